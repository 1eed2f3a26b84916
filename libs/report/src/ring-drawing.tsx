import { round } from './graha-icons.tsx'

const polar = (cx: number, cy: number, radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180
  return `${round(cx + radius * Math.cos(angle))} ${round(cy - radius * Math.sin(angle))}`
}

/** Side of the chart's frame as a share of the outer ring's radius: its upper corners then touch the inner ring. */
export const FRAME_TO_RING = 0.797

/**
 * The observatory scale over the horizon: degrees, rashi marks (12) and nakshatra marks (27) of the half circle above the
 * earth. The east end of the horizon, where the dot stands, is the rising degree; the marks stand where that puts them.
 * `cx`, `cy` is the middle of the frame's foot on the horizon; `lagna` is the rising longitude, degrees, or null.
 */
export function HorizonRing({
  cx,
  cy,
  frame,
  lagna,
  width,
}: {
  cx: number
  cy: number
  frame: number
  lagna: number | null
  width: number
}) {
  const outer = frame / FRAME_TO_RING
  const inner = frame * Math.sqrt(1.25)
  const middle = outer - (outer - inner) * 0.5
  const rising = lagna ?? 0
  const arc = (radius: number) => `M${polar(cx, cy, radius, 180)}A${round(radius)} ${round(radius)} 0 0 1 ${polar(cx, cy, radius, 0)}`
  // longitude L stands (rising - L) degrees up from the east, which is on the left
  const marks = (step: number, from: number, to: number) => {
    let d = ''
    for (let index = 0; index < 360 / step; index += 1) {
      const height = (((rising - index * step) % 360) + 360) % 360
      if (height > 0.2 && height < 179.8) d += `M${polar(cx, cy, from, 180 - height)}L${polar(cx, cy, to, 180 - height)}`
    }
    return d
  }
  return (
    <g className="ring" stroke="currentColor" fill="none">
      <g opacity="0.5" strokeWidth="0.9">
        <path d={arc(outer)} />
        <path d={arc(middle)} opacity="0.8" />
        <path d={arc(inner)} opacity="0.9" />
        <path d={marks(1, outer, outer - (outer - middle) * 0.5)} opacity="0.7" />
        <path d={marks(5, outer, middle)} />
        <path d={marks(360 / 27, middle, inner)} opacity="0.9" />
      </g>
      <path d={marks(30, outer + 12, inner)} strokeWidth="1.1" opacity="0.9" />
      <path d={`M0 ${round(cy)}H${round(width)}`} strokeWidth="1.1" opacity="0.8" />
      <circle cx={round(cx - outer)} cy={round(cy)} r="9" strokeWidth="0.9" opacity="0.6" />
      <circle cx={round(cx - outer)} cy={round(cy)} r="4" fill="currentColor" stroke="none" />
    </g>
  )
}

/** The mark beside the product's name: a small frame standing on its horizon. */
export function BrandMark({ size = 20 }: { size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M2.5 2.5h19v19h-19ZM12 2.5l9.5 9.5-9.5 9.5L2.5 12Z" />
      <circle cx="12" cy="9" r="1.2" fill="currentColor" stroke="none" />
    </svg>
  )
}
