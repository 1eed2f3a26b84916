import type { Graha } from '@disha/contracts/chart'
import type { Block, TextRun } from '@disha/contracts/document'
import { grahaYuddhas } from '@disha/jyotish/combustion'
import { COURTED, ELDER, LATE } from '../understanding/ages.ts'
import { isWeddingOff } from '../understanding/wedding-off.ts'
import type { Composer, Line } from '../compose/composer.ts'
import {
  aspectFinding,
  dignityFinding,
  isNode,
  lordFinding,
  lordLine,
  placedOf,
  placeFinding,
  signFinding,
  seatOf,
  standingFinding,
  isCountedFrom,
} from '../compose/parts.ts'
import { standing } from '../compose/strength.ts'
import { addYears } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { DIGNITY_SCORE, dignityInVarga, signLord, type House } from '../facts/houses.ts'
import type { MessageKey, Slots } from '../phrasebook/phrasebook.ts'
import { periodTone } from '../rules/period-colour.ts'
import { CLOSELY_TIED, periodTie, TIED } from '../rules/periods.ts'
import {
  fromMoonLord,
  TOPIC_HOUSE,
  vargaFinding,
  vargaHouseFinding,
  vargaOf,
  type MainTopic,
  type TopicReading,
  type Witness,
} from '../rules/witnesses.ts'
import { datedPairs, pairsHold } from '../rules/dasha-pairs.ts'
import { questionOf } from '../understanding/understanding.ts'
import { isOfCompany } from './kin-asked.ts'
import { isCaseRunning } from './apart.ts'
import { askedTopics, inFull, readings, windows } from './cache.ts'
import { postSpan } from './exam-year.ts'
import {
  bothSidesLines,
  cannotKey,
  countLine,
  fieldName,
  loudestLines,
  methodFinding,
  nearestVoice,
  sideOf,
  captionName,
  topicTerm,
  uncountedLines,
  verdictLines,
  voiceSlots,
  witnessTables,
} from './verdict.ts'
import { passedLine } from './passed-lines.ts'
import { undated } from './undated.ts'
import { studiesField, workNamed } from './work-told.ts'
import { farIsVisit, farKind, keepsNoPost, readsOfJourneys, readsOfRoadAlone } from './stretch-kind.ts'
import { briefNextLine, nearestLines, nextLine, strongestLines, waitsForMarriage, windowTable } from './window-lines.ts'
import type { Window } from '../rules/windows.ts'

/** How far ahead the verses on sub-periods are told. */
const PAIR_YEARS = 15
/** So many of them where nobody asked. */
const NEAREST_PAIRS = 2
/** Of the periods tied to a topic the closest are listed. */
const MOST_PERIODS = 6
const PERIOD_YEARS = 10
/** From this age on a child that is spoken of is not taken for a pupil. */
const PUPILS_PARENT = 55

/** The heaviest of a list, in the order of the list; of equals the earlier ones. */
export function heaviest<T>(list: readonly T[], weight: (one: T) => number, most: number): T[] {
  const kept = new Set(list.toSorted((a, b) => weight(b) - weight(a)).slice(0, most))
  return list.filter((one) => kept.has(one))
}

/** Verdict, the loudest voices and the next window: the answer before the reasons; of a field that nobody asked about in a few sentences. */
export function answerBlocks(c: Composer, topic: MainTopic): Block[] {
  const reading = readings(c)[topic]
  // of one's own company nothing is dated beside a relative's matter
  const isDatedField = !undated(c, topic) && !(topic === 'love' && isOfCompany(c))
  const next = isDatedField ? windows(c)[topic][0] : undefined
  const sense = ageLine(c, topic)
  const heading = c.heading('topic.headAnswer')
  // the time stands last, as what ties the field to the question goes on from it
  if (!askedTopics(c).has(topic))
    return [heading, c.paragraph(sense, ...briefVerdict(c, reading), next !== undefined && briefNextLine(c, next))]
  const bereaved = topic === 'love' && c.asker.bond === 'widowed'
  return [
    heading,
    c.paragraph(
      // a loss is spoken of before any count or date
      bereaved && sense,
      ...(reading.step === null ? silentLines(c, reading) : verdictLines(c, reading)),
      ...loudestLines(c, reading),
      next !== undefined && nextLine(c, next),
      ...(isDatedField ? strongestLines(c, topic) : []),
      isDatedField && passedLine(c, topic),
      !bereaved && sense,
    ),
  ]
}

