import { computeChart } from '@disha/jyotish/compute-chart'
import { sampleBirths } from '../../bench/sample-births.ts'
import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import { aspectsSign } from '../facts/houses.ts'
import { passageTone, PRESSING } from '../rules/passages.ts'
import type { Lack } from '../rules/passed-over.ts'
import { periodTone } from '../rules/period-colour.ts'
import { CLOSELY_TIED, periodTie, TIED } from '../rules/periods.ts'
import { datedStays, LONGEST_WAIT_DAYS, type Window } from '../rules/windows.ts'
import { MAIN_TOPICS, TOPIC_HOUSE, type MainTopic } from '../rules/witnesses.ts'
import { writeReading } from '../write-reading.ts'
import { allWindows, passedOver } from './cache.ts'

const CONCERNS = [
  'When will I get married?',
  'I left my job 8 months ago. When will I get a job?',
  'When can I go to Germany and will I get good job there?',
]
const sample = inputFor('delhi')
const inputs = [
  ...BIRTH_NAMES.map((name, index) => inputFor(name, { concern: CONCERNS[index % 3] as string })),
  ...sampleBirths(60, 'passed').map((birth, index) => ({
    ...sample,
    birth,
    chart: computeChart(birth, sample.ephemeris),
    seed: `passed ${index}`,
    concern: CONCERNS[index % 3] as string,
  })),
]
const composers = inputs.map((input) => new Composer(input))

const touches = (sign: number, target: number): boolean => sign === target || aspectsSign('jupiter', sign, target)

const touchesFromBoth = (c: Composer, topic: MainTopic, sign: number): boolean =>
  touches(sign, c.facts.main.signOf(TOPIC_HOUSE[topic])) && touches(sign, c.facts.moon.signOf(TOPIC_HOUSE[topic]))

/** The most that Saturn's place from the Moon takes in some days. */
const weightIn = (c: Composer, days: { from: string; to: string }): number =>
  Math.max(
    ...datedStays(c, 'saturn')
      .filter(({ from, to }) => from < days.to && to > days.from)
      .map(({ tone, place }) => (tone !== 'hard' ? 0 : PRESSING.includes(place) ? 1 : 0.5)),
  )

/** What speaks for a stretch, by the names under which it may be lacking. */
function featuresOf(
  c: Composer,
  { topic, counted, saturns, jupiter, period, from }: Pick<Window, 'topic' | 'counted' | 'saturns' | 'jupiter' | 'period' | 'from'>,
): Set<Lack> {
  const saturn = datedStays(c, 'saturn').find((one) => one.from <= from && from < one.to)
  const tone = jupiter === null ? 'plain' : passageTone(c, jupiter)
  const lord = period === null ? 'mixed' : periodTone(c, period)
  const speaks: Readonly<Record<Exclude<Lack, 'both'>, boolean>> = {
    tie: period !== null && periodTie(c, period, topic) >= CLOSELY_TIED,
    lagna: counted === 'lagna',
    saturn: saturns.length > 0,
    eased: saturn?.tone !== 'hard',
    place: tone === 'good',
    moved: tone !== 'hard',
    lord: lord === 'well',
    relieved: lord !== 'ill',
  }
  return new Set((Object.keys(speaks) as (keyof typeof speaks)[]).filter((one) => speaks[one]))
}

