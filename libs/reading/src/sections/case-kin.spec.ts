import { sectionText } from '@disha/contracts/document'
import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { groundPeriods, judge } from '../rules/grounds.ts'
import { periodTone } from '../rules/period-colour.ts'
import { asksInLifetime, caseTold, siblingOpposed } from '../understanding/told-case.ts'
import { shortAnswer } from './answer/answer-parts.ts'
import { matterSection } from './asked-matter.ts'
import { caseLifetime, casePhases, casePressure, caseStrain, caseTime } from './case-course.ts'
import { timesOf } from './matter-times.ts'
import { loveSection } from './love.ts'
import { roadmapSection } from './roadmap.ts'
import { strengthsSection } from './strengths.ts'
import { yearSection } from './year.ts'
import { chartSection } from './chart.ts'
import { abroadSection } from './abroad.ts'
import { pastSection } from './past-check.ts'
import { careerSection } from './career.ts'
import { caseInFull } from './told-case.ts'
import { shortOpenings } from './year-matters.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')
const SUIT = 'Retired head clerk. Partition suit of ancestral house against younger brother pending since 2011. Will I win in my lifetime?'
const all = GROWN.map((name) => new Composer(inputFor(name, { concern: SUIT, topics: ['career'] })))
const aloud = (c: Composer): string =>
  shortAnswer(c)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ')

describe('whether one lives to see the end', () => {
  it.each([
    'Land case with my brother since 1998. Will it finish before I die?',
    'Property case in court 20 years. Will I be alive to see the decision in my lifetime?',
    'Bhai se makan ka mukadma 15 saal se. Kya jeete ji faisla hoga?',
    'Court case with sister over plot, will it end while I am alive?',
    'Zameen ka case, marne se pehle faisla milega?',
    'ज़मीन का मुक़दमा चल रहा है, क्या जीते जी फैसला होगा?',
    'House case with cousin, can I see the result within my lifetime?',
  ])('%s', (concern) => expect(asksInLifetime(concern)).toBe(true))

  it.each([
    'Property case with brother since 2011. When will it end?',
    'I live in Pune. My land case is in high court, will I win?',
    'I have a life insurance case in consumer forum, will I get the money?',
  ])('is not asked: %s', (concern) => expect(asksInLifetime(concern)).toBe(false))

  it('is said not to be read, with the first times after what presses', () => {
    for (const c of all) {
      const [line] = caseLifetime(c)
      expect(line?.text).toMatch(/^How long you live is not read here/)
      expect(aloud(c)).toContain(line?.text)
    }
    const plain = new Composer(inputFor(GROWN[0]!, { concern: SUIT.replace(' in my lifetime', ''), topics: ['career'] }))
    expect(caseLifetime(plain)).toEqual([])
  })
})

describe('a case is called as it was told', () => {
  it.each([
    ['Partition case of ancestral house against my younger brother', 'the case over the ancestral house with your younger brother'],
    ['My elder sister has put a case on our land in civil court', 'the case over the land with your elder sister'],
    [
      'Chote bhai se pushtaini zameen ka mukadma chal raha hai, kab khatam hoga',
      'the case over the ancestral land with your younger brother',
    ],
    ['Court case with tenant over my shop, when will it finish?', 'the case over the shop with the tenant'],
    ['Court case with my brother for house and land', 'the case with your brother'],
    ['My elder brother and younger brother filed a case on the plot', 'the case over the plot with your brother'],
  ])('%s', (concern, name) => {
    for (const birth of GROWN.slice(0, 2)) expect(caseInFull(new Composer(inputFor(birth, { concern, topics: [] })))).toBe(name)
  })

  it('has no age where none is told', () => expect(caseTold('Case with my brother in court')?.age).toBeNull())
})

describe('what presses', () => {
  it('is told on page 1 as long as the harder times of the chapter name a sub-period', () => {
    let strained = 0
    for (const c of all) {
      const strain = caseStrain(c)
      if (strain === null) continue
      strained += 1
      expect(groundPeriods(c, 'dispute').some((period) => period.to === strain.to && periodTone(c, period) === 'ill')).toBe(true)
      const year = strain.to.slice(0, 4)
      expect(casePressure(c).text).toContain(year)
      expect(
        casePhases(c)
          .map(({ text }) => text)
          .join(' '),
      ).toContain(year)
    }
    expect(strained).toBeGreaterThan(1)
  })

  it('leaves an opening of Jupiter alone what is begun already', () => {
    for (const c of all) {
      const ill = groundPeriods(c, 'dispute').filter((period) => periodTone(c, period) === 'ill')
      const inside = timesOf(c, 'dispute').filter(
        ({ kind, spans }) =>
          kind === 'light' && ill.slice(0, 2).some(({ from, to }) => spans.every((span) => span.from >= from && span.to <= to)),
      )
      if (inside.length > 0) expect(sectionText(matterSection(c)!)).toContain('only what is begun already')
    }
  })
})

