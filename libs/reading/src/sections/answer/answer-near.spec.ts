import { sectionText } from '@disha/contracts/document'
import { BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { Composer } from '../../compose/composer.ts'
import { addMonths } from '../../facts/calendar.ts'
import type { Graha } from '@disha/contracts/chart'
import { GRAHAS } from '@disha/contracts/chart'
import { fieldFacts } from '../../rules/fields.ts'
import { FIELDS } from '../../understanding/work-words.ts'
import { TIED } from '../../rules/periods.ts'
import { MAIN_TOPICS, tieTo } from '../../rules/witnesses.ts'
import { answerOf } from './answer.ts'
import { deadlineOf } from './answer-named.ts'
import { leanOf } from './answer-lean.ts'
import { chosenStretches, smallerOpenings } from './answer-stretches.ts'
import { yearSection } from '../year.ts'

const composerFor = (name: string, concern: string): Composer => new Composer(inputFor(name, { concern, topics: [] }))
const pageOf = (c: Composer): string =>
  answerOf(c)
    .items.map((item) => item.map(({ text }) => text).join(' '))
    .join('\n')

const CONCERNS = {
  career: 'When will I get a new job?',
  love: 'When will I marry?',
  abroad: 'When can I go abroad?',
} as const
const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')

describe('smaller openings before a far stretch', () => {
  it('stand on page 1, before the stretch, and never where the year asks to wait', () => {
    let told = 0
    for (const name of GROWN)
      for (const topic of MAIN_TOPICS) {
        const c = composerFor(name, CONCERNS[topic])
        const [next] = chosenStretches(c, topic)
        const months = smallerOpenings(c, topic)
        if (next !== undefined && next.from <= addMonths(c.input.asOf, 6)) expect(months).toEqual([])
        if (months.length === 0) continue
        told++
        const page = pageOf(c)
        const year = sectionText(yearSection(c))
        for (const { label, from, why } of months) {
          expect(page).toContain(label)
          if (next !== undefined) expect(from < next.from).toBe(true)
          expect(year).not.toContain(`Keep ${label} for finishing`)
          const [, month = ''] = year.split(`\n${label}\n`)
          const own = month.split(/\n\d/)[0] as string
          expect(own).not.toMatch(/which you asked about, prepare in these weeks/)
          if (why === 'ask') expect(year).toMatch(new RegExp(`asiest[^.]*${label}`))
        }
      }
    expect(told).toBeGreaterThan(6)
  })

  it('are the time of the one thing to do', () => {
    for (const name of GROWN) {
      const c = composerFor(name, CONCERNS.career)
      const [month] = smallerOpenings(c, 'career')
      if (month !== undefined) expect(pageOf(c)).toMatch(/One thing to do, from \d/)
    }
  })
})

describe('an even choice', () => {
  const QUESTIONS = [
    'Canada jana hai padhai ke liye ya yahan rahu?',
    'Should I leave my job and start a business?',
    'Should I stay in India or go abroad?',
    'GATE or job?',
  ]
  it('leans by the first tie-breaker that speaks, or goes by dates, and never ends in a shrug', () => {
    let leaned = 0
    for (const name of GROWN)
      for (const concern of QUESTIONS) {
        const page = pageOf(composerFor(name, concern))
        expect(page).not.toContain('which of the two you would regret')
        if (!page.includes('the count is even')) continue
        leaned++
        expect(page).toMatch(/What tips it: /)
        expect(page).toMatch(/A slight lean and no verdict: /)
      }
    expect(leaned).toBeGreaterThan(3)
  })

  it('goes by time before strength, strength before points, and points before Jupiter', () => {
    const found = new Set(GROWN.map((name) => leanOf(composerFor(name, ''), 'studyHereOrAway', ['a', 'b'])?.by))
    expect(found.has('time')).toBe(true)
    expect(found.size).toBeGreaterThan(1)
    for (const name of GROWN) expect(leanOf(composerFor(name, ''), 'loveOrArranged', ['a', 'b'])).toBeNull()
  })

  it('weighs the lords of home and distance once', () => {
    for (const name of GROWN) expect(['lord', 'points']).not.toContain(leanOf(composerFor(name, ''), 'homeOrAbroad', ['a', 'b'])?.by)
  })
})

describe('a date of the person’s own', () => {
  it('by which a permit ends is told first, and no step is set after it', () => {
    for (const name of GROWN) {
      const c = composerFor(name, 'My work permit is expiring in May 2027, will I get PR or have to come back to India?')
      expect(deadlineOf(c)?.from).toBe('2027-05-01')
      expect((answerOf(c).gist ?? []).map(({ text }) => text).join(' ')).toMatch(/May 2027 is your own date/)
      for (const [, year, step] of pageOf(c).matchAll(/^One thing to do by (?:\S+ ){1,2}(20\d\d)(.*)$/gm))
        expect(`${year}${step}`).toMatch(/^2027, your own date/)
    }
  })

  it('is none where a month is only asked about', () => {
    expect(deadlineOf(composerFor('delhi', 'Should I apply for a visa in May 2027?'))).toBeNull()
  })
})

describe('everything at once', () => {
  it('has one line on where the person stands, dated steps, and one short line a field', () => {
    for (const name of GROWN)
      for (const concern of ['', 'confused about everything']) {
        const c = composerFor(name, concern)
        const page = pageOf(c)
        expect(page).not.toMatch(/witnesses heard on it/)
        expect(page).toContain('The three fields in a line each')
        if (c.dashas.grain !== 'antar' && c.dashas.grain !== 'pratyantar') continue
        expect(page).toMatch(/You stand (?:early in|in the middle of|in the last third of) the|What you are going through/)
        expect(page).toMatch(/^Now, until /m)
        expect(page).toMatch(/^From \w/m)
      }
  })
})

describe('what ties a graha to work', () => {
  it('is one judge for a field and for a period', () => {
    for (const name of BIRTH_NAMES) {
      const c = composerFor(name, '')
      const tied = new Map<Graha, boolean>(GRAHAS.map((graha) => [graha, tieTo(c, graha, 'career') >= TIED]))
      for (const field of FIELDS)
        for (const { key, slots } of fieldFacts(c, field))
          if (key === 'work.fact.loose') {
            const graha = GRAHAS.find((one) => JSON.stringify(c.graha(one)) === JSON.stringify(slots['graha'])) as Graha
            expect(tied.get(graha)).toBe(false)
          }
    }
  })
})
