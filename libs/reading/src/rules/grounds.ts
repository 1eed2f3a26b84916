import { GRAHAS, type Graha } from '@disha/contracts/chart'
import type { Composer } from '../compose/composer.ts'
import { dignityFinding, isNode, lordFinding, placeFinding, polarityOf, wellPlaced } from '../compose/parts.ts'
import { standing } from '../compose/strength.ts'
import { addYears } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { aspectsSign, DIGNITY_SCORE, dignityInVarga, houseOfSign, signLord, type House } from '../facts/houses.ts'
import type { Person } from '../understanding/question.ts'
import type { ShortConcern } from '../understanding/subjects.ts'
import { savFinding, savOf } from './witnesses.ts'

/** Relatives of whose own matter somebody may ask. */
const RELATIVES = ['child', 'spouse', 'sibling', 'mother', 'father'] as const
export type Relative = (typeof RELATIVES)[number]

/** What is asked of a relative's own life, with its house counted from theirs and its pointer (practice: derived houses). */
const RELATIVE_FIELDS = {
  wedding: { from: 7, pointer: 'venus' },
  work: { from: 10, pointer: 'saturn' },
  study: { from: 5, pointer: 'mercury' },
  far: { from: 9, pointer: 'rahu' },
  back: { from: 4, pointer: 'moon' },
  life: { from: 1, pointer: null },
  birth: { from: 1, pointer: null },
} as const satisfies Record<string, { from: House; pointer: Graha | null }>
export type RelativeField = keyof typeof RELATIVE_FIELDS

/** A relative's own matter as it is read in the chart of whoever asks. */
export type KinGround = `${Relative}.${RelativeField}`

/** What is weighed in short: the shorter concerns, people around the visitor, and the ways of a choice. */
export type Ground =
  | ShortConcern
  | KinGround
  | 'return'
  | Person
  | 'government'
  | 'private'
  | 'together'
  | 'transfer'
  | 'consent'
  | 'debt'
  | 'exam'
  | 'dispute'
  | 'terms'
  | 'vehicle'
  | 'pilgrimage'
  | 'visit'
  | 'studyHome'
  | 'studyAway'
  | 'ownWish'
  | 'tradePartner'
  | 'tradeChild'
  | 'elderSibling'
  | 'partnersChild'

/** Houses (the first is the ground's own) and pointers: BPHS 11.3-13 and 32.31-34; public and private service are practice. */
type Read = { houses: readonly [House, ...House[]]; pointers: readonly Graha[] }
const OWN_GROUNDS: Readonly<Record<Exclude<Ground, KinGround>, Read>> = {
  money: { houses: [2, 11], pointers: ['jupiter'] },
  family: { houses: [4, 2], pointers: ['moon'] },
  study: { houses: [5, 4], pointers: ['mercury', 'jupiter'] },
  business: { houses: [7, 10], pointers: ['mercury'] },
  job: { houses: [6, 10], pointers: ['saturn'] },
  home: { houses: [4, 2], pointers: ['mars'] },
  spirit: { houses: [9, 12], pointers: ['jupiter', 'ketu'] },
  child: { houses: [5], pointers: ['jupiter'] },
  spouse: { houses: [7], pointers: ['venus'] },
  mother: { houses: [4], pointers: ['moon'] },
  father: { houses: [9], pointers: ['sun'] },
  sibling: { houses: [3], pointers: ['mars'] },
  elderSibling: { houses: [11], pointers: ['jupiter'] },
  // the 5th from the 7th (practice)
  partnersChild: { houses: [11], pointers: ['jupiter'] },
  // the mother of a partner: the 4th from the 7th (practice: houses are counted from the house of the person meant)
  inLaws: { houses: [10], pointers: ['moon'] },
  government: { houses: [10], pointers: ['sun', 'jupiter'] },
  private: { houses: [6], pointers: ['saturn', 'mercury'] },
  // practice: the bond and the home, and who rules the distance between them
  together: { houses: [7, 4, 12], pointers: ['venus'] },
  transfer: { houses: [4, 3, 10], pointers: ['moon'] },
  consent: { houses: [4, 9, 2], pointers: ['sun', 'moon'] },
  debt: { houses: [6], pointers: ['mars'] },
  exam: { houses: [5, 6], pointers: ['mercury', 'jupiter'] },
  dispute: { houses: [6], pointers: ['mars', 'saturn'] },
  // practice: the 7th is the other side, and Jupiter and Venus are the grahas of conciliation
  terms: { houses: [7], pointers: ['jupiter', 'venus'] },
  vehicle: { houses: [4], pointers: ['venus'] },
  pilgrimage: { houses: [9], pointers: ['jupiter'] },
  // practice: a journey out and back, far roads before short ones, and the graha of movement
  visit: { houses: [9, 3], pointers: ['moon'] },
  studyHome: { houses: [4, 5], pointers: ['mercury'] },
  studyAway: { houses: [9, 12], pointers: ['jupiter', 'rahu'] },
  // practice: liking and talent, one's own effort, and the graha of the arts
  ownWish: { houses: [5, 3], pointers: ['venus'] },
  // BPHS 11.8 gives the 7th trade; shared gains from the 11th are practice
  tradePartner: { houses: [7, 11], pointers: ['mercury'] },
  // practice: shared work by the 7th, with the place of children beside it
  tradeChild: { houses: [7, 5], pointers: ['mercury'] },
  // practice: the home and those who wait there
  return: { houses: [4, 2], pointers: ['moon'] },
}