/** The lean alone, with the one voice that carries it most; the count stands under the tables. */
function briefVerdict(c: Composer, reading: TopicReading): Line[] {
  if (reading.step === null) return silentLines(c, reading).slice(0, 2)
  const side = reading.verdict === 'oppose' ? 'against' : 'for'
  const [lean] = verdictLines(c, reading)
  const [first] = reading[side]
  return [lean as Line, ...(first === undefined ? [] : [c.line(first.ids, `verdict.loudest.${side}`, voiceSlots(c, reading.topic, first))])]
}

/** Where too few speak for a verdict, a chapter begins with what is heard most clearly, and then gives the count. */
function silentLines(c: Composer, reading: TopicReading): Line[] {
  const nearest = nearestVoice(reading)
  if (nearest === null) return verdictLines(c, reading)
  const [lean] = verdictLines(c, reading)
  return [
    c.line(nearest.ids, reading.for.length + reading.against.length > 0 ? 'topic.silent' : 'topic.silent.uncounted', {
      topic: fieldName(c, reading.topic),
      ...voiceSlots(c, reading.topic, nearest),
    }),
    lean as Line,
    countLine(c, reading),
  ]
}

/** From this age on somebody who names the work they do is not told of a first training. */
const TRAINED = 21

/** In what sense a chapter is to be read at an age at which its usual words do not fit. */
function ageLine(c: Composer, topic: MainTopic): Line | null {
  const { age, work, bond, love } = c.asker
  const ended = topic === 'love' && (bond === 'parted' || bond === 'widowed')
  const far = topic === 'abroad' ? farKind(c) : null
  const elder =
    topic === 'career'
      ? work === 'service'
      : topic === 'love'
        ? love === 'wide'
        : age >= ELDER && far !== 'abroad.there' && !readsOfJourneys(c)
  const young = topic === 'career' ? work === 'study' : topic === 'love' && age < COURTED
  // a training that still runs is none
  const trained = c.asker.age >= TRAINED && !studiesField(c) && workNamed(c).some(({ tie }) => tie === 'does')
  const stage = ended
    ? isCaseRunning(c)
      ? 'case'
      : bond
    : elder
      ? 'elder'
      : far !== null && readsOfJourneys(c)
        ? 'visit'
        : !young
          ? null
          : topic !== 'career'
            ? 'young'
            : trained
              ? 'trained'
              : c.asker.trade === 'aspirant'
                ? 'aspirant'
                : 'young'
  if (stage === null) return null
  const own = `topic.age.${topic}.${stage}.${c.asker.retired ? 'retired' : age < ELDER ? 'before' : ''}`
  const key = (c.book.has(own) ? own : `topic.age.${topic}.${stage}`) as MessageKey
  const id = c.find({
    id: 'age',
    rule: 'practice.clock',
    paths: ['input.birthLocal'],
    why: { key: 'why.age', slots: { age } },
    timeless: true,
  })
  return c.line([id], key, { age })
}

/**
 * A text without offices, buyers and pay for those whose days no post and no trade fills, of roads for those who read of journeys, and of affection for
 * those past courting, where there is such a one.
 */
export function atHomeKey(c: Composer, key: MessageKey): MessageKey {
  if (isPastCourting(c) && c.book.has(`${key}.wide`)) return `${key}.wide` as MessageKey
  return keepsNoPost(c) || (key.startsWith('abroad.') && readsOfJourneys(c)) ? homeKey(c, key) : key
}

function homeKey(c: Composer, key: MessageKey): MessageKey {
  const own = `${key}.home`
  return c.book.has(own) ? (own as MessageKey) : key
}

