import type { Block } from '@disha/contracts/document'
import { textWidth } from './chart-layout.ts'

type TableBlock = Extract<Block, { kind: 'table' }>

/** px between two columns, and after numbers that end where the next column starts, as the style sheet has them */
const gutter = (table: TableBlock, index: number): number => {
  if (index === table.columns.length - 1) return 2
  return (isCrowded(table) ? 10 : 14) + (table.columns[index]?.align === 'end' ? 10 : 0)
}
/** Tables of many columns stand closer. */
export const isCrowded = (table: TableBlock): boolean => table.columns.length > 6

/** px of three ballot boxes with their words on one line */
const TICKS = 118
/** px that are given out at a time */
const STEP = 4
const LEAPS = [STEP, 2 * STEP, 4 * STEP, 8 * STEP, 16 * STEP]
/** em of a graha's icon with the space after it */
const ICON = 2.1

/** Cells this short stay on one line, so that dates and pairs of names are not torn. */
const WHOLE_CELL = 17
export const isWhole = (cell: string): boolean => cell.length <= WHOLE_CELL

/** Anek's advances in em; other scripts as in `textWidth`. Figures are tabular. */
function cellWidth(text: string, fontSize: number): number {
  let em = 0
  for (const char of text) {
    if (/[iljI|'.,:;!·’]/.test(char)) em += 0.23
    else if (/[rft()[\]/*"-]/.test(char)) em += 0.37
    else if (/[mwMW%…]/.test(char)) em += 0.78
    else if (/[A-Z]/.test(char)) em += 0.58
    else if (/[a-z]/.test(char)) em += 0.52
    else em += textWidth(char, 1)
  }
  return em * fontSize * 1.02
}

/** px of what cannot be broken in a cell, piece by piece */
type Pieces = readonly number[]
/** Lines that each row takes in a column of some width, and how full its cell is as a share of one line. */
type Setting = { lines: number[]; full: number[] }
type Column = { least: number; natural: number; setIn: (width: number) => Setting }

function measure(table: TableBlock, fontSize: number, withIcons: boolean): Column[] {
  const space = cellWidth(' ', fontSize)
  const widthOf = (text: string): number => cellWidth(text, fontSize)
  // a last word of a letter or two should not stand alone
  const piecesOf = (text: string): Pieces => {
    if (text.includes('☐')) return [TICKS]
    return isWhole(text) ? [widthOf(text)] : text.split(/\s+(?!\S{1,2}$)/u).map(widthOf)
  }
  return table.columns.map(({ label }, index) => {
    const after = gutter(table, index)
    const head = label.split(/\s+/u).map(widthOf)
    let cells = table.rows.map((row) => piecesOf(row[index] ?? ''))
    // a graha's name stays on one line with its icon
    if (index === 0 && withIcons) cells = cells.map((pieces) => [lineOf(pieces, space) * 1.04 + fontSize * ICON])
    cells = [head, ...cells]
    const lengths = cells.map((pieces) => lineOf(pieces, space))
    const widest = Math.max(0, ...head, ...cells.flat())
    const known = new Map<number, Setting>()
    const setIn = (width: number): Setting => {
      const found = known.get(width)
      if (found !== undefined) return found
      const inner = width - after
      const setting = { lines: cells.map((pieces) => wrapped(pieces, space, inner)), full: lengths.map((length) => length / inner) }
      known.set(width, setting)
      return setting
    }
    return { least: widest + after, natural: Math.max(widest, ...lengths) + after, setIn }
  })
}

const lineOf = (pieces: Pieces, space: number): number => pieces.reduce((sum, piece) => sum + piece, 0) + space * (pieces.length - 1)

/** Lines that the pieces take in so many px. */
function wrapped(pieces: Pieces, space: number, width: number): number {
  let lines = 1
  let filled = 0
  for (const piece of pieces) {
    if (filled > 0 && filled + space + piece > width) {
      lines += 1
      filled = piece
    } else filled += (filled > 0 ? space : 0) + piece
  }
  return lines
}

/** Lines of all rows, a row being as tall as its tallest cell; the cost adds a little for how full the cells are, so that a step always counts. */
function weigh(
  columns: readonly Column[],
  widths: readonly number[],
  rows: number,
): { widths: readonly number[]; lines: number; cost: number } {
  const settings = columns.map(({ setIn }, index) => setIn(widths[index] ?? 0))
  let sum = 0
  let fullness = 0
  for (let row = 0; row < rows; row += 1) {
    let lines = 1
    let full = 0
    for (const setting of settings) {
      lines = Math.max(lines, setting.lines[row] ?? 1)
      full = Math.max(full, setting.full[row] ?? 0)
    }
    sum += lines
    fullness += full
  }
  return { widths, lines: sum, cost: sum + 0.3 * fullness }
}

/**
 * Shares (0-1) of a table's width for its columns, so that its rows take the fewest lines; null when every cell stands on one line at its
 * own width, or when the words alone are wider than the table. `lines` are those of the head
 * and all rows.
 */
export function columnShares(
  table: TableBlock,
  width: number,
  fontSize: number,
  withIcons = false,
): { shares: number[] | null; lines: number } {
  const columns = measure(table, fontSize, withIcons)
  const rows = table.rows.length + 1
  const total = (widths: readonly number[]): number => widths.reduce((sum, each) => sum + each, 0)
  if (total(columns.map(({ natural }) => natural)) <= width) return { shares: null, lines: rows }
  let best = weigh(
    columns,
    columns.map(({ least }) => least),
    rows,
  )
  if (total(best.widths) > width) return { shares: null, lines: best.lines }
  for (let left = width - total(best.widths); left >= STEP;) {
    // a word more on a line may need several steps, so each column is tried with few and with many
    const tried = columns.flatMap(({ natural }, index) =>
      LEAPS.flatMap((leap) => {
        const wider = best.widths.map((each, at) => (at === index ? each + leap : each))
        if (leap > left || (best.widths[index] ?? 0) >= natural) return []
        const next = weigh(columns, wider, rows)
        return [{ ...next, leap, gain: (best.cost - next.cost) / leap }]
      }),
    )
    const [next] = tried.sort((one, other) => other.gain - one.gain)
    if (next === undefined) break
    best = next
    left -= next.leap
  }
  const all = total(best.widths)
  return { shares: best.widths.map((each) => each / all), lines: best.lines }
}
