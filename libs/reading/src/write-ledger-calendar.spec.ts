import { inputFor } from './__fixtures__/births.ts'
import { writeLedgerCalendar } from './write-ledger-calendar.ts'

describe('the ledger as a calendar', () => {
  const calendar = writeLedgerCalendar(inputFor('delhi'))
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
    expect(writeLedgerCalendar(inputFor('delhi'))).toBe(calendar)
  })
})
