import type { Graha } from '@disha/contracts/chart'
import { computeChart } from '@disha/jyotish/compute-chart'
import { sampleBirths } from '../../bench/sample-births.ts'
import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { bookOf } from '../__fixtures__/book.ts'
import type { Composer } from '../compose/composer.ts'
import { gocharaFinding } from '../compose/parts.ts'
import { addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import { aspectsSign } from '../facts/houses.ts'
import { passageTone, PRESSING } from '../rules/passages.ts'
import { scoreOf, type PassedOver, type Weights } from '../rules/passed-over.ts'
import { periodJudgment, periodTone } from '../rules/period-colour.ts'
import { periodTie, TIED, tieDegree } from '../rules/periods.ts'
import { datedStays, LONGEST_WAIT_DAYS } from '../rules/windows.ts'
import { MAIN_TOPICS, tieTo, TOPIC_HOUSE, type MainTopic } from '../rules/witnesses.ts'
import { isFar } from './abroad.ts'
import { allWindows, passedOver, windows } from './cache.ts'
import { passedLine } from './passed-lines.ts'
import { clockText } from './window-lines.ts'

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
const books = inputs.map(bookOf)
const composers = books.map(({ c }) => c)

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

/** What speaks for some days of a sub-period and what is against them, found anew from the sky and the chart. */
function factsOf(c: Composer, topic: MainTopic, { from, to, stay, period, counted }: PassedOver) {
  const target = (counted === 'lagna' ? c.facts.main : c.facts.moon).signOf(TOPIC_HOUSE[topic])
  const over = datedStays(c, 'saturn').filter((one) => one.from < to && one.to > from)
  const judgment = periodJudgment(c, period)
  const weights: Weights = {
    tie: periodTie(c, period, topic),
    counted,
    // from a demanding place he opens nothing that is counted from the Moon
    both: passageTone(c, stay) !== 'hard' && touchesFromBoth(c, topic, stay.sign),
    double: over.every(({ tone, stay: { sign } }) => tone !== 'hard' && (sign === target || aspectsSign('saturn', sign, target))),
    jupiter: passageTone(c, stay),
    lord: periodTone(c, period),
    saturn: weightIn(c, { from, to }),
  }
  const isPressed = over.some(({ tone, place }) => tone === 'hard' && [1, 8].includes(place))
  const isUnderRahu = datedStays(c, 'rahu').some((one) => one.tone === 'hard' && one.place === 1 && one.from < to && one.to > from)
  const isHeavy = weights.jupiter === 'hard' || judgment.against.length - judgment.for.length >= 3 || isPressed || isUnderRahu
  return { weights, isHeavy, isClear: weights.both || weights.double || weights.jupiter === 'good' || weights.lord === 'well' }
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

  it('has the reason that the sky and the sub-period give', () => {
    const counts = new Map<string, number>()
    for (const c of composers) {
      if (!c.timed || c.dashas.antars.length === 0) continue
      for (const topic of MAIN_TOPICS)
        for (const passed of passedOver(c, topic)) {
          const { reason, from, to } = passed
          const at = `${c.input.seed} ${topic} ${from} ${reason}`
          counts.set(reason, (counts.get(reason) ?? 0) + 1)
          const { weights, isHeavy, isClear } = factsOf(c, topic, passed)
          const isAlone = reason === 'alone' || reason === 'near'
          if (reason !== 'short') expect(`${at} ${weights.tie < TIED}`).toBe(`${at} ${isAlone}`)
          if (reason === 'weak') expect(`${at} ${scoreOf(weights) < 3}`).toBe(`${at} true`)
          if (isAlone && (reason === 'near' || !isHeavy)) expect(`${at} ${!isHeavy && isClear}`).toBe(`${at} ${reason === 'near'}`)
          // what could be a light one at best has a stretch of the field before or after it
          if (reason === 'near') {
            const near = allWindows(c)[topic].some(
              (one) => daysBetween(to, one.from) < LONGEST_WAIT_DAYS && daysBetween(one.to, from) < LONGEST_WAIT_DAYS,
            )
            expect(`${at} ${near}`).toBe(`${at} true`)
          }
        }
    }
    for (const reason of ['weak', 'moonPlace', 'alone', 'near'])
      expect(`${reason} ${(counts.get(reason) ?? 0) > 10}`).toBe(`${reason} true`)
  })

  it('is told in one sentence of a chapter, and only where it would surprise', () => {
    let [told, silent] = [0, 0]
    for (const c of composers)
      for (const topic of MAIN_TOPICS) {
        const line = passedLine(c, topic)
        if (line === null) {
          silent++
          continue
        }
        told++
        expect(line.text).toMatch(
          /^(?:From .+ to .+ )?Jupiter (?:looks at|passes through) [^;]+; [^;.]+ no(?:ne is| stretch is) made of it(?:; from that day [^;.]+ has the sub-period, and with it a stretch begins)?\.$/,
        )
        const signs = windows(c)[topic].flatMap(({ jupiter }) => jupiter?.sign ?? [])
        const isOf = passedOver(c, topic).some(
          ({ from, isIn, stay }) =>
            line.ids.includes(gocharaFinding(c, stay).id) && (from <= c.input.asOf || isIn || signs.includes(stay.sign)),
        )
        expect(`${line.text} ${isOf}`).toBe(`${line.text} true`)
      }
    expect(told).toBeGreaterThan(20)
    expect(silent).toBeGreaterThan(20)
  })

  it('is worded by one degree of the tie that the lord of the sub-period has', () => {
    const counts = { none: 0, slight: 0, tied: 0 }
    for (const c of composers)
      for (const topic of MAIN_TOPICS)
        for (const window of allWindows(c)[topic]) {
          if (window.clock !== 'jupiter' || window.period === null) continue
          const degree = tieDegree(c, window.period, topic)
          const text = clockText(c, window)
          counts[degree]++
          const says = / has no tie to it/.test(text) ? 'none' : / has too slight a tie to it to count/.test(text) ? 'slight' : 'tied'
          if (!/by a verse alone/.test(text)) expect(`${c.input.seed} ${text} ${says}`).toBe(`${c.input.seed} ${text} ${degree}`)
          if (degree !== 'none') continue
          const lord = window.period.lords[1] as Graha
          expect(tieTo(c, lord, topic)).toBe(0)
          // nor does the chapter call a house of that graha tied to distance
          const far = ([5, 7, 10] as const).filter((house) => c.facts.main.lordOf(house) === lord && isFar(c, house))
          expect(`${c.input.seed} ${text} ${topic === 'abroad' ? far.join() : ''}`).toBe(`${c.input.seed} ${text} `)
        }
    expect(counts.none).toBeGreaterThan(5)
    expect(counts.slight).toBeGreaterThan(5)
    expect(counts.tied).toBe(0)
  })

  it('is never said to be off it in a sub-period in which he touches it', () => {
    let [off, over] = [0, 0]
    for (const [index, input] of inputs.entries()) {
      const { c, document } = books[index] as (typeof books)[number]
      const spans = new Map(document.findings.flatMap(({ id, window }) => (window === undefined ? [] : [[id, window] as const])))
      for (const { id, blocks } of document.sections)
        for (const block of blocks) {
          if (id !== 'roadmap' || block.kind !== 'paragraph') continue
          const text = block.runs.map((run) => run.text).join('')
          if (/yet no stretch of it counts/.test(text)) over++
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
