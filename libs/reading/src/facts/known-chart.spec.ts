import { inputFor } from '../__fixtures__/births.ts'
import { writePreview } from '../write-preview.ts'
import { writeReading } from '../write-reading.ts'
import { knownChart, nearestLagnaChange } from './known-chart.ts'
import { possibleMahas } from './possible-dashas.ts'

const known = (name: string) => {
  const { birth, chart, ephemeris } = inputFor(name)
  return knownChart(birth, chart, ephemeris)
}

describe('the chart as far as the birth time bears it', () => {
  it.each(['delhi', 'hyderabad', 'tromso', 'unknown'])('is the computed one for %s', (name) => {
    expect(known(name)).toEqual(inputFor(name).chart)
  })

  it.each(['morning', 'kathmandu'])('has no lagna and no houses for %s, whose time is rough', (name) => {
    const chart = known(name)
    expect([chart.D1.lagna, chart.D9.lagna, chart.D60.lagna, chart.sripati, chart.ascendant]).toEqual([null, null, null, null, null])
    expect(chart.D1.saturn).toEqual({ ...inputFor(name).chart.D1.saturn, house: null })
    expect(chart.D10.venus.house).toBeNull()
  })

  it.each(['morning', 'kathmandu', 'unknown'])('leaves the lagna out of every finding, the headline and the preview of %s', (name) => {
    const document = writeReading(inputFor(name))
    for (const { facts } of document.findings)
      for (const { path } of facts) expect(path).not.toMatch(/lagna|\.house$|^(sav|bav|shadbala|chalit)\./)
    expect(document.headline).not.toMatch(/lagna/)
    const { insights, evidence } = writePreview(inputFor(name))
    expect(evidence.chart.lagnaSign).toBeNull()
    expect(insights.karmicPause).not.toMatch(/was rising/)
  })

  it('finds where the lagna turns, before or after the birth', () => {
    const { birth, ephemeris } = inputFor('delhi')
    const edge = nearestLagnaChange(birth, ephemeris, 30)
    expect(edge).toEqual({ minutes: expect.closeTo(-21.6, 0), before: 11, after: 0 })
    expect(nearestLagnaChange(birth, ephemeris, 15)).toBeNull()
  })

  it('says in the reading what else may rise within the margin, and nothing where nothing else may', () => {
    const { birth } = inputFor('delhi')
    const wide = { ...birth, precision: { kind: 'about' as const, minutes: 30 } }
    const text = (input: Parameters<typeof writeReading>[0]): string =>
      JSON.stringify(writeReading(input).sections.find(({ id }) => id === 'birthMoment'))
    expect(text(inputFor('delhi', { birth: wide }))).toMatch(/21 minutes earlier it is Mina/)
    expect(text(inputFor('delhi'))).not.toMatch(/the lagna itself may be another/)
  })
})

describe('mahadashas that a day of birth allows', () => {
  it('holds the one of every hour of the day', () => {
    const { birth, ephemeris } = inputFor('unknown')
    expect(possibleMahas(birth, ephemeris, '2026-11-21')).toEqual(['ketu', 'venus'])
  })
})
