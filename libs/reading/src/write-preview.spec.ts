import { Insights, InsightsEvidence } from '@disha/contracts/insights'
import { computeChart } from '@disha/jyotish/compute-chart'
import { loadEphemeris } from '@disha/jyotish/node/load-ephemeris'
import { BIRTH_NAMES, inputFor } from './__fixtures__/births.ts'
import { fearIn, slipsIn } from './checks/check-prose.ts'
import { drawCards } from './tarot/draw.ts'
import { writePreview } from './write-preview.ts'

describe.each(BIRTH_NAMES)('the preview of %s', (name) => {
  const { insights, evidence } = writePreview(inputFor(name))

  it('meets its contract, with reasons for each text', () => {
    expect(Insights.parse(insights)).toEqual(insights)
    expect(InsightsEvidence.parse(evidence)).toEqual(evidence)
    for (const text of ['karmicPause', 'emotionalClimate', 'cosmicTeaser']) expect(evidence.why[text].length).toBeGreaterThan(1)
  })

  it('is about two pages of plain, kind text', () => {
    const texts = [insights.karmicPause, insights.emotionalClimate, insights.cosmicTeaser, ...Object.values(insights.tarotInsight)]
    const own = texts.map((text) => text.replace(/“[^”]*”/g, ''))
    expect(own.join(' ').split(/\s+/).length).toBeGreaterThan(380)
    expect(fearIn(own)).toEqual([])
    expect(slipsIn(own.flatMap((text) => text.split('\n\n')).filter((text) => text !== 'You wrote: '))).toEqual([])
  })

  it('names a coming transit with its date', () => {
    const dates = [...insights.cosmicTeaser.matchAll(/On (\d{1,2} \w+ \d{4})/g)].map(([, date]) => Date.parse(`${date} UTC`))
    expect(dates.length).toBeGreaterThan(0)
    for (const date of dates) expect(date).toBeGreaterThan(Date.parse('2026-11-21'))
  })
})

describe('any preview', () => {
  it('quotes what is asked of a story that is too long for it', () => {
    const story =
      'We are living in a joint family in Jaipur since our wedding, my husband has a shop of electrical goods with his elder brother, and I teach small children in a school near our house. The brother wants the shop for himself now, and we have two sons in class 6 and 9.'
    for (const [asked, name] of [
      ['Should my husband stay in the shop or take his share and begin alone?', 'delhi'],
      ['Kya dukaan ka batwara hoga, aur kab tak?', 'unknown'],
    ] as const) {
      const { karmicPause } = writePreview(inputFor(name, { concern: `${story} ${asked}` })).insights
      expect(karmicPause.split('\n\n')[0]).toBe(`You wrote: “… ${asked}”`)
    }
    // a short one stands whole, and a story without a question from its beginning
    expect(writePreview(inputFor('delhi', { concern: 'We live in Jaipur. When will I marry?' })).insights.karmicPause).toContain(
      'You wrote: “We live in Jaipur. When will I marry?”',
    )
    expect(writePreview(inputFor('delhi', { concern: story })).insights.karmicPause).toContain(
      'You wrote: “We are living in a joint family',
    )
  })

  it('is the same for the same input', () => {
    expect(JSON.stringify(writePreview(inputFor('delhi')))).toBe(JSON.stringify(writePreview(inputFor('delhi'))))
  })

  it('names no star, pada or sign of the Moon that an unknown hour leaves open', () => {
    const { birth } = inputFor('unknown')
    const kinds = new Set<string>()
    for (let day = 0; day < 27; day++) {
      const birthLocal = new Date(Date.parse('1975-06-01T12:00:00Z') + day * 86_400_000).toISOString().slice(0, 19)
      const utc = new Date(Date.parse(`${birthLocal}Z`) - 19_800_000).toISOString()
      const chartAt = (hours: number) =>
        computeChart({ ...birth, birthLocal, utc: new Date(Date.parse(utc) + hours * 3_600_000).toISOString() }, loadEphemeris()).D1.moon
      const hours = Array.from({ length: 25 }, (_, index) => chartAt(index - 12))
      const stars = [...new Set(hours.map(({ nakshatra }) => nakshatra))]
      const signs = [...new Set(hours.map(({ sign }) => sign))]
      const input = { ...inputFor('unknown'), birth: { ...birth, birthLocal, utc } }
      const { evidence } = writePreview({ ...input, chart: computeChart(input.birth, loadEphemeris()) })
      expect(evidence.chart.moonNakshatra).toBe(stars.length === 1 ? stars[0] : null)
      expect(evidence.chart.moonNakshatras ?? [evidence.chart.moonNakshatra]).toEqual(stars)
      expect(evidence.chart.moonSigns ?? [signs[0]]).toEqual(signs)
      // the Moon crosses a pada in six hours or so
      expect(evidence.chart.moonPada).toBeNull()
      expect(JSON.stringify(evidence.why)).not.toContain(', pada')
      kinds.add(`${signs.length} ${stars.length}`)
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['1 2', '2 2']))
  })

  it('speaks of no lagna where the birth time is unknown', () => {
    const { insights } = writePreview(inputFor('unknown'))
    expect(`${insights.karmicPause} ${insights.emotionalClimate}`).not.toMatch(/was rising|your \d+\w\w house/)
  })

  it('puts a help line first when the concern speaks of despair', () => {
    const { insights } = writePreview(inputFor('delhi', { concern: 'I want to end my life' }))
    expect(insights.karmicPause.split('\n\n')[0]).toMatch(/14416/)
    expect(insights.karmicPause).not.toMatch(/end my life/)
  })
})

describe('the draw', () => {
  it('gives three different cards of seventy-eight, by the seed', () => {
    const seen = new Set<number>()
    for (let n = 0; n < 400; n++) {
      const cards = drawCards(`seed ${n}`)
      expect(new Set(cards).size).toBe(3)
      for (const card of cards) seen.add(card)
    }
    expect(seen.size).toBe(78)
    expect(drawCards('a')).toEqual(drawCards('a'))
  })
})
