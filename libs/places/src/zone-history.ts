import { ZONE_HISTORY } from './zone-history.data.ts'

/** Offsets (seconds east of Greenwich) of one zone up to the end of 1970: `offsets[i]` is in force before `changes[i]` (Unix seconds). */
export type ZoneHistory = { changes: number[]; offsets: number[] }

let lineOfZone: Map<string, string> | undefined
const parsed = new Map<string, ZoneHistory>()

function indexLines(): Map<string, string> {
  const index = new Map<string, string>()
  for (const line of ZONE_HISTORY.split('\n')) {
    const end = line.indexOf(';')
    if (end < 0) continue
    for (const name of line.slice(0, end).split(',')) index.set(name, line.slice(end + 1))
  }
  return index
}

function parse(line: string): ZoneHistory {
  const [offsetList = '', changeList = ''] = line.split(';')
  const known = offsetList.split(',').map(Number)
  const history: ZoneHistory = { changes: [], offsets: [known[0]!] }
  let at = 0
  for (const change of changeList.split(' ')) {
    if (change === '') continue
    const [delta = '', index = ''] = change.split(':')
    at += parseInt(delta, 36)
    history.changes.push(at)
    history.offsets.push(known[parseInt(index, 36)]!)
  }
  return history
}

/** The clock changes of an IANA zone before 1971, from tzdb with backzone; undefined for a name that this tzdb does not have. */
export function zoneHistory(timeZone: string): ZoneHistory | undefined {
  const known = parsed.get(timeZone)
  if (known !== undefined) return known
  lineOfZone ??= indexLines()
  const line = lineOfZone.get(timeZone)
  if (line === undefined) return undefined
  const history = parse(line)
  parsed.set(timeZone, history)
  return history
}
