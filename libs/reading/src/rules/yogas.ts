import type { Graha } from '@disha/contracts/chart'
import type { Block } from '@disha/contracts/document'
import { baseRate } from '@disha/jyotish/base-rates'
import type { Yoga } from '@disha/jyotish/yogas/yogas'
import { YOGA_RULES } from '@disha/jyotish/yogas/rules'
import type { Composer, Line } from '../compose/composer.ts'
import { ageAt, shareText } from '../compose/parts.ts'
import { measureOf } from '../compose/strength.ts'
import { addYears } from '../facts/calendar.ts'
import { derivedOf, wholePercent } from '../facts/derived.ts'
import type { House } from '../facts/houses.ts'
import type { MessageKey, Phrasebook, Slots } from '../phrasebook/phrasebook.ts'
import { CITATION_ROWS } from './citations.data.ts'
import { isPrintable, yogaVerse } from './citations.ts'
import { windowYears } from './windows.ts'

/** A yoga that more charts than this have is named in a table only. */
const COMMON = 0.3
const MOST_TOLD = 6
const MOST_HARD = 2
const MOST_LISTED = 10
const MOST_NOT = 4
/** From this age on no yoga is told to come into its time. */
const ELDER_AGE = 80
/** They count signs only, follow from one another, and are cancelled in most charts by a sister. */
const COUNTS_OF_SIGNS: readonly string[] = ['gola', 'yuga', 'sula', 'kedara', 'pasa', 'dama', 'veena']

/** Patterns of all grahas are nearly formed in every other chart. */
const MANY = 5

export type ToldYoga = Yoga & { name: string; rate: number; rule: string }

/** The text of a yoga, by the way in which it came about where that has its own; null where the language has none for it. */
const textKey = (book: Phrasebook, id: string, way?: string): MessageKey | null =>
  [`yoga.${id}.${way ?? ''}`, `yoga.${id}`].find((key): key is MessageKey => book.has(key)) ?? null

/** The way by which a yoga is formed; none where it is formed by several that each have words of their own, since the common text names them all. */
const wayOf = (book: Phrasebook, { id, by }: Yoga): string | undefined =>
  by.length > 1 && by.every((way) => book.has(`yoga.${id}.${way}`)) && book.has(`yoga.${id}`) ? undefined : by[0]

/** Yogas of the engine that a phrasebook tells by the general sentence only. */
export const yogasWithoutText = (book: Phrasebook): string[] => YOGA_RULES.map(({ id }) => id).filter((id) => textKey(book, id) === null)

