import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { toldIn } from '../__fixtures__/section-text.ts'
import { Composer } from '../compose/composer.ts'
import { shortAnswer } from './answer/answer-parts.ts'
import { answerItems } from './answer/answer-items.ts'
import { ledgerSection } from './ledger.ts'
import { loveSection } from './love.ts'
import { mannerOf } from './stretch-kind.ts'
import { waitingOf } from './waiting.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')
const composer = (name: string, concern: string) => new Composer(inputFor(name, { concern, topics: ['love'] }))

const OF_A_WORD = [
  'My boyfriend is not ready for marriage. Should I wait for him or marry someone else?',
  'My girlfriend is not ready for marriage. Should I wait or move on?',
  'He wants time to decide. should i wait for him',
  'my gf says marriage after 2 years, should i wait or see other girls',
]
const OF_THEIR_ELDERS = [
  'his parents are not agreeing for our marriage should i wait for him or marry someone else',
  'Girls parents not agreeing. should i wait or move on?',
]
const OF_OWN_ELDERS = [
  'my parents are not agreeing for our marriage should i wait for him or marry someone else',
  'My bf is ready but my father is against. should i wait or move on?',
]
/** The same words are of one kind in every birth. */
const kindOf = (concern: string) => (OF_THEIR_ELDERS.includes(concern) ? 'theirs' : OF_OWN_ELDERS.includes(concern) ? 'elders' : 'word')

describe.each(GROWN)('waiting or looking on, for %s', (name) => {
  it.each([...OF_A_WORD, ...OF_THEIR_ELDERS, ...OF_OWN_ELDERS])(
    'leans plainly, with a day for the question and one for the limit: %s',
    (concern) => {
      const c = composer(name, concern)
      const found = waitingOf(c)
      expect(found).not.toBeNull()
      if (found === null) return
      expect(found.for).toBe(kindOf(concern))
      expect(found.ask.day > c.input.asOf).toBe(true)
      expect(found.limit.day > found.ask.day).toBe(true)
      // a promise that is due by the limit is not timed after it
      if (found.yes !== null) expect(found.yes.from < found.limit.day).toBe(true)
      if (found.meet !== null) expect(found.meet.from >= found.limit.day).toBe(true)
      const text = shortAnswer(c)
        .flatMap(({ lines }) => lines.map((line) => line.text))
        .join(' ')
      expect(text).toMatch(
        kindOf(concern) === 'theirs' ? /Do not move on yet, and set a limit|[Dd]o not wait/u : /Wait, but with a limit|[Dd]o not wait/u,
      )
      expect(text).toMatch(/If (?:he says|she says|the other says|they say) yes/u)
      expect(text).toMatch(/If not: /u)
      expect(text).not.toMatch(/wholly yours|no measure of your worth|hurts to be left/u)
    },
  )

  it.each(OF_A_WORD)('speaks of no houses before there is a promise: %s', (concern) => {
    const c = composer(name, concern)
    expect(mannerOf(c, 'love')).toBe('promise')
    const page = answerItems(c)
      .flatMap((item) => item.map(({ text }) => text))
      .join(' ')
    expect(page).not.toMatch(/families are told|both houses|Some things carry/u)
    expect(page).toMatch(/by which month a promise can be given/u)
    const chapter = toldIn(loveSection(c).blocks)
    expect(chapter).not.toMatch(/both houses|families meet/u)
    const ledger = toldIn(ledgerSection(c).blocks)
    expect(ledger).not.toMatch(/parents of both sides|both houses/u)
    if (c.timed) expect(chapter).toMatch(/The two days of the short answer hold here/u)
  })
})

describe('nobody else', () => {
  it.each([
    'When will I get married?',
    'My husband is not ready for a second child. Should we wait?',
    'should i wait for my ex or move on',
    'My parents are not ready to send me abroad, should I wait?',
    'Should I wait for a better job or resign now?',
  ])('is told to wait or to look elsewhere: %s', (concern) => {
    expect(waitingOf(composer(GROWN[0] ?? '', concern))).toBeNull()
  })
})
