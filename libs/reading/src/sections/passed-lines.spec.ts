import { computeChart } from '@disha/jyotish/compute-chart'
import { sampleBirths } from '../../bench/sample-births.ts'
import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import { aspectsSign } from '../facts/houses.ts'
import { periodTie, TIED } from '../rules/periods.ts'
import { datedStays } from '../rules/windows.ts'
import { MAIN_TOPICS, TOPIC_HOUSE } from '../rules/witnesses.ts'
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
