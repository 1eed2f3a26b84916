/**
 * The door to every command of this repository on a machine that has nothing but Node 20 and npm: installs the packages, finds or
 * installs the system parts, builds what changed, and hands over to the project's own Node 24. Built-in modules only.
 *
 *   node tools/bootstrap.mjs <start|reset|demo|test|bench|chart|reading|place|samples> [arguments]
 *
 * Everything it says goes to the error stream: input and output belong to the script.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const CACHE = path.join(ROOT, '.cache')
const LOCK = path.join(CACHE, 'bootstrap.lock')
const STAMPS = path.join(CACHE, 'bootstrap.json')
const LOWEST_OUTER_NODE = 20
const OWN_NODE = 24
const DATA = {
  folder: 'libs/places',
  script: 'libs/places/build-gazetteer/build.ts',
  output: 'libs/places/data/gazetteer.bin',
  record: 'libs/places/data/gazetteer.json',
}
const ROOMS = ['libs', 'services', 'workers', 'infra']
const NOT_SOURCE = new Set(['node_modules', 'dist', '.git', '.nx', '.data', '.cache', 'coverage', 'test-results', 'playwright-report'])

/** What each command needs before its script runs. */
const COMMANDS = {
  start: { script: 'infra/local/start.ts', parts: ['redis', 'chromium'], build: true },
  reset: { script: 'infra/local/reset.ts', parts: [], build: false },
  demo: { script: 'tools/demo.ts', parts: [], build: true },
  test: { script: 'tools/test.ts', parts: ['redis', 'chromium', 'poppler'], build: true },
  bench: { script: 'tools/bench.ts', parts: [], build: true },
  chart: { script: 'tools/chart.ts', parts: [], build: true },
  reading: { script: 'tools/reading.ts', parts: (args) => (args.some((arg) => arg.includes('pdf')) ? ['chromium'] : []), build: true },
  place: { script: 'tools/place.ts', parts: [], build: true },
  samples: { script: 'workers/documents/tools/samples.ts', parts: ['chromium', 'poppler'], build: true },
}

class SetupError extends Error {}

async function main() {
  const [name, ...args] = process.argv.slice(2)
  const command = COMMANDS[name]
  if (!command) throw new SetupError(`Usage: node tools/bootstrap.mjs <${Object.keys(COMMANDS).join('|')}> [arguments]`)
  const major = Number(process.versions.node.split('.')[0])
  if (major < LOWEST_OUTER_NODE) throw new SetupError(`Node ${LOWEST_OUTER_NODE} or newer is needed to begin; this is ${process.version}.`)
  if (!existsSync(path.join(ROOT, command.script))) throw new SetupError(`There is no ${command.script} in this version.`)

  if (existsSync(path.join(ROOT, '.env'))) process.loadEnvFile?.(path.join(ROOT, '.env'))
  const parts = typeof command.parts === 'function' ? command.parts(args) : command.parts
  // compiled code is kept between runs: about a quarter less work at each start of a process
  const env = { NODE_COMPILE_CACHE: path.join(CACHE, 'compile'), ...process.env }
  // first of all: what cannot be had is said before a minute of other work
  for (const part of parts) {
    const { variable, file } = findOrInstall(part)
    env[variable] = file
  }
  let stamps = readStamps()
  const installStamp = hashOfManifests()
  const sourceStamp = command.build ? hashOfSources() : ''
  const fresh =
    stamps.install === installStamp &&
    existsSync(path.join(ROOT, 'node_modules')) &&
    (!command.build || (isDataReady() && isBuilt(stamps, sourceStamp)))
  if (!fresh) {
    await withLock(async () => {
      stamps = readStamps()
      install(stamps, installStamp)
      const node = findOwnNode()
      if (command.build) {
        // independent of each other, and each keeps one core busy
        const results = await Promise.allSettled([prepareData(node), build(stamps, sourceStamp)])
        for (const { reason } of results) if (reason) throw reason
      }
    })
  }
  const node = findOwnNode()
  process.exitCode = await handOver(node, command.script, args, env)
}

