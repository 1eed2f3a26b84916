import { BIRTH_NAMES, inputFor } from '../../../__fixtures__/births.ts'
import { Composer, type Line } from '../../../compose/composer.ts'
import { addDays } from '../../../facts/calendar.ts'
import { toldFacts, type ToldKind } from '../../../understanding/told-facts/told-facts.ts'
import type { OF_WORK } from '../../../understanding/told-facts/work.ts'
import type { Point } from '../../../understanding/point/points.ts'
import { allWindows } from '../../cache.ts'
import { useOf } from '../../stretch-use.ts'
import { WORK_WRITERS } from './of-work.ts'

type Kind = keyof typeof OF_WORK
type Case = { asks: string; points: Point[]; heard: string[]; missed: string[] }

const CASES: Record<Kind, Case> = {
  postUnsafe: {
    asks: 'Should I change my job?',
    points: ['work.change'],
    heard: [
      'I work in a bank in Pune. Layoffs are going on in my team since June.',
      'My salary is coming 2 months late in this school.',
      'They are cutting staff in my hospital.',
      'Main call center me hu. Company me layoff chal rahe hai.',
      'Our project is ending in March and manager says nothing.',
      'I am staff nurse. They reduced my shifts from last month.',
      'कंपनी में छंटनी चल रही है।',
      'என் கம்பெனியில சம்பளம் மூணு மாசமா வரல.',
      'మా కంపెనీలో జీతం రెండు నెలలుగా రాలేదు.',
    ],
    missed: [
      'My husband company is laying off people.',
      'I was laid off in May.',
      'My salary is low and hike is late.',
      'There are no layoffs in our company.',
      'I could not pay salary late to my staff.',
      'My project is going well.',
      'Company is closing for diwali holidays.',
    ],
  },
  contractSeat: {
    asks: 'When will I become permanent?',
    points: ['work.permanent'],
    heard: [
      'I am guest teacher in a Delhi school from 2017.',
      'Working on third party payroll for a bank since 3 years.',
      'Samvida par computer operator hu nagar palika me.',
      'I got an offer from Cognizant but it is on contract basis for one year.',
      'मैं छह साल से संविदा पर नर्स हूँ।',
      'தற்காலிக ஆசிரியராக இருக்கிறேன்.',
      'కాంట్రాక్ట్ లెక్చరర్ గా పదేళ్ళు.',
      'c2h lo chestunna.',
    ],
    missed: [
      'I am civil contractor in Ranchi.',
      'My husband is on contract in metro rail.',
      'My contract in Kuwait is ending.',
      'I was working on contract before, now regular.',
      'The boy is on contract job.',
      'My road contract bill is pending.',
    ],
  },
  serviceBond: {
    asks: 'Should I change my job?',
    points: ['work.change'],
    heard: [
      'I have 3 months notice period in my company.',
      'Notice period is 90 days here.',
      'Mera notice period 2 mahine ka hai, 60 din ka notice dena padta hai.',
      'There is a 2 year bond in this company.',
      'नोटिस पीरियड 3 महीने का है।',
      'நோட்டீஸ் பீரியட் 3 மாசம் இருக்கு.',
      'నోటీస్ పీరియడ్ 3 నెలల ఉంది.',
    ],
    missed: [
      'I am serving notice period of 60 days.',
      'My 2 year bond is over.',
      'Bank sent notice of 15 days.',
      'My husband has 3 months notice period.',
      'Landlord gave 2 months notice.',
      'HR has given me 15 days notice to leave.',
    ],
  },
  nearMiss: {
    asks: 'Will I clear SSC CGL?',
    points: ['work.exam'],
    heard: [
      'I missed mains by 4 marks last year.',
      'I failed mains twice.',
      'Interview tak gaya lekin final list me naam nahi aaya.',
      'My name is in the waiting list of clerk post.',
      'Do baar likha, 2 number se reh gaya.',
      'दो नंबर से रह गया इस बार एसआई में।',
      'குரூப் 4 கட் ஆஃப்ல ரெண்டு மார்க்ல போச்சு.',
      'SI lo 2 marks tho poyindi.',
      'ఒక మార్కులో పోయింది.',
    ],
    missed: [
      'My son missed by 4 marks.',
      'I cleared mains last year.',
      'My wife failed mains twice.',
      'Train ticket is in waiting list.',
      'I scored 96 marks in the test.',
      'What if I fail by few marks?',
    ],
  },
  longInOne: {
    asks: 'Should I change my job?',
    points: ['work.change'],
    heard: [
      'I am on the same post since 7 years.',
      'No promotion since 5 years.',
      'Promotion is not happening since 2019.',
      '12 saal se ek hi post pe hu.',
      'Working in same company since 2016.',
      '11 साल से उसी पद पर हूँ।',
      '12 வருஷமா அதே சம்பளம்.',
      '8 ఏళ్లుగా అదే జీతం.',
      'nenu vizag lo chemist, 7 yrs nundi same post.',
    ],
    missed: [
      'My husband is on same post since 9 years.',
      'We live in the same house since 9 years.',
      'I got promotion 2 years back.',
      'I am married since 9 years.',
      'I joined this post in June.',
      'No growth in business since 3 years.',
    ],
  },
  harshBoss: {
    asks: 'When will I get promotion?',
    points: ['work.promotion'],
    heard: [
      'My manager insults me before the whole team.',
      'TL favouritism karta hai, apne logo ko leads deta hai.',
      'Boss takes the credit of my work.',
      'My HOD gives all good work to his favourite people.',
      'Senior sir mujhe bahut pareshan karta hai.',
      'मैनेजर सबके सामने बेइज्जती करती है।',
      'என் மேனேஜர் எல்லார் முன்னாடியும் திட்டுறார்.',
      'మా మేనేజర్ రోజూ వేధిస్తున్నాడు.',
    ],
    missed: [
      'My husband is harassed by his boss.',
      'My old boss insulted me.',
      'My manager is good and supportive.',
      'My mother in law insults me.',
      'I shout at my team.',
    ],
  },
  skillOwned: {
    asks: 'Should I start my own business?',
    points: ['work.own'],
    heard: [
      'I learnt goldsmith work from my father.',
      'I have 12 years experience in printing.',
      'Silai aati hai, ghar me do machine hai.',
      'Our family craft is brass.',
      'I have worked 10 years in a bakery.',
      'सिलाई आती है, घर में दो मशीन हैं।',
      'தையல் நல்லா தெரியும்.',
      'నాకు కుట్టు పని బాగా వచ్చు.',
      'nenu housewife, tailoring baaga vachu.',
    ],
    missed: [
      'I have no experience in business.',
      'My husband knows cooking.',
      'I want to learn baking.',
      'I am QA lead in Bengaluru, 11 yrs experience.',
      'My friend has 10 years experience in catering.',
      'மொழி தெரியாது.',
      'I learnt from my father to be honest.',
      'I know the work pressure is high.',
    ],
  },
}

