/** A supervisor to be killed by tests: `small-stack.ts <data folder> <first port>`. Prints one JSON line when all is up. */
import path from 'node:path'
import { startStack } from '../stack.ts'

const [dataDir, port] = process.argv.slice(2)
const stack = await startStack({
  dataDir: dataDir!,
  ports: { edge: Number(port) },
  tasks: () => [],
  children: ({ ports }) => [
    { name: 'intake', stage: 'service', script: path.join(import.meta.dirname, 'small-part.ts'), port: ports.intake, readyPath: '/' },
    { name: 'charts', stage: 'worker', script: path.join(import.meta.dirname, 'small-part.ts'), port: ports.charts, readyPath: '/' },
  ],
  events: { onLeftovers: (names) => process.stderr.write(`leftovers: ${names.join(',')}\n`) },
})
process.on('SIGTERM', () => void stack.stop().then(() => process.exit(0)))
process.stdout.write(`${JSON.stringify({ databaseUrl: stack.databaseUrl, redisUrl: stack.redisUrl, states: stack.states() })}\n`)
