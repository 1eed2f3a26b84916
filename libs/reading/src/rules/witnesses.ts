import { GRAHAS, type Graha } from '@disha/contracts/chart'
import type { Topic } from '@disha/contracts/finding'
import type { Composer } from '../compose/composer.ts'
import { aspectFinding, dignityFinding, housePaths, isCountedFrom, lordFinding, periodFinding, placeFinding } from '../compose/parts.ts'
import type { SevenGraha } from '@disha/jyotish/dignities'
import { bandOf, derivedOf, wholePercent, type Band } from '../facts/derived.ts'
import { aspectsSign, DIGNITY_SCORE, dignityInVarga, houseOfSign, signLord, type House, type HouseView } from '../facts/houses.ts'
import { BASE_RATES } from './base-rates.data.ts'
import { homeAndDistance } from './home-distance.ts'
import { periodTone } from './period-colour.ts'

export type MainTopic = 'career' | 'love' | 'abroad'
export const MAIN_TOPICS: readonly MainTopic[] = ['career', 'love', 'abroad']
export const isMainTopic = (topic: string): topic is MainTopic => (MAIN_TOPICS as readonly string[]).includes(topic)

export const WITNESS_NAMES = [
  'house',
  'lord',
  'karaka',
  'chara',
  'moon',
  'varga',
  'vargaHouse',
  'second',
  'points',
  'strength',
  'jaimini',
  'dasha',
] as const
export type WitnessName = (typeof WITNESS_NAMES)[number]

/** Who carries a witness: a graha, or the ashtakavarga, whose points come from all of them. */
export type Carrier = Graha | 'points'

type Voice = Omit<Witness, 'name' | 'counted' | 'firm'> & {
  /** what each graha brings to the score, where a voice is a sum: what one has brought to another witness is taken out of it */
  parts?: readonly Part[]
}
type Part = { graha: Graha; weight: number; id: string }
const SILENT: Voice = { carriers: [], score: 0, ids: [] }

/** One independent voice on a topic. `score` above 0 speaks for, below 0 against; under 1 in size it stays silent. */
export type Witness = {
  name: WitnessName
  /** grahas that carry it to its side, heaviest first: a graha counts once, so a witness counts by the first that is still free */
  carriers: Carrier[]
  score: number
  ids: string[]
  /** false where one of its facts changes within the uncertainty of the birth time: such a witness weighs a step less */
  firm: boolean
  counted: boolean
}

export type Step = 'strong' | 'fair' | 'slight'
export type Verdict = 'support' | 'oppose' | 'even' | 'silent'

export type TopicReading = {
  topic: MainTopic
  witnesses: Witness[]
  for: Witness[]
  against: Witness[]
  verdict: Verdict
  /** as many on one side as on the other, and the heavier side decides */
  byWeight: boolean
  step: Step | null
  /** share of the sample births (0..1) that have at least as many witnesses on the winning side */
  baseRate: number
  /** the finding of the weighing itself */
  id: string
}

export const TOPIC_HOUSE: Readonly<Record<MainTopic, House>> = { career: 10, love: 7, abroad: 9 }
/** Verses of BPHS 24 that name far places outright: the lord of the first number in the second. */
const FAR_VERSES: readonly (readonly [House, House])[] = [
  [6, 2],
  [6, 10],
  [11, 6],
  [11, 12],
]
/** The house of the second witness of a topic; for life abroad home is weighed against distance instead. */
export const SECOND_HOUSE: Readonly<Record<MainTopic, House>> = { career: 11, love: 5, abroad: 12 }
/** The natural pointers to a topic. */
export const KARAKAS: Readonly<Record<MainTopic, readonly Graha[]>> = {
  career: ['sun', 'saturn', 'mercury'],
  love: ['venus'],
  abroad: ['rahu'],
}

/** Houses whose lords and occupants tie a period to a topic; the first is the topic's own. */
export const TOPIC_TIES: Readonly<Record<MainTopic, readonly House[]>> = { career: [10, 11, 6, 2], love: [7, 5, 2], abroad: [9, 12, 3, 7] }

/**
 * How much makes a witness speak. The verses on lords lean to the good (most of 144 are kind), and malefics too do well in the 10th, so more is
 * asked of a voice for a topic than of one against it. Set so that no witness speaks for a topic in many more than a third of the sample births
 * (bench/base-rates.ts prints the shares): what everybody has is no evidence.
 */
const SPEAKS_FOR: Readonly<Record<WitnessName, number>> = {
  house: 1,
  lord: 1.5,
  karaka: 1,
  chara: 1.5,
  moon: 1.5,
  varga: 1.5,
  vargaHouse: 1,
  second: 1.5,
  points: 1,
  strength: 1,
  jaimini: 1,
  dasha: 1,
}
const SPEAKS_FOR_IN: Readonly<Record<MainTopic, Partial<Record<WitnessName, number>>>> = {
  career: { house: 1.5, karaka: 2, vargaHouse: 1.5, second: 2 },
  love: {},
  abroad: { second: 2, chara: 1 },
}
const SPEAKS_AGAINST = 1

