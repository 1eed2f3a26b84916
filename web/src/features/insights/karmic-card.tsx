import type { ReactNode } from 'react'
import styles from './insights.module.css'

const WIDTH = 180
const HEIGHT = 310

function CardFrame({ children }: { children: ReactNode }) {
  return (
    <svg
      className={styles.card}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.1"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect x="1" y="1" width={WIDTH - 2} height={HEIGHT - 2} rx="6" />
      <rect x="7" y="7" width={WIDTH - 14} height={HEIGHT - 14} rx="2" strokeOpacity="0.4" />
      {children}
    </svg>
  )
}

const rays = (x: number, y: number, from: number, to: number, count: number, start = 0, sweep = 360) =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((start + (sweep * index) / (sweep === 360 ? count : count - 1)) * Math.PI) / 180
    const point = (radius: number) => `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y - radius * Math.sin(angle)).toFixed(1)}`
    return `M${point(from)}L${point(to)}`
  }).join('')

/** An open card. What is behind us: the sun gone down over the hills. What is here: the sun at its height over water. */
export function SealedCard({ motif }: { motif: 'past' | 'present' }) {
  const y = motif === 'past' ? 196 : 108
  return (
    <CardFrame>
      {motif === 'past' ? (
        <>
          <path d={`M54 ${y}a36 36 0 0 1 72 0M64 ${y}a26 26 0 0 1 52 0`} />
          <path strokeOpacity="0.6" d={rays(90, y, 44, 56, 13, 0, 180)} />
          <path d="M18 196h144" strokeOpacity="0.5" />
          <path d="M18 262c26-44 52-58 78-34 22 20 42 22 66-6" />
          <path strokeOpacity="0.5" d="M18 276c30-34 54-44 80-24 22 16 42 16 64-4M18 288c32-22 58-28 82-14 20 12 42 10 62-4" />
          <path d="M44 60v10M39 65h10M132 84v8M128 88h8M108 44v6M105 47h6" strokeOpacity="0.7" />
        </>
      ) : (
        <>
          <circle cx="90" cy={y} r="34" />
          <circle cx="90" cy={y} r="24" strokeOpacity="0.6" />
          <circle cx="90" cy={y} r="3" fill="currentColor" stroke="none" />
          <path strokeOpacity="0.6" d={rays(90, y, 42, 54, 24)} />
          <path strokeOpacity="0.7" d={rays(90, y, 8, 24, 12)} />
          <path d="M18 206h144" strokeOpacity="0.5" />
          <path strokeOpacity="0.6" d="M58 220h64M66 232h48M50 244h80M74 256h32M62 268h56" />
        </>
      )}
    </CardFrame>
  )
}

/** The third card, face down. */
export function LockedCard() {
  return (
    <CardFrame>
      <path
        strokeOpacity="0.16"
        d={Array.from(
          { length: 26 },
          (_, i) => `M${-120 + i * 16} 12L${-120 + i * 16 + 286} 298M${300 - i * 16} 12L${300 - i * 16 - 286} 298`,
        ).join('')}
        clipPath="inset(0)"
      />
      <rect x="40" y="105" width="100" height="100" fill="var(--paper)" />
      <path d="M40 105l100 100M140 105 40 205M90 105l50 50-50 50-50-50Z" strokeOpacity="0.55" />
      <circle cx="90" cy="155" r="27" fill="var(--paper)" />
      <path d="M79 152h22v16H79ZM83 152v-5a7 7 0 0 1 14 0v5" strokeWidth="1.500" />
    </CardFrame>
  )
}
