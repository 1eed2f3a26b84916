import { GRAHAS, type Graha } from '@disha/contracts/chart'
import type { Topic } from '@disha/contracts/finding'
import { ageOn } from '../facts/calendar.ts'
import { wholePercent } from '../facts/derived.ts'
import type { DashaDates } from '../facts/dashas.ts'
import type { Dignity } from '@disha/jyotish/dignities'
import { houseOfSign, signLord, type House, type HouseView } from '../facts/houses.ts'
import { stayDates, type Stay } from '../facts/sky.ts'
import { citation, isPrintable } from '../rules/citations.ts'
import { passageTone } from '../rules/passages.ts'
import { lordJudgment, periodTone } from '../rules/period-colour.ts'
import type { TermKey, TermSlot } from '../phrasebook/phrasebook.ts'
import { pointsAsked } from '../understanding/points-asked.ts'
import type { Composer, Line, Polarity } from './composer.ts'
import { measureOf, standing } from './strength.ts'

/** Facts that fix which house a graha is in, from the lagna or from the Moon. */
export function housePaths(view: HouseView, ...grahas: Graha[]): string[] {
  return view.reference === 'lagna'
    ? ['D1.lagna.sign', ...grahas.map((graha) => `D1.${graha}.house`)]
    : [...new Set(['D1.moon.sign', ...grahas.map((graha) => `D1.${graha}.sign`)])]
}

/** True of the Moon where houses are counted from it for want of a lagna: its own house is the 1st in every chart, and so says nothing. */
export const isCountedFrom = (c: Composer, graha: Graha): boolean => graha === 'moon' && c.facts.lagna === null

export const polarityOf = (ruleId: string): Polarity => {
  const polarity = citation(ruleId)?.polarity
  return polarity === undefined || polarity === 'method' ? 'neutral' : polarity
}

/** A rule that is printable, or the practice that stands in for it. */
export const ruleOr = (ruleId: string, practice: string): string => (isPrintable(ruleId) ? ruleId : practice)

/** The lord of a house, where it stands, and what BPHS 24 has of it. */
export function lordFinding(
  c: Composer,
  house: House,
  topic: Topic,
  view: HouseView = c.facts.main,
): { id: string; graha: Graha; placed: House; polarity: Polarity } {
  const graha = view.lordOf(house)
  const placed = view.houseOf(graha)
  const verse = `bphs24.${12 * (house - 1) + placed}`
  const rule = view.reference === 'lagna' ? ruleOr(verse, 'practice.lordship') : 'practice.chandraLagna'
  const counted = isCountedFrom(c, graha)
  const polarity = counted ? 'neutral' : polarityOf(verse)
  const id = c.find({
    id: `lord.${house}.in.${placed}.${view.reference}`,
    topic,
    rule,
    paths: housePaths(view, graha),
    why: {
      key: view.reference === 'lagna' ? 'why.lord' : counted ? 'why.lordSign' : 'why.lordMoon',
      slots: { graha: c.grahaStart(graha), house: c.house(house), placed: c.house(placed), sign: c.sign(c.facts.sign(graha)) },
    },
    polarity,
    strength: Math.abs(c.facts.strength(graha)) >= 2 ? 'strong' : 'fair',
  })
  return { id, graha, placed, polarity }
}

/** The sentence of BPHS 24 for the lord of a house. */
export function lordLine(c: Composer, house: House, topic: Topic): Line {
  const { id, placed } = lordFinding(c, house, topic)
  return c.line([id], `lord.${house}.in.${placed}`)
}