describe('the openings of a case', () => {
  it('are the same on page 1, in the months and in the chapter', () => {
    for (const c of all)
      for (const ground of ['dispute', 'terms'] as const) {
        const time = caseTime(c, ground)
        const light = timesOf(c, ground).find(({ kind, spans }) => kind === 'light' && spans.some(({ to }) => to === time?.to))
        if (time === null || light === undefined) continue
        const ends = light.spans.map(({ to }) => to).filter((to) => to >= time.to)
        expect(time.parts.map(({ to }) => to)).toEqual(ends)
        const carried = shortOpenings(c).filter(({ concern }) => concern === ground)
        // the table of the years ahead has each of them
        const years = sectionText(roadmapSection(c)).replaceAll('\u00a0', ' ')
        if (ground === 'dispute' && !carried.some(({ isFull }) => isFull)) for (const to of ends) expect(years).toContain(to.slice(0, 4))
        expect(carried.flatMap(({ parts }) => parts.map(({ to }) => to))).toEqual(expect.arrayContaining(ends))
      }
  })

  it('have terms asked for in one month', () => {
    for (const c of all) {
      const text = sectionText(yearSection(c))
      expect(text.match(/this is its month to have it asked/g)?.length ?? 0).toBeLessThanOrEqual(1)
    }
  })
})

describe('whom and what the case is about', () => {
  it('praises no brother and blames none, and sets nothing earned above what is inherited', () => {
    for (const c of all) {
      const text = [matterSection(c)!, chartSection(c), careerSection(c), loveSection(c), abroadSection(c)].map(sectionText).join(' ')
      expect(text).not.toMatch(
        /Lean on|[Bb]rothers, sisters, neighbours|good with siblings|movement, siblings|Siblings may be|brothers and sisters, letters|suits you more than one inherited/u,
      )
    }
  })

  it('has no part that says otherwise than the balance', () => {
    for (const c of all)
      expect(sectionText(matterSection(c)!)).not.toMatch(
        /argument costs both sides|a word of conciliation is easily missed|takes more from you than it brings|a second round/,
      )
  })

  it('asks after no joy of the house, no help of a brother and no dispute that ended', () => {
    for (const c of all)
      expect(sectionText(pastSection(c))).not.toMatch(
        /the house or land gave you joy|an old dispute or debt was settled|won a dispute|or a dispute ended|brother, sister or neighbour helped/,
      )
  })

  it('lets the balance of the case alone speak of how a contest goes', () => {
    for (const c of all.filter((one) => judge(one, 'dispute').state === 'mixed'))
      expect(sectionText(strengthsSection(c))).not.toMatch(/disputes cost you more than they bring/)
  })
})

describe('a quarrel with a brother or sister over what the family holds', () => {
  const QUARRELS = [
    'My brothers are not giving me my share in our father’s house and we do not talk. When will the property be divided?',
    'My sister refuses to sign the partition of our land. When will I get my share?',
    'Bhai ne meri zameen par kabza kar liya hai, mera hissa kab milega?',
    'Elder brother cheated me in property. Will I get my share?',
    'Annan sothu tharala, sandai nadakkuthu, en pangu eppo kidaikkum, house and land?',
    'There is a dispute with my younger brother about our ancestral home. When will it be divided?',
  ]
  it.each(QUARRELS)('is heard: %s', (concern) => expect(siblingOpposed(concern)).not.toBeNull())
  it.each([
    'My brother helps me to buy a house. When?',
    'When will my sister and I divide our land?',
    'I fight with my boss. When will I buy a house?',
  ])('is none: %s', (concern) => expect(siblingOpposed(concern)).toBeNull())

  it('sends nobody to lean on them', () => {
    for (const concern of QUARRELS.slice(0, 2))
      for (const name of GROWN) {
        const c = new Composer(inputFor(name, { concern, topics: [] }))
        const section = matterSection(c)
        if (section !== null) expect(sectionText(section)).not.toMatch(/(?:Lean on|Plan around) brothers and sisters/)
        expect([chartSection(c), abroadSection(c)].map(sectionText).join(' ')).not.toMatch(
          /[Bb]rothers, sisters, neighbours|good with siblings/u,
        )
      }
  })
})

describe('whoever has retired', () => {
  it('is told of no post in hand and of nothing to apply for', () => {
    for (const c of all.filter(({ asker }) => asker.retired)) {
      const text = sectionText(careerSection(c))
      expect(text).not.toMatch(/a post if you hold one|asking and applying/)
    }
  })
})
