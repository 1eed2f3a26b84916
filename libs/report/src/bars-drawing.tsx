import type { Block } from '@disha/contracts/document'
import type { CSSProperties } from 'react'
import { textWidth } from './chart-layout.ts'
import { round } from './graha-icons.tsx'
import { ToneFill } from './tone-fill.tsx'

export type Bars = Extract<Block, { kind: 'bars' }>

/** Where a bar and its tick end, as shares (0-1) of the drawing's width, which is the longest value or mark of all. */
export type BarShare = { value: number; mark: number | null }

/** Shares of the widest value or mark; all nought when there is nothing to draw. */
export function barShares(bars: Bars['bars']): BarShare[] {
  const longest = Math.max(...bars.flatMap(({ value, mark }) => [value, mark ?? 0]))
  const share = (amount: number): number => (longest === 0 ? 0 : amount / longest)
  return bars.map(({ value, mark }) => ({ value: share(value), mark: mark === undefined ? null : share(mark) }))
}

const FILLS = { plain: 'var(--tone-plain)', good: 'var(--tone-abroad)', caution: 'none' } as const
const EDGES = { plain: 'var(--ink-soft)', good: 'var(--tone-abroad)', caution: 'var(--caution)' } as const

/** A label column is no wider than this many em; longer names wrap. */
const LABEL_EM = 11

const em = (texts: readonly string[]): number => Math.max(...texts.map((text) => textWidth(text, 1)))
const percent = (share: number): string => `${round(share * 100)}%`

/**
 * Bars against the measure to reach. Labels and values are text that wraps and keeps its size at any width; only the strokes are
 * drawn, in per cent of what is left between them. Tones differ in grey too: pale, solid, hatched.
 */
export function BarsDrawing({ bars: block }: { bars: Bars }) {
  const { bars, unit, markLabel, alternative } = block
  const shares = barShares(bars)
  const style = {
    '--bar-label': `${round(Math.min(em(bars.map(({ label }) => label)) * 1.06, LABEL_EM) + 1.2)}em`,
    '--bar-value': `${round(em(bars.map(({ valueLabel }) => valueLabel)) * 1.06 + 0.9)}em`,
  } as CSSProperties
  return (
    <>
      <div className="bars" role="img" aria-label={alternative} style={style}>
        {bars.map(({ label, valueLabel, tone }, index) => {
          const { value, mark } = shares[index]!
          // a tick that a value would stand on moves the value past it
          const past = mark !== null && mark > value && mark - value < 0.16 ? mark : value
          return (
            <div key={index} className="bar">
              <span className="bar-label">{label}</span>
              <span className="bar-track">
                <svg width="100%" height="18" aria-hidden="true">
                  <path d="M.5 0V18" stroke="var(--ink-soft)" strokeWidth="1" />
                  {value > 0 && (
                    <rect x="0.5" y="4" width={percent(value)} height="10" fill={FILLS[tone]} stroke={EDGES[tone]} strokeWidth="0.8" />
                  )}
                  {value > 0 && tone === 'caution' && <ToneFill tone="warning" x={0.5} y={4} width={percent(value)} height={10} />}
                  {mark !== null && <line x1={percent(mark)} x2={percent(mark)} y1="0.5" y2="17.5" stroke="var(--ink)" strokeWidth="1.4" />}
                </svg>
                <span className="bar-value" style={{ insetInlineStart: percent(past) }}>
                  {valueLabel}
                </span>
              </span>
            </div>
          )
        })}
      </div>
      <p className="bars-key">
        {unit !== '' && <span>{unit}</span>}
        {markLabel !== undefined && bars.some(({ mark }) => mark !== undefined) && (
          <span>
            <svg width="8" height="14" viewBox="0 0 8 14" aria-hidden="true">
              <path d="M4 0V14" stroke="var(--ink)" strokeWidth="1.4" />
            </svg>
            {markLabel}
          </span>
        )}
      </p>
    </>
  )
}
