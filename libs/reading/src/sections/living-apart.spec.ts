import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { toldIn } from '../__fixtures__/section-text.ts'
import { Composer } from '../compose/composer.ts'
import { judge } from '../rules/grounds.ts'
import { answerItems } from './answer/answer-items.ts'
import { shortAnswer } from './answer/answer-parts.ts'
import { apartPlan } from './apart-plan.ts'
import { loveSection } from './love.ts'
import { SECTIONS } from './sections.ts'

const GROWN = BIRTH_NAMES.filter((name) => !['young', 'elder'].includes(name))
const composer = (name: string, concern: string) => new Composer(inputFor(name, { concern, topics: ['love'] }))
const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six']

/** A concern, how the marriage stands, and which halves it asks about. */
const ASKED: readonly (readonly [string, string, 'both' | 'back' | 'end'])[] = [
  ['I am separated from my husband for one year. Will he come back or should I file for divorce?', 'apart', 'both'],
  ['my wife went to her parents’ house 6 months back. will she come back', 'gone', 'back'],
  ['we are living separately, mutual divorce or try again', 'apart', 'both'],
  ['divorce case is going on, when will it end', 'case', 'end'],
  ['husband wants divorce, I don’t want', 'asked', 'both'],
  ['My husband left the house 8 months ago and lives with his mother. Will he return or is it over?', 'gone', 'both'],
  ['My wife filed for divorce. Can our marriage be saved?', 'case', 'both'],
  ['I have been living at my parents’ home since 2 years. Husband is not calling. Should I wait or divorce?', 'apart', 'both'],
  ['My wife is living separately with our son for 1 year. When will she come back home?', 'apart', 'back'],
  ['separated since 2024, no divorce yet. what is in my future, reconciliation or divorce?', 'apart', 'both'],
  ['wife mayke chali gayi hai 5 mahine se, kab wapas aayegi', 'gone', 'back'],
  ['pati se alag rehti hu 2 saal se, talaq lu ya wapas jau', 'apart', 'both'],
  ['Mutual consent divorce petition filed. When will I be free?', 'case', 'end'],
  ['I and my wife are separated. Is reunion possible or I should move on?', 'apart', 'both'],
  ['Will my husband and I get back together? We live apart since March.', 'apart', 'back'],
  ['My wife wants divorce but I love her. Please help, what will happen?', 'asked', 'both'],
  ['In-laws threw me out 1 year back. Husband silent. Should I go for divorce or wait for him?', 'apart', 'both'],
  ['498a and divorce case filed by my wife, living alone. When will this get over and will she return?', 'case', 'both'],
  ['We are separated but not divorced, he wants to come back. Should I give another chance?', 'apart', 'both'],
  ['We stay separately due to fights. Will our marriage survive?', 'apart', 'back'],
  ['husband left me 6 months ago for another woman will he come back', 'gone', 'back'],
  ['wife is at her mother’s place after baby delivery and fight. not ready to come. when will she come', 'gone', 'back'],
  ['I left my husband’s house after fights. Should I go back to him or take divorce? I also have a job.', 'apart', 'both'],
  ['My divorce is in court for 3 years. Will I get divorce in 2027?', 'case', 'end'],
  ['My husband is staying with other woman since one year. Will he come back to us or should I think about divorce?', 'gone', 'both'],
  ['Pati dusri aurat ke saath rehta hai 2 saal se, wapas aayega kya?', 'gone', 'back'],
  ['naa bharta nannu vadili vellipoyadu, tirigi vastada leka vidakulu teesukovala', 'gone', 'both'],
]

/** Sentences of those who look for somebody, and of two who share a home: by the beginning of their keys. */
const OTHER_LIVES: readonly RegExp[] = [
  /^love\.sign\./,
  /^love\.do\./,
  /^love\.(?:around|meet|married|headBond|headMarried|headHome)/,
  /^love\.arudha\.strainOpen/,
  /^(?:use|year\.(?:plan|guarded|small|advice\.\w+))\.(?:\w+\.)?(?:meet|promise|families|visit|talk)$/,
  /^step\.love\.(?!bond\.\w+\.livingApart$)/,
  /^step\.meanwhile\.love\.(?!bond\.livingApart$)/,
  /^ledger\.window\.love\.(?!apart\.)/,
  /^ledger\.event\.\w+\.7\.two$/,
  /^care\.(?:apartInside|strained|divorced|left|leftLately|silence|silenceApart)$/,
  /^act\.7\.(?!apart$)/,
  /^answer\.do\.(?:none|parting|again|relationship|breakup)/,
  /^means\.love\.jaimini\.(?:for|against)$/,
  /^voice\.love\.(?:chara|moon)\.for$/,
  /^ways\.part/,
]