/** True when a witness is loud enough to be heard. */
export const speaks = (topic: MainTopic, { name, score }: Pick<Witness, 'name' | 'score'>): boolean =>
  score >= (SPEAKS_FOR_IN[topic][name] ?? SPEAKS_FOR[name]) || score <= -SPEAKS_AGAINST
const UPACHAYA: readonly House[] = [3, 6, 10, 11]

/** From this weight on a single witness against keeps a verdict from being strong. */
const HEAVY = 2

/** How many charts have as much, as a clause of the sentence that counts voices: the share of the sample births. */
export const shareClause = (c: Composer, baseRate: number): string =>
  // the sample was weighed by charts with a lagna, in which twice as many witnesses can speak
  !c.timed
    ? ''
    : baseRate >= 0.5
      ? c.say('verdict.share.most')
      : baseRate < 0.02
        ? c.say('verdict.share.rare')
        : c.say('verdict.share.about', { n: Math.round(1 / baseRate) })

/** Full weight, half, and a quarter. */
const WEIGHTS = [2, 1.5, 1] as const

/** The score of a witness one step down: from full weight to half, from half to a quarter, from a quarter to silence. */
export function stepDown(score: number): number {
  const size = Math.abs(score)
  const step = WEIGHTS.findIndex((least) => size >= least)
  return step < 0 ? score : Math.sign(score) * (WEIGHTS[step + 1] ?? 0.5)
}

/**
 * Steps of likelihood are bound to counts: strong 4 or more with at most one weak voice against, fair 3 (or 4 with more against), slight 2;
 * below that, silence.
 */
export function stepOf(winning: number, losing: number, heavyAgainst = false): Step | null {
  if (winning >= 4) return losing === 0 || (losing === 1 && !heavyAgainst) ? 'strong' : 'fair'
  if (winning === 3) return 'fair'
  return winning === 2 ? 'slight' : null
}

/** Occupants and aspects of a house: BPHS 11.14-16 and 26; malefics do well in 3, 6, 10, 11. */
function houseWitness(c: Composer, view: HouseView, house: House, topic: Topic): Voice {
  let score = 0
  const carriers: Part[] = []
  const add = (graha: Graha, weight: number, id: string): void => {
    score += weight
    carriers.push({ graha, weight, id })
  }
  for (const graha of view.occupants(house)) {
    const kind = c.facts.benefic(graha) || UPACHAYA.includes(house)
    const weight = (kind ? 1 : -1) + (c.facts.strength(graha) >= 2 ? 0.5 : c.facts.strength(graha) <= -2 ? -0.5 : 0)
    add(graha, weight, view === c.facts.main ? placeFinding(c, graha, topic).id : fromMoon(c, graha, topic))
  }
  for (const graha of view.aspecting(house)) {
    const own = view.lordOf(house) === graha
    const weight = own ? 1 : graha === 'jupiter' ? 1 : c.facts.benefic(graha) ? 0.5 : graha === 'saturn' || graha === 'mars' ? -0.5 : 0
    if (weight !== 0) add(graha, weight, view === c.facts.main ? aspectFinding(c, graha, house, topic) : fromMoon(c, graha, topic))
  }
  carriers.sort((a, b) => (score >= 0 ? b.weight - a.weight : a.weight - b.weight))
  // only those on the side that the house comes to are told; where it comes to nothing, all
  const side = carriers.filter(({ weight }) => weight * score > 0)
  return { carriers: side.map(({ graha }) => graha), score, ids: (side.length > 0 ? side : carriers).map(({ id }) => id), parts: carriers }
}

function fromMoon(c: Composer, graha: Graha, topic: Topic): string {
  const house = c.facts.moon.houseOf(graha)
  return c.find({
    id: `place.${graha}.${house}.fromMoon`,
    topic,
    rule: 'practice.chandraLagna',
    paths: housePaths(c.facts.moon, graha),
    why: { key: 'why.placeMoon', slots: { graha: c.grahaStart(graha), house: c.house(house), sign: c.sign(c.facts.sign(graha)) } },
  })
}

/** A house's lord: BPHS 24 for where it stands, BPHS 3.59-60 for its dignity. */
function lordWitness(c: Composer, house: House, topic: Topic, view: HouseView): Voice {
  const { id, graha, polarity } = lordFinding(c, house, topic, view)
  const strength = c.facts.strength(graha)
  const score =
    (polarity === 'support' ? 1 : polarity === 'oppose' ? -1 : 0) + (strength >= 2 ? 1 : strength === 1 ? 0.5 : strength <= -1 ? -1 : 0)
  return { carriers: [graha], score, ids: strength === 0 ? [id] : [id, dignityFinding(c, graha, topic)] }
}

