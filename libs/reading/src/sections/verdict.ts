import type { Graha } from '@disha/contracts/chart'
import type { Block } from '@disha/contracts/document'
import { sourceOf } from '../rules/citations.ts'
import type { Composer, Line } from '../compose/composer.ts'
import { housePaths } from '../compose/parts.ts'
import { aspectsSign, type House } from '../facts/houses.ts'
import { speaks, TOPIC_TIES, TOPIC_HOUSE, type MainTopic, type TopicReading, type Witness } from '../rules/witnesses.ts'
import type { Window } from '../rules/windows.ts'
import type { MessageKey, Slot, TermSlot } from '../phrasebook/phrasebook.ts'

export const topicTerm = (topic: MainTopic): TermSlot => ({ term: `topic.${topic}` })

/** What the witnesses come to, in words bound to counts, with the base rate. */
export function verdictLines(c: Composer, reading: TopicReading): Line[] {
  const { verdict, step, id } = reading
  const topic = topicTerm(reading.topic)
  const [count, against] =
    verdict === 'oppose' ? [reading.against.length, reading.for.length] : [reading.for.length, reading.against.length]
  if (verdict === 'silent' || step === null) return [c.varied([id], 'verdict.silent', { topic })]
  if (verdict === 'even') return [c.varied([id], 'verdict.even', { topic, count }), rateLine(c, reading)]
  return [c.varied([id], `verdict.${verdict}.${step}`, { topic, count, against }), rateLine(c, reading)]
}

function rateLine(c: Composer, { baseRate, id }: TopicReading): Line {
  const share =
    baseRate >= 0.5 ? c.say('share.most') : baseRate < 0.02 ? c.say('share.rare') : c.say('share.about', { n: Math.round(1 / baseRate) })
  return c.varied([id], 'verdict.rate', { share })
}

/** Facts of a witness as one sentence, from the margin notes of its findings. */
export function factsOf(c: Composer, ids: readonly string[], most = 3): string {
  const facts = [...new Set(ids)].slice(0, most).map((id) => c.notes[id].fact)
  return facts.join('; ')
}

/** One side's witnesses as a list: who speaks, and on which facts. */
export function witnessList(c: Composer, reading: TopicReading, side: 'for' | 'against', most = 7): Block {
  const voices = reading[side]
  if (voices.length === 0) return c.paragraph(c.line([reading.id], `witness.none.${side}`))
  return c.list(
    voices
      .slice(0, most)
      .map((voice: Witness) => [
        { text: c.say(`witness.${reading.topic}.${voice.name}`), ids: voice.ids, mark: 'strong' as const },
        c.line(voice.ids, 'witness.facts', { facts: factsOf(c, voice.ids) }),
      ]),
  )
}

/** Every counted witness with its side, facts, weight and stability. */
export function witnessTable(c: Composer, reading: TopicReading): Block[] {
  const voices = [...reading.for, ...reading.against]
  if (voices.length === 0) return []
  const weight = (score: number): 'full' | 'half' | 'quarter' =>
    Math.abs(score) >= 2 ? 'full' : Math.abs(score) >= 1.5 ? 'half' : 'quarter'
  return [
    {
      kind: 'table',
      caption: c.say('topic.witnesses'),
      columns: (['table.witness', 'table.side', 'table.says', 'table.weight', 'table.holds'] as const).map((key) => ({
        label: c.say(key),
        align: 'start' as const,
      })),
      rows: voices.map((voice) => [
        c.say(`witness.${reading.topic}.${voice.name}`).replace(/\.$/, ''),
        c.say(voice.score > 0 ? 'side.for' : 'side.against'),
        factsOf(c, voice.ids),
        c.say(`weight.${weight(voice.score)}`),
        c.notes[voice.ids[0]].holds,
      ]),
    },
  ]
}

/** Voices that were heard twice through one graha, and so were not counted again. */
export function uncountedLine(c: Composer, reading: TopicReading): Line | null {
  const silent = reading.witnesses.filter((witness) => !witness.counted && speaks(reading.topic, witness) && witness.ids.length > 0)
  if (silent.length === 0) return null
  const names = silent.map(({ name }) =>
    c
      .say(`witness.${reading.topic}.${name}`)
      .replace(/\.$/, '')
      .replace(/^./, (letter) => letter.toLowerCase()),
  )
  return c.line([reading.id], 'witness.uncounted', { names: { list: names } })
}

/** A window in one sentence, with why its period's lord belongs to the subject. */
export function windowLines(c: Composer, window: Window): Line[] {
  const area = c.say(`window.area.${window.topic}`)
  const double = window.double ? c.vary('window.double') : ''
  const slots = {
    from: c.date(window.from, window.errorDays),
    to: c.date(window.to, window.errorDays),
    sign: c.sign(window.jupiter.sign),
    area,
    double,
  }
  if (window.period === null) return [c.varied(window.ids, 'window.moon', slots)]
  const [maha, antar] = window.period.lords as [Graha, Graha]
  const error = window.errorDays === 0 ? '' : c.say('window.error', { days: window.errorDays })
  const first = c.varied(window.ids, 'window.one', {
    ...slots,
    error,
    maha: c.graha(maha),
    maha2: c.grahaStart(maha),
    antar: c.graha(antar),
  })
  const ties = tieNames(c, antar, window.topic)
  return ties.length === 0
    ? [first]
    : [first, c.line([tieFinding(c, antar, window.topic)], 'window.why', { antar: c.grahaStart(antar), tie: { list: ties } })]
}

function tieNames(c: Composer, graha: Graha, topic: MainTopic): Slot[] {
  const view = c.facts.main
  const own = TOPIC_HOUSE[topic]
  const names: string[] = []
  const ruled = view.ruledBy(graha).filter((house) => TOPIC_TIES[topic].includes(house))
  if (ruled.length > 0) names.push(c.say('window.tie.lord', { house: { list: ruled.map((house: House) => c.house(house)) } }))
  if (TOPIC_TIES[topic].includes(view.houseOf(graha))) names.push(c.say('window.tie.in', { house: c.house(view.houseOf(graha)) }))
  if (aspectsSign(graha, c.facts.sign(graha), view.signOf(own))) names.push(c.say('window.tie.sees', { house: c.house(own) }))
  if (names.length === 0) names.push(c.say('window.tie.karaka'))
  return names
}

function tieFinding(c: Composer, graha: Graha, topic: MainTopic): string {
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
