import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

/** Who is loved, in the words of those who are not married to them. */
const ONE =
  '(?:he|she|him|her|bf|gf|boyfriend|girlfriend|lover|partner|fianc(?:e|ee)|guy|girl|boy|man|woman|wo|woh|usko|use|usse|unko|avan|avar|aval|athanu|atanu|aame|tanu)'
const UNREADY = [
  // not ready, unsure, or putting it off
  `${ONE} (?:\\S+ ){0,4}(?:(?:not|isnt|never|no) (?:\\S+ ){0,2}(?:ready|sure|prepared|serious|committ\\S*|decided|deciding|willing)|unsure|undecided|confused|avoid\\S*|delay\\S*|postpon\\S*|(?:not|never|no) (?:\\S+ )?talk\\S* (?:of|about|on) (?:marriage|wedding|shaadi)|ready nahi|(?:taiyar|tayyar|tayar) nahi|nahi (?:taiyar|tayyar|ready))`,
  // time, a wait, or a number of years is asked for
  `${ONE} (?:\\S+ ){0,2}(?:wants?|needs?|asks?|asking|asked|says?|saying|said|told|telling|bolta|bolti|bol) (?:\\S+ ){0,5}(?:time|wait|later|baad|after (?:\\S+ ){0,3}(?:years?|yrs?|months?|job|settl\\S*|exam\\S*|case|divorce|court|promotion|posting|loan|sisters?|brothers?))`,
  `${ONE} (?:ko )?(?:time|samay|waqt) (?:chahiye|mang\\S*)`,
].join('|')
const UNREADY_ONE = new RegExp(` (?:${UNREADY}) `, 'u')

const WAIT =
  / (?:wait\S*|hold on|mov(?:e|ing) on|let (?:her|him|it) go|forget (?:her|him)|leave (?:her|him)|intezaa?r|ruku|rukna|rukun|kathir\S*|kaathir\S*|vechi\S*|agala|aagala) /u
const ASKS =
  / (?:should|shall|can|must|do) (?:i|we) (?:\S+ ){0,3}(?:wait|hold|keep|continue|marry|move|leave|look|see|search|find|go) | (?:wait|waiting|intezaa?r|ruku|rukna) (?:\S+ ){0,5}(?:or|ya) | (?:or|ya) (?:should i )?(?:wait|move on|marry|leave|look) | how long (?:should|shall|to|do|can|must) | (?:what should i|what shall i|what to|kya) (?:do|karu|karoo|kare|karna) | (?:should|shall) i | (?:is|are|was) (?:he|she|they|my boyfriend|my girlfriend) (?:\S+ ){0,2}(?:serious|time ?pass\S*|using me|interested in marr\S*) | (?:can|should|shall|do) (?:i|we) (?:\S+ )?(?:trust|believe|rely on) (?:him|her|them|this|his|it) | (?:is|are) (?:he|she) (?:\S+ )?(?:genuine|honest|true|sincere|loyal|fooling me|lying|cheating me) | (?:will|does) (?:he|she|they) (?:\S+ ){0,2}(?:marry|wants? to marry) /u

const ELDERS =
  / (?:parents?|family|families|father|mother|dad|mom|papa|mummy|amma|appa|nanna|ghar ?wale|side) (?:\S+ ){0,3}(?:not|dont|doesnt|never|nahi|refus\S*|against|oppos\S*|object\S*)(?= )/u

/** True where the house of one of the two has not agreed. */
export const eldersRefuse = (words: string): boolean => ELDERS.test(plainText(words))

/** True where the one who is loved has not said yes to a wedding yet: not ready, unsure, or asking for time. */
export const isUnready = remembered((words): boolean => UNREADY_ONE.test(plainText(words)))

/** True where somebody asks whether to go on waiting for one who hesitates, or for the elders: nobody is lost. */
export const weighsWaiting = (words: string): boolean => asksToWait(words) && (isUnready(words) || eldersRefuse(words))

/** True where somebody asks whether to go on waiting for the one they love. */
export const asksToWait = remembered((words): boolean => {
  const text = plainText(words)
  return ASKS.test(text) && (WAIT.test(text) || isUnready(words))
})

const THEIR_DIVORCE =
  / (?:boyfriend|girlfriend|bf|gf|fianc(?:e|ee)|lover|he|she|his|her|guy|man|woman|girl|boy|colleague)s? (?:\S+ ){0,5}?(?:divorc\S*|case) | divorc\S* (?:guy|man|woman|girl|boy|colleague|person) /
/** True where a divorce or its case is told of the one who is loved, and of nobody who is husband or wife to whoever asks; a plain text. */
export const isTheirDivorce = (text: string): boolean =>
  THEIR_DIVORCE.test(text) && !/ (?:my (?:husband|wife)|i am (?:a )?divorc\S*|my divorce|my ex) /.test(text)
