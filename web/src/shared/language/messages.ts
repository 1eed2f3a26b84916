import loaders from 'virtual:message-loaders'
import type { Catalogue } from '@disha/i18n/translate'
import type { Language } from './languages.ts'

const pending = new Map<string, Promise<Catalogue>>()

/** Downloads one screen's texts in one language, once; a failed download may be tried again. */
export function loadMessages(language: Language, namespace: string): Promise<Catalogue> {
  const key = `${language}/${namespace}`
  let promise = pending.get(key)
  if (promise === undefined) {
    const loader = loaders[language][namespace]
    promise = loader === undefined ? Promise.resolve<Catalogue>({}) : loader().then((module) => module.default)
    const known = promise as Promise<Catalogue> & { status?: 'fulfilled'; value?: Catalogue }
    // React's `use` reads these two and does not suspend on texts that are here already.
    void promise.then(
      (value) => {
        known.status = 'fulfilled'
        known.value = value
      },
      () => undefined,
    )
    promise.catch(() => pending.delete(key))
    pending.set(key, promise)
  }
  return promise
}