function karakaWitness(c: Composer, topic: MainTopic): Voice {
  if (topic === 'abroad') {
    // Rahu for the foreign: practice; it speaks only from a house of movement
    const { id, house } = placeFinding(c, 'rahu', topic)
    const outward = [3, 7, 9, 12].includes(house) ? 1.5 : 0
    return { carriers: ['rahu'], score: outward, ids: [id] }
  }
  const karakas = KARAKAS[topic]
  const scores = karakas.map((graha) => Math.max(-1, Math.min(1, c.facts.strength(graha))))
  const total = scores.reduce((sum, score) => sum + score, 0)
  const carriers = karakas
    .filter((graha) => c.facts.strength(graha) * total > 0)
    .toSorted((a, b) => Math.abs(c.facts.strength(b)) - Math.abs(c.facts.strength(a)))
  const view = c.facts.main
  const hidden = topic === 'love' && [6, 8].includes(view.houseOf('venus')) ? -0.5 : 0
  const placed = topic === 'love' && [1, 4, 5, 7, 9, 10, 11].includes(view.houseOf('venus')) ? 0.5 : 0
  const score = topic === 'love' ? total + hidden + placed : total
  // those who carry the witness are told first
  const told = [...carriers, ...karakas.filter((graha) => !carriers.includes(graha))]
  const parts = karakas.map((graha, index) => ({ graha, weight: scores[index] as number, id: dignityFinding(c, graha, topic) }))
  return {
    carriers: carriers.length > 0 ? carriers : [...karakas],
    score,
    ids: told.map((graha) => dignityFinding(c, graha, topic)),
    // one pointer alone brings its house with it
    ...(karakas.length > 1 && { parts }),
  }
}

/** The same house from the Moon, with its lord. */
function moonWitness(c: Composer, topic: MainTopic): Voice {
  const house = TOPIC_HOUSE[topic]
  const seat = houseWitness(c, c.facts.moon, house, topic)
  const lord = c.facts.moon.lordOf(house)
  const placed = c.facts.moon.houseOf(lord)
  const id = fromMoonLord(c, house, lord, placed, topic)
  const lordScore =
    ([1, 4, 5, 7, 9, 10, 11].includes(placed)
      ? 0.5
      : [6, 8, 12].includes(placed)
        ? topic === 'abroad' && placed === 12
          ? 0.5
          : -0.5
        : 0) +
    DIGNITY_SCORE[c.facts.dignity(lord)] / 2
  return {
    carriers: [lord, ...seat.carriers.filter((graha) => graha !== lord)],
    score: seat.score / 2 + lordScore,
    ids: [id, ...seat.ids],
    parts: [{ graha: lord, weight: lordScore, id }, ...(seat.parts ?? []).map((part) => ({ ...part, weight: part.weight / 2 }))],
  }
}

export function fromMoonLord(c: Composer, house: House, lord: Graha, placed: House, topic: Topic): string {
  return c.find({
    id: `lord.${house}.in.${placed}.moon`,
    topic,
    rule: 'practice.chandraLagna',
    paths: housePaths(c.facts.moon, lord),
    why: {
      key: 'why.lordMoon',
      slots: { graha: c.grahaStart(lord), house: c.house(house), placed: c.house(placed), sign: c.sign(c.facts.sign(lord)) },
    },
  })
}

/** Place of the topic's lord in its varga (D10 for work, D9 for marriage); by dignity alone where the lagna is not known. */
export function vargaOf(topic: MainTopic): 'D9' | 'D10' {
  return topic === 'career' ? 'D10' : 'D9'
}

export function vargaFinding(c: Composer, topic: MainTopic): { id: string; graha: Graha; sign: number; house: House | null } {
  const varga = vargaOf(topic)
  const graha = c.facts.main.lordOf(TOPIC_HOUSE[topic])
  const { sign, house } = c.chart[varga][graha]
  const shared = { topic, polarity: 'neutral' as const }
  const names = { graha: c.grahaStart(graha), sign: c.sign(sign), varga: { term: `varga.${varga}` } as const }
  const id =
    house === null
      ? c.find({
          ...shared,
          id: `varga.${varga}.${graha}.sign`,
          rule: 'practice.vargaConfirmation',
          paths: [`${varga}.${graha}.sign`],
          why: { key: 'why.vargaDignity', slots: { ...names, dignity: { term: `dignity.${dignityInVarga(graha, sign)}` } } },
        })
      : c.find({
          ...shared,
          id: `varga.${varga}.${graha}.${house}`,
          rule: 'practice.vargaConfirmation',
          paths: [`${varga}.lagna.sign`, `${varga}.${graha}.house`],
          why: { key: 'why.varga', slots: { ...names, house: c.house(TOPIC_HOUSE[topic]), placed: c.house(house) } },
        })
  return { id, graha, sign, house: house as House | null }
}

function vargaWitness(c: Composer, topic: MainTopic): Voice {
  const { id, graha, sign, house } = vargaFinding(c, topic)
  const placed =
    house === null
      ? 0
      : [1, 4, 5, 7, 9, 10, 11].includes(house)
        ? 1
        : [6, 8, 12].includes(house)
          ? topic === 'abroad' && house === 12
            ? 1
            : -1
          : 0
  return { carriers: [graha], score: placed + DIGNITY_SCORE[dignityInVarga(graha, sign)] / 2, ids: [id] }
}

