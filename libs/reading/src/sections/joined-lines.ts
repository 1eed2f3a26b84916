import type { Graha } from '@disha/contracts/chart'
import { isWithoutPost } from '../understanding/asker.ts'
import type { Composer, Line } from '../compose/composer.ts'
import { daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { stayDates, type Stay } from '../facts/sky.ts'
import { roleOf, type Said, type Weighed } from '../rules/joined.ts'
import { groundWindows } from '../rules/ground-windows.ts'
import { passageTone, placeFromMoon } from '../rules/passages.ts'
import { periodTone } from '../rules/period-colour.ts'
import { LEAST_SHARED_DAYS, SIGHT_YEARS, type Part, type Window, type WindowNote } from '../rules/windows.ts'
import { MAIN_TOPICS } from '../rules/witnesses.ts'
import { chosenStretches } from './answer/answer-stretches.ts'
import { sentenceCase } from '../tarot/draw.ts'
import { answerOf } from './answer/answer.ts'
import { answerItems, shortAnswer } from './answer/answer-parts.ts'
import { mattersOfYears, yearsAsked } from './answer/answer-years.ts'
import { allWindows } from './cache.ts'
import { once } from './once.ts'
import { shortLead, shortList, shortNoun } from './short-concerns.ts'
import type { Month } from './months.ts'
import { calledOf, mattersOf, shortOpenings } from './year-matters.ts'

type Span = { from: string; to: string }

/** A time that page 1 recommends, with the advice that every chapter gives it; `window` is null for an opening of a shorter matter. */
export type Recommended = Weighed & {
  noun: string
  parts: readonly Part[]
  ids: readonly string[]
  window: Window | null
}

type Named = { noun: string; stretches: readonly Window[] }

/** The first day after the years that page 1 has a line for; null where it has none. */
const yearsEnd = (c: Composer): string | null => {
  const years = yearsAsked(c)
  return years === 0 ? null : `${Number(c.input.asOf.slice(0, 4)) + years + 1}-01-01`
}

/** The findings under which page 1 answers, what else was asked with it. */
const idsOfPage = once((c): ReadonlySet<string> => {
  const { told } = answerOf(c)
  const further = shortLead(c).short.filter((one) => !told.includes(one))
  const lines = [...answerItems(c).flat(), ...shortAnswer(c).flatMap((part) => part.lines), ...shortList(c, further).flat()]
  return new Set(lines.flatMap(({ ids }) => ids))
})

/** The stretches of a field that page 1 names beside those of what was asked: in its answer, or in a line of a year. */
function namedBeside(c: Composer): Named[] {
  const ids = idsOfPage(c)
  const end = yearsEnd(c)
  const ofYears = end === null ? [] : mattersOfYears(c).map(({ topic }) => topic)
  return MAIN_TOPICS.map((topic) => ({
    noun: calledOf(c, topic),
    stretches: allWindows(c)[topic].filter(
      (window) => ids.has(window.id) || (end !== null && ofYears.includes(topic) && window.from < end),
    ),
  }))
}

/** Shorter matters that have openings of their own. */
const OPENED = ['home', 'money', 'study', 'family'] as const

type Opened = Pick<Recommended, 'noun' | 'parts' | 'ids'>

/** The openings of shorter matters: those that the question is answered by, and those that a line of a year names. */
function openings(c: Composer): Opened[] {
  const end = yearsEnd(c)
  const asked = shortOpenings(c)
  const ofYears =
    end === null
      ? []
      : mattersOfYears(c).flatMap(({ ground, noun }) =>
          ground === null ? [] : groundWindows(c, ground).flatMap(({ parts, ids }) => (parts[0].from < end ? [{ noun, parts, ids }] : [])),
        )
  const page = idsOfPage(c)
  const grounds = new Set([...page].flatMap((id) => /^opening\.(\w+)\./.exec(id)?.[1] ?? []))
  const ofPage = OPENED.filter((ground) => grounds.has(ground)).flatMap((ground) =>
    groundWindows(c, ground, SIGHT_YEARS)
      .filter(({ ids }) => ids.some((id) => id.startsWith('opening.') && page.has(id)))
      .map(({ parts, ids }) => ({ noun: shortNoun(c, ground), parts, ids })),
  )
  return [...asked, ...[...ofPage, ...ofYears].filter(({ ids: [id] }) => !asked.some(({ ids }) => ids.includes(id as string)))]
}

/** The times that page 1 recommends; where no matter was named, those of the three fields. */
export const recommended = once((c): Recommended[] => {
  const told = new Set<Window>()
  const ofField = ({ noun, stretches }: Named): Recommended[] =>
    stretches.filter((window) => !told.has(window) && told.add(window)).map((window) => ({ ...window, noun, window, ids: [window.id] }))
  const asked = [
    ...mattersOf(c).flatMap(ofField),
    ...namedBeside(c).flatMap(ofField),
    ...openings(c).map(({ noun, parts, ids }): Recommended => {
      // the findings of an opening are its own, one a part, and those of the clocks that make it
      const own = ids.filter((id) => id.startsWith('opening.'))
      return { noun, parts, ids: own.length > 0 ? own : ids.slice(0, 1), window: null, advice: 'plan', notes: [] }
    }),
  ]
  return asked.length > 0
    ? asked
    : MAIN_TOPICS.flatMap((topic) => ofField({ noun: c.say(`window.area.${topic}`), stretches: chosenStretches(c, topic) }))
})

const shares = (one: Span, other: Span): boolean =>
  daysBetween(laterOf(one.from, other.from), earlierOf(one.to, other.to)) >= LEAST_SHARED_DAYS

const SIDE = { good: 'for', plain: 'neither', hard: 'against', well: 'for', mixed: 'neither', ill: 'against' } as const

/** What a passage says, with whether it is the one that opens the stretch. */
const saidBy = (c: Composer, stay: Stay, { window }: Recommended): Said => ({
  by: stay.graha as 'saturn' | 'jupiter' | 'rahu',
  side: SIDE[passageTone(c, stay)],
  place: placeFromMoon(c, stay),
  opens: window?.passes.includes(stay) === true,
})

/** True of one who takes what comes in a stretch, as page 1 says. */
const takes = (c: Composer, { window, advice }: Recommended): boolean =>
  window?.topic === 'career' && advice === 'prepare' && isWithoutPost(c.asker.settled)

/** The one clause that tells how a voice and a time hold together; null where they say the same. */
export function clauseOf(c: Composer, time: Recommended, said: Said, lord?: Graha): string | null {
  const role = roleOf(time, said)
  if (role === 'leads' || role === 'silent') return null
  if (takes(c, time)) return c.say('joined.takes')
  const { by } = said
  if (role === 'agrees') return c.say('joined.agrees')
  if (role === 'yields') return c.say('joined.yields', { by: noteName(c, time.notes[0]) })
  if (role === 'keeps' && time.advice === 'prepare') return c.say(said.opens === true ? 'joined.keeps.opens' : 'joined.keeps.prepare')
  const love = time.window?.topic === 'love' ? ('.love' as const) : ('' as const)
  if (by === 'dasha') return c.say(`joined.guarded${love}`, { guard: c.say(`guard.${lord ?? 'saturn'}${love}`) })
  return c.say(by === 'rahu' ? `joined.rahu${love}` : `joined.${role}${love}`)
}

const noteName = (c: Composer, note: WindowNote | undefined): string =>
  note === undefined || note.kind === 'lord'
    ? c.say('joined.other')
    : c.say('window.clause.graha', { graha: c.graha(note.kind), place: c.house(note.place) })

type Met = { time: Recommended; parts: Part[]; clause: string }

/** Parts by time; what goes on without a gap is one. */
function withoutGaps(parts: readonly Part[]): Part[] {
  const out: Part[] = []
  for (const part of parts.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = out.at(-1)
    if (last !== undefined && last.to >= part.from)
      out[out.length - 1] = { ...last, to: laterOf(last.to, part.to), toErrorDays: part.toErrorDays }
    else out.push(part)
  }
  return out
}

/** Times that hear the same, those for one thing together. */
function heldLine(c: Composer, found: readonly Met[]): Line {
  const [{ clause }] = found as [Met]
  const nouns = [...new Set(found.map(({ time }) => time.noun))]
  const named = nouns.map((noun) => {
    const own = found.filter(({ time }) => time.noun === noun)
    const parts = withoutGaps(own.flatMap((one) => one.parts))
    const spans = parts.map(({ from, to, fromErrorDays, toErrorDays }) =>
      from <= c.input.asOf
        ? c.say('joined.now', { to: c.date(to, toErrorDays) })
        : c.say('until.span', { from: c.date(from, fromErrorDays), to: c.date(to, toErrorDays) }),
    )
    return { text: c.say('joined.one', { kind: kindOf(c, own[0]?.time, parts.length), noun, spans: { list: spans } }), count: parts.length }
  })
  return c.line([...new Set(found.flatMap(({ time }) => time.ids))], 'joined.held', {
    times: sentenceCase(c.say('joined.list', { list: { list: named.map(({ text }) => text) } })),
    count: named.reduce((sum, { count }) => sum + count, 0),
    clause,
  })
}

const kindOf = (c: Composer, time: Recommended | undefined, count: number): string =>
  c.say(time?.window === null ? 'joined.opening' : 'joined.stretch', { count })

/** The recommended times that lie in passages of one graha through one sign and hear something else from it: each named, with how both hold. */
export function passageLines(c: Composer, passes: readonly Stay[]): Line[] {
  const dated = passes.map((stay) => ({ stay, ...stayDates(stay, c.input.displayTimeZone) }))
  const groups = new Map<string, Met[]>()
  for (const time of recommended(c)) {
    const parts = time.parts.filter((part) => dated.some((one) => shares(part, one)))
    const met = dated.find((one) => parts.some((part) => shares(part, one)))
    if (met === undefined) continue
    const said = saidBy(c, met.stay, time)
    // what Rahu helps with is no call to act that a stretch to prepare in would have to answer
    if (said.by === 'rahu' && said.side === 'for') continue
    const clause = clauseOf(c, time, said)
    if (clause !== null) groups.set(clause, [...(groups.get(clause) ?? []), { time, parts, clause }])
  }
  return [...groups.values()].map((found) => heldLine(c, found))
}

/** The same of the first matter for one passage that begins in a month, without the dates, which the month has told. */
export function monthPassageLine(c: Composer, stay: Stay, month: Span): Line | null {
  const span = stayDates(stay, c.input.displayTimeZone)
  const days = { from: laterOf(span.from, month.from), to: earlierOf(span.to, month.to) }
  for (const time of recommended(c)) {
    if (!time.parts.some((part) => shares(part, span) && part.from < days.to && part.to > days.from)) continue
    const clause = clauseOf(c, time, saidBy(c, stay, time))
    if (clause !== null) return c.line(time.ids, 'joined.month', { noun: time.noun, kind: kindOf(c, time, 1), clause })
  }
  return null
}

/** The recommended times that a month holds and its other lines have not named, with what the month leaves to do in them. */
export function besideMonthLine(c: Composer, month: Month, told: ReadonlySet<string>): Line | null {
  const left = recommended(c).filter((time) => !time.ids.some((id) => told.has(id)) && time.parts.some((part) => shares(part, month)))
  const [first] = left
  if (first === undefined) return null
  const named = [...new Map(left.map((time) => [time.noun, c.say('joined.bare', { kind: kindOf(c, time, 1), noun: time.noun })])).values()]
  return c.line([...new Set(left.flatMap(({ ids }) => ids))], `joined.beside.${month.tone}`, {
    times: sentenceCase(c.say('joined.list', { list: { list: named } })),
    count: named.length,
  })
}

/** How a sub-period and a stretch in it hold together, as the end of the sentence that names the stretch; empty where they say the same. */
export function periodClause(c: Composer, period: DashaDates, window: Window): string {
  const time: Recommended = { ...window, noun: '', window, ids: [] }
  const said: Said = { by: 'dasha', side: SIDE[periodTone(c, period)] }
  const clause = clauseOf(c, time, said, period.lords[1] as Graha)
  return clause === null ? '' : c.say('joined.after', { clause })
}
