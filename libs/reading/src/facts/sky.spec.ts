import { inputFor } from '../__fixtures__/births.ts'
import { readDashas } from './dashas.ts'
import { addMonths, ageOn, dateIn } from './calendar.ts'
import { factOf, signOn, skyOf, stayDates } from './sky.ts'

const input = inputFor('delhi')

describe('the sky', () => {
  it('has Saturn enter Pisces on 29 March 2025, as observed almanacs have it', () => {
    const stay = skyOf(input.ephemeris, '2026-11-21').saturn.find(({ sign, startAt }) => sign === 11 && startAt.startsWith('2025'))
    expect(stayDates(stay!, 'Asia/Kolkata').from).toBe('2025-03-29')
    expect(signOn(input.ephemeris, 'saturn', '2025-03-27')).toBe(10)
    expect(signOn(input.ephemeris, 'saturn', '2025-04-01')).toBe(11)
  })

  it('leaves no gap between passages', () => {
    const sky = skyOf(input.ephemeris, '2026-11-21')
    for (const graha of ['saturn', 'jupiter', 'rahu', 'sun', 'mars', 'mercury', 'venus'] as const) {
      const list = sky[graha]
      for (let index = 1; index < list.length; index++) expect(list[index].startAt).toBe(list[index - 1].endAt)
      expect(list[0].startAt < '2026-11-21T12').toBe(true)
    }
  })

  it('reads facts of the chart and of the sky by one path', () => {
    expect(factOf(input.chart, input.ephemeris, 'D1.saturn.house')).toBe(10)
    expect(factOf(input.chart, input.ephemeris, 'transit.saturn.2025-04-01.sign')).toBe(11)
    expect(factOf(input.chart, input.ephemeris, 'D1.pluto.house')).toBeUndefined()
  })
})

describe('dashas as dates', () => {
  const dashasOf = (name: string) => {
    const { birth, chart, ephemeris, asOf, displayTimeZone } = inputFor(name)
    return readDashas(birth, chart, ephemeris, asOf, displayTimeZone)
  }

  it('names periods only as finely as the birth time bears', () => {
    expect(dashasOf('delhi').grain).toBe('pratyantar')
    expect(dashasOf('hyderabad').grain).toBe('antar')
    expect(dashasOf('unknown').grain).toBe('none')
  })

  it('moves by four and a half days a minute under Rahu', () => {
    const { errorDays, minutes, running } = dashasOf('delhi')
    expect(minutes).toBe(2)
    expect(errorDays).toBe(9)
    expect(running?.antar.from.slice(0, 7)).toBe('2026-07')
  })
})

describe('calendar dates', () => {
  it('are those of the zone', () => {
    expect(dateIn('Asia/Kolkata', '2026-01-31T18:29:00.000Z')).toBe('2026-01-31')
    expect(dateIn('Asia/Kolkata', '2026-01-31T18:31:00.000Z')).toBe('2026-02-01')
    expect(dateIn('America/Los_Angeles', '2026-02-01T05:00:00.000Z')).toBe('2026-01-31')
  })

  it('count months and years as people do', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-11-01', 14)).toBe('2028-01-01')
    expect(ageOn('1990-04-12', '2026-04-11')).toBe(35)
    expect(ageOn('1990-04-12', '2026-04-12')).toBe(36)
  })
})
