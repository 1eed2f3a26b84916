import { asks, isAsking, isStep, isTopic, wordsOf } from './asking.ts'

/** Questions that run on into each other, or on from what is told, without a mark or a word that joins them ("will I get a job will it be far"). */

/** A verb before its subject, or an asking word before both, as spoken English has them: where a question begins. */
const ENGLISH_START =
  /(?<=^|\s)(?:(?:will|would|should|shall|can|could) (?:i|we|he|she|it|they|my|our|his|her|their|the|this|that|these|there|any|court|god)|(?:is|are|am|was|do|does|did|have|has) (?:i|he|she|it|they|we|there|my|this)|(?:when|how|what|where) will (?:be|happen|come|become|go)|(?:when|how|why) (?:i|we|he|she|it|they|my|our|his|her) (?:\S+ )?(?:will|should|can)|what to do|what should be) /giu

/** An asking word with what it asks of, before the verb ("in which city" should I). */
const ASKED_OF =
  /(?<=^|\s)(?:(?:in|to|for|from|till|until|by|at|with|of|on|after|through) )?(?:when|where|how|what|which|why|whom)(?: (?!(?:to|i|he|she|we|they|it|you|is|am|are|was|will|should|can|and|or)\b)\S+){0,4} $/iu
/** Words of address and turns ("so", "if not") that go with the question after them. */
const TURN =
  /(?<=^|\s)(?:(?:so|then|also|please|pls|plz|sir|otherwise|(?<!(?:one|body|thing|where|what|who) )else|if (?:not|yes|no|so)|now) )+$/iu
/** After these what follows hangs on them, or is the other way of a choice. */
const HANGS =
  /(?:^|\s)(?:that|if|or|and|because|since|as|know|knows?|asks?|asked|asking|says?|said|saying|tells?|told|telling|me|whether|wonder|wondering|is|are|was|be|about|of|for|to|in|on|at|by|from|with|than|like|the|a|an|my|our|his|her|when|until|till|after|before|what|how|which|who|where|why|think|thinks|it|he|she|they|there|this|here|decide|see|not|only|even|ya|ki|vs|i|we|you) $/iu

/** An English sentence between two of its questions, or before the one that it leads to: where each begins. */
function englishStarts(text: string): number[] {
  const starts: number[] = []
  for (const { index, 0: head } of text.matchAll(ENGLISH_START)) {
    const last = starts.at(-1) ?? 0
    // "is my" after a statement's subject states
    if (STATES.test(head) && !asks(text.slice(last, index))) continue
    let at = index
    const before = (): string => text.slice(Math.max(last, at - LOOKED_AT), at)
    at -= ASKED_OF.exec(before())?.[0].length ?? 0
    at -= TURN.exec(before())?.[0].length ?? 0
    if (
      !HANGS.test(before()) &&
      !(OF_IT.test(head) && isTopic(before())) &&
      wordsOf(before()).length >= LEAST_BEFORE &&
      wordsOf(text.slice(at, at + LOOKED_AT)).length >= LEAST_AFTER
    )
      starts.push(at)
  }
  return starts
}
const STATES = /^(?:is|are|was|do|does|did|when|how|why) (?!it|this|i )/iu
/** What is asked of a subject that stands before it. */
const OF_IT = /^(?:will|would|should|shall|can|could|is|are) (?:it|they|he|she) $/iu
const LEAST_BEFORE = 3
const LEAST_AFTER = 3
/** Signs on either side of a start that tell whether it is one. */
const LOOKED_AT = 150

/** Verbs with which a clause ends in languages whose verb stands last. */
const VERB_LAST =
  /(?:(?<!^coll)eg[aie]|(?<!^p)og[aie]|[uo]ng[aie]|enge|^(?:hai|hain)|(?:[dkr]k?k?um|[iuae]yum|[cd]hum|uma|tundi|tunda|thundi|thunda|undi|unda|taara|taru|taaru|stara|tada|tadu)|ेगा|ेगी|ेंगे|ोगा|ोगी|ोंगे|ूंगा|ूंगी|ूँगा|ूँगी|^है|^हैं|(?:க்|ட|ர|ய|த|ச|ல)?ும்|ுமா|ாரா|ாளா|ானா|ுంది|ుందా|తుంది|స్తుంది|తాడు|తాడా|తారు|తారా|తాయి|తాయా|తానా)$/u