/** A graha in its house: Phaladeepika 8, or practice where that may not be printed or houses are counted from the Moon. */
export function placeFinding(c: Composer, graha: Graha, topic: Topic = 'general'): { id: string; house: House } {
  const view = c.facts.main
  const house = view.houseOf(graha)
  const counted = isCountedFrom(c, graha)
  const rule = view.reference === 'lagna' ? ruleOr(`phal8.${graha}.${house}`, 'practice.placement') : 'practice.chandraLagna'
  const id = c.find({
    id: `place.${graha}.${house}.${view.reference}`,
    topic,
    rule,
    paths: housePaths(view, graha),
    why: {
      key: view.reference === 'lagna' ? 'why.place' : counted ? 'why.moonSign' : 'why.placeMoon',
      slots: { graha: c.grahaStart(graha), house: c.house(house), sign: c.sign(c.facts.sign(graha)) },
    },
    polarity: counted ? 'neutral' : polarityOf(`phal8.${graha}.${house}`),
  })
  return { id, house }
}

/** Dignity of a graha in its sign. */
export function dignityFinding(c: Composer, graha: Graha, topic: Topic = 'general'): string {
  const score = c.facts.strength(graha)
  return c.find({
    id: `dignity.${graha}`,
    topic,
    rule: graha === 'rahu' || graha === 'ketu' ? 'bphs47.34' : 'bphs3.59-60',
    paths: [
      `D1.${graha}.sign`,
      `D1.${graha}.retrograde`,
      ...(isNode(graha) || !c.facts.steady(`dignity.${graha}`) ? [] : [`dignity.${graha}`]),
      ...(c.facts.combust(graha) ? [`combust.${graha}`] : []),
    ],
    why: { key: 'why.dignity', slots: { graha: c.grahaStart(graha), seat: bareSeat(c, graha) } },
    polarity: score >= 1 ? 'support' : score <= -1 ? 'oppose' : 'neutral',
    strength: Math.abs(score) >= 2 ? 'strong' : 'fair',
  })
}

/** What a graha can do: its shadbala where that is known, else its dignity. */
export function standingFinding(c: Composer, graha: Graha, topic: Topic = 'general'): string {
  const percent = measureOf(c, graha)
  if (percent === null) return dignityFinding(c, graha, topic)
  const word = standing(c, graha)
  return c.find({
    id: `standing.${graha}`,
    topic,
    rule: 'bphs27.32-33',
    paths: [`D1.${graha}.sign`, `shadbala.${graha}.band`],
    why: {
      key: 'why.standing',
      slots: { graha: c.grahaStart(graha), seat: signSeat(c, graha, c.facts.dignity(graha)), percent: wholePercent(percent) },
    },
    polarity: word === 'strong' ? 'support' : word === 'weak' ? 'oppose' : 'neutral',
    strength: word === 'plain' ? 'fair' : 'strong',
  })
}

/** A graha seeing a house with full force. */
export function aspectFinding(c: Composer, graha: Graha, house: House, topic: Topic): string {
  const view = c.facts.main
  return c.find({
    id: `aspect.${graha}.${house}.${view.reference}`,
    topic,
    rule: 'bphs26.2-5',
    paths: housePaths(view, graha),
    why: {
      key: view.reference === 'lagna' ? 'why.aspect' : 'why.aspectMoon',
      slots: { graha: c.grahaStart(graha), placed: c.house(view.houseOf(graha)), house: c.house(house) },
    },
    polarity: c.facts.benefic(graha) ? 'support' : 'mixed',
  })
}

/** The sign that falls on a house. */
export function signFinding(c: Composer, house: House, topic: Topic, rule: string): { id: string; sign: number } {
  const view = c.facts.main
  const sign = view.signOf(house)
  const id = c.find({
    id: `sign.${house}.${view.reference}`,
    topic,
    rule,
    paths: view.reference === 'lagna' ? ['D1.lagna.sign'] : ['D1.moon.sign'],
    why: { key: view.reference === 'lagna' ? 'why.houseSign' : 'why.houseSignMoon', slots: { sign: c.sign(sign), house: c.house(house) } },
  })
  return { id, sign }
}

