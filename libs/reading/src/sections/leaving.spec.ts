import { sectionText } from '@disha/contracts/document'
import { computeChart } from '@disha/jyotish/compute-chart'
import { sampleBirths } from '../../bench/sample-births.ts'
import { inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { isHurtAtWork, leavesHurt } from '../understanding/hard-post.ts'
import { writeReading } from '../write-reading.ts'
import { addYears } from '../facts/calendar.ts'
import { bearsBefore } from './stretch-use.ts'
import { isHurt, leavesBoss, seeksToLeave } from './leaving.ts'

const QUESTIONS = [
  'My boss is harassing me and I want to resign. When will I get a new job? My wife is also worried about money.',
  'Toxic office, want to switch job. When will I get a new job?',
  'My manager is insulting me daily. Should I quit my job?',
  'Boss is torturing me. Will it end or should I leave the company?',
  'I work in a bank with low salary. Should I switch company and when?',
]
const sample = inputFor('delhi')
const readings = sampleBirths(30, 'leaving').map((birth, index) => {
  const concern = QUESTIONS[index % QUESTIONS.length] as string
  const input = { ...sample, birth, chart: computeChart(birth, sample.ephemeris), seed: `leaving ${index}`, concern, topics: [] }
  return { c: new Composer(input), document: writeReading(input), concern }
})

describe('a post that somebody leaves', () => {
  it('is told from one that is kept', () => {
    for (const one of QUESTIONS.slice(0, 4)) expect(leavesHurt(one)).toBe(true)
    expect(isHurtAtWork(QUESTIONS[4] as string)).toBe(false)
    expect(isHurtAtWork('My manager is good but I want a new job')).toBe(false)
    expect(leavesHurt('My boss shouts at me every day, when will it end?')).toBe(false)
    for (const { c, concern } of readings) {
      expect(seeksToLeave(c)).toBe(true)
      expect(isHurt(c)).toBe(isHurtAtWork(concern))
    }
  })

  it('has on page 1 what to do until it is left, and why it presses, for whoever is hurt in it', () => {
    for (const { c, document } of readings) {
      const page = sectionText(document.sections.find(({ id }) => id === 'yourQuestion') as never)
      if (!leavesBoss(c)) continue
      expect(page).toContain('look for another post is a sound answer')
      expect(page).toMatch(/Of the strain itself|What strains/)
      expect(page).toContain('Until you have signed')
      expect(page).toContain('public labour office')
      if (c.input.concern.includes('money')) expect(page).toContain('Put two figures on one page')
    }
  })

  it('has the same weeks to choose on page 1 and at the head of the months, for each of its stretches', () => {
    let told = 0
    for (const { document } of readings) {
      const [page, year] = ['yourQuestion', 'yearlyForecast'].map((id) =>
        sectionText(document.sections.find((one) => one.id === id) as never),
      ) as [string, string]
      const labels = [...page.matchAll(/\(its (?:easiest|best) weeks are ([^),]*)[^)]*\)/g)].map(([, one]) => one as string)
      for (const label of labels) expect(year).toContain(`${label}: `)
      told += labels.length
    }
    expect(told).toBeGreaterThan(5)
  })

  it('gets no advice to rise in it, and no later day than the stretch that page 1 names', () => {
    for (const { c, document } of readings) {
      const [page, work] = ['yourQuestion', 'career'].map((id) => sectionText(document.sections.find((one) => one.id === id) as never))
      expect(work).not.toMatch(/play the long game|before the title|ask in writing for the step you want|the post that you have serves you/)
      if (isHurt(c)) expect(work).not.toContain('those above you, is on your side')
      // to stay and to move are one sentence
      expect(page).not.toMatch(/speaks a little more for staying where you are, and for looking[\s\S]*to make the move/)
      const [, day] = /If you want to move, be ready by (\d+ \w+ \d{4})/.exec(work ?? '') ?? []
      if (day === undefined) continue
      const date = new Date(`${day} UTC`).toISOString().slice(0, 10)
      expect(bearsBefore(c, date)).toBe(false)
      expect(date <= addYears(c.input.asOf, 3)).toBe(true)
    }
  })
})