/** True of those to whom no text speaks of romance: by their age, or by the life they tell of, unless they ask of love. */
const isPastCourting = (c: Composer): boolean =>
  !askedTopics(c).has('love') && (c.asker.age >= LATE || c.asker.love === 'wide' || c.asker.love === 'widowed')

/** True of a house of money where whoever reads of it earns nothing yet, or has a salary: tenders and buyers are for those with a trade. */
const earnsNoTrade = (c: Composer, house: House): boolean =>
  (c.asker.work === 'study' || c.asker.trade === 'post') && (house === 2 || house === 11)

/** A verse on a bond of two for those who have lost the other and ask for no new one. */
function soleKey(c: Composer, key: MessageKey): MessageKey | null {
  const own = `${key}.sole`
  return c.asker.bond === 'widowed' && !askedTopics(c).has('love') && c.book.has(own) ? (own as MessageKey) : null
}

/** The verse on the lord of a house in the words of somebody's days. */
function verseLine(c: Composer, house: House, topic: MainTopic): Line {
  const { id, placed } = lordFinding(c, house, topic)
  const key: MessageKey = `lord.${house}.in.${placed}`
  const own = soleKey(c, key) ?? (earnsNoTrade(c, house) ? homeKey(c, key) : atHomeKey(c, key))
  return own === key ? lordLine(c, house, topic) : c.line([id], own)
}

/** The lord of the topic's own house: where it stands, its dignity, its company. */
export function ownLordBlocks(c: Composer, topic: MainTopic): Block[] {
  const house = TOPIC_HOUSE[topic]
  const { id, graha, placed } = lordFinding(c, house, topic)
  const counted = isCountedFrom(c, graha)
  const verse = counted ? null : verseLine(c, house, topic)
  // told here even if another chapter had it; the chapters that follow leave it out
  c.fresh(verse)
  return [
    counted
      ? c.paragraph(c.line([id], 'topic.lordMoon', { sign: c.sign(c.facts.sign(graha)) }))
      : c.paragraph(
          c.varied([id], 'topic.lordIntro', {
            graha: c.graha(graha),
            graha2: c.grahaStart(graha),
            house: c.house(house),
            placed: c.house(placed),
            sign: c.sign(c.facts.sign(graha)),
          }),
          verse,
        ),
    c.paragraph(
      c.line([dignityFinding(c, graha, topic)], ownDignityKey(c, graha, topic), {
        graha: c.grahaStart(graha),
        graha2: c.graha(graha),
        sign: c.sign(c.facts.sign(graha)),
        host: c.graha(signLord(c.facts.sign(graha))),
        hostStart: c.grahaStart(signLord(c.facts.sign(graha))),
      }),
      // a node that is the only company is told by what it does to this matter
      ...c.fresh(c.facts.company(graha).every(isNode) ? null : companyLine(c, graha), nodeLine(c, graha, topic)),
    ),
  ]
}

/** The sentence on the dignity of a topic's lord; to somebody whose partner makes the bond hard no text promises happiness in it. */
function ownDignityKey(c: Composer, graha: Graha, topic: MainTopic): MessageKey {
  const dignity = c.facts.dignity(graha)
  if (topic === 'love' && DIGNITY_SCORE[dignity] >= DIGNITY_SCORE.own) {
    if (c.asker.strain !== null) return 'love.dignity.strain'
    const { love } = c.asker
    const hoped = love === 'bond' || love === 'partner' || (love === 'open' && askedTopics(c).has('love'))
    if (!hoped || hasBrokenMatch(c)) return 'love.dignity.sound'
  }
  // nobody who tells of years of loss is told that setbacks are short
  if (topic === 'career' && dignity === 'exalted' && (c.asker.pressed || c.asker.debt)) return 'career.dignity.exalted.pressed'
  return c.facts.relieved(graha) ? 'topic.dignity.relieved' : atHomeKey(c, `${topic}.dignity.${dignity}`)
}

