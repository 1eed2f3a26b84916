import type { Topic } from '@disha/contracts/finding'
import { ELDER, OF_AGE } from '../../understanding/ages.ts'
import { asGist, headAsGist, type Composer, type Line } from '../../compose/composer.ts'
import { isDated } from '../../compose/current.ts'
import { risingLines } from '../../compose/portrait.ts'
import { asksForGod, asksOwnRoof, childChooses, type Person, type Plea, type Question } from '../../understanding/question.ts'
import { BIRTH } from '../../rules/grounds.ts'
import { childWishIn, leadsToWedding } from '../../understanding/child-wish.ts'
import { isMainTopic, MAIN_TOPICS, type MainTopic } from '../../rules/witnesses.ts'
import type { Decline } from '../../understanding/clauses.ts'
import type { ShortConcern } from '../../understanding/subjects.ts'
import { meantText } from '../../understanding/topics.ts'
import { awaitsResult, hasComeBack, topicsOf } from '../../understanding/understanding.ts'
import { readings } from '../cache.ts'
import { childLines, leadOf, payLines, shortCannot, shortItems, shortLead, shortLines, shortList } from '../short-concerns.ts'
import { asksOfMeans, asksPay, asksPeace, asksWait, leadsAsShort, matterOf, meantOf } from '../short-matters.ts'
import { methodFinding } from '../verdict.ts'
import { wishItems, wishLines } from '../child-wish.ts'
import { choiceItems, favoured } from './answer-choice.ts'
import { stillItem } from './answer-clauses.ts'
import { shortStepItem } from './answer-ground.ts'
import { ishtaLines } from '../karmic.ts'
import { kinAsked } from '../kin-asked.ts'
import { apartItems, apartLines, asksOfApart } from '../living-apart.ts'
import { namedWorkLines } from '../named-work.ts'
import { asksOfWork, workNamed } from '../work-told.ts'
import { asksNewLoan, hasProposals, newLoanItem, proposalItems } from './answer-settled.ts'
import { generalItems, mindItem, mindItems, personItems, purposeItems, restItem, skyItem } from './answer-life.ts'
import { nextItem } from './answer-stretches.ts'
import { pointsAsked } from '../../understanding/points-asked.ts'
import { easyLine, heavyLine, visitLines, visitStep } from '../visit.ts'
import { visitOf } from '../visit-asked.ts'
import { handoverLines, handoverOf, refundItem } from '../handover.ts'
import { groundItem } from './answer-ground.ts'
import { pleaAnswer } from './answer-plea.ts'
import { waysLine } from './answer-ways.ts'
import type { Answered } from './answered.ts'
import { OF_THE_BOND, fieldAnswer, toldBy } from './answer-field.ts'
import { asksOfTrade } from './answer-trade.ts'
import { examAnswer, asksOfSeat } from './answer-exam.ts'
import { beforeAdvice } from './answer-step.ts'

/** The field whose witnesses speak loudest, for a question about everything. */
function loudest(c: Composer): MainTopic {
  const size = (topic: MainTopic): number => Math.max(readings(c)[topic].for.length, readings(c)[topic].against.length)
  return MAIN_TOPICS.toSorted((a, b) => size(b) - size(a))[0] as MainTopic
}

/** Words of a question about everything. */
const OF_ALL =
  / (?:li[fv]e\S*|future|everything|overall|general|luck|fate|destiny|kundli|chart|jeevan|zindagi|bhavishya|vazhkai|jeevitham|year|time|जीवन|भविष्य|வாழ்க்கை|జీవిత\S*) /

/** Declined matters after which only the visitor's own season can be told. */
const OFF_CHART: readonly Decline[] = ['stranger', 'animal', 'lost', 'world', 'dosha', 'gem', 'name', 'span']
/** Declined matters that stand on the ground of money. */
const OF_MONEY: readonly Decline[] = ['luck', 'recovery']

/** The two ways of a choice about a shorter concern. */
export function bothWays(c: Composer, concern: ShortConcern, question: Question): Line[] {
  const line = question.pair === null ? waysLine(c, concern, question) : null
  return line === null ? [] : asGist([line])
}