/** How strongly a graha is tied to a topic's houses: as lord, occupant or onlooker. */
export function tieTo(c: Composer, graha: Graha, topic: MainTopic): number {
  const view = c.facts.main
  const acts = graha === 'rahu' || graha === 'ketu' ? signLord(c.facts.sign(graha)) : graha
  const [own, ...others] = TOPIC_TIES[topic] as [House, ...House[]]
  let tie = 0
  if (view.lordOf(own) === acts) tie += 3
  if (view.houseOf(graha) === own) tie += 2
  if (!isCountedFrom(c, graha) && aspectsSign(graha, c.facts.sign(graha), view.signOf(own))) tie += 1
  for (const house of others) {
    if (view.lordOf(house) === acts) tie += 1
    if (view.houseOf(graha) === house) tie += 1
  }
  const chara = CHARA[topic]
  if (chara !== undefined && c.facts.karaka(chara) === graha) tie += 1
  // the one natural pointer of a topic is tied to it by itself; of several each is so a little
  if (KARAKAS[topic].includes(graha)) tie += KARAKAS[topic].length === 1 ? 2 : 1
  return tie
}

/** A house of the varga, counted from its own lagna: who stands in it, and its lord. Needs a birth time. */
export function vargaHouseFinding(
  c: Composer,
  topic: MainTopic,
): {
  id: string
  inside: Graha[]
  sign: number
  lord: SevenGraha
  lordSign: number
  weights: { graha: Graha; weight: number }[]
  score: number
} {
  const varga = vargaOf(topic)
  const placed = c.chart[varga]
  const house = TOPIC_HOUSE[topic]
  if (placed.lagna === null) throw new RangeError('A house of a varga needs a birth time')
  const sign = (placed.lagna.sign + house - 1) % 12
  const lord = signLord(sign)
  const lordSign = placed[lord].sign
  const inside = GRAHAS.filter((graha) => placed[graha].house === house)
  const names = { varga: { term: `varga.${varga}` }, house: c.house(house), sign: c.sign(sign), lord: c.graha(lord) } as const
  const dignity = { term: `dignity.${dignityInVarga(lord, lordSign)}` } as const
  const weights = inside.map((graha) => ({ graha, weight: c.facts.benefic(graha) || UPACHAYA.includes(house) ? 1 : -1 }))
  const lordWeight = DIGNITY_SCORE[dignityInVarga(lord, lordSign)] / 2
  if (lordWeight !== 0) weights.push({ graha: lord, weight: lordWeight })
  const score = weights.reduce((sum, { weight }) => sum + weight, 0)
  // where those inside outweigh the lord, the fact says so: his dignity alone would speak for the other side
  const others = inside.filter((graha) => graha !== lord)
  const more =
    score * lordWeight >= 0
      ? ''
      : inside.includes(lord)
        ? c.say('why.vargaHouse.moreBeside', { grahas: { list: others.map((graha) => c.graha(graha)) }, count: others.length })
        : c.say('why.vargaHouse.more')
  const id = c.find({
    id: `vargaHouse.${varga}.${house}`,
    topic,
    rule: 'practice.vargaConfirmation',
    paths: [`${varga}.lagna.sign`, ...new Set([...inside.map((graha) => `${varga}.${graha}.house`), `${varga}.${lord}.sign`])],
    why:
      inside.length === 0
        ? { key: 'why.vargaHouseEmpty', slots: { ...names, dignity } }
        : { key: 'why.vargaHouse', slots: { ...names, dignity, more, grahas: { list: inside.map((graha) => c.graha(graha)) } } },
  })
  return { id, inside, sign, lord, lordSign, weights, score }
}

function vargaHouseWitness(c: Composer, topic: MainTopic): Voice {
  if (!c.timed) return SILENT
  const { id, weights, score } = vargaHouseFinding(c, topic)
  weights.sort((a, b) => (score >= 0 ? b.weight - a.weight : a.weight - b.weight))
  return { carriers: weights.filter(({ weight }) => weight * score > 0).map(({ graha }) => graha), score, ids: [id] }
}

/** The chara karaka of a topic: amatya for work (BPHS 40.1-6), dara for partnership (BPHS 32.13-17). */
export const CHARA: Readonly<Partial<Record<MainTopic, 'amatya' | 'dara'>>> = { career: 'amatya', love: 'dara' }

function charaWitness(c: Composer, topic: MainTopic): Voice {
  const name = CHARA[topic]
  if (name === undefined) return selfWitness(c)
  const found = charaFinding(c, topic, name)
  return found === null ? SILENT : { carriers: [found.graha], score: found.score, ids: [found.id] }
}

/** How two grahas are tied in a chart: in one sign, or one seeing the other with full force. */
export type Tie = 'joins' | 'sees'

