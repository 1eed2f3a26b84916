import type { FrameStyle } from './frame.ts'

/** Radius of the observatory ring in drawing units; the frame's upper corners touch the inner ring. */
const RADIUS = 466
const INNER = RADIUS * 0.891
const MIDDLE = RADIUS * 0.945
const SIDE = RADIUS * 0.797

const polar = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(-radius * Math.sin(angle)).toFixed(1)}`
}

const tick = (from: number, to: number, degrees: number) => `M${polar(from, degrees)}L${polar(to, degrees)}`

const steps = (step: number) => Array.from({ length: Math.floor(180 / step) + 1 }, (_, i) => 180 - i * step)

const half = SIDE / 2
const FRAMES: Record<FrameStyle, string> = {
  north: `M${-half} ${-SIDE}H${half}V0H${-half}ZM${-half} ${-SIDE}L${half} 0M${half} ${-SIDE}L${-half} 0M0 ${-SIDE}L${half} ${-half}L0 0L${-half} ${-half}Z`,
  south:
    `M${-half} ${-SIDE}H${half}V0H${-half}ZM${-half} ${-SIDE * 0.75}H${half}M${-half} ${-SIDE * 0.25}H${half}M${-half} ${-half}H${-half * 0.5}M${half * 0.5} ${-half}H${half}` +
    `M${-half * 0.5} ${-SIDE}V0M${half * 0.5} ${-SIDE}V0M0 ${-SIDE}V${-SIDE * 0.75}M0 ${-SIDE * 0.25}V0`,
}

/** The same lines mirrored below the horizon, as far as they show before they fade. */
const REFLECTIONS: Record<FrameStyle, string> = {
  north: `M${-half} 0V110M${half} 0V110M${-half} 0L${-half + 110} 110M${half} 0L${half - 110} 110M0 0L110 110M0 0L-110 110`,
  south: `M${-half} 0V110M${half} 0V110M${-half * 0.5} 0V110M${half * 0.5} 0V110M0 0V${SIDE * 0.25}M${-half} ${SIDE * 0.25}H${half}`,
}

/**
 * The kundli frame standing on the horizon under an observatory scale: 1 and 5 degree ticks, 12 rashi marks, an inner ring of
 * 27 nakshatra marks, the rising point in the east. Decoration: the origin of the drawing is where the frame's foot meets
 * the horizon.
 */
export function HorizonDrawing({ style, className }: { style: FrameStyle; className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox={`${-RADIUS - 12} ${-RADIUS - 16} ${2 * RADIUS + 24} ${RADIUS + 136}`}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="horizon-fade" x1="0" y1="0" x2="0" y2="110" gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor="currentColor" stopOpacity="0.55" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </linearGradient>
      </defs>
      <g strokeWidth="1" strokeOpacity="0.5">
        {[RADIUS, MIDDLE, INNER].map((radius) => (
          <path key={radius} d={`M${-radius} 0A${radius} ${radius} 0 0 1 ${radius} 0`} />
        ))}
      </g>
      <path
        strokeWidth="0.8"
        strokeOpacity="0.42"
        d={steps(1)
          .map((degrees) => tick(RADIUS, RADIUS - 9, degrees))
          .join('')}
      />
      <path
        strokeWidth="1"
        strokeOpacity="0.6"
        d={steps(5)
          .map((degrees) => tick(RADIUS, RADIUS - 18, degrees))
          .join('')}
      />
      <path
        strokeWidth="0.9"
        strokeOpacity="0.45"
        d={steps(360 / 27)
          .map((degrees) => tick(MIDDLE, INNER, degrees))
          .join('')}
      />
      <path
        strokeWidth="1.4"
        strokeOpacity="0.9"
        d={steps(30)
          .slice(1, -1)
          .map((degrees) => tick(RADIUS + 12, INNER, degrees))
          .join('')}
      />
      <path strokeWidth="1.35" d={FRAMES[style]} />
      <path stroke="url(#horizon-fade)" strokeWidth="1.1" strokeLinecap="round" strokeDasharray="0.1 5" d={REFLECTIONS[style]} />
      <g transform={`translate(${-RADIUS} 0)`}>
        <circle r="9" strokeWidth="1.1" fill="var(--paper)" />
        <circle r="3.600" fill="currentColor" stroke="none" />
      </g>
    </svg>
  )
}
