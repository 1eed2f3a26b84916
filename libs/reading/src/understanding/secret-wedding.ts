import { remembered } from './remembered.ts'
import { plainText } from './topics.ts'

/** What such words have in common: looked for before a pattern reads the whole text. */
const STEMS = ['secret', 'know', 'told', 'tell', 'hid', 'chup', 'pata', 'bata', 'teri', 'theri', 'teliya', 'cheppal', 'sollal']
const AT_OFFICE = '(?:court|registe?r(?:ed|y|ar)?|legal|temple|mandir|arya samaj|secret)'
const WEDDING = '(?:marriages?|shaadi|shadi|wedding|vivah|kalyanam|pelli)'
/** A wedding at court or in a temple that has been. */
const WED = new RegExp(
  [
    ` (?:did|done|had|have|got|we|hum|humne|hamne|maine|already) (?:\\S+ ){0,3}?${AT_OFFICE} ${WEDDING} `,
    ` ${AT_OFFICE} ${WEDDING} (?:\\S+ ){0,3}?(?:kar li\\S*|kar chuk\\S*|kiya|kiye|ki hai|ki thi|ho gay[ai]|ho chuk\\S*|hui|hua|done|happened|panni\\S*|aachu|aayiduchu|chesuk\\S*|ayyindi|aindi|last (?:year|month)|\\d+ (?:years?|months?|saal|mahine) (?:back|ago|pehle|pahle))`,
    ` (?:secretly|got|are|already|also) (?:\\S+ )?(?:married|marriage) (?:\\S+ ){0,3}?(?:secretly|in secret|in (?:the )?(?:court|temple|registrar|register)|at (?:the )?registrar|legally) `,
    ` (?:i|we|both|hum) (?:\\S+ ){0,2}?married (?:\\S+ ){0,2}?(?:secretly|in secret|in (?:the |a )?(?:court|temple|registrar|register)) `,
    ` (?:secretly|chupke|chup ke|chhup ke|chupkar) (?:\\S+ ){0,2}?(?:married|marriage|got married|shaadi|shadi) `,
    ` (?:are|got|did) (?:legally |already )*(?:married|marriage) (?:\\S+ ){0,8}?(?:secretly|(?:dont|do not|doesnt|no one|nobody|not) (?:\\S+ )?(?:know|knows|told)) `,
  ].join('|'),
)
/** It is not known at home. */
const UNKNOWN =
  / (?:secret|secretly|hidden|hiding|hid|(?:dont|do not|doesnt|does not|not|no one|nobody|none|didnt|did not|havent|have not|hasnt|without) (?:\S+ ){0,4}?(?:know|knows|knowing|known|told|tell|telling|informed|inform|aware)|(?:nahi|nahin) (?:pata|bata\S*)|pata (?:nahi|nahin)|bata\S* (?:nahi|nahin)|chupke|chup ke|chhup\S*|chup[ai]\S*|theri\S*|teriya\S*|teliyad\S*|cheppal\S*|sollal\S*) /
/** A wedding of that kind that is only thought of. */
const ONLY_THOUGHT = new RegExp(
  ` (?:want|wants|plan|planning|planned|think|thinking|decided|should|shall|will|can|could|may|going|ready|soch\\S*|karna|karni|chaht\\S*) (?:\\S+ ){0,4}?(?:${AT_OFFICE} ${WEDDING}|marry (?:\\S+ )?(?:secretly|in court))`,
)
/** Somebody else's. */
const THEIRS =
  / (?:my|our|mera|meri|mere) (?:\S+ )?(?:son|daughter|brother|sister|cousin|friend|beta|beti|bhai|behen|bahan)s? (?:\S+ ){0,3}?(?:did|done|had|got|has|have|secretly|ne) /

/** True of two who have married without their families' knowing: a marriage that is, and a word that is still to be said at home. */
export const isSecretWedding = remembered((concern): boolean => {
  const low = concern.toLowerCase()
  if (!STEMS.some((stem) => low.includes(stem))) return false
  const text = plainText(concern)
  return WED.test(text) && UNKNOWN.test(text) && !ONLY_THOUGHT.test(text) && !THEIRS.test(text)
})
