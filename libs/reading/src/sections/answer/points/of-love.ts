import type { Graha } from '@disha/contracts/chart'
import { bestAndWeakest } from '../../../compose/current.ts'
import type { Composer, Line } from '../../../compose/composer.ts'
import { periodFinding, placesFinding, standingFinding } from '../../../compose/parts.ts'
import { addDays, addMonths, addYears } from '../../../facts/calendar.ts'
import type { DashaDates } from '../../../facts/dashas.ts'
import type { Slots } from '../../../phrasebook/phrasebook.ts'
import { judge } from '../../../rules/grounds.ts'
import { charaFinding } from '../../../rules/witnesses.ts'
import { namedPeriods } from '../../../understanding/named-dates.ts'
import { asksOfMarriedLife, pointsAsked, STEP_ON_BOND, type AskedPoint } from '../../../understanding/points-asked.ts'
import { asksOfRelation, relationLine } from './of-relation.ts'
import { wedsAgain, withThem } from './of-them.ts'
import { isPromisedElsewhere } from '../../../understanding/asker.ts'
import { asksIfItLasts, asksIfWithThem } from '../../../understanding/match-asked.ts'
import { asksOfGood } from '../../../understanding/good-one.ts'
import { hasGrownDistant } from '../../../understanding/grown-distant.ts'
import { knowsAlready } from '../../../understanding/knows-already.ts'
import { tellsLove } from '../../../understanding/tells-love.ts'
import { asksIfTrusted } from '../../../understanding/hidden-matter.ts'
import { isSecretWedding, weddingAlone } from '../../../understanding/secret-wedding.ts'
import { namesCommunity } from '../../../understanding/community.ts'
import { plainText } from '../../../understanding/topics.ts'
import { asksShould, questionOf } from '../../../understanding/understanding.ts'
import { partnerFar } from '../../abroad.ts'
import { isApartByWork, ONE_HOUSE } from '../../../understanding/apart.ts'
import { isCaseRunning } from '../../apart.ts'
import { apartBond } from '../../apart-bond.ts'
import { apartLines, asksOneHome } from '../../living-apart.ts'
import { readings, windows } from '../../cache.ts'
import { isQuarrelled } from '../../elder-beside.ts'
import { slowingNow } from '../../window-lines.ts'
import { isMarked, mangalAnswer } from '../../love-mars.ts'
import { lateReasons, matchKind, meetLine, meetsNearHome, wayOfMatch } from '../../love-match.ts'
import { childLines, isOwnHouse, parentsPlan, unwillingParent } from '../../love-ahead.ts'
import { nextGoodPeriod, seasonIds, seasonOf } from '../../season.ts'
import { nearestTime } from '../../short-concerns.ts'
import { useClause, useOf } from '../../stretch-use.ts'
import { theirDays, theirRule, waitedFor, waitingOf, waitLines } from '../../waiting.ts'
import { undated } from '../../undated.ts'
import { backItems, whoOf } from '../answer-clauses.ts'
import { kaalSarpLines } from '../yoga-asked.ts'
import { groundAloud, timeAloud, timeWithWait } from '../answer-gist.ts'
import { hardReasons, type Reason } from '../answer-hard.ts'
import { stepBy } from '../answer-ground.ts'
import { namedItems } from '../answer-named.ts'
import { chosenStretches, isOpen, smallerOpenings, spanOf } from '../answer-stretches.ts'
import { weddedItem } from '../answer-settled.ts'
import { askedOf, nounOf } from '../answer-subject.ts'
import { answerOf } from '../answer.ts'
import { whetherLine } from '../answer-field.ts'
import { waysLine, weighsBond } from '../answer-ways.ts'
import { asksFamilyYes, familyAloud } from '../../family-yes.ts'
import { elderBeside, inLaws, isOfTwoMinds, twoMinds, waitsForPost } from './of-house.ts'
import { kinderTime } from './kinder.ts'
import { lifeLines, promiseFirst, SAY_DAYS, suitLine, WORD_DAYS } from './love-lines.ts'
import { withOwnPlace } from './of-own-place.ts'
import { angerLines, isOfTrust, ownStep } from './of-bond.ts'
import { KIN_WRITERS } from './of-kin.ts'
import { match, OWN_OR_FOUND, ownOrFound } from './of-match.ts'
import { firstLines, marsOfTwo, partnersWork, quarrelOfPromised } from './of-two.ts'
import { withTwoHomes } from './of-two-homes.ts'
import { disputeCourse, method, spanNear, stateLine, type PlainQuestions, type Writer, type Writers } from './shared.ts'

/** Who comes: what no chart tells, what suits by the 7th and by the pointer to partnership, and by which way one meets. */
const kind: Writer = (c, { words }, said) => {
  const dara = c.timed ? charaFinding(c, 'love', 'dara') : null
  return [
    ...(asksOfGood(words) && c.asker.bond !== 'married' ? goodLines(c) : [c.line([method(c)], 'point.kind')]),
    ...partnersWork(c, words || c.input.concern),
    suitLine(c),
    ...(dara === null ? [] : [c.line([dara.id], `point.kind.dara.${dara.graha as 'sun'}`)]),
    ...(c.timed && c.asker.love !== 'bond' && c.asker.love !== 'partner' ? [outsideLine(c) ?? meetLine(c)] : []),
    ...(ASKS_WHEN.test(plainText(words)) && c.asker.bond === null ? untold(timeWithWait(c, 'love', c.say('noun.marriage')), said) : []),
  ]
}

