import type { Composer } from '../../../compose/composer.ts'
import type { Point } from '../../../understanding/point/points.ts'
import type { OF_PARENTS_TOLD } from '../../../understanding/told-facts/parents.ts'
import { plainText } from '../../../understanding/topics.ts'
import { byGround, type ToldWriters } from './told-writer.ts'

/** What parents ask of a child. */
const OF_CHILD: ReadonlySet<Point> = new Set<Point>(['kin.childWed', 'kin.childTrouble', 'kin.childWork', 'kin.childStudy'])

/** A child who has chosen already: nobody is looked for. */
const CHOSEN =
  / (?:likes? (?:a|one|some)|loves?|wants to marry|will marry only|love marriage|lives? with (?:a|one|some|his|her)|living with|boyfriend|girlfriend) |दूसरे धर्म|लड़की के साथ|लड़के से शादी|காதலி|ప్రేమ/u
const SON = / (?:sons?|beta|bete) |बेटा|மகன்|பையன்|అబ్బాయి|కొడుకు/u
const DAUGHTER = / (?:daughters?|beti|bitiya) |बेटी|மகள்|பொண்ணு|అమ్మాయి|కూతురు/u

/** True where somebody is looked for, for a child. */
const seeksMatch = (c: Composer, asked: readonly Point[]): boolean =>
  asked.includes('kin.childWed') && !CHOSEN.test(plainText(c.whole.input.concern))

/** True where a son and a daughter are told of, and it is not sure whose place is meant. */
function isOfTwo(c: Composer): boolean {
  const text = plainText(c.whole.input.concern)
  return SON.test(text) && DAUGHTER.test(text)
}

/** What parents tell, held against the places of the child and of the other parent (derived houses are practice). */
export const PARENTS_WRITERS: ToldWriters<keyof typeof OF_PARENTS_TOLD> = {
  childSearch: (c, _told, asked) =>
    seeksMatch(c, asked)
      ? byGround(c, 'child.wedding', { well: 'told.childSearch.well', mixed: 'told.childSearch.mixed', ill: 'told.childSearch.ill' })
      : [],
  childAway: (c, _told, asked) =>
    seeksMatch(c, asked) && !isOfTwo(c)
      ? byGround(c, 'child.far', { well: 'told.childAway.well', mixed: 'told.childAway.mixed', ill: 'told.childAway.ill' })
      : [],
  otherParent: (c, _told, asked) =>
    asked.some((point) => OF_CHILD.has(point))
      ? byGround(c, 'spouse', { well: 'told.otherParent.well', mixed: 'told.otherParent.mixed', ill: 'told.otherParent.ill' })
      : [],
}
