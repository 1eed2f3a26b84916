import type { Graha } from '@disha/contracts/chart'
import type { Block } from '@disha/contracts/document'
import { sourceOf } from '../rules/citations.ts'
import { homeAndDistance } from '../rules/home-distance.ts'
import { readings } from './cache.ts'
import type { Composer, Line } from '../compose/composer.ts'
import { wholePercent } from '../facts/derived.ts'
import { housePaths, isNode, isCountedFrom, lordFinding, signedPlace } from '../compose/parts.ts'
import { measureOf, standing } from '../compose/strength.ts'
import { aspectsSign, DIGNITY_SCORE, signLord, type House } from '../facts/houses.ts'
import {
  arudhaAmity,
  CHARA,
  charaFinding,
  KARAKAS,
  leanOf,
  SECOND_HOUSE,
  shareClause,
  speaks,
  TOPIC_TIES,
  TOPIC_HOUSE,
  upapadaSecond,
  type MainTopic,
  type TopicReading,
  type Witness,
} from '../rules/witnesses.ts'
import { isOfCompany } from './kin-asked.ts'
import type { MessageKey, Slot, Slots, TermSlot } from '../phrasebook/phrasebook.ts'
import { keepsNoPost } from './stretch-kind.ts'
import { visitOf } from './visit-asked.ts'
import { sentenceCase } from '../compose/sentence-case.ts'

export const topicTerm = (topic: MainTopic): TermSlot => ({ term: `topic.${topic}` })

/** Witnesses that this chart could call at all. */
export const heardOf = ({ witnesses }: TopicReading): number => witnesses.filter(({ ids }) => ids.length > 0).length

/** A field as it fits the person: a bond that exists, useful years after work, training before it. */
export function fieldName(c: Composer, topic: MainTopic): Slot {
  if (topic === 'love' && c.asker.love === 'bond') return c.say('verdict.field.bond')
  if (topic === 'love' && c.asker.love === 'partner' && c.asker.settled.includes('engaged')) return c.say('verdict.field.wed')
  if (topic === 'love' && isOfCompany(c)) return c.say('verdict.field.company')
  if (topic === 'career' && c.asker.work === 'service') return c.say('verdict.field.service')
  if (topic === 'career' && c.asker.trade === 'aspirant') return c.say('verdict.field.aspirant')
  if (topic === 'career' && c.asker.work === 'study') return c.say('verdict.field.training')
  if (topic === 'abroad' && c.asker.abroad) return c.say('verdict.field.there')
  // a visit has its own verdict: what the witnesses count is said of longer roads
  if (topic === 'abroad' && visitOf(c) !== null) return c.say('verdict.field.roads')
  return topicTerm(topic)
}

/** A field over its tables: a life abroad that is lived, and company that is there, are no journey and no courtship. */
export const captionName = (c: Composer, topic: MainTopic): Slot =>
  (topic === 'abroad' && c.asker.abroad) || (topic === 'love' && isOfCompany(c)) ? fieldName(c, topic) : topicTerm(topic)

/** What the witnesses come to, in words bound to counts, with the base rate; for silence, what is still useful. */
export function verdictLines(c: Composer, reading: TopicReading): Line[] {
  const { verdict, step, id } = reading
  const lean = c.line(
    [id],
    verdict === 'silent' || verdict === 'even' || step === null
      ? `verdict.${verdict === 'even' ? 'even' : 'silent'}`
      : `verdict.${verdict}.${step}`,
    {
      topic: fieldName(c, reading.topic),
    },
  )
  const nearest = step === null ? nearestVoice(reading) : null
  return [
    lean,
    countLine(c, reading),
    ...(nearest === null ? [] : [c.line(nearest.ids, 'verdict.silent.use', voiceSlots(c, reading.topic, nearest))]),
  ]
}

