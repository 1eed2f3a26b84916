import { inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { shortAnswer } from '../sections/answer/answer-parts.ts'
import { isExaminee } from '../sections/exam-year.ts'
import { stageLeft, tellsLastAttempt } from './exam-attempt.ts'
import { fearsCase, waitsByNumber } from './first-post.ts'
import { pointsAsked } from './points-asked.ts'
import { awaitsResult } from './understanding.ts'

const pageOf = (c: Composer): string =>
  shortAnswer(c)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ')

describe('a number in a waiting list', () => {
  it.each([
    'I am number 14 in waiting list of Lekhpal and only 9 people are called till now. Will my number come?',
    'My name is at 6 in reserve list of PSC clerk, 3 joined till now. Will I get call?',
    'waiting list me 22 number hai SSC CHSL me, kya mera number aayega',
    'I am waitlisted at 3rd position for assistant professor post. Will they appoint me?',
    'Group 4 la waiting list la iruken, rank 210. en number varuma?',
    'my reserve list number in TSPSC group 2 is 3rd, first two joined. chance hai?',
  ])('waits for the call itself, and for no further paper: %s', (concern) => {
    expect(waitsByNumber(concern)).toBe(true)
    expect(awaitsResult(concern)).toBe(false)
    expect(pointsAsked(concern).map(({ point }) => point)).toEqual(['work.post'])
    const c = new Composer(inputFor('chennai', { concern, topics: [] }))
    expect(isExaminee(c)).toBe(false)
    expect(pageOf(c)).toContain('How far a waiting list is called')
    expect(pageOf(c)).not.toMatch(/sitting the examination|made in the hall/)
  })

  it.each(['My son is in waiting list of NIT. Will he get seat?', 'My train ticket is waiting list 12. Will it confirm?'])(
    'is not heard of seats and tickets: %s',
    (concern) => {
      expect(waitsByNumber(concern)).toBe(false)
    },
  )
})

describe('a case beside a post that was won', () => {
  it.each([
    'I passed written and physical in CRPF but one police case is there on my name. Will my joining get stopped?',
    'Cleared SSC GD written physical medical, but FIR is pending on me from college fight. Will they stop my joining?',
    'army physical pass ho gaya medical bhi, gaon me jhagde ka case hai mere naam. joining rukegi kya',
    'Selected in UP police constable, one old case on my name is closed. Will police verification be problem?',
  ])('leaves what was passed, and is declared: %s', (concern) => {
    expect(fearsCase(concern)).toBe(true)
    const page = pageOf(new Composer(inputFor('chennai', { concern, topics: [] })))
    expect(page).toContain('What you have passed stands')
    expect(page).toContain('In the case itself')
    expect(page).not.toContain('the physical test is what is left')
  })

  it('is somebody else’s where they are named', () => {
    expect(fearsCase('My brother has police case and I got selected in CISF. Will it affect me?')).toBe(false)
  })
})

it.each([
  ['I passed written and physical of BSF. Will I be selected?', 'medical'],
  ['Passed written in CRPF. Will I be selected?', 'physical'],
  ['UP police written physical and medical cleared. Will I get selected?', 'result'],
] as const)('knows the test that follows the last that was passed: %s', (concern, stage) => {
  expect(stageLeft(concern)).toBe(stage)
})

describe('an attempt that is told as the last', () => {
  it.each([
    'I am preparing for Group 2 exam with two small kids and it is my last chance by age. Will I clear TNPSC?',
    'SSC CGL ka aakhri mauka hai umar ke hisab se. nikal payega?',
    'I have only one attempt left in bank PO. Will I clear?',
    'after this exam I will be overage for MPSC. Will I get through?',
    'UPSC last attempt next year, should I give it or not?',
    'idhu en kadaisi chance TNPSC group 1. pass aaguvena',
  ])('counts, and no later one is offered: %s', (concern) => {
    expect(tellsLastAttempt(concern)).toBe(true)
    for (const birth of ['chennai', 'young'] as const) {
      const page = pageOf(new Composer(inputFor(birth, { concern, topics: [] })))
      expect(page).toContain('as your last, so it alone is weighed here')
      expect(page).not.toMatch(/Second comes|attempts are open|more than \w+ attempts|no further attempt/)
    }
  })

  it.each([
    'In UPSC my last attempt i missed by 2 marks. Will I clear this year?',
    'In my last attempt I missed UPSC prelims by 2 marks. Will I clear this year?',
    'I failed in my last attempt of SSC. Will I clear next time?',
    'Last year I cleared prelims. Will I clear UPSC?',
  ])('is none that lies behind: %s', (concern) => {
    expect(tellsLastAttempt(concern)).toBe(false)
  })
})
