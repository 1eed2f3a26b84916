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
const FULL_ENV = full ? { TEST_FULL: '1' } : {}
const only = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
/** far from the ports of `npm start`, so that both can run at once */
const TEST_PORT = Number(process.env['TEST_PORT'] ?? 4300)

const bin = (file: string): string => path.join(ROOT, 'node_modules', file)

/** Runs a program to its end. What runs beside something else is `gathered`: it speaks in one piece, under its heading, when it has ended. */
function run(
  name: string,
  command: string,
  args: string[],
  { env = {}, gathered = false }: { env?: NodeJS.ProcessEnv; gathered?: boolean } = {},
): Promise<number> {
  const title = heading(name)
  if (!gathered) console.log(title)
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: gathered ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, NX_DAEMON: 'false', FORCE_COLOR: '0', ...env },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
    const end = (code: number): void => {
      if (gathered) console.log(`${title}\n${output.trimEnd()}`)
      resolve(code)
    }
    child.on('error', (error) => {
      output += error.message
      end(1)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}

const heading = (text: string): string => `\n== ${text} (${new Date().toISOString().slice(11, 19)})`

/** Each static check counts as one test. Most keep one core busy: two run at a time. */
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
  const waiting = checks.values()
  const checkOn = async (): Promise<void> => {
    for (const [name, command, args] of waiting) {
      if ((await run(name, command, args, { gathered: true })) === 0) count.passed += 1
      else count.failed += 1
    }
  }
  await Promise.all([checkOn(), checkOn()])
  return count
}

async function jest(): Promise<Count> {
  const output = path.join(ROOT, '.cache', 'jest.json')
  mkdirSync(path.dirname(output), { recursive: true })
  rmSync(output, { force: true })
  const code = await run(
    'unit and integration tests',
    NODE,
    [
      // above the limit at which a worker is begun anew between two files
      '--max-old-space-size=5120',
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
    { env: { ...FULL_ENV, LOG_LEVEL: 'silent' } },
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
async function browserTests(
  name: string,
  folder: string,
  args: string[],
  { env, gathered }: { env: NodeJS.ProcessEnv; gathered: boolean },
): Promise<Count> {
  const output = `${folder}.json`
  const code = await run(
    `browser ${name}`,
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
    {
      env: {
        ...env,
        ...FULL_ENV,
        PLAYWRIGHT_JSON_OUTPUT_NAME: output,
        PLAYWRIGHT_OUTPUT_DIR: folder,
        NODE_OPTIONS: '--conditions=@disha/source',
      },
      gathered,
    },
  )
  if (!existsSync(output)) return { passed: 0, failed: 1 }
  const { stats } = JSON.parse(readFileSync(output, 'utf8')) as { stats: { expected: number; unexpected: number; flaky: number } }
  if (stats.flaky > 0) console.log(`${stats.flaky} passed at the second try only; Playwright lists them above as flaky`)
  const failed = stats.unexpected
  return { passed: stats.expected + stats.flaky, failed: code !== 0 && failed === 0 ? 1 : failed }
}

/**
 * The whole product on its own ports and an empty data folder: the demo, the faults, the browser journeys. The first two wait more than they
 * work and run beside `others`; the journeys, which look at what a visitor sees and when, have the machine for themselves.
 */
async function product(others?: Promise<unknown>): Promise<Count> {
  const gathered = others !== undefined
  const dataDir = mkdtempSync(path.join(tmpdir(), 'disha-e2e-'))
  const count = { passed: 0, failed: 0 }
  let stack: Stack | undefined
  try {
    const title = heading('the whole product')
    const steps: string[] = []
    stack = await startStack({
      dataDir,
      durable: false,
      env: {
        ...process.env,
        PORT: String(TEST_PORT),
        TEST_PAGES: 'on',
        RATE_LIMITS: 'off',
        SWEEP_INTERVAL_MS: '2000',
        SWEEP_OVERDUE_MS: '4000',
      },
      events: { onStep: (name, ms) => steps.push(`  ${name} ready after ${Math.round(ms)} ms`) },
    })
    console.log([title, ...steps].join('\n'))
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
    if ((await run('demo', NODE, ['--conditions=@disha/source', 'tools/demo.ts'], { env, gathered })) === 0) count.passed += 1
    else count.failed += 1

    // faults break the product, one at a time; journeys share it as visitors do, and find it as the faults left it
    for (const [name, args] of [
      ['faults', ['--project=faults', '--workers=1']],
      // each journey waits for a good part of its time: three of them keep two cores busy
      ['journeys', ['--project=phone', '--project=desktop', '--workers=3']],
    ] as const) {
      if (name === 'journeys') {
        await others
        for (const part of Object.keys(stack.states())) await stack.waitUntilReady(part)
      }
      const { passed, failed } = await browserTests(name, path.join(dataDir, name), [...args], {
        env,
        gathered: gathered && name === 'faults',
      })
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

const wants = (part: 'static' | 'jest' | 'product'): boolean => only.length === 0 || only.includes(part)
const counts = wants('static') ? [await staticChecks()] : []
const ofParts = wants('jest') ? jest() : undefined
if (wants('product')) counts.push(await product(ofParts))
if (ofParts !== undefined) counts.push(await ofParts)
const total = { passed: 0, failed: 0 }
for (const { passed, failed } of counts) {
  total.passed += passed
  total.failed += failed
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
