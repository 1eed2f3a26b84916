import { layoutPillars, layoutStrip, spreadLabels, stepsOf, ticksOf, wrapText, type Timeline } from './timeline-layout.ts'

const timeline = (overrides: Partial<Timeline> = {}): Timeline => ({
  kind: 'timeline',
  caption: '',
  from: '2026-07-01',
  to: '2031-06-30',
  alternative: 'words',
  lanes: [
    {
      label: 'Period',
      spans: [
        { from: '2026-07-01', to: '2027-04-30', label: 'Saturn', tone: 'caution' },
        { from: '2027-04-30', to: '2027-05-20', label: 'A short one with a long name', tone: 'work' },
        { from: '2027-05-20', to: '2031-06-30', label: 'Mercury', tone: 'plain' },
      ],
    },
  ],
  ...overrides,
})

describe('a short timeline', () => {
  it('has a tick a year, and a month when it is short', () => {
    expect(ticksOf(timeline()).map(({ date }) => date)).toEqual(['2027-01-01', '2028-01-01', '2029-01-01', '2030-01-01', '2031-01-01'])
    const months = ticksOf(timeline({ from: '2026-11-21', to: '2027-11-20' }))
    expect(months.map(({ date }) => date.slice(0, 7))).toEqual([
      '2026-12',
      '2027-01',
      '2027-02',
      '2027-03',
      '2027-04',
      '2027-05',
      '2027-06',
      '2027-07',
      '2027-08',
      '2027-09',
      '2027-10',
      '2027-11',
    ])
    expect(months.every(({ kind }) => kind === 'month')).toBe(true)
  })

  it('keeps spans to scale and names what does not fit in a key', () => {
    const layout = layoutStrip(timeline(), 642, 10.6)
    const [first, short, last] = layout.lanes[0]!.spans
    expect(first!.x + first!.width).toBeCloseTo(short!.x)
    expect(last!.x + last!.width).toBeCloseTo(642)
    expect([first!.place, short!.place, last!.place]).toEqual(['inside', 'key', 'inside'])
    expect(layout.keys).toEqual([{ key: 1, lane: 'Period', label: 'A short one with a long name', from: '2027-04-30', to: '2027-05-20' }])
  })

  it('shows today only inside its years', () => {
    expect(layoutStrip(timeline({ today: '2026-11-21' }), 642, 10.6).todayX).toBeGreaterThan(0)
    expect(layoutStrip(timeline({ today: '2020-01-01' }), 642, 10.6).todayX).toBeNull()
  })

  it('leaves spans outside its years out and cuts those across its ends', () => {
    const layout = layoutStrip(
      timeline({
        lanes: [
          {
            label: '',
            spans: [
              { from: '2010-01-01', to: '2020-01-01', label: 'before', tone: 'plain' },
              { from: '2020-01-01', to: '2040-01-01', label: 'across', tone: 'plain' },
            ],
          },
        ],
      }),
      642,
      10.6,
    )
    expect(layout.lanes[0]!.spans).toMatchObject([{ x: 0, width: 642, label: 'across' }])
  })
})

describe('a short timeline on a narrow screen', () => {
  it('has the names of the lanes above their bars, and the bars over the whole width', () => {
    const named = timeline({
      lanes: [{ label: 'A marriage', spans: [{ from: '2027-01-01', to: '2027-06-01', label: 'talks', tone: 'love' }] }],
    })
    const [wide, narrow] = [layoutStrip(named, 642, 10.6), layoutStrip(named, 320, 10.6)]
    expect(wide.left).toBeGreaterThan(0)
    expect(narrow.left).toBe(0)
    for (const { y, height, labelYs } of narrow.lanes) for (const label of labelYs) expect(label < y && label > y - height).toBe(true)
    for (const { y, height, labelYs } of wide.lanes) for (const label of labelYs) expect(label > y && label < y + height).toBe(true)
    for (const { spans } of narrow.lanes) for (const { x, width } of spans) expect(x >= 0 && x + width <= 320).toBe(true)
  })
})