function nameOf(c: Composer, id: string): string {
  const key = `yoga.${id}.name`
  if (c.book.has(key)) return c.say(key)
  const words = id.replace(/(?<=[a-z])(?=[A-Z0-9])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * The rule behind a yoga: its verse as the engine has read it, or practice. A verse whose every checked citation is suppressed keeps its yoga
 * off the page.
 */
function ruleOf(id: string): string | null {
  const verse = yogaVerse(`yoga.${id}`)
  if (verse === null) return 'practice.yoga'
  const rows = CITATIONS_BY_VERSE.get(`${verse.work} ${verse.chapter}.${verse.verse}`) ?? []
  const named = rows.find(([, , , , , effect]) => effect.toLowerCase().startsWith(id.toLowerCase())) ?? rows[0]
  return named === undefined || isPrintable(named[0]) ? `yoga.${id}` : null
}

const CITATIONS_BY_VERSE = Map.groupBy(CITATION_ROWS, ([, work, chapter, verse]) => `${work} ${chapter}.${verse}`)

const KENDRAS: readonly number[] = [1, 4, 7, 10]
/** Tithis at which the Moon counts as full, a day and a half about the full moon. */
const FULL: readonly number[] = [14, 15, 16, 17]

/**
 * Kemadruma by the texts is undone by a graha in an angle; practice adds a Moon that is full, in an angle, or under a benefic's sight. A chart
 * that has one of these is not told of it as formed.
 */
function relieved(c: Composer, yoga: Yoga): Yoga {
  if (yoga.id !== 'kemadruma' || yoga.status !== 'formed') return yoga
  const by = [
    ...(c.facts.lagna !== null && KENDRAS.includes(c.facts.lagna.houseOf('moon')) ? ['moonInKendra'] : []),
    ...(FULL.includes(c.chart.panchanga.tithi.number) ? ['fullMoon'] : []),
    ...(c.facts.seenBy('moon').some((graha) => graha !== 'moon' && c.facts.benefic(graha)) ? ['beneficSees'] : []),
  ]
  return by.length === 0 ? yoga : { ...yoga, status: 'cancelled', cancelledBy: by }
}

const told = new WeakMap<Composer, ToldYoga[]>()

const MAHABHAGYA = 'mahabhagya'

/** Mahabhagya is one thing for a man and another for a woman (Phaladeepika 6.14): told where the person said which, and of that way only. */
function isForPerson(c: Composer, { id, by }: Yoga): boolean {
  if (id !== MAHABHAGYA) return true
  const { gender } = c.input.person
  return (gender === 'male' && by.includes('manByDay')) || (gender === 'female' && by.includes('womanByNight'))
}

/**
 * The yogas of the chart by the engine, formed, near or cancelled, with their share in the sample of births; the rarest first. Of those without a
 * text of their own only good ones are told, by the general sentence: hard ones (the want of BPHS 42 among them) stay off the page.
 */
export function yogasOf(c: Composer): ToldYoga[] {
  let found = told.get(c)
  if (found === undefined) {
    found = derivedOf(c.chart, c.input.ephemeris)
      .yogas.map((yoga) => relieved(c, yoga))
      .flatMap((yoga): ToldYoga[] => {
        if (!isForPerson(c, yoga)) return []
        const rule = yoga.nature !== 'good' && textKey(c.book, yoga.id) === null ? null : ruleOf(yoga.id)
        // the sample has births of both sexes, and its verse gives half of them to each
        const share = yoga.id === MAHABHAGYA ? 0.5 : 1
        return rule === null ? [] : [{ ...yoga, rule, name: nameOf(c, yoga.id), rate: share * baseRate(yoga.id).formed }]
      })
      .toSorted((a, b) => a.rate - b.rate)
    told.set(c, found)
  }
  return found
}

const names = (c: Composer, grahas: readonly Graha[]) => ({ list: grahas.map((graha) => c.graha(graha)) })
const signs = (c: Composer, grahas: readonly Graha[]) => ({
  list: [...new Set(grahas.map((graha) => c.facts.sign(graha)))].map((sign) => c.sign(sign)),
})

function slotsOf(c: Composer, grahas: readonly Graha[]): Slots {
  const [first] = grahas
  const companions = grahas.slice(1)
  const houses = [...new Set(grahas.map((graha) => c.facts.main.houseOf(graha)))].toSorted((a, b) => a - b)
  return {
    grahas: names(c, grahas),
    // by nature the Moon is harsh while it wanes (BPHS 3.11), and that is said where it is counted so
    harsh: { list: grahas.map((graha) => (graha === 'moon' ? c.say('yoga.waningMoon') : c.graha(graha))) },
    besideVenusAndJupiter: names(c, [...new Set<Graha>(['venus', 'jupiter', c.facts.main.lordOf(1)])]),
    companions: names(c, companions),
    signs: signs(c, grahas),
    companionSigns: signs(c, companions),
    houses: { list: houses.map((house: House) => c.house(house)) },
    firstSign: first === undefined ? '' : c.sign(c.facts.sign(first)),
    count: grahas.length,
    areas: { list: houses.slice(0, 3).map((house: House): { term: `short.${House}` } => ({ term: `short.${house}` })) },
    dignity: first === undefined ? '' : { term: `dignity.${c.facts.dignity(first)}` },
  }
}

const POLARITY = { good: 'support', mixed: 'mixed', hard: 'oppose' } as const

export function yogaFinding(c: Composer, yoga: ToldYoga): string {
  return c.find({
    id: `yoga.${yoga.id}`,
    rule: yoga.rule,
    paths: [`yoga.${yoga.id}`, ...yoga.grahas.map((graha) => `D1.${graha}.sign`)],
    why: {
      key: 'why.yoga',
      slots: {
        grahas: { list: yoga.grahas.map((graha, index) => (index === 0 ? c.grahaStart(graha) : c.graha(graha))) },
        signs: signs(c, yoga.grahas),
      },
    },
    polarity: yoga.status === 'formed' ? POLARITY[yoga.nature] : 'neutral',
    strength: yoga.strength >= 0.5 && yoga.rate < 0.1 ? 'strong' : 'fair',
  })
}

/** Of more grahas than this only the weakest is measured in words. */
const MOST_MEASURED = 3

/** With what share of the shadbala asked a yoga's grahas act; nothing where none of them is measured. */
function forceText(c: Composer, yoga: ToldYoga): string {
  const measured = yoga.grahas.flatMap((graha) => {
    const percent = measureOf(c, graha)
    return percent === null ? [] : [{ graha, percent: wholePercent(percent) }]
  })
  const [weakest] = measured.toSorted((a, b) => a.percent - b.percent)
  if (weakest !== undefined && measured.length > MOST_MEASURED)
    return c.say('yoga.force.weakest', { graha: c.graha(weakest.graha), percent: weakest.percent })
  return measured.map(({ graha, percent }) => c.say('yoga.force.one', { graha: c.graha(graha), percent })).join(', ')
}

/** The next antardasha of one of a yoga's grahas, where the dashas can be dated and it opens in an active age. */
function timeText(c: Composer, yoga: ToldYoga): string {
  const { grain, antars, errorDays } = c.dashas
  if (grain !== 'antar' && grain !== 'pratyantar') return '–'
  const end = addYears(c.input.asOf, windowYears(c))
  const period = antars.find(({ lords, from, to }) => to > c.input.asOf && from < end && yoga.grahas.includes(lords[1]))
  if (period === undefined || ageAt(c, period.from) >= ELDER_AGE) return '–'
  const graha = c.graha(period.lords[1])
  return period.from <= c.input.asOf
    ? c.say('yoga.time.now', { graha, to: c.date(period.to, errorDays) })
    : c.say('yoga.time.next', { graha, from: c.date(period.from, errorDays) })
}

/** With what strength the yogas told in words act, and when the next sub-period of one of their grahas runs; none without measured strengths. */
export function yogaTimes(c: Composer, yogas: readonly ToldYoga[]): Block[] {
  if (!c.timed || yogas.length === 0) return []
  return [
    {
      kind: 'table',
      caption: c.say('yoga.times'),
      columns: (['table.yoga', 'table.measure', 'table.yogaTime'] as const).map((key) => ({ label: c.say(key), align: 'start' as const })),
      rows: yogas.map((yoga) => [yoga.name, forceText(c, yoga) || '–', timeText(c, yoga)]),
    },
  ]
}

/** Yogas that ask for exaltation; by degree Mercury and the Moon share the sign of theirs with moolatrikona (BPHS 3.51-54). */
const OF_EXALTATION = /exalt|^chamara$|^dignifiedInKendras$|^fourOrFiveHigh$/i
const SHARED_SIGN = { moon: 1, mercury: 5 } as const

/** Where a yoga's exaltation is that of the whole sign, and the tables of this reading give another dignity by degree, both are said. */
export function signLines(c: Composer, { id, grahas }: ToldYoga, finding: string): Line[] {
  if (!OF_EXALTATION.test(id)) return []
  return (['moon', 'mercury'] as const)
    .filter((graha) => grahas.includes(graha) && c.facts.sign(graha) === SHARED_SIGN[graha] && c.facts.dignity(graha) !== 'exalted')
    .map((graha) =>
      c.line([finding], 'yoga.wholeSign', {
        graha: c.graha(graha),
        sign: c.sign(c.facts.sign(graha)),
        dignity: { term: `dignity.${c.facts.dignity(graha)}` },
      }),
    )
}

/** A yoga in words: its name and share, and what forms it. */
export function yogaLines(c: Composer, yoga: ToldYoga): Line[] {
  const id = yogaFinding(c, yoga)
  const slots = slotsOf(c, yoga.grahas)
  const text = c.say(textKey(c.book, yoga.id, wayOf(c.book, yoga)) ?? (c.timed ? 'yoga.genericHouses' : 'yoga.generic'), slots)
  return [
    c.line([id], 'yoga.line', { name: yoga.name, share: shareText(c, yoga.rate), text }),
    ...signLines(c, yoga, id),
    ...(c.fragile(id) ? [c.timed ? c.line([id], 'yoga.fragile', { minutes: c.clockMinutes }) : c.line([id], 'yoga.fragileOpen')] : []),
  ]
}

/** Formed yogas worth a paragraph, the hard ones apart, and the common ones that a table holds. */
export function formedYogas(c: Composer): { rare: ToldYoga[]; hard: ToldYoga[]; common: ToldYoga[] } {
  const formed = yogasOf(c).filter(({ status }) => status === 'formed')
  const worth = formed.filter(({ id, rate }) => rate < COMMON && !COUNTS_OF_SIGNS.includes(id))
  const rare = worth.filter(({ nature }) => nature !== 'hard').slice(0, MOST_TOLD)
  const hard = worth.filter(({ nature }) => nature === 'hard').slice(0, MOST_HARD)
  const common = formed.filter((yoga) => !rare.includes(yoga) && yoga.nature !== 'hard').slice(0, MOST_LISTED)
  return { rare, hard, common }
}

/** One idea counted by several verses: lords of an angle and of a trine together, and an exalted graha. */
const SISTERS: Readonly<Record<string, readonly string[]>> = {
  rajaKendraTrikona: ['kendraLordJoinsTrikonaLord'],
  oneToThreeExalted: ['exaltedBenefic', 'exaltedSeesSpecialLagnas', 'exaltedInSecond'],
}

/** What comes close, and what is formed and undone, each once; counts of signs are left out. */
export function unformedLines(c: Composer): Line[][] {
  const worth = yogasOf(c).filter(({ id }) => !COUNTS_OF_SIGNS.includes(id))
  const near = worth
    .filter(({ nature, status, grahas }) => status === 'near' && grahas.length < MANY && nature !== 'hard')
    .slice(0, MOST_NOT)
  const isFormed = (id: string): boolean => worth.some((yoga) => yoga.id === id && yoga.status === 'formed')
  // of several counts of one idea the one that is undone is not told beside the one that is formed
  const cancelled = worth.filter(({ id, status }) => status === 'cancelled' && !(SISTERS[id] ?? []).some(isFormed)).slice(0, MOST_NOT)
  const nearIds = near.map((yoga) => yogaFinding(c, yoga))
  return [
    ...cancelled.map((yoga) => {
      const reasons = yoga.cancelledBy.map((reason) => {
        const key = `yoga.cancel.${reason}`
        return c.say(c.book.has(key) ? key : 'yoga.cancel.other', {
          grahas: names(c, yoga.grahas.filter((graha) => graha !== 'sun').slice(0, 1)),
        })
      })
      return [c.line([yogaFinding(c, yoga)], 'yoga.cancelled', { name: yoga.name, reasons: { list: [...new Set(reasons)] } })]
    }),
    ...(near.length === 0
      ? []
      : [
          [
            c.line(nearIds, 'yoga.near', {
              count: near.length,
              names: { list: near.map((yoga) => yoga.name) },
            }),
          ],
        ]),
  ]
}
