import { ABROAD_PLAIN, ABROAD_WRITERS } from './of-abroad.ts'
import { HOME_PLAIN, HOME_WRITERS } from './of-home.ts'
import { KIN_WRITERS } from './of-kin.ts'
import { LOVE_PLAIN, LOVE_WRITERS } from './of-love.ts'
import { SELF_PLAIN, SELF_WRITERS } from './of-self.ts'
import { MONEY_WRITERS } from './of-money.ts'
import { STUDY_WRITERS } from './of-study.ts'
import { TRADE_WRITERS } from './of-trade.ts'
import { WORK_PLAIN, WORK_WRITERS } from './of-work.ts'
import type { PlainQuestions, Writers } from './shared.ts'

/** Answers to single things that a question is after, where the answer on a field as a whole would pass them by. */
export const WRITERS: Writers = {
  ...WORK_WRITERS,
  ...TRADE_WRITERS,
  ...MONEY_WRITERS,
  ...STUDY_WRITERS,
  ...LOVE_WRITERS,
  ...KIN_WRITERS,
  ...HOME_WRITERS,
  ...ABROAD_WRITERS,
  ...SELF_WRITERS,
}

/** The plain question for each of the others. */
export const PLAIN: PlainQuestions = { ...WORK_PLAIN, ...LOVE_PLAIN, ...HOME_PLAIN, ...ABROAD_PLAIN, ...SELF_PLAIN }
