import { csvCell } from './users-csv.ts'

describe('a cell', () => {
  it.each([
    ['plain', '"plain"'],
    ['say "hi", please', '"say ""hi"", please"'],
    ['=1+1', `"'=1+1"`],
    ['+91 98765', `"'+91 98765"`],
    ['-2', `"'-2"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    ['\n =1', `"'\n =1"`],
    ['＝1+1', `"'＝1+1"`],
    ['a=b', '"a=b"'],
    [-2, '"-2"'],
    [true, '"true"'],
    [null, '""'],
  ])('%j is written %s', (value, cell) => {
    expect(csvCell(value)).toBe(cell)
  })
})
