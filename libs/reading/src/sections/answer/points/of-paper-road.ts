import type { Composer, Line } from '../../../compose/composer.ts'
import { plainText } from '../../../understanding/topics.ts'
import { method } from './shared.ts'

/** A draw for those who would settle. */
export const DRAW = / (?:ita|crs|invites?|invitation|express entry|eoi|189|190|pnp|points) /
/** A transfer within a company that has an office there, which needs no draw. */
const THROUGH_COMPANY = / (?:through|via|from|by|with) (?:my |the |a |current |indian )*(?:company|employer|office|firm|mnc) | l ?1 ?[ab]? /
const LOTTERY = / (?:h ?1 ?b?|lottery) (?:\S+ )*(?:lottery|picked|selected|registration|registered|draw|naam|name) /
const PERMIT_ENDS = / (?:opt|pgwp|psw|post study visa|graduate visa) (?:\S+ ){0,3}(?:end\S*|expir\S*|finish\S*|over|till|until|khatam) /
/** A permit to work by lot that is hoped for: it is named, and nobody says that it is held. */
const HOPED = / h ?1 ?b? /
const HELD =
  / (?:husband|wife|spouse|hubby|pati|patni|he|she)s? (?:\S+ ){0,3}h ?1 ?b? | on (?:an? |my |the )?h ?1 ?b? | h ?1 ?b? (?:since|for \d|stamp\S*|extension|renew\S*|transfer|expir\S*|holder) | (?:have|got|my) h ?1 ?b? (?:approv\S*|visa) /
const BRIDGED = / (?:opt|f1|f 1) /
const SENT_AWAY = / (?:deport\S*|sent back|send back|sending (?:people|indians|students) back|ice raids?) /

/** What no chart reads of a draw, a lottery, or a permit that ends, with what is in one’s own hands. */
export function paperRoad(c: Composer): Line[] {
  const text = plainText(c.whole.input.concern)
  const isHoped = HOPED.test(text) && !HELD.test(text)
  const key = LOTTERY.test(text)
    ? 'point.away.lottery'
    : isHoped
      ? BRIDGED.test(text)
        ? 'point.away.h1b.opt'
        : 'point.away.h1b'
      : PERMIT_ENDS.test(text)
        ? 'point.away.opt'
        : DRAW.test(text)
          ? 'point.away.draw'
          : null
  return [
    ...(SENT_AWAY.test(text) ? [c.line([method(c)], 'point.away.fear')] : []),
    ...(key === null ? [] : [c.line([method(c)], key)]),
    ...(key === 'point.away.lottery' && THROUGH_COMPANY.test(text) ? [c.line([method(c)], 'point.away.company')] : []),
  ]
}
