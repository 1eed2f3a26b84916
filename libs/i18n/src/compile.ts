import MessageFormat from '@messageformat/core'
import { LANGUAGE_TAGS, type Language } from '@disha/contracts/language'
import type { Catalogue, CompiledMessage } from './translate.ts'

/** ICU sources by key, as the JSON files hold them. */
export type MessageSources = Readonly<Record<string, string>>

/** The part of @messageformat/core that is used; its own types describe a module shape that Node does not see. */
export type MessageCompiler = { compile(source: string): CompiledMessage }

const Compiler = MessageFormat as unknown as new (
  locale: string,
  options: { requireAllArguments: boolean; strict: boolean },
) => MessageCompiler

/**
 * Compiler settings shared by the run-time compiler (services, workers, phrasebooks) and the bundler plugin (web), so that
 * a message means the same everywhere. Every argument named in a message must be given.
 */
export function messageCompiler(language: Language): MessageCompiler {
  return new Compiler(LANGUAGE_TAGS[language], { requireAllArguments: true, strict: true })
}

/**
 * A catalogue that compiles each message when it is first used. Pure: sources come in, nothing is read.
 * @throws on first use of a message that is not valid ICU, and when an argument is missing.
 */
export function compileCatalogue(language: Language, sources: MessageSources): Catalogue {
  const compiler = messageCompiler(language)
  const catalogue: Record<string, CompiledMessage> = {}
  for (const [key, source] of Object.entries(sources)) {
    Object.defineProperty(catalogue, key, {
      enumerable: true,
      configurable: true,
      get() {
        const message = compiler.compile(source)
        Object.defineProperty(catalogue, key, { value: message, enumerable: true })
        return message
      },
    })
  }
  return catalogue
}
