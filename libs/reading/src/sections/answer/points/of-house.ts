import type { Composer, Line } from '../../../compose/composer.ts'
import { judge } from '../../../rules/grounds.ts'
import { SONS_WIFE } from '../../../understanding/sons-house.ts'
import { plainText } from '../../../understanding/topics.ts'
import { questionOf } from '../../../understanding/understanding.ts'
import { elderOf } from '../../elder-beside.ts'
import { parentsPlan, unwillingParent } from '../../love-ahead.ts'
import { seasonOf } from '../../season.ts'
import { nearestTime } from '../../short-concerns.ts'
import { kinderTime } from './kinder.ts'
import { method, spanNear, type Writer } from './shared.ts'

/** The people around a marriage: the partner's family, a child of an earlier bond, one's own parents, and what two want differently. */

const HUSBAND = / (?:husbands?|hubby|pati|kanavar|kanavan|bharta|mogudu) |पति|கணவ|భర్త/u
const WIFE = / (?:wife|wifes|patni|biwi|manaivi|bharya|pellam) |पत्नी|बीवी|மனைவி|భార్య/u
/** Husband, wife or partner, by the word that was told. */
export function otherOf(c: Composer): string {
  const text = plainText(c.input.concern)
  const [husband, wife] = [HUSBAND.test(text), WIFE.test(text)]
  return c.say(husband === wife ? 'who.spouse' : husband ? 'who.husband' : 'who.wife')
}

/** The same with whose own chart would say more. */
export function otherCalled(c: Composer): { who: string; own: string } {
  const text = plainText(c.input.concern)
  const [husband, wife] = [HUSBAND.test(text), WIFE.test(text)]
  return { who: otherOf(c), own: c.say(`who.own.${husband === wife ? 'child' : husband ? 'son' : 'daughter'}`) }
}

/** The nearest time for peace at home, under a sentence of its own. */
function familyTime(c: Composer, key: 'point.inLaws.time' | 'point.parents.time' | 'point.parents.word' | 'point.step.time'): Line[] {
  const time = nearestTime(c, 'family')
  return time === null ? [] : [c.line(time.ids, key, { span: spanNear(c, time) })]
}

/** One's own mother or parents beside husband or wife. */
const OWN_PARENTS =
  / (?:my|our|meri|mere|apni) (?:own )?(?:mother|mom|mummy|maa|ma|amma|parents)(?! in law) | (?:mother|maa|mummy|amma) (?:and|aur) (?:my )?(?:wife|husband|biwi|patni) | (?:wife|husband|biwi|patni) (?:and|aur) (?:my )?(?:mother|maa|mummy|amma) /
const OWN_ROOF =
  / (?:separate(?:ly)?|alag|apart|own (?:house|home|flat|place)|shift|move out|live alone|thani\S*|tani\S*|verey|vere|veru) |अलग|தனி|వేరు|వేరే/u
const LEAVES = / (?:leave|go back|go away|move out|come back|return|live alone|chhod\S*|chod\S*) /
const GETS_BETTER =
  / (?:better|improve\S*|change\S*|ok|okay|fine|theek|thik|sudhr\S*|badal\S*|badleg\S*|peace\w*|happy|happiness|stop|end|ever) /

/** Peace with the family of a partner, and a roof of one's own: how their house lies, whom to speak to first, what helps, and when to bring it up. */
export const inLaws: Writer = (c, { words }) => {
  const { concern } = c.input
  const text = plainText(concern)
  if ((c.asker.love !== 'bond' && c.asker.love !== 'partner') || SONS_WIFE.test(text)) return []
  // whether to bear cruelty is asked of no calendar
  if (questionOf(concern).cares.includes('cruelty') && LEAVES.test(plainText(words))) return [c.line([method(c)], 'answer.struck')]
  const own = OWN_PARENTS.test(text)
  const { ids, state } = judge(c, own ? 'mother' : 'inLaws')
  const roof = judge(c, 'home')
  const asksRoof = OWN_ROOF.test(plainText(words))
  const isMother = elderOf(c) === 'inLaw'
  // what several parts ask of it is answered once
  const asked = plainText(c.whole.input.concern)
  const house = nearestTime(c, asksRoof ? 'home' : 'family')
  const time = house === null ? [] : [c.line(house.ids, 'point.inLaws.time', { span: spanNear(c, house) })]
  const isWhen = questionOf(words || concern).form === 'when'
  // whoever asks when has the days first
  const kinder = isWhen && !asksRoof && c.asker.love === 'bond' ? (kinderTime(c)?.lines ?? []) : []
  if (own || asksRoof || c.asker.love !== 'bond')
    return [
      ...kinder,
      c.line(ids, own ? `point.ownMother.${state}` : `point.inLaws.${state}`),
      ...(asksRoof ? [c.line([...ids, ...roof.ids], `point.roof.${state === 'ill' ? 'apart' : roof.state}`)] : []),
      ...time,
    ]
  const spouse = judge(c, 'spouse')
  const season = seasonOf(c, 'love')
  const [ease] = GETS_BETTER.test(asked) ? season.eases : []
  const house10 = [
    isMother ? c.line(ids, `point.motherInLaw.${state}`) : c.line(ids, `point.inLaws.${state}`),
    c.line(spouse.ids, `point.inLaws.side.${spouse.state}`, { who: otherOf(c) }),
  ]
  const lighter = ease === undefined ? [] : [c.line(ease.ids, 'point.inLaws.ease', { list: ease.text })]
  if (kinder.length > 0) return [...kinder, ...house10, ...time]
  return isWhen ? [...lighter, ...house10, ...time] : [...house10, ...time, ...lighter]
}

