import { plainText } from './topics.ts'

const WHY = '(?:why|kyu|kyun|kyon|kyoon|kaahe|yen|yaen|enduku|endhuku)'
const SOMEBODY =
  '(?:he|she|they|husbands?|wife|hubby|mother in law|father in law|in laws|inlaws|saas|sasur|boss|manager|seniors?|colleagues?|brothers?|sisters?|father|mother|dad|mom|papa|mummy|parents|son|sons|daughters?|beta|beti|bete|children|girlfriend|boyfriend|gf|bf|friends?|neighbou?rs?|relatives?|pati|patni|bhai|behen|wo|woh|vo|log|people|everyone|everybody)'
/** What somebody feels or does to others, by the words for it. */
const ACTS =
  '(?:not (?:talk\\S*|speak\\S*|listen\\S*|respect\\S*|agree\\S*|love|trust|care|support\\S*|understand|reply\\S*|call\\S*)|(?:talk|speak|listen|agree|reply)\\S*|hates?|hating|jealous|target\\S*|ignor\\S*|avoid\\S*|angry|scold\\S*|doubts?|blocked|left|against|refus\\S*|says? no|saying no|say no|change[ds]?|cold|rude|baat nahi|gussa|naraz|nafrat|jal(?:ta|ti|te)\\S*|mana kar\\S*|ladt\\S*|jhagd\\S*)'
/** What comes to somebody late, or not. */
const BEFALLS =
  '(?:not (?:getting|finding|able|succeed\\S*|settl\\S*|passing|clear\\S*)|fail\\S*|stuck|unemployed|struggl\\S*|unmarried|nahi (?:lag|mil|ho)\\S*)'
const WITHIN = '(?:\\S+ ){0,6}?'

const of = (what: string): RegExp =>
  new RegExp(
    ` ${WHY} ${WITHIN}${SOMEBODY} ${WITHIN}${what} | ${SOMEBODY} ${WITHIN}${WHY} ${WITHIN}${what} | ${SOMEBODY} ${WITHIN}${what} ${WITHIN}${WHY} `,
    'u',
  )
const OF_ACTS = of(ACTS)
const OF_FATE = of(BEFALLS)

/** Of what is asked with "why" about somebody else: what they do, or what befalls them; null for any other words. */
export function whyOfOther(words: string): 'acts' | 'befalls' | null {
  const text = plainText(words)
  return OF_FATE.test(text) ? 'befalls' : OF_ACTS.test(text) ? 'acts' : null
}

const ASKS_WHY = new RegExp(` ${WHY} | reason (?:for|behind|why) |क्यों|ஏன்|ఎందుకు`, 'u')
/** True of words that ask for a reason. */
export const asksWhy = (words: string): boolean => ASKS_WHY.test(plainText(words))