/** Papers or a post of one's own, asked about by somebody who is married: the husband or wife is only told of. */
const OWN_PAPERS = / (?:my|mera|meri|naa|na|en|enoda|मेरा|मेरी|నా|என்) (?:\S+ )?(?:visa|वीज़ा|वीजा|விசா|వీసా|pr|green card|passport) /
const OWN_POST =
  / (?:when|will|can|how|should) (?:can |will |do |should )?i (?:\S+ )?(?:work|get (?:a |my )?job|start work\S*|find (?:a )?(?:job|work)) /
/** One person who is spoken of. */
const OF_ONE = / (?:he|she|him|her|wo|woh|usne|avan|ava|aval|avar|athanu|ame|tanu) |வன்|வள்|అతన|ఆమె|वो|वह|उस/u
const ENDS_IN_WEDDING = / (?:marriage|marry|wedding|shaadi|shadi|kalyanam|pelli) |शादी|विवाह|திருமண|கல்யாண|పెళ్లి|వివాహ/u
/** A living of one's own, whatever has ended before it. */
const OWN_FEET =
  / (?:pair|pairo|pairon|pero) (?:pe|par) (?:\S+ )?kha\S* | (?:my |our )?own (?:two )?feet | (?:become|be) (?:financially )?independent |पैरों पर खड़|சொந்தக் காலில்|సొంత కాళ్ల/u
function ownMatter(c: Composer, found: Topic): MainTopic | null {
  const text = meantText(c.input.concern)
  // two who live apart and ask of a wedding ask of the two, and not of the road
  if (found === 'abroad' && c.asker.love === 'partner' && ENDS_IN_WEDDING.test(text)) return 'love'
  if (found === 'love' && OWN_FEET.test(text)) return 'career'
  if (found !== 'love' || c.asker.bond !== 'married') return null
  return OWN_PAPERS.test(text) ? 'abroad' : OWN_POST.test(text) ? 'career' : null
}

/** The shorter concern behind a plea that stands on no field: the property of a dispute, the money of a time of need. */
function pleaLeads(c: Composer, plea: Plea, short: readonly ShortConcern[]): ShortConcern | undefined {
  if (plea === 'dispute') return short.includes('home') && matterOf(c, 'home') === 'share' ? 'home' : asksPeace(c) ? 'family' : undefined
  if (plea === 'relief') return c.asker.debt || c.asker.pressed || short.includes('money') ? 'money' : short.find((one) => one === 'family')
  return plea === 'year' || plea === 'ownHeart' || plea === 'saturn' ? short[0] : undefined
}

/** Which work or trade suits is asked, and the money beside it is only what there is to begin with. */
const WHICH_OF_WORK =
  / (?:business|businesses|work|job|jobs|field|line|career|profession|trade|vyapar|dhandha|dhanda|kaam|naukri|thozhil|velai|vyaparam|udyogam) |व्यवसाय|व्यापार|धंधा|काम |தொழில்|வேலை|వ్యాపార|ఉద్యోగ/u
const asksWhichWork = (c: Composer, { form }: Question, short: readonly ShortConcern[]): boolean =>
  form === 'which' && short.includes('money') && !short.includes('study') && !c.asker.debt && WHICH_OF_WORK.test(meantText(c.input.concern))

/** What weighs on a bond is answered as a bond, whoever else is named with it. */
const weighsOnBond = (c: Composer, { person, cares }: Question, found: Topic): boolean =>
  person === null &&
  cares.some((one) => OF_THE_BOND.includes(one)) &&
  (c.asker.love !== 'open' || (found === 'love' && OF_ONE.test(meantText(c.input.concern))))

/** The field that an answer is led by where it stands on one: what was found in the words, unless what was told of the person makes it another. */
function fieldLed(c: Composer, { extras, form }: Question, found: Topic): Topic {
  const own = ownMatter(c, found)
  if (own !== null) return own
  if (found === 'abroad' && hasComeBack(c.input.concern)) return 'career'
  if (isMainTopic(found)) return found
  return extras.includes('mangal') ? 'love' : form === 'which' ? 'career' : found
}

/** The body is left to a doctor, and that is said. */
const bodyLine = (c: Composer): Line => c.line([methodFinding(c, 'question', 'bphs24.145-148')], 'answer.mind.body')

