import type { DailyInsightsResponse, DaySpan } from '@disha/contracts/api/daily'
import type { ReactNode } from 'react'
import { shareOf, zonedTime } from './day-times.ts'
import styles from './daily.module.css'

export const BANDS = ['rahuKalam', 'yamaganda', 'gulika', 'abhijit'] as const
export type Band = (typeof BANDS)[number]

/** Drawing units: the Sun's way is half an ellipse that stands on the horizon, sunrise in the east on the left. */
const WIDTH = 720
const CENTRE = WIDTH / 2
const HORIZON = 300
const REACH_X = 322
const REACH_Y = 262
const BAND_WIDTH = 16

/** A point on the way at a share of the daylight (0 sunrise, 1 sunset), `inset` units inside it. */
function point(share: number, inset: number): { x: number; y: number } {
  const angle = Math.PI * (1 - share)
  return { x: CENTRE + (REACH_X - inset) * Math.cos(angle), y: HORIZON - (REACH_Y - inset) * Math.sin(angle) }
}

const at = (share: number, inset: number): string => {
  const { x, y } = point(share, inset)
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

const arc = (from: number, to: number, inset: number): string =>
  `M${at(from, inset)}A${REACH_X - inset} ${REACH_Y - inset} 0 0 1 ${at(to, inset)}`

const HOUR = 3_600_000

/** The whole hours of the place's clock between sunrise and sunset, as shares of the daylight. */
function hours(day: DailyInsightsResponse, sunrise: string, sunset: string): { share: number; hour: number }[] {
  const found: { share: number; hour: number }[] = []
  const { time } = zonedTime(sunrise, day.timeZone)
  const first = Math.round(Date.parse(sunrise) / 60_000) * 60_000 + (60 - Number(time.slice(3))) * 60_000
  for (let instant = first; instant < Date.parse(sunset); instant += HOUR) {
    found.push({ share: shareOf(instant, sunrise, sunset), hour: Number(zonedTime(instant, day.timeZone).time.slice(0, 2)) })
  }
  return found
}

/** Each band lies on its own ring, so that abhijit and a kalam that share an hour both show. */
const INSETS: Record<Band, number> = { rahuKalam: 24, yamaganda: 24, gulika: 24, abhijit: 46 }

/**
 * The day as a line from sunrise to sunset: the Sun's way over the horizon with the hours of the clock, the parts of the daylight on it, and the
 * Sun where it stands now. What stands under the arch is given as `children`, centred on the horizon.
 */
export function DayLine({
  day,
  now,
  title,
  children,
}: {
  day: DailyInsightsResponse & { sunriseAt: string; sunsetAt: string }
  /** milliseconds; null on other days */
  now: number | null
  title: string
  children: ReactNode
}) {
  const { sunriseAt, sunsetAt } = day
  const sun = now === null ? null : shareOf(now, sunriseAt, sunsetAt)
  const shareSpan = (span: DaySpan): [number, number] => [
    shareOf(Date.parse(span.startAt), sunriseAt, sunsetAt),
    shareOf(Date.parse(span.endAt), sunriseAt, sunsetAt),
  ]
  return (
    <svg className={styles.line} viewBox={`0 0 ${WIDTH} 372`} role="img" aria-label={title}>
      <defs>
        <BandPatterns />
        <linearGradient id="day-fade" x1="0" y1={HORIZON} x2="0" y2={HORIZON + 72} gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor="currentColor" stopOpacity="0.5" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </linearGradient>
      </defs>
      <g fill="none" stroke="currentColor">
        <path d={arc(0, 1, 0)} strokeWidth="1.35" />
        <path d={arc(0, 1, 15)} strokeWidth="0.8" strokeOpacity="0.4" />
        <path d={arc(0, 1, 33)} strokeWidth="0.8" strokeOpacity="0.4" />
        {hours(day, sunriseAt, sunsetAt).map(({ share, hour }) => (
          <g key={hour}>
            <path d={`M${at(share, hour % 3 === 0 ? -12 : -6)}L${at(share, 0)}`} strokeWidth={hour % 3 === 0 ? 1.35 : 0.9} />
          </g>
        ))}
      </g>
      {hours(day, sunriseAt, sunsetAt)
        .filter(({ hour }) => hour % 3 === 0)
        .map(({ share, hour }) => {
          const { x, y } = point(share, -27)
          return (
            <text key={hour} className={styles.hour} x={x} y={y + 6} textAnchor="middle">
              {hour % 12 === 0 ? 12 : hour % 12}
            </text>
          )
        })}
      {BANDS.map((band) => {
        const span = day[band]
        if (span === null) return null
        const [from, to] = shareSpan(span)
        return (
          <path
            key={band}
            d={arc(from, to, INSETS[band])}
            fill="none"
            strokeWidth={BAND_WIDTH}
            className={styles[band]}
            stroke={`url(#band-${band})`}
          />
        )
      })}
      <path d={`M0 ${HORIZON}H${WIDTH}`} stroke="currentColor" strokeWidth="1.35" />
      <path
        d={[0.06, 0.14, 0.86, 0.94]
          .map((share) => point(share, 0).x)
          .map((x) => `M${x.toFixed(1)} ${HORIZON + 4}V${HORIZON + 64}`)
          .join('')}
        stroke="url(#day-fade)"
        strokeWidth="1.1"
        strokeLinecap="round"
        strokeDasharray="0.1 5"
        fill="none"
      />
      {[0, 1].map((share) => (
        <circle key={share} cx={point(share, 0).x} cy={HORIZON} r="5" fill="var(--paper)" stroke="currentColor" strokeWidth="1.35" />
      ))}
      {sun !== null && sun > 0 && sun < 1 ? <SunMark {...point(sun, 0)} /> : null}
      <g transform={`translate(${CENTRE} ${HORIZON})`}>{children}</g>
    </svg>
  )
}

const RAYS = Array.from({ length: 12 }, (_, ray) => ray * 30)

function SunMark({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} stroke="currentColor" strokeWidth="1.5" data-sun>
      <circle r="24" fill="var(--paper)" stroke="none" />
      {RAYS.map((angle) => (
        <path key={angle} d="M0 -14V-20" transform={`rotate(${angle})`} strokeLinecap="round" />
      ))}
      <circle r="9" fill="currentColor" />
    </g>
  )
}

/** Solid, hatch, dots and plain gold: each band is known without its colour. */
function BandPatterns() {
  return (
    <>
      <pattern id="band-rahuKalam" width="4" height="4" patternUnits="userSpaceOnUse">
        <rect width="4" height="4" fill="var(--caution)" />
      </pattern>
      <pattern id="band-yamaganda" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M1.500 0V6" stroke="var(--ink)" strokeWidth="1.800" />
      </pattern>
      <pattern id="band-gulika" width="6" height="6" patternUnits="userSpaceOnUse">
        <circle cx="3" cy="3" r="1.600" fill="var(--ink)" />
      </pattern>
      <pattern id="band-abhijit" width="4" height="4" patternUnits="userSpaceOnUse">
        <rect width="4" height="4" fill="var(--accent)" />
      </pattern>
    </>
  )
}

/** A band's sample for the list beside the drawing; the patterns are the drawing's own. */
export function BandSample({ band }: { band: Band }) {
  return (
    <svg width="36" height="14" viewBox="0 0 36 14" aria-hidden="true" focusable="false">
      <rect width="36" height="14" fill={`url(#band-${band})`} />
      <rect x="0.500" y="0.500" width="35" height="13" fill="none" stroke="var(--edge)" strokeWidth="0.500" />
    </svg>
  )
}