/** The keys of a book's texts, of those alone that are printed. */
function keysOf(c: Composer): string[] {
  const keys = new Map<string, string>()
  const { book } = c
  Object.assign(c, {
    book: {
      ...book,
      say: (key: Parameters<typeof book.say>[0], slots?: Parameters<typeof book.say>[1]) => {
        const text = book.say(key, slots)
        keys.set(text, key)
        return text
      },
    },
  })
  const printed = JSON.stringify(SECTIONS.map((section) => section(c))).toLowerCase()
  return [...keys].flatMap(([text, key]) => (printed.includes(JSON.stringify(text).slice(1, -1).toLowerCase()) ? [key] : []))
}

describe('whoever lives apart from husband or wife', () => {
  it.each(ASKED)('has both halves answered on the first page: %s', (concern, state, halves) => {
    for (const name of GROWN) {
      const c = composer(name, concern)
      expect(c.asker.apart).toBe(state)
      expect(c.asker.bond).toBe('married')
      const text = shortAnswer(c)
        .flatMap(({ lines }) => lines.map((line) => line.text))
        .join(' ')
      if (halves !== 'end') expect(text).toMatch(/one home again/)
      if (halves !== 'back') expect(text).toMatch(/Whether to end it is yours to weigh|When a court decides no chart can say/)
      // advice that commits to nothing has no date, and the question has two days; of a case alone its grounds tell both
      const items = answerItems(c)
      const grounds = items.flatMap((item) => item.map((line) => line.text)).join(' ')
      const told = state === 'case' && halves === 'end' ? grounds : text
      expect(told).toMatch(/(?:counsellor[^.]*(?:commit|needs no date)|commits you to nothing)/)
      const { ask, limit, near, far } = apartPlan(c)
      expect(ask.day < limit.day).toBe(true)
      expect(near.every(({ from }) => far === null || from <= far.from)).toBe(true)
      expect(told).toContain(c.book.date(ask.day))
      expect(told).toContain(c.book.date(limit.day))
      expect(text).not.toMatch(/\b(?:he|she) will (?:come|return)|you will part|should stay|should leave/i)
      const last = items.at(-1)?.[0]?.text
      expect(last).toMatch(/^What no chart can say: what the other one feels or will do/)
    }
  })

  it('has a book without a sentence of those who look for somebody or share a home', () => {
    const told: string[] = []
    for (const [at, [concern]] of ASKED.entries()) {
      const name = GROWN[at % GROWN.length] as string
      for (const key of keysOf(composer(name, concern)))
        if (OTHER_LIVES.some((pattern) => pattern.test(key))) told.push(`${key} (${name}: ${concern})`)
    }
    expect(told).toEqual([])
  })

  it.each(['my wife went to her mother’s house 3 months ago after a fight. Will she come back?', ASKED[0][0]])(
    'reads one plan in the chapter: %s',
    (concern) => {
      for (const name of GROWN) {
        const c = composer(name, concern)
        const text = toldIn(loveSection(c).blocks)
        const [, part = ''] = text.split('While you live apart\n')
        // the count of page 1, and the same sides by name
        const found = judge(c, 'together')
        expect(part).toContain(`Of these ${NUMBERS[found.for.length]} help`)
        expect(part).toContain(`${NUMBERS[found.against.length]} hinder`)
        expect(part).toMatch(/Why now: /)
        // one visit, then a second with one matter in it, and no other first step in the chapter
        expect(text.match(/one visit of an hour/g)).toHaveLength(1)
        expect(text.indexOf('one visit of an hour')).toBeLessThan(text.indexOf('with one matter in it'))
        expect(text).not.toMatch(
          /fixed hour a week|outside the marriage|account in your own name|make the journey together|affection finds you/,
        )
        // nobody waits for years to ask for a visit
        const { near, ask } = apartPlan(c)
        for (const day of [ask.day, ...near.map(({ from }) => from)])
          expect(Number(day.slice(0, 4))).toBeLessThanOrEqual(Number(c.input.asOf.slice(0, 4)) + 2)
      }
    },
  )

  it('is not told of two whom work or papers keep apart, of others, of a wish alone, nor where a hand was raised or drink weighs', () => {
    for (const concern of [
      'My husband works in Dubai for his job and I am in Kerala. Will he come back?',
      'My husband beats me and left for his mother’s house. Will he come back?',
      'Husband lives in other room since 3 years. Will we be like before?',
      'My sister is separated from her husband. Will she get divorced?',
      'should we live separately from my in laws or stay in joint family',
      'I am divorced since 2020. When will I marry again?',
      'Separated for 2 years, divorce pending. When will my second marriage happen?',
      'wife’s h4 visa when will come, we are apart from 1.5 year',
      'I am unhappy in my marriage. Should I divorce?',
      'Is separation in my chart',
    ])
      for (const name of GROWN.slice(0, 3)) expect([concern, composer(name, concern).asker.apart]).toEqual([concern, null])
  })
})
