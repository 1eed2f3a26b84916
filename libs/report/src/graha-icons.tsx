import type { Graha } from '@disha/contracts/chart'
import { GRAHAS } from '@disha/contracts/chart'
import type { ReactElement } from 'react'

/**
 * Own line icons on a 24 x 24 grid, drawn for a 1.5 px stroke with round joins and no fills. The grahas follow the shapes of
 * the navagraha mandala: circle, half moon, triangle, arrow, lotus, pentagon, bow, winnowing fan, flag.
 */
const GRAHA_SHAPES: Record<Graha, ReactElement> = {
  sun: (
    <>
      <circle cx="12" cy="12" r="9" />
      <circle cx="12" cy="12" r="2.6" />
    </>
  ),
  moon: <path d="M14.2 3.3a9 9 0 1 0 6.5 11.6 7.2 7.2 0 0 1-6.5-11.6Z" />,
  mars: (
    <>
      <path d="M12 3 21.6 20H2.4Z" />
      <path d="M12 11.4 15.3 17H8.7Z" />
    </>
  ),
  mercury: (
    <>
      <path d="M4.2 19.8 20.2 3.8" />
      <path d="M13 3.6h7.4V11" />
      <path d="M3 15.2l1.2 4.6 4.6 1.2M6.6 12.4l1.1 3.9 3.9 1.1" />
    </>
  ),
  jupiter: (
    <>
      <path d="M12 3.4c2.9 3.2 4.2 6.2 4.2 9 0 3.1-1.4 5.6-4.2 7.8-2.8-2.2-4.2-4.7-4.2-7.8 0-2.8 1.3-5.8 4.2-9Z" />
      <path d="M8 10C6 9.3 4 9 2.2 9.2c.1 6 4 10.4 9.8 11 5.8-.6 9.7-5 9.8-11C20 9 18 9.3 16 10" />
    </>
  ),
  venus: (
    <>
      <path d="M12 2.8 21.2 9.5 17.7 20.3H6.3L2.8 9.5Z" />
      <path d="M12 12.4V2.8M12 12.4l9.2-2.9M12 12.4l5.7 7.9M12 12.4l-5.7 7.9M12 12.4 2.8 9.5" />
    </>
  ),
  saturn: (
    <>
      <path d="M4 4.2 19.6 20" />
      <path d="M4 4.2C13 3.4 20.6 10.8 19.6 20" />
      <path d="M2.5 5.7 5.5 2.7M18.1 21.5l3-3" />
    </>
  ),
  rahu: (
    <>
      <path d="M3.2 4.2h17.6L17.7 18.6c-.25 1.1-1 1.7-2.1 1.7H8.4c-1.1 0-1.85-.6-2.1-1.7Z" />
      <path d="M12 4.2v16M8 4.2l1.5 16M16 4.2l-1.5 16" />
    </>
  ),
  ketu: (
    <>
      <path d="M5 2.5v19" />
      <path d="M5 4h14.4l-4.2 4.5 4.2 4.5H5" />
    </>
  ),
}

