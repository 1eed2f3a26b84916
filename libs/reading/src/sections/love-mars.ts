import type { Graha } from '@disha/contracts/chart'
import type { Block } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { housePaths } from '../compose/parts.ts'
import { houseOfSign, type House } from '../facts/houses.ts'
import { MANGAL_RATES } from '../rules/base-rates.data.ts'
import { questionOf } from '../understanding/understanding.ts'
import { inFull } from './cache.ts'
import { methodFinding } from './verdict.ts'
import { MATCHED, unsaid } from './love-state.ts'

/** Houses of Mars that regional custom counts, from the lagna, the Moon and Venus. */
const MANGAL_NORTH: readonly number[] = [1, 4, 7, 8, 12]
const MANGAL_SOUTH: readonly number[] = [2, 4, 7, 8, 12]
const ASKS_MANGAL = /mang(?:al|lik)|kuja|manglik|chevvai|sevvai|मंगल|मांगलिक|செவ்வாய்|కుజ|మంగళ/iu

/** Mangal dosha told straight: to those who asked of love and whom a match by horoscope may still concern with its verse, at length to who names it, in a sentence to the others, and to no marriage that is or was. */
export function marsBlocks(c: Composer): Block[] {
  const { love, age } = c.asker
  const asked = inFull(c, 'love') && age < MATCHED && love !== 'bond' && love !== 'widowed' && love !== 'wide' && !unsaid(c)
  if (!asked && !ASKS_MANGAL.test(c.input.concern))
    return c.timed && love !== 'bond' && love !== 'widowed' && age < MATCHED && (isMarked(c) || love === 'open' || love === 'parted')
      ? [c.heading('love.headMars'), c.paragraph(mangalLine(c), ...moonCount(c))]
      : []
  const { first, told, rest } = mangalParts(c)
  // the verdict with its verse is enough for who did not ask of it; the custom around it is not wanted as well
  if (c.timed && !ASKS_MANGAL.test(c.input.concern))
    return [c.heading('love.headMars'), ...first, ...stepBlocks(c), ...moonCount(c).map((line) => c.paragraph(line))]
  // who asked has the answer on the first page and reads it here in a line
  const opening = told !== null && questionOf(c.input.concern).extras.includes('mangal') ? [c.paragraph(told)] : first
  return [c.heading('love.headMars'), ...opening, ...stepBlocks(c), ...rest]
}

/** What follows from a Mars that custom counts and that no benefic lifts. */
function stepBlocks(c: Composer): Block[] {
  const house = c.facts.lagna?.houseOf('mars')
  return house === undefined || !MANGAL_NORTH.includes(house) || mangalHelpers(c).length > 0
    ? []
    : [c.paragraph(c.line([mangalPlace(c, 'mars.match', house)], 'love.mangal.do'))]
}

/** True where Mars stands, from the lagna, in a house that the custom of North or South counts. */
export const isMarked = (c: Composer): boolean => [...MANGAL_NORTH, ...MANGAL_SOUTH].includes(c.facts.lagna?.houseOf('mars') ?? 0)

/** Benefics that join Mars or look at it: by the verse they undo the dosha. */
const mangalHelpers = (c: Composer): Graha[] =>
  [...c.facts.company('mars'), ...c.facts.seenBy('mars')].filter((graha) => c.facts.benefic(graha))

/** The finding that a benefic joins or sees Mars. */
const mangalCancelled = (c: Composer, helpers: readonly Graha[]): string =>
  c.find({
    id: 'mars.cancelled',
    topic: 'love',
    rule: 'bphs80.47.b',
    paths: housePaths(c.facts.main, 'mars', ...helpers),
    why: { key: 'why.joinedOrSeen', slots: { graha: c.grahaStart('mars'), others: { list: helpers.map((graha) => c.graha(graha)) } } },
    polarity: 'support',
  })

/** The finding of the house in which Mars stands, by the verses on it. */
const mangalPlace = (c: Composer, id: 'mars.second' | 'mars.match', house: House): string =>
  c.find({
    id,
    topic: 'love',
    rule: 'bphs80.48-49',
    paths: ['D1.mars.house'],
    why: { key: 'why.place', slots: { graha: c.grahaStart('mars'), house: c.house(house), sign: c.sign(c.facts.sign('mars')) } },
    polarity: 'mixed',
  })