/** A child that is hoped for: the house of children, its lord and Jupiter (BPHS 11.6; the rest is practice). */
export const BIRTH = 'child.birth' satisfies KinGround

const countedFrom = (house: House, place: House): House => (((house + place - 2) % 12) + 1) as House

/** The relative whose matter a ground is, and what is asked of them; null for any other ground. */
export function kinOf(ground: string): { person: Relative; field: RelativeField; from: House } | null {
  const [person, field] = ground.split('.')
  if (field === undefined) return null
  const { from } = RELATIVE_FIELDS[field as RelativeField]
  return { person: person as Relative, field: field as RelativeField, from }
}

export const isKinGround = (ground: string): ground is KinGround => ground.includes('.')

/** A relative's house and pointer, and beside them the house of the matter counted from theirs with its pointer. */
function kinGround(person: Relative, field: RelativeField): Read {
  const { houses, pointers } = OWN_GROUNDS[person]
  const [own] = houses
  const { from, pointer } = RELATIVE_FIELDS[field]
  return {
    houses: from === 1 ? [own] : [own, countedFrom(own, from)],
    pointers: pointer === null ? pointers : [...pointers, pointer],
  }
}

const KIN_GROUNDS = Object.fromEntries(
  RELATIVES.flatMap((person) =>
    (Object.keys(RELATIVE_FIELDS) as RelativeField[]).map((field) => [`${person}.${field}`, kinGround(person, field)]),
  ),
) as Record<KinGround, Read>

/** Houses and pointers of every ground. */
export const GROUNDS: Readonly<Record<Ground, Read>> = { ...OWN_GROUNDS, ...KIN_GROUNDS }

/** How far ahead the periods of a ground are looked for. */
const YEARS_AHEAD = 10

/** Who speaks on a ground: the lord of its own house, of its second house, a pointer, who stands in its own house, the points of ashtakavarga, or for whoever owes the lord of debts and Mars. */
export type GroundVoice = {
  role: 'own' | 'other' | 'pointer' | 'seat' | 'points' | 'loan' | 'lender' | 'moonFifth' | 'jupiterFifth' | 'varga'
  graha: Graha | null
  house: House
  score: 1 | 0 | -1
  id: string
}

export type Judged = {
  ground: Ground
  voices: GroundVoice[]
  for: GroundVoice[]
  against: GroundVoice[]
  state: 'well' | 'mixed' | 'ill'
  ids: string[]
}

/** Grounds with a chapter of their own, in which whoever stands in the house is heard as well. */
const SEATED: readonly Ground[] = ['money', 'home', 'study', 'family', 'dispute', BIRTH]

