import type { Composer } from '../compose/composer.ts'
import { pointsAsked } from '../understanding/points-asked.ts'
import { plainText } from '../understanding/topics.ts'
import { asksSecondPlace, asksShopFromHome, limitIsDrawn } from '../understanding/trade-place.ts'
import { runsAlready } from './held-beside.ts'
import { once } from './once.ts'
import { tradeCourse } from './trade-course.ts'

/** A beginning that is somebody's own, also where the family trades. */
const VENTURE_OF_OWN = / (?:start ?ups?|my own (?:startup|brand|company|venture|business|product)|own brand|d2c) /u

/** A post that is left, or is to be left, for something of one's own: that is no second place of a trade that runs. */
const FOR_IT =
  / (?:left|leave|leaving|quit|quitting|resign\S*|gave up|giving up|stopped|chhod\S*|chod\S*) (?:\S+ ){0,6}(?:job|post|work|career|naukri|company|bank|it|engineering|teaching|coding|service) /u
/** Something else than what runs, and no second place of it. */
const NEW =
  / (?:something|anything|some|another|other|nay[ai]|naye|dusr[aie]) (?:new|else|other|business|work|line|kaam|dhandha|vyapar)? ?/u
/** A second place of a trade that runs. */
const SECOND =
  / (?:second|2nd|another|one more|third|new|dusr[aei]|doosr[aei]|ek aur) (?:\S+ )?(?:shop|store|branch|outlet|place|restaurant|hotel|salon|clinic|unit|showroom|centre|center|factory|dukan|dukaan) | (?:branch|branches|outlet) |दूसरी दुकान|शाखा|கிளை|శాఖ/u

const asks = (c: Composer, place: (own: string, text: string) => boolean): boolean =>
  pointsAsked(c.whole.input.concern).some(({ words, told }) => place(plainText(words), plainText(`${told} ${words}`)))

/** True where a second place is asked about that the trade bears: its ground is good, and its credit is not drawn to the end. */
export const bearsSecond = once((c): boolean => tradeCourse(c).course === 'grow' && !limitIsDrawn(plainText(c.whole.input.concern)))

/**
 * True where the step is a place for what runs already and the year is told of the trade itself: the first shop of work at home, or a second place with
 * which page 1 says to wait.
 */
export const isPlaceOfTrade = once((c): boolean => asks(c, asksShopFromHome) || (asks(c, asksSecondPlace) && !bearsSecond(c)))

/** What whoever runs a trade would begin beside it: a second place of the same trade, or something new; null where neither is told. */
export const secondPlace = once((c): 'second' | 'new' | null => {
  const told = plainText(c.input.concern)
  if (asks(c, asksSecondPlace)) return 'second'
  if (c.asker.trade !== 'business' || FOR_IT.test(told) || VENTURE_OF_OWN.test(plainText(c.whole.input.concern))) return null
  return SECOND.test(told) ? 'second' : NEW.test(told) ? 'new' : null
})

const NOUNS = { second: 'noun.second', new: 'noun.new' } as const

/** What is to be begun by its name: what sells already is no business still to come, and a second place of it is no first one. */
export function ventureNoun(c: Composer): string {
  const place = secondPlace(c)
  return c.say(runsAlready(c) || isPlaceOfTrade(c) ? 'noun.trade' : place === null ? 'noun.business' : NOUNS[place])
}

/** True where what is to be begun is one more place of a trade that runs: it has customers, a name and books already. */
export const opensSecond = (c: Composer): boolean => secondPlace(c) === 'second'
