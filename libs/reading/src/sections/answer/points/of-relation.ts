import type { Composer, Line } from '../../../compose/composer.ts'
import { placesFinding } from '../../../compose/parts.ts'
import { plainText } from '../../../understanding/topics.ts'
import { partnerFar } from '../../abroad.ts'
import { meetsNearHome } from '../../love-match.ts'

/** From among relatives, or from outside the family. */
const RELATION =
  / (?:sondh?[ah]\S*|sontha\S*|sontham|muraippen|murai ?ponnu|murai ?paiyan|uravu\S*|menarikam|bandhu\S*|chuttal\S*|rishtedar\S*|rishtedaar\S*|(?:in|within|from|among|inside|outside) (?:the |our |my |own )?(?:relation|relations|relatives?|relationship)(?= )) |சொந்த|உறவு|முறைப்|మేనరిక|బంధువు|చుట్టా|रिश्तेदार/u

/** True of words that ask whether a match comes from among relatives. */
export const asksOfRelation = (words: string): boolean => RELATION.test(plainText(words))

/**
 * From among the relatives or from outside them: by the seat of the 7th lord in the houses of kin (2nd, 3rd, 4th, 11th) and by the tie of the 7th to distance
 * (practice); where both speak, by whom the name comes and whose house it is are told apart.
 */
export function relationLine(c: Composer): Line {
  const lord = c.facts.main.lordOf(7)
  const id = placesFinding(c, 'point.where', 'practice.housesOfMarriage', 'love', [lord])
  const why = partnerFar(c)
  const kin = meetsNearHome(c)
  const slots = { lord: c.grahaStart(lord), placed: c.house(c.facts.main.houseOf(lord)), why: why ?? '' }
  return c.line([id], `point.where.relation.${kin ? (why === null ? 'own' : 'both') : why === null ? 'neither' : 'outside'}`, slots)
}