/** Of somebody else: their own matter, and what the visitor's household can count on beside it. */
function kinAnswer(c: Composer, question: Question & { person: Person }, short: readonly ShortConcern[], mind: boolean): Answered {
  const { concern } = c.input
  const { person, matter, theirWedding } = question
  const sharesLand = short.includes('home') && matterOf(c, 'home') === 'share'
  // a degree that is named beside a post, a visa or a wedding is behind the child
  const learns = matter === null && !theirWedding
  const told = person === 'child' ? short.filter((one) => (one === 'study' && learns) || (one === 'family' && asksPeace(c))) : []
  const leads = sharesLand ? 'home' : asksPeace(c) ? 'family' : told.find((one) => one === 'study')
  const kin = leads === undefined ? kinAsked(c) : null
  return {
    items: personItems(c, {
      person,
      kin,
      // what the household can count on meanwhile is the visitor's own
      between: [
        ...shortList(c, told),
        ...(sharesLand ? [shortLines(c, 'home')] : []),
        ...(asksNewLoan(c) ? newLoanItem(c) : []),
        ...(person === 'inLaws' && asksOwnRoof(concern) ? [shortLines(c, 'home')] : []),
        ...(person === 'inLaws' && asksPeace(c) ? [headAsGist(shortLines(c, 'family'))] : []),
        // a promotion or a transfer takes no income from the house
        ...(person === 'spouse' && matter === 'job' ? [shortLines(c, 'money')] : []),
      ],
      // worry over a wedding or a post is no matter of health
      ofHealth: mind && !theirWedding && matter !== 'job' && matter !== 'work',
      form: question.form,
      grown: question.grownChild,
      matter,
      wedding: theirWedding && !childChooses(concern),
      estranged: question.estranged,
    }),
    topic: null,
    // a post, a trade or a course that is named with them is theirs
    told: short.filter((one) => one !== 'money' && (one !== 'home' || sharesLand) && one !== 'spirit'),
    leads,
    kin,
  }
}

/** Of a house, money, study or peace at home alone: by the ground of the matter, with what is asked of pay, a loan or work beside it. */
function shortMatterAnswer(c: Composer, question: Question, short: readonly ShortConcern[], mind: boolean): Answered {
  const { concern } = c.input
  const asked = asksForGod(concern) && short.includes('spirit') ? (['spirit'] as ShortConcern[]) : meantOf(c, short)
  const [lead] = asked as [ShortConcern]
  // now or later is answered by the date itself
  const toldAs = lead === 'home' && asksWait(c) ? [] : bothWays(c, lead, question)
  const [reply, ...more] = asked.length === 1 ? shortItems(c, lead) : shortList(c, asked)
  // a rise is what was asked for, and savings are what it would go to
  const pay = asksPay(c) ? payLines(c) : []
  const loan = short.includes('money') && asksNewLoan(c) ? newLoanItem(c) : []
  return {
    items: [
      ...(asked.includes('spirit') && asksForGod(concern) ? [ishtaLines(c)] : []),
      ...(pay.length > 0 && lead === 'money' ? [pay] : []),
      pay.length > 0 && lead === 'money' ? headAsGist([...(reply ?? []), ...toldAs]) : [...(reply ?? []), ...toldAs],
      // what else was asked about is named at once as well
      ...more.map((item, index) => (asked[index + 1] === 'money' && loan.length > 0 ? [] : index < ALSO_FIRST ? headAsGist(item) : item)),
      // a loan that is asked about has a plain sentence of its own
      ...loan,
      // whoever asks of an income and names the work that brings it hears of both
      ...(asked.length === 1 && lead === 'money' && workNamed(c).length > 0 && asksOfWork(c)
        ? [headAsGist(namedWorkLines(c)), nextItem(c, readings(c).career, c.say('noun.career'))]
        : []),
      ...(pay.length > 0 && lead !== 'money' ? [headAsGist(pay)] : []),
      ...(mind ? [mindItem(c)] : isDated(c) ? [] : [skyItem(c, lead)]),
      shortStepItem(c, lead),
      [
        ...asked.map((one) => shortCannot(c, one)),
        // fees are the parent's own matter
        ...(mind || asked.includes('study') || asked.includes('family') ? childLines(c) : []),
        ...(mind ? [bodyLine(c)] : []),
      ],
    ],
    topic: null,
    told: [...short],
    leads: lead,
  }
}

