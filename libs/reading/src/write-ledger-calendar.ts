import { BRAND } from '@disha/contracts/brand'
import { Composer } from './compose/composer.ts'
import { hash } from './compose/hash.ts'
import { addDays } from './facts/calendar.ts'
import type { ReadingInput } from './input.ts'
import { ledgerEntries } from './sections/ledger.ts'

const LINE_OCTETS = 75

/** RFC 5545 text: backslash, comma, semicolon and line ends escaped. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n')

/** A content line folded at 75 octets, never inside a character. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let out = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > LINE_OCTETS) {
      out += '\r\n '
      octets = 1
    }
    out += character
    octets += size
  }
  return out
}

/**
 * The prediction ledger as an iCalendar file of all-day events, in the reading's language. Pure: the stamp is the day of the reading, and
 * no name, place or birth detail is in it.
 */
export function writeLedgerCalendar(input: ReadingInput): string {
  const c = new Composer(input)
  const stamp = `${input.asOf.replaceAll('-', '')}T000000Z`
  const events = ledgerEntries(c).flatMap(({ from, to, statement, judge, id }) => [
    'BEGIN:VEVENT',
    `UID:${hash(`${input.seed} ${id} ${from}`).toString(16)}-${from}@ledger.${BRAND.name.toLowerCase()}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
    // the end of an all-day event is the day after its last
    `DTEND;VALUE=DATE:${addDays(to, 1).replaceAll('-', '')}`,
    `SUMMARY:${escaped(statement)}`,
    `DESCRIPTION:${escaped(c.say('ledger.calendarNote', { judge }))}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${BRAND.name}//Prediction ledger//EN`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(c.say('title.ledger'))}`,
    ...events,
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}
