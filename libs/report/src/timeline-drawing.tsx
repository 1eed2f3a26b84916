import type { Language } from '@disha/contracts/language'
import { formatCalendarDate } from '@disha/i18n/format'
import { LOCALES } from '@disha/contracts/language'
import { round } from './graha-icons.tsx'
import { textWidth } from './chart-layout.ts'
import { ToneFill } from './tone-fill.tsx'
import {
  isDownwards,
  LEADER,
  layoutPillars,
  layoutStrip,
  type PillarLayout,
  type PillarSpan,
  type StripLayout,
  type Tick,
  type Timeline,
  type Tone,
} from './timeline-layout.ts'

const WORK_FONT = 'var(--font-work)'

const FILLS: Record<Tone, string> = {
  plain: 'var(--tone-plain)',
  work: 'var(--tone-work)',
  love: 'none',
  abroad: 'none',
  caution: 'none',
}

const EDGES: Record<Tone, string> = {
  plain: 'none',
  work: 'none',
  love: 'var(--tone-love)',
  abroad: 'var(--tone-abroad)',
  caution: 'var(--tone-caution)',
}

/** A span's box: filled by its tone, with an edge where the tone is drawn in strokes. */
function Box({ tone, fill, ...box }: { tone: Tone; fill?: string; x: number; y: number; width: number; height: number }) {
  return (
    <>
      <rect {...box} fill={fill ?? FILLS[tone]} stroke={EDGES[tone]} strokeWidth="0.8" />
      {(tone === 'love' || tone === 'abroad' || tone === 'caution') && <ToneFill tone={tone} {...box} />}
    </>
  )
}

const monthNames = new Map<Language, Intl.DateTimeFormat>()

function tickLabel(tick: Tick, language: Language): string {
  if (tick.kind === 'year') return tick.date.slice(0, 4)
  let format = monthNames.get(language)
  if (format === undefined) {
    format = new Intl.DateTimeFormat(LOCALES[language], { timeZone: 'UTC', month: 'short' })
    monthNames.set(language, format)
  }
  const month = format.format(new Date(`${tick.date}T00:00:00Z`))
  return tick.date.slice(5, 7) === '01' ? `${month} ${tick.date.slice(0, 4)}` : month
}

/** A date of the key; of a span that goes on past the picture no end of its own is claimed. */
const edgeText = (language: Language, date: string | null): string => (date === null ? '…' : formatCalendarDate(language, date, 'medium'))

type DrawingProps = { timeline: Timeline; language: Language; todayLabel: string; width: number; fontSize: number; spanHeight: number }

/** A timeline as inline SVG with its key; running right for a few years, down the page for many. */
export function TimelineDrawing({ timeline, language, todayLabel, width, fontSize, spanHeight }: DrawingProps) {
  if (isDownwards(timeline)) {
    const layout = layoutPillars(timeline, width, spanHeight, fontSize)
    return <Pillars layout={layout} language={language} fontSize={fontSize} alternative={timeline.alternative} todayLabel={todayLabel} />
  }
  const layout = layoutStrip(timeline, width, fontSize)
  return (
    <>
      <Strip layout={layout} language={language} fontSize={fontSize} alternative={timeline.alternative} todayLabel={todayLabel} />
      {layout.keys.length > 0 && (
        <p className="timeline-key">
          {layout.keys.map(({ key, label, from, to }) => (
            <span key={key}>
              <b>{key}</b> {label}, {edgeText(language, from)} – {edgeText(language, to)}
            </span>
          ))}
        </p>
      )}
    </>
  )
}

type PartProps<Layout> = { layout: Layout; language: Language; fontSize: number; alternative: string; todayLabel: string }