describe('a long timeline', () => {
  it('never lets two labels of a lane touch, and keeps all on the page', () => {
    // a slow graha stepping back and forth over one boundary
    const spans = ['2027-01-01', '2027-03-01', '2027-05-01', '2027-07-01', '2027-09-01', '2051-10-01'].map((from, index, all) => ({
      from,
      to: all[index + 1] ?? '2051-11-21',
      label: `Simha ${index}`,
      tone: 'plain' as const,
    }))
    const layout = layoutPillars(timeline({ from: '2026-11-21', to: '2051-11-21', lanes: [{ label: 'Jupiter', spans }] }), 642, 690, 10.6)
    const rows = layout.lanes[0]!.spans
    expect(rows).toHaveLength(6)
    rows.slice(1).forEach((row, index) => expect(row.textY - rows[index]!.textY).toBeGreaterThanOrEqual(10.6 * 1.18))
    expect(rows.at(-1)!.textY).toBeLessThan(layout.bottom)
    expect(rows[0]!.textY).toBeGreaterThan(layout.top)
  })

  it('names a rashi once, and shows the way back into it as a step aside', () => {
    expect(stepsOf(['A', 'B', 'A', 'B', 'C', 'B', 'C', 'C', 'D'])).toEqual([
      'new',
      'new',
      'back',
      'again',
      'new',
      'back',
      'again',
      'again',
      'new',
    ])
    expect(stepsOf(['A', 'B', 'A', 'C', 'A', 'C'])).toEqual(['new', 'back', 'again', 'new', 'back', 'again'])
    expect(stepsOf(['', '', 'A', 'B', 'C', 'A'])).toEqual(['new', 'new', 'new', 'new', 'new', 'new'])
    const months = ['2027-01-01', '2027-06-01', '2028-01-01', '2028-05-01', '2030-01-01']
    const spans = ['Mina', 'Mesha', 'Mina', 'Mesha'].map((label, index) => ({
      from: months[index]!,
      to: months[index + 1]!,
      label,
      tone: 'plain' as const,
    }))
    const [, lane] = layoutPillars(
      timeline({
        from: '2026-11-21',
        to: '2051-11-21',
        lanes: [
          { label: 'Period', spans: [] },
          { label: 'Saturn', spans },
        ],
      }),
      642,
      690,
      10.6,
    ).lanes
    expect(lane!.spans.map(({ lines }) => lines.join())).toEqual(['Mina', 'Mesha', '', ''])
    expect(lane!.spans.map(({ aside }) => aside)).toEqual([false, false, true, false])
  })

  it('sets the names of long main periods into their band, and beside it where they are short', () => {
    const spans = ['2026-11-21', '2027-02-01', '2043-02-01', '2051-11-21'].slice(0, 3).map((from, index, all) => ({
      from,
      to: all[index + 1] ?? '2051-11-21',
      label: ['Rahu', 'Jupiter', 'Saturn'][index]!,
      tone: 'plain' as const,
    }))
    const [lane] = layoutPillars(
      timeline({ from: '2026-11-21', to: '2051-11-21', lanes: [{ label: 'Period', spans }] }),
      642,
      690,
      10.6,
    ).lanes
    expect(lane!.spans.map(({ upright }) => upright)).toEqual([false, true, true])
    expect(lane!.spans.every(({ bar }) => bar !== null)).toBe(true)
  })

  it('spreads a run about its middle and leaves the rest where it wishes to be', () => {
    expect(spreadLabels([10, 12, 100], [10, 10, 10], 0, 200)).toEqual([6, 16, 100])
    expect(spreadLabels([0, 1], [10, 10], 0, 200)).toEqual([0, 10])
    expect(spreadLabels([195, 196], [10, 10], 0, 200)).toEqual([180, 190])
  })
})

it('breaks labels at spaces only', () => {
  expect(wrapText('Sade sati', 30, 10)).toEqual(['Sade', 'sati'])
  expect(wrapText('விருச்சிகம்', 5, 10)).toEqual(['விருச்சிகம்'])
})