const MAHA_RULES: Readonly<Record<Graha, { well: string; ill: string }>> = {
  sun: { well: 'bphs47.7-11', ill: 'bphs47.12-15' },
  moon: { well: 'bphs47.16-22', ill: 'bphs47.23-26' },
  mars: { well: 'bphs47.27-32', ill: 'bphs47.33' },
  mercury: { well: 'bphs47.62-65', ill: 'bphs47.5-6' },
  jupiter: { well: 'bphs47.45-48', ill: 'bphs47.49-51' },
  venus: { well: 'bphs47.79-82', ill: 'bphs47.83-84' },
  saturn: { well: 'bphs47.53-56', ill: 'bphs47.57-60' },
  rahu: { well: 'bphs47.34-39', ill: 'bphs47.40-43' },
  ketu: { well: 'bphs47.72-77', ill: 'bphs47.5-6' },
}

/**
 * Which way a graha leans as a lord, for rules that know two states only: a mixed one by the greater number of its reasons, its house before the rest.
 * A period is told by `periodTone`, which knows three.
 */
export function wellPlaced(c: Composer, graha: Graha): boolean {
  const { tone, for: forIt, against } = lordJudgment(c, graha)
  return tone === 'well' || (tone === 'mixed' && (forIt.length > against.length || (forIt.includes('place') && !against.includes('weak'))))
}

const POLARITY = { well: 'support', mixed: 'mixed', ill: 'oppose' } as const

/** The finding behind a dasha period: its lord, dates, and the verse for its condition. */
export function periodFinding(c: Composer, period: DashaDates): string {
  const level = period.lords.length
  const graha = period.lords[level - 1] as Graha
  const tone = periodTone(c, period)
  const rule = level === 1 ? MAHA_RULES[graha][wellPlaced(c, graha) ? 'well' : 'ill'] : 'bphs51.1-2'
  const paths = [
    `vimshottari.periods.${period.index}.startAt`,
    `vimshottari.periods.${period.index}.lords.${Math.min(level, 2) - 1}`,
    `D1.${graha}.sign`,
  ]
  return c.find({
    id: `dasha.${period.lords.join('-')}.${period.from}`,
    topic: 'timing',
    rule,
    paths: c.timed ? [...paths, `D1.${graha}.house`] : paths,
    why: {
      key: level === 1 ? 'why.maha' : level === 2 ? 'why.antar' : 'why.pratyantar',
      slots: {
        maha: c.grahaStart(period.lords[0] as Graha),
        antar: c.graha((period.lords[1] ?? period.lords[0]) as Graha),
        pratyantar: c.graha(graha),
        from: c.date(period.from, c.dashas.errorDays),
        to: c.date(period.to, c.dashas.errorDays),
      },
    },
    polarity: POLARITY[tone],
    window: { from: period.from, to: period.to, errorDays: c.dashas.errorDays },
  })
}

const LORD_PERIOD_RULES: Readonly<Record<House, { well: string; ill: string }>> = {
  1: { well: 'phal20.2', ill: 'phal20.14' },
  2: { well: 'phal20.3', ill: 'bphs48.2-4.b' },
  3: { well: 'phal20.4', ill: 'bphs48.18-20' },
  4: { well: 'phal20.5', ill: 'phal20.14' },
  5: { well: 'phal20.6', ill: 'phal20.14' },
  6: { well: 'phal20.7', ill: 'bphs48.18-20' },
  7: { well: 'phal20.8', ill: 'bphs48.5-8.b' },
  8: { well: 'phal20.9', ill: 'bphs48.5-8.b' },
  9: { well: 'phal20.10', ill: 'phal20.14' },
  10: { well: 'phal20.11', ill: 'bphs48.1' },
  11: { well: 'phal20.12', ill: 'bphs48.18-20' },
  12: { well: 'phal20.13', ill: 'bphs48.5-8.b' },
}

/**
 * What a period's lord brings by the houses it rules. Of two houses the better-placed statement is kept: trikonas before kendras before the
 * rest (BPHS 34.2-7); the nodes speak by the lord of the sign they stand in (BPHS 34.16).
 */
