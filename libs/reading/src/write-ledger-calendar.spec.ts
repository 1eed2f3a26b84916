import { inputFor } from './__fixtures__/births.ts'
import { writeLedgerCalendar } from './write-ledger-calendar.ts'
import { writeReading } from './write-reading.ts'

describe('the ledger as a calendar', () => {
  const reading = writeReading(inputFor('delhi'))
  const calendar = writeLedgerCalendar(reading)!
  const lines = calendar.split('\r\n')

  it('has ten to twenty all-day events, each with its own id and an end after its start', () => {
    const starts = [...calendar.matchAll(/DTSTART;VALUE=DATE:(\d{8})/g)].map(([, date]) => date)
    const ends = [...calendar.matchAll(/DTEND;VALUE=DATE:(\d{8})/g)].map(([, date]) => date)
    const ids = [...calendar.matchAll(/UID:(\S+)/g)].map(([, id]) => id)
    expect(starts.length).toBeGreaterThanOrEqual(10)
    expect(starts.length).toBeLessThanOrEqual(20)
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
    const [table] = reading.sections.find(({ id }) => id === 'ledger')!.blocks
    const unfolded = calendar.replaceAll('\r\n ', '').replaceAll('\\,', ',')
    const summaries = [...unfolded.matchAll(/SUMMARY:(.*)\r/g)].map(([, text]) => text)
    expect(summaries).toEqual(table!.kind === 'table' ? table!.rows.map((row) => row[1]) : [])
  })

  it('is not made of a reading that kept no dates', () => {
    expect(writeLedgerCalendar({ ...reading, ledger: undefined })).toBeNull()
    expect(writeLedgerCalendar({ ...reading, ledger: [] })).toBeNull()
  })
})
