import type { BirthInput } from '@disha/contracts/birth'
import { GRAHAS, type Graha } from '@disha/contracts/chart'
import { sectionText, type ReadingDocument } from '@disha/contracts/document'
import { computeChart } from '@disha/jyotish/compute-chart'
import { charaKarakas } from '@disha/jyotish/karakas'
import { loadEphemeris } from '@disha/jyotish/node/load-ephemeris'
import { inputFor } from '../__fixtures__/births.ts'
import { writeReading } from '../write-reading.ts'
import { courseOf, spanOf } from './derived.ts'
import { factOf } from './sky.ts'

const ephemeris = loadEphemeris()

/** Days on which only the date is known, and a rough time: the Moon in one sign all day, changing sign, changing star; another karaka by the hour. */
const DAYS = ['1988-12-11', '1984-07-05', '2001-01-30', '1979-12-05', '1962-04-17', '1995-08-09', '1971-10-23', '2003-03-02'] as const

function openBirth(day: string, precision: BirthInput['precision']): BirthInput {
  const { birth } = inputFor('unknown')
  return { ...birth, birthLocal: `${day}T12:00:00`, utc: new Date(`${day}T06:30:00Z`).toISOString(), precision }
}

const moved = (birth: BirthInput, minutes: number): BirthInput => ({
  ...birth,
  birthLocal: new Date(Date.parse(`${birth.birthLocal}Z`) + minutes * 60_000).toISOString().slice(0, 19),
  utc: new Date(Date.parse(birth.utc) + minutes * 60_000).toISOString(),
})

const reading = (birth: BirthInput): ReadingDocument => writeReading(inputFor('unknown', { birth, chart: computeChart(birth, ephemeris) }))

const cases = DAYS.flatMap((day) =>
  [{ kind: 'unknown' } as const, { kind: 'about', minutes: 180 } as const].map((precision): [string, BirthInput] => [
    `${day}, ${precision.kind}`,
    openBirth(day, precision),
  ]),
)

describe.each(cases)('a reading of %s', (_, birth) => {
  const document = reading(birth)
  const [from, to] = spanOf(birth)
  const charts = [from, (from + to) / 2, to].map((minutes) => computeChart(moved(birth, minutes), ephemeris))

  it('says that a fact holds only where it is the same at both ends and in the middle of the hours', () => {
    for (const { id, facts, stabilityMinutes, window } of document.findings) {
      if (stabilityMinutes !== 30 || window !== undefined) continue
      for (const { path, value } of facts) {
        if (!/^(D1|D9|D10|karaka|dignity|combust)\./.test(path)) continue
        for (const chart of charts) expect([id, path, factOf(chart, ephemeris, path)]).toEqual([id, path, value])
      }
    }
  })

  it('names a chara karaka flatly only where the same graha holds it at every hour', () => {
    const named = document.findings.filter(({ id }) => /^(atmakaraka\.(?!open)|chara\.)/.test(id))
    for (const { facts } of named)
      for (const { path, value } of facts.filter(({ path: one }) => one.startsWith('karaka.')))
        for (const chart of charts) expect(charaKarakas(chart)[path.slice(7) as 'atma']).toBe(value)
  })

  it('tells of vargottama, karakamsa, navamsa and star only what is true at every hour, and draws no graha where it may not be', () => {
    for (const { id, facts } of document.findings.filter(({ id: one }) => /^(vargottama|karakamsa|ishta|d9\.venus)/.test(one)))
      for (const { path, value } of facts) for (const chart of charts) expect([id, factOf(chart, ephemeris, path)]).toEqual([id, value])
    for (const section of document.sections)
      for (const block of section.blocks)
        if (block.kind === 'chart' && block.varga === 'D9')
          for (const { graha, sign } of block.grahas)
            for (const chart of charts) expect([graha, chart.D9[graha as Graha].sign]).toEqual([graha, sign])
    const stars = new Set(charts.map((chart) => chart.D1.moon.nakshatra))
    if (stars.size > 1)
      expect(JSON.stringify(document)).toMatch(
        /which of the two is your star|only if you were born (?:before|after) \d\d:\d\d is your star/,
      )
    if (/nakshatra/.test(document.headline)) expect(stars.size).toBe(1)
  })

  it('says first where the Moon itself changes its rashi', () => {
    const text = document.sections.map(sectionText).join('\n')
    const changes = new Set(charts.map((chart) => chart.D1.moon.sign)).size > 1
    const said = /The Moon stood in .+? for (\d+) of the (\d+) hours in which you may have been born; (?:before|after) \d\d:\d\d/.exec(text)
    expect(said !== null).toBe(changes)
    // what everything is counted from is the rashi of the longer part
    if (said !== null) expect(2 * Number(said[1])).toBeGreaterThanOrEqual(Number(said[2]))
  })

  it('has no word of a lagna, or of a house without the Moon, in leads, captions, notes and drawings', () => {
    for (const { fact } of Object.values(document.notes)) {
      expect(fact).not.toMatch(/lagna|\bhouse\b/i)
      expect(fact).not.toMatch(/lord of the \d+(?:st|nd|rd|th)(?! from the Moon)/)
    }
    for (const { lead, blocks } of document.sections) {
      expect((lead ?? []).map(({ text }) => text).join('')).not.toMatch(/as well as the lagna/)
      for (const block of blocks) {
        if (block.kind === 'chart' && block.varga === 'chandra') expect(block.lagnaSign).toBeNull()
        if (block.kind === 'table') expect(block.caption ?? '').not.toMatch(/lagna/i)
      }
    }
  })
})

it('finds the hour at which the highest degree passes to another graha', () => {
  const birth = openBirth('1988-12-11', { kind: 'unknown' })
  const chart = computeChart(birth, ephemeris)
  for (const graha of GRAHAS.slice(0, 7)) expect(courseOf(birth, chart, ephemeris, `dignity.${graha}`).length).toBeGreaterThan(0)
  const [first, second] = courseOf(birth, chart, ephemeris, 'karaka.amatya')
  expect([first.value, second.value]).toEqual(['sun', 'moon'])
  const turn = (minutes: number) => charaKarakas(computeChart(moved(birth, minutes), ephemeris)).amatya
  expect([turn(first.until - 10), turn(first.until + 5)]).toEqual(['sun', 'moon'])
})