/** Proposals or an engagement that came to nothing, as told: no text promises happiness in marriage beside that. */
const BROKEN_MATCH =
  /(?:rishte?|proposals?|alliances?|engagement|sagai|sambandh\w*|matches)\b[^.?!]{0,40}(?:toot|tut |break|broke|fail|fall|cancel|called off|refus|reject)|(?:broke|broken|cancelled) (?:off )?(?:my |our |the )?(?:engagement|proposal)|\b(?:left|dumped) me\b|broke up|break ?up|my ex\b|chhod (?:diya|gaya|gayi)|chala gaya|chali gayi|छोड़ (?:दिया|गया|गई)|रिश्त[^।?!]{0,30}टूट|सगाई[^।?!]{0,30}टूट/iu
/** True where proposals came to nothing, an engagement was broken, or a partner has gone. */
export const hasBrokenMatch = (c: Composer): boolean => BROKEN_MATCH.test(c.input.concern) || isWeddingOff(c.input.concern)

/** What a node does beside the lord of the topic's house (practice). */
function nodeLine(c: Composer, lord: Graha, topic: MainTopic): Line | null {
  const node = c.facts.company(lord).find(isNode)
  if (node === undefined) return null
  const id = c.find({
    id: `node.${topic}.${node}`,
    topic,
    rule: 'practice.nodeWithLord',
    paths: [`D1.${node}.sign`, `D1.${lord}.sign`],
    why: { key: 'why.company', slots: { graha: c.grahaStart(lord), others: c.graha(node) } },
    polarity: 'mixed',
  })
  return c.line([id], atHomeKey(c, `${topic}.node.${node as 'rahu'}`))
}

/** Who shares a graha's sign, and what that does to it. */
export function companyLine(c: Composer, graha: Graha): Line | null {
  const others = c.facts.company(graha)
  if (others.length === 0) return null
  // with whom a graha is at war it is in no good company, however kind they are
  const atWar = grahaYuddhas(c.chart).some(({ victor, vanquished }) =>
    victor === graha ? others.includes(vanquished) : vanquished === graha && others.includes(victor),
  )
  const kind =
    others.every((other) => c.facts.benefic(other)) && !atWar ? 'good' : others.some((other) => c.facts.benefic(other)) ? 'mixed' : 'hard'
  const names = { list: others.map((one) => c.graha(one)) }
  const id = c.find({
    id: `company.${graha}`,
    rule: 'bphs11.14-16',
    paths: [graha, ...others].map((one) => `D1.${one}.sign`),
    why: { key: 'why.company', slots: { graha: c.grahaStart(graha), others: names } },
    polarity: kind === 'good' ? 'support' : kind === 'hard' ? 'oppose' : 'mixed',
  })
  return c.line([id], `topic.company.${kind}`, { graha: c.grahaStart(graha), others: names, sign: c.sign(c.facts.sign(graha)) })
}

/** A further house's lord with its verse; nothing where another chapter has told that verse already. */
export function otherLordBlocks(c: Composer, house: House, topic: MainTopic): Block[] {
  const { id, graha, placed } = lordFinding(c, house, topic)
  // the house of the Moon from itself has nothing to tell of the house that it rules
  if (isCountedFrom(c, graha)) return []
  const [verse] = c.fresh(verseLine(c, house, topic))
  if (verse === undefined) return []
  return [
    c.paragraph(
      c.varied([id], 'topic.otherLord', {
        house: c.house(house),
        area: house === 5 && c.asker.parent ? c.say('topic.area.children') : { term: `area.${house}` },
        graha: c.graha(graha),
        graha2: c.grahaStart(graha),
        placed: c.house(placed),
      }),
      verse,
    ),
  ]
}

