import { BRAND } from '@disha/contracts/brand'
import type { Block, ReadingDocument, Section, SectionId, TextRun, WhyNote } from '@disha/contracts/document'
import { GRAHAS, type Graha } from '@disha/contracts/chart'
import { LOCALES, type Language } from '@disha/contracts/language'
import { formatCalendarDate } from '@disha/i18n/format'
import type { Translate } from '@disha/i18n/translate'
import { Fragment, type CSSProperties, type ReactNode } from 'react'
import { BarsDrawing, type Bars } from './bars-drawing.tsx'
import { ChartDrawing, chartWords, type ChartStyle, type ChartWords } from './chart-drawing.tsx'
import { textWidth } from './chart-layout.ts'
import { CHART_STYLE_INPUT, JUMP_MENU } from './page-script.ts'
import { GrahaIcon, LagnaIcon, round } from './graha-icons.tsx'
import { BrandMark, HorizonRing } from './ring-drawing.tsx'
import { isDownwards } from './timeline-layout.ts'
import { TimelineDrawing } from './timeline-drawing.tsx'
import { ToneFill } from './tone-fill.tsx'
import { methodNotes, NoteColumn, paragraphHeight, type NoteGroup } from './margin-notes.ts'
import { PRINT, type Scale } from './report-css.ts'
import { blockHeight, type SectionGroup } from './section-groups.ts'
import { columnShares, isCrowded, isWhole } from './table-columns.ts'

type ChartBlock = Extract<Block, { kind: 'chart' }>
type TableBlock = Extract<Block, { kind: 'table' }>
type TimelineBlock = Extract<Block, { kind: 'timeline' }>

/** What every part of a page draws by. */
export type PageContext = {
  document: ReadingDocument
  translate: Translate
  mode: 'web' | 'print'
  chartStyle: ChartStyle
  words: ChartWords
  /** for judging what has room in the margin */
  scale: Scale
  methodNotes: ReadonlySet<string>
  shownNotes: Set<string>
  /** how each table is set, once found */
  tableForms: Map<TableBlock, TableForm>
  /** graha by its name in the document's language, for the icons of tables */
  grahaNames: ReadonlyMap<string, Graha>
}

export function pageContext(document: ReadingDocument, translate: Translate, mode: 'web' | 'print', chartStyle: ChartStyle): PageContext {
  const names = new Map<string, Graha>()
  for (const graha of GRAHAS) {
    names.set(translate(`chart.graha.${graha}`), graha)
    for (const section of document.sections)
      for (const block of section.blocks)
        if (block.kind === 'chart') for (const placed of block.grahas) if (placed.graha === graha) names.set(placed.label, graha)
  }
  return {
    document,
    translate,
    mode,
    chartStyle,
    words: chartWords(translate),
    grahaNames: names,
    scale: PRINT[document.language],
    methodNotes: methodNotes(document),
    shownNotes: new Set(),
    tableForms: new Map(),
  }
}

/** South Indian for Tamil and Telugu, North Indian for English and Hindi. */
export function defaultChartStyle(language: Language): ChartStyle {
  return language === 'tamil' || language === 'telugu' ? 'south' : 'north'
}

function Runs({ runs }: { runs: readonly TextRun[] }): ReactNode {
  return runs.map((run, index) => {
    // <b>, not <strong>: Chromium tags the latter `Strong`, a PDF 2.0 name that readers of PDF 1.4 drop with its text
    if (run.mark === 'strong') return <b key={index}>{kept(run.text)}</b>
    // lang="" : the visitor's own words may be in any language
    if (run.mark === 'quote')
      return (
        <q key={index} lang="">
          {run.text}
        </q>
      )
    return kept(run.text)
  })
}

/** The answer to the visitor's question in a few sentences: all of it stressed, with the part of the question before it where there are several. */
const isShortAnswer = (section: Section, runs: readonly TextRun[]): boolean =>
  section.id === 'yourQuestion' &&
  runs.some(({ mark }) => mark === 'strong') &&
  runs.every(({ mark }) => mark === 'strong' || mark === 'quote')

/** What the visitor told, in their own words, and behind it what the chart says to it. */
const isOfOwnWords = (section: Section, [first, ...rest]: readonly TextRun[]): boolean =>
  section.id === 'yourQuestion' && first?.mark === 'quote' && rest.some(({ text }) => text.trim() !== '')

