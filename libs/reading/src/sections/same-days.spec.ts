import { ALL_BIRTH_NAMES, BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { sectionText } from '@disha/contracts/document'
import { bookOf } from '../__fixtures__/book.ts'
import { Composer } from '../compose/composer.ts'
import { addDays, addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import { stayDates } from '../facts/sky.ts'
import { ENGLISH } from '../phrasebook/english/english.ts'
import { passageTone, passageWord } from '../rules/passages.ts'
import { MAIN_TOPICS } from '../rules/witnesses.ts'
import { recommended } from './joined-lines.ts'
import { YEARS_TOLD } from './transits.ts'
import { metBy, namedItem } from './answer/answer-named.ts'
import { allWindows, askedTopics, windows } from './cache.ts'
import { namedMonths } from './named-months.ts'
import { fullestMonth, fullestWeeks } from './matter-months.ts'
import { stationLines } from './month-sky.ts'
import { monthsAhead, shortTimes, stationsOf } from './months.ts'
import { saturnAround, saturnAroundLine } from './season.ts'
import { useOf } from './stretch-use.ts'
import { stayNow } from '../compose/current.ts'
import { clockText, lateOf } from './window-lines.ts'
import { mattersOf, openingGroups } from './year-matters.ts'

const composer = (name: string, concern: string): Composer => new Composer(inputFor(name, { concern }))
const MONTHS = ['January 2027', 'April 2027', 'June 2027', 'July 2027', 'October 2027']
const ASKED = [
  (month: string): string => `Will I get a new job in ${month}?`,
  (month: string): string => `Is ${month} a good time for my marriage?`,
  (month: string): string => `Can I move abroad in ${month}?`,
]
const concerns = MONTHS.flatMap((month) => ASKED.map((ask) => ask(month)))

describe('the same days', () => {
  it('are called light only where a stretch is a weak one, and easy or open where they help', () => {
    // of a load, of age and of travel the word has its own sense
    const fields = /^(?:named|year|case|health|point|answer\.(?:year|general)|wellbeing|window|career|love)\./
    for (const [key, text] of Object.entries(ENGLISH as Record<string, unknown>))
      if (fields.test(key)) expect(`${key}: ${String(text)}`).not.toMatch(/ lighter\b|month itself is a light|: Lighter /)
  })

  it('of a named month are told with the part that no stretch holds', () => {
    let partly = 0
    for (const name of BIRTH_NAMES)
      for (const concern of concerns) {
        const c = composer(name, concern)
        const [matter] = mattersOf(c)
        const [named] = shortTimes(c)
        if (matter === undefined || named === undefined) continue
        for (const { month, line } of namedMonths(c)) {
          const days = { from: laterOf(named.from, month.from), to: earlierOf(named.to, month.to) }
          const held = metBy(c, { topic: matter.topic, ground: null }, { ...named, ...days })
          const free = Array.from({ length: daysBetween(days.from, days.to) }, (_, at) => addDays(days.from, at)).filter(
            (day) => !held.some(({ part }) => part.from <= day && day < part.to),
          )
          if (held.length === 0) expect(line.text).toContain('outside the stretches')
          else if (free.length < 3) expect(line.text).not.toContain('outside')
          else {
            expect(line.text).toContain('outside it on the other days')
            partly++
          }
        }
      }
    expect(partly).toBeGreaterThan(1)
  })

  it('of sub-periods are told with the time that they fill, whatever stretch was named before', () => {
    let told = 0
    for (const name of BIRTH_NAMES)
      for (const concern of concerns) {
        const c = composer(name, concern)
        const [named] = shortTimes(c)
        const [matter] = mattersOf(c)
        if (named === undefined || matter === undefined) continue
        const text = namedItem(c, named, { topic: matter.topic, ground: null, noun: matter.noun })
          .map((line) => line.text)
          .join(' ')
        expect(text).not.toMatch(/sub-periods in it|begin early/)
        if (text.includes('The sub-periods from')) told++
      }
    expect(told).toBeGreaterThan(0)
  })

  it('of a stretch in a pratyantardasha that has long run are counted from a change overhead that is named', () => {
    let late = 0
    for (const name of ALL_BIRTH_NAMES) {
      const c = new Composer(inputFor(name))
      for (const window of MAIN_TOPICS.flatMap((topic) => allWindows(c)[topic])) {
        if (window.clock !== 'dasha' || window.sub === null || window.from <= c.input.asOf) continue
        const slots = lateOf(c, window)
        if (slots === null) {
          const enters = (['saturn', 'jupiter', 'rahu'] as const)
            .flatMap((graha) => c.sky[graha])
            .some((stay) => stayDates(stay, c.input.displayTimeZone).from === window.from)
          expect(enters && daysBetween(window.sub.from, window.from) > Math.max(3, c.dashas.errorDays)).toBe(false)
          continue
        }
        late++
        expect(clockText(c, window).replace(/\p{Cf}/gu, '')).toContain(', and its days count from ')
      }
    }
    expect(late).toBeGreaterThan(0)
  })

  it('before a long passage of Saturn are for rest only beside a stretch in which one acts', () => {
    const seen = new Set<string>()
    for (const name of ALL_BIRTH_NAMES)
      for (const asOf of ['2024-11-21', '2026-11-21', '2027-01-15', '2028-09-01', '2029-06-01', '2031-09-01']) {
        const c = new Composer(inputFor(name, { asOf, concern: 'When will I get a better job, and when can I go abroad?' }))
        const around = saturnAround(c)
        if (around === null || around.from <= asOf) continue
        const { text } = saturnAroundLine(c, around)
        const uses = (from: string, to: string): boolean =>
          [...askedTopics(c)].some((topic) =>
            windows(c)[topic].some(
              (window) =>
                useOf(c, window) !== 'prepare' &&
                window.parts.some((part) => daysBetween(laterOf(part.from, from), earlierOf(part.to, to)) >= 10),
            ),
          )
        const isGood = passageTone(c, stayNow(c, 'saturn')) === 'good'
        const before = uses(asOf, around.from)
        if (!isGood && before) expect(text).toContain('that lie in your stretch')
        if (isGood && !before && uses(around.from, around.to)) expect(text).not.toContain('use his help while it lasts')
        seen.add(`${String(isGood)} ${String(before)}`)
      }
    expect(seen.size).toBeGreaterThan(1)
  })
})

describe('weeks for a step that Mercury turns back in', () => {
  const PAPERS = [
    'When should I buy a house, and when do I sign for it?',
    'I want to sell my plot. When will I get a buyer?',
    'When will my mother and brothers settle the partition of our land?',
    'I applied for a job change. Which month is good to ask?',
    'When can I file for a student visa?',
  ]

  it('stand with the part of them that is free of it, in the month that tells of the turn', () => {
    let told = 0
    for (const name of ALL_BIRTH_NAMES)
      for (const concern of PAPERS) {
        const c = composer(name, concern)
        const said = new Set<string>()
        const months = monthsAhead(c)
        const text = months
          .flatMap((month) => stationLines(c, (date) => date >= month.from && date < month.to, month.from, said))
          .map((line) => line.text)
          .join(' ')
        for (const [{ concern: ground, noun }] of openingGroups(c)) {
          const month = fullestMonth(c, ground)
          if (month === undefined) continue
          const { from, to } = fullestWeeks(c, ground, month)
          const stations = stationsOf(c, () => true).filter(({ graha }) => graha === 'mercury')
          const turns = stations.some((back) => {
            const forward = stations.find((other) => other.to === 'direct' && other.date > back.date)
            const isTold = months.some((one) => back.date >= one.from && back.date < one.to)
            return isTold && back.to === 'retrograde' && forward !== undefined && back.date < to && forward.date > from
          })
          if (!turns) continue
          told++
          expect(text).toContain(`For ${noun} the weeks from`)
        }
      }
    expect(told).toBeGreaterThan(0)
  })
})

describe('a stretch in two parts', () => {
  const BUSY = ['When will I get a better job?', 'When can I settle abroad, and when will I marry?']

  it('is told in the passage of Saturn that presses on either of them', () => {
    let told = 0
    for (const name of ALL_BIRTH_NAMES)
      for (const concern of BUSY) {
        const { c, document } = bookOf(inputFor(name, { concern }))
        const [section] = document.sections.filter(({ id }) => id === 'planetaryTransits')
        const text = section === undefined ? '' : sectionText(section)
        const end = addYears(c.input.asOf, YEARS_TOLD.saturn)
        const hard = c.sky.saturn
          .filter((stay) => passageWord(c, stay) === 'hard')
          .map((stay) => stayDates(stay, c.input.displayTimeZone))
          .filter(({ from }) => from < end)
        for (const { parts, isLight, advice } of recommended(c)) {
          if (parts.length < 2 || isLight || advice === 'prepare') continue
          for (const part of parts.filter(
            ({ from, to }) => from > c.input.asOf && hard.some((span) => span.from <= from && to <= span.to),
          )) {
            told++
            expect(text).toContain(c.book.date(part.from))
          }
        }
      }
    expect(told).toBeGreaterThan(0)
  })
})
