import type { Graha } from '@disha/contracts/chart'
import type { Block, Section } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { dignityFinding, housePaths, lordFinding, signFinding } from '../compose/parts.ts'
import { signLord, type House } from '../facts/houses.ts'
import {
  answerBlocks,
  balanceBlocks,
  closingBlocks,
  confirmationBlocks,
  otherLordBlock,
  ownLordBlocks,
  seatBlocks,
  whenBlocks,
} from './topic.ts'
import { methodFinding } from './verdict.ts'

const POINTERS = ['sun', 'saturn', 'mercury'] as const
const strengthWord = (score: number): 'strong' | 'plain' | 'weak' => (score >= 2 ? 'strong' : score <= -1 ? 'weak' : 'plain')
/** Brihat Jataka 10.2-3, by the graha whose navamsa it is. */
const LIVELIHOOD_RULES: Readonly<Record<Exclude<Graha, 'rahu' | 'ketu'>, string>> = {
  sun: 'bj10.2',
  moon: 'bj10.2.b',
  mars: 'bj10.2.c',
  mercury: 'bj10.2.d',
  jupiter: 'bj10.3',
  venus: 'bj10.3.b',
  saturn: 'bj10.3.c',
}

export function careerSection(c: Composer): Section {
  const { id, sign } = signFinding(c, 10, 'career', 'sar33.3-6')
  const blocks: Block[] = [
    ...answerBlocks(c, 'career'),
    c.heading('topic.headHouse'),
    c.paragraph(c.line([id], `career.sign.${sign as 0}`)),
    ...ownLordBlocks(c, 'career'),
    ...seatBlocks(
      c,
      10,
      'career',
      (graha) => `career.occ.${graha}`,
      (graha) => `career.asp.${graha as 'sun'}`,
    ),
    c.heading('topic.headMoon'),
    ...confirmationBlocks(c, 'career'),
    c.heading('topic.headPointers'),
    c.paragraph(
      ...POINTERS.map((graha) => c.line([dignityFinding(c, graha, 'career')], `career.${graha}.${strengthWord(c.facts.strength(graha))}`)),
    ),
    c.heading('career.headSource'),
    livelihoodBlock(c),
    c.heading('career.headMode'),
    modeBlock(c),
    otherLordBlock(c, 6, 'career'),
    c.heading('career.headMoney'),
    otherLordBlock(c, 2, 'career'),
    otherLordBlock(c, 11, 'career'),
    c.heading('career.headLearning'),
    growthBlock(c),
    ...balanceBlocks(c, 'career'),
    ...whenBlocks(c, 'career'),
    ...closingBlocks(c, 'career', advice(c)),
  ]
  return {
    id: 'career',
    title: c.say('title.career'),
    lead: c.runs([c.line([methodFinding(c, 'careerHouses', 'bphs11.11')], 'career.lead')]),
    blocks,
  }
}

function livelihoodBlock(c: Composer): Block {
  const lord = c.facts.main.lordOf(10)
  const sign = c.chart.D9[lord].sign
  const host = signLord(sign) as keyof typeof LIVELIHOOD_RULES
  const id = c.find({
    id: `livelihood.${lord}.${sign}`,
    topic: 'career',
    rule: LIVELIHOOD_RULES[host],
    paths: [c.timed ? 'D1.lagna.sign' : 'D1.moon.sign', `D9.${lord}.sign`],
    why: { key: 'why.navamsaHost', slots: { graha: c.grahaStart(lord), sign: c.sign(sign), host: c.graha(host) } },
  })
  return c.paragraph(c.line([id], `career.livelihood.${host}`))
}

/** Jupiter against Saturn for growth and stability, and the 5th lord for study. */
function growthBlock(c: Composer): Block {
  const difference = c.facts.strength('jupiter') - c.facts.strength('saturn')
  const id = c.find({
    id: 'career.growth',
    topic: 'career',
    rule: 'phal15.16',
    paths: ['D1.jupiter.sign', 'D1.saturn.sign', 'D1.jupiter.retrograde', 'D1.saturn.retrograde'],
    why: {
      key: 'why.twoGrahas',
      slots: {
        a: c.grahaStart('jupiter'),
        signA: c.sign(c.facts.sign('jupiter')),
        b: c.graha('saturn'),
        signB: c.sign(c.facts.sign('saturn')),
      },
    },
  })
  const { id: lordId, graha } = lordFinding(c, 5, 'career')
  return c.paragraph(
    c.line([id], `career.growth.${difference >= 1 ? 'jupiter' : difference <= -1 ? 'saturn' : 'even'}`),
    c.line([lordId, dignityFinding(c, graha, 'career')], `career.learning.${strengthWord(c.facts.strength(graha))}`, {
      lord: c.graha(graha),
    }),
  )
}

function modeBlock(c: Composer): Block {
  const view = c.facts.main
  const score = (house: House): number => {
    const lord = view.lordOf(house)
    const placed = [1, 2, 4, 5, 7, 9, 10, 11].includes(view.houseOf(lord)) ? 1 : 0
    return c.facts.strength(lord) + placed + view.occupants(house).filter((graha) => c.facts.benefic(graha) || house === 6).length
  }
  const scores = { service: score(6), business: score(7), profession: score(10) }
  const ordered = (Object.entries(scores) as [keyof typeof scores, number][]).toSorted((a, b) => b[1] - a[1])
  const mode = ordered[0][1] - ordered[1][1] >= 1 ? ordered[0][0] : 'even'
  const lords = [6, 7, 10].map((house) => view.lordOf(house as House))
  const id = c.find({
    id: 'career.mode',
    topic: 'career',
    rule: 'practice.workMode',
    paths: housePaths(view, ...new Set(lords)),
    why: { key: 'why.modeLords', slots: { lord6: c.graha(lords[0]), lord7: c.graha(lords[1]), lord10: c.graha(lords[2]) } },
    polarity: 'neutral',
  })
  return c.paragraph(c.line([id], `career.mode.${mode}`))
}

function advice(c: Composer): Line[] {
  const { id, graha } = lordFinding(c, 10, 'career')
  const lines = [c.line([id], `career.do.${graha as 'sun'}`)]
  for (const pointer of POINTERS)
    if (c.facts.strength(pointer) <= -1) lines.push(c.line([dignityFinding(c, pointer, 'career')], `career.do.weak.${pointer}`))
  const strong = POINTERS.filter((pointer) => c.facts.strength(pointer) >= 2).toSorted(
    (a, b) => c.facts.strength(b) - c.facts.strength(a),
  )[0]
  if (strong !== undefined)
    lines.push(
      c.line([dignityFinding(c, strong, 'career')], 'career.do.strong', { graha: c.graha(strong), theme: { term: `theme.${strong}` } }),
    )
  return lines
}
