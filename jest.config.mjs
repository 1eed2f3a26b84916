import { swcOptions } from './tools/swc-options.ts'

const transform = {
  '\\.tsx$': ['@swc/jest', swcOptions('x.tsx', 'commonjs')],
  '\\.ts$': ['@swc/jest', swcOptions('x.ts', 'commonjs')],
}

// prettier-ignore
const GLOBALS = [
  'Array', 'Boolean', 'Date', 'Error', 'Float64Array', 'Infinity', 'Intl', 'JSON', 'Map', 'Math', 'Number', 'Object', 'RegExp', 'Set', 'String', 'WeakMap',
]

/** What both projects share: sources are compiled by SWC to CommonJS, packages resolve to their `src`. */
const base = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@disha/source', 'node', 'require', 'default'] },
  extensionsToTreatAsEsm: [],
  moduleFileExtensions: ['js', 'mjs', 'cjs', 'ts', 'tsx', 'json', 'node'],
  transform,
  transformIgnorePatterns: ['/node_modules/', '/dist/'],
  // a test file runs in a context of its own, where every look at a global is slow: those that charts and readings are made of
  // are given to each module as its own names
  sandboxInjectedGlobals: GLOBALS,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/e2e/'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.data/'],
}

export default {
  testTimeout: 20_000,
  // the files of a worker share what is remembered of charts and questions: one that has grown is begun anew between two files
  workerIdleMemoryLimit: '3GB',
  projects: [
    {
      ...base,
      displayName: 'unit',
      testRunner: '<rootDir>/tools/spec-runner.ts',
      testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
      testPathIgnorePatterns: [...base.testPathIgnorePatterns, '\\.int\\.spec\\.tsx?$'],
    },
    {
      ...base,
      displayName: 'int',
      testMatch: ['**/*.int.spec.ts'],
      globalSetup: '<rootDir>/libs/testing/src/jest/global-setup.ts',
      globalTeardown: '<rootDir>/libs/testing/src/jest/global-teardown.ts',
    },
  ],
}