/** Place and dignity of a chara karaka, and how it is tied to the lord of the topic's house; null where the birth time leaves it open who it is. */
export function charaFinding(
  c: Composer,
  topic: MainTopic,
  name: 'amatya' | 'dara',
): { id: string; graha: Graha; score: number; tie: Tie | null } | null {
  const graha = c.facts.karaka(name)
  if (graha === null) return null
  const view = c.facts.main
  const lord = view.lordOf(TOPIC_HOUSE[topic])
  const sign = c.facts.sign(graha)
  const tie: Tie | null =
    graha === lord ? null : sign === c.facts.sign(lord) ? 'joins' : aspectsSign(graha, sign, c.facts.sign(lord)) ? 'sees' : null
  const meets = tie !== null
  const house = view.houseOf(graha)
  const strength = c.facts.strength(graha)
  const placed = c.timed ? ([1, 4, 7, 10, 5, 9].includes(house) ? 1 : [6, 8, 12].includes(house) ? -1 : 0) : 0
  const score = placed + (meets ? 1 : 0) + (strength >= 2 ? 1 : strength <= -2 ? -1 : strength / 2)
  const own = strength >= 2
  const rule =
    topic === 'love' ? 'bphs32.13-17' : meets ? 'bphs40.1' : own ? 'bphs40.4' : placed === 1 ? 'bphs40.6' : 'practice.charaKaraka'
  const id = c.find({
    id: `chara.${name}.${graha}`,
    topic,
    rule,
    paths: [`karaka.${name}`, ...housePaths(view, graha), ...(meets ? [`D1.${lord}.sign`] : [])],
    why: {
      key: tie === 'joins' ? 'why.charaJoins' : tie === 'sees' ? 'why.charaSees' : c.timed ? 'why.chara' : 'why.charaMoon',
      slots: {
        graha: c.grahaStart(graha),
        karaka: { term: `karaka.${name}` },
        house: c.house(house),
        sign: c.sign(sign),
        lord: c.graha(lord),
        topicHouse: c.houseName(TOPIC_HOUSE[topic]),
      },
    },
    polarity: score >= 1 ? 'support' : score <= -1 ? 'oppose' : 'neutral',
    strength: Math.abs(score) >= 2 ? 'strong' : 'fair',
  })
  return { id, graha, score, tie }
}

/** For journeys: where the lagna lord goes (practice), and the verses that name far places outright. */
function selfWitness(c: Composer): Voice {
  const view = c.facts.main
  const lord = view.lordOf(1)
  const { id, placed } = lordFinding(c, 1, 'abroad')
  const verses = FAR_VERSES.filter(([house, at]) => view.houseOf(view.lordOf(house)) === at)
  const ids = verses.map(([house]) => lordFinding(c, house, 'abroad').id)
  const self = [9, 12].includes(placed) ? 1 : [3, 7].includes(placed) ? 0.5 : [2, 4].includes(placed) ? -1 : 0
  const score = self + verses.length
  const carriers: Graha[] = score >= 0 ? [...(self > 0 ? [lord] : []), ...verses.map(([house]) => view.lordOf(house))] : [lord]
  return { carriers, score, ids: self === 0 && ids.length > 0 ? ids : [...ids, id] }
}

/** Of the eight points that a graha's own ashtakavarga can give a sign. */
export const MANY_POINTS = 5
const FEW_POINTS = 3

/** Ashtakavarga of the topic's houses: more than 30 points is good, under 25 hard (BPHS 72.3-6); for work also 72.7-8, for love Venus' own points. */
function pointsWitness(c: Composer, topic: MainTopic): Voice {
  const sav = savOf(c)
  if (sav === null) return SILENT
  // far from the middle the house speaks alone; nearer to it a second count has to agree
  const points = sav(TOPIC_HOUSE[topic])
  const grade = points >= 34 ? 1 : points > 30 ? 0.75 : points <= 21 ? -1 : points < 25 ? -0.75 : 0
  const ids = [savFinding(c, TOPIC_HOUSE[topic], topic)]
  let second = 0
  if (topic === 'career') {
    // 72.7-8: the 11th above the 10th and the 12th below the 11th
    second = sav(11) > sav(10) && sav(12) < sav(11) ? 0.5 : sav(12) > sav(11) ? -0.5 : 0
    if (second !== 0) ids.push(savOrderFinding(c, second > 0))
  } else if (topic === 'love') {
    const own = venusPoints(c, 7) ?? 4
    second = own >= MANY_POINTS ? 0.5 : own <= FEW_POINTS ? -0.5 : 0
    if (second !== 0) ids.push(venusPointsFinding(c, 7))
  } else {
    const { byPoints } = homeAndDistance(c)
    second = byPoints === 'far' ? 0.5 : byPoints === 'home' ? -0.5 : 0
    if (second !== 0) ids.push(savFinding(c, 12, 'abroad'), savFinding(c, 4, 'abroad'))
  }
  const score = grade + second
  return { carriers: ['points'], score, ids }
}

/** Points of the houses; null where the lagna is not known. */
export function savOf(c: Composer): ((house: House) => number) | null {
  const { ashtakavarga } = derivedOf(c.chart, c.input.ephemeris)
  return ashtakavarga === null ? null : (house) => ashtakavarga.sav[c.facts.main.signOf(house)]
}

/** Points of Venus' own ashtakavarga in a house's sign. */
export function venusPoints(c: Composer, house: House): number | null {
  return derivedOf(c.chart, c.input.ephemeris).ashtakavarga?.bav.venus[c.facts.main.signOf(house)] ?? null
}

export function savFinding(c: Composer, house: House, topic: Topic): string {
  const sign = c.facts.main.signOf(house)
  const points = savOf(c)?.(house) ?? 0
  return c.find({
    id: `sav.${house}`,
    topic,
    rule: 'bphs72.3-6',
    paths: ['D1.lagna.sign', `sav.${sign}`],
    why: { key: 'why.sav', slots: { house: c.house(house), sign: c.sign(sign), points } },
    polarity: points > 30 ? 'support' : points < 25 ? 'oppose' : 'neutral',
  })
}

