/**
 * Where everything stands in a chart drawing. Pure geometry in drawing units (px at the drawn size), y downwards.
 * North Indian: bhavas fixed, the first on top, counted to the left. South Indian: rashis fixed, Meena top left, clockwise.
 */

export type ChartStyle = 'north' | 'south'

/** One graha as the drawing needs it; `label` is its short name in the reader's language, `degree` within the sign. */
export type ChartGraha = { graha: string; label: string; sign: number; degree: number | null; retrograde: boolean }

export type Point = readonly [x: number, y: number]

/** A graha's name with what stands beside it, placed: `x` is the left edge, `baseline` the text's baseline. */
export type PlacedGraha = {
  graha: ChartGraha
  icon: { x: number; y: number; size: number } | null
  label: { x: number; baseline: number; fontSize: number } | null
  degree: { text: string; x: number; baseline: number; fontSize: number } | null
  /** the box it takes, for tests and for hit areas */
  box: { x: number; y: number; width: number; height: number }
}

export type PlacedText = { text: string; x: number; baseline: number; fontSize: number; anchor: 'start' | 'middle' | 'end' }

export type ChartLayout = {
  lines: (readonly [Point, Point])[]
  /** rashi numbers (north) or names (south) */
  rashis: PlacedText[]
  grahas: PlacedGraha[]
  /** "Lagna 10°49′" under the grahas of the first bhava (north) or in the middle (south) */
  lagna: PlacedText | null
  /** the double stroke across the lagna's corner (south) */
  lagnaMark: (readonly [Point, Point])[]
  /** the drawing's name in the middle (south) */
  title: PlacedText | null
}

/** In fractions of the side, from the first bhava on; the last point of each is its inner corner, where the rashi number stands. */
const NORTH_HOUSES: readonly (readonly Point[])[] = [
  [
    [0.25, 0.25],
    [0.5, 0],
    [0.75, 0.25],
    [0.5, 0.5],
  ],
  [
    [0, 0],
    [0.5, 0],
    [0.25, 0.25],
  ],
  [
    [0, 0.5],
    [0, 0],
    [0.25, 0.25],
  ],
  [
    [0.25, 0.75],
    [0, 0.5],
    [0.25, 0.25],
    [0.5, 0.5],
  ],
  [
    [0, 1],
    [0, 0.5],
    [0.25, 0.75],
  ],
  [
    [0.5, 1],
    [0, 1],
    [0.25, 0.75],
  ],
  [
    [0.75, 0.75],
    [0.5, 1],
    [0.25, 0.75],
    [0.5, 0.5],
  ],
  [
    [1, 1],
    [0.5, 1],
    [0.75, 0.75],
  ],
  [
    [1, 0.5],
    [1, 1],
    [0.75, 0.75],
  ],
  [
    [0.75, 0.25],
    [1, 0.5],
    [0.75, 0.75],
    [0.5, 0.5],
  ],
  [
    [1, 0],
    [1, 0.5],
    [0.75, 0.25],
  ],
  [
    [0.5, 0],
    [1, 0],
    [0.75, 0.25],
  ],
]

/** Direction from each inner corner to its number, so that the numbers around one crossing part evenly. */
const NORTH_NUMBER_SIDE: readonly Point[] = [
  [0, -1],
  [0, -1],
  [-1, 0],
  [-1, 0],
  [-1, 0],
  [0, 1],
  [0, 1],
  [0, 1],
  [1, 0],
  [1, 0],
  [1, 0],
  [0, -1],
]

/** Column and row of each rashi, 0 = Mesha, in the four by four ring. */
const SOUTH_CELLS: readonly Point[] = [
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
]

/**
 * Advance width of a short text in em, from the script's usual widths (Anek at text size); errs on the wide side so that what
 * is fitted by it does fit.
 */