const kindsIn = (concern: string): ToldKind[] => toldFacts(concern).map(({ kind }) => kind)
const of = (name: string, concern: string): Composer => new Composer(inputFor(name, { concern, topics: ['career'] }))
const linesOf = (name: string, kind: Kind, told: string, { asks, points }: Case): { c: Composer; lines: Line[] } => {
  const c = of(name, `${told} ${asks}`)
  const words = toldFacts(`${told} ${asks}`).find((one) => one.kind === kind)?.words ?? ''
  return { c, lines: WORK_WRITERS[kind](c, words, points) }
}

describe.each(Object.entries(CASES) as [Kind, Case][])('what is told of work: %s', (kind, one) => {
  it.each(one.heard)('is heard: %s', (told) => {
    expect(kindsIn(`${told} ${one.asks}`)).toContain(kind)
  })

  it.each(one.missed)('is not heard: %s', (told) => {
    expect(kindsIn(`${told} ${one.asks}`)).not.toContain(kind)
  })

  it('stands on findings, and its advice goes by the chart', () => {
    const [first] = one.heard as [string]
    const advices = new Set<string>()
    for (const name of BIRTH_NAMES) {
      const { c, lines } = linesOf(name, kind, first, one)
      for (const { ids } of lines) {
        expect(ids.length).toBeGreaterThan(0)
        for (const id of ids) expect(c.findings.has(id)).toBe(true)
      }
      if (lines.length > 0) advices.add(lines.map(({ text }) => text.replace(/\d+/gu, '')).join(' '))
    }
    expect(advices.size).toBeGreaterThan(1)
  })

  it('is silent where it has no bearing on what is asked, and of a relative', () => {
    const [first] = one.heard as [string]
    for (const name of BIRTH_NAMES) {
      const words = toldFacts(`${first} ${one.asks}`).find((found) => found.kind === kind)?.words ?? ''
      expect(WORK_WRITERS[kind](of(name, `${first} When will I marry?`), words, ['love.when'])).toEqual([])
    }
  })
})

