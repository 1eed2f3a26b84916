import { BIRTH_NAMES, inputFor } from '../../../__fixtures__/births.ts'
import { Composer } from '../../../compose/composer.ts'
import { judge } from '../../../rules/grounds.ts'
import { pointsAsked } from '../../../understanding/points-asked.ts'
import { isPastAge } from '../../exam-year.ts'
import { shortAnswer } from '../answer-parts.ts'

/** One more attempt, or the post that is offered now. */
const ATTEMPT_OR_POST = [
  'In ICAR exam my rank was not enough for plant pathology, I got soil science in one far college and I left the seat. Now I am sitting for next attempt, and a seed company is offering field officer job. Will I get my subject in 2027 or should I join job?',
  'I got low rank in NEET PG last time and left the seat. I want radiology only. One private hospital is offering duty doctor job 60000. Will I get my branch next year or should I take the job?',
  'CUET PG me Delhi ka cutoff miss ho gaya, abhi ek saal se ghar par taiyari kar rahi hoon. School teacher ki job mil rahi hai 15 hazar. ek baar aur try karu ya join kar lu?',
  'MBA CAT percentile was 82, no good college. Company offers 4 lpa sales job. Will I get IIM in 2027 or better to join the job now?',
  'I left my allotted seat of BAMS since I wanted veterinary. Preparing again at home. A pharma company is giving me medical rep job. Shall I join or wait for my course?',
  'CLAT PG rank not enough for NLU. Senior advocate is offering junior job 12000. One more attempt or join the advocate?',
  'I want MSc in genetics only, in entrance I got botany and did not join. Lab assistant job is there in Hyderabad. Will I get genetics in 2027 or should I go for the job?',
] as const
/** A college that could be joined, a post that is held, two posts: none of them is such a choice. */
const OTHERS = [
  'NEET rank low again. Should I drop one more year or join BDS college?',
  'I am working in TCS and preparing for GATE. Should I leave my job and prepare fully or continue?',
  'I have two offers, one from Infosys and one from Wipro. Which should I join?',
] as const

/** A post in uniform that is won, against an examination for a higher one. */
const WON = [
  'Agniveer me select hua hu, jau ya NDA ki taiyari karu?',
  'I am selected in Agniveer army. Should I join or prepare again for NDA?',
  'Police constable me selection ho gaya hai, join karu ya SSC CGL ki taiyari karu?',
  'Selected as railway police constable, joining letter came. Join it or keep preparing for SSC CGL?',
  'Constable ke liye selection hua, job join karu ya UPSC ki tayari karu?',
] as const
it.each(WON)('is after the attempt, with the post that is won: %s', (concern) =>
  expect(pointsAsked(concern)).toMatchObject([{ point: 'work.attempts' }]),
)
it.each(['young', 'hyderabad'])('weighs the post that is won, for %s', (name) => {
  const text = shortAnswer(new Composer(inputFor(name, { concern: WON[2], topics: [] })))
    .flatMap(({ lines }) => lines.map((line) => line.text))
    .join(' ')
  expect(text).toContain('The post that is offered now')
})

/** A post that somebody at home presses for, beside mains that were not passed. */
const PRESSED =
  'Preparing for bank exams since 2023, two times I cleared prelims and lost in mains. Now father is telling to join in one private finance company for 16000 salary. Will I get bank job in coming year or better to join this?'
it.each(['young', 'hyderabad'])('weighs a post that is pressed for against attempts that are over, for %s', (name) => {
  expect(pointsAsked(PRESSED)).toMatchObject([{ point: 'work.attempts' }])
  const text = shortAnswer(new Composer(inputFor(name, { concern: PRESSED, topics: [] })))
    .flatMap(({ lines }) => lines.map((line) => line.text))
    .join(' ')
  expect(text).toContain('The post that is offered now')
  expect(text).not.toContain('attempt is under way')
})

const SITTING = BIRTH_NAMES.filter((name) => !isPastAge(new Composer(inputFor(name, { concern: ATTEMPT_OR_POST[0], topics: [] })))).slice(
  0,
  5,
)

it.each(ATTEMPT_OR_POST)('is after the attempt: %s', (concern) => expect(pointsAsked(concern)).toMatchObject([{ point: 'work.attempts' }]))

describe.each(SITTING)('one more attempt against the post that is offered, for %s', (name) => {
  it.each(ATTEMPT_OR_POST)('gets a verdict, a time, and a word on the offer: %s', (concern) => {
    const c = new Composer(inputFor(name, { concern, topics: ['career'] }))
    const text = shortAnswer(c)
      .flatMap(({ lines }) => lines.map((line) => line.text))
      .join(' ')
    expect(text).toMatch(
      /give one more, and take a post beside it|One more and no further|Yes, with a post beside it|Rather take the post now/u,
    )
    expect(text).toContain(c.say(`point.offered.${judge(c, 'exam').state}`))
    expect(text).not.toMatch(
      /the choice is wholly yours|no time of its own for a new post|For a post the nearest time|leans to the college/u,
    )
  })

  it('tells what to do where the seat is again another one', () => {
    const c = new Composer(inputFor(name, { concern: ATTEMPT_OR_POST[0], topics: ['career'] }))
    expect(shortAnswer(c).flatMap(({ lines }) => lines.map(({ text }) => text))).toContain(c.say('point.offered.otherSeat'))
  })

  it.each(OTHERS)('says nothing of an offer that there is not: %s', (concern) => {
    const c = new Composer(inputFor(name, { concern, topics: ['career'] }))
    expect(
      shortAnswer(c)
        .flatMap(({ lines }) => lines.map(({ text }) => text))
        .join(' '),
    ).not.toMatch(/The post that is offered now/u)
  })
})
