import { BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { Composer } from '../../compose/composer.ts'
import { MAIN_TOPICS } from '../../rules/witnesses.ts'
import { allWindows } from '../cache.ts'
import { mayBegin, useOf } from '../stretch-use.ts'
import { spokenTimes } from './answer-gist.ts'
import { answerItems } from './answer-items.ts'
import { shortAnswer } from './answer-parts.ts'
import { leaningIn } from './answer-stands.ts'
import { isOpen } from './answer-stretches.ts'

const CHOICES = [
  'Working in TCS from 4 years, salary is very low. Should I switch company in 2027 or do MS in USA?',
  'Should I do MBA here or masters in Canada?',
  'I work in a bank. Should I stay in my job or start my own business?',
  'Should I take a government job or a private job? I am 24 and finished BCom.',
  'Should I change my job or wait for promotion?',
]
const OTHERS = [
  'I am preparing for UPSC, failed prelims two times. Will I clear it or should I look for some other government job?',
  'I have textile business with my brother. Should we separate the business? Lot of loan is there, when will it be cleared?',
  'I am in USA on H1B with my husband and daughter of 5 years. Should we return to India or wait for green card?',
  'My wife and I fight every day, she went to her mother’s house 3 months ago. Will she come back?',
  'I finished BSc nursing. When can I go to Germany and will I get good job there?',
  'I love a girl from another caste, my parents are not agreeing. Will we get married?',
  'When will I get promotion?',
  'When will I get married?',
  'I am bank officer, promotion is pending since 3 years. When will I get promotion and will there be transfer?',
  'I left my job 8 months ago and not getting any job. When will I get job and in which field?',
]
const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')

const pagesOf = (concerns: readonly string[]) =>
  concerns.flatMap((concern) =>
    GROWN.map((name) => {
      const c = new Composer(inputFor(name, { concern, topics: [] }))
      const parts = shortAnswer(c)
      const textOf = (lines: readonly { text: string }[]): string => lines.map(({ text }) => text).join(' ')
      return { c, concern, parts, above: textOf(parts.flatMap(({ lines }) => lines)), below: textOf(answerItems(c).flat()) }
    }),
  )

const WINNER = /(?:leans (?:clearly|a little) to|gives (?:a little more|more) support to) ([^:.]+)[:.]/gu

describe('what the first page says below its short answer', () => {
  const chosen = pagesOf(CHOICES)
  const all = [...chosen, ...pagesOf(OTHERS)]

  it('names no other way as the one that leads', () => {
    let weighed = 0
    for (const { concern, parts, above, below } of chosen) {
      if (parts.every((part) => leaningIn(part) === null)) continue
      weighed++
      const winners = new Set([...above.matchAll(WINNER)].map(([, way]) => way))
      for (const [, way] of below.matchAll(WINNER)) expect([concern, way, winners.has(way)]).toEqual([concern, way, true])
    }
    expect(weighed).toBeGreaterThanOrEqual(GROWN.length * 2)
  })

  it('promises the larger step of no stretch that does not bear it', () => {
    let told = 0
    for (const { c, below } of all)
      for (const [promise] of below.matchAll(/the larger step has its time from [^.]+\./gu)) {
        told++
        const bearing = MAIN_TOPICS.flatMap((topic) => allWindows(c)[topic].filter((stretch) => mayBegin(c, stretch))).map((stretch) =>
          c.say('answer.do.nearThen', { month: '', why: '', what: '', from: c.date(stretch.from, stretch.fromErrorDays) }),
        )
        expect(bearing.some((one) => one.includes(promise))).toBe(true)
      }
    expect(told).toBeGreaterThan(0)
  })

  it('calls no open time the time for a matter where it bears less than the step', () => {
    let light = 0
    for (const { c, parts } of all)
      for (const topic of MAIN_TOPICS) {
        const aim = spokenTimes(c, topic)?.aim
        if (aim === undefined || !isOpen(c, aim) || !['try', 'prepare'].includes(useOf(c, aim))) continue
        for (const { text, ids } of parts.flatMap(({ lines }) => lines)) {
          if (!aim.ids.every((id) => ids.includes(id))) continue
          light++
          expect(text).not.toMatch(/^The time for .* is open now/)
        }
      }
    expect(light).toBeGreaterThan(3)
  })

  it('prints no answer on loans under the words of another matter, and no yes to a step that it has no witness for', () => {
    for (const { parts, above, below } of all.filter(({ concern }) => concern.includes('separate the business'))) {
      const first = parts.find(({ words }) => words.some((one) => one.includes('separate')))
      expect((first?.lines ?? []).map(({ text }) => text).join(' ')).not.toMatch(/owed|debt|loan/)
      if (above.includes('a chart has no witness')) expect(below).not.toMatch(/By your chart rather (?:yes|no)/)
    }
  })

  it('weighs both ways for whoever asks of staying or going home, with a time for each and which comes first', () => {
    let both = 0
    for (const { concern, above } of all.filter(({ concern: one }) => one.includes('return to India'))) {
      expect([concern, above]).toEqual([concern, expect.stringMatching(/Weighed together/)])
      expect(above).toMatch(/For going home|The year to come home is \d{4}/)
      expect(above).not.toContain('One country from another')
      if (/So stay and file first|So make the way home|Neither leads/.test(above)) both++
    }
    expect(both).toBeGreaterThan(2)
  })

  it('meets a quarrel as a quarrel, and not as silence', () => {
    for (const { above } of all.filter(({ concern: one }) => one.includes('fight every day')))
      expect(above).not.toContain('Silence in a house')
  })
})
