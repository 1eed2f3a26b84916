import type { Place } from '@disha/contracts/api/places'
import type { Language } from '@disha/contracts/language'
import { distanceKm } from './distance.ts'
import { editDistance, spellingDistance } from './edit-distance.ts'
import { skeleton } from './fold.ts'
import { decodeIndex, trigrams, type Columns, type Tables } from './index-format.ts'
import { parseQuery, spell, withoutKind, type Spelt } from './query.ts'
import { QualifierIndex, type Qualifier } from './qualifiers.ts'

export type SearchOptions = {
  /** the visitor's language: breaks near-ties towards its states */
  language?: Language
  /** 1 to 50, default 8 */
  limit?: number
}

export type Resolution = { status: 'one'; place: Place } | { status: 'many'; candidates: Place[] } | { status: 'none' }

/*
 * Score of a match = importance of the place (a power of ten of its population) + what the kind of match is worth on that scale:
 * a name spelt out in full outweighs a place a thousand times as large whose name only begins so.
 */
const EXACT_NAME = 3
const EXACT_ALIAS = 2.6
const EXACT_SOUND = 2.4
const EXACT_SOUND_INDIC = 2.6
const PREFIX_NAME = 0.8
const PREFIX_ALIAS = 0.4
const PREFIX_SOUND = 0
const PREFIX_SOUND_INDIC = 0.5
const FUZZY = 0.8
/** What an edit of the sound costs: more in a short name. */
const fuzzyEdit = (letters: number) => Math.min(1.4, 7 / letters)
/** per letter that spelling and key differ by, relative to the length */
const SPELLING_DIFFERENCE = 5
/** Above this part of their letters two spellings have nothing to do with one another, whatever they sound like. */
const MOST_DIFFERENT = 0.42
const MOST_DIFFERENT_INDIC = 0.6
/** per letter that a prefix leaves open, at most a whole point */
const OPEN_LETTER = 0.04
const QUALIFIED = 4
/** Without a comma the last words may just as well belong to the name. */
const QUALIFIED_BY_TAIL = 3
/** District and state, or state and country. */
const MOST_TAILS = 2
/** Towns of the state, district or country that was typed instead of a town. */
const IN_AREA = 0.4
const AREA_PLACES = 8
/** Where a town of some size bears the very name, others that sound like it are meant less often (Sheopur is not Jaipur). */
const SPELT_OUT_ALREADY = 0.8
/** Towns far from India are written in an Indic script only if they are known there; then they are found by spelling. */
const FAR_SOUND = 1.2
const NEAR_COUNTRIES = ['IN', 'NP', 'LK', 'PK', 'BD', 'BT', 'MM', 'MV']
const LANGUAGE_TIE = 0.12

const DEFAULT_LIMIT = 8
const MAX_LIMIT = 50
/** Places kept of one spelling, one range of prefixes, one fuzzy look-up. */
const EXACT_PLACES = 150
const RANGE_KEYS = 48
const FUZZY_SKELETONS = 240
/** Below this many letters nothing is matched by sound. */
const SOUND_LETTERS = 3
const FUZZY_LETTERS = 4
/** Some ten thousand people, in thousandths of a power of ten. */
const KNOWN_IMPORTANCE = 4000
/** Some million: a name that begins like this one's is taken as being typed. */
const KNOWN_PREFIX_IMPORTANCE = 6000
/** A town named like a qualifier ("T Nagar, Chennai") reaches this far. */
const QUALIFIER_TOWN_KM = 40
/** the same in latitude, as it is stored: spares most of the trigonometry */
const QUALIFIER_TOWN_LATITUDE = (QUALIFIER_TOWN_KM / 111) * 1e5

/** Free text is one place when nothing else of that name is within this factor of its population, and it is a town of some size. */
const CLEAR_FACTOR = 20
const CLEAR_POPULATION = 50_000
const UNKNOWN_POPULATION = 2_000
/** Entries this near one another are parts of one town: the ascendant moves by less than a tenth of a degree. */
const SAME_TOWN_KM = 15

