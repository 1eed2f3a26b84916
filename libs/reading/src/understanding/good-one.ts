import { plainText } from './topics.ts'

/** Whether the one who is to come is a good person: nobody is there yet whose heart could be asked about. */
const GOOD_ONE =
  / (?:will|would|be|get|find|have|milega|milegi) (?:\S+ ){0,4}?(?:good|nice|better|best|right|loyal|faithful|caring|kind|understanding|honest|loving|decent|genuine|supportive|acha|accha|achha|achi|acchi|nalla|manchi) (?:\S+ )?(?:person|partner|husband|wife|boy|girl|guy|man|woman|match|human|spouse|groom|bride|proposal|pati|patni|ladka|ladki) | will (?:my |the |that |new )*(?:person|partner|husband|wife|boy|girl|guy|he|she|groom|bride|match) be (?:a |an |very |really |really a |so )*(?:good|nice|better|right|loyal|faithful|caring|kind|understanding|honest|loving|decent|genuine|supportive) /

/** Whether the one who is to be married is a good person. */
export const asksOfGood = (words: string): boolean => GOOD_ONE.test(plainText(words))
