import type { Graha } from '@disha/contracts/chart'
import type { Block } from '@disha/contracts/document'
import { OF_AGE } from '../../understanding/ages.ts'
import type { Composer } from '../../compose/composer.ts'
import { isDated } from '../../compose/current.ts'
import { ageAt, periodFinding } from '../../compose/parts.ts'
import { matterOf } from '../../compose/period-words.ts'
import { addDays, daysBetween, earlierOf, laterOf } from '../../facts/calendar.ts'
import type { DashaDates } from '../../facts/dashas.ts'
import { stayDates, type Stay } from '../../facts/sky.ts'
import { groundWindows } from '../../rules/ground-windows.ts'
import { isKinGround, type Ground, type KinGround } from '../../rules/grounds.ts'
import { passageWord, placeFromMoon } from '../../rules/passages.ts'
import { periodTone } from '../../rules/period-colour.ts'
import { isLighter, type Part } from '../../rules/windows.ts'
import { MAIN_TOPICS, type MainTopic } from '../../rules/witnesses.ts'
import { sentenceCase } from '../../compose/sentence-case.ts'
import { meantText } from '../../understanding/topics.ts'
import { answerOf } from './answer.ts'
import { isOldLoss } from './answer-ground.ts'
import type { NamedFor } from './answer-named.ts'
import { spanOf } from './answer-stretches.ts'
import { yearsAsked } from './years-asked.ts'
import { askedOf, isTender, nounOf } from './answer-subject.ts'
import { allWindows, askedTopics } from '../cache.ts'
import { asksHealth, mindCell } from '../health.ts'
import { kinAsked } from '../kin-asked.ts'
import { shortLead, shortNoun, soonOpenings, type SoonOpening } from '../short-concerns.ts'
import { methodFinding } from '../verdict.ts'

const OPENED = ['home', 'money', 'study', 'family', 'spirit'] as const

/** Fields that are told of beside the years, though the question is about the years as a whole. */
const FIELD_WORDS = {
  career:
    / (?:job|work|career|business|promotion|naukri|nokri|kaam|dhandha|velai|thozhil|udyogam|vyaparam) |नौकरी|काम |करियर|व्यापार|வேலை|தொழில்|ఉద్యోగ|పని /u,
  love: / (?:marriage|marry|married|wedding|love|shaadi|shadi|kalyanam|thirumanam|pelli|vivaha\S*) |शादी|विवाह|திருமண|கல்யாண|పెళ్లి|వివాహ/u,
  abroad: / (?:abroad|visa|foreign|overseas|videsh|velinad\S*|videsam) |विदेश|வெளிநா|విదేశ/u,
} as const satisfies Record<MainTopic, RegExp>

/**
 * The matters that a year is told for: those that were asked about, else the three fields. Beside a relative's matter, or health, no field of one's own
 * is told that was not asked about.
 */
export function mattersOfYears(c: Composer): NamedFor[] {
  const { concern, topics: chosen } = c.input
  const text = meantText(concern)
  const words = MAIN_TOPICS.filter((topic) => FIELD_WORDS[topic].test(text))
  // a loss that lies years back forbids nobody the wedding that they ask about
  const tender = isTender(c) && !(words.includes('love') && c.asker.bond === null && isOldLoss(c))
  const topics = MAIN_TOPICS.filter((topic) => topic !== 'love' || (c.asker.age >= OF_AGE && !tender))
  const answered = answerOf(c).topic
  const kin = kinAsked(c)
  const asked = topics.filter((topic) =>
    kin === null ? chosen.includes(topic) || answered === topic || words.includes(topic) : askedTopics(c).has(topic),
  )
  const grounds: (KinGround | (typeof OPENED)[number])[] = kin === null ? OPENED.filter((one) => shortLead(c).short.includes(one)) : [kin]
  const told = asked.length + grounds.length > 0 || asksHealth(c) ? asked : topics
  return [
    ...told.map((topic) => ({ topic, ground: null, noun: nounOf(c, askedOf(c, topic)) })),
    ...grounds.map((ground) => ({ topic: null, ground, noun: shortNoun(c, ground) })),
  ]
}

