import { computeChart } from '../compute-chart.ts'
import { loadEphemeris } from '../node/load-ephemeris.ts'
import { birthAt, birthOf, randoms, referenceRows, type JyotishRow, type StrengthRow } from '../../testdata/reference.ts'
import { placedChart, type Places } from '../../testdata/placed-chart.ts'
import { YOGA_RULES } from './rules.ts'
import { yogas, type Yoga } from './yogas.ts'

const strengths = referenceRows<StrengthRow>('strengths')
const find = (id: string, places: Places): Yoga | undefined => yogas(placedChart(places)).find((yoga) => yoga.id === id)

/** Everything out of the way: all in Mithuna, the nodes apart; each case moves what it is about. */
const QUIET: Places = { lagna: 5, sun: 65, moon: 80, mars: 85, mercury: 75, jupiter: 70, venus: 88, saturn: 62, rahu: 155 }

describe('yogas', () => {
  it('finds the eight that two programs agree on, cancelled or not', () => {
    const ids = ['ruchaka', 'bhadra', 'hamsa', 'malavya', 'sasa', 'budhaAditya', 'chandraMangala', 'guruMangala']
    for (const [index, row] of referenceRows<JyotishRow>('jyotish').entries()) {
      const all = yogas(computeChart(birthOf(row), loadEphemeris(), { node: 'true' }))
      const found = all.filter(({ id, status }) => status !== 'near' && ids.includes(id)).map(({ id }) => id)
      expect(found.toSorted()).toEqual(strengths[index].yogas.toSorted())
    }
  })

  it.each<[string, Places, Yoga['status'] | undefined]>([
    ['ruchaka', { mars: 298, sun: 130 }, 'formed'],
    ['ruchaka', { mars: 220, sun: 130 }, 'near'],
    ['ruchaka', { mars: 298, sun: 300 }, 'cancelled'],
    ['ruchaka', { mars: 100 }, undefined],
    ['bhadra', { lagna: 65, mercury: 160, sun: 130 }, 'formed'],
    ['bhadra', { lagna: 65, mercury: 160, sun: 155 }, 'cancelled'],
    ['bhadra', { lagna: 5, mercury: 160 }, 'near'],
    ['hamsa', { jupiter: 95, sun: 200 }, 'formed'],
    ['hamsa', { jupiter: 95, sun: 90 }, 'cancelled'],
    ['hamsa', { jupiter: 245 }, 'near'],
    ['malavya', { venus: 185, sun: 65 }, 'formed'],
    ['malavya', { venus: 185, sun: 190 }, 'cancelled'],
    ['malavya', { venus: 357 }, 'near'],
    ['sasa', { saturn: 190 }, 'formed'],
    ['sasa', { saturn: 190, sun: 185 }, 'cancelled'],
    ['sasa', { saturn: 310 }, 'near'],
    ['gajakesari', { jupiter: 95, venus: 100, sun: 200 }, 'formed'],
    ['gajakesari', { jupiter: 95, venus: 100, sun: 98 }, 'cancelled'],
    ['gajakesari', { jupiter: 275, venus: 278 }, 'cancelled'],
    ['gajakesari', { jupiter: 95, moon: 62, sun: 200 }, 'near'],
    ['budhaAditya', { sun: 61, mercury: 80 }, 'formed'],
    ['budhaAditya', { sun: 65, mercury: 70 }, 'cancelled'],
    ['budhaAditya', { sun: 59, mercury: 61 }, undefined],
    ['chandraMangala', { moon: 200, mars: 205 }, 'formed'],
    ['chandraMangala', { moon: 200, mars: 215 }, undefined],
    ['guruMangala', { jupiter: 70, mars: 250 }, 'formed'],
    ['guruMangala', { jupiter: 70, mars: 100 }, undefined],
    ['rajaKendraTrikona', { lagna: 35, saturn: 70, sun: 75, mercury: 100, mars: 200, jupiter: 200 }, 'formed'],
    ['rajaKendraTrikona', { moon: 95, sun: 125, mars: 155, jupiter: 200, mercury: 40, venus: 280, saturn: 335 }, undefined],
    ['rajaKendraTrikona', { moon: 95, sun: 125, mars: 155, jupiter: 200, mercury: 40, venus: 280, saturn: 205 }, 'cancelled'],
    // Mesha: Saturn of the 10th and Jupiter of the 9th, which owns the 12th too
    ['dharmaKarmadhipati', { saturn: 130, jupiter: 125 }, 'cancelled'],
    ['dharmaKarmadhipati', { lagna: 95, mars: 130, jupiter: 125 }, 'cancelled'],
    ['dharmaKarmadhipati', { lagna: 125, mars: 130, venus: 125 }, 'formed'],
    ['dharmaKarmadhipati', { lagna: 125, mars: 130, venus: 165 }, undefined],
    ['rajaFifthNinth', { sun: 130, jupiter: 310 }, 'formed'],
    ['rajaFifthNinth', { sun: 130, jupiter: 100 }, undefined],
    ['tenthAndLagnaExchange', { mars: 280, saturn: 10 }, 'formed'],
    ['tenthAndLagnaExchange', { mars: 280, saturn: 40 }, undefined],
    ['exaltedBenefic', { venus: 357, jupiter: 5 }, 'formed'],
    ['exaltedBenefic', { venus: 357 }, 'near'],
    ['subha', { venus: 5 }, 'formed'],
    ['subha', { venus: 5, saturn: 8 }, 'cancelled'],
    ['amala', { venus: 280 }, 'formed'],
    ['amala', { venus: 280, mars: 282 }, undefined],
    ['kahala', { moon: 40, jupiter: 130, mars: 10 }, 'formed'],
    ['kahala', { moon: 40, jupiter: 130, mars: 70 }, 'near'],
    ['chamara', { mars: 280, jupiter: 160 }, 'formed'],
    ['chamara', { mars: 280, jupiter: 100, moon: 200 }, 'formed'],
    ['chamara', { mars: 280, jupiter: 70 }, 'near'],
    ['shankha', { sun: 130, mercury: 220, mars: 10 }, 'formed'],
    ['shankha', { sun: 130, mercury: 220, mars: 70 }, 'near'],
    ['bheri', { jupiter: 95, sun: 10, moon: 40, mars: 190, venus: 340 }, 'formed'],
    ['bheri', { jupiter: 95, sun: 10, mars: 190, venus: 340 }, 'near'],
    // Dhanu: Mercury of the 7th and 10th cannot be both in the 10th exalted without being Srinatha's own case
    ['srinatha', { lagna: 245, mercury: 160, sun: 165 }, 'formed'],
    ['srinatha', { lagna: 245, mercury: 160, sun: 125 }, 'near'],
    ['khadga', { venus: 250, jupiter: 40, mars: 10 }, 'formed'],
    ['khadga', { venus: 250, jupiter: 40, mars: 70 }, 'near'],
    ['lakshmi', { jupiter: 95, mars: 10 }, 'formed'],
    ['lakshmi', { jupiter: 95, mars: 70 }, 'near'],
    ['kusuma', { lagna: 35, venus: 130, moon: 160, mercury: 170, saturn: 310 }, 'formed'],
    ['kusuma', { lagna: 35, venus: 130, moon: 160, mercury: 170, saturn: 340 }, 'near'],
    ['kalanidhi', { jupiter: 130, mercury: 310, venus: 132 }, 'formed'],
    ['kalanidhi', { jupiter: 130, mercury: 310, venus: 70 }, 'near'],
    ['lagnadhi', { venus: 190, jupiter: 220 }, 'formed'],
    ['lagnadhi', { venus: 190, jupiter: 220, mars: 195 }, 'near'],
    ['lagnadhi', { venus: 190 }, 'near'],
    ['kemadruma', { moon: 290, sun: 65 }, 'formed'],
    ['kemadruma', { moon: 290, mars: 10 }, 'cancelled'],
    ['kemadruma', { moon: 290, mars: 292 }, 'near'],
    ['sunapha', { moon: 290, mars: 320 }, 'formed'],
    ['sunapha', { moon: 290, mars: 320, saturn: 250 }, undefined],
    ['anapha', { moon: 290, saturn: 250 }, 'formed'],
    ['durudhara', { moon: 290, mars: 320, saturn: 250 }, 'formed'],
    ['vesi', { sun: 130, mars: 160 }, 'formed'],
    ['vesi', { sun: 130, moon: 160 }, undefined],
    ['vosi', { sun: 130, mars: 100 }, 'formed'],
    ['ubhayachari', { sun: 130, mars: 100, saturn: 160 }, 'formed'],
    ['adhi', { moon: 250, sun: 200, mercury: 42, jupiter: 70, venus: 95 }, 'formed'],
    ['adhi', { moon: 250, sun: 200, mercury: 42, jupiter: 70, venus: 130 }, 'near'],
    ['adhi', { moon: 250, sun: 70, mercury: 72, jupiter: 74, venus: 75 }, 'cancelled'],
    ['gola', {}, 'cancelled'],
    ['nala', {}, 'formed'],
    ['nala', { saturn: 100 }, undefined],
    ['rajju', { sun: 10, moon: 100, mars: 190, mercury: 12, jupiter: 280, venus: 15, saturn: 195 }, 'formed'],
    ['kamala', { sun: 10, moon: 100, mars: 190, mercury: 12, jupiter: 280, venus: 15, saturn: 195 }, 'formed'],
    ['kedara', { sun: 10, moon: 100, mars: 190, mercury: 12, jupiter: 280, venus: 15, saturn: 195 }, 'cancelled'],
    ['kamala', { sun: 10, moon: 100, mars: 190, mercury: 12, jupiter: 280, venus: 45, saturn: 195 }, undefined],
    ['yupa', { sun: 10, moon: 40, mars: 70, mercury: 12, jupiter: 100, venus: 15, saturn: 71 }, 'formed'],
    ['danda', { sun: 10, moon: 280, mars: 310, mercury: 12, jupiter: 340, venus: 15, saturn: 281 }, 'formed'],
    ['nauka', { sun: 10, moon: 40, mars: 70, mercury: 100, jupiter: 130, venus: 160, saturn: 190 }, 'formed'],
    ['ardhaChandra', { lagna: 335, sun: 10, moon: 40, mars: 70, mercury: 100, jupiter: 130, venus: 160, saturn: 190 }, 'formed'],
    ['samudra', { sun: 40, moon: 100, mars: 160, mercury: 41, jupiter: 220, venus: 280, saturn: 340 }, 'formed'],
    ['musala', { sun: 40, moon: 130, mars: 220, mercury: 41, jupiter: 310, venus: 42, saturn: 43 }, 'formed'],
  ])('%s %j: %s', (id, places, status) => {
    expect(find(id, { ...QUIET, ...places })?.status).toBe(status)
  })

  it('says who forms it, how strongly, and what cancels it', () => {
    const cancelled = find('hamsa', { ...QUIET, jupiter: 95, sun: 90 })
    expect(cancelled).toEqual({
      id: 'hamsa',
      source: 'BPHS 75.1-2',
      grahas: ['jupiter'],
      strength: 0.5,
      status: 'cancelled',
      cancelledBy: ['combust'],
    })
    expect(find('hamsa', { ...QUIET, jupiter: 95, sun: 200 })).toMatchObject({ strength: 1, cancelledBy: [] })
    expect(new Set(YOGA_RULES.map(({ id }) => id)).size).toBe(YOGA_RULES.length)
    for (const { source } of YOGA_RULES) expect(source).toMatch(/^(BPHS \d+\.\d+(-\d+)?|practice)$/)
  })

  it('finds exactly one sankhya yoga in every chart, and only what needs no lagna without a birth time', () => {
    const names = ['gola', 'yuga', 'sula', 'kedara', 'pasa', 'dama', 'veena']
    const random = randoms(11)
    for (let index = 0; index < 60; index++) {
      const birth = birthAt(new Date(Date.UTC(1940, 0, 1) + random() * 2e12).toISOString(), 20, 77, 19_800)
      expect(yogas(computeChart(birth, loadEphemeris())).filter(({ id }) => names.includes(id)).length).toBe(1)
      const untimed = yogas(computeChart({ ...birth, precision: { kind: 'unknown' } }, loadEphemeris()))
      for (const { id } of untimed) expect(YOGA_RULES.find((rule) => rule.id === id)!.withoutLagna).toBe(true)
    }
  })
})