/** Whether the one who comes is good: what no chart tells, and how life in a marriage lies. */
function goodLines(c: Composer): Line[] {
  const { ids, state } = judge(c, 'spouse')
  return [c.line([method(c)], 'point.kind.good'), c.line(ids, `point.life.${state}`)]
}

const ASKS_WHEN = / (?:when|kab|eppo\S*|eppudu|what age|which year) /

/** Lines of a time that no part before has told. */
const untold = (lines: readonly Line[], said: readonly Line[]): Line[] =>
  lines.filter(({ ids }) => !said.some((one) => one.ids.join() === ids.join()))

/** Rahu in the 7th or with its lord: from another circle (practice), and by which of the two ways; null where he has no part in it. */
function outsideLine(c: Composer): Line | null {
  const { main } = c.facts
  const lord = main.lordOf(7)
  const isIn = main.houseOf('rahu') === 7
  if (!isIn && c.facts.sign('rahu') !== c.facts.sign(lord)) return null
  const id = placesFinding(c, 'point.kind.rahu', 'practice.housesOfMarriage', 'love', ['rahu', lord])
  const way = matchKind(c)
  return c.line([id, way.id], 'point.kind.rahu', { place: isIn ? 'house' : 'lord', lord: c.graha(lord), way: way.kind })
}

const OF_ME = / (?:i|me|my|mine|mera|meri|mujhe|enakku|naaku) /

/** A match of one's own choosing or one through the family, with what in the chart says so; and its time, unless that stands above. */
const loveOrArranged: Writer = (c, part, said) => {
  // whose wedding it is may be said in the part before
  const person = OF_ME.test(plainText(part.words)) ? null : questionOf(`${part.told}. ${part.words}`).person
  if (person === 'child') return KIN_WRITERS['kin.childWed']?.(c, part, said) ?? []
  const line = wayOfMatch(c)
  if (person !== null) return [line]
  const time = c.asker.bond === 'married' ? [] : timeWithWait(c, 'love', c.say('noun.marriage'))
  const isTold = ({ ids }: Line): boolean => said.some((one) => one.ids.join() === ids.join())
  return [
    line,
    ...(asksFamilyYes(c) ? bothLines(c) : c.timed && c.asker.love !== 'partner' ? [meetLine(c), ...joinedWays(c)] : []),
    ...time.filter((one) => !isTold(one)).slice(0, 1),
  ]
}

/** Where the choice is one's own and the place of meeting is that of others: who brings the name and who decides. */
function joinedWays(c: Composer): Line[] {
  const { kind: way, brought, id } = matchKind(c)
  return way === 'own' && brought ? [c.line([id], 'point.way.own.brought')] : []
}

/** Whether both can be had, one's own choice and the family's yes: by the parents' side; and that a caste stands in no chart. */
function bothLines(c: Composer): Line[] {
  const { ids, state } = judge(c, unwillingParent(c.input.concern))
  return [c.line(ids, `point.way.both.${state}`), ...(namesCommunity(c.input.concern) ? [c.line([method(c)], 'point.way.caste')] : [])]
}

/** From where somebody comes, and by which way one meets. */
const where: Writer = (c, { words }, said) => {
  const { main } = c.facts
  const lord = main.lordOf(7)
  const isOfRahu = main.houseOf('rahu') === 7 || c.facts.sign('rahu') === c.facts.sign(lord)
  const id = placesFinding(c, 'point.where', 'practice.housesOfMarriage', 'love', isOfRahu ? ['rahu', lord] : [lord])
  const why = partnerFar(c)
  const asksKin = asksOfRelation(words)
  return [
    ...(ASKS_WHEN.test(plainText(words)) && c.asker.bond === null ? untold(timeWithWait(c, 'love', c.say('noun.marriage')), said) : []),
    ...(namesCommunity(c.input.concern) ? [c.line([method(c)], 'point.where.caste')] : []),
    ...(DIRECTION.test(plainText(words)) ? [directionLine(c)] : []),
    ...(asksKin ? [relationLine(c)] : [why === null ? c.line([id], 'point.where.near') : c.line([id], 'point.where.far', { why })]),
    ...(c.timed ? [meetLine(c)] : []),
    ...(c.timed && !asksKin && why !== null && meetsNearHome(c) ? [c.line([id], 'point.where.far.met')] : []),
  ]
}

const DIRECTION =
  / (?:directions?|which side|east|west|north|south|disha|dishe|dishaa|taraf|thisai|dhisai|dikku|dikkuna|vaipu) | (?:दिशा|तरफ|திசை|దిక్కు)/u
/** Where a rashi dwells, from Mesha on, again and again (BPHS 4.6-24). */
const DIRECTIONS = ['east', 'south', 'west', 'north'] as const
const directionOf = (sign: number): (typeof DIRECTIONS)[number] => DIRECTIONS[sign % DIRECTIONS.length] as (typeof DIRECTIONS)[number]

