import { ASPIRING, ELDER, GROWN, OF_AGE } from '../../understanding/ages.ts'
import type { Composer } from '../../compose/composer.ts'
import type { MainTopic } from '../../rules/witnesses.ts'
import { namesExam } from '../../understanding/exam-attempt.ts'
import { namesGovernment } from '../../understanding/question.ts'
import { isWithoutPost } from '../../understanding/asker.ts'
import { ownText } from '../../understanding/own-words.ts'
import { remembered } from '../../understanding/remembered.ts'
import { countHits, meantText, plainText } from '../../understanding/topics.ts'
import {
  asksOfTrade,
  hasGone as tellsOfGone,
  letsGo,
  questionOf,
  subjectOf,
  wishesBack,
  wishesGovernment,
  wishesPermanence,
} from '../../understanding/understanding.ts'
import type { Care } from '../../understanding/clauses.ts'
import { weighsWaiting } from '../../understanding/waiting.ts'
import { isWeddingOff } from '../../understanding/wedding-off.ts'
import type { Point } from '../../understanding/point/points.ts'
import { pointsAsked, SURE } from '../../understanding/points-asked.ts'
import { askedTopics } from '../cache.ts'
import { examOf, isPastAge } from '../exam-year.ts'
import { isHeldBeside } from '../held-beside.ts'
import { residenceNoun } from '../onward.ts'
import { ventureNoun } from '../second-place.ts'
import { riseNoun } from '../step-noun.ts'
import { visitOf } from '../visit-asked.ts'
import { asksField } from '../work-told.ts'

/** The narrower subject that an answer is worded for. */
export type Asked =
  | 'marriage'
  | 'wed'
  | 'partner'
  | 'relationship'
  | 'breakup'
  | 'again'
  | 'love'
  | 'companion'
  | 'jobChange'
  | 'newPost'
  | 'boss'
  | 'promotion'
  | 'permanent'
  | 'business'
  | 'trade'
  | 'career'
  | 'training'
  | 'exam'
  | 'government'
  | 'service'
  | 'visa'
  | 'settle'
  | 'abroad'
  | 'residence'

/** Words that want a bond back, and not a new one. */
const GOES_BACK =
  /come back|get back|reconcil|patch up|talk to me again|unblock|wapas|thirumba pes|malli matlad|वापस|फिर से बात|திரும்ப|மறுபடி பேச|తిరిగి|మళ్లీ మాట్లాడ/iu

const GONE =
  /left me|broke ?up|break ?up|breakup|blocked me|dumped|chhod|chod|chala gaya|chali gayi|छोड़|vadiles|vittutu p|vitutu p|vittu poi|விட்டு|వదిలే|block kar|married (?:to )?(?:someone|somebody) else|married another|shaadi kar li|shadi kar li|pelli chesukunn(?:adu|aru|di)|kalyanam panni(?:tt)?an|शादी कर ली|ब्लॉक|பிளாக்|బ్లాక్/iu

/** Somebody of the past who is to be let go. */
const EX = / (?:my ex|ex (?:boyfriend|girlfriend|lover)|move on|moving on|forget (?:him|her)|dhokha mila|betrayed me) /
const goesBack = remembered((concern): boolean => GOES_BACK.test(concern))
const tellsGone = remembered((concern): boolean => GONE.test(concern))
const namesEx = remembered((concern): boolean => EX.test(meantText(concern)))

/** A husband or wife who is still to come. */
const SPOUSE_WORDS: readonly string[] = ['husband', 'wife', 'life partner', 'spouse', 'जीवनसाथी']

/** True where somebody has gone and is waited for; a marriage in being is no such thing. */
export const hasGone = (c: Composer): boolean =>
  c.asker.bond !== 'married' &&
  !(letsGo(c.input.concern) && !goesBack(c.input.concern)) &&
  (goesBack(c.input.concern) || tellsGone(c.input.concern) || tellsOfGone(c.input.concern))

/** Whoever surely asks when, whence or by whom a match comes asks of a marriage. */
const asksOfAMatch = (c: Composer): boolean =>
  pointsAsked(c.input.concern).some(({ point, likely }) => likely >= SURE && OF_A_MATCH.has(point))
const OF_A_MATCH: ReadonlySet<Point> = new Set(['love.when', 'love.where', 'love.kind', 'love.match', 'love.loveArranged'])

