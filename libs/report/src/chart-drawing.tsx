import type { Translate } from '@disha/i18n/translate'
import { isGraha, GrahaMark, round } from './graha-icons.tsx'
import { layoutChart, type ChartGraha, type ChartStyle, type PlacedText, type Point } from './chart-layout.ts'

export type { ChartGraha, ChartStyle } from './chart-layout.ts'

/** Words inside the drawing, in the reader's language. `rashis` are the twelve names from Mesha, for the South Indian drawing. */
export type ChartWords = { lagna: string; retrograde: string; rashis: readonly string[] }

/** The words of a chart drawing from the texts of the namespace `chart`. */
export function chartWords(translate: Translate): ChartWords {
  return {
    lagna: translate('chart.lagna'),
    retrograde: translate('chart.retrogradeMark'),
    rashis: Array.from({ length: 12 }, (_, sign) => translate(`chart.rashi.${sign}`)),
  }
}

const NO_WORDS: ChartWords = { lagna: '', retrograde: '', rashis: [] }

/**
 * How far the drawing is: `dotted` the waiting frame in dots, `frame` the lines alone, `lagna` with the rising sign and the
 * rashis around it, `whole` with the grahas that are given (any subset, so that a screen can place them one by one).
 */
export type ChartStage = 'dotted' | 'frame' | 'lagna' | 'whole'

export type ChartDrawingProps = {
  style: ChartStyle
  /** 0-11; null when the birth time is unknown or nothing is known yet */
  lagnaSign: number | null
  /** degrees within the sign */
  lagnaDegree?: number | null
  grahas: readonly ChartGraha[]
  title: string
  /** the drawing in words, for screen readers */
  alternative: string
  /** px it is drawn for: details follow it (icons alone below 130, names alone below 250). It scales down with its container. */
  size?: number
  stage?: ChartStage
  /** share of the frame's lines that are solid, the rest being dots: the form's progress. 0..1, default 1 */
  drawn?: number
  words?: ChartWords
  className?: string
}

const WORK_FONT = "var(--font-work, 'Anek Latin', 'Anek Devanagari', 'Anek Tamil', 'Anek Telugu', system-ui, sans-serif)"
const READING_FONT = "var(--font-reading, 'Literata', 'Noto Serif Devanagari', 'Noto Serif Tamil', 'Noto Serif Telugu', serif)"

function Text({ text, x, baseline, fontSize, anchor, fill, family = WORK_FONT }: PlacedText & { fill: string; family?: string }) {
  return (
    <text x={round(x)} y={round(baseline)} fontSize={round(fontSize)} textAnchor={anchor} fill={fill} fontFamily={family}>
      {text}
    </text>
  )
}

const path = (lines: readonly (readonly [Point, Point])[]) =>
  lines.map(([[x1, y1], [x2, y2]]) => `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`).join('')

/**
 * A birth chart as inline SVG without outer CSS. Colours come from CSS variables with `currentColor` behind them:
 * `--chart-line`, `--chart-graha` (icons), `--chart-label`, `--chart-soft` (degrees, rashis), `--chart-lagna`; fonts from
 * `--font-work` and `--font-reading`. Groups carry classes (`chart-line`, `chart-lagna`, `chart-graha`) and lines
 * `pathLength="1"`, so that a screen can draw them in motion.
 */
export function ChartDrawing(props: ChartDrawingProps) {
  const {
    style,
    lagnaSign,
    lagnaDegree = null,
    grahas,
    title,
    alternative,
    size = 340,
    stage = 'whole',
    drawn = 1,
    words = NO_WORDS,
    className,
  } = props
  const known = stage === 'lagna' || stage === 'whole'
  const layout = layoutChart({
    style,
    size,
    lagnaSign: known ? lagnaSign : null,
    lagnaDegree: known ? lagnaDegree : null,
    grahas: stage === 'whole' ? grahas : [],
    title: known ? title : '',
    words: known ? words : NO_WORDS,
  })
  const solid = stage === 'dotted' ? 0 : Math.round(layout.lines.length * Math.min(1, Math.max(0, drawn)))
  const stroke = size < 250 ? 1 : 1.35
  // half a stroke of room, so that the outer lines are not cut by the view box
  const pad = 1
  const box = round(size + 2 * pad)
  return (
    <svg
      viewBox={`${-pad} ${-pad} ${box} ${box}`}
      width={box}
      height={box}
      className={className === undefined ? 'chart-drawing' : `chart-drawing ${className}`}
      role="img"
      aria-label={[title, alternative].filter(Boolean).join('. ')}
      fill="none"
      data-style={style}
    >
      <g stroke="var(--chart-line, currentColor)" strokeWidth={stroke} strokeLinecap="round" strokeLinejoin="round">
        {layout.lines.map(([[x1, y1], [x2, y2]], index) =>
          index < solid ? (
            <path key={index} className="chart-line" pathLength={1} d={`M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`} />
          ) : (
            <path
              key={index}
              className="chart-line-waiting"
              strokeDasharray="0 5"
              d={`M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`}
            />
          ),
        )}
      </g>
      {layout.rashis.length > 0 && (
        <g className="chart-rashis">
          {layout.rashis.map((rashi) => (
            <Text key={`${rashi.x} ${rashi.baseline}`} {...rashi} fill="var(--chart-soft, currentColor)" />
          ))}
        </g>
      )}
      {(layout.lagna !== null || layout.lagnaMark.length > 0) && (
        <g className="chart-lagna">
          {layout.lagnaMark.length > 0 && (
            <path d={path(layout.lagnaMark)} stroke="var(--chart-lagna, currentColor)" strokeWidth={stroke} />
          )}
          {layout.lagna !== null && <Text {...layout.lagna} fill="var(--chart-lagna, currentColor)" />}
        </g>
      )}
      {layout.title !== null && <Text {...layout.title} fill="var(--chart-label, currentColor)" family={READING_FONT} />}
      {layout.grahas.map(({ graha, icon, label, degree }) => (
        <g key={graha.graha} className="chart-graha" data-graha={graha.graha}>
          {icon !== null && isGraha(graha.graha) && (
            <GrahaMark graha={graha.graha} x={icon.x} y={icon.y} size={icon.size} stroke={stroke} />
          )}
          {label !== null && (
            <text
              x={round(label.x)}
              y={round(label.baseline)}
              fontSize={round(label.fontSize)}
              fontWeight="550"
              fill="var(--chart-label, currentColor)"
              fontFamily={WORK_FONT}
            >
              {graha.label}
              {degree !== null && (
                <tspan
                  dx={round(label.fontSize * 0.2)}
                  fontSize={round(degree.fontSize)}
                  fontWeight="400"
                  fill="var(--chart-soft, currentColor)"
                >
                  {degree.text}
                </tspan>
              )}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