/** A passage or an opening that shares fewer days with a year is not told of it. */
const FEWEST_DAYS = 14

type Year = { from: string; to: string; label: string }

/** The calendar years that are told. */
function yearsOf(c: Composer): Year[] {
  const first = Number(c.input.asOf.slice(0, 4)) + 1
  return Array.from({ length: yearsAsked(c) }, (_, index) => {
    const year = first + index
    return { from: `${year}-01-01`, to: `${year + 1}-01-01`, label: String(year) }
  })
}

const sharedDays = (one: { from: string; to: string }, other: { from: string; to: string }): number =>
  daysBetween(laterOf(one.from, other.from), earlierOf(one.to, other.to))

/** The sub-periods of a year, each with its tone and its end where it ends there. */
function clockCell(c: Composer, year: Year, held: readonly DashaDates[]): string {
  return held
    .map((period) =>
      c.say(period.to < year.to ? 'roadmap.years.clockTo' : 'roadmap.years.clock', {
        antar: { term: `grahaBare.${period.lords[1] as Graha}` },
        tone: c.say(`tone.${periodTone(c, period)}`),
        to: c.date(period.to, c.dashas.errorDays),
      }),
    )
    .join('; ')
}

/** Where Saturn is in a year, each place with its months where there are two, and the months in which Jupiter helps. */
function skyCell(c: Composer, year: Year): string {
  const held = (graha: 'saturn' | 'jupiter') =>
    c.sky[graha]
      .map((stay) => ({ stay, ...stayDates(stay, c.input.displayTimeZone) }))
      .filter((span) => sharedDays(span, year) >= FEWEST_DAYS)
  const monthsOf = (span: { from: string; to: string }): string => {
    const [from, to] = [laterOf(span.from, year.from), earlierOf(span.to, addDays(year.to, -1))].map((day) =>
      c.book.date(day, 'month'),
    ) as [string, string]
    return from === to ? from : c.say('until.span', { from, to })
  }
  const saturns = held('saturn')
  const signs = [...new Set(saturns.map(({ stay }) => stay.sign))]
  const placesOf = signs.map((sign) => {
    const passes = saturns.filter(({ stay }) => stay.sign === sign)
    const [{ stay }] = passes as [(typeof passes)[number]]
    const slots = { place: c.house(placeFromMoon(c, stay)), tone: c.say(`passage.${passageWord(c, stay)}`) }
    return signs.length === 1
      ? c.say('roadmap.years.saturn', slots)
      : c.say('roadmap.years.saturnIn', { ...slots, spans: { list: passes.map(monthsOf) } })
  })
  return c.say('roadmap.years.sky', { saturn: placesOf.join('; '), jupiter: jupiterWords(c, held('jupiter'), monthsOf) })
}

type Held = { stay: Stay; from: string; to: string }

/** What Jupiter does in a year by the judge that the chapter on his passages asks: a good place of few points helps a little. */
function jupiterWords(c: Composer, held: readonly Held[], monthsOf: (span: Held) => string): string {
  const of = (word: ReturnType<typeof passageWord>) => held.filter(({ stay }) => passageWord(c, stay) === word)
  const [good, thin] = [of('good').map(monthsOf), of('thin').map(monthsOf)]
  if (good.length > 0 && thin.length > 0) return c.say('roadmap.years.helpsBoth', { spans: { list: good }, thin: { list: thin } })
  if (good.length > 0) return c.say('roadmap.years.helps', { spans: { list: good } })
  if (thin.length > 0) return c.say('roadmap.years.helpsThin', { spans: { list: thin } })
  return c.say(of('softened').length > 0 ? 'roadmap.years.softened' : 'roadmap.years.idle')
}

type Opened = Part & { mark: string }

/** Times that follow each other without a gap, and of one weight, are one. */
function joined(parts: readonly Opened[]): Opened[] {
  const out: Opened[] = []
  for (const part of parts.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = out.at(-1)
    if (last !== undefined && last.mark === part.mark && last.to >= part.from)
      out[out.length - 1] = { ...last, to: laterOf(last.to, part.to), toErrorDays: part.toErrorDays }
    else out.push(part)
  }
  return out
}