/** The quarter of the sky in which the rashi of the 7th lord dwells, with that of the 7th itself where it is another (practice). */
function directionLine(c: Composer): Line {
  const { main } = c.facts
  const lord = main.lordOf(7)
  const [sign, house] = [c.facts.sign(lord), main.signOf(7)]
  const [first, second] = [directionOf(sign), directionOf(house)]
  const id = placesFinding(c, 'point.where.direction', 'practice.housesOfMarriage', 'love', [lord])
  const slots = { lord: c.graha(lord), sign: c.sign(sign), house: c.sign(house), first: c.say(`direction.${first}`) }
  return first === second
    ? c.line([id], 'point.where.direction.one', slots)
    : c.line([id], 'point.where.direction', { ...slots, second: c.say(`direction.${second}`) })
}

/** Doshas that no old text has. */
const OTHER_DOSHAS =
  / (?:ka+l ?sarp\S*|kala ?sarp\S*|pitr[aui]?\S*|pitri|naga|sarpa\S*|guru chandal|grahan|nadi|vish|shrapit|(?:any|which|what|koi|kaun ?sa|enna|emi|em) dosh\S*) |काल ?सर्प|पितृ|ग्रहण दोष|கால ?சர்ப்ப|நாக தோஷ|பித்ரு|కాల ?సర్ప|నాగ దోష|పితృ/u

/** A dosha by its name: yes or no by its custom with what cancels it; then whether a delay comes from it, or how a marriage that is stands. */
const dosha: Writer = (c, { words }) => {
  const { concern } = c.input
  const isOther = OTHER_DOSHAS.test(plainText(`${concern} ${words}`))
  const ofTwo = marsOfTwo(c)
  const isOfMars = !isOther || questionOf(concern).extras.includes('mangal')
  return [
    ...(isOther ? [c.line([method(c)], 'decline.dosha'), ...kaalSarpLines(c)] : []),
    ...(isOfMars ? (ofTwo.length > 0 ? ofTwo : [mangalAnswer(c)]) : []),
    ...(c.asker.love === 'bond'
      ? [groundAloud(c, readings(c).love, c.say('noun.bond'))]
      : c.asker.love === 'open' || c.asker.love === 'partner'
        ? [delayLine(c, isOfMars)]
        : []),
  ]
}

/** What tradition does read as late; of a Mars that counts, that its verses name no delay. */
function delayLine(c: Composer, isOfMars: boolean): Line {
  const { id, found } = lateReasons(c)
  const counts = isOfMars && isMarked(c) ? 'point.dosha' : 'point.dosha.other'
  return c.line([id], found.length > 0 ? `${counts}.late` : `${counts}.noLate`, { reasons: found.slice(0, 2).join('; ') })
}

const COURT = / (?:court|case|498a?|lawyer|vakil|petition|dispute|vazhakku|kesu|mukadma|muqadma) |अदालत|मुकदमा|मुक़दमा|केस |வழக்கு|కోర్టు|కేసు/u

/** One roof for two who live apart by their work: when, and how it lies. */
function oneRoof(c: Composer): Line[] {
  const { ids, state } = judge(c, 'together')
  return [...timeWithWait(c, 'love', c.say('noun.together')), c.line(ids, `plea.together.${state}`)]
}

/** Whether husband or wife comes back under one roof: the bond and the home, and when to speak. */
const reunite: Writer = (c, part, said) => {
  const text = plainText(c.input.concern)
  if (ONE_HOUSE.test(text)) return bond(c, part, said)
  if (isApartByWork(text)) return oneRoof(c)
  const reading = readings(c).love
  const noun = c.say('noun.bond')
  const says = reading.step !== null && reading.verdict !== 'silent'
  return [
    c.line([method(c)], 'point.reunite', { who: c.say(`care.who.${whoOf(c)}`) }),
    stateLine(c, 'together', 'point.reunite'),
    ...(says ? [groundAloud(c, reading, noun)] : []),
    ...timeWithWait(c, 'love', c.say('noun.talkBond')),
    ...(COURT.test(plainText(c.input.concern)) ? [c.line([method(c)], 'point.reunite.case')] : []),
  ]
}

/** A time that a part names by itself, read for a marriage. */
const namedHere = (c: Composer, { words }: AskedPoint): Line[] =>
  namedPeriods(words, c.input.asOf).length === 0
    ? []
    : namedItems(c, { topic: 'love', ground: null, noun: c.say('noun.marriage') }).flatMap((item) => item.slice(0, 1))

/** A talk is planned within so many months. */
const TALK_MONTHS = 14

type TalkTime = { ids: readonly string[]; key: 'month' | 'stretch'; slots: Slots }

