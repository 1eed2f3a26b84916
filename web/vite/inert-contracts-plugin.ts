import { fileURLToPath } from 'node:url'

const CONTRACTS = fileURLToPath(new URL('../../libs/contracts/src/', import.meta.url))
const ID = '\0inert-zod'

/**
 * Vite plugin: to the browser, contracts are types and constants. Their schemas are built from this stand-in instead of zod
 * (60 KB gzipped), and refuse to parse; what the client validates it validates with `zod/mini`.
 */
export function inertContractsPlugin() {
  return {
    name: 'disha-inert-contracts',
    enforce: 'pre' as const,
    resolveId(id: string, importer: string | undefined) {
      return id === 'zod' && importer?.startsWith(CONTRACTS) ? ID : undefined
    },
    load(id: string) {
      if (id !== ID) return undefined
      return `
        const refuse = () => { throw new Error('contract schemas do not validate in the browser') }
        export const z = new Proxy(() => z, { get: (_target, name) => (/^(safe)?parse/i.test(String(name)) ? refuse : z) })
      `
    },
  }
}
