/**
 * Compiles one package's `src` to `dist` (ESM, source maps), copying everything that is not TypeScript.
 * Run from the package's own folder; Nx does so in dependency order and caches the result.
 */
import { transformFile } from '@swc/core'
import { cp, glob, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { swcOptions } from './swc-options.ts'

const TYPESCRIPT = /\.tsx?$/
const TEST = /(\.spec\.tsx?$|(^|\/)(__fixtures__|testdata)\/)/

await rm('dist', { recursive: true, force: true })
for await (const entry of glob('src/**/*', { withFileTypes: true })) {
  if (!entry.isFile()) continue
  const file = path.relative('.', path.join(entry.parentPath, entry.name))
  if (TEST.test(file)) continue
  const target = file.replace(/^src/, 'dist').replace(TYPESCRIPT, '.js')
  await mkdir(path.dirname(target), { recursive: true })
  if (!TYPESCRIPT.test(file)) {
    await cp(file, target)
    continue
  }
  const { code, map } = await transformFile(file, swcOptions(file, 'es6'))
  await writeFile(target, `${code}\n//# sourceMappingURL=${path.basename(target)}.map\n`)
  if (map) await writeFile(`${target}.map`, map)
}