describe('Jupiter over the house of a field', () => {
  it('gives a stretch in every tied sub-period of four years, or has a reason why it does not', () => {
    let reasons = 0
    for (const c of composers) {
      if (!c.timed || c.dashas.antars.length === 0) continue
      const years = { from: c.input.asOf, to: addYears(c.input.asOf, 4) }
      for (const topic of MAIN_TOPICS) {
        const told = [...allWindows(c)[topic].flatMap(({ parts }) => parts), ...passedOver(c, topic)]
        if (told.length === 0) continue
        const target = c.facts.main.signOf(TOPIC_HOUSE[topic])
        for (const period of c.dashas.antars)
          for (const { stay, from, to } of datedStays(c, 'jupiter')) {
            if (stay.sign !== target && !aspectsSign('jupiter', stay.sign, target)) continue
            if (periodTie(c, period, topic) < TIED) continue
            const days = { from: laterOf(laterOf(from, period.from), years.from), to: earlierOf(earlierOf(to, period.to), years.to) }
            if (daysBetween(days.from, days.to) < 30) continue
            reasons++
            const covered = told.some((one) => daysBetween(laterOf(one.from, days.from), earlierOf(one.to, days.to)) >= 10)
            expect(`${c.input.seed} ${topic} ${days.from} ${covered}`).toBe(`${c.input.seed} ${topic} ${days.from} true`)
          }
      }
    }
    expect(reasons).toBeGreaterThan(100)
  })

  it('is told with a reason that no stretch of the same field shares without a difference that makes up for it', () => {
    const counts = new Map<string, number>()
    for (const c of composers) {
      if (!c.timed || c.dashas.antars.length === 0) continue
      for (const topic of MAIN_TOPICS) {
        const windows = allWindows(c)[topic].filter(({ jupiter }) => jupiter !== null)
        for (const passed of passedOver(c, topic)) {
          const { reason, lacking, from, to, stay, period, counted } = passed
          const own = featuresOf(c, { topic, counted, saturns: [], jupiter: stay, period, from })
          const tieOf = (one: Pick<Window, 'period'>): number => (one.period === null ? 0 : periodTie(c, one.period, topic))
          const kind = reason === 'lacks' ? `lacks ${lacking?.together === true ? 'all' : 'one'}` : reason
          counts.set(kind, (counts.get(kind) ?? 0) + 1)
          const light = reason.startsWith('untied')
          const alike = windows.filter((window) => {
            if ((window.clock !== 'both') !== light) return false
            const has = featuresOf(c, window)
            const both = window.jupiter !== null && has.has('lagna') && touchesFromBoth(c, topic, window.jupiter.sign)
            if (reason === 'moonPlace') return !has.has('lagna') && !has.has('moved')
            if (reason === 'untiedPlace') return !has.has('moved')
            if (reason === 'untiedSaturn' || reason === 'untiedRahu')
              return window.notes.some(
                (note) =>
                  note.kind !== 'lord' &&
                  (note.kind === 'rahu' || [1, 8].includes(note.place)) &&
                  `untied${note.kind}`.toLowerCase() === reason.toLowerCase(),
              )
            if (reason !== 'lacks' && reason !== 'untiedLacks') return false
            // one that has none of what was lacking has at least two lesser things that this had not
            const lesser = Math.min(...window.parts.map((part) => weightIn(c, part))) < weightIn(c, passed)
            const closer = tieOf(window) > tieOf(passed)
            const given: Partial<Record<Lack, boolean>> = { both, tie: closer, eased: lesser }
            const missing = (lacking?.lacks ?? []).every((lack) => !(given[lack] ?? has.has(lack)))
            const others = [...has].filter((lack) => !own.has(lack) && !(lack in given))
            const more = others.length + [both, closer, lesser].filter(Boolean).length
            return missing && (light || more < 2)
          })
          expect(`${c.input.seed} ${topic} ${from} ${kind} ${lacking?.lacks.join('|') ?? ''}: ${alike.map((one) => one.from).join()}`).toBe(
            `${c.input.seed} ${topic} ${from} ${kind} ${lacking?.lacks.join('|') ?? ''}: `,
          )
          // what could be a light one at best has a stretch of the field before or after it
          if (reason === 'untiedNear') {
            const near = allWindows(c)[topic].some(
              (one) => daysBetween(to, one.from) < LONGEST_WAIT_DAYS && daysBetween(one.to, from) < LONGEST_WAIT_DAYS,
            )
            expect(`${c.input.seed} ${topic} ${from} near ${near}`).toBe(`${c.input.seed} ${topic} ${from} near true`)
          }
        }
      }
    }
    for (const kind of ['lacks one', 'moonPlace', 'untiedPlace', 'untiedLacks'])
      expect(`${kind} ${(counts.get(kind) ?? 0) > 10}`).toBe(`${kind} true`)
  })

  it('is never said to be off it in a sub-period in which he touches it', () => {
    let [off, over] = [0, 0]
    for (const [index, input] of inputs.entries()) {
      const c = composers[index] as Composer
      const document = writeReading(input)
      const spans = new Map(document.findings.flatMap(({ id, window }) => (window === undefined ? [] : [[id, window] as const])))
      for (const { id, blocks } of document.sections)
        for (const block of blocks) {
          if (id !== 'roadmap' || block.kind !== 'paragraph') continue
          const text = block.runs.map((run) => run.text).join('')
          if (/holds no stretch/.test(text)) over++
          if (!/Jupiter (?:is )?off the house/.test(text)) continue
          off++
          const period = spans.get(block.findingIds[0] as string)
          const touching = MAIN_TOPICS.filter((topic) =>
            datedStays(c, 'jupiter').some(
              ({ stay, from, to }) =>
                [c.facts.main.signOf(TOPIC_HOUSE[topic])].some((sign) => stay.sign === sign || aspectsSign('jupiter', stay.sign, sign)) &&
                period !== undefined &&
                daysBetween(laterOf(from, period.from), earlierOf(to, period.to)) >= 30,
            ),
          )
          const asked = (['love', 'career', 'abroad'] as const)[CONCERNS.indexOf(input.concern)] ?? 'love'
          expect(`${input.seed} ${text} ${touching.includes(asked)}`).toBe(`${input.seed} ${text} false`)
        }
    }
    expect(over).toBeGreaterThan(5)
    expect(off).toBeGreaterThan(0)
  })
})
