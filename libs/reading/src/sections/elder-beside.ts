import type { Composer } from '../compose/composer.ts'
import { SONS_WIFE } from '../understanding/sons-house.ts'
import { plainText } from '../understanding/topics.ts'
import { once } from './once.ts'

export const MOTHER_IN_LAW = / (?:mother in law|mil|saas|sasu maa|sasumaa|mamiyar|maamiyar|atta|attha) |सास |மாமியார்|అత్త/u
/** The partner's mother, told of as theirs. */
const THEIR_MOTHER =
  / (?:husbands?|wifes?|pati|patni|biwi) (?:\S+ )*(?:his|her|apni|uski|unki) (?:own )?(?:mother|mom|mummy|maa|ma|amma)(?= )(?! in law) | (?:husbands|wifes) (?:mother|mom|mummy|maa|amma)(?= )(?! in law) | (?:husband|pati) (?:\S+ ){0,3}(?:listens?|hears?|supports?|obeys?|follows?|sunt\S*|maant\S*) (?:\S+ ){0,3}(?:mother|mom|mummy|maa|amma) /
const OWN_MOTHER = / (?:my|meri|mere|apni|en|enga|na|naa|maa) (?:own )?(?:mother|mom|mummy|maa|ma|amma)(?! in law) /

/** The partner's people, told of as a whole. */
const IN_LAWS =
  / (?:in ?laws|sasural\S*|(?:husbands?|his|wifes?|her) (?:family|parents|people|side)|joint family)(?= )(?<! (?:mother|father|sister|brother|son|daughter) in ?laws) |ससुराल|மாமியார் வீட்|అత్తవారి|అత్తింటి/u
/** Words of a bond that two people quarrel in. */
export const QUARREL =
  / (?:fight|fights|fighting|quarrel\w*|arguments?|argue|arguing|unhappy|not happy|no peace|anger|shout\w*|misunderstanding\w*|tension|jhagd\S*|jhagr\S*|ladai|anban|sandai|godava\S*|godavalu|झगड़\S*|लड़ाई|अनबन|சண்டை\S*|గొడవ\S*) /u

/** True of two who live together and quarrel, as told: what is asked of a time is peace, and no larger plan of theirs. */
export const isQuarrelled = once((c: Composer): boolean => c.asker.love === 'bond' && QUARREL.test(plainText(c.whole.input.concern)))

/** Who is told to stand beside a marriage: one's own mother, the partner's, or the partner's people; null where nobody is. */
export const elderOf = once((c: Composer): 'own' | 'inLaw' | 'inLaws' | null => {
  const text = plainText(c.whole.input.concern)
  if (c.asker.love !== 'bond' || SONS_WIFE.test(text)) return null
  if (MOTHER_IN_LAW.test(text) || THEIR_MOTHER.test(text)) return 'inLaw'
  return OWN_MOTHER.test(text) ? 'own' : IN_LAWS.test(text) && QUARREL.test(text) ? 'inLaws' : null
})