const LANGUAGE_STATES: Record<Language, string[]> = {
  english: [],
  hindi: [
    'Uttar Pradesh',
    'Bihar',
    'Madhya Pradesh',
    'Rajasthan',
    'Haryana',
    'Delhi',
    'Uttarakhand',
    'Himachal Pradesh',
    'Jharkhand',
    'Chhattisgarh',
  ],
  tamil: ['Tamil Nadu', 'Puducherry'],
  telugu: ['Andhra Pradesh', 'Telangana'],
}

/** Unit vector from the Earth's centre: the nearest place is the one with the largest dot product. */
function direction(latitude: number, longitude: number): [x: number, y: number, z: number] {
  const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)]
}

const decoder = new TextDecoder()

/** The most important places of each country, state and district, by its number. */
type AreaPlaces = { ofCountry: number[][]; ofAdmin1: number[][]; ofAdmin2: number[][] }

type Narrowing = { qualifier: Qualifier | undefined; towns: number[] }
type Matches = Map<number, number>

/** Which of the ways of matching found a place: what `resolve` builds on. */
type Found = {
  scores: Matches
  /** places with a name spelt exactly so */
  speltSo: Set<number>
  /** places whose name sounds so, of a name in an Indic script */
  soundsSo: Set<number>
  /** how many parts after the first hold of a place */
  narrowed: Map<number, number>
  /** a town of some size is spelt so: misspellings of others are not looked for */
  known: boolean
}

const nothing = (): Found => ({ scores: new Map(), speltSo: new Set(), soundsSo: new Set(), narrowed: new Map(), known: false })

/** World towns and Indian villages in memory: sorted spellings, sounds and trigrams of sounds over the bytes of the derived file. */
export class Gazetteer {
  private readonly columns: Columns
  private readonly tables: Tables
  private readonly qualifiers: QualifierIndex
  private readonly languageAdmin1s: Record<Language, Set<number>>
  private readonly nearCountries: ReadonlySet<number>
  private readonly trigramHits: Uint8Array
  private readonly trigramTouched: Uint32Array
  private readonly places: AreaPlaces
  private directions: Float64Array | undefined

  /** @param bytes the derived file that `build-gazetteer` makes */
  constructor(bytes: ArrayBuffer) {
    const { tables, columns } = decodeIndex(bytes)
    this.tables = tables
    this.columns = columns
    this.qualifiers = new QualifierIndex(tables)
    const admin1sOf = (states: string[]) =>
      new Set(tables.admin1.flatMap(({ country, name }, index) => (country === 'IN' && states.includes(name) ? [index] : [])))
    this.languageAdmin1s = {
      english: admin1sOf(LANGUAGE_STATES.english),
      hindi: admin1sOf(LANGUAGE_STATES.hindi),
      tamil: admin1sOf(LANGUAGE_STATES.tamil),
      telugu: admin1sOf(LANGUAGE_STATES.telugu),
    }
    this.nearCountries = new Set(NEAR_COUNTRIES.map((code) => tables.countries.indexOf(code)))
    this.places = this.largestPlaces()
    this.trigramHits = new Uint8Array(columns.skeletonBests.length)
    this.trigramTouched = new Uint32Array(columns.skeletonBests.length)
  }

  private largestPlaces(): AreaPlaces {
    const { admin1s, admin2s, countries } = this.columns
    const lists = (count: number): number[][] => Array.from({ length: count }, () => [])
    const largest: AreaPlaces = {
      ofCountry: lists(this.tables.countries.length),
      ofAdmin1: lists(this.tables.admin1.length),
      ofAdmin2: lists(this.tables.admin2.length),
    }
    for (let index = 0; index < this.size; index++) {
      for (const list of [largest.ofCountry[countries[index]!]!, largest.ofAdmin1[admin1s[index]!]!, largest.ofAdmin2[admin2s[index]!]!]) {
        if (list.length < AREA_PLACES) list.push(index)
      }
    }
    return largest
  }

