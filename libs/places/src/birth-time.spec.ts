import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@disha/contracts/language'
import { BirthTimeError, isTimeZone, resolveBirthTime, type BirthTimeQuery } from './birth-time.ts'
import { NOTICE_CODES, offsetText } from './clock-notices.ts'

type Case = {
  place: string
  lat: number
  lon: number
  zone: string
  local: string
  expected: number | 'ambiguous' | 'nonexistent'
  expectedOffsetSeconds?: number
}
const cases = JSON.parse(readFileSync(new URL('../testdata/birth-times.json', import.meta.url), 'utf8')) as Case[]

/** Rules of tzdb all over the world, one a line, with the reason beside each. */
const clocks = readFileSync(new URL('../testdata/clocks.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('|') as [timeZone: string, birthLocal: string, expected: string, why: string])

const kolkata = (birthLocal: string, place: Pick<BirthTimeQuery, 'latitude' | 'longitude'> = {}) =>
  resolveBirthTime({ birthLocal, timeZone: 'Asia/Kolkata', ...place })
const codes = (time: ReturnType<typeof resolveBirthTime>) => time.notices.map(({ code }) => code)
const MUMBAI = { latitude: 19.05, longitude: 72.875 }
const CALCUTTA = { latitude: 22.563, longitude: 88.363 }
const CHENNAI = { latitude: 13.083, longitude: 80.27 }

describe('resolveBirthTime', () => {
  it.each(cases)('$place $local: $expected', ({ lat, lon, zone, local, expected, expectedOffsetSeconds }) => {
    const time = resolveBirthTime({ birthLocal: local, timeZone: zone, latitude: lat, longitude: lon })
    if (typeof expected === 'string') expect(time.status).toBe(expected)
    else {
      expect(time.status).toBe('unique')
      expect(time.offsets).toHaveLength(1)
      expect(time.offsets[0]?.utcOffsetSeconds).toBe(expectedOffsetSeconds)
    }
  })

  it.each([
    // tzdb's backzone, which ICU leaves out: a neighbour's clock would be wrong
    ['Asia/Kuwait', '1930-01-01T12:00', 11_516],
    ['Asia/Muscat', '1910-01-01T12:00', 14_064],
    ['Europe/Amsterdam', '1930-01-01T12:00', 1172],
    ['Europe/Oslo', '1940-08-15T12:00', 7200],
    // seconds, and both sides of midnight of the last changes that matter here
    ['Asia/Kolkata', '1869-12-31T12:00:00', 21_200],
    ['Asia/Kolkata', '1870-01-02T12:00:00', 19_270],
    ['Asia/Kolkata', '1945-10-15T00:00:00', 19_800],
    ['Asia/Kolkata', '1942-05-14T23:30:00', 19_800],
    ['Europe/London', '1969-12-31T23:59:59', 3600],
    ['Europe/London', '1970-01-01T00:00:00', 3600],
    ['America/New_York', '1969-12-31T23:59:59', -18_000],
    ['Pacific/Apia', '2011-12-29T23:00:00', -36_000],
    ['Asia/Calcutta', '1943-06-15T12:00:00', 23_400],
    ['Asia/Kathmandu', '1970-06-01T12:00:00', 19_800],
  ])('%s %s has %d seconds', (timeZone, birthLocal, seconds) => {
    const { offsets } = resolveBirthTime({ birthLocal, timeZone })
    expect(offsets.map(({ utcOffsetSeconds }) => utcOffsetSeconds)).toContain(seconds)
  })

  it.each(clocks)('%s %s is %s: %s', (timeZone, birthLocal, expected) => {
    const { status, offsets } = resolveBirthTime({ birthLocal, timeZone })
    if (expected === 'ambiguous' || expected === 'nonexistent') {
      expect({ status, readings: offsets.length }).toEqual({ status: expected, readings: 2 })
    } else expect({ status, offset: offsetText(offsets[0]!.utcOffsetSeconds) }).toEqual({ status: 'unique', offset: expected })
  })

  it('wall clock minus offset is the instant, in every zone and time', () => {
    const zones = [
      'Asia/Kolkata',
      'Europe/London',
      'America/St_Johns',
      'Asia/Kuwait',
      'Pacific/Apia',
      'Africa/Monrovia',
      'Asia/Colombo',
      'Australia/Lord_Howe',
    ]
    for (const timeZone of zones) {
      for (let year = 1850; year <= 2020; year += 3) {
        for (const [month, day] of [
          [1, 1],
          [3, 28],
          [10, 15],
        ]) {
          const birthLocal = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}T01:30:15`
          for (const { utc, utcOffsetSeconds } of resolveBirthTime({ birthLocal, timeZone }).offsets) {
            expect(Date.parse(utc) + utcOffsetSeconds * 1000).toBe(Date.parse(`${birthLocal}Z`))
          }
        }
      }
    }
  })

  it('agrees with ICU from 1970 on and where nothing was left out before', () => {
    for (const timeZone of ['Asia/Kolkata', 'America/New_York', 'Europe/London', 'Asia/Tokyo']) {
      for (let year = 1948; year < 2024; year++) {
        for (const month of ['01', '07']) {
          const { status, offsets } = resolveBirthTime({ birthLocal: `${year}-${month}-10T12:00:00`, timeZone })
          expect(status).toBe('unique')
          const { utc } = offsets[0]!
          const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(new Date(utc))
          expect(shown).toBe(`${year}-${month}-10 12:00:00`)
        }
      }
    }
  })

  it('gives both readings of a doubled hour, the earlier instant first', () => {
    const { status, offsets, preferred } = resolveBirthTime({ birthLocal: '2023-10-29T01:30', timeZone: 'Europe/London' })
    expect({ status, preferred }).toEqual({ status: 'ambiguous', preferred: 'earlier' })
    expect(offsets).toEqual([
      { utcOffsetSeconds: 3600, utc: '2023-10-29T00:30:00Z' },
      { utcOffsetSeconds: 0, utc: '2023-10-29T01:30:00Z' },
    ])
  })

  it('gives both readings of a skipped hour and prefers the clock not yet changed', () => {
    for (const [birthLocal, timeZone, expected] of [
      ['2024-03-10T02:30', 'America/New_York', [-14_400, -18_000]],
      ['1942-09-01T00:30', 'Asia/Kolkata', [23_400, 19_800]],
    ] as const) {
      const { status, offsets, preferred } = resolveBirthTime({ birthLocal, timeZone })
      expect({ status, preferred }).toEqual({ status: 'nonexistent', preferred: 'later' })
      expect(offsets.map(({ utcOffsetSeconds }) => utcOffsetSeconds)).toEqual(expected)
      expect(Date.parse(offsets[0]!.utc)).toBeLessThan(Date.parse(offsets[1]!.utc))
    }
  })
})

describe('notices', () => {
  it('say nothing where nothing is doubtful', () => {
    expect(kolkata('1990-04-12T06:30:00', MUMBAI).notices).toEqual([])
    expect(kolkata('1947-08-15T00:00:00', CHENNAI).notices).toEqual([])
    expect(resolveBirthTime({ birthLocal: '1990-01-01T12:00', timeZone: 'Asia/Dubai', latitude: 25, longitude: 55 }).notices).toEqual([])
  })

  it('ask about wartime India with the other reading', () => {
    expect(kolkata('1943-06-15T12:00:00', CHENNAI).notices).toEqual([
      {
        code: 'warTime',
        question: true,
        utcOffsetSeconds: 23_400,
        offset: '+06:30',
        otherOffset: '+05:30',
        alternatives: [{ utcOffsetSeconds: 19_800, utc: '1943-06-15T06:30:00Z' }],
      },
    ])
    expect(codes(kolkata('1942-06-15T12:00:00'))).toEqual(['warTimePause'])
    expect(codes(kolkata('1941-09-30T12:00:00'))).toEqual([])
    expect(codes(kolkata('1945-10-15T12:00:00'))).toEqual([])
    expect(codes(resolveBirthTime({ birthLocal: '1943-06-15T12:00', timeZone: 'Asia/Dhaka' }))).toEqual(['warTime'])
  })

  it('leave the choice to the skipped or doubled hour at the change itself', () => {
    const { notices } = kolkata('1945-10-14T23:30:00')
    expect(notices.map(({ code, question }) => [code, question])).toEqual([
      ['clockDoubled', true],
      ['warTime', false],
    ])
    expect(notices[0]?.minutes).toBe(60)
  })

  it("ask about Mumbai's own time before 1956, in its suburbs too, and nowhere else", () => {
    expect(kolkata('1950-03-01T08:00:00', MUMBAI).notices[0]).toMatchObject({
      code: 'mumbaiTime',
      alternatives: [{ utcOffsetSeconds: 17_460, utc: '1950-03-01T03:09:00Z' }],
    })
    expect(codes(kolkata('1955-12-31T23:59:00', { latitude: 19.2, longitude: 72.97 }))).toEqual(['mumbaiTime'])
    expect(codes(kolkata('1956-01-01T00:00:00', MUMBAI))).toEqual([])
    expect(codes(kolkata('1950-03-01T08:00:00', { latitude: 18.52, longitude: 73.85 }))).toEqual([])
    expect(codes(kolkata('1950-03-01T08:00:00'))).toEqual([])
  })

  it("ask about Kolkata's own time before 1949", () => {
    expect(kolkata('1948-12-31T08:00:00', CALCUTTA).notices[0]).toMatchObject({ code: 'kolkataTime', otherOffset: '+05:53:20' })
    expect(codes(kolkata('1949-01-01T08:00:00', CALCUTTA))).toEqual([])
    expect(codes(kolkata('1943-06-15T08:00:00', CALCUTTA))).toEqual(['warTime', 'kolkataTime'])
  })

  it('offer local mean time before 1906', () => {
    const delhi = kolkata('1900-05-01T10:00:00', { latitude: 28.652, longitude: 77.231 }).notices
    expect(delhi).toMatchObject([{ code: 'beforeIndianStandardTime', question: true, offset: '+05:21:10', otherOffset: '+05:08:55' }])
    expect(kolkata('1900-05-01T10:00:00', CALCUTTA).notices).toMatchObject([{ otherOffset: '+05:53:20' }])
    // five seconds from Madras time: said, not asked
    expect(kolkata('1900-05-01T10:00:00', CHENNAI).notices).toMatchObject([{ code: 'beforeIndianStandardTime', question: false }])
    expect(codes(kolkata('1900-05-01T10:00:00'))).toEqual(['localMeanTime'])
    expect(codes(resolveBirthTime({ birthLocal: '1900-05-01T10:00', timeZone: 'Asia/Kuwait', latitude: 29.37, longitude: 47.98 }))).toEqual(
      ['localMeanTime'],
    )
  })

  it('ask about Portuguese India', () => {
    const goa = { latitude: 15.496, longitude: 73.826 }
    expect(kolkata('1950-05-01T10:00:00', goa).notices).toMatchObject([{ code: 'portugueseIndia', otherOffset: '+05:00' }])
    expect(kolkata('1910-05-01T10:00:00', goa).notices).toMatchObject([{ code: 'portugueseIndia', otherOffset: '+04:55:18' }])
    expect(codes(kolkata('1961-12-19T00:00:00', goa))).toEqual([])
    expect(codes(kolkata('1950-05-01T10:00:00', { latitude: 20.414, longitude: 72.832 }))).toEqual(['portugueseIndia'])
  })

  it('have a text in every language that names their offsets', () => {
    for (const language of LANGUAGES) {
      const texts = JSON.parse(readFileSync(new URL(`../../i18n/messages/${language}/places.json`, import.meta.url), 'utf8')) as Record<
        string,
        string
      >
      for (const code of NOTICE_CODES)
        expect([language, code, texts[`notice.${code}`]?.includes('{offset}')]).toEqual([language, code, true])
    }
  })

  it.each([
    [0, '+00:00'],
    [19_270, '+05:21:10'],
    [-16_200, '-04:30'],
    [-2670, '-00:44:30'],
  ])('writes %d seconds as %s', (seconds, text) => {
    expect(offsetText(seconds)).toBe(text)
  })
})

describe('bad input', () => {
  const code = (query: Partial<BirthTimeQuery>, now?: Date) => {
    try {
      resolveBirthTime({ birthLocal: '1990-01-01T12:00', timeZone: 'Asia/Kolkata', ...query }, now)
      return 'none'
    } catch (error) {
      return error instanceof BirthTimeError ? error.code : 'another'
    }
  }

  it.each([
    '',
    '1990-02-30T12:00',
    '1990-13-01T12:00',
    '1990-01-01',
    '1990-01-01T24:00',
    '1990-01-01T12:60',
    '1990-1-1T1:1',
    '1990-01-01T12:00Z',
    '٠١',
    'x'.repeat(10_000),
  ])('refuses the time %p', (birthLocal) => {
    expect(code({ birthLocal })).toBe('invalid_local_time')
  })

  it('refuses years before 1850 and the future', () => {
    expect(code({ birthLocal: '1849-12-31T12:00' })).toBe('before_1850')
    expect(code({ birthLocal: '1850-01-01T12:00' })).toBe('none')
    const now = new Date('2026-01-01T00:00:00Z')
    expect(code({ birthLocal: '2026-01-01T05:29' }, now)).toBe('none')
    expect(code({ birthLocal: '2026-01-01T05:31' }, now)).toBe('future_date')
  })

  it.each(['', 'Mars/Olympus', '+05:30', 'Asia/../Kolkata', '\u0000', 'A'.repeat(10_000)])('refuses the zone %p', (timeZone) => {
    expect(isTimeZone(timeZone)).toBe(false)
    expect(code({ timeZone })).toBe('unknown_time_zone')
  })

  it('refuses coordinates off the globe', () => {
    expect(code({ latitude: 91, longitude: 0 })).toBe('invalid_coordinates')
    expect(code({ latitude: 0, longitude: -181 })).toBe('invalid_coordinates')
    expect(code({ latitude: Number.NaN, longitude: 0 })).toBe('invalid_coordinates')
  })
})