export function periodHouse(c: Composer, graha: Graha): { house: House; by: Graha } {
  const view = c.facts.main
  const by = graha === 'rahu' || graha === 'ketu' ? signLord(c.facts.sign(graha)) : graha
  const rank = (house: House): number => [1, 5, 9, 10, 4, 7, 11, 2, 3, 12, 6, 8].indexOf(house)
  const [house] = view.ruledBy(by).toSorted((a, b) => rank(a) - rank(b)) as [House]
  return { house, by }
}

/** What a period's lord rules, by the verse on the lord of that house. */
export function lordPeriodFinding(c: Composer, graha: Graha): string {
  const { house, by } = periodHouse(c, graha)
  const { tone } = lordJudgment(c, graha)
  return c.find({
    id: `lordPeriod.${graha}.${house}`,
    topic: 'timing',
    rule: c.timed ? LORD_PERIOD_RULES[house][wellPlaced(c, graha) ? 'well' : 'ill'] : 'practice.chandraLagna',
    paths: housePaths(c.facts.main, by),
    why: {
      key: by === graha ? 'why.ruler' : 'why.nodeRuler',
      slots: { graha: c.grahaStart(graha), by: c.graha(by), house: c.houseName(house) },
    },
    polarity: POLARITY[tone],
  })
}

/** How a period's lord stands from the lord above it (Laghu Parashari 4.29-31, BPHS 52-60 by mutual place). */
export function relationFinding(c: Composer, above: Graha, graha: Graha): { id: string; apart: House } {
  const apart = houseOfSign(c.facts.sign(graha), c.facts.sign(above))
  const id = c.find({
    id: `relation.${above}.${graha}`,
    topic: 'timing',
    rule: 'practice.mutualPlace',
    paths: [`D1.${above}.sign`, `D1.${graha}.sign`],
    why: { key: 'why.mutual', slots: { antar: c.grahaStart(graha), maha: c.graha(above), house: c.house(apart) } },
    polarity: apart === 6 || apart === 8 ? 'oppose' : apart === 5 || apart === 9 ? 'support' : 'mixed',
  })
  return { id, apart }
}

const PASSAGE_POLARITY = { good: 'support', plain: 'mixed', hard: 'oppose' } as const

/** A slow graha's passage counted from the Moon: Phaladeepika 26. */
export function gocharaFinding(c: Composer, stay: Stay): { id: string; place: House; from: string; to: string } {
  const place = houseOfSign(stay.sign, c.facts.sign('moon'))
  const { from, to } = stayDates(stay, c.input.displayTimeZone)
  const id = c.find({
    id: `gochara.${stay.graha}.${place}.${from}`,
    topic: 'timing',
    rule: `phal26.${stay.graha}.${place}`,
    paths: ['D1.moon.sign', `transit.${stay.graha}.${middleOf(from, to)}.sign`],
    why: {
      key: 'why.gochara',
      slots: { graha: c.grahaStart(stay.graha), sign: c.sign(stay.sign), place: c.house(place), from: c.date(from), to: c.date(to) },
    },
    polarity: PASSAGE_POLARITY[passageTone(c, stay)],
    window: { from, to, errorDays: 0 },
  })
  return { id, place, from, to }
}

/** The house that a sign holds from the lagna, as a clause; nothing where the lagna is not known. */
export function whereClause(c: Composer, sign: number): string {
  if (c.facts.lagna === null) return ''
  const house = houseOfSign(sign, c.facts.lagna.firstSign)
  return c.vary('where', { house: c.house(house), area: { term: `area.${house}` } })
}

