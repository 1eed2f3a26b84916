import type { Block } from '@disha/contracts/document'
import { textWidth } from './chart-layout.ts'

export type Timeline = Extract<Block, { kind: 'timeline' }>
export type Tone = Timeline['lanes'][number]['spans'][number]['tone']

const DAY_MS = 86_400_000

/** Days since 1970 of a calendar date. */
export function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS
}

/** Longer than this and a timeline is drawn downwards, as a picture of its own page. */
const DOWNWARDS_YEARS = 15

export function isDownwards(timeline: Timeline): boolean {
  return dayNumber(timeline.to) - dayNumber(timeline.from) > DOWNWARDS_YEARS * 365.25
}

export type Tick = { at: number; date: string; kind: 'year' | 'month' }

/** First days of the years in a stretch, or of its months when it is shorter than 27 of them; `at` is 0..1. */
export function ticksOf(timeline: Timeline): Tick[] {
  const [from, to] = [dayNumber(timeline.from), dayNumber(timeline.to)]
  const monthly = to - from < 27 * 31
  const ticks: Tick[] = []
  const first = new Date(from * DAY_MS)
  for (let year = first.getUTCFullYear(), month = monthly ? first.getUTCMonth() : 0; ;) {
    const date = `${year}-${String(month + 1).padStart(2, '0')}-01`
    const day = dayNumber(date)
    if (day > to) return ticks
    if (day >= from) ticks.push({ at: (day - from) / (to - from), date, kind: monthly ? 'month' : 'year' })
    if (monthly) month += 1
    if (!monthly || month === 12) {
      year += 1
      month = 0
    }
  }
}

