import { LANGUAGES, LOCALES } from '@disha/contracts/language'
import { editDistance } from './edit-distance.ts'
import { fold, skeleton } from './fold.ts'
import type { Tables } from './index-format.ts'
import { DIVISION_CODES, DIVISION_NAMES } from './division-names.ts'
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

type Area = { list: keyof Qualifier; index: number; text: string; sound: string; indian: boolean }

/** Shorter words name only what they spell out in full ("Go" is not yet Goa), longer ones also their beginning. */
const PREFIX_LETTERS = 4
/** A misspelling is looked for from this many letters of sound on. */
const FUZZY_LETTERS = 6

/** By sound these are told apart well enough; shorter ones are not. */
const SOUND_LETTERS = 4

function qualifierOf(areas: Area[]): Qualifier | undefined {
  if (areas.length === 0) return undefined
  const of = (list: keyof Qualifier) => new Set(areas.filter((area) => area.list === list).map(({ index }) => index))
  return { admin1s: of('admin1s'), admin2s: of('admin2s'), countries: of('countries') }
}

/** Finds divisions and countries by name, in four languages. Built once for a gazetteer. */
export class QualifierIndex {
  /** by text, and by sound with `~` before it */
  private readonly byName = new Map<string, Area[]>()
  /** what unfinished and misspelt names are looked for in: all but the districts of other countries */
  private readonly guessed: Area[] = []
  private readonly cache = new Map<string, Qualifier>()

  constructor(tables: Tables) {
    const add = (list: keyof Qualifier, name: string, index: number, country: string) => {
      for (const latin of romanise(name.normalize('NFC'))) {
        const text = clean(latin)
        if (text !== '') this.add({ list, index, text, sound: skeleton(text), indian: country === 'IN' })
      }
    }
    tables.admin1.forEach(({ country, name }, index) => {
      add('admin1s', name, index, country)
      if (country === 'IN') for (const other of DIVISION_NAMES[name] ?? []) add('admin1s', other, index, country)
      const code = DIVISION_CODES[country]?.[name]
      if (code !== undefined) add('admin1s', code, index, country)
    })
    tables.admin2.forEach(({ country, name }, index) => add('admin2s', name, index, country))
    const displayNames = LANGUAGES.map((language) => new Intl.DisplayNames(LOCALES[language], { type: 'region', fallback: 'none' }))
    tables.countries.forEach((code, index) => {
      if (code === '') return
      for (const names of displayNames) add('countries', names.of(code) ?? '', index, code)
      for (const other of COUNTRY_ALIASES[code] ?? []) add('countries', other, index, code)
      this.add({ list: 'countries', index, text: code.toLowerCase(), sound: '', indian: code === 'IN' })
    })
  }

  private add(area: Area): void {
    if (area.list !== 'admin2s' || area.indian) this.guessed.push(area)
    for (const key of area.sound.length >= SOUND_LETTERS ? [area.text, `~${area.sound}`] : [area.text]) {
      const areas = this.byName.get(key)
      if (areas === undefined) this.byName.set(key, [area])
      else areas.push(area)
    }
  }

  /** What the text names, beginnings and misspellings included; undefined when it names no division and no country. */
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
    const spelt = speltOf(text)
    const sounds = spelt.map(skeleton)
    const named = (keys: string[]) => qualifierOf(keys.flatMap((key) => this.byName.get(key) ?? []))
    const guess = (matches: (area: Area) => boolean) => qualifierOf(this.guessed.filter(matches))
    return (
      named(spelt) ??
      named(sounds.map((sound) => `~${sound}`)) ??
      guess((area) => spelt.some((word) => word.length >= PREFIX_LETTERS && area.text.startsWith(word))) ??
      guess((area) => sounds.some((sound) => sound.length >= PREFIX_LETTERS && area.sound.startsWith(sound))) ??
      guess((area) => sounds.some((sound) => isMisspelt(sound, area.sound)))
    )
  }

  /**
   * What the text is the full name of: a country, a state or province, an Indian district; by sound for India only. For words that no comma
   * sets apart.
   */
  named(text: string): Qualifier | undefined {
    const spelt = speltOf(text)
    const areas = [
      ...spelt.flatMap((name) => this.byName.get(name) ?? []).filter(({ list, indian }) => list !== 'admin2s' || indian),
      ...spelt.flatMap((name) => this.byName.get(`~${skeleton(name)}`) ?? []).filter(({ indian }) => indian),
    ]
    return qualifierOf(areas)
  }
}

const speltOf = (text: string) =>
  romanise(text.normalize('NFC'))
    .map(clean)
    .filter((name) => name !== '')

function isMisspelt(sound: string, meant: string): boolean {
  if (sound.length < FUZZY_LETTERS || Math.abs(meant.length - sound.length) > 2) return false
  return editDistance(sound, meant, 2) <= (sound.length >= 9 ? 2 : 1)
}
