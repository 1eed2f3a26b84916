import { remembered } from './remembered.ts'
import { firstHit, plainText } from './topics.ts'
import { FIELDS, FIELD_WORDS, type Field } from './work-words.ts'

/** Why a field is set aside: it does not please, an examination for it was not passed, or another way than it is asked for. */
export type AsideReason = 'disliked' | 'failed' | 'other'
/** `field` is null where the words only refer back: "no interest in it". */
export type SetAside = { field: Field | null; reason: AsideReason }

/** What begins another thought, so that a dislike reaches no further. */
const STOP =
  '(?:i|im|we|he|she|they|want|wants|like|love|prefer|should|can|could|is|are|will|would|shall|do|does|which|what|where|when|how|or|then|now|main|mai|mujhe|mera|meri|lekin|par|aur|ya|kya|kaun|kaunsa|kaunsi|konsa|konsi)'
/** What is not liked stands after these. */
const DISLIKES =
  / (?:(?:dont|do not|does not|doesnt|did not|didnt|never|not|no|zero|hardly|lost|losing|lose|without|any|less) (?:(?!but |want )\S+ ){0,3}?(?:like|liking|love|enjoy\w*|interest|interested|intrest|intrested|passion\w*|into|good (?:at|in)|mood)|no (?:interest|intrest|passion)|not made for|(?:do not|dont) want (?:to )?(?:do|go|be|become|work|continue|study|pursue)?|hate|hating|dislike|disliking|bored (?:of|with|in|by)|fed up (?:of|with|from)|tired of|sick of|scared of|afraid of|fear of|weak in|uninterested) (?=\S)/gu
/** ... and before these. */
const DISLIKED =
  /( (?:me|mein|main|mai|men|m|se|ka|ki|mera|meri|mujhe|bilkul|is|was|does|did|ko|mujhko))* (?:(?:man|mann|dil|interest|intrest|ruchi) (?:\S+ ){0,2}?(?:nahi|nahin|nhi|nai|na|illa|illai|ledu)|pasand (?:nahi|nahin|nhi)|(?:accha|acha|achha) (?:nahi|nahin|nhi) lag\S*|(?:nahi|nahin|nhi) (?:pasand|karna|karni|karana|padhna|banna)|samajh (?:nahi|nahin|nhi)|not (?:for me|my cup|interesting|suiting me|my thing|my interest)|doesnt interest|does not interest|boring|pidikala|pidikkala\S*|pidikavillai|pidikkavillai|istam ledu|ishtam ledu|nachadu|nachatledu|nachaledu|मन नहीं|पसंद नहीं|नहीं करना|रुचि नहीं|பிடிக்க\S*|இஷ்டமில்லை|ఇష్టం లేదు|నచ్చ\S*) /u
/** Another way than what follows is asked for. */
const OTHER_THAN =
  / (?:other than|instead of|apart from|except|rather than|besides|alternative to|alternatives to|leaving|leave|left|quit|quitting|out of|away from|chhod\S* kar|after leaving) (?=\S)/gu
const FAILS =
  / (?:failed|fail|not cleared|not clearing|didnt clear|did not clear|could not clear|couldnt clear|not able to clear|not qualified|didnt crack|could not crack) (?:in |the |to (?:clear|crack|get into) )?(?=\S)/gu
const FAILED =
  / (?:not clear\S*|failed|fail|not crack\S*|not qualif\S*|nahi (?:hua|nikla|clear)|nhi (?:hua|nikla|clear)|didnt work|did not work) /u
/** A step that is refused is no field that is. */
const KEEPS =
  / (?:dont|do not|not|never|doesnt) (?:\S+ ){0,3}(?:leave|leaving|quit|lose|stop|give up) | (?:leave|left|leaving) (?:it |this |that |everything )?(?:to|for|behind|on) /u
