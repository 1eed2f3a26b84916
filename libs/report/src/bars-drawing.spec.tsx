import { renderToStaticMarkup } from 'react-dom/server'
import { BarsDrawing, barShares, type Bars } from './bars-drawing.tsx'

const block = (overrides: Partial<Bars> = {}): Bars => ({
  kind: 'bars',
  caption: 'Six-fold strength',
  unit: 'virupas',
  markLabel: 'required',
  alternative: 'Sun 410 of 390, Moon 300 of 360.',
  bars: [
    { label: 'Sun', value: 410, mark: 390, valueLabel: '410', tone: 'good' },
    { label: 'Moon', value: 300, mark: 360, valueLabel: '300', tone: 'caution' },
    { label: 'Rahu', value: 205, valueLabel: '205', tone: 'plain' },
  ],
  ...overrides,
})

it('draws every bar from nought to scale, with its tick', () => {
  expect(barShares(block().bars)).toEqual([
    { value: 1, mark: 390 / 410 },
    { value: 300 / 410, mark: 360 / 410 },
    { value: 0.5, mark: null },
  ])
})

it('has room for a tick beyond every value, and draws nothing of nothing', () => {
  expect(barShares([{ label: 'a', value: 10, mark: 40, valueLabel: '10', tone: 'plain' }])).toEqual([{ value: 0.25, mark: 1 }])
  expect(barShares([{ label: 'a', value: 0, valueLabel: '0', tone: 'plain' }])).toEqual([{ value: 0, mark: null }])
})

it('says the drawing in words and names its unit and tick', () => {
  const html = renderToStaticMarkup(<BarsDrawing bars={block()} />)
  expect(html).toContain('role="img" aria-label="Sun 410 of 390, Moon 300 of 360."')
  expect(html).toContain('virupas')
  expect(html.split('required')).toHaveLength(2)
  expect(html.match(/<line /g)).toHaveLength(2)
  expect(renderToStaticMarkup(<BarsDrawing bars={block({ bars: [block().bars[2]!] })} />)).not.toContain('required')
})

it('tells the tones apart without colour', () => {
  const html = renderToStaticMarkup(<BarsDrawing bars={block()} />)
  const fills = [...html.matchAll(/<rect [^>]*fill="([^"]+)"/g)].map(([, fill]) => fill)
  expect(fills).toEqual(['var(--tone-abroad)', 'none', 'var(--tone-plain)'])
  // strokes, cut to the bar's own width
  expect(html).toMatch(/<svg x="0.5" y="4" width="73.17%" height="10" overflow="hidden"><path d="M-10 0l10 10/)
})
