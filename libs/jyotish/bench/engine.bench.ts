/**
 * Speed and accuracy of the chart engine, against Swiss Ephemeris through the npm package `sweph` with its own data files.
 * `sweph` (AGPL) is installed for the run into a temporary folder outside the workspace and removed again; it is no dependency. Where it
 * cannot be installed that is said, and only the engine's own figures are printed.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { computeChart } from '../src/compute-chart.ts'
import { deltaTSeconds } from '../src/delta-t.ts'
import { readEphemeris } from '../src/ephemeris-file.ts'
import { ASCENDANT, LONGITUDE, MEAN_AYANAMSA, MEAN_NODE, NATAL_SET_LENGTH, natalSetInto, NUTATION } from '../src/natal-set.ts'
import { sensitivity } from '../src/sensitivity.ts'
import { birthAt, median, randoms } from '../testdata/reference.ts'
import { findTransits } from '../src/transits.ts'

const SWEPH = 'sweph@2.10.3-b-1'
/** An older binding, unpacked only for the ephemeris files that it carries. */
const SWEPH_FILES = 'swisseph@0.5.17'
const ROUNDS = 5
const SWEPH_CHARTS = 4000
const OUR_CHARTS = 200_000
const ACCURACY_DATES = 3000

const file = path.join(import.meta.dirname, '../src/node/ephemeris.bin')
const bytes = new Uint8Array(readFileSync(file))
const loadMs = median(
  Array.from({ length: ROUNDS }, () => {
    const start = performance.now()
    readEphemeris(bytes)
    return performance.now() - start
  }),
)
const ephemeris = readEphemeris(bytes)
print('file', `${(bytes.length / 1e6).toFixed(2)} MB, read in ${loadMs.toFixed(1)} ms`)
print('source', ephemeris.source)

type Sweph = {
  constants: { SEFLG_SWIEPH: number; SEFLG_SPEED: number; SE_SIDM_LAHIRI: number }
  set_ephe_path(folder: string): void
  set_sid_mode(mode: number, t0: number, ayanamsa: number): void
  calc_ut(julianDayUt: number, body: number, flags: number): { flag: number; data: number[] }
  calc(julianDayTt: number, body: number, flags: number): { flag: number; data: number[] }
  houses_ex2(julianDayUt: number, flags: number, latitude: number, longitude: number, system: string): { data: { points: number[] } }
  get_ayanamsa_ex_ut(julianDayUt: number, flags: number): { data: number }
  deltat(julianDayUt: number): number
}

/** Swiss Ephemeris' numbers of our bodies, in our order, the mean node last. */
const SWEPH_BODIES = [0, 1, 4, 2, 5, 3, 6, 11, 10]
const NAMES = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'true node', 'mean node']

const natal = computeChart(birthAt('1990-04-12T01:00:00Z', 28.6139, 77.209, 19_800), ephemeris)

const folder = mkdtempSync(path.join(os.tmpdir(), 'engine-bench-'))
try {
  const sweph = installSweph(folder)
  natalSets(sweph)
  if (sweph) accuracy(sweph)
  charts()
  transits()
  sensitivities()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function print(name: string, text: string): void {
  process.stdout.write(`${name.padEnd(26)} ${text}\n`)
}

function installSweph(target: string): Sweph | null {
  try {
    writeFileSync(path.join(target, 'package.json'), JSON.stringify({ private: true, allowScripts: { sweph: true } }))
    const run = (command: string, ...values: string[]): string =>
      execFileSync(command, values, { cwd: target, stdio: 'pipe', encoding: 'utf8' })
    run('npm', 'install', '--no-audit', '--no-fund', SWEPH)
    const archive = run('npm', 'pack', '--silent', SWEPH_FILES).trim().split('\n').at(-1)!
    run('tar', '-xzf', archive, 'package/ephe')
    const module = createRequire(path.join(target, 'package.json'))('sweph') as Sweph
    module.set_ephe_path(path.join(target, 'package/ephe'))
    module.set_sid_mode(module.constants.SE_SIDM_LAHIRI, 0, 0)
    const { flag } = module.calc_ut(2451545, 1, module.constants.SEFLG_SWIEPH)
    if (flag !== module.constants.SEFLG_SWIEPH) throw new Error(`sweph did not use its files (flag ${flag})`)
    return module
  } catch (error) {
    const message = error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : String(error)
    print('sweph', `NOT AVAILABLE, no ratios in this run: ${message}`)
    return null
  }
}

/** Milliseconds of processor time that this process has used: what other work on the machine takes does not count. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Random instants of 1900-2100 with places, as flat arrays. */
function randomBirths(count: number, seed: number): { ut: Float64Array; latitude: Float64Array; longitude: Float64Array } {
  const random = randoms(seed)
  return {
    ut: Float64Array.from({ length: count }, () => 2415021 + random() * 73_000),
    latitude: Float64Array.from({ length: count }, () => random() * 120 - 60),
    longitude: Float64Array.from({ length: count }, () => random() * 360 - 180),
  }
}

/** All nine grahas with speeds and latitudes, ascendant, midheaven and ayanamsa, at random instants and places. */
function natalSets(sweph: Sweph | null): void {
  const births = randomBirths(OUR_CHARTS, 11)
  const out = new Float64Array(NATAL_SET_LENGTH)
  const rates: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] }
  let sum = 0
  for (let round = 0; round < ROUNDS; round++) {
    if (sweph) {
      const flags = sweph.constants.SEFLG_SWIEPH | sweph.constants.SEFLG_SPEED
      const start = cpuMs()
      for (let index = 0; index < SWEPH_CHARTS; index++) {
        for (const body of SWEPH_BODIES) sum += sweph.calc_ut(births.ut[index], body, flags).data[0]
        sum += sweph.houses_ex2(births.ut[index], 0, births.latitude[index], births.longitude[index], 'W').data.points[0]
        sum += sweph.get_ayanamsa_ex_ut(births.ut[index], sweph.constants.SEFLG_SWIEPH).data
      }
      rates.theirs.push((SWEPH_CHARTS / (cpuMs() - start)) * 1000)
    }
    const start = cpuMs()
    for (let index = 0; index < OUR_CHARTS; index++) {
      natalSetInto(
        ephemeris,
        births.ut[index],
        deltaTSeconds(births.ut[index]),
        births.latitude[index],
        births.longitude[index],
        'lahiri',
        out,
      )
      sum += out[ASCENDANT]
    }
    rates.ours.push((OUR_CHARTS / (cpuMs() - start)) * 1000)
  }
  if (!Number.isFinite(sum)) throw new Error('a natal set is not finite')
  const ours = median(rates.ours)
  print('natal set', `${Math.round(ours / 1000)} thousand/s, ${(1e6 / ours).toFixed(2)} µs each`)
  if (!sweph) return
  const ratios = rates.ours.map((rate, round) => rate / rates.theirs[round])
  print('sweph', `${(median(rates.theirs) / 1000).toFixed(1)} thousand/s`)
  print('natal set, ratio to sweph', `${median(ratios).toFixed(0)}x (rounds: ${ratios.map((ratio) => ratio.toFixed(0)).join(', ')})`)
}

