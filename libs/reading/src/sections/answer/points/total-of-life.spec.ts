import { composer, GROWN } from '../../../__fixtures__/short-answers.ts'
import { stayLean } from '../../stay-lean.ts'
import type { Point } from '../../../understanding/point/points.ts'
import { pointsAsked } from '../../../understanding/points-asked.ts'
import { nearestTime } from '../../short-concerns.ts'
import { shortAnswer, type AnswerPart } from '../answer-parts.ts'
import { TIMES } from '../timed.ts'
import { WRITERS } from './points.ts'

/** A plain question for each point of love, kin, home, other countries and oneself; `when` where a time has to be told, or that there is none. */
const ASKED: readonly { point: Point; concern: string; when?: true }[] = [
  { point: 'love.loveArranged', concern: 'Will I have love marriage or arranged marriage?' },
  { point: 'love.when', concern: 'I am 43 and single. Is there marriage in my chart or should I adopt a life alone?' },
  { point: 'love.match', concern: 'I got two proposals, one doctor and one engineer. Which one is better?' },
  { point: 'love.match', concern: 'I like a guy in office but parents found a boy in Delhi. Whom should I choose?' },
  { point: 'love.bond', concern: 'My husband is not talking to me since 3 months. When will it become normal?', when: true },
  { point: 'love.divorce', concern: 'My husband filed divorce. Should I fight the case or give mutual divorce?' },
  { point: 'love.divorce', concern: 'My wife is always angry with me. Should I stay or separate?' },
  { point: 'love.divorce', concern: 'When will my divorce be final?', when: true },
  { point: 'love.consent', concern: 'Inter religion marriage, will my parents accept or should we do court marriage?' },
  { point: 'kin.childBirth', concern: 'We have no child after 5 years of marriage. When will I become a mother?' },
  { point: 'kin.childBirth', concern: 'IVF failed two times. Should I try again or adopt?' },
  { point: 'kin.spouseWork', concern: 'My husband lost his job. When will he get a new job?', when: true },
  { point: 'kin.spouseWork', concern: 'Should my husband do business or continue the job?' },
  { point: 'kin.wed', concern: 'When will my elder sister get married? She is 30.', when: true },
  { point: 'kin.work', concern: 'My younger brother is not getting job. When will he be settled?', when: true },
  { point: 'kin.other', concern: 'My father has heart problem. Will he be ok this year?' },
  { point: 'kin.other', concern: 'My son wants to study abroad but I have loan. Should I send him?' },
  { point: 'kin.parents', concern: 'My mother is ill and I am far. Should I go back to her or keep job here?' },
  { point: 'abroad.visa', concern: 'Canada visa refused two times. Should I apply again or try Australia?' },
  { point: 'abroad.back', concern: 'Should I stay in Dubai or return to Kerala for good?' },
  { point: 'home.buy', concern: 'When can I buy my own house?', when: true },
  { point: 'home.buy', concern: 'Rent or buy flat in Mumbai?' },
  { point: 'home.sell', concern: 'I want to sell my old house. When will it sell?', when: true },
  { point: 'home.sell', concern: 'Should I sell my land now or wait for a better price?' },
  { point: 'home.vehicle', concern: 'When will I get a new car?', when: true },
  { point: 'home.vehicle', concern: 'Should I buy a car now or wait?' },
  { point: 'self.order', concern: 'Should I buy the plot now or clear the loan first?' },
  { point: 'self.purpose', concern: 'What is the purpose of my life?' },
  { point: 'self.luck', concern: 'Will I ever become rich or win lottery?' },
  { point: 'self.general', concern: 'Tell me about my future.' },
  { point: 'self.relief', concern: 'Everything goes wrong in my life. When will my good time start?', when: true },
]

/** So many lines a part has at most, without the kind words before it. */
const MOST_LINES = 5
const MOST_WORDS = 150
/** What is said where a time is asked for and none can be told. */
const NO_TIME =
  /no time of the next|mark no time|No turn can be dated|Nothing in the sky presses|stands? in (?:his|her|your) |can come only from|most in the sub-period|dates its end|no far date|bears no dated/

const own = (c: ReturnType<typeof composer>): AnswerPart | undefined => shortAnswer(c).at(-1)

describe.each(GROWN)('single things that %s asks', (name) => {
  it.each(ASKED)('$concern', ({ point, concern, when }) => {
    const c = composer(name, concern)
    const lines = WRITERS[point]!(c, { ...pointsAsked(concern)[0]!, point, likely: 1 }, [])
    const text = lines.map((line) => line.text).join(' ')
    expect(lines.length).toBeGreaterThan(1)
    expect(text).not.toMatch(/No rule tells these two ways apart/)
    expect(lines.length).toBeLessThanOrEqual(MOST_LINES)
    expect(text.split(' ').length).toBeLessThanOrEqual(MOST_WORDS)
    // nothing is told twice, least of all a time
    expect(new Set(lines.map((line) => line.text)).size).toBe(lines.length)
    const times = lines.map(({ ids }) => ids.join(' ')).filter((ids) => TIMES.test(ids))
    expect(new Set(times).size).toBe(times.length)
    if (when === true) expect(times.length > 0 || /\b20\d\d\b|\buntil\b/.test(text) || NO_TIME.test(text)).toBe(true)
  })

  it('of staying and coming home the times belong to the way that leads', () => {
    const c = composer(name, 'Will my H1B get picked or should we return to India from New Jersey? My husband and I both work in IT.')
    const text =
      own(c)
        ?.lines.map((line) => line.text)
        .join(' ') ?? ''
    if (stayLean(c) === 'stay') {
      expect(text).not.toMatch(/The year to come home/)
      expect(text).toMatch(/The way home is the second plan|no time of their own|$/)
    } else expect(text).not.toContain('The way home is the second plan')
  })

  it('now or later is answered by the nearest time', () => {
    for (const concern of ['Should I sell my land now or wait for a better price?', 'Is it right to buy a flat now?']) {
      const c = composer(name, concern)
      const time = nearestTime(c, 'home')
      const text =
        own(c)
          ?.lines.map((line) => line.text)
          .join(' ') ?? ''
      if (time !== null) expect(/Rather wait|Not yet/.test(text)).toBe(time.from > c.input.asOf)
    }
  })
})
