/**
 * Every check and every test, in one run that ends with the line `N passed, N failed`. Called by `npm test` (and `--full`)
 * after the bootstrap has installed, built and prepared everything. Names given as arguments run only those parts:
 * static, jest, product.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startStack, type Stack } from '@disha/local/stack'

type Count = { passed: number; failed: number }

const ROOT = path.resolve(import.meta.dirname, '..')
const NODE = process.execPath
const full = process.argv.includes('--full')
const only = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
/** far from the ports of `npm start`, so that both can run at once */
const TEST_PORT = Number(process.env['TEST_PORT'] ?? 4300)

const bin = (file: string): string => path.join(ROOT, 'node_modules', file)

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, NX_DAEMON: 'false', FORCE_COLOR: '0', ...env },
    })
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

function heading(text: string): void {
  console.log(`\n== ${text} (${new Date().toISOString().slice(11, 19)})`)
}

/** Each static check counts as one test. */
async function staticChecks(): Promise<Count> {
  const checks: [string, string, string[]][] = [
    ['format', NODE, [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']],
    ['lint', NODE, [bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0']],
    [
      'module boundaries',
      NODE,
      [
        bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
        '--config',
        '.dependency-cruiser.mjs',
        'libs',
        'services',
        'workers',
        'web',
        'infra',
        'tools',
        'e2e',
      ],
    ],
    ['dead code', NODE, [bin('knip/bin/knip.js'), '--no-progress', '--no-config-hints']],
    ['types', NODE, [bin('typescript7/bin/tsc'), '-p', 'tsconfig.json']],
    ['types of the web client', NODE, [bin('typescript7/bin/tsc'), '-p', 'web/tsconfig.json', '--noEmit']],
  ]
  const count = { passed: 0, failed: 0 }
  for (const [name, command, args] of checks) {
    heading(name)
    if ((await run(command, args)) === 0) count.passed += 1
    else count.failed += 1
  }
  return count
}

async function jest(): Promise<Count> {
  heading('unit and integration tests')
  const output = path.join(ROOT, '.cache', 'jest.json')
  mkdirSync(path.dirname(output), { recursive: true })
  rmSync(output, { force: true })
  const code = await run(
    NODE,
    [
      '--conditions=@disha/source',
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      bin('jest/bin/jest.js'),
      '--maxWorkers=2',
      '--forceExit',
      '--json',
      `--outputFile=${output}`,
      '--reporters=default',
    ],
    { ...(full ? { TEST_FULL: '1' } : {}), LOG_LEVEL: 'silent' },
  )
  if (!existsSync(output)) return { passed: 0, failed: 1 }
  const result = JSON.parse(readFileSync(output, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
    numRuntimeErrorTestSuites: number
  }
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites
  return { passed: result.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed }
}

/**
 * One run of Playwright against the running product. A browser may be starved for a moment on a busy machine: a test has a second try,
 * and one that needed it is told by name, because it may be a race of ours.
 */
async function browserTests(folder: string, args: string[], env: NodeJS.ProcessEnv): Promise<Count> {
  const output = `${folder}.json`
  const code = await run(
    NODE,
    [
      bin('@playwright/test/cli.js'),
      'test',
      '--config',
      'e2e/playwright.config.ts',
      '--reporter=list,json',
      '--retries=1',
      ...args,
      ...(full ? [] : ['--grep-invert', '@full']),
    ],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: output, PLAYWRIGHT_OUTPUT_DIR: folder, NODE_OPTIONS: '--conditions=@disha/source' },
  )
  if (!existsSync(output)) return { passed: 0, failed: 1 }
  const { stats } = JSON.parse(readFileSync(output, 'utf8')) as { stats: { expected: number; unexpected: number; flaky: number } }
  if (stats.flaky > 0) console.log(`${stats.flaky} passed at the second try only; Playwright lists them above as flaky`)
  const failed = stats.unexpected
  return { passed: stats.expected + stats.flaky, failed: code !== 0 && failed === 0 ? 1 : failed }
}

/** The whole product on its own ports and an empty data folder: the demo, the browser journeys, the faults. */
async function product(): Promise<Count> {
  heading('the whole product')
  const dataDir = mkdtempSync(path.join(tmpdir(), 'disha-e2e-'))
  const count = { passed: 0, failed: 0 }
  let stack: Stack | undefined
  try {
    stack = await startStack({
      dataDir,
      env: {
        ...process.env,
        PORT: String(TEST_PORT),
        TEST_PAGES: 'on',
        RATE_LIMITS: 'off',
        SWEEP_INTERVAL_MS: '2000',
        SWEEP_OVERDUE_MS: '4000',
      },
      events: { onStep: (name, ms) => console.log(`  ${name} ready after ${Math.round(ms)} ms`) },
    })
    const env = {
      SITE_URL: stack.url,
      BASE_URL: stack.url,
      MAILBOX_URL: `http://localhost:${stack.ports.mailboxHttp}`,
      STRIPE_EMULATOR_URL: `http://localhost:${stack.ports.stripeEmulator}`,
      STRIPE_SECRET_KEY: stack.secrets.stripeSecretKey,
      DATABASE_URL: stack.databaseUrl,
      REDIS_URL: stack.redisUrl,
      STACK_DATA_DIR: dataDir,
      DEMO_OUT: path.join(dataDir, 'demo'),
    }
    heading('demo')
    if ((await run(NODE, ['--conditions=@disha/source', 'tools/demo.ts'], env)) === 0) count.passed += 1
    else count.failed += 1

    // journeys share the product as visitors do; faults break it and have it for themselves
    for (const [name, args] of [
      ['journeys', ['--project=phone', '--project=desktop', '--workers=2']],
      ['faults', ['--project=faults', '--workers=1']],
    ] as const) {
      heading(`browser ${name}`)
      const { passed, failed } = await browserTests(path.join(dataDir, name), [...args], env)
      count.passed += passed
      count.failed += failed
    }
  } catch (error) {
    console.error(error)
    count.failed += 1
  } finally {
    await stack?.stop()
    if (count.failed === 0) rmSync(dataDir, { recursive: true, force: true })
    else console.log(`logs: ${path.join(dataDir, 'logs')}`)
  }
  return count
}

const parts: Record<string, () => Promise<Count>> = { static: staticChecks, jest, product }
const total = { passed: 0, failed: 0 }
for (const [name, part] of Object.entries(parts)) {
  if (only.length > 0 && !only.includes(name)) continue
  const { passed, failed } = await part()
  total.passed += passed
  total.failed += failed
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
