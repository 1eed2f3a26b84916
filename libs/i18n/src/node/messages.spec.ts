import { LANGUAGES, type Language } from '@disha/contracts/language'
import { parse, type Token } from '@messageformat/parser'
import { readMessageSources } from './messages.ts'

/** Names of a message's arguments; a language may choose forms by one where another only prints it. */
function argumentsOf(source: string): string[] {
  const found = new Set<string>()
  const visit = (tokens: Token[]): void => {
    for (const token of tokens) {
      if ('arg' in token) found.add(token.arg)
      if ('cases' in token) for (const { tokens: inner } of token.cases) visit(inner)
    }
  }
  visit(parse(source))
  return [...found].sort()
}

/** letters that belong to one script only; Latin may stand in names, addresses and citations */
const FOREIGN: Record<Language, RegExp> = {
  english: /[\u0900-\u0DFF]/,
  hindi: /[\u0980-\u0DFF]/,
  tamil: /[\u0900-\u0B7F\u0C00-\u0DFF]/,
  telugu: /[\u0900-\u0BFF\u0C80-\u0DFF]/,
}
/** names of the languages themselves stand in their own script everywhere */
const OWN_SCRIPT_NAMES = /हिन्दी|हिंदी|தமிழ்|తెలుగు|दिशा|திசை|దిశ/g

describe('interface texts', () => {
  const english = readMessageSources('english')
  const others = LANGUAGES.filter((language) => language !== 'english')

  it.each(others)('%s has every text of English, and no other', (language) => {
    expect(Object.keys(readMessageSources(language)).sort()).toEqual(Object.keys(english).sort())
  })

  it.each(others)('%s takes the same arguments in every text', (language) => {
    const sources = readMessageSources(language)
    const different = Object.keys(english).filter(
      (key) => String(argumentsOf(sources[key] ?? '')) !== String(argumentsOf(english[key] ?? '')),
    )
    expect(different).toEqual([])
  })

  it.each(LANGUAGES)('%s has no empty text and no letter of another script', (language) => {
    const wrong = Object.entries(readMessageSources(language)).filter(
      ([, text]) => text.trim() === '' || FOREIGN[language].test(text.replace(OWN_SCRIPT_NAMES, '')),
    )
    expect(wrong).toEqual([])
  })
})
