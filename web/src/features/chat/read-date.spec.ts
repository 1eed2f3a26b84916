import { readBirthDate } from './read-date.ts'

const TODAY = '2026-11-21'

it.each([
  '3 July 1996',
  '3rd july, 1996',
  'July 3, 1996',
  '3 Jul 96',
  'I was born on 3 July 1996',
  '1996-07-03',
  '1996 July 3',
  '३ जुलाई १९९६',
  '3 जुलाई 1996',
  '3 ஜூலை 1996',
  '௩ ஜூலை ௧௯௯௬',
  '3 జులై 1996',
  '౩ జూలై ౧౯౯౬',
  '3 julai 1996',
])('%s is 3 July 1996', (text) => {
  expect(readBirthDate(text, TODAY)).toEqual({ kind: 'date', date: '1996-07-03' })
})

it.each(['03/07/1996', '3-7-96', '3.7.1996', '03071996', '०३/०७/१९९६'])('%s may be July or March', (text) => {
  expect(readBirthDate(text, TODAY)).toEqual({ kind: 'either', dates: ['1996-07-03', '1996-03-07'] })
})

it.each([
  ['23/07/1996', '1996-07-23'],
  ['07/23/1996', '1996-07-23'],
  ['5/5/1990', '1990-05-05'],
  ['29 Feb 2000', '2000-02-29'],
  ['12 dec 05', '2005-12-12'],
  ['1 may 30', '1930-05-01'],
])('%s is %s', (text, date) => {
  expect(readBirthDate(text, TODAY)).toEqual({ kind: 'date', date })
})

it.each([
  ['31/02/1996', 'impossible'],
  ['29 February 1999', 'impossible'],
  ['45/45/1996', 'impossible'],
  ['3 July', 'year'],
  ['3/7', 'year'],
  ['3 July 15', 'year'],
  ['3 July 996', 'year'],
  ['hello', 'unclear'],
  ['', 'unclear'],
  ['next Tuesday', 'unclear'],
  ['9876543210', 'unclear'],
  ['🙂', 'unclear'],
])('%s: %s', (text, kind) => {
  expect(readBirthDate(text, TODAY)).toEqual({ kind })
})
