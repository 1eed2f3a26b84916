import { GRAHAS } from '@disha/contracts/chart'
import { LANGUAGES } from '@disha/contracts/language'
import { translatorFor } from '@disha/i18n/node/messages'
import { renderToStaticMarkup } from 'react-dom/server'
import { ChartDrawing, chartWords } from './chart-drawing.tsx'
import { degreeMinutes, firstSign, houseOf, layoutChart, type ChartGraha, type ChartLayout, type ChartStyle } from './chart-layout.ts'

const words = chartWords(translatorFor('english'))
const PLACED: [string, number, number, boolean][] = [
  ['sun', 2, 18.05, false],
  ['moon', 9, 21.78, false],
  ['mars', 1, 20.95, false],
  ['mercury', 2, 8.72, false],
  ['jupiter', 8, 19.09, true],
  ['venus', 1, 18, false],
  ['saturn', 11, 13.4, false],
  ['rahu', 5, 18.85, true],
  ['ketu', 11, 18.85, true],
]
const meera: ChartGraha[] = PLACED.map(([graha, sign, degree, retrograde]) => ({
  graha,
  sign,
  degree,
  retrograde,
  label: translatorFor('english')(`chart.graha.${graha}.short`),
}))
const layout = (style: ChartStyle, grahas = meera, size = 340, lagnaSign: number | null = 8): ChartLayout =>
  layoutChart({ style, size, lagnaSign, lagnaDegree: 10.82, grahas, title: 'Rashi chart', words })
const centre = (drawn: ChartLayout, graha: string) => {
  const { box } = drawn.grahas.find((placed) => placed.graha.graha === graha)!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Bhava of a point in the North Indian frame, from the frame's own lines. */
function northHouseAt(x: number, y: number): number {
  const [u, v] = [x + y, x - y]
  // the two diagonals and the inner diamond cut the unit square into twelve
  const inDiamond = Math.abs(x - 0.5) + Math.abs(y - 0.5) < 0.5
  if (inDiamond) return u < 1 ? (v > 0 ? 1 : 4) : v > 0 ? 10 : 7
  const left = x < 0.5
  const top = y < 0.5
  if (top && left) return v > 0 ? 2 : 3
  if (!top && left) return u < 1 ? 5 : 6
  if (!top) return v < 0 ? 8 : 9
  return u > 1 ? 11 : 12
}

describe('a North Indian drawing', () => {
  it('puts every graha into its bhava, the first on top and counted to the left', () => {
    const drawn = layout('north')
    const houses = Object.fromEntries(
      meera.map(({ graha }) => {
        const { x, y } = centre(drawn, graha)
        return [graha, northHouseAt(x / 340, y / 340)]
      }),
    )
    expect(houses).toEqual({ sun: 7, moon: 2, mars: 6, mercury: 7, jupiter: 1, venus: 6, saturn: 4, rahu: 10, ketu: 4 })
  })

  it('numbers the rashis from the lagna on', () => {
    const drawn = layout('north')
    const numbers = drawn.rashis.map(({ text, x, baseline }) => [northHouseAt(x / 340, (baseline - 4) / 340), Number(text)])
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, index) => [index + 1, ((8 + index) % 12) + 1]))
  })

  it('writes the lagna’s degree in the first bhava, below its grahas', () => {
    const drawn = layout('north')
    expect(drawn.lagna?.text).toBe('Lagna 10°49′')
    expect(northHouseAt(drawn.lagna!.x / 340, drawn.lagna!.baseline / 340)).toBe(1)
    expect(drawn.lagna!.baseline).toBeGreaterThan(centre(drawn, 'jupiter').y)
  })

  it('counts from the Moon when the birth time is not known, and shows no lagna', () => {
    const drawn = layout('north', meera, 340, null)
    expect(firstSign(null, meera)).toBe(9)
    expect(northHouseAt(centre(drawn, 'moon').x / 340, centre(drawn, 'moon').y / 340)).toBe(1)
    expect(drawn.lagna).toBeNull()
  })
})

/** column and row of each rashi: Meena top left, clockwise */
const CELLS = [
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
]

describe('a South Indian drawing', () => {
  it('keeps the rashis fixed and puts every graha into its own', () => {
    const drawn = layout('south')
    for (const { graha, sign } of meera) {
      const { x, y } = centre(drawn, graha)
      expect([graha, Math.floor(x / 85), Math.floor(y / 85)]).toEqual([graha, ...CELLS[sign]!])
    }
    expect(drawn.rashis[11]).toMatchObject({ text: 'Mina' })
    expect(drawn.rashis[11]!.x).toBeLessThan(85)
  })

  it('marks the lagna by a double stroke across its own corner', () => {
    const marks = layout('south').lagnaMark
    expect(marks).toHaveLength(2)
    for (const [[x1, y1], [x2, y2]] of marks) {
      for (const x of [x1, x2]) expect(x).toBeLessThanOrEqual(85)
      for (const y of [y1, y2]) expect(y).toBeGreaterThanOrEqual(255)
    }
    expect(layout('south', meera, 340, null).lagnaMark).toEqual([])
  })
})

