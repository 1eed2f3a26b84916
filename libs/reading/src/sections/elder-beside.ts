import type { Composer } from '../compose/composer.ts'
import { plainText } from '../understanding/topics.ts'
import { once } from './once.ts'

/** Whoever asks as a mother or father of the husband has no in-laws in it. */
export const SONS_WIFE = / (?:sons wife|daughter in law|bahu|marumagal|kodalu) |बहू|மருமகள்|కోడలు/u
export const MOTHER_IN_LAW = / (?:mother in law|mil|saas|sasu maa|sasumaa|mamiyar|maamiyar|atta|attha) |सास |மாமியார்|అత్త/u
const OWN_MOTHER = / (?:my|meri|mere|apni|en|enga|na|naa|maa) (?:own )?(?:mother|mom|mummy|maa|ma|amma)(?! in law) /

/** The mother who is told to stand beside a marriage: one's own, or the partner's; null where none is. */
export const elderOf = once((c: Composer): 'own' | 'inLaw' | null => {
  const text = plainText(c.whole.input.concern)
  if (c.asker.love !== 'bond' || SONS_WIFE.test(text)) return null
  return MOTHER_IN_LAW.test(text) ? 'inLaw' : OWN_MOTHER.test(text) ? 'own' : null
})