/** One's own mother, or the partner's people, where quarrels between two are told to come from her: who is beside the two of them, by her house. */
export function elderBeside(c: Composer): Line[] {
  const elder = elderOf(c)
  if (elder === null) return []
  const { ids, state } = judge(c, elder === 'own' ? 'mother' : 'inLaws')
  if (elder === 'inLaws') {
    const spouse = judge(c, 'spouse')
    return [c.line(ids, `point.inLaws.${state}`), c.line(spouse.ids, `point.inLaws.side.${spouse.state}`, { who: otherOf(c) })]
  }
  if (elder === 'own') return [c.line(ids, `point.ownMother.${state}`)]
  const spouse = judge(c, 'spouse')
  return [c.line(ids, `point.motherInLaw.${state}`), c.line(spouse.ids, `point.inLaws.side.${spouse.state}`, { who: otherOf(c) })]
}

/** What one of two wants and the other does not. */
const TWO_MINDS =
  / (?:husband|wife|he|she|hubby|pati|patni|biwi) (?:\S+ ){0,4}(?:wants? to|wants? (?:a|separate|me)|not ready|not agree\S*|disagree\S*|refus\S*|is against|against it|wont|does not want|doesnt want|nahi chaht\S*|chahte hai|chahta hai|chahti hai|taiyar nahi|tayyar nahi|mana kart\S*) /
const ELDER_AGAINST =
  / (?:mother|mom|mummy|maa|amma|parents|father|papa|in laws|saas|family) (?:\S+ ){0,2}(?:against|not allow\S*|dont allow|mana kart\S*|refus\S*|not agree\S*|dont agree|oppos\S*|says? no|said no|not letting|dont let|wont let) /
/** A post that one of the two would leave. */
const LEAVES_POST =
  / (?:(?:quit\S*|leav\S*|resign\S*|left|chhod\S*|chod\S*) (?:\S+ ){0,3}(?:job|work|post|service|naukri)|good job|my job|meri naukri) /

/** True where the two want different things, or an elder is against what one of them wants. */
export const isOfTwoMinds = (c: Composer): boolean => c.asker.love === 'bond' && TWO_MINDS.test(plainText(c.input.concern))

/** Two who want different things, or an elder who is against it: whose matter it is, how a talk is received, and what is not given up before it. */
export function twoMinds(c: Composer, talk: readonly Line[] = []): Line[] {
  const text = plainText(c.input.concern)
  const { ids, state } = judge(c, 'spouse')
  if (ELDER_AGAINST.test(text) && OWN_PARENTS.test(text)) {
    const mother = judge(c, 'mother')
    return [
      c.line([method(c)], 'point.minds.elder', { who: otherOf(c) }),
      c.line(mother.ids, `point.ownMother.${mother.state}`),
      ...familyTime(c, 'point.parents.word'),
    ]
  }
  return [
    c.line([method(c)], 'point.minds'),
    c.line(ids, `point.minds.${state}`),
    ...(LEAVES_POST.test(text) ? [c.line([method(c)], 'point.minds.post')] : []),
    ...talk,
  ]
}

/** A child of one's own or of the partner from an earlier bond, within a new one. */
const STEP =
  / (?:step ?(?:son|daughter|child|children|kids|mother|father)|sautel\S*|(?:first|previous|earlier|pehli|pahli) (?:wife|wifes|husband|husbands|marriage|patni|biwi|pati|shaadi|shadi) (?:ke |ka |ki |s )?(?:\S+ )?(?:children|child|kids?|sons?|daughters?|bach\S*|bet[aei])|(?:children|child|kids?|sons?|daughters?|bet[aei]) (?:from|of) (?:\S+ ){0,2}(?:first|previous|earlier)|(?:second|new|2nd|dusri|doosri|dusre) (?:wife|husband|patni|biwi|pati) (?:\S+ ){0,8}(?:my |mere |meri )?(?:son|daughter|child|bet[aei]|bach\S*)|new (?:mother|father|mom|dad|mummy|papa)|widower with (?:\S+ )?(?:children|kids|sons?|daughters?|girls|boys)|second wife (?:\S+ ){0,10}(?:children|kids|bach\S*)) /
/** The child is one's own, and it is the partner who is new to it. */
const OWN_CHILD =
  / (?:my (?:own )?(?:son|daughter|child|kids|first marriage)|mere bet\S*|meri bet\S*|(?:son|daughter|child) is with me|first wifes (?:son|daughter|child) is with me) /

export const isOfStepChild = (c: Composer): boolean => STEP.test(plainText(c.input.concern))