  get size(): number {
    return this.columns.ids.length
  }

  /** Places for what was typed so far, best first. Never throws; nothing readable gives an empty list. */
  search(query: string, options: SearchOptions = {}): Place[] {
    const limit = Math.min(MAX_LIMIT, Math.max(1, Math.floor(options.limit ?? DEFAULT_LIMIT) || DEFAULT_LIMIT))
    return this.rank(this.find(query, options.language), limit).map((index) => this.place(index))
  }

  /** The place with this id, if there is one. */
  byId(id: string): Place | undefined {
    const match = /^([gx])([0-9a-z]{1,11})$/.exec(id)
    if (match === null) return undefined
    const number = match[1] === 'g' ? Number(match[2]) : parseInt(match[2]!, 36)
    const { byId, ids } = this.columns
    let [low, high] = [0, byId.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (ids[byId[middle]!]! < number) low = middle + 1
      else high = middle
    }
    const index = byId[low]
    if (index === undefined || ids[index] !== number) return undefined
    const place = this.place(index)
    return place.id === id ? place : undefined
  }

  /**
   * Free text as one place, or the candidates. One, only when the name is spelt out (own name, known other name, or the same sounds in an
   * Indic script), everything after a comma holds of the place, and either no other place has that name or the place has 50,000 people or
   * more and twenty times those of every other one (a village counts as 2,000; parts of one town within 15 km as one). A misspelling is never
   * one place: its candidates are offered.
   */
  resolve(text: string, options: SearchOptions = {}): Resolution {
    const found = this.find(text, options.language)
    const ranked = this.rank(found, MAX_LIMIT)
    if (ranked.length === 0) return { status: 'none' }
    const candidates = (): Resolution => ({
      status: 'many',
      candidates: ranked.slice(0, Math.min(options.limit ?? DEFAULT_LIMIT, DEFAULT_LIMIT)).map((index) => this.place(index)),
    })

    const wanted = Math.max(0, ...found.narrowed.values())
    const asked = this.askedFor(text)
    const rivals = [...(found.speltSo.size > 0 ? found.speltSo : found.soundsSo)].filter(
      (index) => (found.narrowed.get(index) ?? 0) >= wanted,
    )
    const best = ranked[0]!
    if (wanted < asked || !rivals.includes(best)) return candidates()
    const { populations } = this.columns
    const others = rivals.filter((index) => index !== best && this.kmBetween(index, best) > SAME_TOWN_KM)
    if (others.length === 0) return { status: 'one', place: this.place(best) }
    const next = Math.max(...others.map((index) => populations[index]! || UNKNOWN_POPULATION))
    const clear = populations[best]! >= CLEAR_POPULATION && populations[best]! >= CLEAR_FACTOR * next
    return clear ? { status: 'one', place: this.place(best) } : candidates()
  }