function Strip({ layout, language, fontSize, alternative, todayLabel }: PartProps<StripLayout>) {
  const { width, height, left, top, lanes, ticks, todayX } = layout
  const inner = width - left
  const bottom = todayX === null ? height : height - fontSize * 1.5
  // as many tick labels as stand clear of each other
  const widest = Math.max(1, ...ticks.map((tick) => textWidth(tickLabel(tick, language), fontSize))) + 10
  const every = Math.max(1, Math.ceil((widest * ticks.length) / Math.max(inner, 1)))
  return (
    <svg
      viewBox={`0 0 ${width} ${round(height)}`}
      width={width}
      height={round(height)}
      className="timeline"
      role="img"
      aria-label={alternative}
      fontFamily={WORK_FONT}
      fontSize={fontSize}
    >
      {ticks.map((tick, index) => {
        const x = left + tick.at * inner
        const shown = index % every === 0 && x + textWidth(tickLabel(tick, language), fontSize) + 5 <= width + 1
        return (
          <g key={tick.date}>
            <path d={`M${round(x)} ${round(shown ? 2 : top)}V${round(bottom)}`} stroke="var(--line)" strokeWidth="1" />
            {shown && (
              <text x={round(x + 5)} y={round(fontSize * 1.1)} fill="var(--ink-soft)">
                {tickLabel(tick, language)}
              </text>
            )}
          </g>
        )
      })}
      {lanes.map((lane, index) => (
        <g key={index}>
          {lane.labelLines.map((line, row) => (
            <text key={row} x="0" y={round(lane.labelYs[row] ?? lane.y)} fill="var(--ink-soft)">
              {line}
            </text>
          ))}
          {lane.spans.map((span, spanIndex) => {
            const text = span.place === 'key' ? String(span.key) : span.label
            const textX =
              span.place === 'after' ? span.x + span.width + 6 : span.x + (span.place === 'key' ? Math.min(5, span.width / 2) : 6)
            const boxed = span.place === 'inside' && span.tone !== 'plain' && span.tone !== 'work'
            const baseline = lane.y + lane.height / 2 + fontSize * 0.36
            const clear = span.place === 'key' && span.width < textWidth(text, fontSize) + 4
            return (
              <g key={spanIndex}>
                <Box
                  tone={span.tone}
                  x={round(span.x + 0.5)}
                  y={round(lane.y)}
                  width={round(Math.max(span.width - 1, 1))}
                  height={round(lane.height)}
                />
                {text !== '' && (boxed || (span.place === 'key' && span.tone !== 'plain' && !clear)) && (
                  <rect
                    x={round(textX - 2)}
                    y={round(lane.y + lane.height / 2 - fontSize * 0.8)}
                    width={round(textWidth(text, fontSize) + 4)}
                    height={round(fontSize * 1.6)}
                    fill="var(--paper)"
                  />
                )}
                {text !== '' && (
                  <text
                    x={round(textX)}
                    y={round(baseline)}
                    fill={
                      span.place === 'inside' && span.tone === 'work'
                        ? 'var(--on-work)'
                        : span.place === 'after'
                          ? 'var(--ink-soft)'
                          : 'var(--ink)'
                    }
                  >
                    {text}
                  </text>
                )}
              </g>
            )
          })}
        </g>
      ))}
      {todayX !== null && (
        <g>
          <path d={`M${round(todayX)} ${round(top)}V${round(height - 2)}`} stroke="var(--caution)" strokeWidth="1.2" />
          <text
            x={round(todayX + (todayX > width - 60 ? -5 : 5))}
            y={round(height - 3)}
            textAnchor={todayX > width - 60 ? 'end' : 'start'}
            fill="var(--caution)"
          >
            {todayLabel}
          </text>
        </g>
      )}
    </svg>
  )
}

/** A span's stretch of its lane's line, with a leader to its name; a return runs a step to the left of the line. */
function spine(x: number, { y, height, lines, textY, aside }: PillarSpan): string {
  const [top, bottom] = [round(y), round(y + height)]
  if (aside) return `M${round(x)} ${top}h-3.5V${bottom}h3.5`
  const leader = lines.length === 0 ? '' : `h${LEADER / 3}L${round(x + LEADER - 1)} ${round(textY)}`
  return `M${round(x)} ${bottom}V${top}${leader}`
}

