import { ownText } from '../understanding/own-words.ts'
import { tellsPayWaits } from '../understanding/pay-told.ts'
import type { Point } from '../understanding/point/points.ts'
import { pointsAsked, SURE } from '../understanding/points-asked.ts'
import { plainText } from '../understanding/topics.ts'
import { once } from './once.ts'

const PROMOTION = / (?:promot\S*|pramotion|padonnati) |पदोन्नति|प्रमोशन|பதவி உயர்வு|ప్రమోషన్/u
const PAY = / (?:hike|increments?|raise|salary|appraisal|package|ctc) /

/** A step up by the name that the parts give it which ask for it: a promotion, a rise in pay, else the step; by all that was told where none is sure. */
export const riseNoun = once(({ whole: c }): string => {
  const { concern } = c.input
  const asked = askedText(concern, OF_RISE)
  const isPay = PAY.test(asked)
  if (PROMOTION.test(asked) || (!isPay && PROMOTION.test(ownText(concern)))) return c.say('noun.promotion.named')
  return c.say(isPay || tellsPayWaits(concern) ? 'noun.rise' : 'noun.promotion')
})
const OF_RISE: ReadonlySet<Point> = new Set(['work.promotion', 'money.grow'])

/** A posting near home, in the words that ask for one. */
const HOMEWARD =
  / (?:home ?town|home (?:district|state|city|place|cadre)|native(?: place)?|own (?:district|city|state|village)|(?:near|close to|nearer|back to|back|to) (?:my )?(?:home|house|family|parents|village|city)|ghar (?:ke )?(?:pas|paas|nazdik|nazdeek|kareeb)|far from (?:my )?(?:home|family|house|wife|husband|kids|children)|\d+ km (?:\S+ )?from) |घर के (?:पास|नज़दीक|नजदीक)|சொந்த ஊர|సొంత ఊ/u

/** A transfer by where it is to lead: home, where that is told, or where the place of birth is asked for. */
export const transferNoun = once(({ whole: c }): string => {
  const { concern } = c.input
  const asked = askedText(concern, OF_TRANSFER)
  const [place = ''] = plainText(c.input.birth.placeName ?? '')
    .trim()
    .split(' ')
  const leadsThere = place !== '' && asked.includes(` ${place} `) && !asked.includes(` from ${place} `)
  return c.say(HOMEWARD.test(plainText(concern)) || leadsThere ? 'noun.transfer.home' : 'noun.transfer')
})
const OF_TRANSFER: ReadonlySet<Point> = new Set(['work.transfer'])

/** The words of the parts that are surely after one of the points; all that was told where none is. */
function askedText(concern: string, points: ReadonlySet<Point>): string {
  const parts = pointsAsked(concern).filter(({ point, likely }) => likely >= SURE && points.has(point))
  return plainText(parts.length === 0 ? concern : parts.map(({ words }) => words).join(' '))
}