/** By sign, 0 = Mesha ... 11 = Meena: ram, bull, pair, crab, lion, maiden's grain, scale, scorpion, bow, makara, pot, two fish. */
const RASHI_SHAPES: readonly ReactElement[] = [
  <path
    key="0"
    d="M12 21V9.5M12 9.5C12 5.5 10 3 7.2 3 4.6 3 3 4.9 3 7.2c0 2 1.2 3.5 3 3.8M12 9.5C12 5.5 14 3 16.8 3 19.4 3 21 4.9 21 7.2c0 2-1.2 3.5-3 3.8"
  />,
  <g key="1">
    <circle cx="12" cy="15.2" r="5.8" />
    <path d="M3.5 3c.6 3.8 3.6 6.4 8.5 6.4s7.9-2.6 8.5-6.4" />
  </g>,
  <path key="2" d="M4 3.5c5 2.2 11 2.2 16 0M4 20.5c5-2.2 11-2.2 16 0M8.5 5v14M15.5 5v14" />,
  <g key="3">
    <circle cx="7.2" cy="9" r="3" />
    <circle cx="16.8" cy="15" r="3" />
    <path d="M4.2 9C5.5 5.6 8.6 3.8 12.6 3.8c3 0 5.7.9 8 2.7M19.8 15c-1.3 3.4-4.4 5.2-8.4 5.2-3 0-5.7-.9-8-2.7" />
  </g>,
  <g key="4">
    <circle cx="7" cy="14" r="3" />
    <path d="M9.2 12C7 8.5 7.4 3 12.4 3c4.6 0 5.8 4.2 4 8.2-1.4 3.2-2.8 5.6-2.3 8 .4 2 3.2 2.5 5.9.6" />
  </g>,
  <path
    key="5"
    d="M12 21.5V8M12 8c0-2.5 0-4 0-5.5M12 9C9 9 7 7 6.8 4.2 9.6 4.5 12 6 12 9ZM12 9c3 0 5-2 5.2-4.8C14.4 4.5 12 6 12 9ZM12 14.5c-3 0-5-2-5.2-4.8 2.8.3 5.2 1.8 5.2 4.8ZM12 14.5c3 0 5-2 5.2-4.8-2.8.3-5.2 1.8-5.2 4.8Z"
  />,
  <path key="6" d="M12 3v17M7.5 20.5h9M4 6.5h16M4 6.5l-2.2 7a3.3 3.3 0 0 0 4.4 0ZM20 6.5l-2.2 7a3.3 3.3 0 0 0 4.4 0Z" />,
  <path
    key="7"
    d="M3 5c1.6 0 2.6 1 2.6 2.8V17M5.6 8c0-1.9 1-3 2.6-3s2.6 1.1 2.6 3v9M10.8 8c0-1.9 1-3 2.6-3S16 6.1 16 8v8.5c0 2.4 1.2 3.7 3.4 3.7h1.8M18.7 17.7l2.6 2.5-2.6 2.5"
  />,
  <path key="8" d="M4 20 20 4M12.5 3.8H20.2V11.5M4.2 9.8l10 10M4.2 9.8C8.4 6.6 11 6 14 10s3.4 5.6.2 9.8" />,
  <path
    key="9"
    d="M3.5 4.5c2.2 0 3.2 1.4 3.2 3.6V17M6.7 8.5c.6-2.6 2-4 4-4 2.3 0 3.5 1.7 3.5 4.5v6.5c0 3-1.6 5-4.2 5M14.2 15.2c.5-1.7 1.7-2.7 3.3-2.7 2 0 3.5 1.5 3.5 3.6s-1.5 3.7-3.5 3.7c-1.6 0-2.8-1.2-3.3-3"
  />,
  <path
    key="10"
    d="M8 3h8M9 3v3.2C5.5 7.6 3.6 10.3 3.6 13.5c0 4.2 3.5 7.5 8.4 7.5s8.4-3.3 8.4-7.5c0-3.2-1.9-5.9-5.4-7.3V3M5 11.8c1.2-1 2.3-1 3.5 0s2.3 1 3.5 0 2.3-1 3.5 0 2.3 1 3.5 0"
  />,
  <path key="11" d="M5 3c4 5.5 4 12.5 0 18M19 3c-4 5.5-4 12.5 0 18M3.5 12h17" />,
]

export type IconProps = { size?: number; title?: string; className?: string }

const frame = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

function Icon({ shape, size = 24, title, className }: IconProps & { shape: ReactElement }) {
  const name = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title }
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={className} focusable="false" {...frame} {...name}>
      {shape}
    </svg>
  )
}

export function isGraha(name: string): name is Graha {
  return (GRAHAS as readonly string[]).includes(name)
}

/** The mark of one graha; hidden from screen readers unless it has a `title`, since a label always stands beside it. */
export function GrahaIcon({ graha, ...props }: IconProps & { graha: Graha }) {
  return <Icon shape={GRAHA_SHAPES[graha]} {...props} />
}

/** The mark of one rashi, 0 = Mesha ... 11 = Meena. */
export function RashiIcon({ sign, ...props }: IconProps & { sign: number }) {
  const shape = RASHI_SHAPES[sign]
  return shape === undefined ? null : <Icon shape={shape} {...props} />
}

/** The lagna's mark: the double stroke of the South Indian drawing. */
export function LagnaIcon(props: IconProps) {
  return <Icon shape={<path d="M3.5 14.5 14.5 3.5M9 20 20 9" />} {...props} />
}

/** A graha's mark as a group for use inside a larger drawing; `x`, `y` are its top left corner, `size` in the drawing's units. */
export function GrahaMark({ graha, x, y, size, stroke }: { graha: Graha; x: number; y: number; size: number; stroke: number }) {
  const scale = size / 24
  return (
    <g
      transform={`translate(${round(x)} ${round(y)}) scale(${round(scale, 4)})`}
      {...frame}
      stroke="var(--chart-graha, currentColor)"
      strokeWidth={round(stroke / scale)}
    >
      {GRAHA_SHAPES[graha]}
    </g>
  )
}

/** Rounds drawing coordinates so that the same chart gives the same bytes. */
export function round(value: number, digits = 2): number {
  const factor = 10 ** digits
  return Math.round(value * factor) / factor
}
