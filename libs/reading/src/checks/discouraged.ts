import type { Block, ReadingDocument, Section } from '@disha/contracts/document'
import { daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'

type Span = { from: string; to: string }

/** A time that page 1 recommends for use, by the noun that every chapter gives it. */
export type UsedTime = { noun: string; parts: readonly Span[] }

/** A month, a cell or a row of the years that holds back from what page 1 recommends in the same days, with no sentence that joins the two. */
export type Discouraged = { section: Section['id']; at: string; noun: string; text: string }

/** Fewer shared days are no matter of a month. */
const FEWEST_DAYS = 10
/** Words that keep from a step. */
const DISCOURAGES =
  /\bsmall(?:est)? steps?\b|\bnothing new\b|\bbefore anything new\b|\bno risks\b|\bgo(?:es)? (?:gently|slowly|carefully)\b|\bpress(?:es)? (?:for )?nothing\b|\bkeep (?:what is begun|going what|this month|\d)|\b(?:sign|send|give notice of) nothing\b|\bbind yourself to nothing\b|\btake no offer\b|\bask for little\b|\b(?:quiet|heavy) (?:month|weeks)\b|\b(?:month|weeks|days) (?:is|are) (?:quiet|heavy)\b|\bfinish before you begin\b|\bslower time\b|\basks for patience\b|\bexpect half\b|\bleave the old subject\b|\bis enough\b|\bone large one\b|\bhelps less\b|\bfinish and rest\b/i
/** Words that say how or in which weeks it is taken all the same. */
const AFFIRMS =
  /\bgo ahead\b|\buse the time\b|\btake the step\b|\btry can be made\b|\btake what comes\b|\bweeks (?:of|to|from) [^.]* for \b|\bchoose (?:them|these weeks) for\b|\bmonth or not\b|\ball the same\b|\bbest (?:in the weeks )?from\b|\bcounts for more than the month\b|\bcomes first\b|\bweeks to act in\b|\bfullest weeks\b|\bfuller weeks\b|\bmonth (?:carries|helps)\b|\bthe days are for the step\b|\bmay (?:still )?be\b|\bgoes in on time\b|\blarger ones after them\b|\bfollow up\b|\bkeep up what\b|\bask after what\b|\bsee through what\b|\bbegan in [^.]* ripen\b|\bstands, and\b|\bthe same goes for\b/i

const sharedDays = (parts: readonly Span[], span: Span): number =>
  Math.max(0, ...parts.map((part) => daysBetween(laterOf(part.from, span.from), earlierOf(part.to, span.to))))

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/)

const textOf = (block: Block): string => (block.kind === 'paragraph' ? block.runs.map(({ text }) => text).join('') : '')

/** True of a sentence on the stretch or the opening of a matter. */
const isOn = (sentence: string, noun: string): boolean =>
  /\bstretch|\bopening/i.test(sentence) && sentence.toLowerCase().includes(noun.toLowerCase())

/** What a text says against times in its days: a sentence on the very time that only holds back, or words that do with no sentence on the time beside them. */
function against(text: string, span: Span, times: readonly UsedTime[]): { noun: string; text: string }[] {
  const sentences = sentencesOf(text)
  const holding = sentences.find((one) => DISCOURAGES.test(one))
  if (holding === undefined) return []
  return times
    .filter(({ parts }) => sharedDays(parts, span) >= FEWEST_DAYS)
    .flatMap(({ noun }) => {
      const own = sentences.filter((one) => isOn(one, noun))
      const bare = own.find((one) => DISCOURAGES.test(one) && !AFFIRMS.test(one))
      if (bare !== undefined) return [{ noun, text: bare }]
      // a sentence on the time with its own act and no word against it joins the two as well
      return own.some((one) => AFFIRMS.test(one) || (one.includes(': ') && !DISCOURAGES.test(one))) ? [] : [{ noun, text: holding }]
    })
}

/** Every month, cell of the months and row of the years that speaks against a time of page 1 without a sentence on both. */
export function discouraged({ sections, findings, asOf }: ReadingDocument, times: readonly UsedTime[]): Discouraged[] {
  const spans = new Map(findings.flatMap(({ id, window }) => (window === undefined ? [] : [[id, window] as const])))
  const ahead = (span: Span): Span => ({ from: laterOf(span.from, asOf), to: span.to })
  const spanOf = (block: Block, kind: RegExp): Span | undefined =>
    block.kind === 'paragraph' ? block.findingIds.flatMap((id) => (kind.test(id) ? (spans.get(id) ?? []) : []))[0] : undefined
  return sections.flatMap((section): Discouraged[] => {
    const { id, blocks } = section
    const paragraphs = blocks.flatMap((block, index) => {
      const before = blocks[index - 1]
      return block.kind === 'paragraph' ? [{ block, at: before?.kind === 'heading' ? before.text : '' }] : []
    })
    if (id === 'roadmap')
      return paragraphs.flatMap(({ block, at }) => {
        const span = spanOf(block, /^(?:dasha\.\w+-\w+|gochara\.saturn\.(?:4|8|12|1|2))\./)
        return span === undefined ? [] : against(textOf(block), ahead(span), times).map((found) => ({ section: id, at, ...found }))
      })
    if (id !== 'yearlyForecast') return []
    const months = paragraphs.flatMap(({ block, at }) => {
      const span = at === '' ? undefined : spanOf(block, /^gochara\.sun\./)
      return span === undefined ? [] : [{ at, text: textOf(block), span: ahead(span) }]
    })
    const table = blocks.find((block) => block.kind === 'table')
    const cells = months.flatMap(({ at, span }, index) =>
      ((table?.rows[index] ?? []) as string[]).flatMap((row) =>
        row.split('; ').flatMap((cell) => {
          const on = times.find(({ noun, parts }) => cell.startsWith(noun) && sharedDays(parts, span) >= FEWEST_DAYS)
          return on !== undefined && DISCOURAGES.test(cell) ? [{ section: id, at, noun: on.noun, text: cell }] : []
        }),
      ),
    )
    return [...months.flatMap(({ at, text, span }) => against(text, span, times).map((found) => ({ section: id, at, ...found }))), ...cells]
  })
}

/** A month whose good place is blocked (vedha) for more than half of its days, and yet is praised. */
export function praisedBlocked({ sections }: ReadingDocument, blocked: readonly string[]): string[] {
  const praise = /\beasiest\b|\bopen month\b|\bmonth for one step\b|\bmonth is open\b|\beasy month\b|\bmonth easy\b/
  return sections.flatMap((section) => {
    let at = ''
    return section.blocks.flatMap((block) => {
      if (block.kind === 'heading') at = block.text
      const texts =
        block.kind === 'list'
          ? block.items.map(({ runs }) => runs.map(({ text }) => text).join(''))
          : block.kind === 'table'
            ? block.rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : JSON.stringify(cell))).join(' '))
            : [textOf(block)]
      return texts.flatMap(sentencesOf).flatMap((sentence) =>
        blocked.flatMap((label) => {
          const clauses = sentence.split(/[;:] |, and /)
          const named = clauses.some((clause) => clause.includes(label) && praise.test(clause)) || (at === label && praise.test(sentence))
          return named ? [`${section.id} ${label}: ${sentence}`] : []
        }),
      )
    })
  })
}
