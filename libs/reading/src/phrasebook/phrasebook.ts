import type { Language } from '@disha/contracts/language'
import { compileCatalogue } from '@disha/i18n/compile'
import { LOCALES } from '@disha/contracts/language'
import { formatCalendarDate } from '@disha/i18n/format'
import type { Catalogue } from '@disha/i18n/translate'
import { ENGLISH, type MessageKey } from './english/english.ts'
import { ENGLISH_TERMS, type TermKey } from './english/terms.ts'
import { rashiMark } from './rashi-marks.ts'

export type { MessageKey } from './english/english.ts'
export type { TermKey } from './english/terms.ts'

/** A name of the glossary in a slot: every form its language has is given to the message as `slot`, `slot_gen`, ... */
export type TermSlot = { readonly term: TermKey }
export type DateGrain = 'day' | 'month' | 'monthName'
/** A calendar date in a slot; `grain` month where the birth time does not bear a day. */
export type DateSlot = { readonly date: string; readonly grain: DateGrain }
/** Several slots joined as the language joins a list, with "and", or as a choice with "or". */
export type ListSlot = { readonly list: readonly Slot[]; readonly isChoice?: boolean }
export type Slot = string | number | TermSlot | DateSlot | ListSlot
export type Slots = Readonly<Record<string, Slot>>

/** A term is one form, or a base form with others by name (`gen`, `loc`, ...), as a language's grammar needs. */
export type TermForms = string | (Readonly<Record<string, string>> & { readonly base: string })

export type Phrasebook = {
  language: Language
  /** the sentence behind a key. @throws when a slot that the sentence names is missing */
  say(key: MessageKey, slots?: Slots): string
  term(key: TermKey): string
  date(date: string, grain?: DateGrain): string
  has(key: string): key is MessageKey
  /** the Western name of a sign (0-11), for languages that explain a rashi by it; else null */
  westernSign(sign: number): string | null
}

/** Dates kept in words: putting one into words costs two microseconds, and readings of one day share most of theirs. */
const KEPT_DATES = 5000

const SIGNS = Array.from({ length: 12 }, (_, sign) => sign)
const signKey = (sign: number): 'sign.0' => `sign.${sign}` as 'sign.0'

function makePhrasebook(
  language: Language,
  sources: Readonly<Record<MessageKey, string>>,
  terms: Readonly<Record<TermKey, TermForms>>,
): Phrasebook {
  const baseForm = (forms: TermForms): string => (typeof forms === 'string' ? forms : forms.base)
  const westernSign = (sign: number): string | null => baseForm(terms[`signWestern.${sign}` as 'signWestern.0']) || null
  const names = new Map(SIGNS.filter((sign) => westernSign(sign) !== null).map((sign) => [baseForm(terms[signKey(sign)]), sign]))
  const namePattern = new RegExp(`(?<![\\p{L}{])(?:${[...names.keys()].join('|')})(?![\\p{L}\\p{M}}])`, 'gu')
  const marked = (text: string): string =>
    names.size === 0 ? text : text.replace(namePattern, (name) => `${name}${rashiMark(names.get(name) as number)}`)
  const catalogue: Catalogue = compileCatalogue(
    language,
    Object.fromEntries(Object.entries(sources).map(([key, source]) => [key, marked(source)])),
  )
  const lists = new Intl.ListFormat(LOCALES[language], { style: 'long', type: 'conjunction' })
  const choices = new Intl.ListFormat(LOCALES[language], { style: 'long', type: 'disjunction' })
  const dates = new Map<string, string>()
  const date = (value: string, grain: DateGrain = 'day'): string => {
    const key = `${grain} ${value}`
    let words = dates.get(key)
    if (words === undefined) {
      if (dates.size >= KEPT_DATES) dates.clear()
      dates.set(key, (words = formatCalendarDate(language, value, grain === 'day' ? 'long' : grain)))
    }
    return words
  }
  const term = (key: TermKey): string => {
    const name = baseForm(terms[key])
    return key.startsWith('sign.') ? marked(name) : name
  }
  const text = (slot: Slot): string | number => {
    if (typeof slot !== 'object') return slot
    if ('term' in slot) return term(slot.term)
    if ('date' in slot) return date(slot.date, slot.grain)
    return (slot.isChoice === true ? choices : lists).format(slot.list.map((item) => String(text(item))))
  }
  const expand = (slots: Slots): Record<string, string | number> => {
    const values: Record<string, string | number> = {}
    for (const [name, slot] of Object.entries(slots)) {
      values[name] = text(slot)
      if (typeof slot === 'object' && 'term' in slot) {
        const forms = terms[slot.term]
        if (typeof forms !== 'string')
          for (const [form, word] of Object.entries(forms)) if (form !== 'base') values[`${name}_${form}`] = word
      }
    }
    return values
  }
  return {
    language,
    say: (key, slots = {}) => {
      const message = catalogue[key]
      if (message === undefined) throw new Error(`The ${language} phrasebook has no ${key}`)
      return message(expand(slots))
    },
    term,
    date,
    has: (key): key is MessageKey => key in sources,
    westernSign,
  }
}

const BOOKS: Partial<Record<Language, Phrasebook>> = { english: makePhrasebook('english', ENGLISH, ENGLISH_TERMS) }

/** The phrasebook of a language, or the English one while a language's own is not complete. */
export function phrasebookFor(language: Language): Phrasebook {
  return BOOKS[language] ?? (BOOKS.english as Phrasebook)
}
