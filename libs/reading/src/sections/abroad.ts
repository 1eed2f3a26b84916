import type { Block, Section } from '@disha/contracts/document'
import { GRAHAS } from '@disha/contracts/chart'
import type { Composer, Line } from '../compose/composer.ts'
import { dignityFinding, housePaths, lordFinding, placeFinding, signFinding } from '../compose/parts.ts'
import { homeAndDistance } from '../rules/witnesses.ts'
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

const MODES = ['movable', 'fixed', 'dual'] as const
const modeOf = (sign: number): (typeof MODES)[number] => MODES[sign % 3]

export function abroadSection(c: Composer): Section {
  const ninth = signFinding(c, 9, 'abroad', 'practice.houseSign')
  const twelfth = signFinding(c, 12, 'abroad', 'none.h')
  const { id: rahuId, house: rahuHouse } = placeFinding(c, 'rahu', 'abroad')
  const moonId = c.find({
    id: 'moonMode',
    topic: 'abroad',
    rule: 'practice.moonSign',
    paths: ['D1.moon.sign'],
    why: { key: 'why.moonSign', slots: { sign: c.sign(c.facts.sign('moon')) } },
  })
  const { home, distance, id: homeId } = homeAndDistance(c)
  const side = distance - home >= 1 ? 'releases' : home - distance >= 1 ? 'holds' : 'even'
  const blocks: Block[] = [
    ...answerBlocks(c, 'abroad'),
    c.heading('topic.headHouse'),
    c.paragraph(c.line([ninth.id], `abroad.sign9.${modeOf(ninth.sign)}`), c.line([moonId], `abroad.moon.${modeOf(c.facts.sign('moon'))}`)),
    ...ownLordBlocks(c, 'abroad'),
    ...seatBlocks(
      c,
      9,
      'abroad',
      (graha) => `abroad.occ9.${graha}`,
      (graha) => `abroad.asp.${graha as 'sun'}`,
    ),
    c.heading('abroad.headRoads'),
    otherLordBlock(c, 3, 'abroad'),
    ...confirmationBlocks(c, 'abroad'),
    c.heading('abroad.headHome'),
    c.paragraph(c.line([homeId], `abroad.home.${side}`), c.line([twelfth.id], `abroad.sign12.${modeOf(twelfth.sign)}`)),
    otherLordBlock(c, 12, 'abroad'),
    ...c.facts.main.occupants(12).map((graha) => c.paragraph(c.line([placeFinding(c, graha, 'abroad').id], `abroad.occ12.${graha}`))),
    c.heading('abroad.headWhy'),
    purposeBlock(c),
    ...(rahuHouse === 12 ? [] : [c.paragraph(c.line([rahuId], `abroad.rahu.${rahuHouse}`))]),
    ...rajjuBlock(c),
    c.heading('abroad.headSettling'),
    settlingBlock(c),
    ...balanceBlocks(c, 'abroad'),
    ...whenBlocks(c, 'abroad'),
    ...closingBlocks(c, 'abroad', advice(c, homeId, twelfth.id, side)),
  ]
  return {
    id: 'abroad',
    title: c.say('title.abroad'),
    lead: c.runs([c.line([methodFinding(c, 'abroadHouses', 'none.h')], 'abroad.lead')]),
    blocks,
  }
}

/** Work, study or partnership: whose lord is tied to the houses of distance. */
function purposeBlock(c: Composer): Block {
  const view = c.facts.main
  const far = (house: 10 | 5 | 7): boolean =>
    [9, 12, 3].includes(view.houseOf(view.lordOf(house))) || [9, 12].some((distant) => view.houseOf(view.lordOf(distant as 9)) === house)
  const purpose = far(10) ? 'work' : far(5) ? 'study' : far(7) ? 'partner' : 'journey'
  const lord = view.lordOf(purpose === 'work' ? 10 : purpose === 'study' ? 5 : 7)
  const id = c.find({
    id: `purpose.${purpose}`,
    topic: 'abroad',
    rule: 'practice.purposeAbroad',
    paths: housePaths(view, ...new Set([lord, view.lordOf(9), view.lordOf(12)])),
    why: {
      key: view.reference === 'lagna' ? 'why.place' : 'why.placeMoon',
      slots: { graha: c.grahaStart(lord), house: c.house(view.houseOf(lord)), sign: c.sign(c.facts.sign(lord)) },
    },
  })
  return c.paragraph(c.line([id], `abroad.purpose.${purpose}`))
}

/** Language and papers (Mercury), feeling at home (Moon), protection on the way (Jupiter). */
function settlingBlock(c: Composer): Block {
  const word = (score: number): 'strong' | 'plain' | 'weak' => (score >= 2 ? 'strong' : score <= -1 ? 'weak' : 'plain')
  return c.paragraph(
    c.line([dignityFinding(c, 'mercury', 'abroad')], `abroad.mercury.${word(c.facts.strength('mercury'))}`),
    c.line([dignityFinding(c, 'moon', 'abroad')], `abroad.settle.${word(c.facts.strength('moon'))}`),
    c.line([dignityFinding(c, 'jupiter', 'abroad')], `abroad.guard.${c.facts.strength('jupiter') >= 1 ? 'good' : 'hard'}`),
  )
}

function rajjuBlock(c: Composer): Block[] {
  const seven = GRAHAS.slice(0, 7)
  if (!seven.every((graha) => c.facts.sign(graha) % 3 === 0)) return []
  const id = c.find({
    id: 'rajju',
    topic: 'abroad',
    rule: 'bphs35.18',
    paths: seven.map((graha) => `D1.${graha}.sign`),
    why: { key: 'why.movableAll' },
    polarity: 'support',
    strength: 'strong',
  })
  return [c.paragraph(c.line([id], 'abroad.rajju'))]
}

function advice(c: Composer, homeId: string, twelfthId: string, side: 'releases' | 'holds' | 'even'): Line[] {
  const { id, graha } = lordFinding(c, 9, 'abroad')
  const costly = c.facts.strength(c.facts.main.lordOf(12)) <= 0 || c.facts.main.occupants(12).some((one) => !c.facts.benefic(one))
  return [
    c.line([id], `abroad.do.${graha as 'sun'}`),
    ...(costly ? [c.line([twelfthId], 'abroad.do.reserve')] : []),
    ...(side === 'releases' ? [] : [c.line([homeId], 'abroad.do.return')]),
  ]
}