/** Grahas in the topic's house and those that look at it. */
export function seatBlocks(
  c: Composer,
  house: House,
  topic: MainTopic,
  occupant: (graha: Graha) => MessageKey,
  onlooker: ((graha: Graha) => MessageKey) | null,
): Block[] {
  const view = c.facts.main
  const { id: signId, sign } = signFinding(c, house, topic, 'practice.houseSign')
  const inside = view.occupants(house)
  const slots = { sign: c.sign(sign), house: c.house(house), lord: c.graha(view.lordOf(house)) }
  const blocks: Block[] = []
  // an empty house with onlookers speaks through them, and one without is told at the end
  if (inside.length === 0 && onlooker === null)
    blocks.push(c.paragraph(c.line([signId], c.timed ? 'topic.empty' : 'topic.emptyMoon', slots)))
  for (const graha of inside)
    blocks.push(
      c.paragraph(
        c.line([placeFinding(c, graha, topic).id], atHomeKey(c, occupant(graha)), { state: seatOf(c, graha) }),
        lowLine(c, graha, topic),
      ),
    )
  if (onlooker === null) return blocks
  const looking = view.aspecting(house).filter((graha) => !isNode(graha))
  const lines = looking.map((graha) =>
    c.line([aspectFinding(c, graha, house, topic)], atHomeKey(c, onlooker(graha)), {
      placed: c.house(view.houseOf(graha)),
      sign: c.sign(c.facts.sign(graha)),
    }),
  )
  const faint = looking.filter((graha) => c.facts.benefic(graha) && standing(c, graha) === 'weak')
  if (faint.length > 0)
    lines.push(
      c.line(
        faint.map((graha) => standingFinding(c, graha, topic)),
        'topic.faint',
        { grahas: { list: faint.map((graha, index) => (index === 0 ? c.grahaStart(graha) : c.graha(graha))) }, count: faint.length },
      ),
    )
  const reading = readings(c)[topic]
  const side = house === TOPIC_HOUSE[topic] ? sideOf(reading, 'house') : null
  const seat = reading.witnesses.find(({ name }) => name === 'house')
  // the kind words of single grahas are not left alone where the whole house counts against
  if (side === 'against' && seat !== undefined && inside.length + lines.length > 1)
    lines.push(c.line(seat.ids, 'topic.seatSum.against', { house: c.house(house) }))
  if (lines.length > 0) blocks.push(c.paragraph(...lines))
  else if (inside.length === 0) blocks.push(c.paragraph(c.line([signId], 'topic.noAspect', slots)))
  return blocks
}

/** A debilitated graha in a topic's house: what is left of its gift, and whether the debility is relieved. */
function lowLine(c: Composer, graha: Graha, topic: MainTopic): Line | null {
  if (c.facts.dignity(graha) !== 'debilitated' || isNode(graha)) return null
  return c.line([dignityFinding(c, graha, topic)], c.facts.relieved(graha) ? 'topic.occ.relieved' : 'topic.occ.low')
}

/** The topic's house from the Moon, and its lord in the varga. */
export function confirmationBlocks(c: Composer, topic: MainTopic): Block[] {
  const house = TOPIC_HOUSE[topic]
  const blocks: Block[] = []
  if (c.timed) {
    const lord = c.facts.moon.lordOf(house)
    const placed = c.facts.moon.houseOf(lord)
    const id = fromMoonLord(c, house, lord, placed, topic)
    const side = sideOf(readings(c)[topic], 'moon')
    const poor = DIGNITY_SCORE[c.facts.dignity(lord)] < 0
    // a view that takes no side is listed among the silent, and needs no paragraph
    const { verdict } = readings(c)[topic]
    const asWhole = verdict === 'support' ? 'well' : verdict === 'oppose' ? 'wellAgainst' : 'wellAlone'
    const tone = side === 'for' ? (poor ? 'though' : asWhole) : side === 'against' ? 'ill' : null
    if (tone !== null)
      blocks.push(
        c.paragraph(
          c.line([id], `topic.moon.${tone}`, {
            house: c.house(house),
            sign: c.sign(c.facts.moon.signOf(house)),
            graha: c.graha(lord),
            placed: c.house(placed),
            topic: topicTerm(topic),
          }),
        ),
      )
  }
  const isMoonTold = blocks.length > 0
  const varga = vargaFinding(c, topic)
  // the chart of work names posts and trades, and that of marriage what two grow into: those who have neither and ask of neither are told of none
  const isLacking = topic === 'career' ? keepsNoPost(c) : c.asker.bond === 'widowed'
  const isTold = !isLacking || askedTopics(c).has(topic)
  if (varga.house !== null && topic !== 'abroad' && isTold)
    blocks.push(
      c.paragraph(
        c.line([varga.id], vargaKey(topic, varga.graha, varga.sign, varga.house), {
          graha: c.graha(varga.graha),
          seat: vargaSeat(c, varga.graha, varga.sign, varga.house),
        }),
        vargaHouseLine(c, topic),
        openVargaLine(c, topic),
      ),
    )
  if (blocks.length === 0 || topic === 'abroad') return blocks
  const heading = !isMoonTold ? 'topic.headVargaOnly' : blocks.length === 1 ? 'topic.headMoonOnly' : 'topic.headMoon'
  return [c.heading(heading), ...blocks]
}

