import { z } from 'zod'
import { Finding } from './finding.ts'
import { Language } from './language.ts'

/** A stretch of text. `quote` marks the visitor's own words; `strong` a stressed word. */
export const TextRun = z.object({
  text: z.string(),
  findingIds: z.array(z.string()).optional(),
  mark: z.enum(['strong', 'quote']).optional(),
})
export type TextRun = z.infer<typeof TextRun>

/** A column of the South or North Indian drawing: what stands in each sign. Labels are in the document's language. */
export const ChartDrawing = z.object({
  kind: z.literal('chart'),
  varga: z.enum(['D1', 'D9', 'D10', 'chandra']),
  title: z.string(),
  /** sign 0-11 of the first house; null when the birth time is unknown (then houses are not numbered) */
  lagnaSign: z.number().int().min(0).max(11).nullable(),
  lagnaDegree: z.number().nullable(),
  grahas: z.array(
    z.object({
      graha: z.string(),
      label: z.string(),
      sign: z.number().int().min(0).max(11),
      degree: z.number().nullable(),
      retrograde: z.boolean(),
    }),
  ),
  /** the whole drawing said in words, for screen readers and mail */
  alternative: z.string(),
})
export type ChartDrawing = z.infer<typeof ChartDrawing>

export const Block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), runs: z.array(TextRun), findingIds: z.array(z.string()) }),
  z.object({
    kind: z.literal('list'),
    ordered: z.boolean(),
    items: z.array(z.object({ runs: z.array(TextRun), findingIds: z.array(z.string()) })),
  }),
  z.object({
    kind: z.literal('table'),
    caption: z.string(),
    columns: z.array(z.object({ label: z.string(), align: z.enum(['start', 'end']) })),
    rows: z.array(z.array(z.string())),
  }),
  ChartDrawing,
  z.object({
    kind: z.literal('timeline'),
    caption: z.string(),
    from: z.iso.date(),
    to: z.iso.date(),
    today: z.iso.date().optional(),
    lanes: z.array(
      z.object({
        label: z.string(),
        spans: z.array(
          z.object({
            from: z.iso.date(),
            to: z.iso.date(),
            label: z.string(),
            tone: z.enum(['plain', 'work', 'love', 'abroad', 'caution']),
          }),
        ),
      }),
    ),
    /** the drawing in words */
    alternative: z.string(),
  }),
  z.object({
    kind: z.literal('bars'),
    caption: z.string(),
    /** what `value` and `mark` count, in the document's language ("virupas") */
    unit: z.string(),
    bars: z
      .array(
        z.object({
          label: z.string(),
          /** in `unit`, drawn from nought */
          value: z.number().nonnegative(),
          /** the measure to reach (a required minimum, an average), drawn as a tick; in `unit` */
          mark: z.number().nonnegative().optional(),
          /** the value as it is printed at the bar's end */
          valueLabel: z.string(),
          tone: z.enum(['plain', 'good', 'caution']),
        }),
      )
      .min(1),
    /** what the ticks stand for, if any bar has one */
    markLabel: z.string().optional(),
    /** the drawing in words */
    alternative: z.string(),
  }),
])
export type Block = z.infer<typeof Block>

export const SECTION_IDS = [
  'yourQuestion',
  'birthMoment',
  'pastCheck',
  'chart',
  'strengths',
  'karmicAnalysis',
  'askedMatter',
  'career',
  'love',
  'abroad',
  'wellbeing',
  'roadmap',
  'planetaryTransits',
  'yearlyForecast',
  'remediesAndMantras',
  'ledger',
  'sources',
  'tarotReading',
] as const
export const SectionId = z.enum(SECTION_IDS)
export type SectionId = z.infer<typeof SectionId>

export const Section = z.object({ id: SectionId, title: z.string(), lead: z.array(TextRun), blocks: z.array(Block) })
export type Section = z.infer<typeof Section>

/** What stands in the margin beside a paragraph: the fact, where the rule is written, and how long it holds. */
export const WhyNote = z.object({ fact: z.string(), citation: z.string(), holds: z.string() })
export type WhyNote = z.infer<typeof WhyNote>

/** A dated statement of the ledger, as a calendar takes it: `from` and `to` are its first and last day, `uid` is stable over rewriting. */
export const LedgerEvent = z.object({ uid: z.string(), from: z.iso.date(), to: z.iso.date(), statement: z.string(), note: z.string() })
export type LedgerEvent = z.infer<typeof LedgerEvent>

/** A reading in one language, ready to be drawn; the same inputs give the same document, byte for byte. */
export const ReadingDocument = z.object({
  language: Language,
  title: z.string(),
  /** the visitor's name as given */
  personName: z.string(),
  /** birth line for the cover: date, time, place in the document's language */
  birthLine: z.string(),
  /** the lagna's name, or the Moon sign's where the time is unknown, in words */
  headline: z.string(),
  asOf: z.iso.date(),
  displayTimeZone: z.string(),
  versions: z.object({ engine: z.string(), rules: z.string(), phrasebook: z.string() }),
  sections: z.array(Section),
  findings: z.array(Finding),
  /** by finding id */
  notes: z.record(z.string(), WhyNote),
  /** the rows of the ledger for a calendar; readings written before it was kept have none */
  ledger: z.array(LedgerEvent).optional(),
  disclaimer: z.string(),
})
export type ReadingDocument = z.infer<typeof ReadingDocument>

const runsText = (runs: TextRun[]): string => runs.map((run) => run.text).join('')

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return block.text
    case 'paragraph':
      return runsText(block.runs)
    case 'list':
      return block.items.map((item) => `• ${runsText(item.runs)}`).join('\n')
    case 'table':
      return [block.caption, ...block.rows.map((row) => row.join(' · '))].join('\n')
    case 'chart':
    case 'timeline':
    case 'bars':
      return block.alternative
  }
}

/** A section as plain text (no title), paragraphs parted by a blank line: for previews on /success, mails and screen readers. */
export function sectionText(section: Section): string {
  return [runsText(section.lead), ...section.blocks.map(blockText)].filter((text) => text !== '').join('\n\n')
}
