import type { Composer } from '../../compose/composer.ts'
import { askedParts } from '../../understanding/asked-parts.ts'
import { clausesOf, type Decline } from '../../understanding/clauses.ts'
import type { Point } from '../../understanding/point/points.ts'
import { pointsAsked, SURE } from '../../understanding/points-asked.ts'
import { toldFacts } from '../../understanding/told-facts/told-facts.ts'

const OF_A_BOND = /^love\./
const OF_LUCK = /^self\./
/** When, with whom and where a marriage comes is asked for itself, whatever was told of charts that were held together. */
const OF_TWO_CHARTS = /^love\.(?!(?:when|again|kind|where)$)/

/** What a part is after to which a thing that no chart may answer belongs, also where its words stand in what is told alone. */
const BELONGS: Readonly<Record<Decline, RegExp | null>> = {
  span: /^(?:self\.|kin\.)/,
  body: /^(?:self\.|kin\.)/,
  verdict: /^(?:home\.share|love\.(?:divorce|reunite|bond|back)|kin\.|money\.|self\.)/,
  recovery: /^(?:money\.|work\.(?:partner|funds)|home\.)/,
  result: /^(?:work\.(?:exam|attempts|government|studyJob)|study\.|kin\.childStudy)/,
  luck: /^(?:money\.(?:invest|loss|grow)|self\.luck)/,
  magic: OF_LUCK,
  dosha: /^(?:love\.|self\.)/,
  gem: OF_LUCK,
  name: OF_LUCK,
  parting: OF_A_BOND,
  fidelity: OF_A_BOND,
  feelings: OF_A_BOND,
  match: OF_TWO_CHARTS,
  country: /^abroad\./,
  spouse: OF_A_BOND,
  stranger: /^kin\./,
  animal: /^(?:love|kin|self)\./,
  lost: /^(?:money|self)\./,
  world: null,
}

const tellsMark = (concern: string): boolean => toldFacts(concern).some(({ kind }) => kind === 'saidDosha' || kind === 'matchFails')
/** True where each part is surely after such a point. */
const asksOf = (c: Composer, is: (point: Point) => boolean): boolean => {
  const points = pointsAsked(c.input.concern)
  return points.length > 0 && points.every(({ point, likely }) => likely >= SURE && is(point))
}

/**
 * True of what no chart may answer where it is asked: in the words of a part that asks, or in what is told where a part is after the matter that it
 * belongs to, or where it is not sure what any part is after. An election, a lottery or a market that is only told of is declined to nobody.
 */
export function isDeclined(c: Composer, one: Decline): boolean {
  const { concern } = c.input
  const { asked } = askedParts(concern)
  if (asked.length === 0 || clausesOf(asked.join(' ')).declines.includes(one)) return true
  // a mark that is only told of a match is weighed with what was told
  if (one === 'dosha' && tellsMark(concern) && asksOf(c, (point) => point.startsWith('love.') && point !== 'love.dosha')) return false
  const sure = pointsAsked(concern).filter(({ likely }) => likely >= SURE)
  return sure.length === 0 || sure.some(({ point }) => BELONGS[one]?.test(point) === true)
}

/** True where Mangal dosha is asked about; where it is only told of beside when, with whom or where a marriage comes, it is weighed with what was told. */
export function asksMangal(c: Composer): boolean {
  const { concern } = c.input
  const { asked } = askedParts(concern)
  if (asked.length === 0 || clausesOf(asked.join(' ')).extras.includes('mangal')) return true
  if (!tellsMark(concern)) return true
  const sure = pointsAsked(concern).filter(({ likely }) => likely >= SURE)
  return sure.length === 0 || sure.some(({ point }) => point.startsWith('self.') || OF_TWO_CHARTS.test(point))
}
