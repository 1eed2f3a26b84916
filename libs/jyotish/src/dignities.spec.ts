import { benefics, compoundRelation, dignityOf, naturalRelation, SEVEN_GRAHAS } from './dignities.ts'
import { combustionOf, grahaYuddhas, isCombust } from './combustion.ts'
import { computeChart } from './compute-chart.ts'
import { loadEphemeris } from './node/load-ephemeris.ts'
import { birthOf, referenceRows, SHORT_NAMES, type JyotishRow, type StrengthRow } from '../testdata/reference.ts'
import { placedChart } from '../testdata/placed-chart.ts'

const births = referenceRows<JyotishRow>('jyotish')
const strengths = referenceRows<StrengthRow>('strengths')

describe('dignities', () => {
  it('derives the natural friendships of every textbook from the moolatrikona', () => {
    const letter = { friend: 'F', neutral: 'N', enemy: 'E' }
    const rows = SEVEN_GRAHAS.map((graha) => SEVEN_GRAHAS.map((other) => letter[naturalRelation(graha, other) ?? 'neutral']).join(''))
    expect(rows).toEqual(['NFFNFEE', 'FNNFNNN', 'FFNEFNN', 'FENNNFN', 'FFFENEN', 'EENFNNF', 'EEEFNFN'])
  })

  it('joins nature and place', () => {
    const chart = placedChart({ sun: 5, moon: 35, venus: 10, saturn: 130, mercury: 350 })
    expect(compoundRelation(chart, 'sun', 'moon')).toBe('greatFriend')
    expect(compoundRelation(chart, 'sun', 'venus')).toBe('greatEnemy')
    expect(compoundRelation(chart, 'sun', 'saturn')).toBe('greatEnemy')
    expect(compoundRelation(chart, 'sun', 'mercury')).toBe('friend')
    expect(compoundRelation(chart, 'sun', 'sun')).toBeNull()
  })

  it.each([
    ['sun', 15, 'exalted'],
    ['sun', 139.9, 'moolatrikona'],
    ['sun', 140, 'own'],
    ['sun', 190, 'debilitated'],
    ['moon', 32.9, 'exalted'],
    ['moon', 33, 'moolatrikona'],
    ['moon', 100, 'own'],
    ['mercury', 164.9, 'exalted'],
    ['mercury', 165, 'moolatrikona'],
    ['mercury', 170, 'own'],
    ['mercury', 345, 'debilitated'],
    ['mars', 299.9, 'exalted'],
    ['mars', 12, 'own'],
    ['jupiter', 280, 'debilitated'],
    ['venus', 165, 'debilitated'],
    ['saturn', 319.9, 'moolatrikona'],
    ['saturn', 320, 'own'],
    ['rahu', 45, 'exalted'],
    ['rahu', 315, 'own'],
    ['rahu', 15, null],
  ] as const)('%s at %d is %s', (graha, longitude, dignity) => {
    expect(dignityOf(placedChart({ [graha]: longitude }), graha)).toBe(dignity)
  })

  it('knows the benefics of sixty births', () => {
    for (const [index, row] of births.entries()) {
      const good = benefics(computeChart(birthOf(row), loadEphemeris(), { node: 'true' }))
      expect(SEVEN_GRAHAS.flatMap((graha, at) => (good.has(graha) ? [SHORT_NAMES[at]] : []))).toEqual(strengths[index].raman.benefics)
    }
  })
})

describe('combustion and war', () => {
  it('burns the grahas of sixty births', () => {
    for (const [index, row] of births.entries()) {
      const chart = computeChart(birthOf(row), loadEphemeris(), { node: 'true' })
      expect(SEVEN_GRAHAS.flatMap((graha, at) => (isCombust(chart, graha) ? [SHORT_NAMES[at]] : []))).toEqual(strengths[index].combust)
    }
  })

  it('has smaller orbs for retrograde Mercury and Venus, across Mesha too', () => {
    const direct = placedChart({ sun: 5, mercury: 352, venus: 14 })
    expect(combustionOf(direct, 'mercury')).toEqual({ distance: 13, orb: 14, combust: true })
    expect(combustionOf(direct, 'venus')).toEqual({ distance: 9, orb: 10, combust: true })
    const retrograde = placedChart({ sun: 5, mercury: 352, venus: 14, retrograde: ['mercury', 'venus'] })
    expect(combustionOf(retrograde, 'mercury')).toEqual({ distance: 13, orb: 12, combust: false })
    expect(combustionOf(retrograde, 'venus')).toEqual({ distance: 9, orb: 8, combust: false })
    expect(combustionOf(direct, 'sun')).toBeNull()
    expect(combustionOf(direct, 'rahu')).toBeNull()
  })

  it('lets the northern graha win within a degree, and the nodes and luminaries stay out of it', () => {
    const base = placedChart({ mars: 359.8, jupiter: 0.5, saturn: 1.5, moon: 0.5, mercury: 100, venus: 200 })
    const chart = { ...base, tropical: { ...base.tropical, mars: { ...base.tropical.mars, latitude: -3 } } }
    expect(grahaYuddhas(chart)).toEqual([{ victor: 'jupiter', vanquished: 'mars', distance: expect.closeTo(0.7, 9) as number }])
  })
})
