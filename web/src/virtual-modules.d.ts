/// <reference types="vite/client" />

declare module 'virtual:message-loaders' {
  import type { Language } from '@disha/contracts/language'
  import type { Catalogue } from '@disha/i18n/translate'

  const loaders: Readonly<Record<Language, Readonly<Record<string, () => Promise<{ default: Catalogue }>>>>>
  export default loaders
}