export function savOrderFinding(c: Composer, good: boolean): string {
  const sav = savOf(c) ?? (() => 0)
  const paths = ([10, 11, 12] as const).map((house) => `sav.${c.facts.main.signOf(house)}`)
  return c.find({
    id: 'sav.order',
    topic: 'career',
    rule: 'bphs72.7-8',
    paths: ['D1.lagna.sign', ...paths],
    why: { key: 'why.savOrder', slots: { tenth: sav(10), eleventh: sav(11), twelfth: sav(12) } },
    polarity: good ? 'support' : 'oppose',
  })
}

export function venusPointsFinding(c: Composer, house: House): string {
  const sign = c.facts.main.signOf(house)
  return c.find({
    id: `bav.venus.${house}`,
    topic: 'love',
    rule: 'bphs70.34-36',
    paths: ['D1.lagna.sign', `bav.venus.${sign}`],
    why: { key: 'why.bavVenus', slots: { house: c.house(house), sign: c.sign(sign), points: venusPoints(c, house) ?? 0 } },
  })
}

/** Shadbala of the house's lord and of the lagna lord: loud only where it is well above or well below what BPHS 27.32-33 asks. */
function strengthWitness(c: Composer, topic: MainTopic): Voice {
  const { shadbala } = derivedOf(c.chart, c.input.ephemeris)
  if (shadbala === null) return SILENT
  const view = c.facts.main
  const asked = [...new Set([view.lordOf(TOPIC_HOUSE[topic]), view.lordOf(1)])]
  const weights = asked.map((graha) => {
    const { id, band } = shadbalaFinding(c, graha, topic)
    return { graha: graha as Graha, id, weight: band === 'ample' ? 1 : band === 'short' ? -1 : 0 }
  })
  const score = weights.reduce((sum, { weight }) => sum + weight, 0)
  const loud = weights.filter(({ weight }) => weight !== 0)
  return {
    carriers: loud.filter(({ weight }) => weight * score > 0).map(({ graha }) => graha),
    score,
    ids: (loud.length > 0 ? loud : weights).map(({ id }) => id),
    parts: weights,
  }
}

export function shadbalaFinding(c: Composer, graha: SevenGraha, topic: Topic): { id: string; band: Band; percent: number } {
  const { shadbala } = derivedOf(c.chart, c.input.ephemeris)
  if (shadbala === null) throw new RangeError('Shadbala needs a birth time')
  const band = bandOf(shadbala[graha])
  const percent = wholePercent((100 * shadbala[graha].total) / shadbala[graha].required)
  const id = c.find({
    id: `shadbala.${graha}`,
    topic,
    rule: 'bphs27.32-33',
    paths: [`shadbala.${graha}.band`],
    why: { key: 'why.shadbala', slots: { graha: c.grahaStart(graha), percent } },
    polarity: band === 'ample' ? 'support' : band === 'short' ? 'oppose' : 'neutral',
  })
  return { id, band, percent }
}

/** Work: the tenth from karakamsa (BPHS 33.57-60). Love: the two arudhas (29.30-37) and the second from upapada (30.7-12). */
function jaiminiWitness(c: Composer, topic: MainTopic): Voice {
  if (topic === 'abroad' || !c.timed) return SILENT
  if (topic === 'career') {
    const { id, good, hard } = karakamsaTenth(c)
    const score = good.length - hard.length
    return { carriers: score >= 0 ? good : hard, score, ids: [id] }
  }
  const { id, kind, lords } = arudhaAmity(c)
  const second = upapadaSecond(c)
  const score = (kind === 'amity' ? 1 : kind === 'strain' ? -1 : 0) + (second.state === 'benefic' ? 1 : second.state === 'malefic' ? -1 : 0)
  const ids = [...(kind === 'plain' ? [] : [id]), ...(second.state === 'plain' ? [] : [second.id])]
  return { carriers: [...new Set([...lords, ...second.there])], score, ids: ids.length > 0 ? ids : [id] }
}

/** Grahas in the tenth navamsa sign from karakamsa. */
export function karakamsaTenth(c: Composer): { id: string; sign: number; good: Graha[]; hard: Graha[] } {
  const self = c.facts.karaka('atma')
  if (self === null) throw new RangeError('The karakamsa needs a birth time')
  const sign = (c.chart.D9[self].sign + 9) % 12
  const there = GRAHAS.filter((graha) => c.chart.D9[graha].sign === sign)
  const good = there.filter((graha) => c.facts.benefic(graha))
  const hard = there.filter((graha) => !c.facts.benefic(graha))
  const id = c.find({
    id: 'karakamsa.10',
    topic: 'career',
    rule: hard.length > good.length ? 'bphs33.57-60.b' : 'bphs33.57-60',
    paths: ['karaka.atma', `D9.${self}.sign`, ...there.map((graha) => `D9.${graha}.sign`)],
    why:
      there.length === 0
        ? { key: 'why.karakamsaTenthEmpty', slots: { sign: c.sign(sign) } }
        : { key: 'why.karakamsaTenth', slots: { sign: c.sign(sign), grahas: { list: there.map((graha) => c.graha(graha)) } } },
    polarity: good.length > hard.length ? 'support' : hard.length > good.length ? 'oppose' : 'neutral',
  })
  return { id, sign, good, hard }
}

export type Amity = 'amity' | 'strain' | 'plain'

