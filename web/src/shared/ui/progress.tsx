import type { ReactNode } from 'react'
import styles from './controls.module.css'
import ring from './progress-ring.module.css'

/** A thin line that fills; `percent` 0-100. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
    >
      <span style={{ width: `${percent}%` }} />
    </div>
  )
}

/** Pixels across (product.md §9). */
export type ProgressRingSize = 40 | 60 | 80 | 120

/** Line width by size, so that a small ring stays legible and a large one stays fine. */
const STROKES: Record<ProgressRingSize, number> = { 40: 2.5, 60: 2.5, 80: 3, 120: 3 }
/** From this size on there is room for the twelve rashi marks of the observatory scale. */
const MARKS_FROM = 80
const MARK_LENGTH = 5

/**
 * A ring that fills clockwise from the top; `percent` 0-100, values outside are held to that range.
 * What stands in its middle (`children`: the figure, a tick) is decoration: screen readers hear `label` and the percentage,
 * or `valueText` where a percentage says too little.
 */
export function ProgressRing({
  percent,
  size,
  label,
  valueText,
  children,
}: {
  percent: number
  size: ProgressRingSize
  label: string
  valueText?: string
  children?: ReactNode
}) {
  const value = Math.round(Math.min(100, Math.max(0, percent)))
  const stroke = STROKES[size]
  const centre = size / 2
  const marked = size >= MARKS_FROM
  const radius = centre - stroke / 2 - (marked ? MARK_LENGTH + 3 : 0)
  return (
    <div
      className={ring.ring}
      style={{ width: size, height: size }}
      data-size={size}
      data-full={value === 100}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      aria-valuetext={valueText}
    >
      <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} fill="none" aria-hidden="true" focusable="false">
        {marked ? (
          <circle className={ring.marks} cx={centre} cy={centre} r={centre - MARK_LENGTH / 2} strokeWidth={MARK_LENGTH} pathLength={120} />
        ) : null}
        <circle className={ring.track} cx={centre} cy={centre} r={radius} strokeWidth={stroke} />
        <circle
          className={ring.arc}
          cx={centre}
          cy={centre}
          r={radius}
          strokeWidth={stroke}
          pathLength={100}
          strokeDasharray={`${value} ${100 - value}`}
          opacity={value === 0 ? 0 : 1}
        />
      </svg>
      {children === undefined ? null : (
        <span className={ring.middle} aria-hidden="true">
          {children}
        </span>
      )}
    </div>
  )
}