/** The count behind a verdict, in one sentence. */
export function countLine(c: Composer, reading: TopicReading): Line {
  const { verdict, step, id, baseRate, byWeight } = reading
  const word = (n: number): string => c.say('number', { n })
  // to an engaged couple the chart gives no verdict on the wedding: what helps and what asks for care is counted, and no more
  const wed = reading.topic === 'love' && c.asker.settled.includes('engaged') && c.asker.love === 'partner'
  return c.line(
    [id],
    wed
      ? 'verdict.count.wed'
      : byWeight
        ? `verdict.count.weight.${verdict === 'support' ? 'support' : 'oppose'}`
        : evenByWeight(reading)
          ? 'verdict.count.outweighed'
          : `verdict.count.${verdict}`,
    {
      heard: word(heardOf(reading)),
      for: word(reading.for.length),
      forN: reading.for.length,
      against: word(reading.against.length),
      againstN: reading.against.length,
      ...(step === null ? {} : { step: c.say(`verdict.step.${step}`) }),
      share: shareClause(c, baseRate),
      lead: leadOf(reading),
    },
  )
}

/** The side that weighs more, whatever the numbers. */
function leadOf({ for: forIt, against }: TopicReading): 'same' | 'for' | 'against' {
  const lean = leanOf(forIt, against)
  return lean === 0 ? 'same' : lean > 0 ? 'for' : 'against'
}

/** True where one side has more voices and the other weighs as much, so that neither carries the verdict. */
const evenByWeight = ({ verdict, for: forIt, against }: TopicReading): boolean => verdict === 'even' && forIt.length !== against.length

/** The heaviest voice on each side, what it means before the fact; none where the verdict itself has named what there is. */
export function loudestLines(c: Composer, reading: TopicReading): Line[] {
  if (reading.step === null) return []
  // one graha may speak on both sides (BPHS 24.145-148): then that is said
  return (['for', 'against'] as const).flatMap((side) => {
    const [first] = reading[side]
    if (first === undefined) return []
    const other = side === 'against' ? contraryOf(reading, first) : undefined
    const slots = voiceSlots(c, reading.topic, first)
    if (other === undefined) return [c.line(first.ids, `verdict.loudest.${side}`, slots)]
    if (other === reading.for[0]) return [c.line(first.ids, 'verdict.loudest.againstSame', slots)]
    return [c.line([...first.ids, ...other.ids], 'verdict.loudest.againstAlso', { ...slots, ...bothSlots(c, reading.topic, other) })]
  })
}

/** On which side a graha counts by birth, the running sub-period apart; null where on none or on both. */
export function birthSide(reading: TopicReading, graha: Graha): 'for' | 'against' | null {
  const on = (side: 'for' | 'against'): boolean => reading[side].some(({ name, carriers }) => name !== 'dasha' && carriers[0] === graha)
  return on('for') === on('against') ? null : on('for') ? 'for' : 'against'
}

/** What a sub-period is to a field whose lord has no tie to it: nothing much, or what its lord counts for by birth. */
export function looseTurn(c: Composer, topic: MainTopic, graha: Graha): string {
  const side = birthSide(readings(c)[topic], graha)
  return c.say(side === null ? 'answer.turn.loose' : `answer.turn.loose.${side}`)
}

/** The voice on the other side that the same graha carries, where it is counted on both. */
export function contraryOf(reading: TopicReading, { carriers: [carrier], score }: Witness): Witness | undefined {
  if (carrier === undefined || carrier === 'points') return undefined
  return (score > 0 ? reading.against : reading.for).find(({ carriers }) => carriers[0] === carrier)
}

/** The name of a witness beside its graha's own: what stands in brackets is left out, as the graha has been named. */
function bareName(c: Composer, topic: MainTopic, name: Witness['name']): string {
  const bare = `witness.${topic}.${name}.bare`
  return c.book.has(bare) ? c.say(bare) : witnessName(c, topic, name)
}

const bothSlots = (c: Composer, topic: MainTopic, { name, carriers: [carrier] }: Witness): Slots => ({
  graha: c.graha(carrier as Graha),
  other: name === 'karaka' ? c.say(`voice.pointer.${topic}`) : c.say('voice.by', { other: bareName(c, topic, name) }),
})

