import type { House } from '../facts/houses.ts'
import type { Part } from '../rules/windows.ts'

export type LedgerEntry = {
  from: string
  to: string
  fromErrorDays?: number
  toErrorDays?: number
  /** of a stretch that Jupiter leaves and comes back to */
  parts?: readonly Part[]
  /** what is said of it in brackets: that it is a lighter one */
  mark?: string
  statement: string
  judge: string
  id: string
  /** true of the very matter that was asked about */
  asked?: boolean
  /** houses whose gain is the very thing that was asked about: none is told before it */
  gains?: readonly House[]
  /** of a stretch: true of the third and later rows for one event, which only a short list needs */
  isSpare?: boolean
}

/** An event of a house, told by a turn, a move or a month. */
export type EventEntry = LedgerEntry & { house: House | null; side: 'good' | 'care' }

/** Houses of money and standing. */
export const GAINS: readonly House[] = [2, 10, 11]

/** The houses whose gain is what somebody asks for, by field and by shorter matter. */
export const GAINS_OF: Readonly<Record<string, readonly House[]>> = {
  career: GAINS,
  love: [7],
  abroad: [9, 12],
  money: [2, 11],
  home: [4],
  share: [4],
  sale: [4],
  swap: [4],
  handover: [4],
  return: [4, 12],
  study: [5, 9],
  exam: [5],
}
