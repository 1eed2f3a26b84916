import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { ledgerEntries, ledgerSection } from './ledger.ts'

const composers = (concern: string, asOf = '2026-11-21'): Composer[] =>
  BIRTH_NAMES.map((name) => new Composer(inputFor(name, { concern, asOf })))
const adults = (concern: string): Composer[] => composers(concern).filter(({ asker }) => asker.age >= 22 && asker.age < 58)
const rowsOf = (all: readonly Composer[]): string[] => all.flatMap((c) => ledgerEntries(c).map(({ statement }) => statement))

const CHILD = /child|son\b|daughter|grandchild/i
const EXAM = /examination|mock test|admission/i

/** What a row may not say of somebody who has told this. */
const CONTRADICTS: readonly (readonly [concern: string, not: RegExp])[] = [
  ['When will I get married? Will it be love or arranged?', CHILD],
  ['When will I get married? Will it be love or arranged?', /papers there|way abroad|the two of you settle/],
  ['We have no children after 9 years of marriage. Will my husband and I stay happy?', CHILD],
  ['Senior manager since 5 years, promotion denied twice. Should I wait or change company?', EXAM],
  ['Senior manager since 5 years, promotion denied twice. Should I wait or change company?', /match|the two families/],
  ['My kirana shop sale is half. loan 9 lakh. when will condition improve', /the person above you|your grade, your pay/],
  [
    'I lost my job in July, no offer yet. When will I get a new job?',
    /the person above you|task that was yours|your grade, your pay|praised before/,
  ],
  ['Left my job to start a skincare brand last year. Will it work?', /course or a plan that you had begun/],
  ['Preparing for bank PO since 2 years. Will I clear this time?', /course or a plan that you had begun/],
  ['My husband died in 2023. Will I ever find company again?', /the two of you|husband|your father|your mother/],
  ['15 years in Kuwait. Should I come back to Kerala or stay? wife and kids at home', /way abroad/],
  ['Got divorced in 2024. When will I marry again?', /the two of you settle/],
]

describe('a row of the ledger', () => {
  it.each(CONTRADICTS)('contradicts nothing that was told: %s', (concern, not) => {
    const rows = rowsOf(adults(concern))
    expect(rows.length).toBeGreaterThan(40)
    expect(rows.filter((row) => not.test(row))).toEqual([])
  })

  it('names children to those who told of them', () => {
    expect(rowsOf(adults('I have two kids. When will my salary grow?')).filter((row) => CHILD.test(row)).length).toBeGreaterThan(2)
  })

  it('never asks about stock, lost tickets or things that most lives hold', () => {
    for (const [concern] of CONTRADICTS.slice(0, 2))
      expect(
        rowsOf(composers(concern)).filter((row) => /iron|wood|cupboard|curtain|screen|prayer corner|lost unused|lend money/.test(row)),
      ).toEqual([])
  })

  it('puts an examination to nobody who is past the age for it', () => {
    const upsc = (asOf: string): string[] =>
      composers('UPSC civil services: failed two attempts, preparing for the next. Will I clear it?', asOf).flatMap((c) =>
        ledgerEntries(c)
          .filter(
            ({ statement, from }) =>
              /^(?:Once more: )?The examination/.test(statement) &&
              Number(from.slice(0, 4)) - Number(c.input.birth.birthLocal.slice(0, 4)) > 33,
          )
          .map(({ statement }) => statement),
      )
    expect(upsc('2026-11-21')).toEqual([])
    expect(
      rowsOf(composers('UPSC civil services: failed two attempts, preparing for the next. Will I clear it?')).filter((row) =>
        /The examination/.test(row),
      ).length,
    ).toBeGreaterThan(1)
  })

  it('tells no gain of money or standing before what page 1 names, where a loss was told', () => {
    const GAIN = /reach a figure|brings you an order|offer of work comes|larger order/
    let asked = 0
    for (const c of adults('Textile business in loss since 2 years, payment stuck, loan of 20 lakh. When will it recover?')) {
      const rows = ledgerEntries(c)
      const [first] = rows.filter((row) => row.asked === true).map(({ from }) => from)
      if (first !== undefined) asked++
      expect(rows.filter(({ statement, from, asked: own }) => own !== true && GAIN.test(statement) && from < (first ?? '2100'))).toEqual([])
    }
    expect(asked).toBeGreaterThan(2)
  })

  it('stands under what was asked first, each event once', () => {
    for (const c of adults('When will I get married?')) {
      const rows = ledgerEntries(c)
      const order = rows.map(({ asked }) => asked === true)
      expect(order).toEqual(order.toSorted((a, b) => Number(b) - Number(a)))
      const events = rows.filter(({ asked }) => asked !== true).map(({ statement }) => statement.split(': ').at(-1))
      expect(new Set(events).size).toBe(events.length)
      expect(ledgerSection(c).blocks.filter(({ kind }) => kind === 'table').length).toBe(
        order.includes(true) && order.includes(false) ? 2 : 1,
      )
    }
  })

  it('dates no match for somebody’s child, of whom no date stands in this chart', () => {
    const rows = rowsOf(adults('My daughter is 30 and refuses all matches. When will her marriage happen?'))
    expect(rows.filter((row) => /the wedding of your daughter: .*talk/.test(row)).length).toBeGreaterThan(2)
    expect(rows.filter((row) => /match moves|match is looked|Partnership|The bond/.test(row))).toEqual([])
  })
})
