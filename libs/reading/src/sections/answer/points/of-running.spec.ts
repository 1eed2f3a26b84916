import { inputFor } from '../../../__fixtures__/births.ts'
import { bookOf } from '../../../__fixtures__/book.ts'
import { sentencesOf, textIn } from '../../../__fixtures__/section-text.ts'
import { composer, GROWN, textOf } from '../../../__fixtures__/short-answers.ts'
import { judge } from '../../../rules/grounds.ts'
import { workMode } from '../../career.ts'
import { BOTH_SIDE } from './of-both.ts'

const RUNS = [
  "I'm a QA lead in Bengaluru, 24 LPA. On weekends I bake millet cookies and now three stores are taking stock, nearly 70k sales monthly. Heart says to resign by April and do it full time, head says home EMI is there. Job or business, which suits me more?",
  'Working in TCS Pune, salary 60k. My tiffin service has 40 regular customers now. Should I quit my job in June 2027 and do this full time?',
  'I am a bank clerk in Salem. I stitch blouses at home and orders are coming every week, income 25k per month. Should I leave bank job or continue both?',
  'Govt teacher hu, ghar pe achar banati hu, mahine me 30 hazar ki bikri ho jati hai. Naukri chhod ke business karu kya?',
  'Software engineer in Kochi. My candle brand makes 50000 a month on Instagram already. Job or own business, what is better for me?',
]
const LEANS = {
  leave: 'to the business in the end, with the job kept',
  both: 'to both: keep the job',
  keep: 'to the job, with the business kept beside it',
  small: 'a little to the business, with the job kept',
  open: 'to both for now',
  slow: 'to the business only slowly, with the job kept',
  stay: 'to the job, with the business at the size it has',
  no: 'to the job: more hinders',
}
/** What is said to those whose trade is still an idea, or who have no post. */
const OF_A_BEGINNER =
  /new post|prepare for a job|ten people who pay|first paid orders|for the first time, or its name|whom you did not know pays|does not choose between a post|none leads in your chart|of the size you have in mind/
const OF_DEBTORS = /dearest|letter within the week|way back leads|bring the debt down|clearing your debt|the loans, which/

describe('a trade that sells already beside the post', () => {
  it.each(RUNS)('has one verdict, the post without a date and the times of the trade: %s', (concern) => {
    for (const name of GROWN) {
      const c = composer(name, concern)
      const text = textOf(c)
      expect(text).toContain(LEANS[BOTH_SIDE[judge(c, 'business').state][workMode(c).mode]])
      expect(text).toContain('The post you hold needs no date')
      expect(text).not.toMatch(OF_A_BEGINNER)
    }
  })

  it.each([RUNS[0], RUNS[1]])('has the month that is named for leaving judged as that: %s', (concern = '') => {
    for (const name of GROWN)
      expect(textOf(composer(name, concern))).toMatch(
        /(?:April|June) 2027, which you name for leaving, (?:is early|is no month to resign in|falls into a time that bears the step)/,
      )
  })

  it.each(['delhi', 'chennai'])('is told alike all through the book, by its own steps and without a word to debtors: %s', (name) => {
    for (const concern of RUNS.slice(0, 2)) {
      const { document } = bookOf(inputFor(name, { concern, topics: ['career'] }))
      const ahead = [...document.sections.flatMap(({ blocks }) => sentencesOf(blocks)), textIn(document, 'ledger')]
      expect(ahead.filter((text) => OF_A_BEGINNER.test(text) || OF_DEBTORS.test(text) || /decide by \d/.test(text))).toEqual([])
    }
  })
})

describe('a job against a business, asked by one who holds a post', () => {
  it.each([
    'I am working as an accountant in a private company in Pune. Job or business, which is better for me?',
    'Bank clerk in Salem, 8 years of service. Should I do job or business?',
    'I am a software engineer in Hyderabad. Which suits me more, business or job?',
    'Main school me teacher hu. Naukri ya business, mere liye kya sahi hai?',
    'I work as a supervisor in a textile mill in Erode. Business or job, which is better for me?',
  ])('keeps the post without a date, and has no times of a new one: %s', (concern) => {
    for (const name of GROWN) {
      const text = textOf(composer(name, concern))
      expect(text).toContain('You hold a post already, so nothing has to be dated for it')
      expect(text).not.toMatch(/new post|prepare for a job|decide by \d/)
    }
  })
})
