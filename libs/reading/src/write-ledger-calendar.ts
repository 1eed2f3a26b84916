import { BRAND } from '@disha/contracts/brand'
import type { ReadingDocument } from '@disha/contracts/document'
import { addDays } from './facts/calendar.ts'

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
 * The prediction ledger of a written reading as an iCalendar file of all-day events, in the reading's language: what the book says, even
 * where the rules have changed since. Pure: the stamp is the day of the reading, and no name, place or birth detail is in it. Null where
 * the reading was written without dates to check.
 */
export function writeLedgerCalendar(document: Pick<ReadingDocument, 'asOf' | 'sections' | 'ledger'>): string | null {
  const { asOf, sections, ledger = [] } = document
  if (ledger.length === 0) return null
  const stamp = `${asOf.replaceAll('-', '')}T000000Z`
  const events = ledger.flatMap(({ uid, from, to, statement, note }) => [
    'BEGIN:VEVENT',
    `UID:${uid}@ledger.${BRAND.name.toLowerCase()}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
    // the end of an all-day event is the day after its last
    `DTEND;VALUE=DATE:${addDays(to, 1).replaceAll('-', '')}`,
    `SUMMARY:${escaped(statement)}`,
    `DESCRIPTION:${escaped(note)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${BRAND.name}//Prediction ledger//EN`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(sections.find(({ id }) => id === 'ledger')?.title ?? BRAND.name)}`,
    ...events,
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}
