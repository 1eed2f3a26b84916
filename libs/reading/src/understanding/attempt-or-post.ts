import { namesExam } from './exam-attempt.ts'
import { plainText } from './topics.ts'

/** One more attempt at an examination or a seat, against the post that is offered meanwhile. */

const OR = / (?:or|ya|vs|versus|else|illa|illana|illati|leda|leka|lekapothe|lekunte) | (?:या|அல்லது|లేదా) /u
/** The side of the examination, as it is asked for. */
const ATTEMPT =
  / (?:attempts?|try|trying|again|prepar\S*|taiyari|taiyaari|tayari|tyari|study|padh\S*|padik\S*|chaduv\S*|seat|branch|subject|course|rank|stream|select\S*|clear|crack|qualify|repeat|drop|wait|exam\S*|get (?:\S+ ){1,4}?(?:in 20\d\d|(?:in )?(?:the )?(?:next|coming) (?:\d |one |two )?years?|this year|next time)) /
/** The side of the post. */
const TAKES =
  / (?:join\S*|jau|jaun|jaaun|jaoon|jaaoon|jobs?|offer|post|work|accept|take (?:it|up|this|that|the \S+)|naukri|velai|udyogam|cherana|cheranum|seranum|sera) /
/** An examination that was sat, or a seat that was not the one hoped for. */
const SAT =
  / (?:ranks?|cut ?off|percentile|missed?|marks|attempts?|second time|third time|again|one more time|preparing|preparation|prepare|taiyari|tayari|entrance|(?:left|leave|rejected|refused|surrendered) (?:\S+ ){0,3}?seat|(?:did not|didnt|not) join\S*|not (?:\S+ )?(?:enough|cleared?|qualified)|failed?) /
const OF_A_SEAT =
  / (?:icar|cuet|norcet|entrance|clat|counselling|seat|rank|percentile|pg|post graduation|m ?sc|phd|iims?|nlu|aiims|nits?|iits?) /
/** A post that is there for the taking. */
const OFFERED =
  / (?:offer\S*|(?:telling|asking|saying|insisting|forcing|pressing) (?:me )?(?:\S+ )?(?:join|take)|giving|gives|calling|calls|(?:is|are) ready|ready to (?:take|give)|mil (?:rah\S*|ga\S*)|de rah\S*|bula rah\S*|(?:got|have|has|getting) (?:\S+ ){0,5}?(?:job|post|offer|work)|selected (?:in|for|as)|(?:select|selection|chayan) (?:ho (?:gaya|gayi|gya|gyi|chuka)|hua|hui|hogaya)|(?:job|post|vacancy) (?:\S+ ){0,4}?(?:is there|there|available|waiting|hai|irukku|undi)|joining letter|kidai\S*|vachi\S*|vandh\S*|ichar\S*) /
const A_POST =
  / (?:agniveer|agnivir|agniweer|constable|sipahi|jawan|police|peon|guard|jobs?|posts?|company|firm|salary|thousand|lpa|officer|executive|lecturer|teacher|engineer|clerk|nurse|rep|assistant|trainee|associate|manager|advocate|naukri|velai|udyogam|work) /
/** Who would leave a post that is held asks of something else. */
const LEAVES = / (?:leave|quit|resign\S*|give up|chhod\S*|chod\S*) (?:\S+ ){0,3}?(?:job|post|work|company|naukri|it) /

/** True where an examination was sat and may be sat again, a post is offered, and the words ask which of the two. */
export function weighsAttempt({ words, told }: { words: string; told: string }): boolean {
  const own = plainText(words)
  if (!OR.test(own) || !ATTEMPT.test(own) || !TAKES.test(own) || LEAVES.test(own)) return false
  const all = plainText(`${told}. ${words}`)
  return SAT.test(all) && OFFERED.test(all) && A_POST.test(all) && (OF_A_SEAT.test(all) || namesExam(all))
}

/** One's own subject, and not any seat, is what is hoped for. */
const OWN_SUBJECT = / (?:subject|branch|course|stream|speciali[sz]ation|discipline|only) /
const OTHER_SEAT =
  / (?:got|gave|allotted|alloted|getting|mila|mili) (?:\S+ ){1,6}?(?:and|but|so) (?:\S+ ){0,4}?(?:left|leave|did not|didnt|not) | left (?:\S+ ){0,3}?seat | (?:did not|didnt) join /
/** True where a seat in another subject was to be had before. */
export const leftAnotherSeat = (concern: string): boolean => {
  const text = plainText(concern)
  return OWN_SUBJECT.test(text) && OTHER_SEAT.test(text)
}
