import { avasthas, SAYANADI, sayanadi } from './avasthas.ts'
import { computeChart } from './compute-chart.ts'
import type { SevenGraha } from './dignities.ts'
import { loadEphemeris } from './node/load-ephemeris.ts'
import { placedChart, type Places } from '../testdata/placed-chart.ts'
import { birthAt } from '../testdata/reference.ts'

const ephemeris = loadEphemeris()
/** Each graha alone in a sign where none of the others sees it, but for what a test moves. */
const FAR: Places = { lagna: 5, sun: 125, moon: 40, mars: 190, mercury: 71, jupiter: 275, venus: 355, saturn: 305, rahu: 220 }
const moods = (graha: SevenGraha, places: Places): string[] => avasthas(placedChart({ ...FAR, ...places }))[graha].lajjitadi

describe('age, wakefulness and light', () => {
  it.each([
    ['mars', 186 - 0.1, 'bala'],
    ['mars', 186, 'kumara'],
    ['mars', 195, 'yuva'],
    ['mars', 203.9, 'vriddha'],
    ['mars', 209.9, 'mrita'],
    ['venus', 335.9, 'mrita'],
    ['venus', 354, 'bala'],
  ] as const)('%s at %d is %s, even signs counting backwards', (graha, longitude, age) => {
    expect(avasthas(placedChart({ [graha]: longitude }))[graha].baladi).toBe(age)
  })

  it('are awake, dream or sleep', () => {
    const of = (sun: number, venus = 355): string => avasthas(placedChart({ ...FAR, sun, venus })).sun.jagradadi
    expect([of(125), of(5), of(245), of(185)]).toEqual(['jagrat', 'jagrat', 'swapna', 'sushupti'])
    // Vrishabha is Venus', the Sun's enemy: with Venus in the eleventh from it she is neutral, in the sign itself a great enemy
    expect([of(35), of(35, 36)]).toEqual(['swapna', 'sushupti'])
  })

  it('shine, suffer the company of malefics and burn', () => {
    const light = (graha: SevenGraha, places: Places): string[] => avasthas(placedChart({ ...FAR, ...places }))[graha].diptadi
    expect(light('sun', { sun: 10 })).toEqual(['dipta'])
    expect(light('sun', {})).toEqual(['swastha'])
    expect(light('mars', { mars: 101 })).toEqual([])
    // the Sun, a friend by nature, shares the sign and so is an enemy for the time
    expect(light('mercury', { mercury: 130 })).toEqual(['dina', 'vikala', 'kopa'])
    expect(light('jupiter', { jupiter: 221 })).toEqual(['pramudita', 'vikala'])
    expect(light('venus', { venus: 140, sun: 5 })).toEqual(['khala'])
  })
})