describe('a notice', () => {
  it('is counted back from a time that bears the step, and ends within it', () => {
    let told = 0
    for (const name of BIRTH_NAMES) {
      const { c, lines } = linesOf(name, 'serviceBond', 'I have 3 months notice period in my company.', CASES.serviceBond)
      const [line] = lines
      if (line?.text.startsWith('Counted back') !== true) continue
      told += 1
      const stretch = allWindows(c).career.find(({ ids }) => ids.every((id) => line.ids.includes(id)))
      expect(['step', 'guarded']).toContain(stretch === undefined ? null : useOf(c, stretch))
      expect((stretch?.parts[0].to ?? '') > addDays(c.input.asOf, 90)).toBe(true)
    }
    expect(told).toBeGreaterThan(0)
  })
})

it('of two offers a bond and a contract are held against the chart each', () => {
  const concern = 'One has 2 years bond, other is contract basis for one year in a bank. Which offer should I take?'
  for (const name of BIRTH_NAMES.filter((one) => one !== 'young' && one !== 'elder')) {
    const c = of(name, concern)
    expect(WORK_WRITERS.contractSeat(c, 'other is contract basis', ['work.offer'])[0]?.text).toMatch(/contract|form of this seat/u)
    expect(WORK_WRITERS.serviceBond(c, 'One has 2 years bond', ['work.offer'])[0]?.text).toMatch(/^Signed today/u)
  }
})

it('whoever is ill treated is not sent to quarrel alone', () => {
  const concern = 'My manager insults me daily. Should I change my job?'
  for (const name of BIRTH_NAMES)
    for (const { text } of WORK_WRITERS.harshBoss(of(name, concern), 'My manager insults me daily', ['work.change']))
      expect(text).not.toMatch(/say it once|one talk with a third/u)
})

it('whoever waits for a transfer is sent to no other employer', () => {
  const concern = 'I am on the same post since 6 years. When will my transfer happen?'
  for (const name of BIRTH_NAMES)
    for (const { text } of WORK_WRITERS.longInOne(of(name, concern), 'I am on the same post since 6 years', ['work.transfer']))
      expect(text).not.toContain('other employer')
})

it('of an interview the answer and the judgement are told apart, and of the papers the rest', () => {
  const concern = 'Two times reached interview. Should I give one more attempt for UPSC?'
  const texts = BIRTH_NAMES.map(
    (name) => WORK_WRITERS.nearMiss(of(name, concern), 'Two times reached interview', ['work.attempts'])[0]?.text,
  )
  for (const text of texts) expect(text).toMatch(/Mercury|Jupiter/u)
  expect(new Set(texts).size).toBeGreaterThan(1)
})

it('where a layoff is feared, all is ready within weeks, however far the time for it is', () => {
  const concern = 'Layoffs are going on in my company. Should I change my job?'
  for (const name of BIRTH_NAMES) {
    const c = of(name, concern)
    const text = WORK_WRITERS.postUnsafe(c, 'Layoffs are going on in my company', ['work.change']).at(-1)?.text ?? ''
    const [day] = / by (\d+ \w+ \d{4})/u.exec(text)?.slice(1) ?? []
    if (day !== undefined) expect(Date.parse(day) <= Date.parse(addDays(c.input.asOf, 30))).toBe(true)
  }
})