function say(text) {
  process.stderr.write(`${text}\n`)
}

// --- packages ---------------------------------------------------------------------------------------------------------------

/**
 * The manifests that say what belongs into node_modules, and the Node that packages with compiled parts are for. On Linux that
 * Node comes with the manifests; the one that runs this file may differ between two commands.
 */
function hashOfManifests() {
  const abi = process.platform === 'linux' ? '' : process.versions.modules
  const hash = createHash('sha256').update(`${abi} ${process.platform} ${process.arch}`)
  for (const file of manifests()) hash.update(file).update(readFileSync(path.join(ROOT, file)))
  return hash.digest('hex')
}

function manifests() {
  const { workspaces } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
  const folders = workspaces.flatMap((pattern) => (pattern.endsWith('/*') ? subfolders(pattern.slice(0, -2)) : [pattern]))
  return ['package.json', 'package-lock.json', ...folders.map((folder) => `${folder}/package.json`)].filter((file) =>
    existsSync(path.join(ROOT, file)),
  )
}

function subfolders(folder) {
  const absolute = path.join(ROOT, folder)
  if (!existsSync(absolute)) return []
  return readdirSync(absolute, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${folder}/${entry.name}`)
    .sort()
}

function install(stamps, stamp) {
  if (stamps.install === stamp && existsSync(path.join(ROOT, 'node_modules'))) return
  say('Installing packages (about a minute the first time) …')
  const startedAt = Date.now()
  // `npm ci` fails where a registry lacks packages for other platforms; --no-save leaves the lockfile as it is in the repository
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev', '--include=optional']
  const npm =
    process.env['npm_execpath'] && /npm-cli\.c?js$/.test(process.env['npm_execpath'])
      ? [process.execPath, process.env['npm_execpath']]
      : ['npm']
  run([...npm, ...args], 'npm install failed; see above.')
  writeStamps(Object.assign(stamps, { install: stamp, build: undefined }))
  say(`Packages are installed (${seconds(startedAt)}).`)
}

// --- the project's own Node -------------------------------------------------------------------------------------------------

function findOwnNode() {
  const local = path.join(ROOT, 'node_modules/.bin/node')
  for (const candidate of [local, process.execPath, 'node']) {
    if (path.isAbsolute(candidate) && !existsSync(candidate)) continue
    if (candidate === process.execPath && Number(process.versions.node.split('.')[0]) >= OWN_NODE) return candidate
    // the packaged one is pinned by the lockfile: it needs no asking
    if (candidate === local) return candidate
    const answer = spawnSync(candidate, ['-p', 'process.versions.node'], { encoding: 'utf8' })
    if (answer.status === 0 && Number(answer.stdout.split('.')[0]) >= OWN_NODE) return candidate
  }
  const how = process.platform === 'darwin' ? 'brew install node@24' : 'see https://nodejs.org/en/download'
  throw new SetupError(`Node ${OWN_NODE} is needed on ${process.platform}-${process.arch}: install it (${how}) and put it first in PATH.`)
}

// --- system parts -----------------------------------------------------------------------------------------------------------

function findOrInstall(part) {
  const { label, variable, programs, debian, homebrew } = JSON.parse(
    readFileSync(path.join(ROOT, 'infra/local/system-parts.json'), 'utf8'),
  )[part]
  const find = () => findProgram(process.env[variable] ? [process.env[variable]] : programs)
  const found = find()
  if (found) return { variable, file: found }
  if (process.env[variable]) throw new SetupError(`${variable}=${process.env[variable]} cannot be run.`)
  const byHand =
    process.platform === 'darwin'
      ? `brew install ${homebrew.join(' ')}`
      : `sudo apt-get update && sudo apt-get install -y ${debian[0].join(' ')}`
  const prefix = aptPrefix()
  if (prefix) {
    say(`Installing ${label} …`)
    const options = { cwd: ROOT, stdio: ['ignore', 'ignore', 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    spawnSync(prefix[0] ?? 'apt-get', [...(prefix.length > 0 ? [...prefix.slice(1), 'apt-get'] : []), 'update', '-qq'], options)
    for (const packages of debian) {
      const installArgs = ['install', '-y', '-qq', '--no-install-recommends', ...packages]
      spawnSync(prefix[0] ?? 'apt-get', [...(prefix.length > 0 ? [...prefix.slice(1), 'apt-get'] : []), ...installArgs], options)
      const installed = find()
      if (installed) return { variable, file: installed }
    }
  }
  throw new SetupError(
    `${label} is missing${prefix ? ' and could not be installed' : ''}. Install it with:\n\n  ${byHand}\n\nor name its program with ${variable}=/path/to/${programs[0]}`,
  )
}

/** How to run apt-get here: directly as root, through a sudo that asks nothing, or not at all. */
function aptPrefix() {
  if (!findProgram(['apt-get'])) return undefined
  if (process.getuid?.() === 0) return []
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n', 'DEBIAN_FRONTEND=noninteractive'] : undefined
}

function findProgram(programs) {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'].filter(Boolean)
  for (const program of programs) {
    const candidates = path.isAbsolute(program) ? [program] : folders.map((folder) => path.join(folder, program))
    const found = candidates.find((file) => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
    if (found) return found
  }
  return undefined
}

// --- data and build ---------------------------------------------------------------------------------------------------------

/** The place list is derived from packages and an overlay of our own. */
async function prepareData(node) {
  if (isDataReady()) return
  if (!existsSync(path.join(ROOT, DATA.output))) say('Preparing the list of places …')
  const result = await runQuietly(node, ['--conditions=@disha/source', '--disable-warning=ExperimentalWarning', DATA.script])
  if (result.code !== 0) {
    say(result.output)
    throw new SetupError('Preparing the list of places failed; see above.')
  }
}

/** Whether the list was made by the code and from the versions that stand here now: its record names both. */
function isDataReady() {
  if (!existsSync(path.join(ROOT, DATA.script))) return true
  try {
    const { bytes, code, sources } = JSON.parse(readFileSync(path.join(ROOT, DATA.record), 'utf8'))
    const isSame = ([file, sha256]) =>
      createHash('sha256')
        .update(readFileSync(path.join(ROOT, DATA.folder, file)))
        .digest('hex') === sha256
    return (
      statSync(path.join(ROOT, DATA.output)).size === bytes &&
      Object.entries(code).every(isSame) &&
      // the fallback file is one of ours, not a package
      sources.every((source) => source.package.startsWith('@disha/') || installedVersion(source.package) === source.version)
    )
  } catch {
    return false
  }
}

function installedVersion(name) {
  const own = path.join(ROOT, DATA.folder, 'node_modules', name, 'package.json')
  const file = existsSync(own) ? own : path.join(ROOT, 'node_modules', name, 'package.json')
  return JSON.parse(readFileSync(file, 'utf8')).version
}

/** Names, sizes and times of everything that a build reads: changes whenever a source was touched, read in a few milliseconds. */
function hashOfSources() {
  const hash = createHash('sha256')
  for (const room of [...ROOMS, 'web', 'tools']) {
    for (const file of filesUnder(room)) {
      const { size, mtimeMs } = statSync(path.join(ROOT, file))
      hash.update(`${file} ${size} ${mtimeMs}\n`)
    }
  }
  for (const file of ['nx.json', 'tsconfig.base.json', 'package-lock.json']) hash.update(readFileSync(path.join(ROOT, file)))
  return hash.digest('hex')
}

function filesUnder(folder) {
  const files = []
  const walk = (current) => {
    for (const entry of readdirSync(path.join(ROOT, current), { withFileTypes: true })) {
      const file = `${current}/${entry.name}`
      if (entry.isDirectory()) {
        if (!NOT_SOURCE.has(entry.name) && file !== path.dirname(DATA.output)) walk(file)
      } else if (entry.isFile() && !/\.spec\.tsx?$/.test(entry.name)) files.push(file)
    }
  }
  if (existsSync(path.join(ROOT, folder))) walk(folder)
  return files.sort()
}

/** The outputs that a build must have left. */
function buildOutputs() {
  return manifests()
    .filter((file) => file.endsWith('/package.json') && JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')).scripts?.build)
    .filter((file) => existsSync(path.join(ROOT, path.dirname(file), 'src')))
    .map((file) => `${path.dirname(file)}/dist`)
}

function isBuilt(stamps, stamp) {
  return stamps.build === stamp && buildOutputs().every((folder) => existsSync(path.join(ROOT, folder)))
}

async function build(stamps, stamp) {
  if (isBuilt(stamps, stamp)) return
  say('Building what changed …')
  const startedAt = Date.now()
  const env = {
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    FORCE_COLOR: '0',
    PATH: `${path.join(ROOT, 'node_modules/.bin')}${path.delimiter}${process.env['PATH']}`,
  }
  const result = await runQuietly(
    findOwnNode(),
    [path.join(ROOT, 'node_modules/.bin/nx'), 'run-many', '-t', 'build', '--outputStyle=static'],
    env,
  )
  if (result.code !== 0) {
    say(result.output)
    throw new SetupError('The build failed; see above.')
  }
  writeStamps(Object.assign(stamps, { build: stamp }))
  say(`Built (${seconds(startedAt)}).`)
}

// --- helpers ----------------------------------------------------------------------------------------------------------------

function readStamps() {
  try {
    return JSON.parse(readFileSync(STAMPS, 'utf8'))
  } catch {
    return {}
  }
}

function writeStamps(stamps) {
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(STAMPS, JSON.stringify(stamps))
}

/** Two commands at once on a fresh clone: the second waits for the first one's set-up. */
async function withLock(work) {
  mkdirSync(CACHE, { recursive: true })
  let told = false
  for (;;) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const holder = Number(readFileSync(LOCK, { encoding: 'utf8', flag: 'a+' }))
    if (!holder || !isRunning(holder)) rmSync(LOCK, { force: true })
    else {
      if (!told) say(`Another command (process ${holder}) is setting up: waiting for it …`)
      told = true
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
  try {
    await work()
  } finally {
    rmSync(LOCK, { force: true })
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Runs a step and gathers its output, for the case that it fails. */
function runQuietly(program, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
}

/** Runs a step with its output on the error stream. */
function run([program, ...args], message) {
  const result = spawnSync(program, args, { cwd: ROOT, stdio: ['ignore', 2, 2] })
  if (result.error) throw new SetupError(`${program} could not be run: ${result.error.message}`)
  if (result.status !== 0) throw new SetupError(message)
}

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`
}

/** Runs the script in the project's own Node: streams, signals and the exit code pass through. */
function handOver(node, script, args, env) {
  const child = spawn(
    node,
    [
      ...(existsSync(path.join(ROOT, '.env')) ? ['--env-file=.env'] : []),
      '--conditions=@disha/source',
      '--enable-source-maps',
      '--disable-warning=ExperimentalWarning',
      script,
      ...args,
    ],
    { cwd: ROOT, stdio: 'inherit', env: { ...env, DISHA_STARTER_PID: String(process.pid) } },
  )
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? 128 + ({ SIGINT: 2, SIGKILL: 9, SIGTERM: 15, SIGHUP: 1 }[signal] ?? 1)))
  })
}

try {
  await main()
} catch (error) {
  if (!(error instanceof SetupError)) throw error
  say(`\n${error.message}`)
  process.exitCode = 1
}