/** What belongs to the verb before it. */
const OF_VERB = /^(?:kya|na|hai|hain|kab|ki|क्या|है|हैं|ना)$/u
/** What goes on from the verb, or holds another way against it. */
const GOES_ON =
  /^(?:ya|ki|to|toh|tho|kya|kabhi|bhi|nahi|nahin|ke|ka|jab|illa|illai|illana|allathu|leda|leka|nu|ani|endru|या|कि|तो|कभी|भी|नहीं|जब|இல்லை|இல்லையா|இல்ல|இல்லனா|அல்லது|என்று|னு|లేదా|లేక|లేదు|అని)$/u
/** A clause that tells whom or when is meant, and what others say. */
const RELATIVE =
  /(?:^|\s)(?:jo|jab|jis|jise|agar|yadi|जो|जब|जिस|अगर|यदि|bolt[aei]|kaht[aei]|keht[aei]|puchh?t[aei]|pooch\S+|बोलत[ाेी]|कहत[ाेी]|पूछत[ाेी])(?:\s|$)/u
/** Steps told one after the other, of which one is to be taken. */
const WEIGHED = /(?:l[ao]+ma+|numa|vendama|chcha|ala|eyala|லாமா|ணுமா|வேண்டுமா|வேண்டாமா|ాలా|చ్చా)$/u

/** A sentence whose verb stands last, after each asking clause that another one follows. */
function verbLastStarts(text: string): number[] {
  const starts: number[] = []
  const words = [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({ word: wordsOf(word).join(' '), at: index }))
  let last = 0
  for (let at = 1; at < words.length - 1; at++) {
    const { word } = words[at] as (typeof words)[number]
    if (!VERB_LAST.test(word) && !isStep(word)) continue
    let end = at + 1
    while (end < words.length && OF_VERB.test((words[end] as (typeof words)[number]).word) && !followsNew(words, end)) end++
    const rest = words.slice(end)
    const [next] = rest
    if (next === undefined || rest.length < 2 || GOES_ON.test(next.word)) continue
    const [before, after] = [text.slice(last, next.at), text.slice(next.at)]
    const [beforeWords, afterWords] = [wordsOf(before), wordsOf(after)]
    // an asking word behind the verb is that verb's own, unless it has one
    if (isAsking(next.word) && (afterWords.length < LEAST_AFTER || !beforeWords.some(isAsking))) continue
    if (RELATIVE.test(before.toLowerCase()) || beforeWords.length < 2 || !asks(before)) continue
    if (!asks(after.replace(/[?\s]+$/u, '')) || (WEIGHED.test(beforeWords.at(-1) ?? '') && WEIGHED.test(afterWords.at(-1) ?? ''))) continue
    starts.push(next.at)
    last = next.at
    at = end
  }
  return starts
}

/** True for a "kya" or a "kab" after a verb that heads a clause of its own. */
const followsNew = (words: readonly { word: string }[], at: number): boolean => {
  const [one, next, over] = [words[at]?.word ?? '', words[at + 1]?.word, words[at + 2]?.word]
  if (/^(?:kab|ki|कब)$/u.test(one)) return true
  return /^(?:kya|क्या)$/u.test(one) && over !== undefined && next !== undefined && OF_SUBJECT.test(next)
}
/** A subject after "kya" heads the next question ("will it come kya wo ..."). */
const OF_SUBJECT = /^(?:wo|woh|vo|voh|ye|yeh|main|mai|hum|mujhe|meri|mera|mere|uski|uska|unki|वो|वह|ये|यह|मैं|हम|मुझे|मेरी|मेरा|मेरे|उसकी|उसका)$/u

/** A sentence in English has its verb before the end. */
const SPOKEN_ENGLISH = /(?:^|\s)(?:will|should|shall|would|the|is|my|which|when) /iu

/** A sentence or a clause in its questions, with what is told before them. */
export function runOnParts(text: string): string[] {
  const english = englishStarts(text)
  const starts = english.length > 0 || SPOKEN_ENGLISH.test(text) ? english : verbLastStarts(text)
  const ends = [...starts, text.length]
  return [0, ...starts]
    .map((from, at) =>
      text
        .slice(from, ends[at])
        .replace(/[,\s]+$/u, '')
        .trim(),
    )
    .filter((part) => part !== '')
}
