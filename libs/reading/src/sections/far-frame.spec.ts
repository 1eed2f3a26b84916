import type { Section } from '@disha/contracts/document'
import { inputFor } from '../__fixtures__/births.ts'
import { aspectsSign } from '../facts/houses.ts'
import { farPassages } from './abroad-sky.ts'
import { askedNothing, sampleBirths } from '../../bench/sample-births.ts'
import { Composer } from '../compose/composer.ts'
import { scoreOf } from '../rules/grounds.ts'
import { homeAndDistance } from '../rules/home-distance.ts'
import { abroadSection, journeyKind } from './abroad.ts'
import { meetings } from './answer/answer-meetings.ts'
import { shortAnswer } from './answer/answer-parts.ts'
import { spanNear } from './answer/points/shared.ts'
import { readings } from './cache.ts'
import { farWays } from './refused.ts'
import { readsOfJourneys } from './stretch-kind.ts'

const AS_OF = '2026-11-22'
const asked = (c: Composer, concern: string): Composer => new Composer({ ...c.input, concern, topics: ['abroad'] })
const charts: readonly Composer[] = sampleBirths(80, 'the frame of distance').map((birth) => askedNothing(birth, AS_OF))
const bare = (text: string): string => text.replace(/[\ue000-\uf8ff]/g, '')
const textOf = ({ lead, blocks }: Section): string =>
  bare(
    [lead, ...blocks.map((block) => (block.kind === 'paragraph' ? block.runs : block.kind === 'list' ? block.items.flat() : []))]
      .map((runs) => runs.map((run) => ('text' in run ? run.text : '')).join(''))
      .join('\n'),
  )
const pageOne = (c: Composer): string[] => shortAnswer(c).map(({ lines }) => bare(lines.map(({ text }) => text).join(' ')))

const LIFE_THERE =
  /a life at a distance|settl(?:e|ing) (?:there|at a distance)|For living|your base|home and distance have|on its side here|calls? you back/

describe('the chapter on distance', () => {
  it('has one frame: for whoever reads of journeys nothing in it speaks of a life there', () => {
    const visitors = charts.filter(readsOfJourneys)
    expect(visitors.length).toBeGreaterThan(20)
    expect(visitors.flatMap((c) => LIFE_THERE.exec(textOf(abroadSection(c)))?.[0] ?? [])).toEqual([])
  })

  it('says of a journey by its lords alone how that stands to the count, and calls no weak lord a support', () => {
    const wrong = charts.filter((c) => {
      const [, alone, kind] =
        /(By the lords of the road alone a journey|A journey) (is well supported|takes preparation)/.exec(textOf(abroadSection(c))) ?? []
      if (kind === undefined) return journeyKind(c).kind !== 'mid'
      const { verdict, step } = readings(c).abroad
      const open = kind === 'is well supported'
      const agrees = step !== null && verdict === (open ? 'support' : 'oppose')
      const lords = ([3, 9] as const).map((house) => scoreOf(c, c.facts.main.lordOf(house)))
      return (alone === 'A journey') !== agrees || lords.every((score) => score === 1) !== open
    })
    expect(wrong).toEqual([])
  })
})

describe('settling where a visa was refused', () => {
  it('page 1 speaks to the refusal, names what decides, and what stands better by the judges of each', () => {
    for (const chart of charts) {
      const c = asked(chart, 'Can I settle in Canada? My study visa was refused once.')
      if (c.asker.age > 45) continue
      const [text = ''] = pageOne(c)
      const { sum } = homeAndDistance(c)
      expect(text).toMatch({ far: /^More yes than no/, home: /^Rather no/, even: /^For some years/ }[sum])
      expect(text).toMatch(/By the lords of the 4th and the 12th|by the lords of the 4th and the 12th/)
      expect(text).toContain('The refusal was an office’s word')
      const { ways, best } = farWays(c)
      expect(best.length === ways.length ? /stand alike/.test(text) : /best in this chart/.test(text)).toBe(true)
      expect(best.includes('stay')).toBe(/staying for good[^.]* (?:stand|best)/.test(text))
      expect(text).toMatch(/filing again/)
    }
  })
})

describe('a post in another country', () => {
  it('leans first and then has one timeline, whose best time is the one that work and distance share', () => {
    for (const chart of charts) {
      const c = asked(chart, 'I am a BSc nursing final year student. Will I get a job abroad? Which country is good, Germany or UK?')
      const [post = '', country = ''] = pageOne(c)
      expect(post).toMatch(/^(?:For work abroad|Work abroad is open)/)
      const [shared] = meetings(c, 'career', 'abroad')
      if (shared !== undefined) expect(post.replace('is open now, until', 'is now until')).toContain(bare(spanNear(c, shared)))
      expect(country).not.toMatch(/fees|permit to work afterwards/)
      expect(`${post} ${country}`).not.toMatch(/witness|short visit/)
    }
  })
})

describe('the chapter on distance without a birth time', () => {
  it.each(['unknown', 'morning', 'kathmandu'])('of %s has the sky over the 9th and the 12th from the Moon with its dates', (name) => {
    const c = new Composer(inputFor(name))
    const passages = farPassages(c)
    expect(passages.length).toBeGreaterThan(4)
    for (const { stay, over, seen } of passages) {
      const signs = ([9, 12] as const).map((house) => c.facts.main.signOf(house))
      expect(over.length > 0).toBe(signs.includes(stay.sign))
      expect(seen.length > 0).toBe(stay.graha !== 'rahu' && signs.some((sign) => aspectsSign(stay.graha, stay.sign, sign)))
    }
    const table = abroadSection(c).blocks.find((block) => block.kind === 'table' && block.caption.startsWith('Slow grahas'))
    expect(table?.kind === 'table' && table.rows.length).toBe(passages.length)
  })
})