/** Of each graha that is counted on both sides: by what it helps, by what it hinders, and which of the two weighs more. */
export function bothSidesLines(c: Composer, reading: TopicReading): Line[] {
  const both = reading.against.flatMap((against) => {
    const helping = contraryOf(reading, against)
    return helping === undefined ? [] : [{ helping, against }]
  })
  // what the verse says of it stands with the first
  return both.map(({ helping, against }, index) =>
    c.line(
      [...helping.ids, ...against.ids],
      `witness.${index === 0 ? 'both' : 'bothToo'}.${Math.abs(helping.score) > Math.abs(against.score) ? 'for' : 'against'}`,
      {
        graha: c.grahaStart(against.carriers[0] as Graha),
        forWho: bareName(c, reading.topic, helping.name),
        againstWho: bareName(c, reading.topic, against.name),
      },
    ),
  )
}

/** The side on which a witness is heard, as the tables have it: body sentences on the same facts are chosen by it. */
export function sideOf({ topic, witnesses }: TopicReading, name: Witness['name']): 'for' | 'against' | null {
  const witness = witnesses.find((one) => one.name === name)
  if (witness === undefined || !speaks(topic, witness)) return null
  return witness.score > 0 ? 'for' : 'against'
}

/** What brings the lord of a topic low: its house, by the verse on it, or else its sign or the Sun; a graha is not called badly seated as a whole for its sign. */
function illOf(c: Composer, topic: MainTopic): 'house' | 'sign' | 'sun' {
  const { graha, polarity } = lordFinding(c, TOPIC_HOUSE[topic], topic)
  if (polarity === 'oppose') return 'house'
  return DIGNITY_SCORE[c.facts.dignity(graha)] < 0 || !c.facts.combust(graha) ? 'sign' : 'sun'
}

/** How a pointer that counts against its matter lies: by its sign, by the Sun, or by its house, for by its measure it may be strong. */
export function lowOf(c: Composer, graha: Graha): string {
  if (DIGNITY_SCORE[c.facts.dignity(graha)] < 0) return c.say('voice.low.sign')
  return c.facts.combust(graha) ? c.say('voice.low.sun') : c.say('voice.low.house', { house: c.house(c.facts.main.houseOf(graha)) })
}

/** A seat is one thing and strength another: of a weak graha that is well seated both are said. */
const wellOf = (c: Composer, graha: Graha): string => c.say(standing(c, graha) === 'weak' ? 'voice.wellBut' : 'voice.well')

/** What carries a chara karaka that counts for its matter: its house, a tie, or its sign; a weak one is called so beside it. */
function charaWell(c: Composer, topic: 'career' | 'love'): string {
  const found = charaFinding(c, topic, topic === 'love' ? 'dara' : 'amatya')
  if (found === null) return c.say('voice.chara.sign')
  const isPlaced = c.timed && [1, 4, 5, 7, 9, 10].includes(c.facts.main.houseOf(found.graha))
  const well = c.say(`voice.chara.${isPlaced ? 'placed' : found.tie === null ? 'sign' : 'tied'}`)
  return standing(c, found.graha) === 'weak' ? c.say('voice.chara.though', { well }) : well
}

/** A voice on work for those whose days no post fills, where it has such words; null for all others. */
function voiceAtHome(c: Composer, topic: MainTopic, { name, carriers }: Witness, side: 'for' | 'against'): string | null {
  const key = `voice.${topic}.${name}.${side}.home`
  if (!keepsNoPost(c) || !c.book.has(key) || (name === 'karaka' && side === 'for' && slowPointers(c).length > 0)) return null
  const lord = c.facts.main.lordOf(TOPIC_HOUSE[topic])
  return c.say(key as MessageKey, {
    what: c.say(`voice.house.${howSeen(c, topic, carriers)}`, { house: c.say(`voice.house.${topic}`) }),
    well: wellOf(c, lord),
    ill: c.say(`voice.ill.${illOf(c, topic)}`),
  })
}

/** Whether those who speak for a house stand in it, look at it, or both. */
function howSeen(c: Composer, topic: MainTopic, carriers: Witness['carriers']): 'in' | 'sees' | 'both' {
  const inside = carriers.filter((carrier) => carrier !== 'points' && c.facts.main.houseOf(carrier) === TOPIC_HOUSE[topic]).length
  return inside === carriers.length ? 'in' : inside === 0 ? 'sees' : 'both'
}

