import type { Composer } from '../../compose/composer.ts'
import type { Point } from '../../understanding/point/points.ts'
import { pointsAsked, SURE } from '../../understanding/points-asked.ts'
import { shortConcernsOf, type ShortConcern } from '../../understanding/subjects.ts'
import { once } from '../once.ts'

/** What every part of a question is surely after; null where one of them is not known, or nothing is asked in words. */
export const surePoints = once((c): Point[] | null => {
  const points = pointsAsked(c.input.concern)
  return points.length > 0 && points.every(({ likely }) => likely >= SURE) ? points.map(({ point }) => point) : null
})

/** Where a shorter matter belongs among the points; any other is told wherever it is named. */
const POINTS_OF: Readonly<Partial<Record<ShortConcern, readonly string[]>>> = {
  money: ['money'],
  home: ['home'],
  business: [
    'work.own',
    'work.trade',
    'work.close',
    'work.partner',
    'work.funds',
    'work.jobBusiness',
    'work.field',
    'work.named',
    'work.success',
    'work.change',
    'work.retire',
    'money',
    'home',
    'kin.spouseWork',
    'kin.work',
    'kin.childWork',
    'abroad.back',
    'abroad.work',
    'abroad.should',
  ],
  study: ['study', 'work.exam', 'work.attempts', 'work.studyJob', 'abroad.study', 'kin.childStudy'],
  family: ['kin', 'self', 'home', 'love.bond', 'love.consent', 'love.tell', 'love.reunite', 'love.divorce', 'abroad.join', 'abroad.back'],
}

/** What somebody has, told in the breath in which they ask. */
const SUM = /\b(?:(?:rs\.?|₹)\s*)?\d[\d.,]*\s*(?:lakhs?|lacs?|crores?|cr|k|thousand)\b|\bsaved\b/giu

/** True of a shorter matter that is only told of ("I work in a school"): every part is known, none is after it, and none names it. */
export function isOnlyTold(c: Composer, concern: ShortConcern): boolean {
  const [points, own] = [surePoints(c), POINTS_OF[concern]]
  return (
    points !== null &&
    own !== undefined &&
    !points.some((point) => point.startsWith('self.') || own.some((one) => point.startsWith(one))) &&
    !pointsAsked(c.input.concern).some(({ words, told }) => told !== '' && shortConcernsOf(words.replace(SUM, ' ')).includes(concern))
  )
}