export function textWidth(text: string, fontSize: number): number {
  let em = 0
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0
    if (/\p{Mn}/u.test(char)) continue
    if (code >= 0x0b80 && code < 0x0c00) em += /\p{Mc}/u.test(char) ? 0.62 : 0.86
    else if (code >= 0x0c00 && code < 0x0c80) em += /\p{Mc}/u.test(char) ? 0.45 : 0.82
    else if (code >= 0x0900 && code < 0x0980) em += /\p{Mc}/u.test(char) ? 0.3 : 0.64
    else if (/[0-9]/.test(char)) em += 0.56
    else if (char === ' ') em += 0.24
    else if (char === '°' || char === '′') em += 0.32
    else if (/[A-ZMW]/.test(char)) em += 0.68
    else em += 0.53
  }
  return em * fontSize
}

/** `10°49′` of degrees within a sign; cut, not rounded, as almanacs print it (29°59.9′ is still in the sign). */
export function degreeMinutes(degree: number): string {
  const minutes = Math.floor(degree * 60 + 1e-6)
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`
}

type Cell = { polygon: Point[]; align: 'centre' | 'start' }
type Form = { arrange: 'stacked' | 'inline' | 'plain' | 'bare' | 'icon'; scale: number }
type Sizes = { label: number; degree: number; icon: number }

/** Horizontal room of a convex polygon at height y, or null outside it. */
function spanAt(polygon: readonly Point[], y: number): [number, number] | null {
  let left = Infinity
  let right = -Infinity
  polygon.forEach(([x1, y1], index) => {
    const [x2, y2] = polygon[(index + 1) % polygon.length] as Point
    if ((y < y1 && y < y2) || (y > y1 && y > y2)) return
    const xs = y1 === y2 ? [x1, x2] : [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)]
    left = Math.min(left, ...xs)
    right = Math.max(right, ...xs)
  })
  return left <= right ? [left, right] : null
}

/** The part of a polygon on the far side of `keepFrom` from its corner: room is kept for the number in the corner. */
function cutCorner(polygon: readonly Point[], corner: Point, side: Point, distance: number): Point[] {
  const depth = ([x, y]: Point) => (x - corner[0]) * side[0] + (y - corner[1]) * side[1] - distance
  const kept: Point[] = []
  polygon.forEach((from, index) => {
    const to = polygon[(index + 1) % polygon.length] as Point
    const [a, b] = [depth(from), depth(to)]
    if (a >= 0) kept.push(from)
    if (a * b < 0) kept.push([from[0] + (a / (a - b)) * (to[0] - from[0]), from[1] + (a / (a - b)) * (to[1] - from[1])])
  })
  return kept
}

function bounds(polygon: readonly Point[]) {
  const ys = polygon.map(([, y]) => y)
  return { top: Math.min(...ys), bottom: Math.max(...ys) }
}

function degreeText(graha: ChartGraha, retrogradeMark: string): string {
  const parts = graha.degree === null ? [] : [`${Math.floor(graha.degree)}°`]
  // the nodes always move backwards, so a mark on them would say nothing
  if (graha.retrograde && graha.graha !== 'rahu' && graha.graha !== 'ketu') parts.push(retrogradeMark)
  return parts.join(' ')
}

/** Size of one graha in a form, and its parts relative to the box's top left corner. */
function measure(graha: ChartGraha, form: Form, sizes: Sizes, retrogradeMark: string) {
  const label = sizes.label * form.scale
  const degree = sizes.degree * Math.max(form.scale, 0.85)
  const icon = sizes.icon * form.scale
  const text = form.arrange === 'bare' || form.arrange === 'icon' ? '' : degreeText(graha, retrogradeMark)
  const labelWidth = textWidth(graha.label, label)
  const degreeWidth = text === '' ? 0 : label * 0.2 + textWidth(text, degree)
  const line = label * 1.3
  switch (form.arrange) {
    case 'icon':
      return { width: icon, height: icon, iconAt: [0, 0] as Point, icon, labelAt: null, label, degree, text, labelWidth }
    case 'stacked': {
      const width = Math.max(labelWidth + degreeWidth, icon)
      return {
        width,
        height: icon + line,
        iconAt: [(width - icon) / 2, 0] as Point,
        icon,
        labelAt: [(width - labelWidth - degreeWidth) / 2, icon + label * 1.05] as Point,
        label,
        degree,
        text,
        labelWidth,
      }
    }
    case 'inline': {
      const height = Math.max(icon, line)
      const gap = icon * 0.3
      return {
        width: icon + gap + labelWidth + degreeWidth,
        height,
        iconAt: [0, (height - icon) / 2] as Point,
        icon,
        labelAt: [icon + gap, height / 2 + label * 0.35] as Point,
        label,
        degree,
        text,
        labelWidth,
      }
    }
    default:
      return {
        width: labelWidth + degreeWidth,
        height: line,
        iconAt: null,
        icon,
        labelAt: [0, line / 2 + label * 0.35] as Point,
        label,
        degree,
        text,
        labelWidth,
      }
  }
}

/** Splits of n items over rows, fewest rows first, evenly filled; wider rows may come first or last. */
function rowSplits(count: number): number[][] {
  const splits: number[][] = []
  for (let rows = 1; rows <= count; rows += 1) {
    const base = Math.floor(count / rows)
    const extra = count % rows
    const even = Array.from({ length: rows }, (_, row) => base + (row < extra ? 1 : 0))
    splits.push(even)
    if (extra > 0) splits.push([...even].reverse())
    if (rows === 2 && count >= 3) splits.push([count - 1, 1], [1, count - 1])
    if (rows === 3 && count >= 6) splits.push([base - 1, base, count - 2 * base + 1], [count - 2 * base + 1, base, base - 1])
  }
  return splits
}

type Extra = { text: string; fontSize: number; width: number; height: number } | null
type Fit = { grahas: PlacedGraha[]; extra: { x: number; baseline: number } | null }

function tryFit(
  cell: Cell,
  grahas: readonly ChartGraha[],
  split: number[],
  form: Form,
  sizes: Sizes,
  extra: Extra,
  mark: string,
  margin: number,
): Fit | null {
  const gapX = sizes.label * (form.arrange === 'stacked' ? 0.55 : 0.45) * form.scale
  const gapY = sizes.label * (form.arrange === 'stacked' ? 0.3 : 0.12) * form.scale
  let next = 0
  const rows = split.map((count) => {
    const items = grahas.slice(next, next + count).map((graha) => ({ graha, ...measure(graha, form, sizes, mark) }))
    next += count
    return {
      items,
      width: items.reduce((sum, item) => sum + item.width, 0) + gapX * (items.length - 1),
      height: Math.max(...items.map((item) => item.height)),
    }
  })
  const extraGap = rows.length > 0 ? gapY + 2 : 0
  const total =
    rows.reduce((sum, row) => sum + row.height, 0) + gapY * Math.max(rows.length - 1, 0) + (extra === null ? 0 : extra.height + extraGap)
  const { top, bottom } = bounds(cell.polygon)
  const room = bottom - top - total - 2 * margin
  if (room < 0) return null
  const rowRoom = (y: number, height: number): [number, number] | null => {
    const [a, b] = [spanAt(cell.polygon, y), spanAt(cell.polygon, y + height)]
    if (a === null || b === null) return null
    const slack = margin * 1.2
    return [Math.max(a[0], b[0]) + slack, Math.min(a[1], b[1]) - slack]
  }
  let best: { fit: Fit; slack: number } | null = null
  for (let step = 0; step <= 12; step += 1) {
    let y = top + margin + (room * step) / 12
    let slack = Infinity
    const placed: PlacedGraha[] = []
    const place = (row: (typeof rows)[number], left: number, at: number) => {
      let x = left
      for (const item of row.items) {
        const drop = at + (row.height - item.height) / 2
        placed.push({
          graha: item.graha,
          icon: item.iconAt === null ? null : { x: x + item.iconAt[0], y: drop + item.iconAt[1], size: item.icon },
          label: item.labelAt === null ? null : { x: x + item.labelAt[0], baseline: drop + item.labelAt[1], fontSize: item.label },
          degree:
            item.labelAt === null || item.text === ''
              ? null
              : {
                  text: item.text,
                  x: x + item.labelAt[0] + item.labelWidth + item.label * 0.2,
                  baseline: drop + item.labelAt[1],
                  fontSize: item.degree,
                },
          box: { x, y: drop, width: item.width, height: item.height },
        })
        x += item.width + gapX
      }
    }
    const centre = (room12: [number, number], width: number) => (room12[0] + room12[1] - width) / 2
    for (const row of rows) {
      const span = rowRoom(y, row.height)
      slack = span === null ? -1 : Math.min(slack, span[1] - span[0] - row.width)
      if (span === null || slack < 0) break
      place(row, cell.align === 'start' ? span[0] : centre(span, row.width), y)
      y += row.height + gapY
    }
    let extraAt: Fit['extra'] = null
    if (slack >= 0 && extra !== null) {
      const at = rows.length > 0 ? y - gapY + extraGap : y
      const span = rowRoom(at, extra.height)
      slack = span === null ? -1 : Math.min(slack, span[1] - span[0] - extra.width)
      if (span !== null) extraAt = { x: (span[0] + span[1]) / 2, baseline: at + extra.height * 0.78 }
    }
    // the place with the most room on its tightest side; text needs less room at its ends than above and below
    const score = Math.min(slack * 0.4, (room * step) / 12, (room * (12 - step)) / 12) - Math.abs(step - 6) * 0.01
    if (slack >= 0 && (best === null || score > best.slack)) best = { fit: { grahas: placed, extra: extraAt }, slack: score }
  }
  return best?.fit ?? null
}

const FORMS: Record<'north' | 'south', readonly Form['arrange'][]> = {
  north: ['stacked', 'inline', 'plain', 'bare'],
  south: ['inline', 'plain', 'bare'],
}

/** Every graha of one house inside its lines, in the richest form that has room; nine in one house still fit. */
function fitHouse(
  style: ChartStyle,
  cell: Cell,
  grahas: readonly ChartGraha[],
  sizes: Sizes,
  side: number,
  extra: Extra,
  mark: string,
): Fit {
  if (grahas.length === 0 && extra === null) return { grahas: [], extra: null }
  const arrangements =
    side < 130 ? (['icon'] as const) : side < 250 ? FORMS[style].filter((form) => form === 'plain' || form === 'bare') : FORMS[style]
  const scales = [1, 0.92, 0.85, 0.78]
  const splits = grahas.length === 0 ? [[]] : rowSplits(grahas.length)
  const margin = Math.max(2, sizes.label * 0.22)
  // down to 78 % of the size before a form is given up for a plainer one; a plain form may shrink on, it has nothing left to drop
  for (const arrange of arrangements) {
    const tries = arrange === arrangements.at(-1) ? [...scales, 0.7, 0.62, 0.54, 0.46, 0.38, 0.32, 0.26, 0.2] : scales
    for (const scale of tries) {
      for (const split of style === 'south' ? [...splits].sort((a, b) => b.length - a.length) : splits) {
        const fit = tryFit(cell, grahas, split, { arrange, scale }, sizes, extra, mark, margin)
        if (fit !== null) return fit
      }
    }
  }
  return extra === null ? { grahas: [], extra: null } : fitHouse(style, cell, grahas, sizes, side, null, mark)
}

export type ChartLayoutInput = {
  style: ChartStyle
  /** side of the drawing, px */
  size: number
  lagnaSign: number | null
  lagnaDegree: number | null
  grahas: readonly ChartGraha[]
  title: string
  words: { lagna: string; retrograde: string; rashis: readonly string[] }
}

/**
 * The sign that stands in the first house of a North Indian drawing. Without a birth time there is no lagna: the houses are
 * then counted from the Moon (Chandra lagna, the usual practice), and from Mesha while nothing is placed.
 */
export function firstSign(lagnaSign: number | null, grahas: readonly ChartGraha[]): number {
  return lagnaSign ?? grahas.find(({ graha }) => graha === 'moon')?.sign ?? 0
}

/** Bhava 1-12 of a sign, counted from the first sign. */
export function houseOf(sign: number, first: number): number {
  return ((sign - first + 12) % 12) + 1
}

function sizesFor(side: number, grahas: readonly ChartGraha[]): Sizes {
  // Tamil letters are wide: set a tenth smaller, as everywhere
  const script = grahas.some(({ label }) => /[\u0b80-\u0bff]/.test(label)) ? 0.9 : 1
  const label = script * (side < 130 ? 9 : side < 250 ? Math.max(9, side * 0.06) : Math.min(19, Math.max(13, side * 0.042)))
  return { label, degree: Math.max(9, label * 0.74), icon: side < 130 ? side * 0.12 : label * 1.3 }
}

export function layoutChart(input: ChartLayoutInput): ChartLayout {
  return input.style === 'north' ? layoutNorth(input) : layoutSouth(input)
}

function layoutNorth({ size, lagnaSign, lagnaDegree, grahas, words }: ChartLayoutInput): ChartLayout {
  const at = (x: number, y: number): Point => [x * size, y * size]
  const sizes = sizesFor(size, grahas)
  const first = firstSign(lagnaSign, grahas)
  const numberSize = size < 130 ? 0 : Math.min(13, Math.max(8, size * 0.03))
  const placed: PlacedGraha[] = []
  const rashis: PlacedText[] = []
  let lagna: PlacedText | null = null
  NORTH_HOUSES.forEach((shape, index) => {
    const sign = (first + index) % 12
    const corner = shape.at(-1) as Point
    const side = NORTH_NUMBER_SIDE[index] as Point
    const reach = numberSize * (side[0] === 0 ? 1.1 : 1.25)
    if (numberSize > 0 && (lagnaSign !== null || grahas.length > 0)) {
      rashis.push({
        text: String(sign + 1),
        x: corner[0] * size + side[0] * reach * 1.35,
        baseline: corner[1] * size + side[1] * reach * 1.35 + numberSize * 0.36,
        fontSize: numberSize,
        anchor: 'middle',
      })
    }
    const polygon = shape.map(([x, y]) => at(x, y))
    const cell: Cell = {
      polygon: numberSize > 0 ? cutCorner(polygon, at(corner[0], corner[1]), side, reach * (side[0] === 0 ? 1.95 : 1.9)) : polygon,
      align: 'centre',
    }
    const lagnaText =
      index === 0 && lagnaSign !== null && size >= 250
        ? [words.lagna, lagnaDegree === null ? '' : degreeMinutes(lagnaDegree)].filter(Boolean).join(' ')
        : ''
    const fontSize = sizes.label * 0.82
    const extra = lagnaText === '' ? null : { text: lagnaText, fontSize, width: textWidth(lagnaText, fontSize), height: fontSize * 1.5 }
    const fit = fitHouse(
      'north',
      cell,
      grahas.filter((graha) => graha.sign === sign),
      sizes,
      size,
      extra,
      words.retrograde,
    )
    placed.push(...fit.grahas)
    if (fit.extra !== null) lagna = { text: lagnaText, ...fit.extra, fontSize, anchor: 'middle' }
  })
  return {
    lines: [
      [at(0, 0), at(1, 0)],
      [at(1, 0), at(1, 1)],
      [at(1, 1), at(0, 1)],
      [at(0, 1), at(0, 0)],
      [at(0, 0), at(1, 1)],
      [at(1, 0), at(0, 1)],
      [at(0.5, 0), at(0, 0.5)],
      [at(0, 0.5), at(0.5, 1)],
      [at(0.5, 1), at(1, 0.5)],
      [at(1, 0.5), at(0.5, 0)],
    ],
    rashis,
    grahas: placed,
    lagna,
    lagnaMark: [],
    title: null,
  }
}

function layoutSouth({ size, lagnaSign, lagnaDegree, grahas, title, words }: ChartLayoutInput): ChartLayout {
  const cellSide = size / 4
  const sizes = sizesFor(size, grahas)
  const nameSize = size < 250 ? 0 : Math.max(8.5, size * 0.026)
  const placed: PlacedGraha[] = []
  const rashis: PlacedText[] = []
  SOUTH_CELLS.forEach(([column, row], sign) => {
    const [left, top] = [column * cellSide, row * cellSide]
    const name = words.rashis[sign] ?? ''
    const head = nameSize === 0 ? 0 : nameSize * 1.75
    if (nameSize > 0 && name !== '') {
      const room = cellSide - (sign === lagnaSign ? cellSide * 0.3 : 0) - nameSize
      const fontSize = Math.min(nameSize, (nameSize * room) / textWidth(name, nameSize))
      rashis.push({ text: name, x: left + cellSide - nameSize * 0.6, baseline: top + nameSize * 1.45, fontSize, anchor: 'end' })
    }
    const inset = size < 250 ? 0 : cellSide * 0.04
    const polygon: Point[] = [
      [left + inset, top + head],
      [left + cellSide, top + head],
      [left + cellSide, top + cellSide],
      [left + inset, top + cellSide],
    ]
    const fit = fitHouse(
      'south',
      { polygon, align: size < 250 ? 'centre' : 'start' },
      grahas.filter((graha) => graha.sign === sign),
      sizes,
      size,
      null,
      words.retrograde,
    )
    placed.push(...fit.grahas)
  })
  const lines: (readonly [Point, Point])[] = [
    [
      [0, 0],
      [size, 0],
    ],
    [
      [size, 0],
      [size, size],
    ],
    [
      [size, size],
      [0, size],
    ],
    [
      [0, size],
      [0, 0],
    ],
    [
      [cellSide, cellSide],
      [3 * cellSide, cellSide],
    ],
    [
      [3 * cellSide, cellSide],
      [3 * cellSide, 3 * cellSide],
    ],
    [
      [3 * cellSide, 3 * cellSide],
      [cellSide, 3 * cellSide],
    ],
    [
      [cellSide, 3 * cellSide],
      [cellSide, cellSide],
    ],
  ]
  for (const step of [1, 2, 3]) {
    const place = step * cellSide
    // the middle third of each grid line would cross the empty centre
    lines.push(
      [
        [place, 0],
        [place, cellSide],
      ],
      [
        [place, 3 * cellSide],
        [place, size],
      ],
      [
        [0, place],
        [cellSide, place],
      ],
      [
        [3 * cellSide, place],
        [size, place],
      ],
    )
  }
  const lagnaCell = lagnaSign === null ? undefined : SOUTH_CELLS[lagnaSign]
  const mark = cellSide * 0.22
  const lagnaMark: (readonly [Point, Point])[] = []
  if (lagnaCell !== undefined) {
    const [left, top] = [lagnaCell[0] * cellSide, lagnaCell[1] * cellSide]
    for (const reach of [mark, mark * 1.38])
      lagnaMark.push([
        [left, top + reach],
        [left + reach, top],
      ])
  }
  const showCentre = size >= 180
  const titleSize = Math.min(24, Math.max(12, size * 0.05))
  const titleWidth = textWidth(title, titleSize)
  const lagnaSize = sizes.label * 0.82
  const withLagna = showCentre && lagnaSign !== null && size >= 250
  const fitted = Math.min(titleSize, (titleSize * cellSide * 1.8) / Math.max(titleWidth, 1))
  return {
    lines,
    rashis,
    grahas: placed,
    lagna: withLagna
      ? {
          text: [words.lagna, lagnaDegree === null ? '' : degreeMinutes(lagnaDegree)].filter(Boolean).join(' '),
          x: size / 2,
          baseline: size / 2 + lagnaSize * 1.7,
          fontSize: lagnaSize,
          anchor: 'middle',
        }
      : null,
    lagnaMark,
    title:
      showCentre && title !== ''
        ? {
            text: title,
            x: size / 2,
            baseline: size / 2 + (withLagna ? -titleSize * 0.1 : titleSize * 0.35),
            fontSize: fitted,
            anchor: 'middle',
          }
        : null,
  }
}