/** Houses of a varga in which a lord is well, whatever its sign. */
const KIND_HOUSES: readonly number[] = [1, 2, 3, 4, 5, 7, 9, 10, 11]

/** The text of a lord's house in its varga; rank from a low sign is not called firm. */
function vargaKey(topic: 'career' | 'love', graha: Graha, sign: number, house: House): MessageKey {
  if (topic === 'love') return `love.d9.${house}`
  return house === 10 && dignityInVarga(graha, sign) === 'debilitated' ? 'career.d10.10.low' : `career.d10.${house}`
}

/** A graha's sign in a varga, with its dignity there only where that is high or low; what a kind house promises from a low sign comes late. */
function vargaSeat(c: Composer, graha: Graha, sign: number, house: number): string {
  const dignity = dignityInVarga(graha, sign)
  if (dignity === 'debilitated' && KIND_HOUSES.includes(house)) return c.say('seat.vargaLow', { sign: c.sign(sign) })
  const marked = dignity === 'exalted' || dignity === 'moolatrikona' || dignity === 'own' || dignity === 'debilitated'
  return c.say(marked ? `seat.${dignity}` : 'seat.plain', { sign: c.sign(sign) })
}

/** That the houses of a varga hang on the clock, where its lagna changes within the margin of the birth time. */
function openVargaLine(c: Composer, topic: 'career' | 'love'): Line | null {
  const varga = vargaOf(topic)
  if (c.sure(`${varga}.lagna.sign`)) return null
  return c.line([vargaHouseFinding(c, topic).id], 'topic.vargaOpen', { varga: { term: `varga.${varga}` }, minutes: c.clockMinutes })
}

/** The topic's house counted in the varga itself. */
function vargaHouseLine(c: Composer, topic: 'career' | 'love'): Line | null {
  const { id, inside, sign, lord, lordSign } = vargaHouseFinding(c, topic)
  const dignity = dignityInVarga(lord, lordSign)
  const base = topic === 'career' ? 'career.d10house' : 'love.d9house'
  const side = sideOf(readings(c)[topic], 'vargaHouse')
  // nothing is told where the house comes to neither side
  if (side === null) return null
  const kept = c.say(`${base}.${side === 'for' ? 'up' : 'down'}`)
  // those who stand there may outweigh the lord
  const outweighed = (side === 'for' && DIGNITY_SCORE[dignity] < 0) || (side === 'against' && DIGNITY_SCORE[dignity] > 0)
  const effect = outweighed ? c.say(`topic.outweighed.${side}`, { effect: kept }) : kept
  return c.line([id], inside.length === 0 ? `${base}.empty` : base, {
    sign: c.sign(sign),
    grahas: { list: inside.map((graha) => c.graha(graha)) },
    count: inside.length,
    lord: c.graha(lord),
    dignity: { term: `dignity.${dignity}` },
    effect,
  })
}

/** The two sides, and what they come to. */
export function balanceBlocks(c: Composer, topic: MainTopic): Block[] {
  const reading = readings(c)[topic]
  // the first of each side stands in the short answer
  // what one graha says on both sides is no support to rely on
  const clear = (side: 'for' | 'against'): Witness | undefined =>
    reading[side].slice(1).find(({ carriers: [first] }) => {
      const contrary = side === 'for' ? reading.against : reading.for
      return first === 'points' || !contrary.some(({ carriers }) => carriers[0] === first)
    })
  const [rely, watch] = [clear('for'), clear('against')]
  const uncounted = [...bothSidesLines(c, reading), ...uncountedLines(c, reading)]
  return [
    c.heading('topic.headWitnesses'),
    // an answer in few words has left it out
    ...(askedTopics(c).has(topic) ? [] : [c.paragraph(countLine(c, reading))]),
    ...witnessTables(c, reading),
    ...(uncounted.length === 0 ? [] : [c.paragraph(...uncounted)]),
    ...(inFull(c, topic) ? netBlocks(c, topic, rely, watch) : []),
  ]
}

