import type { Block, ReadingDocument, Section } from '@disha/contracts/document'
import { daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'

/** A time that page 1 recommends, and a place in another chapter that speaks against the same days without a word of it. */
export type Unreconciled = { section: Section['id']; at: string; stretch: string; against: string; days: number }

type Span = { from: string; to: string }

/** A passage that shares fewer days with a stretch is not told beside it (`LEAST_SHARED_DAYS` of the stretches). */
const FEWEST_DAYS = 10
/** Stretches of the three fields, and openings of the shorter matters. */
const RECOMMENDED = /^(?:window|opening)\./
/** Who speaks of weeks: the slow grahas from the Moon, the Sun's month, the sub-periods (not the weeks within them). */
const VOICES: Readonly<Partial<Record<Section['id'], RegExp>>> = {
  planetaryTransits: /^gochara\.(?:saturn|jupiter|rahu)\./,
  yearlyForecast: /^gochara\.(?:saturn|jupiter|rahu|sun)\./,
  roadmap: /^dasha\.\w+-\w+\./,
}
const SUN = /^gochara\.sun\./

type Unit = { at: string; ids: Set<string> }

const idsOf = (block: Block): string[] =>
  block.kind === 'paragraph' ? block.findingIds : block.kind === 'list' ? block.items.flatMap(({ findingIds }) => findingIds) : []

/** What is read in one go: a month with all its lines, elsewhere a paragraph. What stands above the months speaks of all of them. */
function unitsOf({ id, blocks }: Section): Unit[] {
  const out: Unit[] = []
  let at = ''
  for (const block of blocks) {
    if (block.kind === 'heading') at = block.text
    const ids = idsOf(block)
    if (ids.length > 0 && (id !== 'yearlyForecast' || at !== '')) out.push({ at, ids: new Set(ids) })
  }
  return out
}

const within = (one: Span, other: Span): Span => ({ from: laterOf(one.from, other.from), to: earlierOf(one.to, other.to) })
const lengthOf = ({ from, to }: Span): number => daysBetween(from, to)

/**
 * Every pair of opposite sense about the same days: a stretch or an opening that page 1 recommends, and a passage, a month or a sub-period that
 * another chapter tells as demanding. Such a pair is reconciled where the chapter names the stretch in the same breath. `partsOf` has the parts of
 * each recommended time by its finding, since a finding knows its first and last day alone.
 */
export function unreconciled({ sections, findings, asOf }: ReadingDocument, partsOf: ReadonlyMap<string, readonly Span[]>): Unreconciled[] {
  const spans = new Map(
    findings.flatMap(({ id, window, polarity }) => (window === undefined ? [] : [[id, { ...window, polarity }] as const])),
  )
  const page = sections.find(({ id }) => id === 'yourQuestion')
  const named = new Set((page?.blocks ?? []).flatMap(idsOf).filter((id) => RECOMMENDED.test(id)))
  const ahead = { from: asOf, to: '9999-12-31' }
  return sections.flatMap((section) => {
    const voices = VOICES[section.id]
    if (voices === undefined) return []
    const before = new Set<string>()
    return unitsOf(section).flatMap(({ at, ids }) => {
      // a month speaks of its own weeks, and of the passages that begin in them
      const sun = section.id === 'yearlyForecast' ? [...ids].find((id) => SUN.test(id)) : undefined
      const weeks = within(ahead, (sun === undefined ? undefined : spans.get(sun)) ?? ahead)
      const isTold = (id: string): boolean => sun === undefined || SUN.test(id) || (spans.get(id)?.from ?? '') >= weeks.from
      // what refers back to a passage does not tell it anew
      const told = [...ids].filter((id) => voices.test(id) && spans.get(id)?.polarity === 'oppose' && !before.has(id) && isTold(id))
      if (section.id === 'planetaryTransits') for (const id of told) before.add(id)
      return [...named].flatMap((stretch) => {
        if (ids.has(stretch)) return []
        const [heaviest] = told
          .map((against) => {
            const days = within(weeks, spans.get(against) ?? ahead)
            return { against, days: Math.max(...(partsOf.get(stretch) ?? []).map((part) => lengthOf(within(part, days)))) }
          })
          .filter(({ days }) => days >= FEWEST_DAYS)
          .toSorted((a, b) => b.days - a.days)
        return heaviest === undefined ? [] : [{ section: section.id, at, stretch, ...heaviest }]
      })
    })
  })
}
