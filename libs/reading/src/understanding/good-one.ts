import type { Point } from './point/points.ts'
import { plainText } from './topics.ts'
import { isWeddingOff } from './wedding-off.ts'

/** Whether the one who is to come is a good person: nobody is there yet whose heart could be asked about. */
const GOOD_ONE =
  / (?:will|would|be|get|find|have|milega|milegi) (?:\S+ ){0,4}?(?:good|nice|better|best|right|loyal|faithful|caring|kind|understanding|honest|loving|decent|genuine|supportive|acha|accha|achha|achi|acchi|nalla|manchi) (?:\S+ )?(?:person|partner|husband|wife|boy|girl|guy|man|woman|match|human|spouse|groom|bride|proposal|pati|patni|ladka|ladki) | will (?:my |the |that |new )*(?:person|partner|husband|wife|boy|girl|guy|he|she|groom|bride|match) be (?:a |an |very |really |really a |so )*(?:good|nice|better|right|loyal|faithful|caring|kind|understanding|honest|loving|decent|genuine|supportive) /
const STILL_TO_COME = / (?:when|kab) (?:\S+ ){0,4}(?:married|marry|marriage|wedding|shaadi|shadi) /

/** Whether the one who is to be married is a good person. */
export const asksOfGood = (words: string): boolean => GOOD_ONE.test(plainText(words))

/** A good husband or wife to come, as plain texts: who it is where the wedding is asked about as well, else when; null for any other words. */
export function goodPoint(own: string, text: string, found: Point): Point | null {
  if (!GOOD_ONE.test(own)) return null
  const asksWhen = STILL_TO_COME.test(text)
  const isOff = isWeddingOff(text)
  if (!asksWhen && !isOff) return null
  return /^ (?:and )?when /.test(own) || (found !== 'love.kind' && !asksWhen) ? 'love.when' : 'love.kind'
}
