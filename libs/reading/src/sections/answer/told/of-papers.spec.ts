import { BIRTH_NAMES, inputFor } from '../../../__fixtures__/births.ts'
import { Composer } from '../../../compose/composer.ts'
import { toldFacts, type ToldKind } from '../../../understanding/told-facts/told-facts.ts'
import type { OF_PAPERS } from '../../../understanding/told-facts/papers.ts'
import type { Point } from '../../../understanding/point/points.ts'
import { toldWeighed } from '../told-weighed.ts'
import { PAPERS_WRITERS } from './of-papers.ts'

type Kind = keyof typeof OF_PAPERS
type Case = { asks: string; points: Point[]; heard: string[]; missed: string[] }

const CASES: Record<Kind, Case> = {
  refusedBefore: {
    asks: 'When will I go abroad?',
    points: ['abroad.when'],
    heard: [
      'My visa was refused twice.',
      'Canada ka visa do baar refuse ho gaya.',
      'UK student visa rejected in January.',
      'Rejected two times for US visa.',
      'मेरा वीज़ा दो बार रिजेक्ट हुआ।',
      'விசா ஒரு தடவை ரிஜெக்ட் ஆச்சு.',
      'వీసా రెండుసార్లు రిజెక్ట్ అయింది.',
    ],
    missed: [
      'My brother visa was refused twice.',
      'I fear the visa will be refused.',
      'My visa was never refused.',
      'Spouse visa of my wife was rejected.',
      'He refused my proposal.',
    ],
  },
  papersPending: {
    asks: 'When will I go to Germany for work?',
    points: ['abroad.when'],
    heard: [
      'My recognition is pending since 4 months.',
      'WES evaluation in process.',
      'Skill assessment pending for Australia.',
      'Passport renewal ruka hua hai.',
      'Police clearance not yet received.',
      'PCC and attestation are left.',
      'I am waiting for visa appointment.',
      'पासपोर्ट अभी तक नहीं आया।',
      'பாஸ்போர்ட் இன்னும் வரல.',
      'పాస్‌పోర్ట్ ఇంకా రాలేదు.',
      'degree attestation inka raledu.',
    ],
    missed: [
      'My brother passport is stuck.',
      'Agent has kept my passport since 4 months.',
      'Passport aa gaya hai.',
      'I get no recognition at work.',
      'My salary is pending.',
      'NOC from society is pending for flat sale.',
      'My wife PCC is pending.',
    ],
  },
  testPassed: {
    asks: 'When will I go abroad for work?',
    points: ['abroad.when'],
    heard: [
      'OET cleared in March.',
      'I passed German B2 last month.',
      'IELTS me 7 band aaye hai.',
      'My IELTS is 6.5.',
      'IELTS दूसरी बार में निकला।',
      'ஐஇஎல்டிஎஸ் 6.5 எடுத்திருக்கேன்.',
      'ఐఈఎల్టీఎస్ 6.5 వచ్చింది.',
      'Nursing done, B1 ho gaya.',
    ],
    missed: [
      'I failed OET twice.',
      'My son cleared IELTS.',
      'I am preparing for IELTS.',
      'IELTS is pending.',
      'I run an IELTS coaching centre.',
      'IELTS 5.5 two times.',
    ],
  },
  partnerAlsoEarns: {
    asks: 'When will I go to Canada?',
    points: ['abroad.when'],
    heard: [
      'My husband is also a nurse.',
      'My wife works as physiotherapist.',
      'We both are engineers.',
      'My husband is also in IT.',
      'My husband will come with me.',
      'मेरे पति भी इंजीनियर हैं।',
      'கணவரும் நர்ஸ் தான்.',
      'భర్త కూడా ఇంజనీర్.',
    ],
    missed: [
      'My husband is engineer in Dubai.',
      'My wife is not working.',
      'I want a husband who is doctor.',
      'My husband was a driver, now no more.',
      'My ex husband is doctor.',
    ],
  },
  knowsSomebody: {
    asks: 'Should I go abroad?',
    points: ['abroad.should'],
    heard: [
      'My cousin is calling me to Dubai.',
      'My uncle in London is ready to sponsor my visa.',
      'Mera dost Qatar se bula raha hai.',
      'I am a nurse, cousin in Ireland says come.',
      '2 brothers in Melbourne ready to sponsor.',
      'My friend in Toronto will refer me in his company.',
      'Friend’s company in Poland is ready to give work permit.',
      'दुबई में भाई बुला रहा है।',
      'துபாய்ல இருந்து மாமா கூப்பிடுறார்.',
      'దుబాయ్ నుంచి బావ రమ్మంటున్నాడు.',
    ],
    missed: [
      'My friend is calling me to Pune.',
      'My husband is calling me to Dubai.',
      'My cousin lives in Dubai.',
      'The company is not calling since 8 months.',
      'My friend calls me to his wedding in Dubai.',
      'My brother in Australia stopped calling me.',
    ],
  },
}

