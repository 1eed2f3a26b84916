import { BIRTH_NAMES, inputFor } from '../../../__fixtures__/births.ts'
import { Composer } from '../../../compose/composer.ts'
import type { Line } from '../../../compose/composer.ts'
import { mayBegin } from '../../stretch-use.ts'
import { allWindows } from '../../cache.ts'
import { judge } from '../../../rules/grounds.ts'
import type { Point } from '../../../understanding/point/points.ts'
import { toldFacts } from '../../../understanding/told-facts/told-facts.ts'
import { dueDay } from './due-day.ts'
import { TERMS_WRITERS } from './of-terms.ts'

const composer = (name: string, concern: string): Composer => new Composer(inputFor(name, { concern, topics: [] }))
const kinds = (concern: string): string[] => toldFacts(concern).map(({ kind }) => kind)
const told = (concern: string, kind: 'answerBy' | 'noCourt', asked: Point): [Composer, Line[]][] =>
  BIRTH_NAMES.map((name) => {
    const c = composer(name, concern)
    return [c, TERMS_WRITERS[kind](c, toldFacts(concern).find((one) => one.kind === kind)?.words ?? '', [asked])]
  })

describe('a day by which somebody waits for an answer', () => {
  it.each([
    'Owner wants answer by Makar Sankranti. Should I start my own unit?',
    'Got an offer from a firm in Pune, offer is valid till 15 Dec. Should I change my job?',
    'A boy from Akola came for me. They want reply before Diwali. Will I marry him?',
    'Have two offers in hand, have to reply by Friday. Which one to join?',
    'Her parents gave time till Pongal. Will we get married?',
    'Ladke wale Sunday tak jawab maang rahe hain. Kya rishte ko haan bolu?',
    'लड़के वाले दिवाली तक जवाब मांग रहे हैं। क्या मैं हां बोलूं?',
    'మా బాస్ 20 తేదీ లోపు సమాధానం చెప్పాలి అన్నారు. ఉద్యోగం మారాలా?',
    'பையன் வீட்டுல பொங்கலுக்குள்ள பதில் கேட்கிறாங்க. கல்யாணம் எப்போ?',
    'Last date to accept the seat is 31st December. Should I go abroad for study?',
    'I want to marry Deepa, her family wants answer before Akshaya Tritiya. When will my marriage happen?',
    'One buyer is ready at 52 lakh but he wants reply by Sunday. Should I sell the flat?',
    'I am jobless since July after layoff, a small company in Chennai is offering less and they want answer by Wednesday. Should I take this offer?',
    'Landlord is asking 40k deposit and he wants our decision by 30th November. Should I take the shop?',
  ])('is heard: %s', (concern) => {
    expect(kinds(concern)).toContain('answerBy')
  })

  it.each([
    'I want answer by Sunday please. When will I get a job?',
    'I asked them for a reply by Diwali. Will they call me back?',
    'They will answer by 30th. Will I get this job?',
    'My brother has to reply by Friday to his company. Will I get promotion?',
    'Last date of the form is 31 December. Will I clear the exam?',
    'They wanted answer by last Diwali and left. When will my marriage happen?',
    'Should I give them an answer by Sunday?',
    'There is no hurry, they are not asking answer by any date. Will I marry her?',
  ])('is not heard: %s', (concern) => {
    expect(kinds(concern)).not.toContain('answerBy')
  })

  it.each([
    ['Owner wants answer by Makar Sankranti', '2026-01-14'],
    ['They want reply before Diwali', '2026-11-08'],
    ['offer is valid till 15 Dec', '2025-12-15'],
    ['deposit ke liye 10 January tak jawab dena hai', '2026-01-10'],
    ['20th lopu reply ivvali', '2025-11-20'],
    ['மாப்பிள்ளை வீட்டுல தை பொங்கலுக்குள்ள முடிவு கேட்கிறாங்க', '2026-01-14'],
    ['fees deposit ki last date for seat 20 December hai', '2025-12-20'],
    ['HR ki 10 December lopu answer cheppali', '2025-12-10'],
    ['her family wants answer before Akshaya Tritiya', '2026-04-19'],
    ['they want answer by 31st', '2025-12-31'],
    ['have to reply by Friday', '2025-11-07'],
    ['they want an answer within 10 days', '2025-11-11'],
    ['they want answer till month end', '2025-11-30'],
    ['they want answer before February', '2026-02-01'],
    ['they want answer by February', '2026-02-28'],
  ])('%s: %s', (words, day) => {
    const c = new Composer(inputFor('delhi', { asOf: '2025-11-01' }))
    expect(dueDay(c, words)?.day).toBe(day)
  })

  it('a festival that has just been is no day ahead', () => {
    const c = new Composer(inputFor('delhi', { asOf: '2026-11-23' }))
    expect(dueDay(c, 'she has given me time till this Diwali')).toBeNull()
    expect(dueDay(c, 'she has given me time till Diwali')).toEqual({ day: '2027-10-29', festival: 'diwali' })
  })

  it('of a post in another country asks for the contract, of a seat for the rule of the fee', () => {
    const textOf = (concern: string, point: Point): string =>
      told(concern, 'answerBy', point)
        .flatMap(([, lines]) => lines.map(({ text }) => text))
        .join(' ')
    expect(textOf('Company in Qatar wants answer by 5th December. Should I go?', 'abroad.should')).toMatch(/contract/)
    expect(textOf('Company in Qatar wants answer by 5th December. Should I go?', 'abroad.should')).not.toMatch(/deposit|intake|deferral/)
    expect(textOf('College wants answer by 5th December for masters. Should I go?', 'abroad.study')).toMatch(/deposit|intake|fee/)
  })

  it('is told by what the stretches of the field say to that day, and not alike to all', () => {
    const concern = 'Owner wants answer by Makar Sankranti. Should I start my own unit?'
    const all = told(concern, 'answerBy', 'work.own')
    for (const [c, lines] of all)
      for (const { ids, text } of lines) {
        expect(ids.length).toBeGreaterThan(0)
        for (const id of ids) expect(c.findings.has(id)).toBe(true)
        // nobody signs in a time that bears no step
        const day = dueDay(c, concern)?.day as string
        const bears = allWindows(c).career.some(
          (window) => mayBegin(c, window) && window.parts.some(({ from, to }) => from <= day && day < to),
        )
        if (!bears) expect(text).not.toMatch(/sign by then, and ask|Sign by then only/)
      }
    const advices = new Set(all.flatMap(([, lines]) => lines.slice(1).map(({ text }) => text)))
    expect(advices.size).toBeGreaterThanOrEqual(2)
  })

  it.each([
    ['love.one', 'They want answer by Pongal. Will I marry this boy?'],
    ['work.offer', 'HR wants reply by 30th. Which offer to take?'],
    ['abroad.should', 'The university wants answer by 10 January. Should I go?'],
    ['home.buy', 'Builder wants confirmation by 31st December. Should we buy the flat?'],
    ['home.sell', 'Buyer wants answer by Sunday. Should I sell?'],
    ['home.sell', 'One buyer is ready at 52 lakh but he wants reply by Sunday. Should I sell?'],
    ['work.named', 'The landlord wants our decision by 30th November. Should I take the shop?'],
  ] as const)('says something to %s on findings', (point, concern) => {
    const all = told(concern, 'answerBy', point)
    expect(all.some(([, lines]) => lines.length > 0)).toBe(true)
    for (const [c, lines] of all) for (const { ids } of lines) for (const id of ids) expect(c.findings.has(id)).toBe(true)
  })

  it('lets whoever has no post let none pass', () => {
    const concern = 'I am jobless since July after layoff. A small company wants answer by Wednesday. Should I take this offer?'
    const all = told(concern, 'answerBy', 'work.offer')
    expect(all.some(([, lines]) => lines.length > 0)).toBe(true)
    for (const [, lines] of all) expect(lines.map(({ text }) => text).join(' ')).not.toMatch(/a friendly no|first day can be in/)
  })

  it('sends nobody who has chosen to a first meeting', () => {
    const concern = 'In love with Karthik for 5 years. His parents gave us time till Pongal. Will our marriage happen?'
    for (const [, lines] of told(concern, 'answerBy', 'love.one'))
      expect(lines.map(({ text }) => text).join(' ')).not.toMatch(/one more meeting|meet twice more|could not live without knowing/)
  })

  it('is silent where the answer is to another matter than the one asked', () => {
    for (const [, lines] of told('Ladke wale Sunday tak jawab maang rahe hain. Mera promotion kab hoga?', 'answerBy', 'work.promotion'))
      expect(lines).toEqual([])
  })
})

