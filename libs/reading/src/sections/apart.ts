import { tellsOfCase } from '../understanding/apart.ts'
import type { Composer } from '../compose/composer.ts'
import { caseOf } from './told-case.ts'

/** True where the end of a marriage is before the court: a promise to another has its day after the decree, on every page. */
export const isCaseRunning = (c: Composer): boolean =>
  c.asker.apart === 'case' || (c.asker.bond !== 'widowed' && caseOf(c) === null && tellsOfCase(c.whole.input.concern))