const kindsIn = (concern: string): ToldKind[] => toldFacts(concern).map(({ kind }) => kind)
const of = (name: string, concern: string): Composer => new Composer(inputFor(name, { concern, topics: ['abroad'] }))
const wordsOf = (kind: Kind, told: string, { asks }: Case): string =>
  toldFacts(`${told} ${asks}`).find((one) => one.kind === kind)?.words ?? ''

describe.each(Object.entries(CASES) as [Kind, Case][])('what is told of papers: %s', (kind, one) => {
  it.each(one.heard)('is heard: %s', (told) => {
    expect(kindsIn(`${told} ${one.asks}`)).toContain(kind)
  })

  it.each(one.missed)('is not heard: %s', (told) => {
    expect(kindsIn(`${told} ${one.asks}`)).not.toContain(kind)
  })

  it('stands on findings, promises no paper, and its advice goes by the chart', () => {
    const [first] = one.heard as [string]
    const advices = new Set<string>()
    for (const name of BIRTH_NAMES) {
      const c = of(name, `${first} ${one.asks}`)
      const lines = PAPERS_WRITERS[kind](c, wordsOf(kind, first, one), one.points)
      for (const { text, ids } of lines) {
        expect(ids.length).toBeGreaterThan(0)
        for (const id of ids) expect(c.findings.has(id)).toBe(true)
        expect(text).not.toMatch(/granted|will be approved|you will get/u)
      }
      if (lines.length > 0) advices.add(lines.map(({ text }) => text.replace(/\d+/gu, '')).join(' '))
    }
    expect(advices.size).toBeGreaterThan(1)
  })

  it('is silent where no way abroad is asked about', () => {
    const [first] = one.heard as [string]
    for (const name of BIRTH_NAMES)
      expect(PAPERS_WRITERS[kind](of(name, `${first} When will I marry?`), wordsOf(kind, first, one), ['love.when'])).toEqual([])
  })
})

it('a refusal is told once: where the answer speaks of it, nothing is added', () => {
  const concern = 'My visa was refused twice. Will my visa come this time?'
  for (const name of BIRTH_NAMES)
    expect(PAPERS_WRITERS.refusedBefore(of(name, concern), 'My visa was refused twice', ['abroad.visa'])).toEqual([])
})

it('a husband or wife who is told of takes the question from nobody', () => {
  const concern = 'IELTS 7.5 done and WES in process. My wife works as pharmacist. Should we go to Canada and when?'
  for (const name of BIRTH_NAMES) {
    const quoted = toldWeighed(of(name, concern)).map(({ words }) => words)
    expect([name, quoted.some((words) => words.endsWith('WES in process')), quoted.includes('My wife works as pharmacist')]).toEqual([
      name,
      true,
      true,
    ])
  }
})

it('each test that is told has its own life: two years for a language, five for the GRE and the GMAT', () => {
  const asks = 'When will I go to USA for masters?'
  const told = (name: string, words: string): string =>
    PAPERS_WRITERS.testPassed(of(name, `${words}. ${asks}`), words, ['abroad.when'])
      .map(({ text }) => text)
      .join(' ')
  let seen = 0
  for (const name of BIRTH_NAMES) {
    for (const words of [
      'IELTS 6.5, GRE 308',
      'GRE 320 and TOEFL 101',
      'GMAT 655, IELTS 7.5',
      'PTE 65 and GRE 312',
      'Duolingo 120, gre 300',
    ]) {
      const text = told(name, words)
      if (text === '') continue
      seen += 1
      expect([name, words, text]).toEqual([
        name,
        words,
        expect.stringMatching(
          /^Your (?:IELTS|TOEFL|PTE|DUOLINGO) result counts for 2 years.* Your (?:GRE|GMAT) result counts for 5 years/su,
        ),
      ])
    }
    const alone = told(name, 'GRE 308')
    if (alone !== '') expect([name, alone]).toEqual([name, expect.stringMatching(/^Such a result counts for 5 years/u)])
    const one = told(name, 'IELTS 7')
    if (one !== '') expect([name, one]).toEqual([name, expect.stringMatching(/^Such a result counts for 2 years/u)])
  }
  expect(seen).toBeGreaterThan(9)
})