/** Arudha lagna against darapada: BPHS 29.30-37. */
export function arudhaAmity(c: Composer): { id: string; kind: Amity; a1: number; a7: number; lords: Graha[] } {
  const [a1, a7] = [c.facts.arudha(1) as number, c.facts.arudha(7) as number]
  const apart = houseOfSign(a7, a1)
  const kind = [1, 4, 7, 10, 5, 9].includes(apart) ? 'amity' : [6, 8, 12, 2].includes(apart) ? 'strain' : 'plain'
  const id = c.find({
    id: 'arudha.amity',
    topic: 'love',
    rule: kind === 'strain' ? 'bphs29.30-37.b' : 'bphs29.30-37',
    paths: ['arudha.1', 'arudha.7'],
    why: { key: 'why.arudhas', slots: { a1: c.sign(a1), a7: c.sign(a7), house: c.house(apart) } },
    polarity: kind === 'amity' ? 'support' : kind === 'strain' ? 'oppose' : 'neutral',
  })
  return { id, kind, a1, a7, lords: [c.facts.arudhaLord(1), c.facts.arudhaLord(7)] }
}

/** Grahas in the second from upapada: BPHS 30.7-12. */
export function upapadaSecond(c: Composer): { id: string; state: 'benefic' | 'malefic' | 'plain'; upapada: number; there: Graha[] } {
  const upapada = c.facts.arudha(12) as number
  const second = (upapada + 1) % 12
  const inside = GRAHAS.filter((graha) => c.facts.sign(graha) === second)
  const benefics = inside.filter((graha) => c.facts.benefic(graha))
  const state = benefics.length > 0 ? 'benefic' : inside.length > 0 ? 'malefic' : 'plain'
  const there = state === 'benefic' ? benefics : inside
  const id = c.find({
    id: 'arudha.upapada',
    topic: 'love',
    rule: state === 'malefic' ? 'bphs30.7-12.b' : state === 'benefic' ? 'bphs30.7-12' : 'bphs30.1-6',
    paths: ['arudha.12', ...there.map((graha) => `D1.${graha}.sign`)],
    why:
      there.length === 0
        ? { key: 'why.upapadaEmpty', slots: { ul: c.sign(upapada) } }
        : {
            key: 'why.upapada',
            slots: { ul: c.sign(upapada), grahas: { list: there.map((graha) => c.graha(graha)) }, count: there.length },
          },
    polarity: state === 'benefic' ? 'support' : state === 'malefic' ? 'oppose' : 'neutral',
  })
  return { id, state, upapada, there }
}

function dashaWitness(c: Composer, topic: MainTopic): Voice {
  const { running, grain } = c.dashas
  if (running === null || grain === 'none') return SILENT
  const period = grain === 'maha' ? running.maha : running.antar
  const lord = period.lords.at(-1) as Graha
  const tie = tieTo(c, lord, topic)
  const ids = [periodFinding(c, period)]
  if (tie < 2) return { carriers: [lord], score: 0, ids }
  const tone = periodTone(c, period)
  return { carriers: [lord], score: tone === 'well' ? 1 + (tie >= 4 ? 0.5 : 0) : tone === 'ill' ? -1 : 0, ids }
}

function secondWitness(c: Composer, topic: MainTopic): Voice {
  if (topic === 'abroad') {
    const { home, distance, sum, id } = homeAndDistance(c)
    const lord = c.facts.main.lordOf(12)
    // what the points leave open, or what one fact decides, is no voice
    const apart = sum === 'even' || Math.abs(distance - home) < 2 ? 0 : distance - home
    return { carriers: [lord], score: Math.max(-2, Math.min(2, apart)), ids: [id] }
  }
  return lordWitness(c, SECOND_HOUSE[topic], topic, c.facts.main)
}

/**
 * The voices on a topic and what they come to. Of two witnesses carried by one graha on the same side the stronger counts; on opposite
 * sides equal ones cancel and different ones both stand (BPHS 24.145-148).
 */
/** Where as many speak on one side as on the other a difference of half a full voice decides. */
const LEAN = 0.5

/** What one side weighs: a full voice 1, a half one 0.5, a quarter 0.25. */
const weightOf = (voices: readonly Pick<Witness, 'score'>[]): number =>
  voices.reduce((sum, { score }) => sum + (Math.abs(score) >= 2 ? 1 : Math.abs(score) >= 1.5 ? 0.5 : 0.25), 0)

/** By how much the side in favour weighs more. */
export const leanOf = (forIt: readonly Pick<Witness, 'score'>[], against: readonly Pick<Witness, 'score'>[]): number =>
  weightOf(forIt) - weightOf(against)

/** What two sides come to: the more voices, the heavier side where they are as many, and neither where the fewer weigh as much as the more. */
export function verdictOf(
  step: TopicReading['step'],
  forIt: readonly Pick<Witness, 'score'>[],
  against: readonly Pick<Witness, 'score'>[],
): { verdict: Verdict; byWeight: boolean } {
  if (step === null) return { verdict: 'silent', byWeight: false }
  const more = forIt.length - against.length
  const lean = leanOf(forIt, against)
  if (more === 0)
    return Math.abs(lean) >= LEAN ? { verdict: lean > 0 ? 'support' : 'oppose', byWeight: true } : { verdict: 'even', byWeight: false }
  if (more * lean <= 0) return { verdict: 'even', byWeight: false }
  return { verdict: more > 0 ? 'support' : 'oppose', byWeight: false }
}