/** The openings of a shorter matter; of a relative's those that its chapter has, light ones with them. */
const groundOpenings = (c: Composer, ground: Ground | null): Pick<SoonOpening, 'ids' | 'parts' | 'isFull'>[] =>
  ground === null
    ? []
    : isKinGround(ground)
      ? soonOpenings(c, ground)
      : groundWindows(c, ground).map(({ ids, parts }) => ({ ids, parts, isFull: true }))

/** What opens in the years, of the matters that they are told for: every stretch that a chapter may name. */
function openings(c: Composer): { noun: string; ids: readonly string[]; parts: Opened[] }[] {
  return mattersOfYears(c).map(({ topic, ground, noun }) => {
    const found: { ids: readonly string[]; parts: Opened[] }[] =
      topic === null
        ? groundOpenings(c, ground).map(({ ids, parts, isFull }) => ({
            ids,
            parts: parts.map((part) => ({ ...part, mark: isFull ? '' : c.say('opening.light') })),
          }))
        : allWindows(c)[topic].map((window) => ({
            ids: window.ids,
            parts: window.parts.map((part) => ({ ...part, mark: isLighter(window) ? c.say('window.lighter') : '' })),
          }))
    return { noun, ids: found.flatMap(({ ids }) => ids), parts: joined(found.flatMap(({ parts }) => parts)) }
  })
}

/** The years that were asked about, one by one: whose they are, what is in front, the sky and what opens. */
export function yearsBlocks(c: Composer): Block[] {
  const years = yearsOf(c)
  if (years.length === 0) return []
  const dated = isDated(c)
  const { antars, errorDays } = c.dashas
  const opened = openings(c)
  const ofHealth = asksHealth(c)
  const rows = years.map((year) => {
    const held = antars.filter((period) => sharedDays(period, year) >= FEWEST_DAYS)
    const longest = held.toSorted((a, b) => sharedDays(b, year) - sharedDays(a, year))[0]
    const opens = opened.flatMap(({ noun, parts }) => {
      const spans = parts.filter((part) => sharedDays(part, year) >= FEWEST_DAYS)
      return spans.length === 0
        ? []
        : [c.say('roadmap.years.opens', { noun: sentenceCase(noun), spans: { list: spans.map((part) => spanOf(c, part, part.mark)) } })]
    })
    const yearOpens = opened.length === 0 ? [] : [opens.length === 0 ? '–' : opens.join('; ')]
    return [
      c.say('roadmap.years.year', { year: year.label, age: c.say('roadmap.years.age', { age: ageAt(c, `${year.label}-12-31`) }) }),
      ...(dated ? [clockCell(c, year, held)] : []),
      ...(ofHealth ? [mindCell(c, year)] : dated ? [longest === undefined ? '–' : matterOf(c, longest)] : []),
      skyCell(c, year),
      ...yearOpens,
    ]
  })
  const last = years.at(-1) as Year
  const ids = [
    ...antars
      .filter((period) => dated && sharedDays(period, { from: c.input.asOf, to: last.to }) >= FEWEST_DAYS)
      .map((period) => periodFinding(c, period)),
    ...opened.flatMap(({ ids: found }) => found).filter((id) => id.startsWith('window.')),
  ]
  const columns = [
    'year',
    ...(dated ? (['clock'] as const) : []),
    ...(ofHealth ? (['mind'] as const) : dated ? (['front'] as const) : []),
    'sky',
    ...(opened.length === 0 ? [] : (['opens'] as const)),
  ] as const
  const intro = !ofHealth ? 'years.intro' : opened.length === 0 ? 'years.introHealthAlone' : 'years.introHealth'
  return [
    c.heading('question.headYears'),
    c.paragraph(c.line(ids.length > 0 ? ids : [methodFinding(c, 'question', 'bphs24.145-148')], intro, { to: last.label })),
    {
      kind: 'table',
      caption: c.say('roadmap.years.table', { error: dated && errorDays > 0 ? c.say('window.tableError', { days: errorDays }) : '' }),
      columns: columns.map((key) => ({ label: c.say(`roadmap.years.head.${key}`), align: 'start' as const })),
      rows,
    },
  ]
}