/** A stressed first sentence longer than this is stressed as far as its colon. */
const MOST_STRESSED = 110

/** An answer's first sentence stands on a line of its own; of a long one only what its colon announces with. */
function headedRuns([first, ...rest]: readonly TextRun[]): TextRun[] {
  if (first === undefined) return []
  const colon = first.mark === 'strong' && first.text.length > MOST_STRESSED ? first.text.indexOf(': ') : -1
  if (colon < 0 || colon > MOST_STRESSED) return [first, ...rest]
  return [{ ...first, text: first.text.slice(0, colon + 1) }, { ...first, text: first.text.slice(colon + 1), mark: undefined }, ...rest]
}

const NO_BREAK = '\u00a0'

/** A day and its month, and a sign and its number, are not torn by a line's end. */
const kept = (text: string): string =>
  text.replace(/(?<![\d.])(\d{1,2}) (?=\p{L}[\p{L}\p{M}]* \d{4})/gu, `$1${NO_BREAK}`).replace(/± (?=\d)/gu, `±${NO_BREAK}`)

/** The facts for which the margin has no room: on the web page in a fold, in print their number. */
function MoreFacts({ notes, mode, translate }: { notes: readonly WhyNote[]; mode: PageContext['mode']; translate: Translate }) {
  const counted = translate('report.moreFacts', { count: notes.length })
  if (mode === 'print') return <div className="more">{counted}</div>
  return (
    <details className="more">
      <summary>{counted}</summary>
      {notes.map((note, index) => (
        <div key={index} className="note-item">
          <span className="fact">{kept(note.fact)}</span> {note.citation !== '' && <span className="cite">{note.citation}</span>}{' '}
          {note.holds !== '' && <span className="holds">{note.holds}</span>}
        </div>
      ))}
    </details>
  )
}

/**
 * A paragraph with its margin note. The note stands first in the markup, so that it can float at the height of the
 * paragraph's first line and run on past its end; `aria-owns` gives assistive technology (and the PDF's tags) the order in
 * which it is read: the paragraph, then why.
 */
function Unit({
  id,
  group,
  mode,
  translate,
  as = 'div',
  className,
  children,
}: {
  id: string
  group: NoteGroup
  mode: PageContext['mode']
  translate: Translate
  as?: 'div' | 'li'
  className?: string
  children: ReactNode
}) {
  const Tag = as
  const names = ['unit', className].filter(Boolean).join(' ')
  if (group.notes.length === 0) return <Tag className={names}>{children}</Tag>
  return (
    <Tag className={names} aria-owns={`${id} ${id}-why`}>
      <div className="note" role="note" id={`${id}-why`} aria-label={translate('report.why')}>
        {group.notes.map((note, index) => (
          <div key={index} className="note-item">
            <span className="fact">{kept(note.fact)}</span> {note.citation !== '' && <span className="cite">{note.citation}</span>}{' '}
            {group.holds === '' && note.holds !== '' && <span className="holds">{note.holds}</span>}
          </div>
        ))}
        {group.holds !== '' && <div className="holds together">{group.holds}</div>}
        {group.more.length > 0 && <MoreFacts notes={group.more} mode={mode} translate={translate} />}
      </div>
      {children}
    </Tag>
  )
}

const runsText = (runs: readonly TextRun[]): string => runs.map(({ text }) => text).join('')

const allIds = (runs: readonly TextRun[], own: readonly string[] = []): string[] => [
  ...new Set([...own, ...runs.flatMap((run) => run.findingIds ?? [])]),
]

/** Paragraphs of more than three lines may break over pages, two lines on either side; shorter ones stay whole with their note. */
const isLong = (runs: readonly TextRun[], scale: Scale, indent = 0): boolean =>
  textWidth(runsText(runs), scale.text[0]) > 3.7 * (424 - indent)
/** An item that should not stand alone on a page. */
const isOneLine = (runs: readonly TextRun[], scale: Scale, indent = 0): boolean => textWidth(runsText(runs), scale.text[0]) < 424 - indent

const lengthClass = (runs: readonly TextRun[], scale: Scale, indent = 0): string | undefined =>
  isLong(runs, scale, indent) ? 'long' : isOneLine(runs, scale, indent) ? 'short' : undefined