/** A month or a stretch of the bond within a year, the sooner one; null where there is none. */
function talkTime(c: Composer): TalkTime | null {
  const soon = addYears(c.input.asOf, 1)
  const stretch = undated(c, 'love') ? undefined : chosenStretches(c, 'love').find(({ from }) => from < soon)
  const month = smallerOpenings(c, 'love').find(({ from }) => from < soon)
  if (month !== undefined && (stretch === undefined || month.from < stretch.from)) {
    const why = month.why === 'ask' || month.why === 'open' ? month.why : 'own'
    return { ids: [month.id], key: 'month', slots: { month: month.label, why: c.say(`point.tell.why.${why}`) } }
  }
  if (stretch === undefined) return null
  const use = useOf(c, stretch) === 'prepare' || c.asker.love === 'bond' ? useClause(c, stretch) : ''
  const span = spanNear(c, stretch.parts[0])
  return { ids: stretch.ids, key: 'stretch', slots: { span, use } }
}

/** The nearest time for a talk at home: a stretch or a month of the bond, else the family's own, else the next turn. */
function talkLine(c: Composer): Line {
  const time = talkTime(c)
  if (time !== null)
    return c.line(
      time.ids,
      time.key === 'stretch' && c.asker.love === 'bond' ? 'point.tell.stretch.bond' : `point.tell.${time.key}`,
      time.slots,
    )
  const family = nearestTime(c, 'family')
  if (family !== null && family.from < addMonths(c.input.asOf, TALK_MONTHS))
    return c.line(family.ids, 'point.tell.family', { span: spanNear(c, family) })
  const { ids, date } = stepBy(c, null)
  return c.line(ids, 'point.tell.turn', { date })
}

/** When to speak at home, and to whom first. */
const tell: Writer = (c, { words }) => {
  const { concern } = c.input
  const isSecret = isSecretWedding(c.whole.input.concern)
  return [
    ...(isSecret ? [c.line([method(c)], weddingAlone(c.whole.input.concern) === 'known' ? 'point.secret.known' : 'point.secret')] : []),
    talkLine(c),
    ...(isSecret || isOwnHouse(concern)
      ? parentsPlan(c, unwillingParent(concern), []).slice(0, 1)
      : [c.line([method(c)], 'point.tell.theirs')]),
    ...(isSecret && TOGETHER.test(plainText(words)) ? timeWithWait(c, 'love', c.say('noun.together')) : []),
  ]
}

/** One roof, of two whose houses do not know yet. */
const TOGETHER = / (?:live|living|stay|staying|be|one|start) (?:\S+ ){0,2}?(?:together|house|roof|life|saath) | saath (?:\S+ )?reh\S* /

/** A wedding without the parents. */
const COURT_WEDDING = / (?:court marriage|register(?:ed)? marriage|elope|run away|without (?:them|parents|family)) /

/** Whether a wedding that has been is accepted at home: how the parents' side lies, and how such news is taken. */
function acceptance(c: Composer): Line[] {
  const { ids, state } = judge(c, 'consent')
  const isTold = pointsAsked(c.whole.input.concern).some(({ point }) => point === 'love.tell')
  const isKnown = weddingAlone(c.whole.input.concern) === 'known'
  const isTheirs = isKnown && !isOwnHouse(c.whole.input.concern)
  return [
    ...(isTold ? [] : [c.line([method(c)], isKnown ? 'point.secret.known' : 'point.secret')]),
    // of the other house alone this chart says nothing
    ...(isTheirs ? [] : [c.line(ids, `point.secret.${state}`)]),
    ...(isTold ? [] : [talkLine(c), isTheirs ? c.line([method(c)], 'point.tell.theirs') : parentsPlan(c, 'consent', [])[0]]),
    c.line([method(c)], isKnown ? 'point.secret.elder' : 'point.secret.how'),
    ...(HARM.test(plainText(c.whole.input.concern)) ? [c.line([method(c)], 'point.secret.safe')] : []),
  ]
}

/** A threat that is feared from a house. */
const HARM = / (?:harm\S*|threat\S*|kill\S*|danger\S*|attack\S*|beat\S*|honou?r killing|police) /

/** Whether the parents agree: whose consent it is, how their side lies, whom to ask first, and the year that is named. */
const consent: Writer = (c, part, said) => {
  const { concern } = c.input
  // after the wedding it is the partner's house whose yes is missed
  if (isSecretWedding(c.whole.input.concern)) return acceptance(c)
  if (c.asker.bond === 'married') return isOfTwoMinds(c) ? bond(c, part, said) : inLaws(c, part, said)
  const marriage = readings(c).love
  if (!isOwnHouse(concern))
    return [
      c.line([method(c)], 'point.consent.theirs', { who: c.say(`point.consent.who.${whoOf(c)}`) }),
      ...(waitedFor(c) === null ? theirRule(c) : waitLines(c)),
      groundAloud(c, marriage, c.say('noun.marriage')),
      ...namedHere(c, part),
      ...(questionOf(part.words || concern).form === 'when' ? timeWithWait(c, 'love', c.say('noun.marriage')).slice(0, 1) : []),
    ]
  const ground = unwillingParent(concern)
  const { ids, state } = judge(c, ground)
  const known = knowsAlready(c.whole.input.concern)
  return [
    c.line(ids, `plea.${ground}.${state}`),
    ...parentsPlan(c, ground, smallerOpenings(c, 'love')).slice(0, questionOf(part.words || concern).form === 'when' ? 2 : 1),
    ...(known === null ? [] : [c.line([method(c)], 'point.consent.knows', { who: c.say(`who.${known}`) })]),
    ...(COURT_WEDDING.test(plainText(concern)) ? [c.line([method(c)], 'point.consent.court')] : []),
    ...namedHere(c, part),
  ]
}

