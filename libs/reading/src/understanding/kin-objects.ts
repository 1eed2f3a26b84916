import { plainText } from './topics.ts'

const KIN =
  '(?:brothers?|sisters?|bhai|bhaiya|didi|uncles?|aunty?|aunts?|chacha|mama|grandfather|grandmother|dada|dadi|relatives|anna|akka)'
/** One of the house beside the parents who objects. */
const OBJECTS = new RegExp(
  ` ${KIN} (?:\\S+ ){0,3}?(?:against|object\\S*|oppos\\S*|refus\\S*|disagree\\S*|(?:not|dont|doesnt|never|nahi|nahin) (?:\\S+ )?(?:agree\\S*|accept\\S*|allow\\S*|happy|support\\S*|like|maan\\S*|man)) `,
)
const LOVES =
  / (?:in love|i love|loves? each other|love with|we love|loves me|my (?:boyfriend|girlfriend|lover|bf|gf)|love marriage|pyar|pyaar|relationship) /
const OF_PARENTS =
  / (?:parents|father|mother|dad|mom|papa|mummy|appa|amma|family) (?:\S+ ){0,4}?(?:against|object\S*|oppos\S*|refus\S*|(?:not|dont|doesnt|never|nahi) (?:\S+ )?(?:agree\S*|accept\S*|allow\S*|ready|maan\S*)) /

/** True where a brother, a sister or an elder beside the parents objects to somebody's love, in a plain text: the yes of a family is asked for, and nothing of theirs. */
export const kinOpposes = (text: string): boolean => OBJECTS.test(text) && LOVES.test(text)

/** True where it is one of them alone who objects, and the parents do not. */
export const isKinAlone = (concern: string): boolean => {
  const text = plainText(concern)
  return kinOpposes(text) && !OF_PARENTS.test(text)
}