/** A short answer higher than this may break as well: kept whole it would leave half of the page before it empty. */
const HIGHEST_WHOLE = 260
const answerClass = (answer: string, scale: Scale): string | undefined =>
  paragraphHeight(answer, scale, 'lead') > HIGHEST_WHOLE ? 'long' : undefined

/** The graha that a cell names, also where another name follows in brackets. */
const grahaOf = (cell: string, { grahaNames }: PageContext): Graha | undefined =>
  grahaNames.get(cell) ?? grahaNames.get(cell.replace(/\s*\(.*\)$/u, ''))

function Table({ table, isLookedUp, context }: { table: TableBlock; isLookedUp: boolean; context: PageContext }) {
  const { wide, shares } = tableForm(table, context)
  const long = table.rows.length > MOST_ROWS_TOGETHER
  const small = isLookedUp && table.rows.length > REFERENCE_ROWS
  const lagna = context.words.lagna
  const icon = (cell: string) => {
    const graha = grahaOf(cell, context)
    if (graha !== undefined) return <GrahaIcon graha={graha} size={16} />
    return cell === lagna ? <LagnaIcon size={16} /> : null
  }
  const withIcons = hasIcons(table, context)
  // what may scroll sideways on a phone must be reachable by keyboard; a group, since two tables may have one caption
  const label = table.caption || table.columns.map((column) => column.label).join(', ')
  const scroll = context.mode === 'web' ? { role: 'group', 'aria-label': label, tabIndex: 0 } : {}
  // rows of sentences stand as blocks on a phone; what is no table to the browser's layout must say that it is one
  const stacks = shares !== null && table.columns.length > 2 && !isCrowded(table)
  const role = (name: string) => (context.mode === 'web' && stacks ? { role: name } : {})
  return (
    <div
      className={[
        'table',
        wide && 'wide',
        long && 'long',
        isCrowded(table) && 'crowded',
        isLookedUp && 'close',
        small && 'small',
        withIcons && 'with-icons',
        stacks && 'stacks',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <div className={`table-scroll${wide && table.columns.length > 2 ? ' wide-table' : ''}`} {...scroll}>
        {/* Chromium leaves the caption of a table that breaks alone at a page's end; a paragraph stays with what follows */}
        {long && table.caption !== '' && <p className="table-caption">{table.caption}</p>}
        <table aria-label={long && table.caption !== '' ? table.caption : undefined} {...role('table')}>
          {!long && table.caption !== '' && <caption>{table.caption}</caption>}
          {shares !== null && (
            <colgroup>
              {shares.map((share, index) => (
                <col key={index} style={{ width: `${round(share * 100)}%` }} />
              ))}
            </colgroup>
          )}
          <thead {...role('rowgroup')}>
            <tr {...role('row')}>
              {table.columns.map((column, index) => (
                <th key={index} scope="col" className={column.align === 'end' ? 'end' : undefined} {...role('columnheader')}>
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...role('rowgroup')}>
            {table.rows.map((row, rowIndex) => (
              <tr key={rowIndex} {...role('row')}>
                {row.map((cell, index) => {
                  const names = [table.columns[index]?.align === 'end' && 'end', cell.includes('☐') ? 'ticks' : isWhole(cell) && 'whole']
                  const className = names.filter(Boolean).join(' ') || undefined
                  const column = context.mode === 'web' && stacks ? { 'data-column': table.columns[index]?.label } : {}
                  return index === 0 ? (
                    <th key={index} scope="row" className={className} {...role('rowheader')} {...column}>
                      {withIcons && icon(cell)}
                      {withIcons ? nameText(cell) : bound(cell)}
                    </th>
                  ) : (
                    <td key={index} className={className} {...role('cell')} {...column}>
                      {cellText(bound(cell))}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

const hasIcons = (table: TableBlock, context: PageContext): boolean =>
  table.rows.filter(([first]) => first !== undefined && grahaOf(first, context) !== undefined).length >= 3

/** A graha's name; the other name in brackets is set lighter. */
function nameText(cell: string): ReactNode {
  const [, name, other] = /^(.*?)(\s*\(.*\))$/u.exec(cell) ?? []
  return other === undefined ? (
    cell
  ) : (
    <>
      {name}
      <span className="other-name">{other}</span>
    </>
  )
}

/** Sections whose tables are records to look up, not to read: set close, */
const LOOKED_UP: ReadonlySet<string> = new Set<SectionId>(['birthMoment', 'sources'])
/** and small where they have more rows than this. */
const REFERENCE_ROWS = 20

/** Tables of more rows may go on overleaf, under their head again. */
const MOST_ROWS_TOGETHER = 7

/** A last word of a letter or two stays with the one before it, as `columnShares` counts on. */
const bound = (cell: string): string => cell.replace(/\s(?=\S{1,2}$)/u, NO_BREAK)

/** A cell's text; an empty ballot box is drawn, since none of the fonts has one. */
function cellText(text: string): ReactNode {
  const [before, ...choices] = text.split('☐')
  if (choices.length === 0) return text
  return (
    <>
      {before}
      {choices.map((choice, index) => (
        <Fragment key={index}>
          <span className="choice-box">
            <svg className="box" viewBox="0 0 10 10" aria-hidden="true">
              <path d="M1 1h8v8H1Z" fill="none" stroke="currentColor" />
            </svg>
            {choice.replace(/[\s·/|]+$/u, '').trim()}
          </span>{' '}
        </Fragment>
      ))}
    </>
  )
}

/** px of the two measures on paper: the text alone, and text and notes together */
const [NARROW, WIDE] = [424, 642]

/**
 * Whether a table takes the width of text and notes together: where its words need it, or where that saves lines enough; and the shares of
 * its columns.
 */
function tableForm(table: TableBlock, context: PageContext): TableForm {
  const known = context.tableForms.get(table)
  if (known !== undefined) return known
  const size = context.scale.table[0]
  const withIcons = hasIcons(table, context)
  const kin = kinOf(table, context.document)
  const all = { ...table, rows: kin.flatMap(({ rows }) => rows) }
  const inColumn = columnShares(all, NARROW, size, withIcons)
  let form: TableForm = { wide: false, ...inColumn }
  const many = table.columns.length > 5
  if (many || inColumn.lines > all.rows.length + 1) {
    const over = columnShares(all, WIDE, size, withIcons)
    if (many || table.columns.length > 3 || inColumn.lines - over.lines >= LINES_SAVED) form = { wide: true, ...over }
  }
  for (const each of kin) context.tableForms.set(each, form)
  return form
}

/** The tables of the same columns in a section: theirs should stand under each other. */
function kinOf(table: TableBlock, document: ReadingDocument): TableBlock[] {
  const labels = (block: TableBlock): string => block.columns.map(({ label }) => label).join('|')
  const home = document.sections.find(({ blocks }) => blocks.includes(table))
  const tables = home?.blocks.filter((block) => block.kind === 'table') ?? []
  return [table, ...tables.filter((block) => block !== table && labels(block) === labels(table))]
}

type TableForm = { wide: boolean; shares: number[] | null; lines: number }

/** A table that is wide must begin below the notes: it should be worth it. */
const LINES_SAVED = 3

/** On paper the drawing inside is the figure, with its words; a second one around it would be a figure without. */
const paperFigure = ({ mode }: PageContext): { role?: 'none' } => (mode === 'print' ? { role: 'none' } : {})

/** And its caption a paragraph: one without its figure would have no place among the tags. */
const paperCaption = ({ mode }: PageContext): { role?: 'paragraph' } => (mode === 'print' ? { role: 'paragraph' } : {})

/** On paper the rashi chart stands in both styles, so that whoever reads it finds their own. */
const hasTwin = (chart: ChartBlock, { mode }: PageContext): boolean => mode === 'print' && chart.varga === 'D1'

const CHARTS_IN_A_ROW = 3
/** units of the charts that a phone shows as wide as its screen: fewer make the labels larger there */
const PHONE_CHART = 280
/** px of one drawing, by how many stand in a row over both columns */
const CHART_SIZE: Record<number, number> = { 1: 338, 2: 301, 3: 196 }
const chartsHeight = (count: number): number =>
  Math.ceil(count / CHARTS_IN_A_ROW) * ((CHART_SIZE[Math.min(count, CHARTS_IN_A_ROW)] ?? 301) + 60)

function Charts({ charts, context, withSwitch }: { charts: ChartBlock[]; context: PageContext; withSwitch: boolean }) {
  const { translate, mode, chartStyle, words } = context
  const [first] = charts
  if (first !== undefined && charts.length === 1 && hasTwin(first, context)) return <TwinCharts chart={first} context={context} />
  const styles: ChartStyle[] = mode === 'web' ? ['north', 'south'] : [chartStyle]
  const row = Math.min(charts.length, CHARTS_IN_A_ROW)
  const size = mode === 'web' && row === 1 ? PHONE_CHART : (CHART_SIZE[row] ?? 301)
  return (
    <div className={charts.length === 1 ? 'figure' : 'figure wide'}>
      {mode === 'web' && withSwitch && (
        <div className="choice" role="radiogroup" aria-label={translate('report.chartStyle')}>
          {styles.map((style) => (
            <label key={style}>
              <input
                type="radio"
                name={CHART_STYLE_INPUT}
                value={style}
                id={`${CHART_STYLE_INPUT}-${style}`}
                defaultChecked={style === chartStyle}
              />{' '}
              {translate(`report.style.${style}`)}
            </label>
          ))}
        </div>
      )}
      <div className={`charts in-row-${row}`}>
        {charts.map((chart, index) => (
          <figure key={index} className="chart" {...paperFigure(context)}>
            {styles.map((style) => (
              <div key={style} className={mode === 'web' ? `chart-${style}` : undefined}>
                <ChartDrawing {...chart} style={style} size={size} words={words} />
              </div>
            ))}
            <figcaption {...paperCaption(context)}>
              <b>{chart.title}</b>
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}

/** One chart in both styles side by side, the reader's own first; its words are told once. */
function TwinCharts({ chart, context }: { chart: ChartBlock; context: PageContext }) {
  const { translate, chartStyle, words } = context
  const styles: ChartStyle[] = chartStyle === 'north' ? ['north', 'south'] : ['south', 'north']
  return (
    <div className="figure wide">
      <div className="charts in-row-2">
        {styles.map((style) => (
          <figure key={style} className="chart" {...paperFigure(context)}>
            <ChartDrawing
              {...chart}
              alternative={style === chartStyle ? chart.alternative : ''}
              style={style}
              size={CHART_SIZE[2] ?? 301}
              words={words}
            />
            <figcaption {...paperCaption(context)}>
              <b>
                {chart.title}, {translate(`report.style.${style}`)}.
              </b>{' '}
              {translate(`report.style.${style}.how`)}
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}

/** px: the text column of the paper, and of a phone's screen. */
const PAPER_WIDTH = 642
const PHONE_WIDTH = 320

function Timeline({ timeline, context, opensSection }: { timeline: TimelineBlock; context: PageContext; opensSection: boolean }) {
  const long = isDownwards(timeline)
  const drawing = (width: number) => (
    <TimelineDrawing
      timeline={timeline}
      language={context.document.language}
      todayLabel={context.translate('report.today')}
      width={width}
      fontSize={context.document.language === 'tamil' ? 9.8 : 10.6}
      spanHeight={opensSection ? 690 : 830}
    />
  )
  // a strip fits any screen; the long picture is scrolled on a narrow one
  const strip = !long && context.mode === 'web'
  const scroll =
    context.mode === 'web' && long
      ? { role: 'group', 'aria-label': timeline.caption || context.translate('report.timeline'), tabIndex: 0 }
      : {}
  return (
    <figure className={long ? 'figure wide long-picture' : 'figure wide'} {...paperFigure(context)}>
      <div className={strip ? 'strip strip-wide' : 'timeline-scroll'} {...scroll}>
        {drawing(PAPER_WIDTH)}
      </div>
      {strip && <div className="strip strip-narrow">{drawing(PHONE_WIDTH)}</div>}
      {timeline.caption !== '' && <figcaption {...paperCaption(context)}>{timeline.caption}</figcaption>}
    </figure>
  )
}

function BarsFigure({ bars, context }: { bars: Bars; context: PageContext }) {
  return (
    <figure className="figure bars-figure" {...paperFigure(context)}>
      {bars.caption !== '' && (
        <figcaption {...paperCaption(context)}>
          <b>{bars.caption}</b>
        </figcaption>
      )}
      <BarsDrawing bars={bars} />
    </figure>
  )
}

function Blocks({
  section,
  context,
  column,
  withSwitch,
}: {
  section: Section
  context: PageContext
  column: NoteColumn
  withSwitch: boolean
}) {
  const { translate, scale } = context
  const parts: ReactNode[] = []
  section.blocks.forEach((block, index) => {
    const id = `${section.id}-${index}`
    switch (block.kind) {
      case 'heading':
        column.pass(scale.h3[1] + 40)
        parts.push(<h3 key={id}>{block.text}</h3>)
        break
      case 'paragraph': {
        // all of it is stressed, so it is set larger instead
        const gist = isShortAnswer(section, block.runs)
        // the visitor's own words at the head of a paragraph stand on a line of their own
        const asked = gist || isOfOwnWords(section, block.runs) ? block.runs.find(({ mark }) => mark === 'quote') : undefined
        const runs = block.runs.filter((run) => run !== asked)
        const answer = runsText(runs).trimStart()
        parts.push(
          <Unit
            key={id}
            id={id}
            group={column.beside(
              paragraphHeight(answer, scale, gist ? 'lead' : 'text') + (asked === undefined ? 0 : paragraphHeight(asked.text, scale)),
              allIds(block.runs, block.findingIds),
            )}
            mode={context.mode}
            translate={translate}
            className={gist ? answerClass(answer, scale) : lengthClass(block.runs, scale)}
          >
            <p id={id} className={gist ? 'lead' : undefined}>
              {asked !== undefined && (
                <span className="asked-part">
                  <Runs runs={[asked]} />{' '}
                </span>
              )}
              {gist ? kept(answer) : <Runs runs={runs} />}
            </p>
          </Unit>,
        )
        break
      }
      case 'list': {
        const List = block.ordered ? 'ol' : 'ul'
        const answers = block.ordered && section.id === 'yourQuestion' && block.items.some((item) => item.runs[0]?.mark === 'strong')
        parts.push(
          // list-style: none would take the list's role away in some screen readers
          <List key={id} className={answers ? 'items answers' : 'items'} role="list">
            {block.items.map((item, row) => (
              <Unit
                key={row}
                as="li"
                className={['item', lengthClass(item.runs, scale, 40)].filter(Boolean).join(' ')}
                id={`${id}-${row}`}
                group={column.beside(paragraphHeight(runsText(item.runs), scale, 'text', 40), allIds(item.runs, item.findingIds))}
                mode={context.mode}
                translate={translate}
              >
                <p id={`${id}-${row}`}>
                  <Runs runs={answers ? headedRuns(item.runs) : item.runs} />
                </p>
              </Unit>
            ))}
          </List>,
        )
        break
      }
      case 'table':
        if (tableForm(block, context).wide) column.clear(blockHeight(block, scale))
        else column.pass(blockHeight(block, scale))
        parts.push(<Table key={id} table={block} isLookedUp={LOOKED_UP.has(section.id)} context={context} />)
        break
      case 'chart': {
        if (section.blocks[index - 1]?.kind === 'chart') break
        const charts: ChartBlock[] = []
        for (let next = index; section.blocks[next]?.kind === 'chart'; next += 1) charts.push(section.blocks[next] as ChartBlock)
        if (charts.length === 1 && !hasTwin(block, context)) column.pass(blockHeight(block, scale))
        else column.clear(chartsHeight(charts.length))
        parts.push(
          <Charts
            key={id}
            charts={charts}
            context={context}
            withSwitch={withSwitch && index === section.blocks.findIndex(({ kind }) => kind === 'chart')}
          />,
        )
        break
      }
      case 'timeline':
        column.clear(blockHeight(block, scale))
        parts.push(<Timeline key={id} timeline={block} context={context} opensSection={index === 0} />)
        break
      case 'bars':
        column.pass(blockHeight(block, scale))
        parts.push(<BarsFigure key={id} bars={block} context={context} />)
        break
    }
  })
  return <div className="body">{parts}</div>
}

/** Quoted words longer than this are set as text, not as a headline. */
const HEADLINE_QUOTE = 140

/** The opening section's question: its quote, the words before it, and the section without them. What somebody asks needs no fact beside it. */
function askedIn(section: Section): { quote: string; before: string; rest: Section } | null {
  if (section.id !== 'yourQuestion') return null
  const split = (runs: readonly TextRun[]) => {
    const at = runs.findIndex(({ mark }) => mark === 'quote')
    const quote = runs[at]
    return quote === undefined ? null : { quote: quote.text, before: runsText(runs.slice(0, at)).trim(), after: runs.slice(at + 1) }
  }
  const inLead = split(section.lead)
  if (inLead !== null) return { quote: inLead.quote, before: inLead.before, rest: { ...section, lead: inLead.after } }
  const [first, ...blocks] = section.blocks
  const inFirst = first?.kind === 'paragraph' ? split(first.runs) : null
  if (first?.kind !== 'paragraph' || inFirst === null || runsText(inFirst.after).trim() !== '') return null
  return { quote: inFirst.quote, before: inFirst.before, rest: { ...section, blocks } }
}

function SectionView({
  section,
  number,
  context,
  withSwitch,
  calendarUrl,
  correctUrl,
}: {
  section: Section
  number: number
  context: PageContext
  withSwitch: boolean
  calendarUrl: string | undefined
  correctUrl: string | undefined
}) {
  const column = new NoteColumn(context.document, context.scale, context.methodNotes, context.shownNotes)
  const asked = askedIn(section)
  const { lead } = asked?.rest ?? section
  const title = `${section.id}-title`
  return (
    <section className="section" id={section.id} aria-labelledby={title}>
      <div className="section-head">
        {asked === null ? (
          <>
            <p className="eyebrow" aria-hidden="true">
              {number}
            </p>
            <h2 id={title}>{section.title}</h2>
          </>
        ) : (
          <>
            <h2 id={title} className="eyebrow">
              <span aria-hidden="true" className="number">
                {number}
              </span>
              {section.title}
            </h2>
            <div className="lead-unit">
              {asked.before !== '' && <p className="asked">{asked.before}</p>}
              <p className={asked.quote.length > HEADLINE_QUOTE ? 'quote long' : 'quote'} lang="">
                <q>{asked.quote}</q>
              </p>
            </div>
          </>
        )}
        {lead.some((run) => run.text.trim() !== '') && (
          <div className="lead-unit">
            <Unit
              id={`${section.id}-lead`}
              group={column.beside(paragraphHeight(runsText(lead), context.scale, 'lead'), allIds(lead))}
              mode={context.mode}
              translate={context.translate}
            >
              <p className="lead" id={`${section.id}-lead`}>
                <Runs runs={lead} />
              </p>
            </Unit>
          </div>
        )}
      </div>
      <Blocks section={asked?.rest ?? section} context={context} column={column} withSwitch={withSwitch} />
      {calendarUrl !== undefined && (
        <p className="calendar">
          <a className="button" href={calendarUrl}>
            {context.translate('report.calendar')}
          </a>
          {context.translate('report.calendar.note')}
        </p>
      )}
      {correctUrl !== undefined && (
        <p className="correct">
          <a href={correctUrl}>{context.translate('report.correct')}</a>
        </p>
      )}
    </section>
  )
}

/** The chart of the cover: the rashi chart, or the one from the Moon where the birth time is not known. */
function coverChart(document: ReadingDocument): ChartBlock | undefined {
  const charts = document.sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'chart'))
  return charts.find(({ varga }) => varga === 'D1') ?? charts.find(({ varga }) => varga === 'chandra')
}

/** px of the name on the printed cover: as large as one line allows, never below 34 (then it wraps). */
function coverNameSize(name: string): number {
  return Math.round(Math.max(34, Math.min(62, (642 * 62) / Math.max(textWidth(name, 62), 1))))
}

function Cover({ context, pdfUrl }: { context: PageContext; pdfUrl: string | undefined }) {
  const { document, translate, mode, chartStyle, words } = context
  const chart = coverChart(document)
  const size = mode === 'print' ? 365 : PHONE_CHART
  const lagna =
    chart === undefined || chart.varga !== 'D1' || chart.lagnaSign === null ? null : chart.lagnaSign * 30 + (chart.lagnaDegree ?? 15)
  return (
    <header className="cover">
      <svg className="sky" viewBox="0 0 794 1122" width="794" height="1122" aria-hidden="true">
        <HorizonRing cx={534.5} cy={706} frame={365} lagna={lagna} width={794} />
      </svg>
      <p className="brand">
        <BrandMark size={20} />
        <span lang="en">{BRAND.name}</span>
        {document.language !== 'english' && <span className="soft">{BRAND.nativeNames[document.language]}</span>}
      </p>
      <div className="cover-text">
        <h1 lang="" style={{ '--name-size': `${coverNameSize(document.personName)}px` } as CSSProperties}>
          {document.personName}
        </h1>
        <p className="birth soft">{document.birthLine}</p>
        <p className="promise gold">{document.title}</p>
        {pdfUrl !== undefined && (
          <a className="download" href={pdfUrl}>
            {translate('report.downloadPdf')}
          </a>
        )}
      </div>
      <div className="chart">
        {chart === undefined ? (
          <ChartDrawing
            style={chartStyle}
            lagnaSign={null}
            grahas={[]}
            title={document.headline}
            alternative=""
            size={size}
            stage="frame"
          />
        ) : (
          <ChartDrawing {...chart} style={chartStyle} size={size} words={words} />
        )}
      </div>
      <div className="cover-foot soft">
        <p>{translate('report.preparedOn', { date: formatCalendarDate(document.language, document.asOf) })}</p>
        <p>{translate('report.entertainment')}</p>
      </div>
    </header>
  )
}

const toneNames = ['work', 'love', 'abroad', 'caution'] as const

function Front({ context }: { context: PageContext }) {
  const { document, translate } = context
  return (
    <div className="front">
      <nav className="contents" aria-labelledby="contents-title">
        <h2 id="contents-title">{translate('report.contents')}</h2>
        <ol role="list">
          {document.sections.map((section, index) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>
                <span className="number">{index + 1}</span>
                <span className="title">{section.title}</span>
                {context.mode === 'print' && <span className="toc-page" data-section={section.id} />}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <section className="how" aria-labelledby="how-title">
        <h3 id="how-title">{translate('report.how.title')}</h3>
        <dl>
          {(['note', 'strength', 'holds'] as const).map((key) => (
            <div key={key} style={{ display: 'contents' }}>
              <dt>{translate(`report.how.${key}`)}</dt>
              <dd>{translate(`report.how.${key}.text`)}</dd>
            </div>
          ))}
        </dl>
        <p className="tones">
          {toneNames.map((tone) => (
            <span key={tone}>
              <svg width="26" height="12" viewBox="0 0 26 12" aria-hidden="true">
                <rect
                  x="0.5"
                  y="0.5"
                  width="25"
                  height="11"
                  fill={tone === 'work' ? 'var(--tone-work)' : 'none'}
                  stroke={`var(--tone-${tone})`}
                  strokeWidth="0.8"
                />
                {tone !== 'work' && <ToneFill tone={tone} x={0.5} y={0.5} width={25} height={11} />}
              </svg>
              {translate(`report.tone.${tone}`)}
            </span>
          ))}
        </p>
      </section>
    </div>
  )
}

/** The contents again, at hand while one reads: it stays at the top of the screen, closed to one line. */
function JumpMenu({ context: { document, translate } }: { context: PageContext }) {
  return (
    <details className="jump" id={JUMP_MENU}>
      <summary>{translate('report.contents')}</summary>
      <ol role="list">
        {document.sections.map((section, index) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>
              <span className="number">{index + 1}</span>
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** Addresses that the web page links to; the book on paper has none. */
export type PageLinks = { pdf?: string | undefined; calendar?: string | undefined; correct?: string | undefined }

/** The body of a report: cover, contents, sections by group, colophon. */
export function ReportBody({ context, groups, links }: { context: PageContext; groups: SectionGroup[]; links: PageLinks }) {
  const { document, translate } = context
  const switchSection = document.sections.find((section) => section.blocks.some(({ kind }) => kind === 'chart'))?.id
  return (
    <>
      <Cover context={context} pdfUrl={links.pdf} />
      <Front context={context} />
      <main>
        {context.mode === 'web' && <JumpMenu context={context} />}
        {groups.map((group, groupIndex) => (
          <div key={group.page} className={`group page-${group.page}`}>
            {group.sections.map((section) => (
              <SectionView
                key={section.id}
                section={section}
                number={document.sections.indexOf(section) + 1}
                context={context}
                withSwitch={section.id === switchSection}
                calendarUrl={section.id === 'ledger' && document.ledger?.length ? links.calendar : undefined}
                correctUrl={section.id === 'birthMoment' ? links.correct : undefined}
              />
            ))}
            {groupIndex === groups.length - 1 && (
              <div className="colophon">
                <p>{document.disclaimer}</p>
                <p>
                  {translate('report.versions', {
                    engine: document.versions.engine,
                    rules: document.versions.rules,
                    phrasebook: document.versions.phrasebook,
                    date: formatCalendarDate(document.language, document.asOf),
                  })}
                </p>
              </div>
            )}
          </div>
        ))}
      </main>
    </>
  )
}

/** The `lang` attribute of a document. */
export const htmlLang = (language: Language): string => LOCALES[language].slice(0, 5)
