import { inputFor } from './__fixtures__/births.ts'
import { writeLedgerCalendar } from './write-ledger-calendar.ts'
import { writeReading } from './write-reading.ts'

type Property = { name: string; parameters: Record<string, string>; value: string }

/** A strict reading of RFC 5545 for what an all-day calendar needs: any line that departs from the grammar throws. */
function parseCalendar(text: string): { properties: Property[]; events: Property[][] } {
  if (!text.endsWith('\r\n')) throw new Error('the last line is not ended')
  if (/(?<!\r)\n|\r(?!\n)/.test(text)) throw new Error('a line does not end in CRLF')
  const physical = text.slice(0, -2).split('\r\n')
  for (const line of physical) if (line === '' || Buffer.byteLength(line) > 75) throw new Error(`bad line: ${line}`)
  const logical: string[] = []
  for (const line of physical) {
    if (!line.startsWith(' ')) logical.push(line)
    else if (logical.length === 0) throw new Error('a fold at the beginning')
    else logical[logical.length - 1] += line.slice(1)
  }
  const parsed = logical.map((line): Property => {
    const [, name, parameters, value] = /^([A-Z][A-Z0-9-]*)((?:;[A-Z-]+=[^;:,"]+)*):(.*)$/u.exec(line) ?? []
    if (value === undefined) throw new Error(`not a content line: ${line}`)
    if (/[\u0000-\u0008\u000b-\u001f\u007f]/.test(value)) throw new Error(`a control sign: ${line}`)
    return {
      name,
      parameters: Object.fromEntries(
        parameters
          .slice(1)
          .split(';')
          .filter(Boolean)
          .map((one) => one.split('=')),
      ),
      value,
    }
  })
  const is = (property: Property | undefined, name: string, value: string): boolean => property?.name === name && property.value === value
  if (!is(parsed[0], 'BEGIN', 'VCALENDAR') || !is(parsed.at(-1), 'END', 'VCALENDAR')) throw new Error('not one calendar')
  const properties: Property[] = []
  const events: Property[][] = []
  let open: Property[] | null = null
  for (const property of parsed.slice(1, -1)) {
    if (is(property, 'BEGIN', 'VEVENT')) {
      if (open !== null) throw new Error('an event inside an event')
      events.push((open = []))
    } else if (is(property, 'END', 'VEVENT')) {
      if (open === null) throw new Error('an end without a beginning')
      open = null
    } else (open ?? properties).push(property)
  }
  if (open !== null) throw new Error('an event is not ended')
  return { properties, events }
}

/** TEXT values: every backslash begins an escape, and no comma or semicolon stands bare. */
function textOf(value: string): string {
  if (/(?<!\\)(?:\\\\)*(?:[,;]|\\(?![\\,;nN]))/.test(value)) throw new Error(`not escaped: ${value}`)
  return value.replace(/\\([\\,;nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign))
}

const isDay = (value: string): boolean =>
  /^\d{8}$/.test(value) &&
  new Date(`${value.slice(0, 4)}-${value.slice(4, 6)}-${value.slice(6)}T00:00:00Z`).toISOString().slice(0, 10).replaceAll('-', '') === value

describe('the calendar file by RFC 5545', () => {
  const statement = 'A comma, a semicolon; a backslash \\ and\na line of its own: விருப்பம் நிறைவேறும் காலம், '.repeat(3).trim()
  const hostile = {
    asOf: '2026-11-21',
    sections: [],
    ledger: [{ uid: 'one-2027-01-01', from: '2027-01-01', to: '2027-01-31', statement, note: statement }],
  }

  it.each([
    ['a reading', writeLedgerCalendar(writeReading(inputFor('chennai')))!, '20261121T000000Z'],
    ['a reading without a birth time', writeLedgerCalendar(writeReading(inputFor('unknown')))!, '20261121T000000Z'],
    ['statements with every sign that needs escaping, in another script', writeLedgerCalendar(hostile)!, '20261121T000000Z'],
  ])('is well formed for %s', (_, text, stamp) => {
    const { properties, events } = parseCalendar(text)
    const one = (list: Property[], name: string): Property => {
      const found = list.filter((property) => property.name === name)
      if (found.length !== 1) throw new Error(`${name} stands ${found.length} times`)
      return found[0]
    }
    expect(one(properties, 'VERSION').value).toBe('2.0')
    expect(one(properties, 'PRODID').value).not.toBe('')
    expect(events.length).toBeGreaterThan(0)
    for (const event of events) {
      expect(one(event, 'DTSTAMP').value).toBe(stamp)
      expect(one(event, 'UID').value).toMatch(/^[\w.@-]+$/)
      const [start, end] = [one(event, 'DTSTART'), one(event, 'DTEND')]
      for (const day of [start, end]) {
        expect(day.parameters).toEqual({ VALUE: 'DATE' })
        expect(isDay(day.value)).toBe(true)
      }
      expect(end.value > start.value).toBe(true)
      for (const name of ['SUMMARY', 'DESCRIPTION']) expect(textOf(one(event, name).value)).not.toBe('')
    }
    expect(new Set(events.map((event) => one(event, 'UID').value)).size).toBe(events.length)
  })

  it('gives back every sign of a statement', () => {
    const [event] = parseCalendar(writeLedgerCalendar(hostile)!).events
    expect(textOf(event.find(({ name }) => name === 'SUMMARY')!.value)).toBe(statement)
  })

  it('is refused by this parser when a line is not folded, ended or escaped', () => {
    const good = writeLedgerCalendar(hostile)!
    expect(() => parseCalendar(good.replaceAll('\r\n ', ''))).toThrow(/bad line/)
    expect(() => parseCalendar(good.replaceAll('\r\n', '\n'))).toThrow()
    expect(() => parseCalendar(good.replace('END:VEVENT\r\n', ''))).toThrow()
    expect(() => textOf('one, two')).toThrow(/escaped/)
  })
})

describe('the ledger as a calendar', () => {
  const reading = writeReading(inputFor('delhi'))
  const calendar = writeLedgerCalendar(reading)!
  const lines = calendar.split('\r\n')

  it('has six to fourteen all-day events, each with its own id and an end after its start', () => {
    const starts = [...calendar.matchAll(/DTSTART;VALUE=DATE:(\d{8})/g)].map(([, date]) => date)
    const ends = [...calendar.matchAll(/DTEND;VALUE=DATE:(\d{8})/g)].map(([, date]) => date)
    const ids = [...calendar.matchAll(/UID:(\S+)/g)].map(([, id]) => id)
    expect(starts.length).toBeGreaterThanOrEqual(6)
    expect(starts.length).toBeLessThanOrEqual(14)
    expect(new Set(ids).size).toBe(starts.length)
    starts.forEach((start, index) => expect(start < ends[index]).toBe(true))
  })

  it('folds lines at 75 octets and escapes commas', () => {
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    const unfolded = calendar.replaceAll('\r\n ', '')
    expect(unfolded).toMatch(/SUMMARY:[^\r]*\\,/)
    expect(unfolded).not.toMatch(/SUMMARY:[^\r]*[^\\],/)
  })

  it('holds nothing personal and is the same each time', () => {
    expect(calendar).not.toMatch(/Asha|Delhi|1990/)
    expect(calendar).not.toMatch(/[\ue000-\uf8ff]/)
    expect(writeLedgerCalendar(writeReading(inputFor('delhi')))).toBe(calendar)
  })

  it('says what the printed ledger says, row by row', () => {
    const { blocks } = reading.sections.find(({ id }) => id === 'ledger')!
    const unfolded = calendar.replaceAll('\r\n ', '').replaceAll('\\,', ',')
    const summaries = [...unfolded.matchAll(/SUMMARY:(.*)\r/g)].map(([, text]) => text)
    expect(summaries).toEqual(blocks.flatMap((block) => (block.kind === 'table' ? block.rows.map((row) => row[1]) : [])))
  })

  it('is not made of a reading that kept no dates', () => {
    expect(writeLedgerCalendar({ ...reading, ledger: undefined })).toBeNull()
    expect(writeLedgerCalendar({ ...reading, ledger: [] })).toBeNull()
  })
})