/** What a slow graha's passage brings, by its place from the Moon and the house it crosses; to whoever fears for a post it is no sign of its loss. */
export function gocharaText(c: Composer, graha: 'saturn' | 'jupiter' | 'rahu', place: House, sign: number): string {
  const where = { where: whereClause(c, sign) }
  if (graha === 'jupiter' && (place === 3 || place === 10) && fearsForPost(c)) return c.say(`gochara.jupiter.${place}.kept`, where)
  return c.say(`gochara.${graha}.${place}`, where)
}

/** True where it is asked whether the own post lasts. */
const fearsForPost = (c: Composer): boolean => pointsAsked(c.whole.input.concern).some(({ point }) => point === 'work.secure')

/** A day in the middle of a span, which no rounding of its ends can reach. */
export const middleOf = (from: string, to: string): string => new Date((Date.parse(from) + Date.parse(to)) / 2).toISOString().slice(0, 10)

/** A number of days in words, in years where days would say nothing. */
export const spanText = (c: Composer, days: number): string =>
  days > 500 ? c.say('span.years', { years: Math.round(days / 365.25) }) : c.say('span.days', { days })

/** How many charts are alike in something, in words by themselves. */
export const shareText = (c: Composer, rate: number): string =>
  rate >= 0.5 ? c.say('share.most') : rate < 0.001 ? c.say('share.rare') : c.say('share.about', { n: Math.round(1 / rate) })

/** Age in whole years on a date. */
export const ageAt = (c: Composer, date: string): number => ageOn(c.input.birth.birthLocal.slice(0, 10), date)

const signSeat = (c: Composer, graha: Graha, dignity: Dignity): string => {
  const key = isNode(graha) ? 'seat.node' : c.facts.relieved(graha) ? 'seat.relieved' : (`seat.${dignity}` as const)
  return c.say(key, { sign: c.sign(c.facts.sign(graha)) })
}

/** A graha's state in the body's words; a chapter names the sign once, after that the word for the state is enough. */
export const seatOf = (c: Composer, graha: Graha): string => stateOf(c, graha, !c.recite(graha)) || c.say('seat.plain', signSlot(c, graha))

/**
 * What a graha's sign and measure come to, in a word or two: exalted, at home or debilitated by the sign; else strong or weak, as every
 * chapter has it (see strength.ts); else nothing, for its friendships, percents and motion stand in the margin and the tables.
 */
function stateOf(c: Composer, graha: Graha, again: boolean): string {
  const slots = signSlot(c, graha)
  // the texts differ over the dignity of the nodes, so their sign alone is named
  if (isNode(graha)) return again ? '' : c.say('seat.plain', slots)
  const word = standing(c, graha)
  const dignity = c.facts.dignity(graha)
  const relieved = c.facts.relieved(graha)
  const marked = dignity === 'exalted' || dignity === 'moolatrikona' || dignity === 'own' || dignity === 'debilitated'
  if (!marked) {
    if (word === 'plain') return again ? '' : c.say('seat.plain', slots)
    return c.say(again ? `seat.${word}` : `seat.${word}In`, slots)
  }
  const seat = again && !relieved ? c.book.term(`dignity.${dignity}`) : signSeat(c, graha, dignity)
  const low = dignity === 'debilitated'
  if (word === 'weak' && !low) return c.say('seat.butWeak', { seat })
  return word === 'strong' && low ? c.say('seat.butStrong', { seat }) : seat
}

const signSlot = (c: Composer, graha: Graha) => ({ sign: c.sign(c.facts.sign(graha)) })

/** Sign, dignity, motion and measure in full: for notes, which stand without their chapter. */
export function fullSeat(c: Composer, graha: Graha): string {
  const percent = measureOf(c, graha)
  const seat = bareSeat(c, graha)
  return percent === null ? seat : c.say('seat.measured', { seat, percent: wholePercent(percent) })
}

/** State and shadbala in one clause, for grahas that are held against each other. */
export function measuredSeat(c: Composer, graha: Graha): string {
  const percent = measureOf(c, graha)
  const seat = stateOf(c, graha, false)
  return percent === null ? seat : c.say('seat.measured', { seat, percent: wholePercent(percent) })
}

