import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageCompiler } from '@disha/i18n/compile'
import { fearIn, slipsIn } from '../checks/check-prose.ts'
import { firstMentions, withoutMarks } from '../compose/rashi-names.ts'
import { ENGLISH } from './english/english.ts'
import { ENGLISH_TERMS } from './english/terms.ts'
import { phrasebookFor, type MessageKey } from './phrasebook.ts'

const compiler = messageCompiler('english')
const entries = Object.entries(ENGLISH)

describe('the English phrasebook', () => {
  it('has every message as valid ICU', () => {
    for (const [key, source] of entries) {
      try {
        compiler.compile(source)
      } catch (error) {
        throw new Error(`${key}: ${String(error)}`)
      }
    }
  })

  it('has no fear, no straight quotes and no slip of the pen', () => {
    const plain = entries
      .filter(([key]) => !/^(where|year\.field|window\.(double|error)|graha\.extra|cite|table|transits\.again)/.test(key))
      .map(([, source]) =>
        source.replace(/\{\w+, (?:plural|select),.*?\}\}/g, (plural) => `X${plural.length}`).replace(/\{(\w+)\}/g, 'X$1'),
      )
    expect(fearIn(plain)).toEqual([])
    expect(slipsIn(plain)).toEqual([])
  })

  it('has each key in one file alone, since of two the later would stand in silence', () => {
    const folder = join(import.meta.dirname, 'english')
    // what a term is called is no message
    const files = readdirSync(folder).filter((name) => name !== 'terms.ts')
    const keys = files.flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/^  '([\w.]+)':/gmu)].map(([, key]) => key))
    expect(keys.length).toBeGreaterThan(1000)
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  })

  it('has each entry once in its own words', () => {
    const long = entries.filter(([, source]) => source.split(' ').length > 8)
    const repeated = long.filter(([, source], index) => long.findIndex(([, other]) => other === source) !== index)
    expect(repeated).toEqual([])
  })

  it('has the whole grids that rules choose from', () => {
    const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)
    const needed = [
      ...numbers(12).flatMap((lord) => numbers(12).map((house) => `lord.${lord}.in.${house}`)),
      ...['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'].flatMap((graha) =>
        numbers(12).map((house) => `place.${graha}.${house}`),
      ),
      ...['saturn', 'jupiter', 'rahu'].flatMap((graha) => numbers(12).map((place) => `gochara.${graha}.${place}`)),
      ...numbers(27).map((star) => `nakshatra.${star}`),
      ...numbers(78).flatMap((card) => [`card.${card - 1}.name`, `card.${card - 1}.meaning`]),
    ]
    expect(needed.filter((key) => !(key in ENGLISH))).toEqual([])
  })

  it('numbers the wordings of a varied text without a gap', () => {
    for (const key of Object.keys(ENGLISH)) {
      const [, base, number] = /^(.*)\.v(\d+)$/.exec(key) ?? []
      if (base !== undefined && Number(number) > 1) expect(ENGLISH).toHaveProperty([`${base}.v${Number(number) - 1}`])
    }
  })

  it('throws on a missing slot and on a missing message', () => {
    const book = phrasebookFor('english')
    expect(() => book.say('preview.quote')).toThrow(/concern/)
    expect(() => book.say('no.such.text' as MessageKey)).toThrow(/no\.such\.text/)
  })

  it('gives each form of a term to a message', () => {
    expect(
      phrasebookFor('english').say('why.place', {
        graha: { term: 'grahaStart.moon' },
        house: { term: 'house.4' },
        sign: { term: 'sign.3' },
      }),
    ).toBe('The Moon is in the 4th house, in Karka\ue003')
    expect(Object.values(ENGLISH_TERMS).every((term) => term.length > 0)).toBe(true)
  })

  it('names the Western sign beside the first mention of each rashi, and nowhere else', () => {
    const book = phrasebookFor('english')
    const named = firstMentions(book)
    const place = book.say('why.houseSign', { sign: { term: 'sign.6' }, house: { term: 'house.7' } })
    expect(named(place)).toBe('Tula (Libra) is on the 7th house')
    expect(named(place)).toBe('Tula is on the 7th house')
    expect(named(`in the 4th (${book.term('sign.3')})`)).toBe('in the 4th (Karka/Cancer)')
    expect(withoutMarks({ rows: [[place]] })).toEqual({ rows: [['Tula is on the 7th house']] })
  })

  it('escapes nothing and interprets nothing in a value', () => {
    expect(phrasebookFor('english').say('preview.quote', { concern: '<b>{x}</b> {count, plural,' })).toBe(
      'You wrote: “<b>{x}</b> {count, plural,”',
    )
  })
})
