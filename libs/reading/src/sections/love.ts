import type { Block, Section } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { dignityFinding, housePaths, lordFinding, signFinding } from '../compose/parts.ts'
import { houseOfSign } from '../facts/houses.ts'
import {
  answerBlocks,
  balanceBlocks,
  closingBlocks,
  companyLine,
  confirmationBlocks,
  otherLordBlock,
  ownLordBlocks,
  seatBlocks,
  whenBlocks,
} from './topic.ts'
import { methodFinding } from './verdict.ts'

const CUSTOM_HOUSES: readonly number[] = [1, 2, 4, 7, 8, 12]

export function loveSection(c: Composer): Section {
  const { id, sign } = signFinding(c, 7, 'love', 'practice.houseSign')
  const strength = c.facts.strength('venus')
  const venus = dignityFinding(c, 'venus', 'love')
  const blocks: Block[] = [
    ...answerBlocks(c, 'love'),
    c.heading('topic.headHouse'),
    c.paragraph(c.line([id], `love.sign.${sign as 0}`)),
    ...ownLordBlocks(c, 'love'),
    ...seatBlocks(
      c,
      7,
      'love',
      (graha) => `love.occ.${graha}`,
      (graha) => `love.asp.${graha as 'sun'}`,
    ),
    c.heading('topic.headMoon'),
    ...confirmationBlocks(c, 'love'),
    c.heading('love.headVenus'),
    c.paragraph(
      c.line([venus], `love.venus.${c.facts.sign('venus') as 0}`),
      c.line([venus], `love.venusStrength.${strength >= 1 ? 'strong' : strength <= -1 ? 'weak' : 'plain'}`),
      c.facts.main.lordOf(7) === 'venus' ? null : companyLine(c, 'venus'),
    ),
    darakarakaBlock(c),
    c.heading('love.headHeart'),
    otherLordBlock(c, 5, 'love'),
    otherLordBlock(c, 4, 'love'),
    c.heading('love.headMars'),
    ...marsBlocks(c),
    ...balanceBlocks(c, 'love'),
    ...whenBlocks(c, 'love'),
    ...closingBlocks(c, 'love', advice(c)),
  ]
  return {
    id: 'love',
    title: c.say('title.love'),
    lead: c.runs([c.line([methodFinding(c, 'loveHouses', 'bphs11.8')], 'love.lead')]),
    blocks,
  }
}

function darakarakaBlock(c: Composer): Block {
  const graha = c.facts.charaKarakas.at(-1) as 'sun'
  const id = c.find({
    id: `darakaraka.${graha}`,
    topic: 'love',
    rule: 'bphs32.13-17',
    paths: [`D1.${graha}.degree`],
    why: { key: 'why.darakaraka', slots: { graha: c.grahaStart(graha), degree: c.chart.D1[graha].degree.toFixed(1) } },
  })
  return c.paragraph(c.line([id], `love.dara.${graha}`))
}

/** Mangal dosha told straight: base rate, the verse's own cancellations first, custom called custom. */
function marsBlocks(c: Composer): Block[] {
  const mars = c.facts.sign('mars')
  const fromMoon = houseOfSign(mars, c.facts.sign('moon'))
  const fromVenus = houseOfSign(mars, c.facts.sign('venus'))
  const helpers = [...c.facts.company('mars'), ...c.facts.seenBy('mars')].filter((graha) => c.facts.benefic(graha))
  const reference = c.facts.lagna
  const house = reference?.houseOf('mars') ?? null
  const place = c.find({
    id: 'mars.custom',
    topic: 'love',
    rule: 'none.b',
    paths: [...(reference === null ? [] : ['D1.mars.house']), 'D1.mars.sign', 'D1.moon.sign', 'D1.venus.sign'],
    why:
      house === null
        ? { key: 'why.marsMoon', slots: { moon: c.house(fromMoon), venus: c.house(fromVenus) } }
        : { key: 'why.mars', slots: { lagna: c.house(house), moon: c.house(fromMoon), venus: c.house(fromVenus) } },
  })
  const heart = c.line([place], 'love.mangal.heart')
  const others = c.line([place], 'love.mangal.moon', { moon: c.house(fromMoon), venus: c.house(fromVenus) })
  if (house === null) return [c.paragraph(others, heart)]
  if (!CUSTOM_HOUSES.includes(house)) return [c.paragraph(c.line([place], 'love.mangal.none'))]
  const blocks = [c.paragraph(c.line([place], 'love.mangal.intro', { house: c.house(house) }))]
  if (helpers.length > 0) {
    const id = c.find({
      id: 'mars.cancelled',
      topic: 'love',
      rule: 'bphs80.47.b',
      paths: housePaths(c.facts.main, 'mars', ...helpers),
      why: { key: 'why.seen', slots: { graha: c.grahaStart('mars'), others: { list: helpers.map((graha) => c.graha(graha)) } } },
      polarity: 'support',
    })
    blocks.push(
      c.paragraph(c.line([id], 'love.mangal.cancelled', { by: { list: helpers.map((graha) => c.graha(graha)) }, count: helpers.length })),
    )
  } else {
    const id = c.find({
      id: 'mars.match',
      topic: 'love',
      rule: 'bphs80.48-49',
      paths: ['D1.mars.house'],
      why: { key: 'why.place', slots: { graha: c.grahaStart('mars'), house: c.house(house), sign: c.sign(mars) } },
      polarity: 'mixed',
    })
    blocks.push(c.paragraph(c.line([id], 'love.mangal.match')))
  }
  blocks.push(c.paragraph(others, heart))
  return blocks
}

function advice(c: Composer): Line[] {
  const { id, graha } = lordFinding(c, 7, 'love')
  const lines = [c.line([id], `love.do.${graha as 'sun'}`)]
  const strength = c.facts.strength('venus')
  if (strength >= 1) lines.push(c.line([dignityFinding(c, 'venus', 'love')], 'love.do.strong'))
  if (strength <= -1) lines.push(c.line([dignityFinding(c, 'venus', 'love')], 'love.do.weak'))
  return lines
}
