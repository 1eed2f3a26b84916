import { round } from './graha-icons.tsx'

export type ToneFillProps = {
  /** love: broad strokes; abroad: dots; caution: fine strokes the other way; warning: the same in vermilion */
  tone: 'love' | 'abroad' | 'caution' | 'warning'
  x: number
  y: number
  /** px, or a share of the drawing as `43%` */
  width: number | string
  /** px */
  height: number
}

/** px that a fill in per cent is drawn for; what its bar does not need is cut off */
const WIDEST = 560

const STROKES = {
  love: { step: 7, lean: -1, width: 2.2, colour: 'var(--tone-love)' },
  caution: { step: 7, lean: 1, width: 1, colour: 'var(--tone-caution)' },
  warning: { step: 5.5, lean: 1, width: 1.3, colour: 'var(--caution)' },
} as const

/**
 * What tells the tones apart without colour, as strokes and dots within a box. Not an SVG pattern: Chromium prints those as pictures, large
 * and never sharp.
 */
export function ToneFill({ tone, x, y, width, height }: ToneFillProps) {
  const span = typeof width === 'number' ? width : WIDEST
  const box = { x, y, width, height, overflow: 'hidden' } as const
  if (tone === 'abroad') {
    let dots = ''
    for (let top = 2.5; top < height; top += 5) for (let left = 2.5; left < span; left += 5) dots += `M${left} ${round(top)}h0`
    return (
      <svg {...box}>
        <path d={dots} stroke="var(--tone-abroad)" strokeWidth="2.2" strokeLinecap="round" />
      </svg>
    )
  }
  const { step, lean, width: strokeWidth, colour } = STROKES[tone]
  let strokes = ''
  for (let at = lean > 0 ? -height : 0; at < (lean > 0 ? span : span + height); at += step)
    strokes += `M${round(at)} 0l${round(lean * height)} ${round(height)}`
  return (
    <svg {...box}>
      <path d={strokes} stroke={colour} strokeWidth={strokeWidth} />
    </svg>
  )
}
