import type { Composer } from '../../compose/composer.ts'
import { askedParts } from '../../understanding/asked-parts.ts'
import { clausesOf, type Decline } from '../../understanding/clauses.ts'
import { pointsAsked, SURE } from '../../understanding/points-asked.ts'

const OF_A_BOND = /^love\./
const OF_LUCK = /^self\./

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
  match: OF_A_BOND,
  country: /^abroad\./,
  spouse: OF_A_BOND,
  stranger: /^kin\./,
  animal: /^(?:love|kin|self)\./,
  lost: /^(?:money|self)\./,
  world: null,
}

/**
 * True of what no chart may answer where it is asked: in the words of a part that asks, or in what is told where a part is after the matter that it
 * belongs to, or where it is not sure what any part is after. An election, a lottery or a market that is only told of is declined to nobody.
 */
export function isDeclined(c: Composer, one: Decline): boolean {
  const { concern } = c.input
  const { asked } = askedParts(concern)
  if (asked.length === 0 || clausesOf(asked.join(' ')).declines.includes(one)) return true
  const sure = pointsAsked(concern).filter(({ likely }) => likely >= SURE)
  return sure.length === 0 || sure.some(({ point }) => BELONGS[one]?.test(point) === true)
}
