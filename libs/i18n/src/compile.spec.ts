import { compileCatalogue } from './compile.ts'
import { createTranslate } from './translate.ts'

describe('compiled messages', () => {
  const translate = createTranslate(
    compileCatalogue('hindi', { 'a.pages': '{count, plural, one {# पन्ना} other {# पन्ने}}', 'a.broken': '{count, plural,' }),
  )

  it('follows the plural rules of the language', () => {
    expect(translate('a.pages', { count: 1 })).toBe('1 पन्ना')
    expect(translate('a.pages', { count: 4 })).toBe('4 पन्ने')
  })

  it('shows the key of a missing message and reports it', () => {
    const missing: string[] = []
    const strict = createTranslate({}, (key) => missing.push(key))
    expect(strict('form.nowhere')).toBe('form.nowhere')
    expect(missing).toEqual(['form.nowhere'])
  })

  it('refuses a message whose argument is missing or whose source is not ICU', () => {
    expect(() => translate('a.pages')).toThrow(/count/)
    expect(() => translate('a.broken')).toThrow()
  })
})
