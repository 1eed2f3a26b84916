/**
 * Writes `src/zone-history.data.ts` from a compiled tz database (TZif files) that includes tzdb's `backzone`,
 * as Debian's tzdata package does (`PACKRATDATA=backzone PACKRATLIST=zone.tab`). Node's ICU is built without it and
 * gives a neighbour's clock before 1970 for some ninety zones (Kuwait, Muscat, Amsterdam, Oslo, ...).
 *
 * Run by hand when tzdb corrects history before 1970; the result is committed, so nothing depends on the machine's zone files:
 *   node --conditions=@disha/source libs/places/build-zones/build-zone-history.ts [/usr/share/zoneinfo]
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = process.argv[2] ?? '/usr/share/zoneinfo'
const END = Date.UTC(1971, 0, 1) / 1000

type History = { first: number; steps: [at: number, offset: number][] }

/** Transitions of one TZif file (RFC 9636, version 2 or later: the 64-bit block), offsets in seconds east. */
function readHistory(file: string): History {
  const bytes = readFileSync(file)
  if (bytes.toString('latin1', 0, 4) !== 'TZif' || bytes[4]! < 0x32) throw new Error(`${file}: no TZif version 2`)
  const counts = (at: number) =>
    [0, 1, 2, 3, 4, 5].map((index) => bytes.readUInt32BE(at + 20 + 4 * index)) as [number, number, number, number, number, number]
  const [utc, standard, leaps, times, types, letters] = counts(0)
  const second = 44 + times * 5 + types * 6 + letters + leaps * 8 + standard + utc
  const [, , , count, typeCount] = counts(second)
  const start = second + 44
  const typesAt = start + count * 9
  const offsetOf = (type: number) => bytes.readInt32BE(typesAt + type * 6)
  if (typeCount === 0) throw new Error(`${file}: no types`)
  const history: History = { first: offsetOf(0), steps: [] }
  let last = history.first
  for (let index = 0; index < count; index++) {
    const at = Number(bytes.readBigInt64BE(start + index * 8))
    const offset = offsetOf(bytes[start + count * 8 + index]!)
    if (at >= END) break
    if (offset === last) continue
    history.steps.push([at, offset])
    last = offset
  }
  return history
}

const source = readFileSync(path.join(root, 'tzdata.zi'), 'utf8')
const version = /^# version (\S+)/.exec(source)?.[1]
if (version === undefined || !source.includes('backzone'))
  throw new Error(`${root}: tzdata.zi does not say that it was built with backzone`)
const names = new Set<string>()
for (const line of source.split('\n')) {
  const fields = line.split(' ')
  if (fields[0] === 'Z') names.add(fields[1]!)
  if (fields[0] === 'L') names.add(fields[2]!)
}

const byHistory = new Map<string, string[]>()
for (const name of [...names].sort()) {
  const { first, steps } = readHistory(path.join(root, name))
  const offsets = [...new Set([first, ...steps.map(([, offset]) => offset)])]
  let previous = 0
  const coded = steps.map(([at, offset]) => {
    const delta = at - previous
    previous = at
    return `${delta.toString(36)}:${offsets.indexOf(offset).toString(36)}`
  })
  const text = `${offsets.join(',')};${coded.join(' ')}`
  byHistory.set(text, [...(byHistory.get(text) ?? []), name])
}

const lines = [...byHistory].map(([history, zones]) => `${zones.join(',')};${history}`)
writeFileSync(
  new URL('../src/zone-history.data.ts', import.meta.url),
  `// Made by build-zones/build-zone-history.ts from tzdb ${version} with backzone (public domain). Do not edit.
// One line a history: zone names; offsets in seconds east, the first one in force at the start; then each change up to the
// end of 1970 as <seconds since the change before, base 36>:<index of the new offset, base 36>.
export const TZDB_VERSION = '${version}'
export const ZONE_HISTORY = \`
${lines.join('\n')}
\`
`,
)
console.log(`${names.size} zones, ${lines.length} histories, tzdb ${version}`)