/** Any of them, so that most texts are passed over at once. */
const MARK =
  /\b(?:not|no|never|dont|don.t|didn.?t|doesn.?t|couldn.?t|zero|hate|hating|dislik|bor(?:ed|ing)|fed up|tired|sick of|scared|afraid|fear|weak|uninterest|lost|losing|hardly|without|less|fail|other than|instead|apart|except|rather than|besides|alternative|leav|left|quit|out of|away from|chhod|nahi|nahin|nhi|nai|illa|ledu|pidik|nacha)|नहीं|பிடிக்க|இஷ்டமில்லை|లేదు|నచ్చ/iu

const REACH = 6
/** What only refers back to the field that was told. */
const BACK =
  /^ (?:(?:in|of|at|with|doing|for|to|this|that|it|the|my|same|a|any|at all|all|much|now|here|anymore|field|core|course|branch|stream|job|work|line|subject|degree|study|studies|isme|ismein|usme|iss|is|me|mein|more|and|going|continue|longer) )*$/u

const fieldsIn = (words: string): Field[] =>
  FIELDS.filter((field) => firstHit(words, [...FIELD_WORDS[field].sure, ...(FIELD_WORDS[field].cued ?? [])]) < Infinity)

const untilStop = new RegExp(` ${STOP} .*$`, 'u')
const fromStop = new RegExp(`^.* ${STOP} (?!.* ${STOP} )`, 'u')

/** What stands after a mark, up to another thought. */
const objectAfter = (text: string, end: number): string =>
  ` ${text.slice(end).trim().split(' ').slice(0, REACH).join(' ')} `.replace(untilStop, ' ')

const objectBefore = (text: string, at: number): string =>
  ` ${text.slice(0, at).trim().split(' ').slice(-REACH).join(' ')} `.replace(fromStop, ' ')

const SPLIT = /[.!?\n।,;:]+| (?:but|and|while|because|so|lekin|aur|par|magar|लेकिन|और|मगर|ஆனால்|కానీ) /iu

/** Somebody else’s liking. */
const OF_OTHERS =
  / (?:parents|father|mother|family|husband|wife|in laws|he|she|they|papa|mummy|everyone|people|son|daughter|brother|sister|beta|beti) (?:\S+ ){0,3}(?:dont|doesnt|do not|does not|not|hate|hates|dislike|nahi|left|failed) /u

function found(text: string, pattern: RegExp, reason: AsideReason): SetAside[] {
  return [...text.matchAll(pattern)].flatMap((hit): SetAside[] => {
    const object = objectAfter(text, hit.index + hit[0].length)
    const fields = fieldsIn(object)
    return fields.length > 0 ? fields.map((field) => ({ field, reason })) : BACK.test(object) ? [{ field: null, reason }] : []
  })
}

function foundBefore(text: string, pattern: RegExp, reason: AsideReason): SetAside[] {
  const hit = pattern.exec(text)
  if (hit === null) return []
  const object = objectBefore(text, hit.index)
  const fields = fieldsIn(object)
  return fields.length > 0 ? fields.map((field) => ({ field, reason })) : BACK.test(object) ? [{ field: null, reason }] : []
}

/** The fields that somebody does not like, has failed at, or asks for another way than, as the words have it. */
export const setAsideIn = remembered((concern): readonly SetAside[] => {
  if (!MARK.test(concern)) return []
  return concern.split(SPLIT).flatMap((clause): SetAside[] => {
    const text = plainText(clause)
    if (!MARK.test(text) || OF_OTHERS.test(text)) return []
    // an interest that is not there may end the clause: "I am not interested"
    const open = text.replace(/ (?:interest|interested|intrest|intrested) $/u, '$&it ')
    return [
      ...found(open, DISLIKES, 'disliked'),
      ...foundBefore(text, DISLIKED, 'disliked'),
      ...(KEEPS.test(text) ? [] : found(text, OTHER_THAN, 'other')),
      ...found(text, FAILS, 'failed'),
      ...foundBefore(text, FAILED, 'failed'),
    ]
  })
})
