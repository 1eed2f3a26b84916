import { apparentSiderealTime, ascendantOf, meanObliquity, midheavenOf } from './earth-orientation.ts'
import { randoms } from '../testdata/reference.ts'

const RADIANS = Math.PI / 180

/** Azimuth (0 north, 90 east) and altitude of an ecliptic point, degrees, from first principles. */
function horizontal(longitude: number, ramc: number, obliquity: number, latitude: number): { azimuth: number; altitude: number } {
  const l = longitude * RADIANS
  const e = obliquity * RADIANS
  const equatorial = [Math.cos(l), Math.cos(e) * Math.sin(l), Math.sin(e) * Math.sin(l)]
  const theta = ramc * RADIANS
  const meridian = Math.cos(theta) * equatorial[0] + Math.sin(theta) * equatorial[1]
  const east = Math.cos(theta) * equatorial[1] - Math.sin(theta) * equatorial[0]
  const phi = latitude * RADIANS
  const up = Math.cos(phi) * meridian + Math.sin(phi) * equatorial[2]
  const north = Math.cos(phi) * equatorial[2] - Math.sin(phi) * meridian
  return { azimuth: (Math.atan2(east, north) / RADIANS + 360) % 360, altitude: Math.asin(up) / RADIANS }
}

it('mean obliquity is that of IAU 2006 (check value of IAU SOFA)', () => {
  expect(meanObliquity((2454388.5 - 2451545) / 36525) * RADIANS).toBeCloseTo(0.4090749229387258204, 14)
  // far from J2000, where the higher terms count: 84381.406" - 46.836769" t - 0.0001831" t^2 + 0.0020034" t^3 ... at t = -2
  expect(meanObliquity(-2) * 3600).toBeCloseTo(84381.406 + 93.673538 - 0.0007324 - 0.0160272 - 0.000009216 + 0.0000013888, 6)
})

describe('ascendant and midheaven', () => {
  const random = randoms(3)
  const cases = Array.from({ length: 400 }, () => ({
    ramc: random() * 360,
    obliquity: 23.4 + random() * 0.1,
    latitude: random() * 178 - 89,
  }))

  it('the ascendant lies on the eastern horizon, everywhere on Earth', () => {
    for (const { ramc, obliquity, latitude } of cases) {
      const { azimuth, altitude } = horizontal(ascendantOf(ramc, obliquity, latitude), ramc, obliquity, latitude)
      expect(Math.abs(altitude)).toBeLessThan(1e-9)
      expect(azimuth).toBeGreaterThan(-1e-9)
      expect(azimuth).toBeLessThan(180 + 1e-9)
    }
  })

  it('the midheaven has the right ascension of the meridian', () => {
    for (const { ramc, obliquity } of cases) {
      const l = midheavenOf(ramc, obliquity) * RADIANS
      const rightAscension = Math.atan2(Math.cos(obliquity * RADIANS) * Math.sin(l), Math.cos(l)) / RADIANS
      expect(((rightAscension - ramc + 540) % 360) - 180).toBeCloseTo(0, 9)
    }
  })

  it('sidereal time at Greenwich agrees with the almanac', () => {
    // Meeus, Astronomical Algorithms, example 12.a: 1987 April 10, 0h UT: apparent 13h 10m 46.1351s
    const t = (2446895.5 + 55.6 / 86400 - 2451545) / 36525
    const obliquity = 23 + 26 / 60 + 36.85 / 3600
    const degrees = apparentSiderealTime(2446895.5, t, -3.788 / 3600, obliquity)
    expect(degrees).toBeCloseTo((13 + 10 / 60 + 46.1351 / 3600) * 15, 4)
  })
})
