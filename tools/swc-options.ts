import type { Options } from '@swc/core'

/** Compiler options for one source file. `module` differs between the build (ESM) and Jest (CommonJS). */
export function swcOptions(file: string, module: 'es6' | 'commonjs'): Options {
  return {
    swcrc: false,
    configFile: false,
    sourceMaps: true,
    module: { type: module, ...(module === 'commonjs' ? { ignoreDynamic: true } : {}) },
    jsc: {
      target: 'es2023',
      keepClassNames: true,
      rewriteRelativeImportExtensions: module === 'es6',
      parser: { syntax: 'typescript', tsx: file.endsWith('.tsx'), decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false, react: { runtime: 'automatic' } },
    },
  } as Options
}
