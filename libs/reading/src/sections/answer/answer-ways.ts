import { asGist, type Composer, type Line } from '../../compose/composer.ts'
import { lordFinding, wellPlaced } from '../../compose/parts.ts'
import { addMonths } from '../../facts/calendar.ts'
import type { Question } from '../../understanding/question.ts'
import { judge } from '../../rules/grounds.ts'
import type { MainTopic } from '../../rules/witnesses.ts'
import type { ListSlot } from '../../phrasebook/phrasebook.ts'
import { pointsAsked, SURE } from '../../understanding/points-asked.ts'
import type { ShortConcern } from '../../understanding/subjects.ts'
import { meantText, plainText } from '../../understanding/topics.ts'
import { asksSecondPlace } from '../../understanding/trade-place.ts'
import { weighsTwoPosts } from '../../understanding/understanding.ts'
import { isWithoutPost } from '../../understanding/asker.ts'
import { stepBy } from './answer-ground.ts'
import { chosenStretches, isOpen, spanOf } from './answer-stretches.ts'
import { askedOf, nounOf } from './answer-subject.ts'
import { questionMethod } from '../verdict.ts'
import { readings } from '../cache.ts'
import { workMode } from '../career.ts'
import { bestFor } from '../suggested-work.ts'
import { workNamed } from '../work-told.ts'
import { nearestTime, shortNoun } from '../short-concerns.ts'

/** Two ways of a choice that no pair of fields stands for, in the words of whoever has to choose. */
type Ways = 'bond' | 'post' | 'roof' | 'field' | 'land' | 'invest' | 'funds' | 'any'

const GO_ON =
  / (?:continue|carry on|go on|long distance|wait\S*|hold on|stay|keep|rukna|ruku|ruk|intezar|intezaar|jaari|thodarla\S*|kathir\S*|kaathir\S*|konasag\S*|vechi) |जारी|इंतज़ार|इंतजार|தொடர|காத்திரு|కొనసాగ|వేచి/u
const END_BOND =
  / (?:end|break ?up|move on|moving on|let (?:it|him|her) go|leave (?:it|him|her)|stop (?:it|waiting)|forget (?:him|her)|chhod\S*|chod\S*|vittu\S*|vidal\S*|vadil\S*|marachi\S*) |छोड़|भूल जा|விட்டு|விடல|வదిల|మర్చి/u
const ROOF =
  / (?:joint family|joint house|separate (?:house|home|family|flat|household)|shift out|move out|live separately|live apart from (?:my )?(?:in laws|parents)|alag (?:ghar|rah\S*|reh\S*|ho\S*)|thani ?kudi\S*|tani ?kudi\S*|verukapuram|veru kapuram) |संयुक्त परिवार|अलग घर|अलग रह|தனிக்குடி|கூட்டுக் ?குடும்ப|వేరు ?కాపుర|ఉమ్మడి కుటుంబ/u
const TAKE =
  / (?:accept|take up|take it|take the (?:role|post|offer|promotion|responsibility)|say yes|sweekar\S*|le lu|le loo|lena chahiye|ottuk\S*|oppuk\S*|teesuko\S*) |स्वीकार|ले लूँ|ले लूं|ஏற்க|ஏற்று|ஒப்புக்|ఒప్పుకో|తీసుకో/u
const ROLE =
  / (?:role|post|position|promotion|lead|responsibility|charge|offer|pramotion|padavi|zimmedari|jimmedari) |पद |पदोन्नति|प्रमोशन|ज़िम्मेदारी|பதவி|பொறுப்பு|பிரமோஷன்|పదవి|బాధ్యత|ప్రమోషన్/u
const FIELD =
  / (?:same (?:field|line|work|stream)|this (?:line|field)|something else|something new|anything else|other field|another (?:field|line)|new (?:field|line|skill)|kuch aur|kuch naya|dusri line|doosri line|vera (?:velai|field|line)|vere (?:field|line|pani)) |कुछ और|कुछ नया|दूसरी लाइन|வேறு துறை|வேற வேலை|వేరే రంగ|వేరే పని/u
const OR = / (?:or|ya|illa|illana|leda|leka|athava|alladhu) | या |அல்லது|இல்ல|లేదా|లేక/u
const LAND = / (?:land|plot|zameen|jameen|nilam\S*|nilath\S*|manai|bhoomi|sthalam) |ज़मीन|जमीन|நில|மனை|భూమి|స్థల/u
const PAPERS =
  / (?:fd|fixed deposit|mutual funds?|sip|shares?|stocks?|gold|sona|thangam|bangaram|bank|ppf|nps) |सोना|सोने|एफ ?डी|म्यूचुअल|தங்க|எஃப்டி|బంగార|ఎఫ్ ?డి/gu

