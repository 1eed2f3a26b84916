import type { Composer, Line } from '../compose/composer.ts'
import type { MessageKey } from '../phrasebook/phrasebook.ts'
import { childWishIn, type ChildWish } from '../understanding/child-wish.ts'
import { methodFinding } from './verdict.ts'

/** What was told with the wish, the heaviest first: a loss, a treatment, tests that found nothing, years of waiting. */
function kindKey({ lost, treated, normal, waits, kind, awaited }: ChildWish): MessageKey {
  if (awaited !== null)
    return lost ? 'birth.kind.awaited.lost' : treated || awaited === 'chosen' ? 'birth.kind.awaited.treated' : 'birth.kind.awaited'
  if (lost) return 'birth.kind.lost'
  if (treated) return 'birth.kind.treated'
  if (normal) return waits ? 'birth.kind.normalWaits' : 'birth.kind.normal'
  return waits && kind !== 'adopt' ? 'birth.kind.waits' : `birth.kind.${kind}`
}

/** A kind word to whoever wishes for a child, before anything else; null where nobody does. */
export function kindToWish(c: Composer): Line | null {
  const wish = childWishIn(c.whole.input.concern)
  return wish === null ? null : c.line([methodFinding(c, 'question', 'bphs24.145-148')], kindKey(wish))
}