/** The side that a graha takes by standing in a house (Phaladeepika 8). */
function seatScore(graha: Graha, house: House): 1 | 0 | -1 {
  const polarity = polarityOf(`phal8.${graha}.${house}`)
  return polarity === 'support' ? 1 : polarity === 'oppose' ? -1 : 0
}

/** How a graha stands as a voice on a ground: one that helps, one that hinders, or neither. */
export function scoreOf(c: Composer, graha: Graha): 1 | 0 | -1 {
  const word = standing(c, graha)
  if (wellPlaced(c, graha) && word !== 'weak') return 1
  return word === 'weak' || [6, 8, 12].includes(c.facts.main.houseOf(graha)) ? -1 : 0
}

/** Seats in the hard houses of which the verse of the lord itself speaks well (BPHS 24.90, 24.140). */
const SPARED: Readonly<Partial<Record<House, readonly House[]>>> = { 8: [6], 12: [8] }

/** True of a lord that its hard house alone would make a hindrance, where the verse on that very seat says the contrary. */
const isSpared = (c: Composer, graha: Graha, house: House): boolean =>
  c.timed && standing(c, graha) !== 'weak' && SPARED[house]?.includes(c.facts.main.houseOf(graha)) === true

/** How a graha stands as it is seen from another graha: counted in the houses from that one, and not in those of the lagna. */
export function scoreFrom(c: Composer, graha: Graha, from: 'moon' | 'jupiter'): 1 | 0 | -1 {
  const house = houseOfSign(c.facts.sign(graha), c.facts.sign(from))
  if (standing(c, graha) === 'weak' || [6, 8, 12].includes(house)) return -1
  return [1, 4, 5, 7, 9, 10, 11].includes(house) ? 1 : 0
}

const FIFTH: House = 5

/** True where Jupiter stands in the house of children or sees it with full force (BPHS 26.2-5). */
export function touchesFifth(c: Composer): boolean {
  const [at, target] = [c.facts.sign('jupiter'), c.facts.main.signOf(FIFTH)]
  return at === target || aspectsSign('jupiter', at, target)
}

/** The lord of the 5th in the saptamsa, the varga of children (BPHS 7.1-8): its dignity there, and its house from the lagna of that chart (practice). */
function saptamsaVoice(c: Composer): GroundVoice {
  const graha = c.facts.main.lordOf(FIFTH)
  const { sign, house } = c.chart.D7[graha]
  const dignity = DIGNITY_SCORE[dignityInVarga(graha, sign)]
  const seat = house === null ? 0 : [6, 8, 12].includes(house) ? -1 : [1, 4, 5, 7, 9, 10, 11].includes(house) ? 1 : 0
  const id = c.find({
    id: `varga.D7.${graha}.${house}`,
    topic: 'general',
    rule: 'bphs7.1-8',
    paths: ['D7.lagna.sign', `D7.${graha}.house`],
    why: {
      key: 'why.varga',
      slots: {
        graha: c.grahaStart(graha),
        sign: c.sign(sign),
        varga: { term: 'varga.D7' },
        house: c.house(FIFTH),
        placed: c.house((house ?? 1) as House),
      },
    },
  })
  const sum = seat + dignity / 2
  return { role: 'varga', graha: null, house: FIFTH, score: sum > 1 ? 1 : sum < 0 ? -1 : 0, id }
}

