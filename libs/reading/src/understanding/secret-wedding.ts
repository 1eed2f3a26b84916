import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

/** What such words have in common: looked for before a pattern reads the whole text. */
const STEMS = [
  'accept',
  'approv',
  'agree',
  'forgiv',
  'angry',
  'against',
  'harm',
  'search',
  'look',
  'secret',
  'know',
  'told',
  'tell',
  'hid',
  'chup',
  'pata',
  'bata',
  'teri',
  'theri',
  'teliya',
  'cheppal',
  'sollal',
]
const AT_OFFICE = '(?:court|registe?r(?:ed|y|ar)?|legal|temple|mandir|arya samaj|secret)'
const WEDDING = '(?:marriages?|shaadi|shadi|wedding|vivah|kalyanam|pelli)'
/** A wedding at court or in a temple that has been. */
const WED = new RegExp(
  [
    ` (?:did|done|had|have|got|we|hum|humne|hamne|maine|already) (?:\\S+ ){0,3}?${AT_OFFICE} ${WEDDING} `,
    ` ${AT_OFFICE} ${WEDDING} (?:\\S+ ){0,3}?(?:kar li\\S*|kar chuk\\S*|kiya|kiye|ki hai|ki thi|ho gay[ai]|ho chuk\\S*|hui|hua|done|happened|panni\\S*|aachu|aayiduchu|chesuk\\S*|ayyindi|aindi|last (?:year|month)|\\d+ (?:years?|months?|saal|mahine) (?:back|ago|pehle|pahle))`,
    ` (?:secretly|got|are|already|also) (?:\\S+ )?(?:married|marriage) (?:\\S+ ){0,3}?(?:secretly|in secret|in (?:the )?(?:court|temple|registrar|register)|at (?:the )?registrar|legally) `,
    ` ${WEDDING} (?:in|at) (?:the |a )?(?:court|arya samaj|temple|mandir|registrar\\S*|register office) (?:\\S+ ){0,2}?(?:done|did|happened|ho gay[ai]|kar li\\S*|over|last|\\d+) `,
    ` (?:i|we|both|hum) (?:\\S+ ){0,2}?married (?:\\S+ ){0,2}?(?:secretly|in secret|in (?:the |a )?(?:court|temple|registrar|register|arya samaj)) `,
    ` (?:secretly|chupke|chup ke|chhup ke|chupkar) (?:\\S+ ){0,2}?(?:married|marriage|got married|shaadi|shadi) `,
    ` (?:are|got|did) (?:legally |already )*(?:married|marriage) (?:\\S+ ){0,8}?(?:secretly|(?:dont|do not|doesnt|no one|nobody|not) (?:\\S+ )?(?:know|knows|told)) `,
  ].join('|'),
)
/** It is not known at home. */
const UNKNOWN =
  / (?:parents|family|they) (?:are )?(?:searching|looking|seeing|finding) (?:\S+ ){0,2}?(?:boy|girl|groom|bride|match|alliance) | how (?:to|do (?:i|we)|can (?:i|we)|should (?:i|we)) (?:tell|say|inform) | (?:secret|secretly|hidden|hiding|hid|(?:dont|do not|doesnt|does not|not|no one|nobody|none|didnt|did not|havent|have not|hasnt|without) (?:\S+ ){0,4}?(?:know|knows|knowing|known|told|tell|telling|informed|inform|aware)|(?:nahi|nahin) (?:pata|bata\S*)|pata (?:nahi|nahin)|bata\S* (?:nahi|nahin)|chupke|chup ke|chhup\S*|chup[ai]\S*|theri\S*|teriya\S*|teliyad\S*|cheppal\S*|sollal\S*) /
/** A wedding of that kind that is only thought of. */
const ONLY_THOUGHT = new RegExp(
  ` (?:want|wants|plan|planning|planned|think|thinking|decided|should|shall|will|can|could|may|going|ready|soch\\S*|karna|karni|chaht\\S*) (?:\\S+ ){0,4}?(?:${AT_OFFICE} ${WEDDING}|marry (?:\\S+ )?(?:secretly|in court))`,
)
/** Somebody else's. */
const THEIRS =
  / (?:my|our|mera|meri|mere) (?:\S+ )?(?:son|daughter|brother|sister|cousin|friend|beta|beti|bhai|behen|bahan)s? (?:\S+ ){0,3}?(?:did|done|had|got|has|have|secretly|ne) /

/** The yes of the two houses that is still missed. */
const YES_MISSED =
  / (?:accept\S*|approv\S*|agree\S*|forgiv\S*|angry|against|oppos\S*|harm\S*|talk\S* to us|not talking|maan\S*|manenge|apna\S*|bless\S*) /

/** A wedding without the two houses that has been: unknown to them, or known and without their yes; null where none has been. */
export const weddingAlone = remembered((concern): 'secret' | 'known' | null => {
  const low = concern.toLowerCase()
  if (!STEMS.some((stem) => low.includes(stem))) return null
  const text = plainText(concern)
  if (!WED.test(text) || ONLY_THOUGHT.test(text) || THEIRS.test(text)) return null
  return UNKNOWN.test(text) ? 'secret' : YES_MISSED.test(text) ? 'known' : null
})
/** True of two who have married without their families' knowing, or without their yes: a marriage that is, and no wedding to come. */
export const isSecretWedding = (concern: string): boolean => weddingAlone(concern) !== null