/** Of a place that was paid for: how its handover lies with its times, the sum beside it, one step, and what is left to the builder and the office. */
const handoverAnswer = (c: Composer): Answered => ({
  items: [...shortItems(c, 'home'), refundItem(c), shortStepItem(c, 'home'), [shortCannot(c, 'home')]],
  topic: null,
  told: ['home', 'money'],
  leads: 'home',
  gist: handoverLines(c),
})

/** Of a visit to another country: how the journey lies, its weeks with the heavier ones, one step, and what an office decides. */
const visitAnswer = (c: Composer): Answered => ({
  items: [
    groundItem(c, 'visit'),
    [...easyLine(c), ...heavyLine(c)],
    [visitStep(c)],
    [c.line([methodFinding(c, 'question', 'bphs24.145-148')], 'point.visit.cannot')],
  ],
  topic: 'abroad',
  told: ['family', 'home', 'business', 'job'],
  gist: visitLines(c),
})

/** Which answer a question gets: the first of these that it asks for. */
export function coreAnswer(c: Composer, question: Question): Answered {
  const { concern } = c.input
  if (asksOfApart(c)) return { items: apartItems(c), topic: 'love', told: ['family'], gist: apartLines(c) }
  const wish = childWishIn(concern)
  if (wish !== null && (wish.alone || question.childWish)) {
    const work =
      wish.alone || !topicsOf({ concern }).topics.includes('career') ? [] : [nextItem(c, readings(c).career, c.say('noun.career'))]
    return {
      items: [...wishItems(c), ...work],
      topic: null,
      told: ['family'],
      kin: BIRTH,
      gist: [...wishLines(c), ...work.flatMap((item) => item.slice(0, 1))],
    }
  }
  const found = leadOf(c)
  const ofBond = weighsOnBond(c, question, found)
  const lead = ofBond ? 'love' : fieldLed(c, question, found)
  const { short, alone: shortAlone, mind } = shortLead(c)
  // a house that is asked for by name is answered as a house, whoever lives in the one of today
  const alone =
    ((shortAlone && !(ofBond && c.asker.bond === null)) || leadsAsShort(c, question, short, lead)) &&
    !asksWhichWork(c, question, short) &&
    !(question.person === null && lead === 'career' && asksOfTrade(c, question))
  // nothing is asked: who the person is, then a line for each of the three fields
  if (concern.trim() === '' && short.length === 0) {
    const who = risingLines(c).slice(0, 1)
    return { items: [...(who.length > 0 ? [who] : []), ...generalItems(c, 'open')], topic: null, told: [] }
  }
  if (handoverOf(c) !== null && question.person === null && pointsAsked(concern).every(({ point }) => point === 'home.buy'))
    return handoverAnswer(c)
  if (visitOf(c) !== null && pointsAsked(concern).every(({ point }) => point === 'abroad.visa')) return visitAnswer(c)
  if (question.plea !== null) {
    const answered = pleaAnswer(c, question.plea, question, short, isMainTopic(lead) ? lead : null)
    if (answered !== null) return { ...answered, leads: pleaLeads(c, question.plea, short) }
  }
  const { declines, person } = question
  const proposed = hasProposals(c) || c.asker.settled.includes('proposal')
  if (person === null && proposed && c.asker.bond !== 'married' && question.pair !== 'loveOrArranged' && c.asker.age >= OF_AGE)
    return { items: proposalItems(c), topic: 'love', told: ['family', 'job', 'home'] }
  if (person === null && (declines.includes('result') || awaitsResult(concern))) return examAnswer(c, short, question.pair)
  if (asksOfSeat(c, question, short)) return examAnswer(c, short, question.pair)
  if (person === null && declines.some((one) => OF_MONEY.includes(one)) && !asksOfTrade(c, question))
    return {
      items: [...shortItems(c, 'money'), shortStepItem(c, 'money'), [shortCannot(c, 'money')]],
      topic: null,
      told: [...short],
      leads: 'money',
    }
  if (person === null && declines.some((one) => OFF_CHART.includes(one)) && (!isMainTopic(lead) || declines.includes('stranger')))
    return { items: [...generalItems(c, 'course').slice(0, 2), ...generalItems(c, 'course').slice(-2)], topic: null, told: [...short] }
  // the lonely are not told of a bond that they did not ask for
  if (
    person === null &&
    question.cares.some((one) => one === 'lonely' || (one === 'grief' && c.asker.bond !== 'widowed' && !isMainTopic(found))) &&
    question.form !== 'when' &&
    question.form !== 'whether' &&
    !asksForGod(concern)
  )
    return { items: c.asker.age >= ELDER || c.asker.bond === 'widowed' ? purposeItems(c) : mindItems(c), topic: null, told: [...short] }
  const method = methodFinding(c, 'question', 'bphs24.145-148')
  const minded = mind ? [[...mindItem(c), bodyLine(c)]] : []
  if (question.childWish && !leadsToWedding(concern))
    return {
      items: [[c.line([method], 'answer.childWish'), c.line([method], 'answer.childWish.home')], shortLines(c, 'family'), mindItem(c)],
      topic: null,
      told: ['family'],
    }
  if (person !== null) return kinAnswer(c, { ...question, person }, short, mind)
  const ofMeans = alone && short.length > 0 && asksOfMeans(concern)
  if (c.asker.retired && !isMainTopic(lead) && !ofMeans) {
    const road = question.extras.includes('pilgrimage')
    const items = mind || road ? [restItem(c, mind, road), ...minded, ...purposeItems(c)] : beforeAdvice(purposeItems(c), minded)
    // money and the home are asked about beside the years themselves
    return { items, topic: null, told: ['spirit'], leads: short.find((one) => one === 'money' || one === 'home' || one === 'family') }
  }
  if (alone && (question.form === 'choice' || question.form === 'which') && question.pair === null && workNamed(c).length > 1)
    return { ...fieldAnswer(c, 'career', question), topic: 'career', told: [...short] }
  if (question.pair === 'studyOrJob' || (alone && question.form === 'choice' && question.pair !== null)) {
    const topic: MainTopic = isMainTopic(lead) ? lead : 'career'
    return { ...fieldAnswer(c, topic, question), topic, told: [...short] }
  }
  if (alone && short.length === 0) return { items: mindItems(c), topic: null, told: [] }
  if (alone) return shortMatterAnswer(c, question, short, mind)
  if (isMainTopic(lead)) {
    const topic = favoured(c, question.pair) ?? (question.pair === 'homeOrAbroad' ? 'abroad' : lead)
    const { items, gist } = fieldAnswer(c, lead, question)
    return {
      items: beforeAdvice(items, minded),
      gist,
      topic,
      told: [...new Set([...toldBy(c, lead, question, short), ...toldBy(c, topic, question, short)])],
    }
  }
  if (question.form === 'choice' && question.pair !== null) {
    const topic = loudest(c)
    return { ...fieldAnswer(c, topic, question), topic, told: [] }
  }
  const choosing = question.form === 'choice' ? choiceItems(c, null, null) : []
  // how the words were taken is said where no matter could be read from them
  const unread = question.form !== 'choice' && !OF_ALL.test(meantText(concern)) ? [c.line([method], 'answer.readAs.life')] : []
  const [first = [], ...rest] = generalItems(c, question.form)
  // years that stood still ask for their reason
  const still = STILL.test(meantText(concern)) && !question.extras.includes('why') ? [stillItem(c)] : []
  return { items: beforeAdvice([...choosing, [...first, ...unread], ...still, ...rest], minded), topic: null, told: [] }
}

/** So many further matters are named in the first sentences. */
const ALSO_FIRST = 2

/** Words of years in which nothing moved. */
const STILL =
  / (?:stuck|stagnant|no progress|no growth|nothing (?:moves|is moving|happens|is happening|works)|not moving|atak\S*|atka\S*|ruk[aie] \S+|अटक\S*|रुक\S*|நகரவில்லை|முன்னேற்றம் இல்லை|ఆగిపో\S*) /u
