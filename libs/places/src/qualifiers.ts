import { LANGUAGES, LOCALES } from '@disha/contracts/language'
import { editDistance } from './edit-distance.ts'
import { fold, skeleton } from './fold.ts'
import type { Tables } from './index-format.ts'
import { DIVISION_NAMES } from './division-names.ts'
import { romanise } from './romanise.ts'

/** Which divisions and countries a word such as "Telangana", "उत्तर प्रदेश", "UP" or "Lanka" names. */
export type Qualifier = {
  admin1s: ReadonlySet<number>
  admin2s: ReadonlySet<number>
  countries: ReadonlySet<number>
}

const COUNTRY_ALIASES: Record<string, string[]> = {
  IN: ['bharat', 'hindustan', 'भारत', 'हिंदुस्तान', 'இந்தியா', 'భారతదేశం', 'ఇండియా'],
  US: ['usa', 'america', 'us', 'united states of america', 'अमेरिका', 'அமெரிக்கா', 'అమెరికా'],
  GB: ['uk', 'great britain', 'britain', 'england', 'scotland', 'wales', 'ब्रिटेन', 'इंग्लैंड', 'இங்கிலாந்து', 'ఇంగ్లాండ్'],
  AE: ['uae', 'emirates'],
  LK: ['ceylon', 'srilanka', 'ilankai'],
  MM: ['burma', 'myanmar'],
}

/** Words of postal addresses that name no place. */
const NOISE =
  /\b(?:district|dist|distt|dt|jila|zila|zilla|state|taluk|taluka|tehsil|tahsil|mandal|village|vill|gram|po|ps|post|city|town)\b/g

const clean = (text: string) => fold(text).replace(NOISE, ' ').replace(/\s+/g, ' ').trim()

/** Sounds of a text: one per way to romanise it. */
const soundsOf = (text: string) => romanise(text.normalize('NFC')).map((latin) => skeleton(clean(latin)))

type NamedArea = { list: 'admin1s' | 'admin2s' | 'countries'; index: number }

type Named = { text: string; sound: string; index: number; indian: boolean }

/** Shorter words name only what they spell out in full ("Go" is not yet Goa), longer ones also their beginning. */
const PREFIX_LETTERS = 4
/** A misspelling is looked for from this many letters of sound on. */
const FUZZY_LETTERS = 6

/** Finds divisions and countries by name, in four languages. Built once for a gazetteer. */
export class QualifierIndex {
  private readonly admin1s: Named[] = []
  private readonly admin2s: Named[] = []
  private readonly countries: Named[] = []
  private readonly byName: Map<string, NamedArea[]>
  private readonly cache = new Map<string, Qualifier>()

  constructor(tables: Tables) {
    const add = (list: Named[], name: string, index: number, country: string) => {
      for (const latin of romanise(name.normalize('NFC'))) {
        const text = clean(latin)
        if (text !== '') list.push({ text, sound: skeleton(text), index, indian: country === 'IN' })
      }
    }
    tables.admin1.forEach(({ country, name }, index) => {
      add(this.admin1s, name, index, country)
      if (country === 'IN') for (const other of DIVISION_NAMES[name] ?? []) add(this.admin1s, other, index, country)
    })
    tables.admin2.forEach(({ country, name }, index) => add(this.admin2s, name, index, country))
    const displayNames = LANGUAGES.map((language) => new Intl.DisplayNames(LOCALES[language], { type: 'region', fallback: 'none' }))
    tables.countries.forEach((code, index) => {
      if (code === '') return
      for (const names of displayNames) add(this.countries, names.of(code) ?? '', index, code)
      for (const other of COUNTRY_ALIASES[code] ?? []) add(this.countries, other, index, code)
      this.countries.push({ text: code.toLowerCase(), sound: '', index, indian: code === 'IN' })
    })
    this.byName = this.indexNames()
  }

  /** What the text names; undefined when it names no division and no country. */
  find(text: string): Qualifier | undefined {
    const known = this.cache.get(text)
    if (known !== undefined) return known
    const qualifier = this.look(text)
    if (qualifier === undefined) return undefined
    if (this.cache.size > 500) this.cache.clear()
    this.cache.set(text, qualifier)
    return qualifier
  }

  private look(text: string): Qualifier | undefined {
    const spelt = romanise(text.normalize('NFC'))
      .map(clean)
      .filter((word) => word !== '')
    const sounds = [...new Set(soundsOf(text))].filter((sound) => sound !== '')
    if (spelt.length === 0) return undefined
    const attempts: ((named: Named) => boolean)[] = [
      (named) => spelt.includes(named.text),
      (named) => named.sound.length > 2 && sounds.includes(named.sound),
      (named) => spelt.some((word) => word.length >= PREFIX_LETTERS && named.text.startsWith(word)),
      (named) => sounds.some((sound) => sound.length >= PREFIX_LETTERS && named.sound.startsWith(sound)),
      (named) =>
        sounds.some(
          (sound) =>
            sound.length >= FUZZY_LETTERS &&
            Math.abs(named.sound.length - sound.length) <= 2 &&
            editDistance(sound, named.sound, 2) <= (sound.length >= 9 ? 2 : 1),
        ),
    ]
    for (const matches of attempts) {
      const found = (list: Named[]) => new Set(list.filter(matches).map(({ index }) => index))
      const qualifier = { admin1s: found(this.admin1s), admin2s: found(this.admin2s), countries: found(this.countries) }
      if (qualifier.admin1s.size + qualifier.admin2s.size + qualifier.countries.size > 0) return qualifier
    }
    return undefined
  }

  /**
   * What the text is the full name of: a country, a state or province, an Indian district; by sound for India only. For words that no comma
   * sets apart.
   */
  named(text: string): Qualifier | undefined {
    const qualifier = { admin1s: new Set<number>(), admin2s: new Set<number>(), countries: new Set<number>() }
    const names = romanise(text.normalize('NFC')).map(clean)
    for (const key of [...names, ...soundsOf(text).map((sound) => `~${sound}`)]) {
      for (const { list, index } of this.byName.get(key) ?? []) qualifier[list].add(index)
    }
    return qualifier.admin1s.size + qualifier.admin2s.size + qualifier.countries.size > 0 ? qualifier : undefined
  }

  /** Full names, and Indian names by sound (`~` before it). */
  private indexNames(): Map<string, NamedArea[]> {
    const byName = new Map<string, NamedArea[]>()
    for (const list of ['admin1s', 'admin2s', 'countries'] as const) {
      for (const { text, sound, index, indian } of this[list]) {
        if (list === 'admin2s' && !indian) continue
        for (const key of indian && sound.length > 3 ? [text, `~${sound}`] : [text]) {
          const entries = byName.get(key)
          if (entries === undefined) byName.set(key, [{ list, index }])
          else entries.push({ list, index })
        }
      }
    }
    return byName
  }
}