describe('moods', () => {
  it.each([
    ['with Saturn in the fifth: ashamed', 'jupiter', { lagna: 185, jupiter: 306 }, 'lajjita', true],
    ['with Saturn in the sixth: not', 'jupiter', { lagna: 155, jupiter: 306 }, 'lajjita', false],
    ['with Venus in the fifth: not', 'jupiter', { lagna: 215, jupiter: 350 }, 'lajjita', false],
    ['exalted: proud', 'sun', { sun: 10 }, 'garvita', true],
    ['in its moolatrikona: proud', 'sun', {}, 'garvita', true],
    ['in its own sign only: not', 'sun', { sun: 145 }, 'garvita', false],
    ["in an enemy's sign: hungry", 'sun', { sun: 40, moon: 10 }, 'kshudhita', true],
    ['with Saturn, though a friend: hungry', 'venus', { venus: 306, saturn: 305, sun: 5 }, 'kshudhita', true],
    ['seen by an enemy: hungry', 'sun', { saturn: 310 }, 'kshudhita', true],
    ['at home and alone: not', 'sun', { saturn: 335, venus: 355 }, 'kshudhita', false],
    [
      'in water, seen by an enemy and no benefic: thirsty',
      'mars',
      { mars: 95, mercury: 280, jupiter: 130, venus: 155, sun: 281 },
      'trishita',
      true,
    ],
    ['seen by Jupiter as well: not', 'mars', { mars: 95, mercury: 280, jupiter: 335, venus: 155, sun: 281 }, 'trishita', false],
    ['on dry land: not', 'mars', { mars: 125, mercury: 310, jupiter: 155, venus: 155, sun: 311 }, 'trishita', false],
    ["in a friend's sign: glad", 'mars', { mars: 130, sun: 160 }, 'mudita', true],
    ['with Jupiter, though an enemy: glad', 'venus', { venus: 276 }, 'mudita', true],
    ['among strangers: not', 'moon', { moon: 275, jupiter: 155, sun: 245, mercury: 245 }, 'mudita', false],
    ['with the Sun and seen by Saturn: shaken', 'mercury', { mercury: 126 }, 'kshobhita', true],
    ['with the Sun and seen by none: not', 'mercury', { mercury: 126, saturn: 335, mars: 215, jupiter: 300 }, 'kshobhita', false],
    ['seen by Saturn without the Sun: not', 'venus', { venus: 126, sun: 5 }, 'kshobhita', false],
  ] as const)('%s', (_, graha, places, mood, holds) => {
    expect(moods(graha, places as Places).includes(mood)).toBe(holds)
  })

  it('tell no shame where the houses are unknown', () => {
    const unknown = { ...birthAt('1990-04-12T01:00:00Z', 28, 77), precision: { kind: 'unknown' } as const }
    const chart = computeChart(unknown, ephemeris)
    for (const { lajjitadi } of Object.values(avasthas(chart))) expect(lajjitadi).not.toContain('lajjita')
    expect(sayanadi(chart, ephemeris)).toBeNull()
  })
})

describe('doings', () => {
  it('follow the sum of the text', () => {
    // Sun in Swati (15), first graha, navamsa 4: 60; Moon in Ashwini (1), lagna Mesha (1), 10 hours or 25 ghatis after sunrise: the 26th runs.
    // 60 + 1 + 26 + 1 = 88 = 7 x 12 + 4, the fourth. Mars: Rohini (4) x 3 x navamsa 4 = 48, + 28 = 76, again the fourth. Ketu: Ashwini x 9 x 2.
    const sunrise = computeChart(birthAt('1996-12-07T05:04:00Z', 13.0878, 80.2785, 19_800), ephemeris).panchanga.sunriseAt!
    const at = (minutes: number): ReturnType<typeof sayanadi> => {
      const utc = new Date(Date.parse(sunrise) + minutes * 60_000).toISOString()
      const real = computeChart(birthAt(utc, 13.0878, 80.2785, 19_800), ephemeris)
      return sayanadi(withStars(placedChart({ lagna: 10, sun: 190.5, moon: 5, mars: 41, ketu: 5 }, real)), ephemeris)
    }
    expect(at(600.5)).toMatchObject({ sun: 'prakasha', mars: 'prakasha', ketu: SAYANADI[(1 * 9 * 2 + 28 - 1) % 12] })
    expect(at(623.5)!.sun).toBe('prakasha')
    expect(at(624.5)!.sun).toBe('gamana')
  })

  it('have the last name for no remainder', () => {
    expect(SAYANADI).toHaveLength(12)
    expect(SAYANADI[(24 + 11) % 12]).toBe('nidra')
    expect(SAYANADI[(25 + 11) % 12]).toBe('shayana')
  })
})

/** The nakshatras of the places that `placedChart` sets. */
function withStars(chart: ReturnType<typeof placedChart>): ReturnType<typeof placedChart> {
  const D1 = Object.fromEntries(
    Object.entries(chart.D1).map(([point, place]) => [point, { ...place!, nakshatra: Math.floor((place!.longitude * 3) / 40) + 1 }]),
  ) as typeof chart.D1
  return { ...chart, D1 }
}
