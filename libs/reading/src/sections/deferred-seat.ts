import type { Composer, Line } from '../compose/composer.ts'
import { addDays, addMonths, laterOf } from '../facts/calendar.ts'
import { deferredTerm, weighsLands } from '../understanding/course-land.ts'
import { questionOf } from '../understanding/understanding.ts'
import { spanAloud } from './answer/span-aloud.ts'
import { allWindows, askedTopics } from './cache.ts'
import { undated } from './undated.ts'
import { methodFinding } from './verdict.ts'

/** By practice the appointment for a visa lies in the fourth and the third month before a term. */
const [FIRST_MONTH, LAST_MONTH] = [4, 2]

/** Of a seat that was moved to a named term: the months in which its visa is filed, whether a time of the chart falls into them, and what follows if not. */
export function seatLines(c: Composer): Line[] {
  const { concern, asOf } = c.input
  const term = deferredTerm(concern)
  if (term === null || term <= asOf || c.filed || c.asker.abroad) return []
  if (questionOf(concern).person !== null || !askedTopics(c).has('abroad')) return []
  const source = methodFinding(c, 'calendar', 'practice.calendar')
  const filing = { from: laterOf(addMonths(term, -FIRST_MONTH), asOf), to: addMonths(term, -LAST_MONTH) }
  const way = weighsLands(concern) ? 'land' : 'term'
  const slots = { term: c.book.date(term, 'month') }
  if (filing.to <= asOf) return [c.line([source], `calendar.seat.late.${way}`, slots)]
  const said = c.line([source], 'calendar.seat.file', { ...slots, from: c.date(filing.from), to: c.date(addDays(filing.to, -1)) })
  if (undated(c, 'abroad')) return [said]
  const times = allWindows(c).abroad.toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const met = times.find(({ parts }) => parts.some(({ from, to }) => from < filing.to && to > filing.from))
  if (met === undefined)
    return [said, c.line([source, ...times.flatMap(({ ids }) => ids.slice(0, 1)).slice(0, 1)], `calendar.seat.none.${way}`)]
  const part = met.parts.find(({ from, to }) => from < filing.to && to > filing.from) ?? met.parts[0]
  return [said, c.line([source, ...met.ids], 'calendar.seat.meets', { span: spanAloud(c, part) })]
}
