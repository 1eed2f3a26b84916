import { BIRTH_NAMES, inputFor } from '../../../__fixtures__/births.ts'
import { Composer, type Line } from '../../../compose/composer.ts'
import { judge } from '../../../rules/grounds.ts'
import type { Point } from '../../../understanding/point/points.ts'
import { toldFacts, type ToldKind } from '../../../understanding/told-facts/told-facts.ts'
import { paperOf } from './lent-paper.ts'
import { monthlySum } from './monthly-sum.ts'
import { MEANS_WRITERS } from './of-means.ts'

type Kind = keyof typeof MEANS_WRITERS

const kinds = (concern: string): ToldKind[] => toldFacts(concern).map(({ kind }) => kind)
const written = (concern: string, kind: Kind, asked: Point): [Composer, Line[]][] =>
  BIRTH_NAMES.map((name) => {
    const c = new Composer(inputFor(name, { concern, topics: [] }))
    return [c, MEANS_WRITERS[kind](c, toldFacts(concern).find((one) => one.kind === kind)?.words ?? '', [asked])]
  })

const HEARD: Readonly<Record<Kind, readonly string[]>> = {
  savings: [
    'I have PF around 4 lakh. Should I start my own unit?',
    'I want to open a cafe in Dehradun, have 12 lakhs saved from 5 years of IT. Should I?',
    'Booking amount 5 lakhs ready ga undi. Sontha illu eppudu konagalanu?',
    'Mere paas 5 lakh jama hai. Dukan kholu kya?',
    'My savings is only 6 lakh. Own business now or wait?',
    'थोड़ी बचत है। दुकान खोलूं क्या?',
    'கொஞ்சம் சேமிப்பு இருக்கு. கடை வைக்கலாமா?',
  ],
  jewels: [
    'My wife is ready to give her gold for it. Should I start own business?',
    'We are planning to take gold loan for the fees. Should I go abroad?',
    'I will pledge my jewels for the shop advance. Should I open it?',
    'Patni ke gehne girvi rakhne padenge. Dukan kholu kya?',
    'पत्नी के गहने गिरवी रखने पड़ेंगे। क्या मैं दुकान खोलूं?',
    'Nagai adagu vaikkalam nu irukom. Kadai arambikkalama?',
    'బంగారం తాకట్టు పెట్టాలి. షాపు పెట్టనా?',
  ],
  landToSell: [
    'For fees I am planning to sell my plot at Hosur. Should I send her abroad?',
    'Beta Canada jana chahta hai, zameen bechni padegi. Bhejna chahiye kya?',
    'Father is ready to sell two acres for this. Should I start the dairy?',
    'House in Anand is for sale for this. Should we go to Canada?',
    'அப்பா நிலத்த வித்து பணம் தரேன்றார். படிக்க வெளிநாடு போறது நல்லதா?',
    'పొలం అమ్మి పంపిస్తాం అంటున్నారు నాన్న. నేను అమెరికా వెళ్లాలా?',
  ],
  placeOnSale: [
    'Patna me ek plot hai papa ke naam, usko bechne ki baat chal rahi hai. Apna ghar kab tak ho payega?',
    'Father in law is selling his land in Satara slowly. When will we have our own house?',
    'My mother’s site in Erode is up for sale but no buyer yet. When can I buy my own house?',
    'पिताजी का गांव का खेत बेचने की बात चल रही है। अपना घर कब होगा?',
    'Appa oorla oru manai vikka try pandrar. Sontha veedu eppo vaanguven?',
  ],
  instalment: [
    'We have EMI of 31k. Should I leave the job and start own business?',
    'Home EMI 58000 and wife is not working. Should I resign and start on my own?',
    'Flat EMI is 63k every month. Should I quit and do own work?',
    'Ghar ki kist 14 hazar hai. Naukri chhod kar apna kaam shuru karu?',
    'नौकरी है और घर की किस्त 18 हजार जाती है। अपना काम शुरू करूं?',
    'வீட்டு வாடகை 12 ஆயிரம். வேலைய விட்டு சொந்த தொழில் செய்யலாமா?',
    'నెలకి అద్దె 15 వేలు. ఉద్యోగం వదిలి సొంత వ్యాపారం పెట్టనా?',
  ],
  lentPaper: [
    'He gave me two cheques, both old now. Will I get my money back from cousin?',
    'I have a promissory note from him. When will he return my 4 lakh?',
    'No paper only phonepe record. When will he return my money?',
    'Bandhuvulaki 3 lakhs icha, note kuda ledu. Na dabbu eppudu vastundi?',
    'Dost ko 2 lakh diye the, likha padhi kuch nahi hai. Paisa wapas milega?',
    'உறவுக்காரருக்கு 3 லட்சம் கொடுத்தேன், எழுதி வாங்கல. பணம் திரும்ப வருமா?',
    'చెక్ ఇచ్చాడు కానీ బౌన్స్. నా డబ్బు తిరిగి వస్తుందా?',
  ],
}

