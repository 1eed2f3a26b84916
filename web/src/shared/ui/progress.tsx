import styles from './controls.module.css'

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

/** Sizes in px that the product uses (product.md §9). */
export type RingSize = 40 | 60 | 80 | 120

/** A ring that closes; `percent` 0-100, written inside from 60 px on. */
export function ProgressRing({ percent, size, label }: { percent: number; size: RingSize; label: string }) {
  const stroke = size >= 80 ? 4 : 3
  const radius = (size - stroke) / 2
  const length = 2 * Math.PI * radius
  return (
    <div
      className={styles.ring}
      style={{ width: size, height: size }}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
    >
      <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} fill="none" aria-hidden="true">
        <circle cx={size / 2} cy={size / 2} r={radius} stroke="var(--line)" strokeWidth={stroke} />
        <circle
          cx={size / 2}
          cy={size / 2}
          r={radius}
          stroke="var(--accent)"
          strokeWidth={stroke}
          strokeDasharray={length}
          strokeDashoffset={length * (1 - percent / 100)}
        />
      </svg>
      {size >= 60 ? <span aria-hidden="true">{Math.round(percent)}%</span> : null}
    </div>
  )
}