/** Whether there is Mangal dosha from the lagna, and whether the verse cancels it, in one sentence. */
function mangalLine(c: Composer): Line {
  const house = c.facts.main.houseOf('mars')
  const slots = { house: c.house(house), area: { term: `short.${house}` } as const }
  if (house === 2) return c.line([mangalPlace(c, 'mars.second', house)], 'love.mangal.brief.second', slots)
  if (!MANGAL_NORTH.includes(house)) return c.line([mangalPlace(c, 'mars.match', house)], 'love.mangal.brief.none', slots)
  const helpers = mangalHelpers(c)
  if (helpers.length === 0)
    return c.line([mangalPlace(c, 'mars.match', house)], 'love.mangal.brief.match', {
      ...slots,
      tenths: Math.round(10 * MANGAL_RATES.north.lagna),
    })
  const by = { list: helpers.map((graha) => c.graha(graha)) }
  return c.line([mangalCancelled(c, helpers)], 'love.mangal.brief.closed', { ...slots, by, count: helpers.length })
}

/** Custom counts from the Moon as well: where only that makes the mark, what comes of it is said. */
function moonCount(c: Composer): Line[] {
  const fromMoon = houseOfSign(c.facts.sign('mars'), c.facts.sign('moon'))
  return isMarked(c) || ![...MANGAL_NORTH, ...MANGAL_SOUTH].includes(fromMoon)
    ? []
    : [c.line([mangalCustom(c)], 'love.mangal.brief.moon', { moon: c.house(fromMoon) })]
}

/** The finding of the houses of Mars that custom looks at: from the lagna, the Moon and Venus. */
function mangalCustom(c: Composer): string {
  const [mars, house] = [c.facts.sign('mars'), c.facts.lagna?.houseOf('mars') ?? null]
  const [moon, venus] = [c.house(houseOfSign(mars, c.facts.sign('moon'))), c.house(houseOfSign(mars, c.facts.sign('venus')))]
  return c.find({
    id: 'mars.custom',
    topic: 'love',
    rule: 'none.b',
    paths: [...(house === null ? [] : ['D1.mars.house']), 'D1.mars.sign', 'D1.moon.sign', 'D1.venus.sign'],
    why:
      house === null ? { key: 'why.marsMoon', slots: { moon, venus } } : { key: 'why.mars', slots: { lagna: c.house(house), moon, venus } },
  })
}

/** The finding that custom counts Mars from the lagna. */
const mangalFromLagna = (c: Composer, house: House): string =>
  c.find({
    id: 'mars.lagna',
    topic: 'love',
    rule: 'none.b',
    paths: ['D1.mars.house'],
    why: { key: 'why.place', slots: { graha: c.grahaStart('mars'), house: c.house(house), sign: c.sign(c.facts.sign('mars')) } },
  })

/** How Mars stands for a match: not known without a lagna, counted by nobody, by the South alone in the 2nd, or counted, and then lifted by a benefic or not. */
type MangalState = {
  state: 'open' | 'none' | 'second' | 'closed' | 'match'
  house: House | null
  helpers: readonly Graha[]
  id: string
}

/** The one judge of it (BPHS 80.47-49 and the lists of custom). */
export function mangalState(c: Composer): MangalState {
  const house = c.facts.lagna?.houseOf('mars') ?? null
  const custom = { house, helpers: [], id: mangalCustom(c) }
  if (house === null) return { ...custom, state: 'open' }
  if (!isMarked(c)) return { ...custom, state: 'none' }
  if (house === 2) return { ...custom, state: 'second', id: mangalPlace(c, 'mars.second', house) }
  const helpers = mangalHelpers(c)
  return helpers.length === 0
    ? { house, helpers, state: 'match', id: mangalPlace(c, 'mars.match', house) }
    : { house, helpers, state: 'closed', id: mangalCancelled(c, helpers) }
}

/** Whether somebody is manglik, as it is asked: yes or no by custom from the lagna, then what the verses (BPHS 80.47-49) say against it. */
export function mangalAnswer(c: Composer): Line {
  const { state, house, helpers, id } = mangalState(c)
  if (house === null) return c.line([id], 'point.dosha.open')
  const slots = { house: c.house(house) }
  if (state === 'none') return c.line([id], 'point.dosha.no', slots)
  if (state === 'second') return c.line([id], 'point.dosha.second', slots)
  const list = c.say(`love.mangal.${MANGAL_SOUTH.includes(house) ? 'both' : 'north'}`)
  return state === 'match'
    ? c.line([id], 'point.dosha.match', { ...slots, list })
    : c.line([id], 'point.dosha.closed', {
        ...slots,
        list,
        by: { list: helpers.map((graha) => c.graha(graha)) },
        count: helpers.length,
      })
}

