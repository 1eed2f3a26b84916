/**
 * The Moon as it looks in the northern sky: lit from the right while it waxes. `elongation` 0-360 degrees from the Sun. Drawn around the origin with
 * a radius in drawing units.
 */
export function MoonDisc({ elongation, radius }: { elongation: number; radius: number }) {
  const waxing = elongation < 180
  const cosine = Math.cos((elongation * Math.PI) / 180)
  // the terminator is half an ellipse: it bulges towards the lit side before the quarter, away from it after
  const terminator = Math.abs(cosine) * radius
  const bulgesRight = cosine > 0 === waxing
  const lit =
    `M0 ${-radius}A${radius} ${radius} 0 0 ${waxing ? 1 : 0} 0 ${radius}` +
    `A${terminator.toFixed(2)} ${radius} 0 0 ${bulgesRight ? 0 : 1} 0 ${-radius}Z`
  return (
    <g aria-hidden="true">
      <circle r={radius} fill="var(--surface)" stroke="currentColor" strokeWidth="1.35" />
      <path d={lit} fill="var(--ink)" />
      <circle r={radius + 6} fill="none" stroke="currentColor" strokeWidth="0.8" strokeOpacity="0.45" strokeDasharray="1 4.2" />
    </g>
  )
}
