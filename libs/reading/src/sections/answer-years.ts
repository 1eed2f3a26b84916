import type { Graha } from '@disha/contracts/chart'
import type { Block } from '@disha/contracts/document'
import { OF_AGE } from '../ages.ts'
import type { Composer, Line } from '../compose/composer.ts'
import { isDated } from '../compose/current.ts'
import { gocharaFinding, periodFinding } from '../compose/parts.ts'
import { isOneSided, sideMatters } from '../compose/period-words.ts'
import { addDays, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { stayDates } from '../facts/sky.ts'
import { namedPeriods, type NamedPeriod } from '../named-dates.ts'
import type { Slot } from '../phrasebook/phrasebook.ts'
import { passageTone, placeFromMoon } from '../rules/passages.ts'
import { periodTone } from '../rules/period-colour.ts'
import { MAIN_TOPICS, type MainTopic } from '../rules/witnesses.ts'
import { meantText } from '../topics.ts'
import { answerOf } from './answer.ts'
import { isOldLoss } from './answer-ground.ts'
import { metBy, saysYears, type NamedFor } from './answer-named.ts'
import { spanAloud } from './answer-gist.ts'
import { askedOf, isTender, nounOf } from './answer-subject.ts'
import { shortLead, shortNoun } from './short-concerns.ts'

/** Years ahead that are told where they are asked about without a number, and at most. */
const PLAIN_YEARS = 5
const MOST_YEARS = 7
const YEAR_DAYS = 365
/** A year in which fewer days of a stretch lie does not have it. */
const SHORTEST_DAYS = 14
const MOST_SPANS = 2
const OPENED = ['home', 'money', 'study', 'family', 'spirit'] as const

/** How many years ahead are asked about one after another; 0 where none are. */
export function yearsAsked(c: Composer): number {
  const { concern, asOf } = c.input
  const span = namedPeriods(concern, asOf).find(({ from, to, grain }) => grain === 'span' && daysBetween(from, to) > 2 * YEAR_DAYS)
  if (span !== undefined) return Math.min(MOST_YEARS, Math.round(daysBetween(span.from, span.to) / YEAR_DAYS))
  return saysYears(c) ? PLAIN_YEARS : 0
}

/** Fields that are told of beside the years, though the question is about the years as a whole. */
const FIELD_WORDS = {
  career:
    / (?:job|work|career|business|promotion|naukri|nokri|kaam|dhandha|velai|thozhil|udyogam|vyaparam) |नौकरी|काम |करियर|व्यापार|வேலை|தொழில்|ఉద్యోగ|పని /u,
  love: / (?:marriage|marry|married|wedding|love|shaadi|shadi|kalyanam|thirumanam|pelli|vivaha\S*) |शादी|विवाह|திருமண|கல்யாண|పెళ్లి|వివాహ/u,
  abroad: / (?:abroad|visa|foreign|overseas|videsh|velinad\S*|videsam) |विदेश|வெளிநா|విదేశ/u,
} as const satisfies Record<MainTopic, RegExp>

/** The matters that a year is told for: those that were asked about, else the three fields. */
export function mattersOfYears(c: Composer): NamedFor[] {
  const { concern, topics: chosen } = c.input
  const text = meantText(concern)
  const words = MAIN_TOPICS.filter((topic) => FIELD_WORDS[topic].test(text))
  // a loss that lies years back forbids nobody the wedding that they ask about
  const tender = isTender(c) && !(words.includes('love') && c.asker.bond === null && isOldLoss(c))
  const topics = MAIN_TOPICS.filter((topic) => topic !== 'love' || (c.asker.age >= OF_AGE && !tender))
  const answered = answerOf(c).topic
  const asked = topics.filter((topic) => chosen.includes(topic) || answered === topic || words.includes(topic))
  const grounds = OPENED.filter((one) => shortLead(c).short.includes(one))
  const told = asked.length + grounds.length > 0 ? asked : topics
  return [
    ...told.map((topic) => ({ topic, ground: null, noun: nounOf(c, askedOf(c, topic)) })),
    ...grounds.map((ground) => ({ topic: null, ground, noun: shortNoun(c, ground) })),
  ]
}

const daysIn = (year: NamedPeriod, span: { from: string; to: string }): number => {
  const [from, to] = [laterOf(span.from, year.from), earlierOf(span.to, year.to)]
  return from < to ? daysBetween(from, to) : 0
}

/** The sub-period in which most of a year lies. */
const periodOf = (c: Composer, year: NamedPeriod): DashaDates | undefined =>
  isDated(c) ? c.dashas.antars.toSorted((a, b) => daysIn(year, b) - daysIn(year, a))[0] : undefined

/** Jupiter's good passages of fewer days make no difference to a year. */
const FEWEST_HELPED = 45

/** What the slow grahas make of a year whose sub-period has been told with an earlier one. */
function goesOn(c: Composer, year: NamedPeriod, antar: Slot): { text: string; ids: string[] } {
  const helps = c.sky.jupiter
    .map((stay) => ({ stay, ...stayDates(stay, c.input.displayTimeZone) }))
    .filter((span) => passageTone(c, span.stay) === 'good' && daysIn(year, span) >= FEWEST_HELPED)
  const month = (date: string): string => c.book.date(date, 'monthName')
  if (helps.length > 0)
    return {
      text: c.say('years.same.helped', {
        antar,
        spans: {
          list: helps.map(({ from, to }) =>
            c.say('until.span', { from: month(laterOf(from, year.from)), to: month(addDays(earlierOf(to, year.to), -1)) }),
          ),
        },
      }),
      ids: helps.map(({ stay }) => gocharaFinding(c, stay).id),
    }
  const noon = `${year.from.slice(0, 4)}-07-01T12:00:00.000Z`
  const saturn = c.sky.saturn.find(({ startAt, endAt }) => startAt <= noon && noon < endAt)
  return saturn === undefined
    ? { text: c.say('years.same', { antar }), ids: [] }
    : {
        text: c.say(`years.same.${passageTone(c, saturn)}`, { antar, place: c.house(placeFromMoon(c, saturn)) }),
        ids: [gocharaFinding(c, saturn).id],
      }
}

/** Whose year it is, with its colour where the sub-period is told for the first time. */
function underText(c: Composer, period: DashaDates, before: DashaDates | undefined, year: NamedPeriod): { text: string; ids: string[] } {
  const antar = c.graha(period.lords[1] as Graha)
  const own = periodFinding(c, period)
  if (period === before) {
    const { text, ids } = goesOn(c, year, antar)
    return { text, ids: [own, ...ids] }
  }
  const tone = periodTone(c, period)
  const oneSided = tone === 'mixed' && isOneSided(c, period.lords[1] as Graha)
  return { text: c.say(oneSided ? 'years.oneSided' : `years.${tone}`, { antar, ...sideMatters(c, period) }), ids: [own] }
}

/** Where no sub-period is dated: what Jupiter and Saturn do from the Moon in the middle of a year. */
function skyOf(c: Composer, year: NamedPeriod): { text: string; ids: string[] } {
  const noon = `${year.from.slice(0, 4)}-07-01T12:00:00.000Z`
  const found = (['jupiter', 'saturn'] as const).flatMap((graha) => {
    const stay = c.sky[graha].find(({ startAt, endAt }) => startAt <= noon && noon < endAt)
    return stay === undefined ? [] : [{ tone: passageTone(c, stay), id: gocharaFinding(c, stay).id }]
  })
  const [jupiter, saturn] = found.map(({ tone }) => tone)
  const helps = jupiter === 'good' || saturn === 'good'
  const key = saturn === 'hard' ? (helps ? 'both' : 'hard') : helps ? 'well' : 'plain'
  return { text: c.say(`years.sky.${key}`), ids: found.map(({ id }) => id) }
}

/** The years that were asked about, one line each: its sub-period by the one judge of periods, and the stretches in it. */
export function yearsBlocks(c: Composer): Block[] {
  const first = Number(c.input.asOf.slice(0, 4)) + 1
  const years = Array.from({ length: yearsAsked(c) }, (_, index): NamedPeriod => {
    const year = first + index
    return { from: `${year}-01-01`, to: `${year + 1}-01-01`, grain: 'year' }
  })
  if (years.length === 0) return []
  const matters = mattersOfYears(c)
  // a stretch that reaches over the turn of a year is told in the first
  const toldUntil = new Map<string, string>()
  let before: DashaDates | undefined
  const lines = years.map((year): Line[] => {
    const period = periodOf(c, year)
    const under = period === undefined ? skyOf(c, year) : underText(c, period, before, year)
    before = period
    const stretches = matters
      .flatMap((matter) => {
        const rest = { ...year, from: laterOf(year.from, toldUntil.get(matter.noun) ?? year.from) }
        const best = rest.from < rest.to ? metBy(c, matter, rest).find(({ part }) => daysIn(rest, part) >= SHORTEST_DAYS) : undefined
        return best === undefined ? [] : [{ ...best, noun: matter.noun }]
      })
      .slice(0, MOST_SPANS)
      .toSorted((a, b) => (a.part.from < b.part.from ? -1 : 1))
    for (const { noun, part } of stretches) toldUntil.set(noun, part.to)
    const spans = stretches.map(({ part, noun, lighter }) =>
      c.say(lighter ? 'years.lighter' : 'years.stretch', { noun, span: spanAloud(c, { ...part, from: laterOf(part.from, c.input.asOf) }) }),
    )
    const ids = [...under.ids, ...stretches.flatMap((one) => one.ids)]
    const key = spans.length === 0 ? 'years.line' : 'years.with'
    return [c.line(ids, key, { year: year.from.slice(0, 4), under: under.text, spans: spans.join('; ') })]
  })
  return [c.heading('question.headYears'), c.list(lines)]
}