/** Whether somebody marries the one they are with: the marriage as such, that the person is not in it, and when. */
const one: Writer = (c, part, said) => {
  if (c.asker.bond === null && isPromisedElsewhere(c.input.concern)) return tiedLines(c)
  if (c.asker.settled.includes('engaged') && c.asker.love === 'partner') return engagedOne(c, part)
  if (c.asker.bond !== 'married' && TIED_ELSEWHERE.test(plainText(c.input.concern))) return tiedLines(c)
  if (wedsAgain(c) && asksIfWithThem(part.words)) return withThem(c)
  if (c.asker.settled.includes('engaged') || c.asker.bond !== null) return []
  if (waitsForPost(c)) return promiseFirst(c)
  // where the lean is slight it does not answer whether there is a marriage at all, which nobody asks who asks what to do
  const waiting = waitingOf(c)
  if (waiting !== null)
    return [
      ...(waiting.for !== 'word' && waiting.degree === 'slight' && !asksShould(c.input.concern)
        ? [whetherLine(c, readings(c).love, 'marriage')]
        : []),
      ...waitLines(c),
    ]
  // whether to wait or to go is no question of a verdict on marriage
  const choice = weighsBond(c) ? waysLine(c, 'love', { form: 'choice' }) : null
  if (choice !== null)
    return [choice, ...timeWithWait(c, 'love', c.say('noun.marriage'), timeAloud(c, 'love', c.say('noun.marriage'), true))]
  const family = asksFamilyYes(c) ? familyAloud(c) : []
  const first = firstLines(c)
  return [
    ...marsOfTwo(c),
    whetherLine(c, readings(c).love, 'marriage'),
    ...(first.length > 0 ? first : [c.line([method(c)], 'point.one.which')]),
    ...namedHere(c, part),
    ...timeWithWait(c, 'love', c.say('noun.marriage')),
    ...standsLine(c, part),
    ...(c.asker.love === 'partner' && questionOf(c.input.concern).plea === 'consent' && !isOwnHouse(c.input.concern) ? theirRule(c) : []),
    // another part has told of the parents already
    ...(family.some(({ text }) => said.some((line) => line.text === text)) ? [] : family),
  ]
}

/** Whether the one who is loved stands by it, or whether it has a future: one plain question with its two days. */
function standsLine(c: Composer, { words }: AskedPoint): Line[] {
  if (
    c.asker.love !== 'partner' ||
    questionOf(c.input.concern).plea === 'consent' ||
    !(STANDS.test(plainText(words)) || hasGrownDistant(c.input.concern))
  )
    return []
  const { ask, limit } = theirDays(c)
  return [
    c.line([...new Set([...ask.ids, ...limit.ids])], 'point.one.stands', {
      ask: c.date(ask.day, ask.errorDays),
      limit: c.date(limit.day, limit.errorDays),
    }),
  ]
}
const STANDS =
  / (?:stand (?:for|by|with|up)|take (?:a )?stand|fight for (?:me|us)|support me|leave me|serious|future|work out|go (?:anywhere|further)|last|end in marriage) /

/** One who left and asks to come back. */
const ASKS_TO_RETURN =
  / (?:wants?|wish(?:es)?|asks?|asking|begs?|begging|ready|trying|came|has come|is coming) (?:me )?(?:to )?(?:come |get |be )?back | (?:take|accept|taking|accepting) (?:him|her|my ex) (?:back )?| (?:another|second|one more) chance | wapas aana chaht\S* /

/** Whether one who left comes back: what no chart says, how long to leave the door open and why to that day, and when love opens for somebody new. */
const back: Writer = (c) => {
  if (c.asker.bond === 'married') return []
  if (c.asker.bond === null && isPromisedElsewhere(c.input.concern)) return tiedLines(c)
  if (OWN_OR_FOUND.test(plainText(c.input.concern))) return ownOrFound(c)
  if (ASKS_TO_RETURN.test(plainText(c.input.concern)))
    return [
      c.line([method(c)], 'point.back.asks'),
      groundAloud(c, readings(c).love, c.say('noun.again')),
      ...timeWithWait(c, 'love', c.say('noun.again')),
    ]
  const [, [wait, then] = []] = backItems(c)
  const [first] = undated(c, 'love') ? [] : chosenStretches(c, 'love')
  // of a time that is open the wait has told already
  const time = first !== undefined && isOpen(c, first) ? then : (timeAloud(c, 'love', c.say('noun.somebodyNew'), true) ?? then)
  return [c.line([method(c)], 'point.back', { who: c.say(`care.who.${whoOf(c)}`) }), wait, time].filter((line) => line !== undefined)
}

/** Whether a wedding that is promised takes place: how a life together lies, the day that is named, else the nearest time for it. */
function engagedOne(c: Composer, part: AskedPoint): Line[] {
  const [head] = weddedItem(c)
  const named = namedHere(c, part)
  return [...(head === undefined ? [] : [head]), ...(named.length > 0 ? named : timeWithWait(c, 'love', c.say('noun.wedding')))]
}