/** What else to rely on, and what else to watch. */
function netBlocks(c: Composer, topic: MainTopic, rely: Witness | undefined, watch: Witness | undefined): Block[] {
  if (rely === undefined && watch === undefined) return []
  const slots = (side: 'for' | 'against', witness: Witness | undefined): Slots => {
    if (witness === undefined) return {}
    const { who, says } = voiceSlots(c, topic, witness)
    return { [`${side}Who`]: who, [`${side}Says`]: says } as Slots
  }
  return [
    c.heading('topic.headNet'),
    c.paragraph(
      c.line(
        [...(rely?.ids ?? []), ...(watch?.ids ?? [])],
        `topic.net.${rely === undefined ? 'against' : watch === undefined ? 'for' : 'both'}`,
        { ...slots('for', rely), ...slots('against', watch) },
      ),
    ),
  ]
}

/** True for a parent whose child is still a pupil at home, as far as the words tell: nobody is told how to talk to one who is grown or gone. */
export const hasPupil = (c: Composer): boolean =>
  c.asker.parent && c.asker.age < PUPILS_PARENT && questionOf(c.input.concern).grownChild === null

/** One thing to do for a child, by the lord of the 5th. */
export function childLine(c: Composer, topic: MainTopic | 'general'): Line {
  const lord = c.facts.main.lordOf(5)
  return c.line([placeFinding(c, lord, topic).id], 'child.line', {
    lord: c.graha(lord),
    state: placedOf(c, lord),
    act: c.say(`child.act.${lord as 'sun'}`),
  })
}

/** The best stretches of the years told, the nearest of them in words, and the periods that are tied to the topic. */
export function whenBlocks(
  c: Composer,
  topic: MainTopic,
  lean: ((period: DashaDates) => string) | null = null,
  later: readonly Window[] = [],
): Block[] {
  const reading = readings(c)[topic]
  const ahead = windows(c)[topic]
  const blocks: Block[] = [c.heading('topic.headWhen'), ...windowTable(c, topic, later)]
  if (ahead.length === 0)
    blocks.push(
      c.paragraph(
        topic === 'career' && postSpan(c) !== null
          ? c.line([reading.id], 'window.none.after')
          : c.line([reading.id], 'window.none', { topic: topicTerm(topic) }),
      ),
    )
  // dates, periods and what opens them stand in the table
  const [nearest] = ahead
  if (nearest !== undefined) {
    const [opening, ...lines] = nearestLines(c, nearest)
    const untold = c.fresh(...lines)
    if (untold.length > 0) blocks.push(c.paragraph(opening, ...untold))
  }
  // a verse on a marriage to come is none for those who are married
  const verses =
    topic === 'career' || (topic === 'love' && c.asker.bond === 'married')
      ? []
      : datedPairs(c, topic, PAIR_YEARS).slice(0, inFull(c, topic) ? undefined : NEAREST_PAIRS)
  if (verses.length > 0) {
    blocks.push(c.heading('pair.head'), c.list(verses.map((line) => [line])))
    if (topic === 'love' && waitsForMarriage(c, topic) && ahead.length > 0) blocks.push(c.paragraph(c.line(verses[0].ids, 'pair.beside')))
  }
  return inFull(c, topic) ? [...blocks, ...periodBlocks(c, topic, lean)] : blocks
}

const tieWord = (tie: number): 'strong' | 'some' | 'verse' => (tie >= CLOSELY_TIED ? 'strong' : tie >= TIED ? 'some' : 'verse')

