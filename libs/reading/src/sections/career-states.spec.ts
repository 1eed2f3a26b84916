import { computeChart } from '@disha/jyotish/compute-chart'
import { sampleBirths } from '../../bench/sample-births.ts'
import { inputFor } from '../__fixtures__/births.ts'
import { toldIn } from '../__fixtures__/section-text.ts'
import { Composer } from '../compose/composer.ts'
import { careerSection } from './career.ts'
import { servesByRules } from './ruled-service.ts'
import { tradeCourse } from './trade-course.ts'

const RANDOM = 60
const OF_A_POST = /good work goes unnoticed|you have had to restart|than you have been paid|rank has to be renewed|ladder has missing rungs/
const sample = inputFor('delhi')
const born = sampleBirths(RANDOM, 'career states').map((birth) => ({ birth, chart: computeChart(birth, sample.ephemeris) }))
const composers = (concern: string): Composer[] => born.map((one) => new Composer({ ...sample, ...one, concern, topics: ['career'] }))

/** The chapter of each state, and the words of other states that it must not have. */
const STATES: { who: string; concern: string; fits: (c: Composer) => boolean; not: RegExp }[] = [
  {
    who: 'whoever searches for a post',
    concern: 'I left my job 8 months ago and not getting any job. When will I get job and in which field?',
    fits: (c) => c.asker.work === 'livelihood' && c.asker.trade === null,
    not: /the long task that others avoid|the responsibility before the title|out of reach on the day it comes|those who decide|outlasts any employer/,
  },
  {
    who: 'whoever has a trade and loans',
    concern: 'I have textile business with my brother. Lot of loan is there. When will business improve?',
    fits: (c) => c.asker.trade === 'business',
    not: /another duty or another place|fashion|open the new line|grow by deepening|speaks against the business|it may grow/,
  },
  {
    who: 'whoever serves in a bank',
    concern: 'I am bank officer, promotion is pending since 3 years. When will I get promotion and will there be transfer?',
    fits: servesByRules,
    not: /side work|own account|another employer|who your employer|your own hours|whether you should resign/,
  },
  {
    who: 'whoever tells of low pay',
    concern: 'Working in TCS from 4 years, salary is very low. Should I switch company?',
    fits: (c) => c.asker.trade === 'post',
    not: /than the work seems to cost|seldom stand without/,
  },
  {
    who: 'whoever told nothing of work',
    concern: 'My wife and I fight every day, she went to her mother’s house 3 months ago. Will she come back?',
    fits: (c) => c.asker.trade === null,
    not: /for pay or not yet|where you hold none|what work will come to you/,
  },
]

describe.each(STATES)('the chapter on work for $who', ({ concern, fits, not }) => {
  it('has no words of another state, whatever the chart', () => {
    const slips = composers(concern)
      .filter(fits)
      .flatMap((c) => {
        const text = toldIn(careerSection(c).blocks)
        return [not, OF_A_POST].flatMap((words) => words.exec(text)?.[0] ?? [])
      })
    expect(slips).toEqual([])
  })
})

describe('the size of a trade', () => {
  it('has one judge: steps and chapter open no new line where it is to come down', () => {
    const seen = new Set<string>()
    for (const c of composers('I run a restaurant. How will my business be?')) {
      const { course } = tradeCourse(c)
      seen.add(course)
      const text = toldIn(careerSection(c).blocks)
      expect(text.includes('bring it down to the part that pays')).toBe(course === 'shrink')
      expect(text.includes('it may grow, one step at a time')).toBe(course === 'grow')
      if (course !== 'grow') expect(text).not.toContain('open the new line')
    }
    expect(seen).toEqual(new Set(['grow', 'hold', 'shrink']))
  })
})