  /**
   * The place nearest to a point, in degrees.
   * @throws {RangeError} when the point is not on the globe
   */
  nearest(latitude: number, longitude: number): Place {
    if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180))
      throw new RangeError('latitude is -90 to 90 and longitude -180 to 180 degrees')
    const directions = (this.directions ??= this.buildDirections())
    const [x, y, z] = direction(latitude, longitude)
    let [best, bestCosine] = [0, -Infinity]
    for (let index = 0; index < this.size; index++) {
      const cosine = x * directions[3 * index]! + y * directions[3 * index + 1]! + z * directions[3 * index + 2]!
      if (cosine > bestCosine) [best, bestCosine] = [index, cosine]
    }
    return this.place(best)
  }

  private buildDirections(): Float64Array {
    const { latitudes, longitudes } = this.columns
    const directions = new Float64Array(3 * this.size)
    for (let index = 0; index < this.size; index++) directions.set(direction(latitudes[index]! / 1e5, longitudes[index]! / 1e5), 3 * index)
    return directions
  }

  private place(index: number): Place {
    const { ids, latitudes, longitudes, admin1s, admin2s, countries, zones, flags, names, nameStarts } = this.columns
    const id = ids[index]!
    return {
      id: id < 2 ** 32 ? `g${id}` : `x${id.toString(36)}`,
      name: decoder.decode(names.subarray(nameStarts[index], nameStarts[index + 1])),
      admin1: this.tables.admin1[admin1s[index]!]!.name,
      admin2: this.tables.admin2[admin2s[index]!]!.name,
      country: this.tables.countries[countries[index]!]!,
      latitude: latitudes[index]! / 1e5,
      longitude: longitudes[index]! / 1e5,
      timeZone: this.tables.zones[zones[index]!]!,
      ...(flags[index] === 1 ? { approximate: true } : {}),
    }
  }

  private kmBetween(a: number, b: number): number {
    const { latitudes, longitudes } = this.columns
    return distanceKm(latitudes[a]! / 1e5, longitudes[a]! / 1e5, latitudes[b]! / 1e5, longitudes[b]! / 1e5)
  }

  /** How many parts after the first one the text has. */
  private askedFor(text: string): number {
    return Math.max(0, parseQuery(text).parts.length - 1)
  }

  private find(query: string, language: Language | undefined): Found {
    const found = nothing()
    const { parts } = parseQuery(query)
    const [name, ...rest] = parts
    if (name === undefined) return found
    this.collect(
      found,
      spell(name),
      rest.map((part) => this.narrowing(part)),
      language,
    )
    if (rest.length === 0) this.collectByTail(found, name.split(' '), [], language)
    const bare = withoutKind(name)
    if (bare !== name) {
      this.collect(
        found,
        spell(bare),
        rest.map((part) => this.narrowing(part)),
        language,
      )
    }
    if (rest.length === 0 && name.length >= SOUND_LETTERS) this.collectArea(found, bare)
    // an address whose first part is no place ("Apollo Hospital, Hyderabad"): the next part, behind whatever was found
    if (found.speltSo.size + found.soundsSo.size === 0 && rest.length > 0) {
      const second = nothing()
      this.collect(
        second,
        spell(rest[0]!),
        rest.slice(1).map((part) => this.narrowing(part)),
        language,
      )
      for (const index of [...second.speltSo, ...second.soundsSo]) {
        const score = second.scores.get(index)! - QUALIFIED
        if (score > (found.scores.get(index) ?? -Infinity)) found.scores.set(index, score)
      }
    }
    return found
  }

  /** Words at the end that name a country, a state or an Indian district, as if a comma stood before them; two such ("Sivakasi Virudhunagar Tamil Nadu"). */
  private collectByTail(found: Found, words: string[], outer: Narrowing[], language: Language | undefined): void {
    for (let last = 1; last <= 3 && last < words.length; last++) {
      const tail = words.slice(-last).join(' ')
      const qualifier = tail.length >= 2 ? this.qualifiers.named(tail) : undefined
      if (qualifier === undefined) continue
      const narrowings = [{ qualifier, towns: [] }, ...outer]
      const before = words.slice(0, -last)
      this.collect(found, spell(before.join(' ')), narrowings, language, true)
      if (narrowings.length < MOST_TAILS) this.collectByTail(found, before, narrowings, language)
    }
  }

  /** The largest towns of a country, state or Indian district, when that is what was typed. */
  private collectArea(found: Found, name: string): void {
    const area = this.qualifiers.named(name)
    if (area === undefined) return
    const { places } = this
    const largest = [
      ...[...area.countries].flatMap((country) => places.ofCountry[country]!),
      ...[...area.admin1s].flatMap((admin1) => places.ofAdmin1[admin1]!),
      ...[...area.admin2s].flatMap((admin2) => places.ofAdmin2[admin2]!),
    ]
    for (const index of largest) {
      const score = this.columns.importances[index]! / 1000 + IN_AREA
      if (score > (found.scores.get(index) ?? -Infinity)) found.scores.set(index, score)
    }
  }

  private narrowing(part: string): Narrowing {
    const { spellings } = spell(part)
    const towns = spellings.flatMap((text) => {
      const key = this.lowerBound(this.columns.keyStarts, this.columns.keyBytes, text)
      if (!this.isString(this.columns.keyStarts, this.columns.keyBytes, key, text)) return []
      const { keyPlaces, keyPlaceStarts } = this.columns
      return [...keyPlaces.subarray(keyPlaceStarts[key], Math.min(keyPlaceStarts[key + 1]!, keyPlaceStarts[key]! + 3))].map(
        (entry) => entry >> 1,
      )
    })
    return { qualifier: this.qualifiers.find(part), towns }
  }

  private holds(index: number, { qualifier, towns }: Narrowing): boolean {
    const { admin1s, admin2s, countries } = this.columns
    if (
      qualifier !== undefined &&
      (qualifier.admin1s.has(admin1s[index]!) || qualifier.admin2s.has(admin2s[index]!) || qualifier.countries.has(countries[index]!))
    )
      return true
    const { latitudes } = this.columns
    return towns.some(
      (town) =>
        Math.abs(latitudes[town]! - latitudes[index]!) < QUALIFIER_TOWN_LATITUDE && this.kmBetween(town, index) <= QUALIFIER_TOWN_KM,
    )
  }

  /** Adds what one name matches, in every way that its length allows. */
  private collect(found: Found, name: Spelt, narrowings: Narrowing[], language: Language | undefined, byTail = false): void {
    const { columns } = this
    const homeStates = language === undefined ? undefined : this.languageAdmin1s[language]
    const offer = (index: number, worth: number, exact: boolean) => {
      let score = columns.importances[index]! / 1000 + worth
      if (homeStates?.has(columns.admin1s[index]!)) score += LANGUAGE_TIE
      if (spelt && bySound) score -= SPELT_OUT_ALREADY
      if (name.indic && bySound && !this.nearCountries.has(columns.countries[index]!)) score -= FAR_SOUND
      const held = narrowings.length === 0 ? 0 : narrowings.filter((narrowing) => this.holds(index, narrowing)).length
      score += held * (byTail ? QUALIFIED_BY_TAIL : QUALIFIED)
      if (exact && bySound) found.soundsSo.add(index)
      else if (exact) found.speltSo.add(index)
      const enough = exact ? KNOWN_IMPORTANCE : KNOWN_PREFIX_IMPORTANCE
      if (!bySound && columns.importances[index]! >= enough && held === narrowings.length) found.known = true
      if (held > (found.narrowed.get(index) ?? 0)) found.narrowed.set(index, held)
      if (score > (found.scores.get(index) ?? -Infinity)) found.scores.set(index, score)
    }
    const offerKey = (key: number, worthOfName: number, worthOfAlias: number, most: number, exact = false) => {
      const from = columns.keyPlaceStarts[key]!
      const to = Math.min(columns.keyPlaceStarts[key + 1]!, from + (narrowings.length > 0 ? 4 : 1) * most)
      for (let at = from; at < to; at++) {
        const entry = columns.keyPlaces[at]!
        offer(entry >> 1, (entry & 1) === 1 ? worthOfAlias : worthOfName, exact)
      }
    }

    let bySound = false
    let spelt = false
    for (const text of name.spellings) this.collectSpelling(text, narrowings.length > 0, offerKey)
    if (name.letters < SOUND_LETTERS) return
    bySound = true
    spelt = found.known && !name.indic
    for (const sound of name.sounds) this.collectSound(sound, name, narrowings.length > 0, offerKey)
    if (name.letters < FUZZY_LETTERS || found.known) return
    const near = new Set(name.spellings.flatMap((text) => oneEditSounds(text, found.speltSo.size === 0)))
    for (const sound of name.sounds) near.delete(sound)
    for (const sound of near) this.collectNearSound(sound, name, offerKey)
    for (const sound of name.sounds) if (sound.length >= FUZZY_LETTERS - 1) this.collectFuzzy(sound, name, offerKey)
  }

  private collectSpelling(text: string, narrowed: boolean, offerKey: OfferKey): void {
    const { keyStarts, keyBytes, keyPlaceStarts, keyPlaces, importances } = this.columns
    const low = this.lowerBound(keyStarts, keyBytes, text)
    const high = this.upperBound(keyStarts, keyBytes, text)
    let from = low
    if (this.isString(keyStarts, keyBytes, low, text)) {
      offerKey(low, EXACT_NAME, EXACT_ALIAS, EXACT_PLACES, true)
      from++
    }
    const best = new Best(narrowed ? 4 * RANGE_KEYS : RANGE_KEYS)
    for (let key = from; key < high; key++) {
      const first = keyPlaces[keyPlaceStarts[key]!]!
      const open = keyStarts[key + 1]! - keyStarts[key]! - text.length
      best.add(
        key,
        importances[first >> 1]! / 1000 - Math.min(1, open * OPEN_LETTER) - ((first & 1) === 1 ? PREFIX_NAME - PREFIX_ALIAS : 0),
      )
    }
    for (const key of best.items()) {
      const open = Math.min(1, (keyStarts[key + 1]! - keyStarts[key]! - text.length) * OPEN_LETTER)
      offerKey(key, PREFIX_NAME - open, PREFIX_ALIAS - open, 8)
    }
  }

  private collectSound(sound: string, name: Spelt, narrowed: boolean, offerKey: OfferKey): void {
    const { skeletonStarts, skeletonBytes, skeletonBests } = this.columns
    const low = this.lowerBound(skeletonStarts, skeletonBytes, sound)
    const high = this.upperBound(skeletonStarts, skeletonBytes, sound)
    let from = low
    if (this.isString(skeletonStarts, skeletonBytes, low, sound)) {
      this.offerSkeleton(low, name, name.indic ? EXACT_SOUND_INDIC : EXACT_SOUND, EXACT_PLACES, name.indic, offerKey)
      from++
    }
    if (sound.length < SOUND_LETTERS) return
    const best = new Best(narrowed ? 4 * RANGE_KEYS : RANGE_KEYS)
    for (let at = from; at < high; at++) {
      best.add(at, skeletonBests[at]! / 1000 - Math.min(1, (skeletonStarts[at + 1]! - skeletonStarts[at]! - sound.length) * OPEN_LETTER))
    }
    for (const at of best.items()) {
      const open = Math.min(1, (skeletonStarts[at + 1]! - skeletonStarts[at]! - sound.length) * OPEN_LETTER)
      this.offerSkeleton(at, name, (name.indic ? PREFIX_SOUND_INDIC : PREFIX_SOUND) - open, 4, false, offerKey, true)
    }
  }

  /** Every key of one sound, worth less the further its spelling is from the one typed. */
  private offerSkeleton(
    skeletonAt: number,
    name: Spelt,
    worth: number,
    most: number,
    exact: boolean,
    offerKey: OfferKey,
    prefix = false,
  ): void {
    const { skeletonKeyStarts, skeletonKeys, keyStarts, keyBytes } = this.columns
    const from = skeletonKeyStarts[skeletonAt]!
    const to = Math.min(skeletonKeyStarts[skeletonAt + 1]!, from + 4 * EXACT_PLACES)
    for (let at = from; at < to; at++) {
      const key = skeletonKeys[at]!
      const spelling = this.string(keyStarts, keyBytes, key)
      let least = Infinity
      for (const text of name.spellings) least = Math.min(least, spellingDistance(text, spelling, prefix) / Math.max(4, text.length))
      if (least > (name.indic ? MOST_DIFFERENT_INDIC : MOST_DIFFERENT)) continue
      const cost = SPELLING_DIFFERENCE * least * (name.indic ? 0.5 : 1)
      offerKey(key, worth - cost, worth - 0.3 - cost, most, exact)
    }
  }

  /** A sound one slip of the finger away: trigrams miss these in short names. */
  private collectNearSound(sound: string, name: Spelt, offerKey: OfferKey): void {
    const { skeletonStarts, skeletonBytes } = this.columns
    const at = this.lowerBound(skeletonStarts, skeletonBytes, sound)
    if (this.isString(skeletonStarts, skeletonBytes, at, sound))
      this.offerSkeleton(at, name, FUZZY - fuzzyEdit(sound.length), 8, false, offerKey)
  }

  private collectFuzzy(sound: string, name: Spelt, offerKey: OfferKey): void {
    const { trigramStarts, trigramSkeletons, skeletonStarts, skeletonBytes, skeletonBests } = this.columns
    const rarity = (code: number) => trigramStarts[code + 1]! - trigramStarts[code]!
    const codes = trigrams(sound).sort((a, b) => rarity(a) - rarity(b))
    const edits = sound.length <= 5 ? 1 : sound.length <= 9 ? 2 : 3
    const least = Math.max(1, codes.length - 3 * edits, Math.ceil(codes.length * 0.35))
    const { trigramHits: hits, trigramTouched: touched } = this
    let count = 0
    codes.forEach((code, order) => {
      // whatever shares `least` trigrams has one among the rarest; the common ones then only add to those
      const begins = order <= codes.length - least
      for (let at = trigramStarts[code]!; at < trigramStarts[code + 1]!; at++) {
        const skeletonAt = trigramSkeletons[at]!
        if (hits[skeletonAt]! > 0) hits[skeletonAt]!++
        else if (begins) {
          hits[skeletonAt] = 1
          touched[count++] = skeletonAt
        }
      }
    })
    const best = new Best(FUZZY_SKELETONS)
    for (let at = 0; at < count; at++) {
      const skeletonAt = touched[at]!
      const shared = hits[skeletonAt]!
      hits[skeletonAt] = 0
      const length = skeletonStarts[skeletonAt + 1]! - skeletonStarts[skeletonAt]!
      if (shared < least || length < sound.length - edits) continue
      best.add(
        skeletonAt,
        skeletonBests[skeletonAt]! / 1000 + (5 * shared) / codes.length - Math.min(2, Math.max(0, length - sound.length) * 0.25),
      )
    }
    for (const skeletonAt of best.items()) {
      const other = this.string(skeletonStarts, skeletonBytes, skeletonAt)
      const whole = editDistance(sound, other, edits)
      if (whole === 0) continue
      if (whole <= edits) this.offerSkeleton(skeletonAt, name, FUZZY - fuzzyEdit(sound.length) * whole, 8, false, offerKey)
      else {
        const begun = editDistance(sound, other, edits - 1, true)
        if (begun > 0 && begun < edits)
          this.offerSkeleton(skeletonAt, name, FUZZY - 1 - fuzzyEdit(sound.length) * begun, 4, false, offerKey, true)
      }
    }
  }

  /** The best places, most likely first; entries of one name in one district within a few kilometres once. */
  private rank({ scores }: Found, limit: number): number[] {
    const ordered = [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0])
    const kept: number[] = []
    for (const [index] of ordered) {
      if (kept.length === limit) break
      const twin = kept.some(
        (other) =>
          this.columns.admin1s[other] === this.columns.admin1s[index] && this.sameName(other, index) && this.kmBetween(other, index) < 5,
      )
      if (!twin) kept.push(index)
    }
    return kept
  }

  private sameName(a: number, b: number): boolean {
    const { names, nameStarts } = this.columns
    return (
      decoder.decode(names.subarray(nameStarts[a], nameStarts[a + 1])) === decoder.decode(names.subarray(nameStarts[b], nameStarts[b + 1]))
    )
  }

  private string(starts: Uint32Array, bytes: Uint8Array, index: number): string {
    let text = ''
    for (let at = starts[index]!; at < starts[index + 1]!; at++) text += String.fromCharCode(bytes[at]!)
    return text
  }

  private isString(starts: Uint32Array, bytes: Uint8Array, index: number, text: string): boolean {
    return (
      index < starts.length - 1 &&
      starts[index + 1]! - starts[index]! === text.length &&
      this.compare(starts, bytes, index, text, false) === 0
    )
  }

  /** Order of the stored string beside `text`; with `prefix` a string that begins with it counts as equal. */
  private compare(starts: Uint32Array, bytes: Uint8Array, index: number, text: string, prefix: boolean): number {
    const from = starts[index]!
    const length = starts[index + 1]! - from
    const common = Math.min(length, text.length)
    for (let at = 0; at < common; at++) {
      const difference = bytes[from + at]! - text.charCodeAt(at)
      if (difference !== 0) return difference
    }
    return prefix && length >= text.length ? 0 : length - text.length
  }

  private lowerBound(starts: Uint32Array, bytes: Uint8Array, text: string): number {
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.compare(starts, bytes, middle, text, false) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  /** First string after those that begin with `text`. */
  private upperBound(starts: Uint32Array, bytes: Uint8Array, text: string): number {
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.compare(starts, bytes, middle, text, true) <= 0) low = middle + 1
      else high = middle
    }
    return low
  }
}

