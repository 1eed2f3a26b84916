import { computeChart } from '@disha/jyotish/compute-chart'
import { BIRTHS, inputFor } from '../__fixtures__/births.ts'
import { MOSTLY, mostlyMaha } from '../facts/possible-dashas.ts'
import { Composer } from '../compose/composer.ts'
import { writeReading } from '../write-reading.ts'

const CONCERNS = ['Job or marriage first? Parents are pressing me for marriage this year.', ''] as const
/** The Moon told by its own house, which is the 1st from the Moon in every chart. */
const OWN_HOUSE =
  /\b[Tt]he Moon(?:, lord of the [^,]+(?:,| is))? (?:(?:is|stands) )?(?:in \w+,? )?(?:in )?the 1st|The Moon, in the 1st from the Moon|in \w+ \(\w+\), in the 1st from the Moon, sees|Moon, [a-z ]+ in \w+(?: \(\w+\))?, in the 1st/

describe.each(Object.keys(BIRTHS))('a reading for the birth of %s with its hour unknown', (name) => {
  const known = inputFor(name)
  const { birthLocal, utc } = known.birth
  // an unknown hour is reckoned with at noon
  const toNoon = 720 - 60 * Number(birthLocal.slice(11, 13)) - Number(birthLocal.slice(14, 16))
  const birth = {
    ...known.birth,
    birthLocal: `${birthLocal.slice(0, 10)}T12:00:00`,
    utc: new Date(Date.parse(utc) + toNoon * 60_000).toISOString(),
    precision: { kind: 'unknown' as const },
  }
  const chart = computeChart(birth, known.ephemeris)

  it.each(CONCERNS)('says nothing by the house of the Moon from itself: %s', (concern) => {
    const text = JSON.stringify(writeReading(inputFor(name, { birth, chart, concern })))
    expect(OWN_HOUSE.exec(text)?.[0]).toBeUndefined()
    expect(text).not.toContain('The Moon in the 1st wears')
    expect(text).not.toMatch(/"(?:aspect\.moon\.7\.moon|place\.moon\.1\.moon)"/)
    expect(text).not.toMatch(
      /nobody would speak of it at all|a common count|as in about 1 chart in|your own clock’s margin|With the birth time as you know it/,
    )
  })

  it('tells the years in paragraphs and not in a table of every passage', () => {
    const { sections } = writeReading(inputFor(name, { birth, chart }))
    const roadmap = sections.find(({ id }) => id === 'roadmap')?.blocks ?? []
    expect(roadmap.filter(({ kind }) => kind === 'paragraph').length).toBeGreaterThanOrEqual(2)
    for (const block of roadmap) if (block.kind === 'table') expect(block.rows.length).toBeLessThanOrEqual(14)
  })

  it('names a mahadasha of most of the day only as the charts of its hours have it', () => {
    const c = new Composer(inputFor(name, { birth, chart }))
    const turn = c.changes().find(({ fact }) => fact === 'D1.moon.nakshatra')
    const noon = Date.parse(birth.utc)
    const found = mostlyMaha(
      birth,
      c.dashas,
      chart.D1.moon.nakshatra,
      turn === undefined ? null : (Date.parse(turn.at) - noon) / 60_000,
      c.input.asOf,
    )
    const hours = Array.from({ length: 24 }, (_, hour) => 60 * hour + 30 - 720)
    const lordAt = (minutes: number): string | undefined => {
      const moved = new Date(noon + minutes * 60_000).toISOString()
      const at = `${c.input.asOf}T12:00:00.000Z`
      const { periods } = computeChart({ ...birth, utc: moved }, known.ephemeris).vimshottari
      return periods.find(({ lords, startAt, endAt }) => lords.length === 1 && startAt <= at && at < endAt)?.lords[0]
    }
    const lords = hours.map(lordAt)
    if (found === null) {
      for (const lord of new Set(lords)) expect(lords.filter((one) => one === lord).length).toBeLessThanOrEqual(24 * MOSTLY + 2)
      return
    }
    // half an hour on either side of the turn is left to the pace of the Moon
    hours.forEach((at, index) => {
      const inside = (found.from === null || at > found.from + 30) && (found.to === null || at < found.to - 30)
      const outside = (found.from !== null && at < found.from - 30) || (found.to !== null && at > found.to + 30)
      if (inside) expect([at, lords[index]]).toEqual([at, found.lord])
      if (outside) expect([at, lords[index]]).not.toEqual([at, found.lord])
    })
  })
})