/** The periods tied to a topic: the closest of the next years, and all that a stretch or a verse told above names. */
function periodBlocks(c: Composer, topic: MainTopic, lean: ((period: DashaDates) => string) | null): Block[] {
  const { grain, errorDays, antars } = c.dashas
  if (grain !== 'antar' && grain !== 'pratyantar') return []
  const end = addYears(c.input.asOf, PERIOD_YEARS)
  const told = new Set(windows(c)[topic].flatMap(({ period, clock }) => (period === null || clock === 'jupiter' ? [] : [period.from])))
  const near = antars.filter(({ from, to }) => to > c.input.asOf && from < end)
  const closest = new Set(
    heaviest(
      near.filter((period) => periodTie(c, period, topic) >= TIED),
      (period) => periodTie(c, period, topic),
      MOST_PERIODS,
    ),
  )
  const lastVerse = addYears(c.input.asOf, PAIR_YEARS)
  const hasVerse = (period: DashaDates): boolean =>
    topic !== 'career' && period.to > c.input.asOf && period.from < lastVerse && pairsHold(c, period, topic)
  const rows = antars.filter((period) => closest.has(period) || told.has(period.from) || hasVerse(period))
  if (rows.length === 0) return []
  return [
    {
      kind: 'table',
      caption: c.say('topic.periodTable', { topic: captionName(c, topic), days: errorDays }),
      columns: [
        { label: c.say('table.from'), align: 'start' },
        { label: c.say('table.to'), align: 'start' },
        { label: c.say('table.period'), align: 'start' },
        { label: c.say('table.touches'), align: 'start' },
        { label: c.say('table.tone'), align: 'start' },
        ...(lean === null ? [] : [{ label: c.say('table.leans'), align: 'start' as const }]),
      ],
      rows: rows.map((period) => [
        c.book.date(period.from, errorDays > 12 ? 'month' : 'day'),
        c.book.date(period.to, errorDays > 12 ? 'month' : 'day'),
        `${c.book.term(`grahaBare.${period.lords[0]}`)} / ${c.book.term(`grahaBare.${period.lords[1]}`)}`,
        c.say(`topic.periodRow.${tieWord(periodTie(c, period, topic))}`),
        c.say(`tone.${periodTone(c, period)}`),
        // what is told for its verse alone leans nowhere
        ...(lean === null ? [] : [periodTie(c, period, topic) < TIED ? '–' : lean(period)]),
      ]),
    },
  ]
}

export function closingBlocks(c: Composer, topic: MainTopic, advice: Line[], cannot: MessageKey = cannotKey(topic)): Block[] {
  const method = methodFinding(c, topic, 'bphs24.145-148')
  return [
    c.heading('topic.headDo'),
    c.list(advice.map((line) => [line])),
    c.heading('topic.headCannot'),
    c.paragraph(c.line([method], cannot)),
  ]
}

/** How a topic is read, for the head of its chapter; without a birth time every house is counted from the Moon. */
export function leadRuns(c: Composer, topic: MainTopic, rule: string): TextRun[] {
  const method = methodFinding(c, `${topic}Houses`, rule)
  const view = c.facts.main
  const house = TOPIC_HOUSE[topic]
  const slots: Slots = topic === 'abroad' ? {} : { sign: c.sign(view.signOf(house)), lord: c.graha(view.lordOf(house)) }
  return c.runs([c.line([method], leadKey(c, topic), slots), ...(c.timed ? [] : [c.line([method], 'topic.fromMoon')])])
}

function leadKey(c: Composer, topic: MainTopic): MessageKey {
  if (topic === 'abroad' && readsOfRoadAlone(c)) return c.timed ? 'abroad.leadRoadBrief' : 'abroad.leadRoadBriefMoon'
  if (topic === 'abroad' && readsOfJourneys(c)) return c.timed ? 'abroad.leadRoads' : 'abroad.leadRoadsMoon'
  if (topic === 'abroad' && farIsVisit(c)) return c.timed ? 'abroad.leadVisit' : 'abroad.leadVisitMoon'
  return c.timed ? `${topic}.lead` : `${topic}.leadMoon`
}
