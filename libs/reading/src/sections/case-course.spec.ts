import { sectionText } from '@disha/contracts/document'
import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { caseTold } from '../understanding/told-case.ts'
import { answerItems } from './answer/answer-items.ts'
import { shortAnswer } from './answer/answer-parts.ts'
import { spanOf } from './answer/answer-stretches.ts'
import { isCaseRunning } from './apart.ts'
import { matterSection } from './asked-matter.ts'
import { caseLeanLine, casePressure, caseTime } from './case-course.ts'
import { ledMatter } from './led-matter.ts'
import { ledgerEntries } from './ledger.ts'
import { remediesSection } from './remedies.ts'
import { caseOf } from './told-case.ts'
import { shortOpenings } from './year-matters.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')

/** Cases as people ask about them, and what their other side is called. */
const ASKED = [
  ['There is a property case going on with my brother in court from 2018. Will I win and when will it finish?', 'your brother'],
  ['My brother filed a partition case on our ancestral land. How long will the court case go on?', 'your brother'],
  ['Cheque bounce case of 6 lakh against a party, when will I get my money through court?', null],
  ['Tenant is not vacating my shop, case in court for 3 years. When will I get my shop back?', 'the tenant'],
  ['police case fir filed on me falsely by neighbour. when will this case end?', 'your neighbour'],
  ['Builder has not given possession, case in RERA. Will I win?', 'the builder'],
  ['land dispute with uncle, case is in high court. should i settle or fight?', 'your uncle'],
  ['I have a court case with my business partner. Will the judgement be in my favour?', 'your partner'],
  ['My property is stuck in litigation since 2015, when will I get it', null],
  ['When will I win my court case', null],
  ['I filed a case on my landlord for deposit, when decision will come', 'the landlord'],
  ['Accident claim case pending in court since 2019 when will we get compensation', null],
  ['Mukadma kab jeetunga, 10 saal se chal raha hai', null],
] as const

/** Page 1 of a case: four sentences with their dates. */
const MOST_SIGNS = 900

const aloud = (c: Composer): string =>
  shortAnswer(c)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ')

describe.each(ASKED)('%s', (concern, other) => {
  const all = GROWN.map((name) => new Composer(inputFor(name, { concern, topics: ['career'] })))

  it('is answered as a case: for how long it presses, how one stands by its count and which way has more behind it, and its times, in four sentences at most', () => {
    for (const c of all) {
      const told = aloud(c)
      expect(told).toContain(casePressure(c).text)
      // by what it is over too, where one thing is named
      expect(told).toMatch(other === null ? /the case/ : new RegExp(`the case (?:over the (?:ancestral )?\\w+ )?with ${other}`))
      expect(told).toMatch(
        /Of \S+ voices \S+ helps? your side and \S+ hinders? it, and (?:between going on and settling|the chart has (?:more|as much) behind)/,
      )
      expect(
        answerItems(c)
          .flat()
          .map(({ text }) => text),
      ).toContain(caseLeanLine(c).text)
      expect(shortAnswer(c).flatMap(({ lines }) => lines).length).toBeLessThanOrEqual(4)
      expect(told.length).toBeLessThan(MOST_SIGNS)
      for (const ground of ['dispute', 'terms'] as const) {
        const time = caseTime(c, ground)
        if (time !== null) expect(told).toContain(spanOf(c, time))
      }
      expect(answerItems(c).flat().at(-1)?.text).toBe(c.say('plea.dispute.cannot'))
    }
  })

  it('names no winner, no day of a judgment and no house to be had', () => {
    for (const c of all) {
      const told = `${aloud(c)} ${answerItems(c)
        .flat()
        .map(({ text }) => text)
        .join(' ')}`
      expect(told).not.toMatch(
        /you (?:will )?win|will lose|the (?:judgment|verdict) (?:comes|falls)|home of your own|see one house|one bank/iu,
      )
    }
  })

  it('has a chapter, openings, ledger rows and the first remedy of its own', () => {
    for (const c of all) {
      expect(ledMatter(c)).toBe('dispute')
      const section = matterSection(c)
      if (section === null) throw new Error('no chapter')
      expect(sectionText(section)).toContain(caseLeanLine(c).text)
      const openings = shortOpenings(c)
      expect(openings.every(({ concern: one }) => one === 'dispute' || one === 'terms')).toBe(true)
      if (openings.length > 0) expect(ledgerEntries(c).some(({ statement }) => statement.includes(openings[0]!.noun))).toBe(true)
      expect(sectionText(remediesSection(c))).toContain(
        c.say('remedies.aim.dispute', { theCase: other === null ? 'the case' : `the case with ${other}` }),
      )
    }
  })

  it('is no case about the end of a marriage', () => {
    for (const c of all) expect(isCaseRunning(c)).toBe(false)
  })
})

describe('when it began', () => {
  it('names the sub-period of the year that was told', () => {
    for (const name of GROWN) {
      const c = new Composer(inputFor(name, { concern: ASKED[0][0], topics: [] }))
      if (c.dashas.running !== null && c.timed && c.asker.age > 12 && caseOf(c)?.began === 2018) {
        const period = c.dashas.antars.find(({ from, to }) => from <= '2018-07-01' && '2018-07-01' < to)
        if (period !== undefined && aloud(c).includes('When it began')) expect(aloud(c)).toContain('in 2018')
      }
    }
  })
})

describe('what is no case of one’s own before a judge', () => {
  it.each([
    'I got suspended from my job due to false complaint. When will I be reinstated?',
    'My wife filed 498a and maintenance case on me. When will I get divorce and be free from this?',
    'I cleared JKSSB exam but list is stuck in court. When will I get joining?',
    'Should I file a case against my friend for money?',
    'When will I get a high court clerk job?',
    'In any case when will I get married?',
    'Ancestral land is not divided between us brothers. When will I get my share?',
    'In which case should I take loan?',
    'Bail kab milegi mere bhai ko',
    'Someone put false police case on my son. When will he be free?',
    'My brother is not giving share. We dont want court and all as mother is alive. Will I get my share?',
    'I do not want to go to police or court. Will my cousin return my 5 lakh?',
    'I never wanted court with my own sister. Will I get my share in the house?',
    'Hissa nahi de rahe, main court nahi jana chahta. Mera hissa milega?',
    'Annan panam tharala. I am not willing to go to court. Will he give?',
  ])('%s', (concern) => {
    expect(caseTold(concern)).toBeNull()
  })
})
