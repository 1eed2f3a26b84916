import { plainText } from '../understanding/topics.ts'
import { once } from './once.ts'

const PROMOTION = / (?:promot\S*|pramotion|padonnati) |पदोन्नति|प्रमोशन|பதவி உயர்வு|ప్రమోషన్/u
const PAY = / (?:hike|increments?|raise|salary|appraisal|package|ctc) /

/** A step up by the name that the visitor gave it: a promotion, a rise in pay, else the step. */
export const riseNoun = once(({ whole: c }): string => {
  const text = plainText(c.input.concern)
  return c.say(PROMOTION.test(text) ? 'noun.promotion.named' : PAY.test(text) ? 'noun.rise' : 'noun.promotion')
})

/** A posting near home, in the words that ask for one. */
const HOMEWARD =
  / (?:home ?town|home (?:district|state|city|place|cadre)|native(?: place)?|own (?:district|city|state|village)|(?:near|close to|nearer|back to|back|to) (?:my )?(?:home|house|family|parents|village|city)|ghar (?:ke )?(?:pas|paas|nazdik|nazdeek|kareeb)|far from (?:my )?(?:home|family|house|wife|husband|kids|children)|\d+ km (?:\S+ )?from) |घर के (?:पास|नज़दीक|नजदीक)|சொந்த ஊர|సొంత ఊ/u

/** A transfer by where it is to lead: home, where that or the place of birth is named. */
export const transferNoun = once(({ whole: c }): string => {
  const text = plainText(c.input.concern)
  const [place = ''] = plainText(c.input.birth.placeName ?? '')
    .trim()
    .split(' ')
  return c.say(HOMEWARD.test(text) || (place !== '' && text.includes(` ${place} `)) ? 'noun.transfer.home' : 'noun.transfer')
})
