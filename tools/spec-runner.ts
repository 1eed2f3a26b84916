/**
 * How Jest runs one test file. A file runs in a sandbox of its own and loads every module anew, as Jest does it. The rooms that are pure functions
 * need none: their files share the modules, the charts and what is remembered of them in one process, as the product does, which saves three
 * quarters of the work of their tests. One that counts what is done the first time (`*.alone.spec.ts`) keeps its sandbox.
 */
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const PURE_ROOMS = ['libs/jyotish', 'libs/reading']

type Environment = { global: object; moduleMocker?: unknown }
type Runner = (config: object, project: object, environment: Environment, sandbox: object, file: string, send?: unknown) => Promise<unknown>

const require = createRequire(import.meta.url)
const { default: inSandbox } = require('jest-circus/runner') as { default: Runner }
const ROOMS = PURE_ROOMS.map((room) => path.resolve(import.meta.dirname, '..', room) + path.sep)
/** what the framework keeps between files of a process: the handlers of the file before */
const HANDLERS = Symbol.for('EVENT_HANDLERS')
let run = 0

/** What the framework asks of a sandbox, answered by the process itself. */
const PROCESS = {
  requireInternalModule(file: string): unknown {
    Reflect.deleteProperty(globalThis, HANDLERS)
    delete require.cache[file]
    return require(file)
  },
  requireModule: require,
  setGlobalsForRuntime: () => undefined,
  unstable_shouldLoadAsEsm: () => true,
  // a name of its own for each run: a file may be asked for again in the same process
  unstable_importModule: (file: string) => import(`${pathToFileURL(file).href}?run=${(run += 1)}`),
  enterTestCode: () => undefined,
  leaveTestCode: () => undefined,
}

const runFile: Runner = (config, project, environment, sandbox, file, send) => {
  const isPure = ROOMS.some((room) => file.startsWith(room)) && !file.endsWith('.alone.spec.ts')
  if (!isPure) return inSandbox(config, project, environment, sandbox, file, send)
  // of the object `jest` what watches functions: `fn`, `spyOn`
  Object.assign(globalThis, { jest: environment.moduleMocker })
  return inSandbox(config, project, { global: globalThis }, PROCESS, file, send)
}

export default runFile