export function weigh(c: Composer, topic: MainTopic): TopicReading {
  const house = TOPIC_HOUSE[topic]
  const main = c.facts.main
  const voices: Record<WitnessName, Voice> = {
    house: houseWitness(c, main, house, topic),
    lord: lordWitness(c, house, topic, main),
    karaka: karakaWitness(c, topic),
    chara: charaWitness(c, topic),
    moon: c.timed ? moonWitness(c, topic) : SILENT,
    varga: vargaWitness(c, topic),
    vargaHouse: vargaHouseWitness(c, topic),
    second: secondWitness(c, topic),
    points: pointsWitness(c, topic),
    strength: strengthWitness(c, topic),
    jaimini: jaiminiWitness(c, topic),
    dasha: dashaWitness(c, topic),
  }
  const witnesses = WITNESS_NAMES.map((name): Witness => {
    const { parts: _, ...voice } = voices[name]
    const firm = !voice.ids.some((id) => c.fragile(id))
    return { name, counted: false, firm, ...voice, score: firm ? voice.score : stepDown(voice.score) }
  })
  const speaking = witnesses
    .filter((witness) => speaks(topic, witness) && witness.ids.length > 0)
    .toSorted((a, b) => Math.abs(b.score) - Math.abs(a.score) || Number(b.firm) - Number(a.firm))
  // those with one carrier choose first, so that no voice is lost to one that could have spoken through another graha
  const taken = { for: new Set<Carrier>(), against: new Set<Carrier>() }
  const left = new Map<Witness, number>()
  for (const witness of speaking.toSorted((a, b) => a.carriers.length - b.carriers.length)) {
    const side = witness.score > 0 ? taken.for : taken.against
    // one and the same fact of a graha is heard on its heavier side alone
    const cancelled = speaking.some(
      (other) =>
        other.carriers[0] === witness.carriers[0] &&
        (other.score === -witness.score ||
          (other.score * witness.score < 0 &&
            Math.abs(other.score) > Math.abs(witness.score) &&
            witness.ids.every((id) => other.ids.includes(id)))),
    )
    const free = witness.carriers.find((graha) => !side.has(graha))
    if (cancelled || free === undefined) continue
    // what is shown of a witness is what counts in it: not the grahas that have spoken on this side already, nor their facts
    const spent = (carrier: string): boolean => carrier !== free && side.has(carrier as Carrier)
    const given = (voices[witness.name].parts ?? []).filter(({ graha, weight }) => spent(graha) && weight * witness.score > 0)
    if (given.length > 0) {
      const own = voices[witness.name].score - given.reduce((sum, { weight }) => sum + weight, 0)
      const score = witness.firm ? own : stepDown(own)
      // without what its other grahas have said elsewhere it may have too little to say
      if (score * witness.score <= 0 || !speaks(topic, { name: witness.name, score })) continue
      left.set(witness, score)
    }
    witness.carriers = [free, ...witness.carriers.filter((graha) => graha !== free && !spent(graha))]
    const told = new Set(given.map(({ id }) => id))
    const own = witness.ids.filter((id) => !told.has(id) && !id.split('.').some(spent))
    if (own.length > 0) witness.ids = own
    side.add(free)
    witness.counted = true
  }
  for (const [witness, score] of left) witness.score = score
  speaking.sort((a, b) => Math.abs(b.score) - Math.abs(a.score) || Number(b.firm) - Number(a.firm))
  const forIt = speaking.filter(({ score, counted }) => counted && score > 0)
  const against = speaking.filter(({ score, counted }) => counted && score < 0)
  const [winning, losing] = forIt.length >= against.length ? [forIt.length, against.length] : [against.length, forIt.length]
  const losers = forIt.length >= against.length ? against : forIt
  const step = stepOf(
    winning,
    losing,
    losers.some(({ score }) => Math.abs(score) >= HEAVY),
  )
  const { verdict, byWeight } = verdictOf(step, forIt, against)
  const side = verdict === 'oppose' ? 'against' : 'for'
  const baseRate = BASE_RATES[topic][side][winning] ?? 0
  const id = c.find({
    id: `weigh.${topic}`,
    topic,
    rule: 'bphs24.145-148',
    paths: c.timed
      ? ['D1.lagna.sign', 'D1.moon.sign', `D1.${main.lordOf(house)}.house`]
      : ['D1.moon.sign', `D1.${main.lordOf(house)}.sign`],
    why: {
      key: 'why.weighing',
      slots: {
        count: witnesses.filter(({ ids }) => ids.length > 0).length,
        for: forIt.length,
        against: against.length,
        share: shareClause(c, baseRate),
      },
    },
    sumOf: [...forIt, ...against].flatMap(({ ids }) => ids),
    polarity: verdict === 'support' ? 'support' : verdict === 'oppose' ? 'oppose' : 'mixed',
    strength: byWeight ? 'slight' : (step ?? 'slight'),
  })
  return { topic, witnesses, for: forIt, against, verdict, step: byWeight ? 'slight' : step, byWeight, baseRate, id }
}