/** The natural pointers to work that lag behind where the others carry them. */
const slowPointers = (c: Composer): Graha[] =>
  KARAKAS.career.filter((graha) => c.facts.dignity(graha) === 'debilitated' || standing(c, graha) === 'weak')

/** The words of a witness; those of the natural pointers name the ones that lag behind where the others carry them. */
function voiceText(c: Composer, topic: MainTopic, witness: Witness, side: 'for' | 'against'): string {
  const { name, carriers } = witness
  const atHome = voiceAtHome(c, topic, witness, side)
  if (atHome !== null) return atHome
  if (name === 'house') {
    const how = howSeen(c, topic, carriers)
    return c.say(`voice.${topic}.house.${side}`, { what: c.say(`voice.house.${how}`, { house: c.say(`voice.house.${topic}`) }) })
  }
  if (topic !== 'abroad' && name === 'chara' && side === 'for') return c.say(`voice.${topic}.chara.for`, { well: charaWell(c, topic) })
  if (topic === 'love' && name === 'jaimini' && side === 'for') {
    const { state, there } = upapadaSecond(c)
    const count = there.length
    if (state === 'benefic') return c.say(`voice.love.jaimini.for.${arudhaAmity(c).kind === 'amity' ? 'both' : 'guarded'}`, { count })
  }
  // a lord that only its sign leaves without support is not called badly housed, nor a pointer that its motion alone carries well placed
  if (topic === 'love' && name === 'lord' && side === 'against' && lordFinding(c, TOPIC_HOUSE.love, 'love').polarity !== 'oppose')
    return c.say('voice.love.lord.againstSign')
  if (topic === 'love' && name === 'karaka' && side === 'for' && DIGNITY_SCORE[c.facts.dignity('venus')] < 1)
    return c.say('voice.love.karaka.forCarried')
  if (topic !== 'love' && name === 'lord' && side === 'against')
    return c.say(`voice.${topic}.lord.against`, { ill: c.say(`voice.ill.${illOf(c, topic)}`) })
  if (topic === 'love' && name === 'karaka' && side === 'against') return c.say('voice.love.karaka.against', { ill: lowOf(c, 'venus') })
  if (topic === 'love' && name === 'karaka') return c.say('voice.love.karaka.for', { well: wellOf(c, 'venus') })
  if (name === 'lord' && side === 'for')
    return c.say(`voice.${topic}.lord.for`, { well: wellOf(c, c.facts.main.lordOf(TOPIC_HOUSE[topic])) })
  if (topic !== 'career' || name !== 'karaka' || side === 'against') return c.say(`voice.${topic}.${name}.${side}`)
  const slow = slowPointers(c)
  if (slow.length === 0) return c.say('voice.career.karaka.for')
  return c.say('voice.career.karaka.forThough', { grahas: { list: slow.map((graha) => c.graha(graha)) }, count: slow.length })
}

/** Home against distance is told by those who speak for the side that it comes to: the lord of the 12th may be heard for the other. */
const distanceVoices = (c: Composer, score: number): Graha[] =>
  homeAndDistance(c)
    .claims.filter((claim) => claim.for === (score > 0 ? 'far' : 'home'))
    .flatMap(({ grahas }) => [...grahas])

/** A witness in the body's words: who speaks, through which graha, and what that means for a life. Its facts stand in the margin. */
export function voiceSlots(c: Composer, topic: MainTopic, witness: Witness): Slots {
  const { name, carriers, score } = witness
  const grahas = (topic === 'abroad' && name === 'second' ? distanceVoices(c, score) : carriers)
    .filter((carrier) => carrier !== 'points')
    .slice(0, 2)
  const isNamed = grahas.length > 0 && name !== 'karaka'
  const who =
    name === 'strength'
      ? c.say('voice.strength', { house: c.house(TOPIC_HOUSE[topic]) })
      : (isNamed ? bareName : witnessName)(c, topic, name)
  return {
    who: !isNamed ? who : c.say('voice.who', { who, grahas: { list: grahas.map((graha) => c.graha(graha)) } }),
    says: voiceText(c, topic, witness, score < 0 ? 'against' : 'for'),
  }
}