/** Money of others in one's own venture. */
const FUNDS =
  / (?:investors?|angel|funding|fund raise|raise (?:money|funds?|capital)|venture capital|vc|co ?founder|nivesh(?:ak)?|mudhaleetu|mudaleetu|pettubadi) |निवेशक|முதலீட்டாளர்|పెట్టుబడిదారు/u
/** True where an investor or a partner with money is thought of for a venture of one's own. */
export const asksFunds = (c: Composer): boolean => FUNDS.test(meantText(c.input.concern))

/** Which two ways are meant; `any` where the words name none that is known. */
function waysOf(c: Composer, lead: MainTopic | ShortConcern | null): Ways {
  const text = meantText(c.input.concern)
  if (ROOF.test(text)) return 'roof'
  if (lead === 'love' && GO_ON.test(text) && END_BOND.test(text)) return 'bond'
  if (lead === 'money' || lead === 'home') {
    const papers = text.match(PAPERS)?.length ?? 0
    if (LAND.test(text) && papers > 0) return 'land'
    if (papers > 1) return 'invest'
  }
  if ((lead === 'career' || lead === 'business') && asksFunds(c)) return 'funds'
  if (lead !== 'career') return 'any'
  if (FIELD.test(text) && OR.test(text)) return 'field'
  return TAKE.test(text) && ROLE.test(text) && !weighsTwoPosts(c.input.concern) ? 'post' : 'any'
}

/** Ways that are told whatever else the question is formed as. */
const SAID_ALONE: readonly Ways[] = ['roof', 'post', 'field', 'funds']

const MARRY_FOUND =
  / (?:(?:family|parents?|amma|appa|ghar|gharwale|intlo|veetla|veetil)(?: \S+){0,5} (?:boy|girl|match|alliance|proposal|rishta|sambandham|varan|mapillai|maapillai|ponnu)|(?:boy|girl|match|alliance|proposal|rishta|sambandham) (?:\S+ ){0,3}(?:family|parents|ghar\S*|intlo) )/u
const WAITS_FOR =
  / (?:wait (?:for (?:him|her|my (?:bf|gf|boyfriend|girlfriend|love\S*))|cheyala|pannala\S*|karu\S*)|(?:tana|avan|aval|avanuk\S*|avaluk\S*|usk[aei]|uske) (?:kosam|kaga|kaaga|liye|intezar|intezaar)(?: wait)?) /

/** True where somebody who is loved is held against a match that the family has found: a choice of matches, whatever work either of them has. */
export const holdsLoveAgainstMatch = (c: Composer): boolean => {
  const text = meantText(c.input.concern)
  return MARRY_FOUND.test(text) && WAITS_FOR.test(text)
}

/** True where the bond itself is to go on or to end: the other country, or a post, is only the reason. */
export const weighsBond = (c: Composer): boolean => {
  const text = meantText(c.input.concern)
  return c.asker.bond === null && GO_ON.test(text) && END_BOND.test(text)
}

type Day = { ids: readonly string[]; date: string }

/** Nobody tries a thing out for longer than this before looking at it. */
const TRIAL_MONTHS = 14

/** The day on which a trial is looked at: the end of the stretch that is open or near, else the next turn. */
function trialDay(c: Composer, topic: MainTopic | null): Day {
  const [next] = topic === null ? [] : chosenStretches(c, topic)
  if (topic === null || next === undefined || next.parts[0].to > addMonths(c.input.asOf, TRIAL_MONTHS)) return stepBy(c, topic)
  return {
    ids: next.ids,
    date: c.say(isOpen(c, next) ? 'ways.by.open' : 'ways.by.next', {
      date: c.date(next.parts[0].to, next.parts[0].toErrorDays),
      noun: nounOf(c, askedOf(c, topic)),
    }),
  }
}

/** True where another field than one's own is thought of, and none is named beside it. */
export const thinksOfAnotherField = (c: Composer): boolean => waysOf(c, 'career') === 'field' && workNamed(c).length < 2

/** True where a role or a post that is offered is to be taken or refused. */
export const weighsOffered = (c: Composer): boolean => waysOf(c, 'career') === 'post'

const OF_TROUBLE: ReadonlySet<string> = new Set(['money.debt', 'work.close'])

/** Beside the search or the post, the fields that the chart carries best, where another field is thought of and none is named. */
export function otherField(c: Composer, { form }: Pick<Question, 'form'>): Line[] {
  if (!thinksOfAnotherField(c)) return []
  // whoever asks of debts or of the end of a trade has asked for no other line of work
  if (pointsAsked(c.whole.input.concern).some(({ point, likely }) => OF_TROUBLE.has(point) && likely >= SURE)) return []
  const ways = form === 'choice' ? null : waysLine(c, 'career', { form })
  return [...(ways === null ? [] : asGist([ways])), ...asGist([bestFor(c)])]
}

/** What a field's verdict, or a ground's state, comes to for a choice. */
const sideOf = (c: Composer, topic: MainTopic): 'support' | 'even' | 'oppose' => {
  const { step, verdict } = readings(c)[topic]
  return step === null || verdict === 'silent' ? 'even' : verdict
}

