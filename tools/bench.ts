/**
 * Runs every benchmark of the repository, one after the other, or only those whose path holds a given word:
 * `npm run bench -- places`. Benchmarks print ratios against a baseline measured in the same run; they are never tests.
 */
import { spawn } from 'node:child_process'
import { glob } from 'node:fs/promises'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')
const words = process.argv.slice(2)
let failed = false
for await (const file of glob('{web,{libs,workers,services,infra}/*}/bench/*.bench.ts', { cwd: ROOT })) {
  if (words.length > 0 && !words.some((word) => file.includes(word))) continue
  console.log(`\n== ${file}`)
  const code = await new Promise<number>((resolve) => {
    const child = spawn(process.execPath, ['--conditions=@disha/source', '--expose-gc', file], { cwd: ROOT, stdio: 'inherit' })
    child.on('error', () => resolve(1))
    child.on('exit', (status) => resolve(status ?? 1))
  })
  if (code !== 0) failed = true
}
process.exitCode = failed ? 1 : 0
