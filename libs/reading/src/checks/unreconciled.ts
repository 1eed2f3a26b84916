import type { Block, ReadingDocument, Section } from '@disha/contracts/document'
import { daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import { isGoodPlace } from '../facts/gochara.ts'
import type { House } from '../facts/houses.ts'

/** A time that page 1 recommends, and a place in another chapter that speaks against the same days without a word of it. */
export type Unreconciled = { section: Section['id']; at: string; stretch: string; against: string; days: number }

/** A time that page 1 may recommend: its parts, whether it is one to borrow, to buy or to lay money out in, and whether it is there for more than preparing. */
export type TimeOfPage = { parts: readonly Span[]; isOfMoney: boolean; isForUse: boolean }

/** A row of the ledger: its days, and whether it states a gain or a loss. */
export type LedgerRow = { from: string; to: string; statement: string; side?: 'good' | 'care' }

type Span = { from: string; to: string }

/** A passage that shares fewer days with a stretch is not told beside it (`LEAST_SHARED_DAYS` of the stretches). */
const FEWEST_DAYS = 10
const SLOW = /^gochara\.(saturn|jupiter|rahu)\.(\d+)\./
const SUN = /^gochara\.sun\./
const SUB_PERIOD = /^dasha\.\w+-\w+\./
/** Who speaks of weeks: the slow grahas from the Moon, the Sun's month, the sub-periods (not the weeks within them). */
const VOICES: Readonly<Partial<Record<Section['id'], readonly RegExp[]>>> = {
  yourQuestion: [SLOW, SUB_PERIOD],
  // Jupiter is told there as the one who opens
  askedMatter: [/^gochara\.(?:saturn|rahu)\./, SUN, SUB_PERIOD],
  planetaryTransits: [SLOW],
  yearlyForecast: [SLOW, SUN, SUB_PERIOD],
  roadmap: [SUB_PERIOD],
  remediesAndMantras: [SLOW, SUB_PERIOD],
}
/** Chapters that tell a passage by its place, in words that press even where the points of the sign soften it. */
const BY_PLACE: readonly Section['id'][] = ['planetaryTransits', 'remediesAndMantras']
/** What warns of debts, wagers and spending, whatever the tone of the period that it is told of. */
const WARNS_OF_MONEY =
  /\bcare (?:is due )?with [^.:;]*\b(?:debts|dues|money|spending|savings|property|returns)\b|\bno (?:new )?(?:wagers?|loans?|debts?)\b|\bavoid new debts\b|\bborrow nothing\b|\bmoney (?:needs watching|goes out|and words slip|and (?:the |family )?talk)|\b(?:debts|spending|savings|property) [^.:;]* asks? for care\b/i

type Unit = { at: string; ids: Set<string>; text: string }

const linesOf = (block: Block): { ids: string[]; text: string }[] =>
  block.kind === 'paragraph'
    ? [{ ids: block.findingIds, text: block.runs.map(({ text }) => text).join('') }]
    : block.kind === 'list'
      ? block.items.map(({ findingIds, runs }) => ({ ids: findingIds, text: runs.map(({ text }) => text).join('') }))
      : []
const idsOf = (block: Block): string[] => linesOf(block).flatMap(({ ids }) => ids)

/**
 * What is read in one go: a month with all its lines and a remedy with all of its, elsewhere a paragraph. What stands above the months speaks of all of
 * them; on page 1 the paragraphs on where the person stands follow the numbered grounds.
 */
function unitsOf({ id, blocks }: Section): Unit[] {
  const out: Unit[] = []
  let at = ''
  const answered = id === 'yourQuestion' ? blocks.findLastIndex(({ kind }) => kind === 'list') : -1
  for (const block of blocks.slice(answered + 1)) {
    if (block.kind === 'heading') at = block.text
    const lines = linesOf(block)
    const ids = lines.flatMap((line) => line.ids)
    const [first] = ids
    if (first === undefined || (id === 'yearlyForecast' && at === '')) continue
    const text = lines.map((line) => line.text).join(' ')
    const last = out.at(-1)
    if (id === 'remediesAndMantras' && last?.at === at) {
      for (const one of ids) last.ids.add(one)
      last.text += ` ${text}`
    } else out.push({ at, ids: new Set(ids), text })
  }
  return out
}

/** Rows of the ledger that state a loss over most of the days of a time that is there to be used, or for most of their own days. */
function losses(rows: readonly LedgerRow[], named: readonly string[], times: ReadonlyMap<string, TimeOfPage>): Unreconciled[] {
  return rows
    .filter(({ side }) => side === 'care')
    .flatMap((row) =>
      named.flatMap((stretch) => {
        const time = times.get(stretch)
        if (time?.isForUse !== true) return []
        const most = time.parts
          .map((part) => ({ days: lengthOf(within(part, row)), half: Math.min(lengthOf(part), lengthOf(row)) / 2 }))
          .filter(({ days, half }) => days >= FEWEST_DAYS && days > half)
          .map(({ days }) => days)
        return most.length === 0 ? [] : [{ section: 'ledger', at: row.from, stretch, against: row.statement, days: Math.max(...most) }]
      }),
    )
}

const within = (one: Span, other: Span): Span => ({ from: laterOf(one.from, other.from), to: earlierOf(one.to, other.to) })
const lengthOf = ({ from, to }: Span): number => daysBetween(from, to)

/** True of a passage through a place that the texts call demanding. */
function isDemandingPlace(id: string): boolean {
  const [, graha, place] = SLOW.exec(id) ?? []
  return graha !== undefined && !isGoodPlace(graha as 'saturn' | 'jupiter' | 'rahu', Number(place) as House)
}

/**
 * Every pair of opposite sense about the same days: a time that page 1 recommends, and a passage, a month or a sub-period that a chapter tells as
 * demanding, or that it warns of debts and wagers by where the time is one for money. Such a pair is reconciled where the chapter names the time in
 * the same breath; the chapter on transits says once how a time is used, at the passage that holds most of it. `times` has what page 1 may recommend by its finding, since a finding knows its first and last day alone; `rows` are those of the
 * ledger, which a table prints without their findings.
 */
export function unreconciled(
  { sections, findings, asOf }: ReadingDocument,
  times: ReadonlyMap<string, TimeOfPage>,
  rows: readonly LedgerRow[] = [],
): Unreconciled[] {
  const spans = new Map(
    findings.flatMap(({ id, window, polarity }) => (window === undefined ? [] : [[id, { ...window, polarity }] as const])),
  )
  const page = sections.find(({ id }) => id === 'yourQuestion')
  const named = new Set((page?.blocks ?? []).flatMap(idsOf).filter((id) => times.has(id)))
  const ahead = { from: asOf, to: '9999-12-31' }
  const told = sections.flatMap((section) => {
    const voices = VOICES[section.id]
    if (voices === undefined) return []
    const before = new Set<string>()
    const said = new Set(section.id === 'planetaryTransits' ? unitsOf(section).flatMap(({ ids }) => [...ids]) : [])
    return unitsOf(section).flatMap(({ at, ids, text }) => {
      // a month speaks of its own weeks, and of the passages and sub-periods that begin in them
      const sun = section.id === 'yearlyForecast' ? [...ids].find((id) => SUN.test(id)) : undefined
      const weeks = within(ahead, (sun === undefined ? undefined : spans.get(sun)) ?? ahead)
      const isTold = (id: string): boolean => sun === undefined || SUN.test(id) || (spans.get(id)?.from ?? '') >= weeks.from
      const presses = (id: string): boolean =>
        spans.get(id)?.polarity === 'oppose' || (BY_PLACE.includes(section.id) && isDemandingPlace(id))
      const warns = WARNS_OF_MONEY.test(text)
      // what refers back to a passage does not tell it anew
      const against = [...ids].filter((id) => voices.some((voice) => voice.test(id)) && !before.has(id) && isTold(id))
      if (section.id === 'planetaryTransits') for (const id of against) before.add(id)
      return [...named].flatMap((stretch) => {
        const time = times.get(stretch)
        if (time === undefined || ids.has(stretch) || said.has(stretch)) return []
        const [heaviest] = against
          .filter((id) => presses(id) || (warns && time.isOfMoney && spans.get(id)?.polarity !== 'support'))
          .map((id) => {
            const days = within(weeks, spans.get(id) ?? ahead)
            return { against: id, days: Math.max(...time.parts.map((part) => lengthOf(within(part, days)))) }
          })
          .filter(({ days }) => days >= FEWEST_DAYS)
          .toSorted((a, b) => b.days - a.days)
        return heaviest === undefined ? [] : [{ section: section.id, at, stretch, ...heaviest }]
      })
    })
  })
  return [...told, ...losses(rows, [...named], times)]
}