const MISSED: Readonly<Record<Kind, readonly string[]>> = {
  savings: [
    'I have no savings. Should I start my own business?',
    'My savings are over. Should I start my own work?',
    'Put all my savings 31 lakh in a restaurant which closed. What work now?',
    'I am having job of 60k in hand at Noida. Should I start my own work?',
    'PF money not released for 2 years. When will I get it?',
    'सीआरपीएफ में हूं। दुकान खोलूं क्या?',
  ],
  jewels: [
    'I don’t want to sell my mother’s gold. Should I start own business?',
    'Agent took 9 lakh by pledging my mother’s gold. Will I go abroad?',
    'My wife sold her gold for the shop. Should I close it?',
    'Mother in law has gold and does not give. Should we buy the flat?',
    'I have a jewellery shop. Should I start one more?',
    'Should I sell my gold for the shop?',
  ],
  landToSell: [
    'We sold one plot for his coaching. Should I start own business?',
    'I will not sell my land. Should I go to Canada?',
    'My uncle sold our land and case is in court. Should I go abroad?',
    'I want to sell gold and buy site near Devanahalli. Should I start business?',
    'Should I sell my plot for it?',
  ],
  placeOnSale: [
    'Father’s land was sold in 2015. When will we have our own house?',
    'My plot is already sold. When can I buy a flat?',
    'I am a real estate broker and sell plots. When will I buy my own house?',
  ],
  instalment: [
    'All EMIs are over. Should I start own business?',
    'No emi is there. Should I start own business?',
    'I get rent of 20000 from my house. Should I leave job?',
    'Emi chesina kalisi raledu. Udyogam vadilesi sontha vyaparam pettana?',
    'My roommate is paying rent of 9000. Should I study abroad?',
    'Planning a flat of 70 lakh, EMI will be 50000. Should I buy it?',
  ],
  lentPaper: [
    'Now got offer from a startup but no offer letter in writing. Should I join?',
    'My husband has chats with some lady and I have no proof. Is he loyal?',
    'I have passport and papers ready. When will visa come?',
    'He never returned my calls. Will my money come back?',
    'My bills are pending with the municipality. When will I get payment?',
  ],
}

describe.each(Object.keys(HEARD) as Kind[])('%s that are told', (kind) => {
  it.each(HEARD[kind])('are heard: %s', (concern) => {
    expect(kinds(concern)).toContain(kind)
  })
  it.each(MISSED[kind])('are not heard: %s', (concern) => {
    expect(kinds(concern)).not.toContain(kind)
  })
})