describe('court and police that are not wanted', () => {
  it.each([
    'My brother is not giving my share. We dont want court and all as mother is alive. Will I get my share?',
    'Friend took 5 lakh. I don’t want to go to police or court. Will I get it back?',
    'Hissa nahi de rahe. Main court kachehri nahi jana chahta. Mera hissa milega?',
    'भाई हिस्सा नहीं दे रहा। मैं कोर्ट नहीं जाना चाहता। क्या मेरा हिस्सा मिलेगा?',
    'కోర్టుకి వెళ్లడం నాకు ఇష్టం లేదు. నా డబ్బు వస్తుందా?',
    'Annan pangu tharala. court ku poga ishtam illa. enakku pangu kidaikuma?',
    'I cannot fight with my own brothers. Will I get my share?',
    'Gave 11 lakh to my cousin. Don’t want to go to court with family. When will it come back?',
  ])('is heard: %s', (concern) => {
    expect(kinds(concern)).toContain('noCourt')
  })

  it.each([
    'I don’t want court marriage. Will her parents agree?',
    'My brother says we dont need court. Will I get my share?',
    'Should I not go to court? Will I get my share?',
    'Court case is going since 2019. Will I win?',
    'I am court clerk, not happy. When will I get transfer?',
    'मैं कोर्ट मैरिज नहीं करना चाहती। क्या पापा मानेंगे?',
  ])('is not heard: %s', (concern) => {
    expect(kinds(concern)).not.toContain('noCourt')
  })

  it('asks by what carries more, agreement or a fight', () => {
    const all = told('We dont want court and all. Will I get my share?', 'noCourt', 'home.share')
    for (const [c, lines] of all) {
      const rank = { ill: 0, mixed: 1, well: 2 }
      const isFirm = rank[judge(c, 'dispute').state] > rank[judge(c, 'terms').state]
      expect(
        lines
          .map(({ text }) => text)
          .join(' ')
          .includes('registered post'),
      ).toBe(isFirm)
      for (const { ids } of lines) for (const id of ids) expect(c.findings.has(id)).toBe(true)
    }
    expect(new Set(all.map(([, lines]) => lines[1]?.text)).size).toBeGreaterThanOrEqual(2)
  })

  it('says nothing of it to whoever is struck', () => {
    const concern = 'My husband beats me. I don’t want police or court. Will we live together again?'
    for (const [, lines] of told(concern, 'noCourt', 'love.reunite')) expect(lines).toEqual([])
  })
})
