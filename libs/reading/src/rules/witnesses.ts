import type { Graha } from '@disha/contracts/chart'
import type { Topic } from '@disha/contracts/finding'
import type { Composer } from '../compose/composer.ts'
import { aspectFinding, dignityFinding, housePaths, lordFinding, periodFinding, placeFinding, wellPlaced } from '../compose/parts.ts'
import { aspectsSign, DIGNITY_SCORE, dignityIn, signLord, type House, type HouseView } from '../facts/houses.ts'
import { BASE_RATES } from './base-rates.data.ts'

export type MainTopic = 'career' | 'love' | 'abroad'
export const MAIN_TOPICS: readonly MainTopic[] = ['career', 'love', 'abroad']

export const WITNESS_NAMES = ['house', 'lord', 'karaka', 'moon', 'varga', 'second', 'dasha'] as const
export type WitnessName = (typeof WITNESS_NAMES)[number]

/** One independent voice on a topic. `score` above 0 speaks for, below 0 against; under 1 in size it stays silent. */
export type Witness = {
  name: WitnessName
  /** grahas that carry it to its side, heaviest first: a graha counts once, so a witness counts by the first that is still free */
  carriers: Graha[]
  score: number
  ids: string[]
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
  step: Step | null
  /** share of the sample births (0..1) that have at least as many witnesses on the winning side */
  baseRate: number
  /** the finding of the weighing itself */
  id: string
}

export const TOPIC_HOUSE: Readonly<Record<MainTopic, House>> = { career: 10, love: 7, abroad: 9 }
const SECOND_HOUSE: Readonly<Record<MainTopic, House>> = { career: 11, love: 5, abroad: 12 }
const KARAKAS: Readonly<Record<MainTopic, readonly Graha[]>> = { career: ['sun', 'saturn', 'mercury'], love: ['venus'], abroad: ['rahu'] }

/** Houses whose lords and occupants tie a period to a topic; the first is the topic's own. */
export const TOPIC_TIES: Readonly<Record<MainTopic, readonly House[]>> = { career: [10, 11, 6, 2], love: [7, 5, 2], abroad: [9, 12, 3, 7] }

/**
 * How much makes a witness speak. The verses on lords lean to the good (most of 144 are kind), so that more is asked of them before they
 * count for a topic than against it; a house is judged by who is in it and sees it, and needs no such correction.
 */
const SPEAKS_FOR: Readonly<Record<WitnessName, number>> = { house: 1, lord: 1.5, karaka: 1, moon: 1.5, varga: 1.5, second: 1.5, dasha: 1 }
const SPEAKS_AGAINST = 1

/** True when a witness is loud enough to be heard. */
export const speaks = ({ name, score }: Pick<Witness, 'name' | 'score'>): boolean => score >= SPEAKS_FOR[name] || score <= -SPEAKS_AGAINST
const UPACHAYA: readonly House[] = [3, 6, 10, 11]

/** Steps of likelihood are bound to counts: strong 4 or more with at most one against, fair 3 (or 4 with more against), slight 2; below that, silence. */
export function stepOf(winning: number, losing: number): Step | null {
  if (winning >= 4) return losing <= 1 ? 'strong' : 'fair'
  if (winning === 3) return 'fair'
  return winning === 2 ? 'slight' : null
}