/** What the lords, pointers and points of a ground come to; each graha speaks once. The heaviest voice of a side stands first. */
export function judge(c: Composer, ground: Ground): Judged {
  const { houses, pointers } = GROUNDS[ground]
  const voices: GroundVoice[] = []
  const add = (role: Exclude<GroundVoice['role'], 'seat' | 'points' | 'varga'>, graha: Graha, house: House, id: string): void => {
    if (!voices.some((voice) => voice.graha === graha)) {
      if (role === 'moonFifth' || role === 'jupiterFifth') {
        voices.push({ role, graha, house, score: scoreFrom(c, graha, role === 'moonFifth' ? 'moon' : 'jupiter'), id })
        return
      }
      const score = scoreOf(c, graha)
      const spared = role !== 'pointer' && role !== 'lender' && score === -1 && isSpared(c, graha, house)
      const seen = ground === BIRTH && role === 'pointer' && score === 0 && touchesFifth(c)
      voices.push({ role, graha, house, score: spared ? 0 : seen ? 1 : score, id })
    }
  }
  houses.forEach((house, index) => {
    const { id, graha } = lordFinding(c, house, 'general')
    add(index === 0 ? 'own' : 'other', graha, house, id)
  })
  for (const graha of pointers) add('pointer', graha, houses[0], dignityFinding(c, graha))
  // whoever owes has the house of debts heard beside those of money, so that one count stands behind every page
  if (ground === 'money' && c.asker.debt) {
    const [house] = GROUNDS.debt.houses
    const { id, graha } = lordFinding(c, house, 'general')
    add('loan', graha, house, id)
    for (const one of GROUNDS.debt.pointers) add('lender', one, house, dignityFinding(c, one))
  }
  // without a lagna the houses are counted from the Moon, of which the verses on places do not speak
  if (c.timed && SEATED.includes(ground))
    for (const graha of GRAHAS.filter((one) => c.facts.main.houseOf(one) === houses[0]))
      if (!voices.some((voice) => voice.graha === graha))
        voices.push({ role: 'seat', graha, house: houses[0], score: seatScore(graha, houses[0]), id: placeFinding(c, graha).id })
  if (ground === BIRTH) {
    if (c.timed) {
      const moon = lordFinding(c, FIFTH, 'general', c.facts.moon)
      add('moonFifth', moon.graha, FIFTH, moon.id)
    }
    const other = signLord((c.facts.sign('jupiter') + FIFTH - 1) % 12)
    add('jupiterFifth', other, FIFTH, dignityFinding(c, other))
    if (c.timed) voices.push(saptamsaVoice(c))
  }
  const points = savOf(c)?.(houses[0])
  if (points !== undefined)
    voices.push({
      role: 'points',
      graha: null,
      house: houses[0],
      score: points > 30 ? 1 : points < 25 ? -1 : 0,
      id: savFinding(c, houses[0], 'general'),
    })
  const weight = ({ graha }: GroundVoice): number => (graha === null ? 0 : Math.abs(c.facts.strength(graha)))
  const side = (sign: 1 | -1): GroundVoice[] => voices.filter(({ score }) => score === sign).toSorted((a, b) => weight(b) - weight(a))
  const [helping, hindering] = [side(1), side(-1)]
  return {
    ground,
    voices,
    for: helping,
    against: hindering,
    state: helping.length > hindering.length ? 'well' : hindering.length > helping.length ? 'ill' : 'mixed',
    ids: voices.map(({ id }) => id),
  }
}

/** True when a graha rules one of the ground's houses or stands there; a node acts for the lord of its sign. */
export function isTiedTo(c: Composer, graha: Graha, ground: Ground): boolean {
  const { houses } = GROUNDS[ground]
  const acts = isNode(graha) ? signLord(c.facts.sign(graha)) : graha
  // of children Jupiter speaks in every chart
  if (ground === BIRTH && graha === 'jupiter') return true
  return houses.some((house) => c.facts.main.lordOf(house) === acts || c.facts.main.houseOf(graha) === house)
}

/** Sub-periods of the next years whose lord is tied to a ground, soonest first; none where the dashas cannot be dated. */
export function groundPeriods(c: Composer, ground: Ground): DashaDates[] {
  const { grain, antars } = c.dashas
  if (grain !== 'antar' && grain !== 'pratyantar') return []
  const end = addYears(c.input.asOf, YEARS_AHEAD)
  return antars.filter(({ from, to, lords }) => to > c.input.asOf && from < end && isTiedTo(c, lords[1] as Graha, ground))
}

/** Debts as they lie: whoever has told of some is judged on debts and money together. */
export const judgeOwed = (c: Composer): Judged => judge(c, c.asker.debt ? 'money' : 'debt')
