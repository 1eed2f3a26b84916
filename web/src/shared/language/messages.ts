import loaders from 'virtual:message-loaders'
import type { Catalogue } from '@disha/i18n/translate'
import type { Language } from './languages.ts'

const loaded = new Map<string, Catalogue>()
const pending = new Map<string, Promise<Catalogue>>()

const keyOf = (language: Language, namespace: string) => `${language}/${namespace}`

export const loadedMessages = (language: Language, namespace: string): Catalogue | undefined => loaded.get(keyOf(language, namespace))

/** Downloads one screen's texts in one language, once; a failed download may be tried again. */
export function loadMessages(language: Language, namespace: string): Promise<Catalogue> {
  const key = keyOf(language, namespace)
  let promise = pending.get(key)
  if (promise === undefined) {
    const loader = loaders[language][namespace]
    promise = (loader === undefined ? Promise.resolve<Catalogue>({}) : loader().then((module) => module.default)).then((catalogue) => {
      loaded.set(key, catalogue)
      return catalogue
    })
    promise.catch(() => pending.delete(key))
    pending.set(key, promise)
  }
  return promise
}
