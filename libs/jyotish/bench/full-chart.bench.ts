/**
 * The full chart: everything that the engine knows about a birth, against the plain chart (positions, vargas, panchanga, dashas) and against
 * writing and reading that chart as JSON, all in one run. Processor time; the limit is 3 ms.
 */
import type { Chart } from '@disha/contracts/chart'
import { arudhaPadas, upapada } from '../src/arudha.ts'
import { ashtakavarga } from '../src/ashtakavarga.ts'
import { avasthas, sayanadi } from '../src/avasthas.ts'
import { combustionOf, grahaYuddhas } from '../src/combustion.ts'
import { computeChart } from '../src/compute-chart.ts'
import { dignityOf, SEVEN_GRAHAS } from '../src/dignities.ts'
import { doshas } from '../src/doshas.ts'
import { drishtiMatrix } from '../src/drishti.ts'
import { functionalNature } from '../src/functional-nature.ts'
import { charaKarakas, karakamsa } from '../src/karakas.ts'
import { loadEphemeris } from '../src/node/load-ephemeris.ts'
import { ishtaKashta } from '../src/shadbala/ishta-kashta.ts'
import { shadbala } from '../src/shadbala/shadbala.ts'
import { specialLagnas } from '../src/special-lagnas.ts'
import { vimshopaka } from '../src/vimshopaka.ts'
import { yogas } from '../src/yogas/yogas.ts'
import { birthAt, median, randoms } from '../testdata/reference.ts'

const BIRTHS = 200
const BATCH = 10
const LIMIT_MS = 3

const ephemeris = loadEphemeris()
const random = randoms(71)
const births = Array.from({ length: BIRTHS }, () =>
  birthAt(new Date(Date.UTC(1940, 0, 1) + Math.floor(random() * 2.2e12)).toISOString(), random() * 100 - 50, random() * 300 - 150, 0),
)
const charts = births.map((birth) => computeChart(birth, ephemeris))

const PARTS: Record<string, (chart: Chart) => unknown> = {
  shadbala: (chart) => ishtaKashta(chart, shadbala(chart, ephemeris)),
  ashtakavarga: (chart) => ashtakavarga(chart),
  yogas: (chart) => yogas(chart),
  doshas: (chart) => doshas(chart),
  'karakas, arudhas, lagnas': (chart) => [
    charaKarakas(chart),
    karakamsa(chart),
    arudhaPadas(chart),
    upapada(chart),
    specialLagnas(chart, ephemeris),
  ],
  'dignities, states, sight': (chart) => [
    functionalNature(chart.D1.lagna!.sign),
    SEVEN_GRAHAS.map((graha) => [dignityOf(chart, graha), combustionOf(chart, graha), vimshopaka(chart, graha)]),
    grahaYuddhas(chart),
    avasthas(chart),
    sayanadi(chart, ephemeris),
    drishtiMatrix(chart),
  ],
}

/** Milliseconds of processor time of a call for one birth: median of batches after a warm-up. */
function timeOf(call: (index: number) => unknown): number {
  for (let index = 0; index < BIRTHS; index++) call(index)
  const batches = Array.from({ length: BIRTHS / BATCH }, (_, batch) => {
    const start = process.cpuUsage()
    for (let index = batch * BATCH; index < (batch + 1) * BATCH; index++) call(index)
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000 / BATCH
  })
  return median(batches)
}

const print = (name: string, text: string): void => void process.stdout.write(`${name.padEnd(26)} ${text}\n`)

const json = timeOf((index) => JSON.parse(JSON.stringify(charts[index])))
const plain = timeOf((index) => computeChart(births[index], ephemeris))
const full = timeOf((index) => {
  const chart = computeChart(births[index], ephemeris)
  return [chart, ...Object.values(PARTS).map((part) => part(chart))]
})
print('chart to JSON and back', `${json.toFixed(3)} ms (baseline)`)
print('plain chart', `${plain.toFixed(3)} ms, ${(plain / json).toFixed(2)}x the baseline`)
print('full chart', `${full.toFixed(3)} ms, ${(full / json).toFixed(2)}x the baseline, ${(full / plain).toFixed(2)}x the plain chart`)
for (const [name, part] of Object.entries(PARTS)) print(`  ${name}`, `${timeOf((index) => part(charts[index])).toFixed(3)} ms`)
print('limit', `${LIMIT_MS} ms: ${full > LIMIT_MS ? 'EXCEEDED' : 'kept'}`)
