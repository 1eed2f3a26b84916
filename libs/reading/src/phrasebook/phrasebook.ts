import type { Language } from '@disha/contracts/language'
import { compileCatalogue } from '@disha/i18n/compile'
import { LOCALES } from '@disha/contracts/language'
import { formatCalendarDate } from '@disha/i18n/format'
import type { Catalogue, CompiledMessage } from '@disha/i18n/translate'
import { ENGLISH, type MessageKey } from './english/english.ts'
import { ENGLISH_GRAMMAR } from './english/grammar.ts'
import { ENGLISH_TERMS, type TermKey } from './english/terms.ts'
import { baseOf, carrying, formsIn, namedForms, type Forms } from './forms.ts'
import type { Grammar } from './grammar.ts'
import { rashiMark } from './rashi-marks.ts'

export type { MessageKey } from './english/english.ts'
export type { TermKey } from './english/terms.ts'

/** A name of the glossary in a slot: every form its language has is given to the message as `slot`, `slot_gen`, ... (see forms.ts) */
export type TermSlot = { readonly term: TermKey }
export type DateGrain = 'day' | 'dayOfMonth' | 'month' | 'monthName' | 'monthShort'
/** A calendar date in a slot; `grain` month where the birth time does not bear a day. */
export type DateSlot = { readonly date: string; readonly grain: DateGrain }
/** Several slots joined as the language joins a list, with "and", or as a choice with "or". */
export type ListSlot = { readonly list: readonly Slot[]; readonly isChoice?: boolean }
export type Slot = string | number | TermSlot | DateSlot | ListSlot
export type Slots = Readonly<Record<string, Slot>>

export type Phrasebook = {
  language: Language
  /** the sentence behind a key. @throws when a slot that the sentence names is missing */
  say(key: MessageKey, slots?: Slots): string
  term(key: TermKey): string
  date(date: string, grain?: DateGrain): string
  has(key: string): key is MessageKey
  grammar: Grammar
  /** the Western name of a sign (0-11), for languages that explain a rashi by it; else null */
  westernSign(sign: number): string | null
}

/** Dates kept in words: putting one into words costs two microseconds, and readings of one day share most of theirs. */
const KEPT_DATES = 5000

const SIGNS = Array.from({ length: 12 }, (_, sign) => sign)
/** Where a form of a text stands in the catalogue. */
const formKey = (key: string, form: string): string => `${key}#${form}`
const signKey = (sign: number): 'sign.0' => `sign.${sign}` as 'sign.0'

/** A phrasebook from a language's texts and terms; each is one form or several. */
export function makePhrasebook(
  language: Language,
  sources: Readonly<Record<MessageKey, Forms>>,
  terms: Readonly<Record<TermKey, Forms>>,
  grammar: Grammar,
): Phrasebook {
  const westernSign = (sign: number): string | null => baseOf(terms[`signWestern.${sign}` as 'signWestern.0']) || null
  const names = new Map(SIGNS.filter((sign) => westernSign(sign) !== null).map((sign) => [baseOf(terms[signKey(sign)]), sign]))
  const namePattern = new RegExp(`(?<![\\p{L}{])(?:${[...names.keys()].join('|')})(?![\\p{L}\\p{M}}])`, 'gu')
  const marked = (text: string): string =>
    names.size === 0 ? text : text.replace(namePattern, (name) => `${name}${rashiMark(names.get(name) as number)}`)
  const formNames = new Map<string, readonly string[]>()
  const texts: Record<string, string> = {}
  for (const [key, forms] of Object.entries(sources)) {
    texts[key] = marked(baseOf(forms))
    if (typeof forms === 'string') continue
    const others = Object.keys(forms).filter((form) => form !== 'base')
    formNames.set(key, others)
    for (const form of others) texts[formKey(key, form)] = marked(forms[form] as string)
  }
  const catalogue: Catalogue = compileCatalogue(language, texts)
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
    const name = baseOf(terms[key])
    return key.startsWith('sign.') ? marked(name) : name
  }
  /** every form of what stands in a slot */
  const formsOf = (slot: Slot): Forms | number => {
    if (typeof slot === 'number') return slot
    if (typeof slot === 'string') return formsIn(slot)
    if ('term' in slot) {
      const forms = terms[slot.term]
      return typeof forms === 'string' ? term(slot.term) : { ...forms, base: term(slot.term) }
    }
    if ('date' in slot) return date(slot.date, slot.grain)
    const items = slot.list.map(formsOf)
    const format = slot.isChoice === true ? choices : lists
    if (items.every((item) => typeof item !== 'object')) return format.format(items.map(String))
    const inForm = (form: string): string =>
      format.format(items.map((item) => (typeof item === 'object' ? (item[form] ?? item.base) : String(item))))
    const names = new Set(items.flatMap((item) => (typeof item === 'object' ? Object.keys(item) : [])))
    return { ...Object.fromEntries([...names].map((form) => [form, inForm(form)])), base: inForm('base') }
  }
  type Written = { message: CompiledMessage; wanted: ReturnType<typeof namedForms> }
  const writers = new Map<string, Written>()
  const writerOf = (key: string): Written => {
    const message = catalogue[key]
    if (message === undefined) throw new Error(`The ${language} phrasebook has no ${key}`)
    const writer = { message, wanted: namedForms(texts[key] as string) }
    writers.set(key, writer)
    return writer
  }
  const written = (key: string, slots: Slots): string => {
    const { message, wanted } = writers.get(key) ?? writerOf(key)
    const values: Record<string, string | number> = {}
    for (const name in slots) {
      const forms = formsOf(slots[name] as Slot)
      if (typeof forms !== 'object') values[name] = forms
      else for (const form in forms) values[form === 'base' ? name : `${name}_${form}`] = forms[form] as string
    }
    for (const [name, slot] of wanted) {
      const base = values[slot]
      if (!(name in values) && base !== undefined) values[name] = base
    }
    return message(values).replace(...grammar.ofMonth)
  }
  return {
    language,
    say: (key, slots = {}) => {
      const others = formNames.get(key)
      const text = written(key, slots)
      return others === undefined
        ? text
        : carrying(text, Object.fromEntries(others.map((form) => [form, written(formKey(key, form), slots)])))
    },
    term,
    date,
    has: (key): key is MessageKey => key in sources,
    grammar,
    westernSign,
  }
}

const BOOKS: Partial<Record<Language, Phrasebook>> = { english: makePhrasebook('english', ENGLISH, ENGLISH_TERMS, ENGLISH_GRAMMAR) }

/** The phrasebook of a language, or the English one while a language's own is not complete. */
export function phrasebookFor(language: Language): Phrasebook {
  return BOOKS[language] ?? (BOOKS.english as Phrasebook)
}
