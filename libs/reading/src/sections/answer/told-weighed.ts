import type { Line } from '../../compose/composer.ts'
import { toldFacts, type ToldKind } from '../../understanding/told-facts/told-facts.ts'
import { tellsOfShare, weighsShareAtHome } from '../../understanding/share-at-home.ts'
import { pointsAsked, SURE } from '../../understanding/points-asked.ts'
import { once } from '../once.ts'
import { shortAnswer } from './answer-parts.ts'
import { AWAY_WRITERS } from './told/of-away.ts'
import { BELIEF_WRITERS } from './told/of-belief.ts'
import { DEALING_WRITERS } from './told/of-dealing.ts'
import { HOUSEHOLD_WRITERS } from './told/of-household.ts'
import { KIN_WRITERS } from './told/of-kin.ts'
import { MATCH_WRITERS } from './told/of-match.ts'
import { MEANS_WRITERS } from './told/of-means.ts'
import { PAPERS_WRITERS } from './told/of-papers.ts'
import { PARENTS_WRITERS } from './told/of-parents.ts'
import { STANDING_WRITERS } from './told/of-standing.ts'
import { TERMS_WRITERS } from './told/of-terms.ts'
import { TWO_HOUSES_WRITERS } from './told/of-two-houses.ts'
import { WORK_WRITERS } from './told/of-work.ts'
import type { ToldWriters } from './told/told-writer.ts'

const WRITERS: ToldWriters<ToldKind> = {
  ...TERMS_WRITERS,
  ...MATCH_WRITERS,
  ...TWO_HOUSES_WRITERS,
  ...WORK_WRITERS,
  ...PAPERS_WRITERS,
  ...AWAY_WRITERS,
  ...BELIEF_WRITERS,
  ...DEALING_WRITERS,
  ...KIN_WRITERS,
  ...HOUSEHOLD_WRITERS,
  ...PARENTS_WRITERS,
  ...MEANS_WRITERS,
  ...STANDING_WRITERS,
}

/** So many of the things that were told are answered; more would bury what was asked. */
const MOST_TOLD = 3

/** What was told beside the question, each in the visitor's own words with what the chart has to say to it: each clause once, and no sentence that the short answer has. */
export const toldWeighed = once((c): readonly { words: string; lines: Line[] }[] => {
  const asked = pointsAsked(c.input.concern)
    .filter(({ likely }) => likely >= SURE)
    .map(({ point }) => point)
  const said = new Set(shortAnswer(c).flatMap(({ lines }) => lines.map(({ text }) => text)))
  const weighed: { words: string; lines: Line[] }[] = []
  const ofShare = pointsAsked(c.input.concern).some(weighsShareAtHome)
  for (const { kind, words } of toldFacts(c.input.concern)) {
    if (weighed.length === MOST_TOLD) break
    if (weighed.some((one) => one.words === words)) continue
    // the short answer has weighed the call home, and the loan with it
    if (ofShare && tellsOfShare(words)) continue
    const lines = WRITERS[kind](c, words, asked).filter(({ text }) => !said.has(text))
    if (lines.length === 0) continue
    for (const { text } of lines) said.add(text)
    weighed.push({ words, lines })
  }
  return weighed
})
