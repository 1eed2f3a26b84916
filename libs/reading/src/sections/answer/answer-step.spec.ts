import { BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { Composer, type Line } from '../../compose/composer.ts'
import { addMonths } from '../../facts/calendar.ts'
import { answerItems } from './answer-items.ts'
import { shortAnswer } from './answer-parts.ts'

const QUESTIONS = [
  'When will I get a new job?',
  'When will I get promotion?',
  'My business is going in loss from last year. When will it improve?',
  'When will I get married?',
  'When can I go abroad for work?',
  'I got refusal for Canada study visa. Should I apply again?',
  'I want to do masters in Germany. When can I go?',
  'When will I be able to build my own house?',
  'I am working in Dubai since 8 years. Will I settle here or should I go back and start something in India?',
  'Should I switch company in 2027 or do MS in USA?',
]

/** A step is no longer before the time it makes ready unless it names that. */
const LEAD_MONTHS = 8

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

/** The first day by or before which a step is set. */
function dayOf(text: string): string | null {
  const [, day, month, year] = /^One thing to do[^.]*?(?:by|before|until) (\d{1,2}) ([A-Z][a-z]+) (\d{4})/.exec(text) ?? []
  if (day === undefined || month === undefined || year === undefined) return null
  return `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** The times that the short answer names: of a field, of a shorter matter, a sub-period or a passage of Jupiter. */
const timesOf = (c: Composer, lines: readonly Line[]): { from: string; to: string }[] =>
  lines.flatMap(({ ids }) =>
    ids.filter((id) => /^(?:window|opening|dasha|gochara\.jupiter)\./.test(id)).flatMap((id) => c.findings.get(id)?.window ?? []),
  )

describe('the one thing to do', () => {
  const pages = QUESTIONS.flatMap((concern) =>
    BIRTH_NAMES.map((name) => {
      const c = new Composer(inputFor(name, { concern, topics: [] }))
      const lines = shortAnswer(c).flatMap((part) => part.lines)
      return { name, concern, times: timesOf(c, lines), steps: answerItems(c).map((item) => item.map(({ text }) => text).join(' ')) }
    }),
  )

  it('has its day before the end of a time that the short answer names, and not long before one unless it says so', () => {
    let dated = 0
    const off: string[] = []
    for (const { name, concern, times, steps } of pages)
      for (const step of steps) {
        const day = dayOf(step)
        if (day === null || times.length === 0) continue
        dated += 1
        const says = /has its time from|larger step has its time|longer time comes/.test(step)
        if (times.every(({ to }) => day > to)) off.push(`${name}: ${concern} is after: ${step.slice(0, 90)}`)
        if (!says && times.every(({ from }) => addMonths(day, LEAD_MONTHS) < from))
          off.push(`${name}: ${concern} is long before: ${step.slice(0, 90)}`)
      }
    expect(off).toEqual([])
    expect(dated).toBeGreaterThan(30)
  })

  it('names a day once', () => {
    for (const { steps } of pages) {
      const days = steps.map(dayOf).filter((day) => day !== null)
      expect(days).toEqual([...new Set(days)])
    }
  })
})