/** Where a graha stands, told by what makes it speak for a side: its dignity, or else its house, retrogression or combustion. */
export function stateFor(c: Composer, graha: Graha, side: 'for' | 'against'): string {
  if (isCountedFrom(c, graha)) return signedPlace(c, graha)
  const dignity = isNode(graha) ? c.facts.strength(graha) : DIGNITY_SCORE[c.facts.dignity(graha)]
  const placed = c.facts.main.houseOf(graha)
  const house = c.say(c.timed ? 'state.house' : 'state.houseMoon', { house: c.house(placed) })
  const percent = measureOf(c, graha)
  if (side === 'for' && dignity < 1) {
    if ([1, 2, 4, 5, 7, 9, 10, 11].includes(placed)) return c.say('state.carried', { house })
    if (percent !== null && percent >= 100) return c.say('state.measure', { percent: wholePercent(percent) })
  }
  if (side === 'against' && dignity > -1) {
    if ([6, 8, 12].includes(placed)) return c.say('state.hidden', { house })
    if (c.facts.combust(graha)) return c.say('state.combust')
    if (percent !== null && percent < 100) return c.say('state.short', { percent: wholePercent(percent) })
  }
  return signedPlace(c, graha)
}

/** The fact behind a witness as one plain clause. */
export function witnessFact(c: Composer, topic: MainTopic, { name, carriers, ids, score }: Witness): string {
  const [carrier] = carriers
  const side = score < 0 ? 'against' : 'for'
  const graha = carrier === undefined || carrier === 'points' ? null : carrier
  if (graha !== null && (name === 'lord' || (name === 'second' && topic !== 'abroad')))
    return c.say('fact.lord', {
      graha: c.grahaStart(graha),
      house: c.house(name === 'lord' ? TOPIC_HOUSE[topic] : SECOND_HOUSE[topic]),
      state: stateFor(c, graha, side),
    })
  if (graha !== null && name === 'karaka' && topic !== 'abroad')
    return c.say('fact.pointer', { graha: c.grahaStart(graha), what: c.say(`stands.${topic}`), state: stateFor(c, graha, side) })
  if (graha !== null && name === 'dasha' && c.dashas.running !== null) {
    const whole = c.dashas.grain === 'maha'
    const { to } = whole ? c.dashas.running.maha : c.dashas.running.antar
    return c.say(whole ? 'fact.mahaPeriod' : 'fact.period', {
      graha: c.grahaStart(graha),
      to: c.date(to, c.dashas.errorDays),
      state: stateFor(c, graha, side),
    })
  }
  return factsOf(c, ids, 1)
}

/** The witness heard most clearly where too few speak: one that is counted, or else the one that comes nearest to speaking. */
export function nearestVoice({ topic, witnesses, for: forIt, against }: TopicReading): Witness | null {
  const counted = [...forIt, ...against]
  return (
    (counted.length > 0 ? counted : witnesses.filter((witness) => witness.ids.length > 0 && !speaks(topic, witness))).toSorted(
      (a, b) => Math.abs(b.score) - Math.abs(a.score),
    )[0] ?? null
  )
}

/** Facts of a witness as one sentence, from the margin notes of its findings. */
export function factsOf(c: Composer, ids: readonly string[], most = 3): string {
  const facts = [...new Set(ids)].slice(0, most).map((id) => c.notes[id].fact)
  return facts.join('; ')
}

/** The weight of a score, by how far it stands from the middle. */
export const weightOf = (score: number): 'full' | 'half' | 'quarter' =>
  Math.abs(score) >= 2 ? 'full' : Math.abs(score) >= 1.5 ? 'half' : 'quarter'

/** A witness by its name; without a lagna the lord of the Moon's own sign speaks for the self. */
export const witnessName = (c: Composer, topic: MainTopic, name: Witness['name']): string =>
  c.say(topic === 'abroad' && name === 'chara' ? selfName(c) : `witness.${topic}.${name}`)

