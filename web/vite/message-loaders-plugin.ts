import { readdirSync } from 'node:fs'

const ID = 'virtual:message-loaders'
const MESSAGES = new URL('../../libs/i18n/messages/', import.meta.url)

/** Namespaces that no screen speaks: those of services, workers and of the heads of prerendered pages. */
const SERVER_ONLY = new Set(['catalogue', 'delivery', 'head', 'intake', 'mail', 'reading', 'report', 'server'])

/**
 * Vite plugin: `virtual:message-loaders` exports, for every language and namespace, a function that imports its compiled
 * messages, so that a screen downloads the texts of one language only.
 */
export function messageLoadersPlugin() {
  return {
    name: 'disha-message-loaders',
    resolveId(id: string) {
      return id === ID ? `\0${ID}` : undefined
    },
    load(id: string) {
      if (id !== `\0${ID}`) return undefined
      const languages = readdirSync(MESSAGES).sort()
      const entries = languages.map((language) => {
        const namespaces = readdirSync(new URL(`${language}/`, MESSAGES))
          .filter((file) => file.endsWith('.json'))
          .map((file) => file.slice(0, -'.json'.length))
          .filter((namespace) => !SERVER_ONLY.has(namespace.split('-')[0] ?? namespace))
        const loaders = namespaces.map(
          (namespace) => `${JSON.stringify(namespace)}: () => import('virtual:messages/${language}/${namespace}')`,
        )
        return `${language}: { ${loaders.join(', ')} }`
      })
      return `export default { ${entries.join(',\n')} }`
    },
  }
}