describe('crowded houses', () => {
  const overlaps = (a: { x: number; y: number; width: number; height: number }, b: typeof a) =>
    a.x < b.x + b.width - 0.01 && b.x < a.x + a.width - 0.01 && a.y < b.y + b.height - 0.01 && b.y < a.y + a.height - 0.01

  const SIDES = [110, 160, 300, 440]

  it.each(['north', 'south'] as const)(
    '%s: any number of grahas in one house stay inside its lines and apart, in every script',
    (style) => {
      const faults: string[] = []
      LANGUAGES.forEach((language, turn) => {
        const translate = translatorFor(language)
        const languageWords = chartWords(translate)
        const size = SIDES[turn]!
        for (let sign = 0; sign < 12; sign += 1) {
          for (const count of [1, 2, 4, 9]) {
            const grahas = GRAHAS.slice(0, count).map((graha) => ({
              graha,
              sign,
              degree: 28.9,
              retrograde: true,
              label: translate(`chart.graha.${graha}.short`),
            }))
            const drawn = layoutChart({ style, size, lagnaSign: 0, lagnaDegree: 29.99, grahas, title: 'D1', words: languageWords })
            const where = `${language} ${size} sign ${sign}, ${count}`
            if (drawn.grahas.length !== count) faults.push(`${where}: ${drawn.grahas.length} drawn`)
            const boxes = drawn.grahas.map(({ box }) => box)
            boxes.forEach((box, index) => {
              const corners = [box.x, box.x + box.width].flatMap((x) =>
                [box.y, box.y + box.height].map((y) => [x / size, y / size] as const),
              )
              const inside = corners.every(([x, y]) =>
                style === 'north'
                  ? northHouseAt(x, y) === houseOf(sign, 0)
                  : Math.floor(x * 4) === CELLS[sign]![0] && Math.floor(y * 4) === CELLS[sign]![1],
              )
              if (!inside) faults.push(`${where}: ${drawn.grahas[index]!.graha.graha} crosses a line`)
              if (boxes.slice(index + 1).some((other) => overlaps(box, other))) faults.push(`${where}: overlap`)
            })
          }
        }
      })
      expect(faults).toEqual([])
    },
  )
})

describe('the drawing', () => {
  const markup = (props: Partial<Parameters<typeof ChartDrawing>[0]> = {}) =>
    renderToStaticMarkup(
      <ChartDrawing
        style="north"
        lagnaSign={8}
        lagnaDegree={10.82}
        grahas={meera}
        title="Rashi chart"
        alternative="Lagna Dhanu; Sun Mithuna"
        words={words}
        {...props}
      />,
    )

  it('is one image with its text alternative', () => {
    expect(markup()).toMatch(/^<svg [^>]*role="img" aria-label="Rashi chart\. Lagna Dhanu; Sun Mithuna"/)
  })

  it('escapes what stands in labels and titles', () => {
    const html = markup({
      title: `"><script>alert(1)</script>`,
      grahas: [{ graha: 'sun', label: '<b>&"', sign: 2, degree: 1, retrograde: false }],
    })
    expect(html).not.toContain('<script>')
    expect(html).toContain('&lt;b&gt;&amp;&quot;')
  })

  it('marks retrograde grahas, but not the nodes, which always are', () => {
    expect(markup().match(/ R</g)).toHaveLength(1)
  })

  it('grows by stages: dots, lines, lagna, grahas one by one', () => {
    const count = (html: string, text: string) => html.split(text).length - 1
    expect(count(markup({ stage: 'dotted' }), 'chart-line-waiting')).toBe(10)
    expect(count(markup({ stage: 'frame', drawn: 0.5 }), 'chart-line-waiting')).toBe(5)
    expect(markup({ stage: 'frame' })).not.toContain('<text')
    expect(markup({ stage: 'lagna' })).toContain('Lagna 10°49′')
    expect(markup({ stage: 'lagna' })).not.toContain('chart-graha"')
    expect(count(markup({ grahas: meera.slice(0, 5) }), 'data-graha=')).toBe(5)
  })

  it('says degrees as almanacs do: cut, not rounded', () => {
    expect([degreeMinutes(29.9999), degreeMinutes(0), degreeMinutes(10.82)]).toEqual(['29°59′', '0°00′', '10°49′'])
  })
})
