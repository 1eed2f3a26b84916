import { readCoordinates } from './coordinates.ts'

describe('coordinates as people write them', () => {
  it.each([
    ['17.385, 78.487'],
    ['17.385 78.487'],
    ['17.385,78.487'],
    ['(17.385, 78.487)'],
    ['17.385; 78.487'],
    ['17,385 78,487'],
    ['17.385N 78.487E'],
    ['17.385° N, 78.487° E'],
    ['N17.385 E78.487'],
    ['N 17.385, E 78.487'],
    ['78.487 E, 17.385 N'],
    ['17°23′6″N 78°29′13.2″E'],
    ['17°23\'6" N, 78°29\'13.2" E'],
    ['17 23 6 N 78 29 13.2 E'],
    ['17:23:6 N 78:29:13.2 E'],
    ['17 23 6 78 29 13.2'],
    ['Latitude: 17.385 Longitude: 78.487'],
    ['17.385 north 78.487 east'],
    ['17.385° उ, 78.487° पू'],
    ['१७.३८५, ७८.४८७'],
    ['17.385° வ, 78.487° கி'],
    ['17.385° ఉ, 78.487° తూ'],
    ['౧౭.౩౮౫, ౭౮.౪౮౭'],
  ])('%s', (text) => {
    expect(readCoordinates(text)).toEqual({ kind: 'ok', value: { latitude: 17.385, longitude: 78.487 } })
  })

  it.each([
    ['17°23′N 78°29′E', 17.38333, 78.48333],
    ['17N23 78E29', 17.38333, 78.48333],
    ['17n23, 78e29', 17.38333, 78.48333],
    ['17 23 78 29', 17.38333, 78.48333],
    ['33.87 S 151.21 E', -33.87, 151.21],
    ['-33.87, 151.21', -33.87, 151.21],
    ['−33.87, 151.21', -33.87, 151.21],
    ['40°42′46″N 74°0′22″W', 40.71278, -74.00611],
    ['-0.5, -0.25', -0.5, -0.25],
    ['-0 30, 0', -0.5, 0],
    ['90, -180', 90, -180],
  ])('%s is %d, %d', (text, latitude, longitude) => {
    expect(readCoordinates(text)).toEqual({ kind: 'ok', value: { latitude, longitude } })
  })

  it.each(['91, 0', '0, 181', '95 N 10 E', '17.385, -200'])('%s is off the globe', (text) => {
    expect(readCoordinates(text)).toEqual({ kind: 'outOfRange' })
  })

  it.each([
    '17.385',
    'Hyderabad',
    '17.385, 78.487, 12',
    '17.385 N',
    '17 N 78 N',
    '17.5 30 N 78 E',
    '17 75 N 78 10 E',
    '-17 S 78 E',
    '1e3, 2',
    '17.385, 78.487 🙏',
    '<b>17</b>, 78',
    '1 2 3 4 5',
    '٣, ٤',
    '\u0000, \u202e',
  ])('%j are none', (text) => {
    expect(readCoordinates(text)).toEqual({ kind: 'invalid' })
  })

  it('is quick to refuse 10,000 digits', () => {
    expect(readCoordinates('1'.repeat(10_000))).toEqual({ kind: 'invalid' })
  })

  it('never throws', () => {
    const letters = '0123456789.,;:-°′″NSEW nsew\u0966\u0c66उదవ()/'
    let state = 7
    const next = () => (state = (state * 1_103_515_245 + 12_345) & 0x7fffffff) / 0x7fffffff
    for (let round = 0; round < 3000; round++) {
      const text = Array.from({ length: Math.floor(next() * 20) }, () => letters[Math.floor(next() * letters.length)]).join('')
      const read = readCoordinates(text)
      if (read.kind !== 'ok') continue
      expect(Math.abs(read.value.latitude)).toBeLessThanOrEqual(90)
      expect(Math.abs(read.value.longitude)).toBeLessThanOrEqual(180)
    }
  })
})