function Pillars({ layout, language, fontSize, alternative, todayLabel }: PartProps<PillarLayout>) {
  const { width, height, left, top, bottom, lanes, ticks, todayY } = layout
  return (
    <svg
      viewBox={`0 0 ${width} ${round(height)}`}
      width={width}
      height={round(height)}
      className="timeline timeline-long"
      role="img"
      aria-label={alternative}
      fontFamily={WORK_FONT}
      fontSize={fontSize}
    >
      <path d={`M0 ${round(top)}H${width}`} stroke="var(--ink)" strokeWidth="1.2" />
      {ticks.map((tick) => {
        const y = top + tick.at * (bottom - top)
        return (
          <g key={tick.date}>
            <path d={`M0 ${round(y)}H${width}`} stroke="var(--line)" strokeWidth="0.8" />
            {y + fontSize * 1.1 < bottom && (
              <text x="0" y={round(y + fontSize * 1.1)} fill="var(--ink)" fontWeight={Number(tick.date.slice(0, 4)) % 5 === 0 ? 600 : 400}>
                {tickLabel(tick, language)}
              </text>
            )}
          </g>
        )
      })}
      {lanes.map((lane, index) => (
        <g key={index}>
          {lane.lines.map((line, row) => (
            <text
              key={row}
              x={round(lane.x)}
              y={round(top - fontSize * 0.75 - (lane.lines.length - 1 - row) * fontSize * 1.35)}
              fill="var(--ink)"
              fontWeight="600"
            >
              {line}
            </text>
          ))}
          {lane.spans.map((span, spanIndex) => (
            <g key={spanIndex}>
              {span.bar === null ? (
                <path d={spine(lane.x, span)} stroke="var(--ink-soft)" strokeWidth="0.9" fill="none" />
              ) : (
                <Box
                  tone={span.tone}
                  fill={span.upright && spanIndex % 2 === 0 ? 'var(--tone-work)' : FILLS[span.tone]}
                  x={round(span.bar.x)}
                  y={round(span.y + 0.5)}
                  width={round(span.bar.width)}
                  height={round(Math.max(span.height - 1, 1))}
                />
              )}
              {span.upright && span.bar !== null ? (
                <text
                  transform={`translate(${round(span.bar.x + span.bar.width / 2 - fontSize * 0.34)} ${round(span.y + fontSize * 0.9)}) rotate(90)`}
                  fill={spanIndex % 2 === 0 ? 'var(--on-work)' : 'var(--ink)'}
                >
                  {span.lines[0]}
                </text>
              ) : (
                span.lines.map((line, row) => {
                  const middle = span.textY + row * fontSize * 1.18
                  return (
                    <g key={row}>
                      <rect
                        x={round(span.textX - 1)}
                        y={round(middle - fontSize * 0.55)}
                        width={round(textWidth(line, fontSize) + 2)}
                        height={round(fontSize * 1.1)}
                        fill="var(--paper)"
                      />
                      <text x={round(span.textX)} y={round(middle + fontSize * 0.34)} fill="var(--ink)">
                        {line}
                      </text>
                    </g>
                  )
                })
              )}
            </g>
          ))}
        </g>
      ))}
      {todayY !== null && (
        <g>
          <path d={`M${round(left - fontSize * 0.4)} ${round(todayY)}H${width}`} stroke="var(--caution)" strokeWidth="1.1" />
          {todayY - top > fontSize * 1.5 && (
            <text x={width} y={round(todayY - 3)} textAnchor="end" fill="var(--caution)">
              {todayLabel}
            </text>
          )}
        </g>
      )}
      <path d={`M0 ${round(bottom)}H${width}`} stroke="var(--ink)" strokeWidth="1.2" />
    </svg>
  )
}
