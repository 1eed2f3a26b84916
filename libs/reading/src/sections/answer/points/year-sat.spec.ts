import { BIRTH_NAMES, inputFor } from '../../../__fixtures__/births.ts'
import { Composer } from '../../../compose/composer.ts'
import { judge } from '../../../rules/grounds.ts'
import { attempts } from '../../attempts.ts'
import { isPastAge } from '../../exam-year.ts'
import { ledgerEntries } from '../../ledger.ts'
import { shortAnswer } from '../answer-parts.ts'

/** A seat whose examination has no calendar here, a year, and a post that is offered. */
const WORDINGS = [
  'In ICAR exam my rank was not enough for plant pathology and I left the seat. A seed company is offering field officer job. Will I get my subject in 2028 or should I join job?',
  'I want MSc in genetics only, in entrance I got botany and did not join. Lab assistant job is there in Hyderabad. Will I get genetics in 2028 or should I go for the job?',
  'My rank in the veterinary entrance was low last year. A dairy is offering me a supervisor post. Will I get the seat in 2028 or should I join the dairy?',
  'Horticulture PG entrance: missed the seat by few marks. A nursery company gives me a job. Will I get a seat in 2028 or join the company?',
  'Agriculture university entrance me rank kam thi. Seed company job mil rahi hai. 2028 me seat milegi ya join kar lu?',
] as const
const NAMES = BIRTH_NAMES.slice(0, 6)
const composerOf = (name: (typeof NAMES)[number], concern: string): Composer =>
  new Composer(inputFor(name, { concern, topics: ['career'] }))
const textOf = (c: Composer): string =>
  shortAnswer(c)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ')

describe.each(WORDINGS)('a year named for a seat: %s', (concern) => {
  it.each(NAMES)('has its own days and its usual months, and a limit in attempts, for %s', (name) => {
    const c = composerOf(name, concern)
    if (isPastAge(c) || attempts(c) !== null) return
    const text = textOf(c)
    expect(text).toMatch(/2028 has this for study and papers: .*20(?:2[5-9]|3\d).*\(|2028 has no day that helps the sitting/)
    expect(text).toMatch(/Such papers are mostly written in (?:May|June) to July, and the seats are given out in August to October/)
    expect(text).not.toMatch(/A part of 2028 is kind|the last of the nearest stretches ends/)
    expect(text).toMatch(
      judge(c, 'exam').state === 'well' ? /Set the limit at two attempts, those of 2028 and 2029/ : /Let the attempt of 2028 be the last/,
    )
    for (const { id, statement } of ledgerEntries(c)) if (id.startsWith('window.career.')) expect(statement).not.toContain('ten marks more')
  })
})

it('holds the limit against the retirement at home that is told', () => {
  let told = 0
  for (const name of BIRTH_NAMES) {
    const c = composerOf(name, `My father is a clerk, retirement in 3 years. ${WORDINGS[0]}`)
    const text = textOf(c)
    if (text.includes('before the retirement at home')) told++
    // the year that is named is the last that falls before it
    expect(text).not.toContain('2028 and 2029')
  }
  expect(told).toBeGreaterThan(1)
})
