import { BIRTH_NAMES, inputFor } from '../../../__fixtures__/births.ts'
import { Composer } from '../../../compose/composer.ts'
import { sitsOnBench } from '../../../understanding/bench.ts'
import { shortAnswer } from '../answer-parts.ts'
import { answerOf } from '../answer.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')
const BENCH = [
  'I am working as manual tester in Hyderabad, 3 yrs experience. From september I am on bench and manager told project closing. Learning selenium now but not getting any interview calls. When I will get new job and is it good to stay in testing or change to some other field',
  'Support engineer at Wipro, bench since August. Nayi naukri kab tak milegi aur support me hi rahu ya field change karu?',
  'I am on bench from two months, java developer. When i can get next job and is it good to remain in java or change to another domain',
]
const VERDICT =
  /Stay in |Change inside the field|A change of field has|No other field open to you|Of the two, rather|your chart sees little difference/gu

describe('whoever sits on the bench', () => {
  it.each(BENCH)('is told when a post comes and to apply now, and of the line by one verdict: %s', (concern) => {
    for (const name of GROWN) {
      const c = new Composer(inputFor(name, { concern, topics: [] }))
      expect(c.asker.settled).not.toContain('noPost')
      const [post = '', line = ''] = shortAnswer(c)
        .filter(({ words }) => words.length > 0)
        .map(({ lines }) => lines.map(({ text }) => text).join(' '))
      expect(post).toContain('apply from this week')
      expect(post).not.toMatch(/Rather wait than move on|So hold until/u)
      expect(line.match(VERDICT)).toHaveLength(1)
    }
  })

  it.each([
    'I am on bench since 9 weeks in Pune, EMI 41k. When will I get new job? Wife is teacher but left job in 2023.',
    'On bench for two months, java developer. My brother lost his job last year. EMI of 30k is running. When will I get new job?',
    'My project got over, I am on the bench since August. Husband resigned from his company in May. When will I get a new post?',
    'Bench period of 3 months is running in my company. My wife was laid off in March, home loan EMI 52k. When is new job for me?',
    'I am a tester on bench from June. Father retired, sister left her job after marriage. When can I get next job?',
  ])('still holds a post, whatever a relative has left: %s', (concern) => {
    for (const name of GROWN) {
      const c = new Composer(inputFor(name, { concern, topics: [] }))
      expect(c.asker.settled).not.toContain('noPost')
      expect(c.asker.settled).not.toContain('postLost')
      const text = [...(answerOf(c).gist ?? []), ...answerOf(c).items.flat(), ...shortAnswer(c).flatMap(({ lines }) => lines)]
        .map((line) => line.text)
        .join(' ')
      expect(text).not.toMatch(/that you are free|until you earn|first fair post/u)
    }
  })

  it.each([
    ['I am on bench since 9 weeks, HR has asked to find internal project by December end. When will I get new job?', '31 December 2026'],
    ['I am on bench, manager said get a project before 15 January. When will I get a new job?', '15 January 2027'],
    ['On bench since August. Time is there till 31 March to search new project. When will I get new job?', '31 March 2027'],
    ['Bench pe hu 2 mahine se, HR ne bola internal project dhundo 20 January tak. Nayi job kab milegi?', '20 January 2027'],
    ['Java developer, bench from October. I must be allocated by February end. When can I get next job?', '28 February 2027'],
  ])('takes a project inside the firm that is offered in time, and looks outside beside it: %s', (concern, day) => {
    for (const name of GROWN) {
      const c = new Composer(inputFor(name, { concern, topics: [], asOf: '2026-11-23' }))
      const text = shortAnswer(c)
        .flatMap(({ lines }) => lines.map((line) => line.text))
        .join(' ')
      expect(text).toContain(`Take a project inside the firm if one is offered by ${day}, since it pays while you look outside`)
      expect(text).not.toContain('Bench time is paid time')
    }
  })

  it.each([
    'I am on bench, my last project ended in October. When will I get new job?',
    'My project will end by December and I am on bench again. When will I get new job?',
    'I am on bench since May, found no project till now. When will I get new job?',
  ])('has no such day where none is told: %s', (concern) => {
    for (const name of GROWN.slice(0, 3)) {
      const c = new Composer(inputFor(name, { concern, topics: [], asOf: '2026-11-23' }))
      const text = shortAnswer(c)
        .flatMap(({ lines }) => lines.map((line) => line.text))
        .join(' ')
      expect(text).not.toContain('Take a project inside the firm')
    }
  })

  it('is on it no more once it was let go', () => {
    expect(sitsOnBench('I was on bench for two months and lost my job in June. My wife left her job too.')).toBe(false)
    expect(sitsOnBench('On bench since May. I resigned from my company.')).toBe(false)
  })

  it('has a field that is named weighed against the line', () => {
    const concern = 'I am in accounts for 6 years. Should I stay in accounts line or change to teaching field?'
    for (const name of GROWN) {
      const c = new Composer(inputFor(name, { concern, topics: [] }))
      const text = shortAnswer(c)
        .flatMap(({ lines }) => lines.map((line) => line.text))
        .join(' ')
      expect(text).toMatch(/(?:Of the two, rather|Between) (?:accounts|teaching)/u)
      expect(text).toContain('teaching')
    }
  })
})

describe('a firm and a resignation', () => {
  it('is told what no chart says of a firm, and whether to take a resignation back', () => {
    for (const name of GROWN) {
      const textOf = (concern: string): string =>
        shortAnswer(new Composer(inputFor(name, { concern, topics: [] })))
          .flatMap(({ lines }) => lines.map((line) => line.text))
          .join(' ')
      expect(
        textOf('I am sales manager with an offer from a startup. Should I stay or join the startup and will the startup be stable'),
      ).not.toContain('Your trade')
      expect(
        textOf(
          'I resigned in October and serving notice period, no offer in hand. When I will get offer and can I take back my resignation or go ahead',
        ),
      ).toMatch(/take the resignation back|let the resignation stand/u)
    }
  })

  it('is told of the later day by how a promise holds', () => {
    for (const name of GROWN) {
      const text = shortAnswer(
        new Composer(
          inputFor(name, {
            concern:
              'I got offer but my notice ends 10 January and client is asking to extend. Will my offer be safe if I join late, or should I leave on the date?',
            topics: [],
          }),
        ),
      )
        .flatMap(({ lines }) => lines.map((line) => line.text))
        .join(' ')
      expect(text).toMatch(/An offer keeps where|holds in part in this chart, so leave|so let no day slip/u)
      expect(text).not.toMatch(/Take the one that teaches|favours no form of work/u)
    }
  })
})
