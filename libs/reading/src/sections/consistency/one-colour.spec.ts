import type { Graha } from '@disha/contracts/chart'
import type { Block, ReadingDocument } from '@disha/contracts/document'
import { sectionText } from '@disha/contracts/document'
import { computeChart } from '@disha/jyotish/compute-chart'
import { sampleBirths } from '../../../bench/sample-births.ts'
import { BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { bookOf } from '../../__fixtures__/book.ts'
import { Composer } from '../../compose/composer.ts'
import { stayNow } from '../../compose/current.ts'
import { colourLine, isOneSided, sideMatters } from '../../compose/period-words.ts'
import { standing } from '../../compose/strength.ts'
import { addDays, daysBetween } from '../../facts/calendar.ts'
import type { DashaDates } from '../../facts/dashas.ts'
import { ENGLISH } from '../../phrasebook/english/english.ts'
import { passageTone, passageWord, placeFromMoon } from '../../rules/passages.ts'
import { periodJudgment, periodTone, type PeriodTone } from '../../rules/period-colour.ts'
import { MAIN_TOPICS } from '../../rules/witnesses.ts'
import { writeReading } from '../../write-reading.ts'
import { allWindows, windows } from '../cache.ts'
import { nextGoodPeriod } from '../season.ts'
import { monthsAhead } from '../months.ts'

const RANDOM = 60
const sample = inputFor('delhi')
const inputs = [
  ...BIRTH_NAMES.map((name) => inputFor(name)),
  ...sampleBirths(RANDOM, 'one colour').map((birth, index) => ({
    ...sample,
    birth,
    chart: computeChart(birth, sample.ephemeris),
    seed: `colour ${index}`,
    concern: ['When will this bad time end?', 'Should I change my job?', 'How will my life be?'][index % 3],
  })),
]
const readings = inputs.map(bookOf)

const WORD: Readonly<Record<PeriodTone, string>> = { well: 'favourable', mixed: 'mixed', ill: 'demanding' }
const POLARITY: Readonly<Record<PeriodTone, string>> = { well: 'support', mixed: 'mixed', ill: 'oppose' }

const plain = (text: string): string => text.replace(/ \([A-Z][a-z]+\)/g, '')
/** What a place means is said of a lord once: without it all sentences of a period are alike. */
const bare = (text: string): string =>
  plain(text).replace(/(stands in (?:your own house, )?the \d+\w\w)(?:, (?:where|with|the house|a house)[^,;.]*)?/g, '$1')
const tablesOf = (document: ReadingDocument) =>
  document.sections.flatMap(({ blocks }) => blocks.filter((block): block is Extract<Block, { kind: 'table' }> => block.kind === 'table'))
const dated = ({ c }: { c: Composer }): boolean => c.dashas.grain === 'antar' || c.dashas.grain === 'pratyantar'

describe('one colour of a period', () => {
  it('is the polarity of its finding, whichever section names it', () => {
    let seen = 0
    for (const { c, document } of readings) {
      const { running, mahas, antars } = c.dashas
      const all = new Map<string, DashaDates>(
        [
          ...mahas,
          ...antars,
          ...(running === null ? [] : [running.pratyantar, running.nextPratyantar]),
          // those of a light stretch
          ...MAIN_TOPICS.flatMap((topic) => allWindows(c)[topic].map(({ sub }) => sub)),
        ]
          .filter((period) => period !== null)
          .map((period) => [`dasha.${period.lords.join('-')}.${period.from}`, period]),
      )
      for (const finding of document.findings.filter(({ id }) => /^dasha\.[a-z-]+\.\d/.test(id))) {
        const period = all.get(finding.id)
        expect(period).toBeDefined()
        if (period === undefined) continue
        seen++
        expect(`${finding.id} ${finding.polarity}`).toBe(`${finding.id} ${POLARITY[periodTone(c, period)]}`)
      }
    }
    expect(seen).toBeGreaterThan(1000)
  })

  it('is the word of every table that rates it', () => {
    let rows = 0
    for (const { c, document } of readings.filter(dated)) {
      const tones = new Map(
        c.dashas.antars.map((period) => [
          `${c.book.date(period.from, c.dashas.errorDays > 12 ? 'month' : 'day')} ${period.lords.map((lord) => c.book.term(`grahaBare.${lord}`)).join(' / ')}`,
          WORD[periodTone(c, period)],
        ]),
      )
      for (const table of tablesOf(document)) {
        const [from, period, tone] = ['From', 'Period', 'Tone'].map((label) => table.columns.findIndex((one) => one.label === label))
        if (from < 0 || period < 0 || tone < 0) continue
        for (const row of table.rows) {
          rows++
          expect(`${row[from]} ${row[period]}: ${row[tone]}`).toBe(
            `${row[from]} ${row[period]}: ${tones.get(`${row[from]} ${row[period]}`)}`,
          )
        }
      }
    }
    expect(rows).toBeGreaterThan(1000)
  })

  it('is one sentence where you stand now, and names the same matters on the roadmap', () => {
    let shared = 0
    for (const { c, document } of readings.filter(dated)) {
      const text = (id: string): string => bare(sectionText(document.sections.find((section) => section.id === id) as never))
      const sentence = (period: DashaDates): string => bare(colourLine(c, period).text.replace(/[^\P{Cf}]/gu, ''))
      const { running, antars } = c.dashas
      if (running === null) continue
      const ends = daysBetween(c.input.asOf, running.antar.to) < 20
      if (!ends) expect(text('yourQuestion')).toContain(sentence(running.antar))
      const next = antars.find(({ from }) => from >= running.antar.to)
      if (next === undefined || (!ends && next.lords[0] !== running.maha.lords[0])) continue
      shared++
      expect(text('yourQuestion')).toContain(sentence(next))
      const { good, care } = sideMatters(c, next)
      const tone = periodTone(c, next)
      const matters = tone === 'well' ? [good] : tone === 'ill' ? [care] : isOneSided(c, next.lords[1] as Graha) ? [good] : [good, care]
      const told = text('roadmap').match(/: its time (?:favours|helps with|brings|asks for care with) [^.]+\./g) ?? []
      expect(told.some((one) => matters.every((matter) => one.includes(bare(matter))))).toBe(true)
    }
    expect(shared).toBeGreaterThan(30)
  })

  it('is favourable for no lord that another page calls debilitated, combust or weak, nor for one in the 8th or 12th', () => {
    for (const { c } of readings)
      for (const period of [...c.dashas.mahas, ...c.dashas.antars].filter((one) => periodTone(c, one) === 'well')) {
        const { by, placed } = periodJudgment(c, period)
        expect(c.facts.dignity(by) === 'debilitated' && !c.facts.relieved(by)).toBe(false)
        expect(c.facts.combust(by)).toBe(false)
        expect(standing(c, by)).not.toBe('weak')
        expect([8, 12]).not.toContain(placed)
      }
  })

  it('counts the place of a malefic in the 3rd or the 6th for it, as the verses on these places do', () => {
    let seen = 0
    for (const { c } of readings)
      for (const period of c.dashas.antars) {
        const { placed, for: forIt, against } = periodJudgment(c, period)
        const malefic = ['sun', 'mars', 'saturn', 'rahu', 'ketu'].includes(period.lords[1])
        if (!malefic || (placed !== 3 && placed !== 6)) continue
        seen++
        expect(forIt).toContain('place')
        expect(against).not.toContain('place')
      }
    expect(seen).toBeGreaterThan(100)
  })

  it('leads to the next chapter where the running one has a few days left', () => {
    const { antar } = new Composer(inputFor('delhi')).dashas.running as { antar: DashaDates }
    const now = (days: number): string => {
      const document = writeReading(inputFor('delhi', { asOf: addDays(antar.to, -days) }))
      return sectionText(document.sections.find(({ id }) => id === 'yourQuestion') as never)
    }
    expect(now(60)).not.toMatch(/its antardasha, is ending/)
    expect(now(60)).toMatch(/antardasha[^.]* from /)
    expect(now(5)).toMatch(/its antardasha, is ending/)
    expect(now(5)).not.toMatch(/Before it, under|smallest clock/)
  })

  it('is what helps, what strains, what turns and what opens or narrows a stretch', () => {
    let lords = 0
    for (const { c, document } of readings.filter(dated)) {
      const { running } = c.dashas
      if (running === null) continue
      const tone = periodTone(c, running.antar)
      const all = document.sections.map((section) => sectionText(section)).join(' ')
      if (tone !== 'well') expect(all).not.toMatch(/lord of the running period, serves/)
      if (tone !== 'ill') expect(all).not.toMatch(/lord of the running period, makes it a demanding time/)
      expect(all).not.toMatch(/well placed, it/)
      const good = nextGoodPeriod(c)
      if (good !== undefined) expect(periodTone(c, good)).toBe('well')
      for (const topic of MAIN_TOPICS)
        for (const { period, notes } of windows(c)[topic])
          if (period !== null) {
            lords++
            expect(notes.some(({ kind }) => kind === 'lord')).toBe(periodTone(c, period) === 'ill')
          }
    }
    expect(lords).toBeGreaterThan(200)
  })

  it('comes in all three kinds, none of them for most periods', () => {
    const count: Record<PeriodTone, number> = { well: 0, mixed: 0, ill: 0 }
    for (const { c } of readings) for (const period of c.dashas.antars) count[periodTone(c, period)]++
    const whole = count.well + count.mixed + count.ill
    for (const tone of ['well', 'mixed', 'ill'] as const) {
      expect(count[tone] / whole).toBeGreaterThan(0.2)
      expect(count[tone] / whole).toBeLessThan(0.5)
    }
  })
})

describe('one colour of a passage', () => {
  it('is the polarity of its finding in the transits, the year and the ledger', () => {
    let seen = 0
    for (const { c, document } of readings)
      for (const { id, polarity } of document.findings) {
        const [, graha, from] = /^gochara\.(saturn|jupiter|rahu)\.\d+\.(\d{4}-\d\d-\d\d)$/.exec(id) ?? []
        if (graha === undefined) continue
        const stay = c.sky[graha as Extract<Graha, 'saturn' | 'jupiter' | 'rahu'>].find(
          ({ startAt }) => Math.abs(Date.parse(startAt) - Date.parse(from)) < 2 * 86_400_000,
        )
        if (stay === undefined) continue
        seen++
        expect(polarity).toBe({ good: 'support', plain: 'mixed', hard: 'oppose' }[passageTone(c, stay)])
      }
    expect(seen).toBeGreaterThan(500)
  })

  it('is one word in the roadmap, the transits and the year', () => {
    let told = 0
    for (const { c, document } of readings) {
      const sectionOf = (id: string): string => plain(sectionText(document.sections.find((section) => section.id === id) as never))
      const transits = sectionOf('planetaryTransits')
      const year = sectionOf('yearlyForecast')
      for (const graha of ['saturn', 'jupiter', 'rahu'] as const) {
        const stay = stayNow(c, graha)
        const word = c.say(`passage.${passageWord(c, stay)}`)
        const sign = plain(c.book.term(`sign.${stay.sign}` as 'sign.0')).replace(/[\ue000-\uf8ff]/g, '')
        expect(transits).toContain(`in ${sign}, ${c.say(`passage.a.${passageWord(c, stay)}`)}`)
        expect(year).toContain(
          `${c.book.term(`grahaBare.${graha}`)} in the ${c.book.term(`house.${placeFromMoon(c, stay)}`)} (${word}) until`,
        )
        told++
      }
    }
    expect(told).toBeGreaterThan(100)
  })

  it('leaves no month open while the transits call both Saturn and Jupiter demanding', () => {
    let heavy = 0
    for (const { c } of readings)
      for (const { from, to, tone } of monthsAhead(c)) {
        const noon = new Date((Date.parse(from) + Date.parse(to)) / 2).toISOString()
        const [saturn, jupiter] = (['saturn', 'jupiter'] as const).map((graha) =>
          c.sky[graha].find(({ startAt, endAt }) => startAt <= noon && noon < endAt),
        )
        // on the days round a move the middle of a clipped first month is not that of the whole one
        if (saturn === undefined || jupiter === undefined || from === c.input.asOf) continue
        if (passageTone(c, saturn) !== 'hard' || passageTone(c, jupiter) !== 'hard') continue
        heavy++
        expect(tone).not.toBe('good')
      }
    expect(heavy).toBeGreaterThan(50)
  })

  it('has one thing of its own to do in a month, no two months the same', () => {
    const acts = Object.entries(ENGLISH).flatMap(([key, text]) =>
      /^year\.natal\.(good|care)\./.test(key) ? [`: ${text}.`] : /^month\.act\.(good|care)\./.test(key) ? [`; ${text}.`] : [],
    )
    for (const { c, document } of readings) {
      const blocks = document.sections.find(({ id }) => id === 'yearlyForecast')?.blocks ?? []
      const found = monthsAhead(c).map(({ label }) => {
        const at = blocks.findIndex((block) => block.kind === 'heading' && block.text === label)
        const text = sectionText({ id: 'x', title: '', lead: [], blocks: [blocks[at + 1]] } as never)
        return acts.filter((act) => text.includes(act))
      })
      for (const one of found) expect(one.length).toBeLessThan(2)
      const told = found.flat()
      expect(told.length).toBeGreaterThan(1)
      expect(new Set(told).size).toBe(told.length)
    }
  })
})
