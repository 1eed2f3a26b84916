import { remembered } from './remembered.ts'
import { meantText } from './topics.ts'

/** Who took the money: a partner of a trade, a friend, a relative, an agent, a company, or nobody who is named. */
export const TAKERS = ['partner', 'friend', 'kin', 'agent', 'company', 'other'] as const
export type Taker = (typeof TAKERS)[number]

/** Words are looked for before a pattern reads the whole text. */
// prettier-ignore
const CUES: readonly string[] = [' cheat', ' dhok', ' dokha', ' fraud', ' duped', ' betray', ' thag', ' scam', ' ran away', ' run away', ' ranaway', ' bhag g', ' siphon', ' embezzl', ' ematr', ' ematitan', ' emathi', ' yemath', ' mosam', 'धोखा', 'ठग', 'ஏமாற்', 'மோசடி', 'మోసం']
// prettier-ignore
const MONEY = / (?:lakhs?|lacs?|lacks?|crores?|cr|rs|rupees|money|amount|capital|funds?|savings|paisa|paise|paiso|panam|dabbu\S*|business|trade|trading|shop|store|dukan|dukaan|company|firm|agency|partnership|factory|restaurant|hotel|dealership|project|contract|investment|chit fund|visa) | \d+ ?(?:l|k|lakhs?) |पैस|लाख|பணம்|லட்ச|డబ్బు|లక్ష/u
/** Of somebody who is loved the same words mean another bond. */
const LOVED =
  / (?:husband|wife|hubby|spouse|boyfriend|girlfriend|bf|gf|fiancee?|lover|ex|affair|pati|patni|biwi|kanavar|manaivi|bharta|bharya|life partner|another (?:woman|man|girl|boy)) /
const IN_TRADE = / (?:business|trade|shop|firm|company|working|sleeping) (?:associate|partner)s? /

// prettier-ignore
const NAMED: readonly (readonly [Taker, RegExp])[] = [
  ['partner', / (?:partners?|partnership|associates?|saajhedar|sajhedar) |साझेदार|पार्टनर|பங்குதாரர்|భాగస్వామి/u],
  ['agent', / (?:agents?|agency|consultants?|consultancy|brokers?|dalal) /],
  ['friend', / (?:friends?|dost|yaar|nanban|snehitud\S*) |दोस्त|நண்ப|స్నేహిత/u],
  ['kin', / (?:brothers?|sisters?|cousins?|uncles?|relatives?|relations?|bhai|chacha|mama|jija|saala) /],
  ['company', / (?:company|firm|builder|app|platform|chit fund|bank|website|online) /],
]

/** By whom money was taken by deceit, as it is told; null where nothing of the kind is. */
export const moneyTakenBy = remembered((concern): Taker | null => {
  const text = meantText(concern)
  if (!CUES.some((cue) => text.includes(cue))) return null
  if (!MONEY.test(text) || (LOVED.test(text) && !IN_TRADE.test(text)) || ASKED.test(text)) return null
  return NAMED.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other'
})
/** A fear of being cheated, and a word for the reader, tell of no loss. */
const ASKED =
  / (?:will|can|may|might|could|shall|would) (?:i|he|she|they|we|someone|anyone|my (?:\S+ )?partner) (?:\S+ ){0,2}(?:be |get )?(?:cheat|cheated|betray|duped|scammed) | you are (?:an? |all )?(?:frauds?|cheats?|scam) | all fake | (?:genuine|real) or (?:fraud|fake|scam) /