/** The subject by the words of the question and by what the person said of themselves. */
export function askedOf(c: Composer, topic: MainTopic): Asked {
  const subject = subjectOf(c.input.concern, topic)
  const { age, love, work } = c.asker
  if (topic === 'love') {
    if (age < OF_AGE) return 'love'
    if (c.asker.settled.includes('engaged') && love === 'partner') return 'wed'
    if (c.asker.bond === 'parted' || c.asker.bond === 'widowed')
      return goesBack(c.input.concern) || wishesBack(c.input.concern) ? 'breakup' : 'again'
    if (love === 'open' && isWeddingOff(c.input.concern)) return 'marriage'
    if (love === 'partner' && weighsWaiting(c.input.concern)) return 'partner'
    const { declines } = questionOf(c.input.concern)
    if (declines.includes('spouse')) return 'marriage'
    if (c.asker.apart !== null || declines.includes('fidelity') || declines.includes('parting')) return 'relationship'
    // a marriage in being, of which a divorce is thought, is no bond that is gone; what was left is named before a wedding of the other one
    if ((subject === 'breakup' && c.asker.bond !== 'married') || (hasGone(c) && (subject === null || tellsGone(c.input.concern))))
      return 'breakup'
    if (letsGo(c.input.concern)) return 'breakup'
    if (love === 'partner' && subject === 'family') return 'partner'
    if (namesEx(c.input.concern) && love === 'open') return 'breakup'
    if (love === 'open' && asksOfAMatch(c)) return 'marriage'
    if (love === 'open' && subject === 'relationship') return countHits(meantText(c.input.concern), SPOUSE_WORDS) > 0 ? 'marriage' : 'love'
    // the family of whoever has nobody yet is asked about for the match that it looks for
    if (love === 'open' && subject === 'family' && age < ELDER) return 'marriage'
    if (love === 'bond' || subject === 'relationship' || subject === 'family') return 'relationship'
    if (c.asker.love === 'partner') return 'partner'
    if (subject === 'marriage') return 'marriage'
    return age >= ELDER ? 'companion' : 'love'
  }
  if (topic === 'abroad' && c.asker.abroad) return 'residence'
  if (topic === 'abroad' && visitOf(c) !== null) return 'abroad'
  // a firm that sends files the visa itself
  if (topic === 'abroad' && c.asker.sent) return 'abroad'
  // a visa that is there is not asked for
  const granted = c.asker.settled.includes('visa')
  if (topic === 'abroad') return (subject === 'visa' && !granted) || subject === 'settle' ? subject : 'abroad'
  if (isHeldBeside(c)) return 'business'
  if (isWithoutPost(c.asker.settled) && subject !== 'business' && work !== 'service') return 'newPost'
  if (work !== 'service' && subject !== 'business' && wishesPermanence(c.input.concern)) return 'permanent'
  if (c.asker.trade !== 'business' && work === 'livelihood' && age < ASPIRING && wishesGovernment(c.input.concern)) return 'government'
  if (work === 'study' && subject !== 'business') return namesExam(c.input.concern) || examOf(c) !== null ? 'exam' : 'training'
  if (c.asker.trade !== 'post' && c.asker.trade !== 'business' && age < ASPIRING && namesGovernment(ownText(c.input.concern)))
    return 'government'
  if (subject === 'business' && c.asker.trade === 'business') return 'trade'
  if (work === 'livelihood' && questionOf(c.input.concern).pair === 'stayOrMove') return 'jobChange'
  if (subject === 'jobChange' || subject === 'boss' || subject === 'promotion' || subject === 'business') return subject
  // behind a pension "your work" would be the post that is over
  if (c.asker.retired && c.asker.trade === 'business' && asksOfTrade(c.whole.input.concern)) return 'trade'
  return work === 'service' ? 'service' : 'career'
}

/** Examinations that lead to a course, and courses themselves. */
const ADMISSION = / (?:neet|jee|cuet|clat|nift|12th|bsc|btech|mbbs|bds|नीट|जेईई|நீட்|నీట్) /u

/** True where an examination leads to a seat or a course, and not to a post. */
export const leadsToSeat = (c: Composer): boolean => c.asker.age < GROWN || ADMISSION.test(plainText(c.input.concern))

/** What comes after an examination: whoever has a post already looks for no first one. */
export const examNoun = (c: Composer): string =>
  // past the age for it no post follows it
  isPastAge(c)
    ? c.say('noun.otherPost')
    : c.say(c.asker.trade === 'post' || c.asker.trade === 'business' || leadsToSeat(c) ? 'noun.exam' : 'noun.firstPost')

/** True of one at home who asks for a post in another country. */
export const seeksPostAway = (c: Composer): boolean =>
  !c.asker.abroad &&
  !c.asker.sent &&
  pointsAsked(c.whole.input.concern).some(({ point, likely }) => point === 'abroad.work' && likely >= SURE)

/** What an answer calls its subject: "a marriage", "your work". */
export const nounOf = (c: Composer, asked: Asked): string =>
  asked === 'exam'
    ? examNoun(c)
    : asked === 'residence'
      ? residenceNoun(c)
      : asked === 'promotion'
        ? riseNoun(c)
        : asked === 'business'
          ? ventureNoun(c)
          : c.say(
              asked === 'abroad' && visitOf(c) !== null
                ? 'noun.visit'
                : (asked === 'settle' || asked === 'abroad') && seeksPostAway(c)
                  ? 'noun.postAway'
                  : asked === 'relationship' && c.asker.love === 'bond'
                    ? 'noun.bond'
                    : asked === 'breakup' && (namesEx(c.input.concern) || letsGo(c.input.concern)) && !hasGone(c)
                      ? 'noun.again'
                      : // whoever has a post already looks for no first one
                        asked === 'training' && (c.asker.trade === 'post' || c.asker.trade === 'business')
                        ? 'noun.further'
                        : asked === 'training' && asksField(c.whole)
                          ? 'noun.fieldChoice'
                          : `noun.${asked}`,
            )

/** Burdens that living apart brings with it: they close no month to whoever wants to speak. */
const OF_LIVING_APART: readonly Care[] = ['silence', 'affair', 'lonely']

/** True where somebody grieves, is hurt or was left: no time is called easy to them, and no bond is to be pressed. */
export const isTender = (c: Composer): boolean =>
  questionOf(c.input.concern).cares.some((one) => c.asker.apart === null || !OF_LIVING_APART.includes(one)) ||
  c.asker.strain !== null ||
  // to come back to a country is no such thing
  (c.asker.apart === null && askedTopics(c).has('love') && askedOf(c, 'love') === 'breakup') ||
  c.asker.bond === 'widowed' ||
  c.asker.bond === 'parted'