describe('means held against the chart', () => {
  it.each([
    ['jewels', 'work.own', 'My wife is ready to give her gold for it. Should I start own business?'],
    ['landToSell', 'abroad.study', 'We will sell our plot for the fees. Should I go?'],
    ['instalment', 'work.own', 'We have EMI of 31k. Should I start own business?'],
    ['lentPaper', 'money.stuck', 'He gave me a cheque of 2 lakh. Will my money come?'],
  ] as const)('%s: on findings, and with more than one advice', (kind, point, concern) => {
    const all = written(concern, kind, point)
    for (const [c, lines] of all) {
      expect(lines.length).toBeGreaterThan(0)
      for (const { ids } of lines) {
        expect(ids.length).toBeGreaterThan(0)
        for (const id of ids) expect(c.findings.has(id)).toBe(true)
      }
    }
    const advices = new Set(all.map(([, lines]) => lines[kind === 'lentPaper' ? 1 : 0]?.text))
    expect(advices.size).toBeGreaterThanOrEqual(2)
  })

  it.each(['jewels', 'landToSell', 'instalment', 'lentPaper'] as const)('%s: silent where something else is asked', (kind) => {
    for (const [, lines] of written(HEARD[kind][0] as string, kind, 'love.when')) expect(lines).toEqual([])
  })

  it.each([
    ['I lost my job in June. Home EMI 48000. Should I start own business?', 'work.own'],
    ['I run a toy shop in Jabalpur. Shop rent is 28000. Should I start own kitchen?', 'work.own'],
    ['We booked flat, builder not giving possession, paying EMI of 30k. When own house?', 'home.buy'],
  ] as const)('an instalment is no thing to save for: %s', (concern, point) => {
    for (const [, lines] of written(concern, 'instalment', point)) expect(lines).toEqual([])
  })

  it.each([
    ['With retirement money I have made a 5 room homestay with a local person. Will this give profit?', 'work.trade'],
    ['With my PF we built two rooms for guests. Shall I continue with my partner?', 'work.partner'],
    ['From my gratuity I have bought a tempo for hire. Will the business grow?', 'work.trade'],
    ['Apni bachat 4 lakh laga diye dukan mein. Dukan chalegi kya?', 'work.trade'],
    ['It is my VRS money. Invested 19 lakhs in two parts, March 2023 and Nov 2023. Shall I continue with him?', 'work.partner'],
    ['I had my PF of 9 lakh. Invested total 9 lakhs in the gym. Should I stay with my partner?', 'work.partner'],
  ] as const)('savings: silent where they are in already: %s', (concern, point) => {
    for (const [, lines] of written(concern, 'savings', point)) expect(lines).toEqual([])
  })

  it.each([
    ['I have PF around 4 lakh. Should I start my own unit?', 'work.own'],
    ['We have savings of 8 lakhs which we have put aside. Should I start my own unit?', 'work.own'],
    ['Invested 5 lakhs in a dairy in 2019. My savings are 6 lakh. Should I start a shop?', 'work.own'],
    ['I have savings of 6 lakh. I invested 3 lakhs in mutual funds. Will my business grow?', 'work.trade'],
  ] as const)('savings: weighed where they are there still: %s', (concern, point) => {
    expect(kinds(concern)).toContain('savings')
    for (const [, lines] of written(concern, 'savings', point)) expect(lines.length).toBeGreaterThan(0)
  })

  it('rent: silent beside a house that is bought', () => {
    for (const [, lines] of written('House rent is 22000 in Pune. Should we buy a flat?', 'instalment', 'home.buy'))
      expect(lines).toEqual([])
  })

  it('a note of years ago: asks for a new promise, and one of this year for none', () => {
    const text = (concern: string): string =>
      written(concern, 'lentPaper', 'money.stuck')
        .map(([, lines]) => lines[0]?.text ?? '')
        .join(' ')
    expect(text('Uncle took 6 lakh in 2019 and signed on a stamp paper. Will it come back?')).toContain('may be over here')
    expect(text('Uncle took 6 lakh and signed on a stamp paper last month. Will it come back?')).not.toContain('may be over here')
  })

  it('counts the months of an instalment by how debts lie', () => {
    for (const [c, lines] of written('We have EMI of 31k. Should I start own business?', 'instalment', 'work.own')) {
      const sum = { well: '93,000', mixed: '1.86 lakh', ill: '3.72 lakh' }[judge(c, 'debt').state]
      expect(lines[0]?.text).toContain(sum)
    }
  })

  it.each([
    ['We have EMI of 31k', 31_000],
    ['EMI 1.4 lakh', 140_000],
    ['EMI of flat is 48,000', 48_000],
    ['घर की किस्त 18 हजार', 18_000],
    ['வாடகை 12 ஆயிரம்', 12_000],
    ['salary 41k, emi 33k', null],
    ['EMI since 2019', null],
    ['we have two EMIs', null],
  ])('%s: %s', (words, sum) => {
    expect(monthlySum(words)).toBe(sum)
  })

  it.each([
    ['He gave me two cheques', 'cheque'],
    ['I have a promissory note', 'note'],
    ['he signed on stamp paper', 'note'],
    ['Bills are there, no written agreement', 'bills'],
    ['no paper only phonepe record', 'trace'],
    ['given on trust', 'none'],
    ['నోటు కూడా లేదు', 'none'],
    ['no cheque, nothing in writing', 'none'],
  ])('%s: %s', (words, paper) => {
    expect(paperOf(words)).toBe(paper)
  })
})