/** Where the verses alone speak, the lagna lord is not named. */
function selfName(c: Composer): 'witness.abroad.charaMoon' | 'witness.abroad.charaVerses' | 'witness.abroad.chara' {
  if (!c.timed) return 'witness.abroad.charaMoon'
  const reading = readings(c).abroad
  const voice = [...reading.for, ...reading.against].find(({ name }) => name === 'chara')
  return voice !== undefined && !voice.carriers.includes(c.facts.main.lordOf(1)) ? 'witness.abroad.charaVerses' : 'witness.abroad.chara'
}

/** Where a witness's facts are written: chapters and verses, or practice. */
export function sourcesOf(c: Composer, ids: readonly string[]): string {
  const names = ids.map((id) => {
    const source = c.findings.get(id)?.source
    if (source === undefined || source.kind === 'practice') return c.say('source.practice')
    return `${c.work(source.work)} ${source.chapter}${source.verse === undefined ? '' : `.${source.verse}`}`
  })
  return [...new Set(names)].join(', ')
}

/** By how far the birth time may be wrong before the weakest fact of a witness changes. */
export function firmnessOf(c: Composer, ids: readonly string[]): string {
  const findings = ids.flatMap((id) => c.findings.get(id) ?? [])
  const days = Math.max(0, ...findings.map(({ window }) => window?.errorDays ?? 0))
  if (days > 0) return c.say('firm.days', { days })
  const minutes = findings.flatMap(({ stabilityMinutes }) => (stabilityMinutes === null ? [] : [stabilityMinutes]))
  if (minutes.length === 0) return c.say('firm.always')
  const least = Math.min(...minutes)
  if (!c.timed) return c.say(least === 0 ? 'firm.notAllDay' : c.wholeDay ? 'firm.allDay' : 'firm.allSpan')
  if (least >= c.clockMinutes) return c.say('firm.minutes', { minutes: least })
  return c.say('firm.stepDown', { firm: least === 0 ? c.say('firm.fragile') : c.say('firm.minutes', { minutes: least }) })
}

/** How many facts of one witness are printed. */
const FACTS_A_WITNESS = 3

/** One side's witnesses as a list: who speaks, with what weight, on which facts, by which source, and how firmly. */
export function witnessList(c: Composer, reading: TopicReading, side: 'for' | 'against', most = 12): Block {
  const voices = reading[side]
  if (voices.length === 0)
    return c.paragraph(c.line([reading.id], `witness.none.${side}`, { heard: heardOf(reading), topic: captionName(c, reading.topic) }))
  return c.list(
    voices.slice(0, most).map((voice) => [
      c.line(voice.ids, 'witness.item', {
        name: sentenceCase(witnessName(c, reading.topic, voice.name)),
        weight: c.say(`weight.${weightOf(voice.score)}`),
        facts: factsOf(c, voice.ids, FACTS_A_WITNESS),
        sources: sourcesOf(c, voice.ids.slice(0, FACTS_A_WITNESS)),
        firm: firmnessOf(c, voice.ids),
      }),
    ]),
  )
}

const isQuiet = (reading: TopicReading): boolean => reading.for.length === 0 && reading.against.length === 0

/** Every counted witness with its facts, source, weight and firmness: one table for, one against. */
export function witnessTables(c: Composer, reading: TopicReading): Block[] {
  if (isQuiet(reading))
    return [
      c.paragraph(
        c.line([reading.id], 'witness.none.both', {
          heard: c.say('number', { n: heardOf(reading) }),
          topic: captionName(c, reading.topic),
        }),
      ),
    ]
  return (['for', 'against'] as const).flatMap((side): Block[] => {
    const voices = reading[side]
    if (voices.length === 0) return [witnessList(c, reading, side)]
    return [
      {
        kind: 'table',
        caption: c.say(side === 'for' ? 'topic.witnessesFor' : 'topic.witnessesAgainst', { topic: captionName(c, reading.topic) }),
        columns: (['table.witness', 'table.says', 'table.sourceShort', 'table.weight', 'table.holds'] as const).map((key) => ({
          label: c.say(key),
          align: 'start' as const,
        })),
        rows: voices.map((voice) => [
          sentenceCase(witnessName(c, reading.topic, voice.name)),
          factsOf(c, voice.ids, FACTS_A_WITNESS),
          sourcesOf(c, voice.ids.slice(0, FACTS_A_WITNESS)),
          c.say(`weight.${weightOf(voice.score)}`),
          firmnessOf(c, voice.ids),
        ]),
      },
    ]
  })
}

