import { readdirSync, readFileSync } from 'node:fs'
import type { Language } from '@disha/contracts/language'
import { compileCatalogue, type MessageSources } from '../compile.ts'
import { createTranslate, type Translate } from '../translate.ts'

const MESSAGES = new URL('../../messages/', import.meta.url)

/** All ICU sources of one language, keyed `<namespace>.<key>` where the namespace is the file's name. */
export function readMessageSources(language: Language): MessageSources {
  const folder = new URL(`${language}/`, MESSAGES)
  const sources: Record<string, string> = {}
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()) {
    const namespace = file.slice(0, -'.json'.length)
    const texts = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, string>
    for (const [key, text] of Object.entries(texts)) sources[`${namespace}.${key}`] = text
  }
  return sources
}

const translators = new Map<Language, Translate>()

/** The translator of one language for services and workers (mail, server pages). Read once a process. */
export function translatorFor(language: Language): Translate {
  let translate = translators.get(language)
  if (translate === undefined) {
    translate = createTranslate(compileCatalogue(language, readMessageSources(language)))
    translators.set(language, translate)
  }
  return translate
}

/** Namespaces present in the English folder: the list that every language must match. */
export function messageNamespaces(): string[] {
  return readdirSync(new URL('english/', MESSAGES)).map((name) => name.replace(/\.json$/, ''))
}