/** Sign and dignity, with combustion and retrogression. */
function bareSeat(c: Composer, graha: Graha): string {
  const seat = signSeat(c, graha, c.facts.dignity(graha))
  const combust = c.facts.combust(graha)
  const retrograde = c.chart.D1[graha].retrograde && !isNode(graha)
  if (!combust && !retrograde) return seat
  return c.say(combust && retrograde ? 'seat.both' : combust ? 'seat.combust' : 'seat.retrograde', { seat })
}

/** A graha's state and house as one clause: "exalted in Makara, in the 10th"; the house alone where the rest has been told. */
export function placedOf(c: Composer, graha: Graha): string {
  if (isCountedFrom(c, graha)) return seatOf(c, graha)
  const house = c.house(c.facts.main.houseOf(graha))
  const seat = stateOf(c, graha, !c.recite(graha))
  return seat === ''
    ? c.say(c.timed ? 'state.house' : 'state.houseMoon', { house })
    : c.say(c.timed ? 'topic.placed' : 'topic.placedMoon', { seat, house })
}

/** A graha's dignity by its sign and its house, for a voice that rests on the sign. */
export function signedPlace(c: Composer, graha: Graha): string {
  const seat = signSeat(c, graha, c.facts.dignity(graha))
  if (isCountedFrom(c, graha)) return seat
  return c.say(c.timed ? 'topic.placed' : 'topic.placedMoon', { seat, house: c.house(c.facts.main.houseOf(graha)) })
}

/** Where a graha stands, as a clause that goes on: ", in the 10th"; by its sign for the Moon from which the houses are counted. */
export const seatAt = (c: Composer, graha: Graha): string =>
  isCountedFrom(c, graha)
    ? c.say('seat.atSign', { sign: c.sign(c.facts.sign(graha)) })
    : c.say('seat.at', { house: c.house(c.facts.main.houseOf(graha)) })

/** The field of a house after "in" and "through"; where many grahas share the 1st, not in the same words for each. */
export const fieldTerm = (graha: Graha, house: House): TermSlot => ({
  term: house === 1 ? (FIRST_FIELD[GRAHAS.indexOf(graha) % FIRST_FIELD.length] ?? 'field.1') : `field.${house}`,
})

const FIRST_FIELD: readonly TermKey[] = ['field.1', 'field.1.hand', 'field.1.way']

/** Seat, house and field of a graha as slots of a message. */
export function aboutGraha(c: Composer, graha: Graha) {
  const house = c.facts.main.houseOf(graha)
  return {
    graha: c.grahaStart(graha),
    seat: seatOf(c, graha),
    sign: c.sign(c.facts.sign(graha)),
    house: c.house(house),
    at: isCountedFrom(c, graha) ? '' : seatAt(c, graha),
    area: fieldTerm(graha, house),
    theme: { term: `theme.${graha}` } as const,
    state: placedOf(c, graha),
  }
}

export const isNode = (graha: Graha): boolean => graha === 'rahu' || graha === 'ketu'

/** A finding that says where some grahas stand, for statements that rest on several of them. */
export function placesFinding(c: Composer, id: string, rule: string, topic: Topic, grahas: readonly Graha[]): string {
  const distinct = [...new Set(grahas)]
  return c.find({
    id,
    topic,
    rule,
    paths: [...new Set([...housePaths(c.facts.main, ...distinct), ...distinct.map((graha) => `D1.${graha}.sign`)])],
    why: {
      key: 'why.places',
      slots: {
        places: {
          list: distinct.map((graha) =>
            c.say(c.timed ? 'why.placed' : isCountedFrom(c, graha) ? 'why.placedSign' : 'why.placedMoon', {
              graha: c.graha(graha),
              sign: c.sign(c.facts.sign(graha)),
              house: c.house(c.facts.main.houseOf(graha)),
            }),
          ),
        },
      },
    },
  })
}
