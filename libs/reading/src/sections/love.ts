import type { Block, Section } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { dignityFinding, housePaths, lordFinding, signFinding } from '../compose/parts.ts'
import { GRAHAS } from '@disha/contracts/chart'
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
      c.line([venus], `love.venusStrength.${strength >= 2 ? 'strong' : strength <= -1 ? 'weak' : 'plain'}`),
      c.facts.main.lordOf(7) === 'venus' ? null : companyLine(c, 'venus'),
    ),
    darakarakaBlock(c),
    c.paragraph(navamsaVenusLine(c)),
    c.heading('love.headNeeds'),
    c.paragraph(needsLine(c)),
    c.heading('love.headHeart'),
    otherLordBlock(c, 5, 'love'),
    otherLordBlock(c, 4, 'love'),
    ...arudhaBlocks(c),
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

function navamsaVenusLine(c: Composer): Line {
  const { sign } = c.chart.D9.venus
  const id = c.find({
    id: 'd9.venus',
    topic: 'love',
    rule: 'practice.vargaConfirmation',
    paths: ['D9.venus.sign'],
    why: { key: 'why.d9Venus', slots: { sign: c.sign(sign) } },
  })
  return c.line([id], `love.d9venus.${sign as 0}`)
}

/** What soothes against what attracts: Venus counted from the Moon. */
function needsLine(c: Composer): Line {
  const apart = houseOfSign(c.facts.sign('venus'), c.facts.sign('moon'))
  const id = c.find({
    id: 'moonVenus',
    topic: 'love',
    rule: 'practice.mutualPlace',
    paths: ['D1.moon.sign', 'D1.venus.sign'],
    why: { key: 'why.moonVenus', slots: { house: c.house(apart) } },
  })
  const kind = apart === 1 ? 'same' : [5, 9, 3, 11].includes(apart) ? 'easy' : [4, 7, 10].includes(apart) ? 'square' : 'awkward'
  return c.line([id], `love.needs.${kind}`)
}

/** Arudha lagna against darapada, and the second from upapada: BPHS 29.30-37 and 30.7-22. */
function arudhaBlocks(c: Composer): Block[] {
  const lagna = c.facts.lagna
  if (lagna === null) return []
  const [a1, a7, ul] = ([1, 7, 12] as const).map((house) => c.facts.arudha(house) as number) as [number, number, number]
  const signs = { a1: c.sign(a1), a7: c.sign(a7), ul: c.sign(ul) }
  const paths = ['arudha.1', 'arudha.7', 'arudha.12']
  const apart = houseOfSign(a7, a1)
  const kind = [1, 4, 7, 10, 5, 9].includes(apart) ? 'amity' : [6, 8, 12, 2].includes(apart) ? 'strain' : 'plain'
  const amity = c.find({
    id: 'arudha.amity',
    topic: 'love',
    rule: kind === 'strain' ? 'bphs29.30-37.b' : 'bphs29.30-37',
    paths,
    why: { key: 'why.arudha', slots: signs },
    polarity: kind === 'amity' ? 'support' : kind === 'strain' ? 'oppose' : 'neutral',
  })
  const second = (ul + 1) % 12
  const there = GRAHAS.filter((graha) => c.facts.sign(graha) === second)
  const benefics = there.filter((graha) => c.facts.benefic(graha))
  const state = benefics.length > 0 ? 'benefic' : there.length > 0 ? 'malefic' : 'plain'
  const upapada = c.find({
    id: 'arudha.upapada',
    topic: 'love',
    rule: state === 'malefic' ? 'bphs30.7-12.b' : state === 'benefic' ? 'bphs30.7-12' : 'bphs30.1-6',
    paths: [...new Set([...paths, ...there.map((graha) => `D1.${graha}.sign`)])],
    why: { key: 'why.arudha', slots: signs },
    polarity: state === 'benefic' ? 'support' : state === 'malefic' ? 'oppose' : 'neutral',
  })
  return [
    c.heading('love.headArudha'),
    c.paragraph(c.line([amity], `love.arudha.${kind}`, signs)),
    c.paragraph(
      c.line([upapada], `love.upapada.${state}`, {
        ...signs,
        grahas: { list: (state === 'benefic' ? benefics : there).map((graha) => c.graha(graha)) },
      }),
    ),
  ]
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
  const blocks = [
    c.paragraph(
      c.line([place], 'love.mangal.intro', { house: c.house(house) }),
      c.line([methodFinding(c, 'mangal', 'none.a')], 'love.mangal.custom'),
    ),
  ]
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
  if (strength >= 2) lines.push(c.line([dignityFinding(c, 'venus', 'love')], 'love.do.strong'))
  if (strength <= -1) lines.push(c.line([dignityFinding(c, 'venus', 'love')], 'love.do.weak'))
  return lines
}
