import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stopLeftovers } from './leftovers.ts'
import { findLockHolder } from './lock.ts'
import { sendSignal, waitForEnd } from './process-identity.ts'
import { REPO_ROOT } from './product.ts'

/** Long enough for workers to finish what they hold. */
const STOP_TIMEOUT_MS = 60_000

const dataDir = path.resolve(process.env['DISHA_DATA_DIR'] ?? path.join(REPO_ROOT, '.data'))
const holder = findLockHolder(dataDir)
if (holder) {
  process.stdout.write(`Disha is running (process ${holder.pid}): stopping it first …\n`)
  sendSignal(holder.pid, 'SIGTERM')
  if (!(await waitForEnd(holder.pid, holder.startToken, STOP_TIMEOUT_MS))) {
    process.stderr.write(`It did not stop. Nothing was emptied. Stop it with: kill ${holder.pid}, and try again.\n`)
    process.exit(1)
  }
}
const leftovers = await stopLeftovers(path.join(dataDir, 'run'), [['redis'], ['postgres']])
if (leftovers.length > 0) process.stdout.write(`Stopped what an earlier run had left: ${leftovers.join(', ')}\n`)

if (!existsSync(dataDir)) {
  process.stdout.write('There is no data: nothing to empty.\n')
  process.exit(0)
}
// never empties a folder that this product did not make
if (process.env['DISHA_DATA_DIR'] && !existsSync(path.join(dataDir, 'secrets.json')) && readdirSync(dataDir).length > 0) {
  process.stderr.write(`${dataDir} does not look like this product's data (no secrets.json in it): nothing was emptied.\n`)
  process.exit(1)
}
rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
process.stdout.write(`Emptied ${path.relative(process.cwd(), dataDir) || dataDir}. The next 'npm start' begins afresh.\n`)
