import { columnShares, isWhole } from './table-columns.ts'

const table = (labels: string[], rows: string[][]) => ({
  kind: 'table' as const,
  caption: '',
  columns: labels.map((label) => ({ label, align: 'start' as const })),
  rows,
})
const theme = 'your own effort opened something: a skill, a move, help from a sibling or a colleague'
const pastCheck = table(
  ['From', 'To', 'Period', 'Mostly a time when', 'Found in', 'Came true?'],
  Array.from({ length: 6 }, () => ['November 2016', 'July 2018', 'Saturn / Rahu', theme, 'about 1 chart in 3', '☐ yes · ☐ partly · ☐ no']),
)

it('leaves a table alone whose cells all stand on one line', () => {
  expect(columnShares(table(['What', 'Value'], [['Houses', 'whole signs']]), 424, 11.4)).toEqual({ shares: null, lines: 2 })
})

it('gives the column of sentences the room that the short ones do not need, so that rows take the fewest lines', () => {
  const { shares, lines } = columnShares(pastCheck, 642, 11.4)
  const [from, , , said, found] = shares!.map((share) => share * 642)
  expect(lines).toBeLessThanOrEqual(2 + 3 * 6)
  expect(said).toBeGreaterThan(2 * from!)
  // no word stands alone on a line of its own
  expect(found).toBeGreaterThan(55)
  expect(shares!.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
})

it('takes fewer lines the wider the table is', () => {
  const lines = [430, 520, 642, 900].map((width) => columnShares(pastCheck, width, 11.4).lines)
  expect(lines).toEqual([...lines].sort((one, other) => other - one))
  expect(lines[0]).toBeGreaterThan(lines[3]!)
})

it('counts the icon and the one line of a graha’s name', () => {
  const grahas = table(['Graha', 'What is said of it'], [['Mercury (Budha)', 'word '.repeat(60).trim()]])
  const share = (withIcons: boolean) => columnShares(grahas, 424, 11.4, withIcons).shares![0]!
  expect(share(true)).toBeGreaterThan(share(false))
})

it('keeps dates whole', () => {
  expect(isWhole('27 September 2027')).toBe(true)
  expect(isWhole('about 1 chart in 3')).toBe(false)
})