/** Occupants and aspects of a house: BPHS 11.14-16 and 26; malefics do well in 3, 6, 10, 11. */
function houseWitness(c: Composer, view: HouseView, house: House, topic: Topic): Omit<Witness, 'name' | 'counted'> {
  let score = 0
  const ids: string[] = []
  const carriers: { graha: Graha; weight: number }[] = []
  const add = (graha: Graha, weight: number, id: string): void => {
    score += weight
    ids.push(id)
    carriers.push({ graha, weight })
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
  return { carriers: carriers.filter(({ weight }) => weight * score > 0).map(({ graha }) => graha), score, ids }
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
function lordWitness(c: Composer, house: House, topic: Topic, view: HouseView): Omit<Witness, 'name' | 'counted'> {
  const { id, graha, polarity } = lordFinding(c, house, topic, view)
  const strength = c.facts.strength(graha)
  const score =
    (polarity === 'support' ? 1 : polarity === 'oppose' ? -1 : 0) + (strength >= 2 ? 1 : strength === 1 ? 0.5 : strength <= -1 ? -1 : 0)
  return { carriers: [graha], score, ids: strength === 0 ? [id] : [id, dignityFinding(c, graha, topic)] }
}

function karakaWitness(c: Composer, topic: MainTopic): Omit<Witness, 'name' | 'counted'> {
  if (topic === 'abroad') {
    // Rahu for the foreign: practice; it speaks only from a house of movement
    const { id, house } = placeFinding(c, 'rahu', topic)
    const outward = [3, 7, 9, 12].includes(house) ? 1.5 : [1, 4, 10].includes(house) ? 1 : 0
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
  return { carriers: carriers.length > 0 ? carriers : [...karakas], score, ids: karakas.map((graha) => dignityFinding(c, graha, topic)) }
}

/** The same house from the Moon, with its lord. */
function moonWitness(c: Composer, topic: MainTopic): Omit<Witness, 'name' | 'counted'> {
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
  return { carriers: [lord, ...seat.carriers.filter((graha) => graha !== lord)], score: seat.score / 2 + lordScore, ids: [id, ...seat.ids] }
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
          why: { key: 'why.vargaDignity', slots: { ...names, dignity: { term: `dignity.${dignityIn(graha, sign)}` } } },
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

function vargaWitness(c: Composer, topic: MainTopic): Omit<Witness, 'name' | 'counted'> {
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
  return { carriers: [graha], score: placed + DIGNITY_SCORE[dignityIn(graha, sign)] / 2, ids: [id] }
}

/** How strongly a graha is tied to a topic's houses: as lord, occupant or onlooker. */
export function tieTo(c: Composer, graha: Graha, topic: MainTopic): number {
  const view = c.facts.main
  const acts = graha === 'rahu' || graha === 'ketu' ? signLord(c.facts.sign(graha)) : graha
  const [own, ...others] = TOPIC_TIES[topic] as [House, ...House[]]
  let tie = 0
  if (view.lordOf(own) === acts) tie += 3
  if (view.houseOf(graha) === own) tie += 2
  if (aspectsSign(graha, c.facts.sign(graha), view.signOf(own))) tie += 1
  for (const house of others) {
    if (view.lordOf(house) === acts) tie += 1
    if (view.houseOf(graha) === house) tie += 1
  }
  if (KARAKAS[topic].includes(graha)) tie += 1
  return tie
}

function dashaWitness(c: Composer, topic: MainTopic): Omit<Witness, 'name' | 'counted'> {
  const { running, grain } = c.dashas
  if (running === null || grain === 'none') return { carriers: [], score: 0, ids: [] }
  const period = grain === 'maha' ? running.maha : running.antar
  const lord = period.lords.at(-1) as Graha
  const tie = tieTo(c, lord, topic)
  const ids = [periodFinding(c, period)]
  if (tie < 2) return { carriers: [lord], score: 0, ids }
  return { carriers: [lord], score: wellPlaced(c, lord) ? 1 + (tie >= 4 ? 0.5 : 0) : -1, ids }
}

/** Home against distance: the fourth house and the twelfth (practice) as the second voice on living abroad. */
export function homeAndDistance(c: Composer): { home: number; distance: number; id: string } {
  const view = c.facts.main
  const home = houseWitness(c, view, 4, 'abroad').score + lordWitness(c, 4, 'abroad', view).score
  const lord12 = view.lordOf(12)
  const lord1 = view.lordOf(1)
  const outward =
    (view.occupants(12).length > 0 ? 1 : 0) +
    ([1, 7, 9, 10, 3].includes(view.houseOf(lord12)) ? 1 : 0) +
    ([12, 9, 7].includes(view.houseOf(lord1)) ? 1 : 0) +
    (c.facts.strength(lord12) >= 1 ? 0.5 : 0)
  const id = c.find({
    id: 'home.distance',
    topic: 'abroad',
    rule: 'none.h',
    paths: housePaths(view, view.lordOf(4), lord12),
    why: {
      key: 'why.homeDistance',
      slots: {
        lord4: c.grahaStart(view.lordOf(4)),
        placed4: c.house(view.houseOf(view.lordOf(4))),
        lord12: c.graha(lord12),
        placed12: c.house(view.houseOf(lord12)),
      },
    },
    polarity: 'mixed',
  })
  return { home, distance: outward, id }
}

function secondWitness(c: Composer, topic: MainTopic): Omit<Witness, 'name' | 'counted'> {
  if (topic === 'abroad') {
    const { home, distance, id } = homeAndDistance(c)
    const difference = distance - home
    const lord = c.facts.main.lordOf(12)
    return { carriers: [lord], score: Math.max(-2, Math.min(2, difference)), ids: [id, lordFinding(c, 12, 'abroad').id] }
  }
  return lordWitness(c, SECOND_HOUSE[topic], topic, c.facts.main)
}

/**
 * The voices on a topic and what they come to. Of two witnesses carried by one graha on the same side the stronger counts; on opposite
 * sides equal ones cancel and different ones both stand (BPHS 24.145-148).
 */
export function weigh(c: Composer, topic: MainTopic): TopicReading {
  const house = TOPIC_HOUSE[topic]
  const main = c.facts.main
  const voices: Record<WitnessName, Omit<Witness, 'name' | 'counted'>> = {
    house: houseWitness(c, main, house, topic),
    lord: lordWitness(c, house, topic, main),
    karaka: karakaWitness(c, topic),
    moon: c.timed ? moonWitness(c, topic) : { carriers: [], score: 0, ids: [] },
    varga: vargaWitness(c, topic),
    second: secondWitness(c, topic),
    dasha: dashaWitness(c, topic),
  }
  const witnesses = WITNESS_NAMES.map((name): Witness => ({ name, counted: false, ...voices[name] }))
  const speaking = witnesses
    .filter((witness) => speaks(witness) && witness.ids.length > 0)
    .toSorted((a, b) => Math.abs(b.score) - Math.abs(a.score))
  // those with one carrier choose first, so that no voice is lost to one that could have spoken through another graha
  const taken = { for: new Set<Graha>(), against: new Set<Graha>() }
  for (const witness of speaking.toSorted((a, b) => a.carriers.length - b.carriers.length)) {
    const side = witness.score > 0 ? taken.for : taken.against
    const cancelled = speaking.some((other) => other.carriers[0] === witness.carriers[0] && other.score === -witness.score)
    const free = witness.carriers.find((graha) => !side.has(graha))
    if (cancelled || free === undefined) continue
    side.add(free)
    witness.counted = true
  }
  const forIt = speaking.filter(({ score, counted }) => counted && score > 0)
  const against = speaking.filter(({ score, counted }) => counted && score < 0)
  const [winning, losing] = forIt.length >= against.length ? [forIt.length, against.length] : [against.length, forIt.length]
  const step = stepOf(winning, losing)
  const verdict: Verdict =
    step === null ? 'silent' : forIt.length === against.length ? 'even' : forIt.length > against.length ? 'support' : 'oppose'
  const side = verdict === 'oppose' ? 'against' : 'for'
  const baseRate = BASE_RATES[topic][side][winning] ?? 0
  const id = c.find({
    id: `weigh.${topic}`,
    topic,
    rule: 'bphs24.145-148',
    paths: c.timed
      ? ['D1.lagna.sign', 'D1.moon.sign', `D1.${main.lordOf(house)}.house`]
      : ['D1.moon.sign', `D1.${main.lordOf(house)}.sign`],
    why: { key: 'why.weighing', slots: { count: speaking.length } },
    polarity: verdict === 'support' ? 'support' : verdict === 'oppose' ? 'oppose' : 'mixed',
    strength: step ?? 'slight',
  })
  return { topic, witnesses, for: forIt, against, verdict, step, baseRate, id }
}