/** Voices that were heard twice through one graha or that cancel, and those that stayed silent. */
export function uncountedLines(c: Composer, reading: TopicReading): Line[] {
  const present = reading.witnesses.filter(({ ids, counted }) => ids.length > 0 && !counted)
  const named = (list: readonly Witness[], key: 'witness.uncounted' | 'witness.unheard'): Line[] =>
    list.length === 0
      ? []
      : [
          c.line([reading.id], key, {
            n: list.length,
            names: {
              list: list.map(({ name }) => witnessName(c, reading.topic, name)),
            },
          }),
        ]
  return [
    ...named(
      present.filter((witness) => speaks(reading.topic, witness)),
      'witness.uncounted',
    ),
    ...named(isQuiet(reading) ? [] : present.filter((witness) => !speaks(reading.topic, witness)), 'witness.unheard'),
  ]
}

/** Why a graha belongs to a subject, in one sentence. */
export function tieLine(c: Composer, graha: Graha, topic: MainTopic): Line {
  return c.line([tieFinding(c, graha, topic)], 'window.why', {
    antar: c.grahaStart(graha),
    topic: c.say(`window.area.${topic}`),
    tie: { list: tieNames(c, graha, topic) },
  })
}

/** By what a graha is tied to a subject: the houses of it that it rules, stands in or sees, and the offices it holds for it. */
export function tieNames(c: Composer, graha: Graha, topic: MainTopic): Slot[] {
  const view = c.facts.main
  const own = TOPIC_HOUSE[topic]
  const names: string[] = []
  const acts = isNode(graha) ? signLord(c.facts.sign(graha)) : graha
  const ruled = view.ruledBy(acts).filter((house) => TOPIC_TIES[topic].includes(house))
  const houses = { list: ruled.map((house: House) => c.house(house)) }
  if (ruled.length > 0)
    names.push(isNode(graha) ? c.say('tie.acts', { lord: c.graha(acts), house: houses }) : c.say('window.tie.lord', { house: houses }))
  if (TOPIC_TIES[topic].includes(view.houseOf(graha))) names.push(c.say('window.tie.in', { house: c.house(view.houseOf(graha)) }))
  if (aspectsSign(graha, c.facts.sign(graha), view.signOf(own))) names.push(c.say('window.tie.sees', { house: c.house(own) }))
  const chara = CHARA[topic]
  if (chara !== undefined && c.facts.karaka(chara) === graha) names.push(c.say(`window.tie.${chara}`))
  if (names.length === 0) names.push(c.say(`window.tie.karaka.${topic}`))
  return names
}

/** The finding under which a graha is tied to a subject. */
export function tieFinding(c: Composer, graha: Graha, topic: MainTopic): string {
  const view = c.facts.main
  return c.find({
    id: `tie.${topic}.${graha}`,
    topic,
    rule: 'practice.periodTie',
    paths: housePaths(view, graha),
    why: {
      key: view.reference === 'lagna' ? 'why.place' : 'why.placeMoon',
      slots: { graha: c.grahaStart(graha), house: c.house(view.houseOf(graha)), sign: c.sign(c.facts.sign(graha)) },
    },
  })
}

export const cannotKey = (topic: MainTopic): MessageKey => `${topic}.cannot`

/** A method statement: what the reading does, with the convention it rests on. */
export const methodFinding = (c: Composer, name: string, rule: string): string => {
  sourceOf(rule)
  return c.find({
    id: `method.${name}`,
    rule,
    paths: ['conventions.ayanamsa', 'conventions.node'],
    why: { key: 'why.method', slots: { year: c.chart.conventions.dashaYearDays } },
    timeless: true,
  })
}

/** The method by which a question as a whole is weighed: the ground of a line that no part of the chart speaks for. */
export const questionMethod = (c: Composer): string => methodFinding(c, 'question', 'bphs24.145-148')
