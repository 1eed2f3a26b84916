import { zoneOfCoordinates } from './zone-of-coordinates.ts'

describe('zoneOfCoordinates', () => {
  it.each([
    // where tz-lookup answers Kathmandu
    ['Sitamarhi', 26.6, 85.48, 'Asia/Kolkata'],
    ['Kathmandu', 27.702, 85.32, 'Asia/Kathmandu'],
    // merged with Tokyo's or Dubai's neighbours in the lists that begin in 1970
    ['Kuwait', 29.37, 47.98, 'Asia/Kuwait'],
    ['Muscat', 23.58, 58.4, 'Asia/Muscat'],
    ['Amsterdam', 52.37, 4.9, 'Europe/Amsterdam'],
    ['the open sea', 0, -30, 'Etc/GMT+2'],
  ])('%s', (_, latitude, longitude, zone) => {
    expect(zoneOfCoordinates(latitude, longitude)).toBe(zone)
  })

  it('answers at the poles and on the date line', () => {
    for (const [latitude, longitude] of [
      [90, 0],
      [-90, 0],
      [0, 180],
      [0, -180],
    ] as const) {
      expect(zoneOfCoordinates(latitude, longitude)).toMatch(/^[A-Z][A-Za-z]+\//)
    }
  })

  it('refuses points off the globe', () => {
    expect(() => zoneOfCoordinates(90.1, 0)).toThrow('latitude')
    expect(() => zoneOfCoordinates(0, Number.NaN)).toThrow('latitude')
  })
})