const MANY_LETTERS = 24
/** A letter for each that a skeleton tells apart, to be tried in short names, whose trigrams one wrong letter spoils. */
const LETTERS = 'aiukjstpmnlrv'
const SHORT_NAME_LETTERS = 10

/**
 * Sounds of the spelling with two neighbours swapped, a letter too many taken away, one vowel changed, dropped or put in; of a short name
 * also with any letter changed or put in, when `anyLetter` asks for it.
 */
function oneEditSounds(text: string, anyLetter: boolean): string[] {
  if (text.length > MANY_LETTERS) return []
  const sounds = new Set<string>()
  for (let at = 0; at < text.length; at++) {
    sounds.add(skeleton(text.slice(0, at) + text.slice(at + 1)))
    if (at > 0) sounds.add(skeleton(text.slice(0, at - 1) + text[at]! + text[at - 1]! + text.slice(at + 1)))
  }
  const sound = skeleton(text)
  for (let at = 0; at <= sound.length; at++) {
    const vowel = 'aiu'.includes(sound[at] ?? ' ')
    for (const other of 'aiu') sounds.add(sound.slice(0, at) + other + sound.slice(vowel ? at + 1 : at))
  }
  if (anyLetter && text.length <= SHORT_NAME_LETTERS) {
    for (let at = 1; at <= text.length; at++) {
      for (const letter of LETTERS) {
        sounds.add(skeleton(text.slice(0, at) + letter + text.slice(at)))
        sounds.add(skeleton(text.slice(0, at) + letter + text.slice(at + 1)))
      }
    }
  }
  return [...sounds].filter((other) => other.length >= SOUND_LETTERS)
}