/** When love comes to somebody who was left: the time for somebody new, and how the ground lies; else the answer on a marriage stands as it is. */
const when: Writer = (c) => {
  if (c.asker.bond === 'married') return []
  if (ALONE.test(plainText(c.input.concern))) return single(c)
  if (askedOf(c, 'love') !== 'breakup') return []
  const noun = c.say('noun.somebodyNew')
  return [...timeWithWait(c, 'love', noun, timeAloud(c, 'love', noun, true)), groundAloud(c, readings(c).love, noun, 'also')]
}

/** A life without a marriage, held against one. */
const ALONE =
  / (?:(?:stay|remain|be|live|living|life|die) (?:\S+ ){0,2}(?:alone|single|unmarried)|life alone|single (?:life|forever|for life)|not marry|never marry|akel[ae] (?:rah\S*|zindagi)|no marriage) /

/** Whether there is a marriage at all, asked against a life alone: whether the chart makes room, when, and that either way is whole. */
function single(c: Composer): Line[] {
  const noun = c.say('noun.marriage')
  const reading = readings(c).love
  const side = reading.step === null || reading.verdict === 'silent' ? 'silent' : reading.verdict
  return [
    c.line([reading.id], `point.single.${side}`),
    ...timeWithWait(c, 'love', noun).slice(0, 2),
    c.line([method(c)], 'point.single.free'),
  ]
}

/** What presses is looked for in the weeks around the day of the reading. */
const PRESS_MONTHS = 2

/** The day from which a bond has it easier: what the season names, else the end of what presses. */
function easeLine(c: Composer, reasons: readonly Reason[]): Line | null {
  // what presses has its end told with it
  const ends = new Set(reasons.map(({ to }) => to))
  const eases = seasonOf(c, 'love').eases.filter(({ date }) => !ends.has(date))
  const good = nextGoodPeriod(c)
  const [first = good === undefined ? undefined : periodEase(c, good), second] = eases
  if (first !== undefined)
    return c.line(
      [first, second].flatMap((one) => one?.ids ?? []),
      second === undefined ? 'answer.course.eased' : 'answer.course.eases',
      { list: [first, second].flatMap((one) => (one === undefined ? [] : [one.text])).join('; ') },
    )
  const last = reasons.toSorted((a, b) => (a.to > b.to ? -1 : 1))[0]
  return last === undefined ? null : c.line([last.id], 'point.bond.after', { month: { date: last.to, grain: 'month' } })
}

const periodEase = (c: Composer, period: DashaDates): { text: string; ids: string[] } => ({
  text: c.say('answer.ease.period', { from: c.date(period.from, c.dashas.errorDays), graha: c.graha(period.lords[1] as Graha) }),
  ids: [periodFinding(c, period)],
})

/** What presses on a bond now with its end, and from when it is easier; `told` leaves out the sub-periods that were told before. */
function pressLines(c: Composer, told: 'periods' | 'nothing' = 'nothing'): Line[] {
  const { asOf } = c.input
  const all = hardReasons(c, { from: asOf, to: addMonths(asOf, PRESS_MONTHS), houses: [7], kind: 'bond', slack: null })
  const reasons = told === 'nothing' ? all : all.filter(({ id }) => !id.startsWith('dasha.'))
  if (told === 'periods' && reasons.length === 0) return []
  const [first, second] = reasons
  if (first === undefined) {
    // what slows the stretch that is open is told of it below, and so is no silence here
    const open = undated(c, 'love') ? undefined : windows(c).love.find(({ parts: [{ from, to }] }) => from <= asOf && to > asOf)
    const slow = open === undefined ? { texts: [], ids: [] } : slowingNow(c, open)
    return slow.texts.length === 0
      ? [c.line(seasonIds(c, seasonOf(c, 'love')), 'point.bond.free')]
      : [c.line(slow.ids, 'point.bond.slow', { notes: { list: slow.texts }, count: slow.texts.length })]
  }
  const press = c.line(
    reasons.map(({ id }) => id),
    'point.bond.press',
    { reasons: second === undefined ? first.text : c.say('hard.two', { first: first.text, second: second.text }) },
  )
  return told === 'periods' ? [press] : [press, easeLine(c, reasons)].filter((line) => line !== null)
}

/** Life in a marriage that is still to come: how the ground lies, what carries it and what asks for care, who suits, and when it may begin. */
function marriedLife(c: Composer): Line[] {
  return [...lifeLines(c), ...(c.asker.bond === 'married' ? [] : timeWithWait(c, 'love', c.say('noun.marriage')).slice(0, 1))]
}

/** Whether a marriage that is still to come holds: that no chart counts its years, how its ground lies, and what to look at before a yes. */
const lasting = (c: Composer): Line[] => [
  c.line([method(c)], 'point.life.lasts'),
  ...lifeLines(c).slice(0, -1),
  c.line([method(c)], c.asker.love === 'parted' ? 'point.life.before.again' : 'point.life.before'),
]