const weight = (found: ReturnType<typeof judge>): number => found.for.length - found.against.length

/** A house apart held against the family: by their two grounds. */
function roofLine(c: Composer): Line {
  const [home, family] = [judge(c, 'home'), judge(c, 'family')]
  const apart = weight(home) - weight(family)
  const time = nearestTime(c, 'home')
  const ids = [...home.ids, ...family.ids, ...(time?.ids ?? [])]
  const when = time === null ? '' : c.say('ways.roof.when', { span: spanOf(c, time) })
  return c.line(ids, apart > 0 ? 'ways.roof.own' : apart < 0 ? 'ways.roof.joint' : 'ways.roof.even', { when })
}

/** Land held against what lies in a bank. */
function landLine(c: Composer): Line {
  const [home, money] = [judge(c, 'home'), judge(c, 'money')]
  const apart = weight(home) - weight(money)
  return c.line([...home.ids, ...money.ids], apart > 0 ? 'ways.land.land' : apart < 0 ? 'ways.land.money' : 'ways.land.even')
}

/** An investor or a partner with money: the 7th, of partners, and the 8th, of what is theirs, by their lords. */
export function fundsOf(c: Composer): { ids: string[]; state: 'well' | 'mixed' | 'ill'; lords: ListSlot } {
  const [partner, theirs] = [lordFinding(c, 7, 'career'), lordFinding(c, 8, 'career')]
  const good = [partner, theirs].filter(({ graha }) => wellPlaced(c, graha)).length
  return {
    ids: [partner.id, theirs.id],
    state: good === 2 ? 'well' : good === 1 ? 'mixed' : 'ill',
    lords: { list: [...new Set([partner.graha, theirs.graha])].map((graha) => c.graha(graha)) },
  }
}

/** The same in one sentence. */
export function fundsLine(c: Composer): Line {
  const { ids, state, lords } = fundsOf(c)
  return c.line(ids, `ways.partner.${state}`, { lords })
}

/** One's own venture on the money of others held against a post: the form of work, and what partners bring. */
function fundsChoice(c: Composer): Line {
  const { id, mode } = workMode(c)
  const { ids, text } = fundsLine(c)
  return c.line([id, ...ids], `ways.funds.${mode}`, { partner: text })
}

/** One sentence that takes up both ways of a choice for which no pair of fields stands, by the judge of the field or the ground; null where there is none to say. */
export function waysLine(c: Composer, lead: MainTopic | ShortConcern | null, { form }: Pick<Question, 'form'>): Line | null {
  const ways = waysOf(c, lead)
  if (form !== 'choice' && !SAID_ALONE.includes(ways)) return null
  switch (ways) {
    case 'roof':
      return roofLine(c)
    case 'land':
      return landLine(c)
    case 'invest': {
      const money = judge(c, 'money')
      return c.line(money.ids, `ways.invest.${money.state}`)
    }
    case 'field': {
      const by = trialDay(c, 'career')
      return c.line([readings(c).career.id, ...by.ids], isWithoutPost(c.asker.settled) ? 'ways.field.without' : 'ways.field.beside', {
        by: by.date,
      })
    }
    case 'bond':
    case 'post': {
      const topic = ways === 'bond' ? 'love' : 'career'
      const by = trialDay(c, topic)
      return c.line([readings(c)[topic].id, ...by.ids], `ways.${ways}.${sideOf(c, topic)}`, { by: by.date })
    }
    case 'funds':
      return fundsChoice(c)
    case 'any':
      return asksSecond(c) ? c.line([questionMethod(c)], 'ways.branch') : anyLine(c, lead)
  }
}

/** True where a second place of a shop that runs is one of the ways. */
const asksSecond = (c: Composer): boolean =>
  pointsAsked(c.whole.input.concern).some(({ words, told }) => asksSecondPlace(plainText(words), plainText(`${told} ${words}`)))

/** Ways that the words do not tell apart: whether the matter bears a step now, and the day by which to decide. */
function anyLine(c: Composer, lead: MainTopic | ShortConcern | null): Line {
  if (lead === 'career' || lead === 'love' || lead === 'abroad') {
    const by = trialDay(c, lead)
    return c.line([readings(c)[lead].id, ...by.ids], `ways.any.${sideOf(c, lead)}`, { noun: nounOf(c, askedOf(c, lead)), by: by.date })
  }
  const by = stepBy(c, null)
  if (lead === null) return c.line(by.ids, 'ways.any.life', { by: by.date })
  const { ids, state } = judge(c, lead)
  return c.line([...ids, ...by.ids], `ways.any.${state === 'well' ? 'support' : state === 'ill' ? 'oppose' : 'even'}`, {
    noun: shortNoun(c, lead),
    by: by.date,
  })
}
