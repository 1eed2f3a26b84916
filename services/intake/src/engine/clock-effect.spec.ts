import { loadEphemeris } from '@disha/jyotish/node/load-ephemeris'
import type { Ephemeris } from '@disha/jyotish/ephemeris'
import { resolveBirthTime } from '@disha/places/birth-time'
import { clockEffect, withEffects } from './clock-effect.ts'

let ephemeris: Ephemeris
beforeAll(async () => {
  ephemeris = await loadEphemeris()
})

const MUMBAI = { birthLocal: '1950-03-01T08:00:00', timeZone: 'Asia/Kolkata', latitude: 19.07, longitude: 72.88 }
const reading = (utc: string, utcOffsetSeconds: number) => ({ utc, utcOffsetSeconds })

it('tells by how much lagna and Moon move, and that a reading beside itself changes nothing', () => {
  const standard = reading('1950-03-01T02:30:00Z', 19_800)
  const effect = clockEffect(MUMBAI, standard, reading('1950-03-01T03:09:00Z', 17_460), ephemeris)
  expect(effect.minutes).toBe(39)
  // 39 minutes: some ten degrees of lagna, a third of a degree of Moon
  expect(effect.ascendantDegrees).toBeGreaterThan(7)
  expect(effect.ascendantDegrees).toBeLessThan(13)
  expect(effect.moonDegrees).toBeGreaterThan(0.3)
  expect(effect.moonDegrees).toBeLessThan(0.45)
  expect(clockEffect(MUMBAI, standard, standard, ephemeris)).toMatchObject({
    ascendant: false,
    moonPada: false,
    minutes: 0,
    ascendantDegrees: 0,
    moonDegrees: 0,
  })
})

it('says that the sign changes exactly when it does, over a whole day', () => {
  const changes: boolean[] = []
  for (let hour = 0; hour < 24; hour++) {
    const birthLocal = `1950-03-01T${String(hour).padStart(2, '0')}:15:00`
    const clock = { ...MUMBAI, birthLocal }
    const [notice] = withEffects(resolveBirthTime(clock).notices, clock, ephemeris)
    expect(notice?.code).toBe('mumbaiTime')
    const { used, other, ascendant, ascendantDegrees } = notice!.differs!
    expect(ascendant).toBe(used.lagnaSign !== other.lagnaSign)
    const turned = (other.lagnaSign * 30 + other.lagnaDegree - used.lagnaSign * 30 - used.lagnaDegree + 360) % 360
    expect(ascendantDegrees).toBeCloseTo(turned, 1)
    changes.push(ascendant)
  }
  // twelve signs in a day, 39 minutes each time: seven or eight of the 24
  expect(changes.filter(Boolean).length).toBeGreaterThanOrEqual(5)
  expect(changes.filter(Boolean).length).toBeLessThanOrEqual(11)
})

it('leaves notices without another reading as they are', () => {
  const clock = { ...MUMBAI, birthLocal: '1945-10-14T23:30:00' }
  const notices = withEffects(resolveBirthTime(clock).notices, clock, ephemeris)
  expect(notices.find(({ code }) => code === 'warTime')?.differs).toBeUndefined()
  expect(notices.find(({ code }) => code === 'clockDoubled')?.differs?.minutes).toBe(60)
})