/** Of two who quarrel: after the first talks the time in which what is larger is settled. */
function settleLine(c: Composer): Line[] {
  if (!isQuarrelled(c) || undated(c, 'love')) return []
  const [first, ...later] = chosenStretches(c, 'love')
  const full = first === undefined || useOf(c, first) === 'step' ? undefined : later.find((one) => useOf(c, one) === 'step')
  return full === undefined ? [] : [c.line(full.ids, 'point.bond.full', { span: spanNear(c, full.parts[0]) })]
}

/** A marriage that is, or a bond without one: how it stands, what presses on it and until when, what eases it, and when to speak. */
const bond: Writer = (c, { words }) => {
  const { love } = c.asker
  const isOfStep = STEP_ON_BOND.test(plainText(words))
  const quarrel = quarrelOfPromised(c)
  if (quarrel.length > 0) return [...lifeLines(c).slice(0, -1), ...quarrel]
  if (love !== 'bond' && love !== 'partner' && asksIfItLasts(words)) return lasting(c)
  if (love !== 'bond' && love !== 'partner' && asksOfMarriedLife(words)) return marriedLife(c)
  // a part by itself may sound harder than all that was told
  if ((love !== 'bond' && love !== 'partner' && !isOfStep) || questionOf(c.whole.input.concern).cares.includes('cruelty')) return []
  const talk = talkTime(c)
  const talkTimes = talk === null ? [] : [c.line(talk.ids, talk.key === 'month' ? 'point.bond.month' : 'point.bond.talk', talk.slots)]
  if (isOfTwoMinds(c)) return twoMinds(c, talkTimes)
  const ground = groundAloud(c, readings(c).love, love === 'partner' ? nounOf(c, 'relationship') : c.say('noun.bond'))
  const whole = c.whole.input.concern
  const own = ownStep(c, plainText(words))
  // whether to trust is answered by itself where the marriage is asked about beside it
  if (isOfTrust(c, words) && pointsAsked(whole).some((part) => part.point === 'love.bond' && !asksIfTrusted(plainText(part.words))))
    return own
  const anger = angerLines(c)
  // what several parts ask of a marriage is answered once, with the days first
  const asksWhen =
    questionOf(words).form === 'when' ||
    pointsAsked(whole).some((part) => part.point === 'love.bond' && questionOf(part.words).form === 'when')
  // the time for peace is told where it is asked
  if (own.length > 0 && asksWhen && questionOf(words).form !== 'when') return [...own, ...talkTimes]
  const kinder = asksWhen && love === 'bond' ? kinderTime(c) : null
  if (kinder !== null) {
    const near = talkTimes.filter(({ ids }) => kinder.talk?.join() !== ids.join())
    return [...own, ...kinder.lines, ...pressLines(c, 'periods'), ...anger, ...elderBeside(c), ...near, ground]
  }
  const beside = [...elderBeside(c), ...pressLines(c)]
  return asksWhen
    ? [...own, ...pressLines(c), ...talkTimes, ...settleLine(c), ...anger, ...elderBeside(c), ground]
    : [...own, ...anger, ground, ...beside, ...talkTimes]
}

const CUSTODY = / (?:custody|visitation|guardianship) /
const MUTUAL = / (?:mutual|consent|settle|settlement|compromise|fight|contest) /
const WAYS = / (?:or|ya) /

/**
 * A marriage that ends: a case by how one stands in it, when it presses and when it lets go, of two ways the one that costs less; a child by the court; and
 * whether to part at all never, but how the bond lies, what presses on it and what comes first.
 */
const parting: Writer = (c, { words }) => {
  const text = plainText(words)
  const { plea, person } = questionOf(c.input.concern)
  const { ids, state } = judge(c, 'dispute')
  if (CUSTODY.test(text)) {
    const time = nearestTime(c, 'family')
    return [
      c.line([method(c)], 'point.custody'),
      c.line(ids, `point.custody.${state}`),
      ...(time === null ? [] : [c.line(time.ids, 'point.custody.time', { span: spanNear(c, time) })]),
    ]
  }
  if (person === 'child' || person === 'sibling') return []
  if (MUTUAL.test(text) && WAYS.test(text)) return [c.line(ids, `point.mutual.${state}`), ...disputeCourse(c, 'dispute').slice(1)]
  const asksItsEnd = plea === 'dispute' ? !asksShould(words) : questionOf(words).form === 'when'
  if (asksItsEnd) return disputeCourse(c, 'dispute')
  if (questionOf(c.input.concern).cares.includes('cruelty')) return []
  return [
    c.line([method(c)], 'ways.part'),
    groundAloud(c, readings(c).love, c.asker.love === 'bond' ? c.say('noun.bond') : nounOf(c, 'relationship')),
    ...pressLines(c),
    c.line([method(c)], 'ways.part.then'),
  ]
}

/** Whether and when to marry again; while a case runs, that a promise comes after it. */
const again: Writer = (c, { words }) => {
  // whether the child is taken in is another question than when
  const taken = / accept/u.test(plainText(words)) ? childLines(c) : []
  if (taken.length > 0) return [taken[0], taken.at(-1)].filter((line) => line !== undefined)
  const runs = isCaseRunning(c)
  if (!runs && c.asker.love !== 'parted' && c.asker.love !== 'widowed') return []
  const noun = c.say('noun.again')
  return [
    groundAloud(c, readings(c).love, noun),
    ...timeWithWait(c, 'love', noun),
    ...(runs ? [c.line([method(c)], 'point.again.case')] : []),
  ]
}

