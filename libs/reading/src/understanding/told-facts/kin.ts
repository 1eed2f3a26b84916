import type { ToldPattern } from './told-pattern.ts'

/** Those around the visitor who are told of beside a step of the visitor's own. */
export const OF_KIN = {
  youngerWaits: {
    hears:
      / (?:younger|chhot[aie]|choti|chote|small|my) (?:sisters?|brothers?|behen|bahan|behan|bhai)s? (?:\S+ ){0,6}(?:waiting|wait|waits|pending|stopped|held|delayed|ruk\S*|atk\S*|because of me|due to me|meri wajah) |தங்கச்சி(?:க்கும்|யோட).*(?:காத்தி|நிக்கு)|छोटी बहन.*(?:रुकी|अटकी)|చెల్లి.*(?:ఆగి|ఆగిపో)/u,
  },
} as const satisfies Record<string, ToldPattern>