/** Mars by custom and by the verse: a plain yes or no from the lagna with what releases it, and then how common it is and what it shows. */
export function mangalParts(c: Composer): { first: Block[]; told: Line | null; rest: Block[] } {
  const mars = c.facts.sign('mars')
  const fromMoon = houseOfSign(mars, c.facts.sign('moon'))
  const fromVenus = houseOfSign(mars, c.facts.sign('venus'))
  const helpers = mangalHelpers(c)
  const house = c.facts.lagna?.houseOf('mars') ?? null
  const sign = c.sign(mars)
  const place = mangalCustom(c)
  const heart = c.line([place], 'love.mangal.heart', {
    sign,
    area: { term: `field.${c.facts.main.houseOf('mars')}` },
  })
  const [north, south] = [MANGAL_NORTH, MANGAL_SOUTH].map((list) => house !== null && list.includes(house)) as [boolean, boolean]
  const counts = (at: number): boolean => MANGAL_NORTH.includes(at) || MANGAL_SOUTH.includes(at)
  const counted = [fromMoon, fromVenus].filter(counts).length
  const others =
    counted === 0
      ? c.line([place], house === null ? 'love.mangal.moonNoneOpen' : 'love.mangal.moonNone', {
          moon: c.house(fromMoon),
          venus: c.house(fromVenus),
        })
      : c.line([place], 'love.mangal.moon', {
          moon: c.house(fromMoon),
          venus: c.house(fromVenus),
          byMoon: c.say(`love.mangal.${counts(fromMoon) ? 'yes' : 'no'}`),
          byVenus: c.say(`love.mangal.${counts(fromVenus) ? 'yes' : 'no'}`),
          counted,
        })
  if (house === null)
    return { first: [c.paragraph(c.line([place], 'love.mangal.unknown'), others)], told: null, rest: [c.paragraph(heart)] }
  const tenths = (share: number): string => c.say('love.mangal.shareHas', { tenths: Math.round(10 * share) })
  const rates = MANGAL_RATES[south && !north ? 'south' : 'north']
  const custom = c.line([methodFinding(c, 'mangal', 'none.a')], 'love.mangal.custom', {
    share: tenths(rates.lagna),
    wide: tenths(rates.any),
  })
  if (!north && !south)
    return {
      first: [c.paragraph(c.line([place], 'love.mangal.none', { house: c.house(house) }), others)],
      told: c.line([place], 'love.mangal.told.no'),
      rest: [c.paragraph(custom, heart)],
    }
  const list = c.say(`love.mangal.${north && south ? 'both' : north ? 'north' : 'south'}`)
  // from the lagna alone, as the sentence counts: what custom counts from the Moon and Venus stands with who asks
  const first = [c.paragraph(c.line([mangalFromLagna(c, house)], 'love.mangal.intro', { house: c.house(house), sign, list }))]
  const rest = [c.paragraph(custom, others, heart)]
  if (house === 2) {
    const id = mangalPlace(c, 'mars.second', house)
    first.push(c.paragraph(c.line([id], 'love.mangal.second', { sign })))
    return { first, told: c.line([id], 'love.mangal.told.second'), rest }
  }
  if (helpers.length > 0) {
    const by = { list: helpers.map((graha) => c.graha(graha)) }
    const id = mangalCancelled(c, helpers)
    const signs = { list: [...new Set(helpers.map((graha) => c.facts.sign(graha)))].map((at) => c.sign(at)) }
    first.push(c.paragraph(c.line([id], 'love.mangal.cancelled', { by, count: helpers.length, signs })))
    return { first, told: c.line([id], 'love.mangal.told.closed', { by, count: helpers.length }), rest }
  }
  const id = mangalPlace(c, 'mars.match', house)
  first.push(c.paragraph(c.line([id], 'love.mangal.match', { sign })))
  return { first, told: c.line([id], 'love.mangal.told.match'), rest }
}