/** Differences in arcseconds at equal Delta T. */
function accuracy(sweph: Sweph): void {
  const births = randomBirths(ACCURACY_DATES, 29)
  const out = new Float64Array(NATAL_SET_LENGTH)
  const flags = sweph.constants.SEFLG_SWIEPH | sweph.constants.SEFLG_SPEED
  const all: Record<string, number[]> = {}
  const add = (name: string, difference: number): void =>
    void (all[name] ??= []).push((difference - 360 * Math.round(difference / 360)) * 3600)
  for (let index = 0; index < ACCURACY_DATES; index++) {
    const ut = births.ut[index]
    const deltaT = sweph.deltat(ut)
    natalSetInto(ephemeris, ut, deltaT * 86_400, births.latitude[index], births.longitude[index], 'lahiri', out)
    const era = ut > 2437300 && ut < 2473000 ? '1961-2058' : 'outside'
    for (const [at, body] of SWEPH_BODIES.entries()) {
      const { data } = sweph.calc(ut + deltaT, body, flags)
      add(`${NAMES[at]}, ${era}`, out[LONGITUDE + 2 * (at === 8 ? MEAN_NODE : at)] - data[0])
    }
    add('Lahiri', out[MEAN_AYANAMSA] + out[NUTATION] - sweph.get_ayanamsa_ex_ut(ut, sweph.constants.SEFLG_SWIEPH).data)
    if (ut < 2469800)
      add(
        'ascendant to 2049',
        out[ASCENDANT] - sweph.houses_ex2(ut, 0, births.latitude[index], births.longitude[index], 'W').data.points[0],
      )
  }
  for (const name of Object.keys(all).sort()) {
    const values = all[name]
    const root = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length)
    const most = values.reduce((max, value) => Math.max(max, Math.abs(value)), 0)
    print(name, `max ${most.toFixed(3)}"  rms ${root.toFixed(3)}"  (${values.length} dates)`)
  }
}

/** Milliseconds of processor time of a call: median of many after a warm-up. */
function timeOf(call: (round: number) => unknown, rounds: number): number {
  for (let round = 0; round < rounds; round++) call(round)
  return median(
    Array.from({ length: rounds }, (_, round) => {
      const start = cpuMs()
      call(round)
      return cpuMs() - start
    }),
  )
}

function charts(): void {
  const { ut } = randomBirths(200, 5)
  const births = Array.from(ut, (julianDay) => birthAt(new Date((julianDay - 2440587.5) * 86_400_000).toISOString(), 13.08, 80.27, 19_800))
  print(
    'whole chart',
    `${timeOf((round) => computeChart(births[round], ephemeris), 200).toFixed(2)} ms (16 vargas, panchanga, three levels of dashas)`,
  )
}

function transits(): void {
  const span = { fromUtc: '2025-01-01T00:00:00Z', toUtc: '2050-01-01T00:00:00Z', natal }
  const count = findTransits(ephemeris, span).length
  print('25 years of transits', `${timeOf(() => findTransits(ephemeris, span), 15).toFixed(1)} ms (${count} events, all nine grahas)`)
  const slow = { ...span, grahas: ['mars', 'jupiter', 'saturn', 'rahu', 'ketu'] as const }
  print(
    '  without the fast ones',
    `${timeOf(() => findTransits(ephemeris, slow), 15).toFixed(1)} ms (${findTransits(ephemeris, slow).length} events)`,
  )
}

function sensitivities(): void {
  const birth = birthAt('1990-04-12T01:00:00Z', 28.6139, 77.209, 19_800)
  const dashaAt = ['2026-01-01T00:00:00Z', '2031-01-01T00:00:00Z']
  const count = sensitivity(birth, ephemeris, 30, { dashaAt }).length
  print('sensitivity, ±30 min', `${timeOf(() => sensitivity(birth, ephemeris, 30, { dashaAt }), 40).toFixed(2)} ms (${count} changes)`)
}