type OfferKey = (key: number, worthOfName: number, worthOfAlias: number, most: number, exact?: boolean) => void

/** The `size` items of highest score seen so far, in a binary heap with the lowest on top. */
class Best {
  private readonly size: number
  private readonly scores: number[] = []
  private readonly values: number[] = []

  constructor(size: number) {
    this.size = size
  }

  add(value: number, score: number): void {
    const { scores, values } = this
    if (scores.length < this.size) {
      scores.push(score)
      values.push(value)
      let at = scores.length - 1
      while (at > 0) {
        const parent = (at - 1) >> 1
        if (scores[parent]! <= scores[at]!) break
        this.swap(at, parent)
        at = parent
      }
    } else if (score > scores[0]!) {
      scores[0] = score
      values[0] = value
      let at = 0
      for (;;) {
        let least = 2 * at + 1
        if (least >= scores.length) break
        if (least + 1 < scores.length && scores[least + 1]! < scores[least]!) least++
        if (scores[least]! >= scores[at]!) break
        this.swap(at, least)
        at = least
      }
    }
  }

  items(): readonly number[] {
    return this.values
  }

  private swap(a: number, b: number): void {
    const { scores, values } = this
    ;[scores[a], scores[b]] = [scores[b]!, scores[a]!]
    ;[values[a], values[b]] = [values[b]!, values[a]!]
  }
}
