import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import compileMessageModule from '@messageformat/core/compile-module.js'
import type { Language } from '@disha/contracts/language'
import { messageCompiler, type MessageCompiler } from '../compile.ts'

const compileModule = compileMessageModule as (compiler: MessageCompiler, messages: Record<string, string>) => string

const PREFIX = 'virtual:messages/'
const MESSAGES = new URL('../../messages/', import.meta.url)

/**
 * Vite plugin: `import messages from 'virtual:messages/hindi/form'` gives that namespace's messages compiled to plain
 * functions keyed `form.<key>`, so that no parser reaches the browser and no `eval` is needed.
 */
export function messagesPlugin() {
  return {
    name: 'disha-messages',
    resolveId(id: string) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined
    },
    load(this: { addWatchFile(file: string): void }, id: string) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const [language, namespace] = id.slice(PREFIX.length + 1).split('/') as [Language, string]
      const file = new URL(`${language}/${namespace}.json`, MESSAGES)
      this.addWatchFile(fileURLToPath(file))
      const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
      const keyed = Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${namespace}.${key}`, text]))
      return compileModule(messageCompiler(language), keyed)
    },
  }
}