/** A child and one who has married into its home: that it goes by its own time, how the ground lies, and when to sit together. */
export function stepChild(c: Composer): Line[] {
  const text = plainText(c.input.concern)
  if (OWN_CHILD.test(text)) {
    const { ids, state } = judge(c, 'child')
    return [
      c.line([method(c)], 'point.step.own', { who: otherOf(c) }),
      c.line(ids, `point.step.own.${state}`),
      ...familyTime(c, 'point.step.time'),
    ]
  }
  const { ids, state } = judge(c, 'partnersChild')
  return [c.line([method(c)], 'point.step'), c.line(ids, `point.step.${state}`), ...familyTime(c, 'point.step.time')]
}

const PARENTS =
  '(?:my parents|parents|mother and father|father and mother|mom and dad|mom dad|mummy papa|mummy aur papa|maa papa|maa baap|papa maa|amma appa|amma nanna)'
const PARENTS_QUARREL = new RegExp(
  ` ${PARENTS} (?:\\S+ ){0,6}(?:fight\\S*|quarrel\\S*|lad\\S*|jhagd\\S*|jhagr\\S*|divorce|separat\\S*|sandai|godava\\S*) | papa (?:maa|mummy) ko (?:\\S+ ){0,2}(?:sunat\\S*|maar\\S*|daant\\S*) `,
)
/** A family that has turned away after a wedding of one's own choice. */
const TURNED_AWAY =
  / (?:love marriage|married|bhaag|ran away|runaway|shaadi|shadi|marriage) (?:\S+ )*(?:cut (?:me|us|off)|baat nahi|not talk\S*|not speak\S*|does not speak|forgive\S*|maaf\S*|accept (?:me|us)|apnay\S*|maan\S*|naata|nata|rishta tod\S*|mayka band) /
const AFTER_WEDDING = / (?:after (?:my )?(?:marriage|wedding)|(?:shaadi|shadi|kalyanam|pelli) (?:ke baad|tarvat\S*|aprom|apram)) /
const SHARED = / (?:brothers?|bhai|bhaiyo|siblings|sisters|no one|nobody|koi) (?:\S+ ){0,6}(?:keep|rakh\S*|look after|take care|dekh\S*) /
const SPOUSE_MINDS =
  / (?:wife|biwi|patni|husband|pati) (?:\S+ ){0,4}(?:fight\S*|jhagd\S*|naraz|angry|against|not agree|mana|does not want|doesnt want) /

/** What is asked of one's own parents beside their care: their quarrel, their forgiving, who looks to them after a wedding, and how several children share it. */
export function parentsHouse(c: Composer): Line[] {
  const { concern } = c.input
  const text = plainText(concern)
  const { ids, state } = judge(c, 'family')
  if (PARENTS_QUARREL.test(text))
    return [
      c.line([method(c)], 'point.parents.quarrel'),
      c.line(ids, `point.parents.quarrel.${state}`),
      ...familyTime(c, 'point.parents.word'),
    ]
  if (c.asker.love === 'bond' && TURNED_AWAY.test(text)) {
    const ground = unwillingParent(concern)
    const side = judge(c, ground)
    return [
      c.line([method(c)], 'point.parents.forgive'),
      c.line(side.ids, `point.parents.forgive.${side.state}`),
      ...parentsPlan(c, ground, []).slice(0, 1),
      ...familyTime(c, 'point.parents.word'),
    ]
  }
  if (AFTER_WEDDING.test(text) && c.asker.bond === null)
    return [c.line([method(c)], 'point.parents.wed'), c.line(ids, `point.parents.${state}`), ...familyTime(c, 'point.parents.word')]
  if (SHARED.test(text))
    return [
      c.line([method(c)], 'point.parents.shared'),
      ...(SPOUSE_MINDS.test(text) ? [c.line([method(c)], 'point.parents.minds', { who: otherOf(c) })] : []),
      c.line(ids, `point.parents.${state}`),
      ...familyTime(c, 'point.parents.word'),
    ]
  return []
}

/** A bond that waits for a post, and a family that does not. */
const UNSETTLED =
  / (?:(?:not|nahi|nahin|without|no|yet to) (?:\S+ ){0,2}(?:settled?|set|stable|job|naukri|earning)|(?:career|job|naukri) (?:\S+ ){0,2}(?:not|nahi|nahin|bana nahi)|jobless|unemployed|still (?:studying|preparing)|earn (?:very )?(?:less|little)|preparing for) /
const PRESSES =
  / (?:girls?|girl side|boys?|boy side|her|his|gf|bf|girlfriends?|boyfriends?|ladki|ladke|uske|uski|our|my|both) (?:\S+ ){0,3}(?:family|parents|father|mother|dad|papa|side|people|house|ghar|wale|gharwale) (?:\S+ ){0,6}(?:want\S*|press\S*|ask\S*|forc\S*|rush\S*|hurry|jaldi|maang\S*|chaht\S*|push\S*) /

/** True where a family asks for a wedding and the post for it is still to come. */
export const waitsForPost = (c: Composer): boolean => {
  const text = plainText(c.input.concern)
  return c.asker.bond === null && UNSETTLED.test(text) && PRESSES.test(text)
}