/** The one who is loved lives in a marriage. */
const TIED_ELSEWHERE =
  / (?:he|she|who|bf|gf|wo|woh|boyfriend|girlfriend|colleague|boss) (?:is |are |was )?(?:already |also |a )?(?:married|shaadishuda|shadishuda|shadi shuda|married man|married woman)(?: |$)|(?:married|shaadishuda|shadishuda) (?:man|woman|guy|lady|colleague|boss|aadmi|aurat) /u

/** What is said of one who is bound to somebody else: no time of the chart opens that door; love as such has its own. */
function tiedLines(c: Composer): Line[] {
  const [first] = undated(c, 'love') ? [] : chosenStretches(c, 'love')
  const { asOf } = c.input
  return [
    isPromisedElsewhere(c.input.concern)
      ? c.line([method(c)], 'point.one.promised', {
          who: whoOf(c),
          ask: c.date(addDays(asOf, WORD_DAYS)),
          limit: c.date(addDays(asOf, WORD_DAYS + SAY_DAYS)),
        })
      : c.line([method(c)], 'point.one.tied'),
    ...(first === undefined ? [] : [c.line(first.ids, 'point.one.tied.time', { span: spanOf(c, first.parts[0]) })]),
  ]
}

/** Love that is to be told: that it is said, how love lies in the chart, the days that make it easier, and how. */
function tellLove(c: Composer): Line[] {
  const time = talkTime(c)
  const turn = stepBy(c, null)
  return [
    c.line([method(c)], 'point.tellLove', { who: whoOf(c), should: asksShould(c.whole.input.concern) ? 'yes' : 'no' }),
    time === null
      ? c.line(turn.ids, 'point.tellLove.turn', { date: turn.date })
      : c.line(time.ids, `point.tellLove.${time.key}`, time.slots),
    groundAloud(c, readings(c).love, nounOf(c, 'love')),
    c.line([method(c)], 'point.tellLove.how'),
  ]
}

/** What another feels: declined, then how the bond lies from this side, and that asking says it. */
const feelings: Writer = (c) =>
  c.asker.bond === null && isPromisedElsewhere(c.input.concern)
    ? tiedLines(c)
    : c.asker.bond === null && tellsLove(c.whole.input.concern)
      ? tellLove(c)
      : waitedFor(c) !== null
        ? [c.line([method(c)], 'decline.feelings.bare'), ...waitLines(c)]
        : [
            c.line([method(c)], 'decline.feelings'),
            groundAloud(c, readings(c).love, nounOf(c, c.asker.love === 'bond' ? 'relationship' : 'love')),
            c.line([method(c)], 'answer.do.feelings'),
          ]

const AGAIN = / (?:try|ask|propose|approach|message|talk) (?:\S+ )?again /

/** How to let somebody go: what carries meanwhile, and the step for this week. */
const forget: Writer = (c, { words }) => {
  if (waitedFor(c) !== null) return waitLines(c)
  const { best } = bestAndWeakest(c)
  const [step] = answerOf(c).items.at(-2) ?? []
  return [
    ...(AGAIN.test(plainText(words)) ? [c.line([method(c)], 'point.forget.no')] : []),
    c.line([standingFinding(c, best)], 'point.forget', { graha: c.graha(best), gift: c.say(`gift.${best}`) }),
    // a step for a bond that is or is looked for is none for one that is let go
    ...(step === undefined || askedOf(c, 'love') !== 'breakup' ? [] : [step]),
  ]
}

/** Of a marriage in which two live apart both halves are answered, whichever point its words are after. */
const orApart =
  (write: Writer): Writer =>
  (c, part, said) =>
    c.asker.apart === null ? write(c, part, said) : apartLines(c)

/** How the marriage will be has an answer of its own beside whether there is one home again. */
const bondApart: Writer = (c, part, said) =>
  c.asker.apart !== null && asksOneHome(c) ? apartBond(c) : withTwoHomes(orApart(bond))(c, part, said)

/** What has an answer of its own: love and the family. */
export const LOVE_WRITERS: Writers = {
  'love.when': when,
  'love.kind': kind,
  'love.bond': withOwnPlace(bondApart),
  'love.loveArranged': loveOrArranged,
  'love.divorce': orApart(parting),
  'love.again': again,
  'love.where': where,
  'love.dosha': dosha,
  'kin.inlaws': inLaws,
  'love.reunite': orApart(reunite),
  'love.tell': tell,
  'love.consent': consent,
  'love.one': one,
  'love.match': match,
  'love.forget': forget,
  'love.back': orApart(back),
  'love.feelings': feelings,
}

export const LOVE_PLAIN: PlainQuestions = {
  'love.when': 'When will I get married?',
  'love.loveArranged': 'Love marriage or arranged marriage?',
  'love.bond': 'How will my married life be?',
  'love.back': 'Will my ex come back?',
  'love.divorce': 'Should I divorce?',
  'love.again': 'When will I marry again after divorce?',
  'love.feelings': 'Does he love me?',
}