/** Lines of a text no wider than `width`, broken at spaces; a single long word stands alone. */
export function wrapText(text: string, width: number, fontSize: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && textWidth(`${last} ${word}`, fontSize) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

export type StripSpan = {
  x: number
  width: number
  tone: Tone
  label: string
  /** where the label stands: in the bar, after it, or as a number of the key below */
  place: 'inside' | 'after' | 'key'
  key: number | null
}

/** `y` and `height` are the bars'; `labelYs` the base lines of the lane's name. */
export type StripLane = { label: string; labelLines: string[]; labelYs: number[]; y: number; height: number; spans: StripSpan[] }
export type StripLayout = {
  width: number
  height: number
  left: number
  top: number
  lanes: StripLane[]
  ticks: Tick[]
  todayX: number | null
  /** a date is null where the span goes on past that edge of the picture */
  keys: { key: number; lane: string; label: string; from: string | null; to: string | null }[]
}

/** Narrower than this and the names of the lanes stand above their bars. */
const NARROW = 420

/** A timeline that runs to the right: lanes under an axis, their names on the left, or above the bars on a narrow screen. Units are px. */
export function layoutStrip(timeline: Timeline, width: number, fontSize: number): StripLayout {
  const [from, to] = [dayNumber(timeline.from), dayNumber(timeline.to)]
  const named = timeline.lanes.some(({ label }) => label !== '')
  const widest = Math.max(0, ...timeline.lanes.map(({ label }) => textWidth(label, fontSize)))
  const above = named && width < NARROW
  const left = named && !above ? Math.min(112, widest + 14) : 0
  const scale = (width - left) / Math.max(to - from, 1)
  const x = (date: string) => left + (Math.min(Math.max(dayNumber(date), from), to) - from) * scale
  const keys: StripLayout['keys'] = []
  const top = fontSize * 1.9
  const barHeight = fontSize * 2.2
  const gap = fontSize * 0.75
  let y = top + gap * 0.6
  const lanes = timeline.lanes.map((lane): StripLane => {
    const labelLines = lane.label === '' ? [] : above ? [lane.label] : wrapText(lane.label, left - 12, fontSize)
    if (above) y += fontSize * 1.5
    const spans = lane.spans.filter((span) => dayNumber(span.to) > from && dayNumber(span.from) < to)
    const height = above ? barHeight : Math.max(barHeight, labelLines.length * fontSize * 1.35)
    const placed = spans.map((span, index): StripSpan => {
      const [start, end] = [x(span.from), x(span.to)]
      const need = textWidth(span.label, fontSize) + 11
      const next = spans[index + 1]
      const free = (next === undefined ? width : x(next.from)) - end
      const place = span.label === '' || end - start >= need ? 'inside' : free >= need ? 'after' : 'key'
      const key = place === 'key' ? keys.length + 1 : null
      if (key !== null) {
        const [from, to] = [span.from > timeline.from ? span.from : null, span.to < timeline.to ? span.to : null]
        keys.push({ key, lane: lane.label, label: span.label, from, to })
      }
      return { x: start, width: Math.max(end - start, 1.5), tone: span.tone, label: span.label, place, key }
    })
    const middle = y + height / 2 + fontSize * 0.35
    const labelYs = labelLines.map((_, row) =>
      above ? y - fontSize * 0.4 : middle + (row - (labelLines.length - 1) / 2) * fontSize * 1.35,
    )
    const placedLane = { label: lane.label, labelLines, labelYs, y, height, spans: placed }
    y += height + gap
    return placedLane
  })
  const today =
    timeline.today !== undefined && dayNumber(timeline.today) >= from && dayNumber(timeline.today) <= to ? x(timeline.today) : null
  return { width, height: y + (today === null ? 0 : fontSize * 1.5), left, top, lanes, ticks: ticksOf(timeline), todayX: today, keys }
}

/**
 * `textY` is the middle of the label's first line; `y` its date's place on the lane's spine. `aside`: a step back to the label before
 * (a retrograde return), drawn beside the spine. `upright`: the label stands inside the bar, reading down.
 */
export type PillarSpan = {
  aside: boolean
  upright: boolean
  textX: number
  y: number
  height: number
  tone: Tone
  lines: string[]
  textY: number
  bar: { x: number; width: number } | null
}
export type PillarLane = { lines: string[]; x: number; width: number; spans: PillarSpan[] }
export type PillarLayout = {
  width: number
  height: number
  left: number
  top: number
  bottom: number
  lanes: PillarLane[]
  ticks: Tick[]
  todayY: number | null
}

/** px between a lane's spine and its labels, where the leaders run */
export const LEADER = 9

/** Spans of a lane that overlap in time stand side by side: the track of each, from 0. */
function tracksOf(spans: Timeline['lanes'][number]['spans']): number[] {
  const ends: string[] = []
  return spans.map((span) => {
    if (span.tone === 'plain') return 0
    const free = ends.findIndex((end) => end <= span.from)
    const track = free < 0 ? ends.length : free
    ends[track] = span.to
    return track
  })
}

type PillarStep = 'new' | 'back' | 'again'

/**
 * A slow graha goes A, B, back to A, B again: only a label that is new is named. `back` is the return, `again` what takes up the newest
 * label once more. A lane that begins just before a return goes A, B, A, C: there B is the return.
 */
export function stepsOf(labels: readonly string[]): PillarStep[] {
  let [before, newest] = ['', '']
  return labels.map((label, index) => {
    if (label !== '' && index === 1 && labels[2] === labels[0] && labels[3] !== undefined && labels[3] !== label) return 'back'
    if (label !== '' && label === newest) return 'again'
    if (label !== '' && label === before) return 'back'
    ;[before, newest] = [labels[index - 1] ?? '', label]
    return 'new'
  })
}

/** Lanes of few long spans (main periods) are bands with their names inside. */
function isBandLane(heights: readonly number[], labels: readonly string[], fontSize: number): boolean {
  const fits = heights.filter((height, index) => height > textWidth(labels[index] ?? '', fontSize) + fontSize * 2)
  return heights.length <= 5 && labels.every((label) => label !== '') && fits.length >= Math.max(1, heights.length - 2)
}

/**
 * Labels of one column as near as can be to where they wish to stand, without touching: runs that would collide are spread
 * about their middle. `wishes` and the result are tops; `heights` include the space below.
 */
export function spreadLabels(wishes: readonly number[], heights: readonly number[], top: number, bottom: number): number[] {
  type Run = { first: number; last: number; top: number; height: number }
  const runs: Run[] = []
  const placeRun = (first: number, last: number): Run => {
    let offset = 0
    let sum = 0
    for (let index = first; index <= last; index += 1) {
      sum += (wishes[index] ?? 0) - offset
      offset += heights[index] ?? 0
    }
    const ideal = sum / (last - first + 1)
    return { first, last, height: offset, top: Math.max(top, Math.min(ideal, bottom - offset)) }
  }
  wishes.forEach((_, index) => {
    let run = placeRun(index, index)
    for (let before = runs.at(-1); before !== undefined && before.top + before.height > run.top; before = runs.at(-1)) {
      runs.pop()
      run = placeRun(before.first, run.last)
    }
    runs.push(run)
  })
  return runs.flatMap((run) => {
    let at = run.top
    return heights.slice(run.first, run.last + 1).map((height) => {
      const placed = at
      at += height
      return placed
    })
  })
}

/**
 * A long timeline drawn downwards: years on the left, one column a lane. Each lane has a spine with its dates; labels that
 * would run into each other (a slow graha stepping back over a boundary) are spread, with a leader to their date.
 */
export function layoutPillars(timeline: Timeline, width: number, spanHeight: number, fontSize: number): PillarLayout {
  const [from, to] = [dayNumber(timeline.from), dayNumber(timeline.to)]
  const left = fontSize * 3.6
  const gutter = fontSize * 1.1
  const isBarLane = (lane: Timeline['lanes'][number]) =>
    lane.spans.some(({ tone }) => tone !== 'plain') && lane.spans.every(({ label }) => label === '')
  const wishes = timeline.lanes.map((lane) =>
    isBarLane(lane)
      ? Math.max(
          fontSize * 2.2,
          textWidth(
            lane.label.split(' ').reduce((a, b) => (a.length > b.length ? a : b), ''),
            fontSize,
          ),
        )
      : Math.max(
          textWidth(lane.label, fontSize) * 0.7,
          ...lane.spans.map(
            ({ label, tone }) => Math.min(textWidth(label, fontSize) * 1.03, fontSize * 14) + LEADER + (tone === 'plain' ? 0 : 4),
          ),
          fontSize * 3,
        ),
  )
  const room = width - left - gutter * Math.max(timeline.lanes.length - 1, 0)
  const wished = wishes.reduce((sum, wish) => sum + wish, 0)
  // bars keep the width of their names; names of spans may wrap, so their columns give way
  const bars = wishes.reduce((sum, wish, index) => sum + (isBarLane(timeline.lanes[index]!) ? wish : 0), 0)
  const narrower = (room - bars) / Math.max(wished - bars, 1)
  const widths = wishes.map((wish, index) =>
    wished <= room ? wish + (room - wished) / wishes.length : isBarLane(timeline.lanes[index]!) ? wish : wish * narrower,
  )
  const headLines = timeline.lanes.map((lane, index) => wrapText(lane.label, widths[index] ?? 0, fontSize))
  const top = Math.max(1, ...headLines.map((lines) => lines.length)) * fontSize * 1.35 + fontSize * 0.9
  const scale = spanHeight / Math.max(to - from, 1)
  const y = (date: string) => top + (Math.min(Math.max(dayNumber(date), from), to) - from) * scale
  let x = left
  const lanes = timeline.lanes.map((lane, index): PillarLane => {
    const laneWidth = widths[index] ?? 0
    const shownSpans = lane.spans.filter((span) => dayNumber(span.to) > from && dayNumber(span.from) < to)
    const heights = shownSpans.map((span) => Math.max(y(span.to) - y(span.from), 1))
    const labels = shownSpans.map(({ label }) => label)
    const band = index === 0 && isBandLane(heights, labels, fontSize)
    const steps = stepsOf(labels)
    const upright = shownSpans.map(({ label }, at) => band && (heights[at] ?? 0) > textWidth(label, fontSize) + fontSize)
    const barWidth = isBarLane(lane) || band ? Math.min(laneWidth, fontSize * 1.6) : LEADER
    const tracks = tracksOf(shownSpans)
    const barsWidth = (barWidth + 2) * Math.max(1, ...tracks.map((track) => track + 1))
    const textRoom = laneWidth - barsWidth - 2
    const lines = shownSpans.map(({ label }, at) =>
      label === '' || steps[at] !== 'new' ? [] : upright[at] ? [label] : wrapText(label, textRoom, fontSize),
    )
    const tops = spreadLabels(
      shownSpans.map((span) => y(span.from) + 1),
      lines.map((parts, at) => (parts.length === 0 || upright[at] ? 0 : fontSize * 1.18 * parts.length + 0.5)),
      top + 1,
      top + spanHeight,
    )
    const spans = shownSpans.map((span, at): PillarSpan => {
      const [start, end] = [y(span.from), y(span.to)]
      return {
        y: start,
        height: Math.max(end - start, 1),
        tone: span.tone,
        lines: lines[at] ?? [],
        textY: (tops[at] ?? start) + fontSize * 0.6,
        aside: steps[at] === 'back',
        upright: upright[at] ?? false,
        bar: span.tone === 'plain' && !band ? null : { x: x + (barWidth + 2) * (tracks[at] ?? 0), width: barWidth },
        textX: span.tone === 'plain' && !band ? x + LEADER + 1 : x + barsWidth + 2,
      }
    })
    const placed = { lines: headLines[index] ?? [], x, width: laneWidth, spans }
    x += laneWidth + gutter
    return placed
  })
  const today =
    timeline.today !== undefined && dayNumber(timeline.today) >= from && dayNumber(timeline.today) <= to ? y(timeline.today) : null
  return { width, height: top + spanHeight + 2, left, top, bottom: top + spanHeight, lanes, ticks: ticksOf(timeline), todayY: today }
}
