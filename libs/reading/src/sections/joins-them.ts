import type { Composer } from '../compose/composer.ts'
import { joinsPartner } from '../understanding/joins-partner.ts'
import { plainText } from '../understanding/topics.ts'
import { questionOf } from '../understanding/understanding.ts'

/** True of one at home whose husband or wife is in another country, and who asks of the way to them. */
export const joinsThem = (c: Composer): boolean =>
  !c.asker.abroad && (c.asker.love === 'bond' || c.asker.love === 'partner') && joinsPartner(c.whole.input.concern)

/** The move to them, as every chapter calls it. */
export const joinNoun = (c: Composer): string => {
  const text = plainText(c.whole.input.concern)
  return c.say('noun.toThem', {
    who: / (?:husband|hubby|pati)s? /u.test(text) ? 'he' : / (?:wife|patni|biwi)s? /u.test(text) ? 'she' : 'other',
  })
}

/** True when somebody already there is the reason to go: a partner to live with, or a grown child to move to. */
export function goesToSomebody(c: Composer): boolean {
  const { plea, pair, grownChild } = questionOf(c.input.concern)
  return plea === 'together' || joinsThem(c) || (pair === 'homeOrAbroad' && grownChild !== null)
}
