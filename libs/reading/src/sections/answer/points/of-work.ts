import type { Composer, Line } from '../../../compose/composer.ts'
import { addDays, addMonths, addYears } from '../../../facts/calendar.ts'
import { fieldFinding, fieldPeriod, weighField } from '../../../rules/fields.ts'
import { judge } from '../../../rules/grounds.ts'
import { fearsForPost, looksElsewhere } from '../../../understanding/another-employer.ts'
import { meantText, plainText } from '../../../understanding/topics.ts'
import { questionOf, weighsTwoPosts } from '../../../understanding/understanding.ts'
import { refersBack } from '../../../understanding/back-reference.ts'
import { weighsLine } from '../../../understanding/line-or-field.ts'
import { asksIfFirmStands } from '../../../understanding/firm-stands.ts'
import { isHurt } from '../../leaving.ts'
import { offersAbroad } from '../../../understanding/offer-told.ts'
import { offersSettlement, postMoves } from '../../../understanding/post-moves.ts'
import { isWithoutPost } from '../../../understanding/asker.ts'
import { pointsAsked } from '../../../understanding/points-asked.ts'
import { readings } from '../../cache.ts'
import { branchLines } from '../../branch-lines.ts'
import { changesAhead, decideLines, workMode } from '../../career.ts'
import { fieldLine, namedWorkLines, sideLines } from '../../named-work.ts'
import { bestFor } from '../../suggested-work.ts'
import { usefulLine } from '../../work-streams.ts'
import { nameOf } from '../../../rules/field-names.ts'
import { asksOther, workNamed } from '../../work-told.ts'
import { courseLines, seasonIds, seasonOf } from '../../season.ts'
import { undated } from '../../undated.ts'
import { optionLines } from '../answer-options.ts'
import { leaningOf } from '../alternatives.ts'
import { choiceItems, leadOfPair } from '../answer-choice.ts'
import { timeWithWait } from '../answer-gist.ts'
import { chosenStretches } from '../answer-stretches.ts'
import { askedOf, nounOf } from '../answer-subject.ts'
import { inPart } from '../roads.ts'
import { retirePlace } from './of-home.ts'
import { choice } from './of-choice.ts'
import { promisedLines } from './of-rise.ts'
import { leaveLines } from './of-leaving.ts'
import { lineLines } from './of-line.ts'
import { dayOfOffer, hasOfferInHand, offerAbroad, termsOfOffer, weighedOffer } from './of-offer.ts'
import { POST_WRITERS } from './of-post.ts'
import { disputeCourse, isWhen, method, nearOrFar, timeOf, type PlainQuestions, type Writer, type Writers } from './shared.ts'
import { bearsBefore, mayBegin, useOf } from '../../stretch-use.ts'
import { timesFor, workTimes } from './times.ts'

/** A move within the own country: home against distance, then the time for a post, which is what pays for it. */
const city: Writer = (c) => {
  const { id, side } = nearOrFar(c)
  return [c.line([id], `point.city.${side}`), ...timeOf(c, 'career')]
}

/** Where the work will be. */
const place: Writer = (c, { words }, said) => {
  const { id, side } = nearOrFar(c)
  return [
    c.line([id], FROM_HOME.test(plainText(words)) ? `point.place.${side}` : `point.postWhere.${side}`),
    // whether it comes, and when, is asked of the post
    ...(COMES.test(plainText(words)) ? timesFor(c, words, c.say('noun.newPost'), said) : []),
  ]
}
const COMES = / (?:get|find|when|kab|milega|milegi|look|search|try|apply) /u
const FROM_HOME = / (?:office|remote|work from home|wfh|from home|hybrid) /u

/** Whoever lives by trade or commission changes no post but the line of work. */
const LINE =
  / (?:line|field|kaam|kam|work|business|dhandha|profession|trade) (?:\S+ )?(?:change|badal\S*|switch) | (?:change|switch|leave|other|another|some other|different) (?:\S+ )?(?:line|field|business|kaam|profession|trade) /u

/** Another line of work: how the one that is done is carried, and which are carried best. */
function lineOfWork(c: Composer): Line[] {
  const own = workNamed(c).find(({ tie }) => tie === 'does') ?? workNamed(c)[0]
  if (own === undefined) return [bestFor(c)]
  const { carried } = weighField(c, own.field)
  const line = c.line([fieldFinding(c, own.field)], `point.line.${carried}`, { field: nameOf(c, own.field) })
  return [line, fieldLine(c, own.field), ...(carried === 'well' ? [] : [bestFor(c)])]
}

/** A firm that goes to another town: to keep the post or to leave it by the pair of the chapter, how a place away from home lies, what to have in writing, and the time for another post. */
function withTheFirm(c: Composer, said: readonly Line[]): Line[] {
  const [verdict, because] = choiceItems(c, 'stayOrMove', 'career')[0] ?? []
  if (verdict === undefined) return []
  const lead = leadOfPair(c, 'stayOrMove')
  const { id, side } = nearOrFar(c)
  const isOffered = offersSettlement(c.whole.input.concern) ? 'yes' : 'no'
  return [
    c.line(verdict.ids, `point.withFirm.${lead > 0 ? 'leave' : lead < 0 ? 'go' : 'even'}`, { isOffered }),
    ...(lead <= 0 || because === undefined ? [] : [because]),
    c.line([id], `point.withFirm.place.${side}`),
    c.line([method(c)], 'point.withFirm.terms', { isOffered }),
    ...workTimes(c, c.say('noun.jobChange'), lead > 0 ? 'post' : 'hold', verdict.ids, said),
  ]
}

/** A change of post is thought of within so many years. */
const CHANGE_YEARS = 3

/** A stretch within so many months is one to sign in, where so many days of it are left. */
const SIGN_MONTHS = 12
const SIGN_DAYS = 30

/**
 * Whether to look for another employer: yes or no in the first words, with the time to sign in where one is near, then whether to stay or to go by the judge
 * of leaving a post. Looking costs nothing, so it is refused only where nothing is feared, the chart speaks for staying and no time is near.
 */
function lookLines(c: Composer, lead: -1 | 0 | 1, [verdict, because]: readonly Line[], said: readonly Line[]): Line[] {
  if (verdict === undefined) return []
  const fears = fearsForPost(c.whole.input.concern)
  const hasTimes = !undated(c, 'career')
  const soon = (hasTimes ? chosenStretches(c, 'career') : []).filter(({ from }) => from <= addMonths(c.input.asOf, SIGN_MONTHS))
  const near = soon.find((one) => mayBegin(c, one) && one.parts[0].to >= addDays(c.input.asOf, SIGN_DAYS))
  const ids = [...verdict.ids, method(c)]
  const lean = c.line(ids, `point.look.${lead > 0 ? 'move' : lead < 0 ? 'stay' : 'even'}`)
  const why = lead === 0 || because === undefined ? [] : [because]
  if (near !== undefined) {
    const manner = useOf(c, near) === 'guarded' ? 'guarded' : 'step'
    return [c.line([...near.ids, ...ids], `point.look.near.${manner}`, { when: inPart(c, near.parts[0]) }), lean, ...why]
  }
  const times = workTimes(c, c.say('noun.jobChange'), lead < 0 ? 'hold' : 'post', verdict.ids, said)
  const isQuiet = lead < 0 && soon.length === 0 && changesAhead(c).every(({ from }) => from >= addYears(c.input.asOf, CHANGE_YEARS))
  const key = !hasTimes ? 'point.look.undated' : fears ? 'point.look.fears' : isQuiet ? 'point.look.no' : 'point.look.far'
  return [c.line(ids, key), lean, ...why, ...times]
}

/** A resignation that was handed in and may be taken back. */
const TAKES_BACK =
  / (?:take back|withdraw\S*|revoke|cancel|reverse|wapas le\S*) (?:\S+ ){0,3}?(?:resign\S*|papers|paper) | (?:resign\S*|papers) (?:\S+ ){0,2}?(?:wapas|withdraw|back|cancel|vapas) /
function takeBackLines(c: Composer, said: readonly Line[]): Line[] {
  const [verdict, because] = choiceItems(c, 'stayOrMove', 'career')[0] ?? []
  const lead = leadOfPair(c, 'stayOrMove')
  const isHeld = lead < 0 && !isHurt(c.whole)
  return [
    c.line(verdict?.ids ?? [method(c)], `point.takeBack.${isHeld ? 'stay' : lead > 0 ? 'move' : 'even'}`),
    ...(lead === 0 || because === undefined || (lead < 0 && !isHeld) ? [] : [because]),
    ...(isHurt(c.whole) ? [c.line([method(c)], 'point.takeBack.hurt')] : []),
    ...timesFor(c, '', c.say('noun.newPost'), said),
  ]
}

/** To stay in a post or to leave it: by the sub-periods that a verse ties to a change, then the time, with how to go. */
const change: Writer = (c, part, said) => {
  const { words } = part
  const line = weighsLine(part) ? lineLines(c, part) : []
  // beside another part the times stand with that
  if (line.length > 0)
    return pointsAsked(c.whole.input.concern).length > 1
      ? line
      : [...line, ...timesFor(c, words, nounOf(c, askedOf(c, 'career')), said).slice(0, 1)]
  if (TAKES_BACK.test(plainText(words))) return takeBackLines(c, said)
  if (postMoves(c.whole.input.concern)) return withTheFirm(c, said)
  if (LINE.test(plainText(words)) && c.asker.trade !== 'post') return lineOfWork(c)
  const leaning = isWithoutPost(c.asker.settled) ? null : leaningOf(c, words, part.told)
  // another field, or another road, is weighed against what there is
  if (leaning !== null && leaning.ways.some((way) => way !== 'hold' && way !== 'move' && way !== 'post')) return choice(c, part, said)
  const [verdict, because] = choiceItems(c, 'stayOrMove', 'career')[0] ?? []
  if (verdict === undefined) return []
  const lead = leadOfPair(c, 'stayOrMove')
  if (isWithoutPost(c.asker.settled))
    return refersBack(words)
      ? [
          c.line(verdict.ids, `point.left.${lead > 0 ? 'move' : lead < 0 ? 'stay' : 'even'}`),
          ...(lead > 0 && because !== undefined ? [because] : []),
          ...workTimes(c, c.say('noun.newPost'), 'post', verdict.ids, said),
        ]
      : []
  // an offer that is there is weighed itself
  if (!isWhen(words) && hasOfferInHand(c))
    return [
      ...weighedOffer(c, lead, [verdict, ...(because === undefined ? [] : [because])]),
      ...dayOfOffer(c),
      ...termsOfOffer(c),
      ...leaveLines(c, said),
    ]
  const around = plainText(`${part.told} ${words}`)
  if (!isWhen(words) && looksElsewhere(plainText(words), around))
    return [...lookLines(c, lead, [verdict, ...(because === undefined ? [] : [because])], said), ...leaveLines(c, said)]
  // to stay and a time that bears the step are one answer: the post is kept until something is signed in it
  const isOne = lead < 0 && bearsBefore(c, addYears(c.input.asOf, CHANGE_YEARS))
  const whether = isOne
    ? [c.line(verdict.ids, 'point.change.stayThen'), ...(because === undefined ? [] : [because])]
    : [
        verdict,
        ...(lead === 0 || because === undefined ? [] : [because]),
        c.line(verdict.ids, `point.change.${lead > 0 ? 'move' : lead < 0 ? 'stay' : 'even'}`),
      ]
  const times = workTimes(c, c.say('noun.jobChange'), isOne ? 'hold' : 'post', verdict.ids, said)
  return [...(isWhen(words) ? [...times, ...whether] : [...whether, ...promisedLines(c), ...times]), ...leaveLines(c, said)]
}

/** The day of leaving and the day of joining, where an offer is held and a notice runs. */
const JOINS_LATE =
  / (?:join\S* (?:\S+ )?(?:late|later|after)|late join\S*|leave on (?:the |my |same )?(?:\S+ )?date|extend\S*|early relie\S*|relieving (?:date|late|early)|postpone (?:the |my )?joining) /
/** Whether an offer keeps for a later day: how a promise between two sides holds, what to have on paper, and the day that is good for it. */
function lateLines(c: Composer): Line[] {
  const { ids, state } = judge(c, 'terms')
  return [c.line(ids, `point.lateJoin.${state}`), ...dayOfOffer(c)]
}

/** An offer that is there: how the ground for a new post lies, or of two what tells them apart, and what the day is worth. */
const offer: Writer = (c, part, said) => {
  if (JOINS_LATE.test(plainText(part.words))) return lateLines(c)
  const leaning = leaningOf(c, part.words, part.told)
  // an offer held against another road is weighed with it
  if (leaning !== null && !leaning.ways.some((way) => way === 'hold' || way === 'move')) return choice(c, part, said)
  const { id, verdict, step } = readings(c).career
  // a post in another country is weighed as the way there
  if (!c.asker.abroad && offersAbroad(c.whole.input.concern)) return offerAbroad(c)
  if (weighsTwoPosts(c.input.concern)) {
    const mode = workMode(c)
    return [c.line([mode.id], `point.offer.two.${mode.mode}`), ...dayOfOffer(c), ...termsOfOffer(c)]
  }
  const noun = c.say('noun.newPost')
  // whoever has no post takes the smaller one, and goes on looking from it
  const waits = isWithoutPost(c.asker.settled) && leaning?.ways.includes('hold') === true
  if (waits) return [c.line([id], 'point.offer.bridge'), ...timesFor(c, part.words, noun, said).slice(0, 1)]
  const key =
    step === null || verdict === 'silent'
      ? 'answer.should.silent'
      : verdict === 'even'
        ? 'answer.should.even'
        : (`answer.should.${verdict}.${step}` as const)
  return [c.line([id], key, { noun }), ...dayOfOffer(c), ...termsOfOffer(c)]
}

/** A post that is held back while an enquiry runs: whether it comes back is no question of the season. */
const SUSPENDED = / (?:suspended|suspension|suspend|reinstat\S*|nilambit|nilamb\S*) |निलंब|सस्पेंड/u

/** The way back into a post that is held back: how one stands in the enquiry, the times for it, what is in front until when, and what may be asked for. */
function reinstated(c: Composer): Line[] {
  const { ids, state } = judge(c, 'dispute')
  const course = disputeCourse(c, 'dispute').slice(1)
  return [
    c.line([method(c)], 'care.enquiry'),
    c.line(ids, `plea.enquiry.${state}`),
    ...timeWithWait(c, 'career', c.say('noun.reinstated')).slice(0, 2),
    ...course,
    c.line([method(c)], 'point.reinstated.review'),
  ]
}

/** Whether a post lasts: by the season of work, until when it presses, and the time for a second door. */
const secure: Writer = (c, part, said) => {
  if (SUSPENDED.test(meantText(c.input.concern))) return questionOf(c.whole.input.concern).person === null ? reinstated(c) : []
  if (isWithoutPost(c.asker.settled) || c.asker.trade === 'business') return []
  const season = seasonOf(c, 'career')
  const ids = seasonIds(c, season)
  return [
    ...(asksIfFirmStands(plainText(part.words)) ? [c.line([method(c)], 'point.firm')] : []),
    c.line(ids, `standing.safe.${season.state}`),
    // of what helps one thing is enough here
    ...courseLines(c, { ...season, helps: season.helps.slice(0, 1) }).slice(0, 2),
    ...workTimes(c, c.say('noun.door'), 'door', ids, said),
  ]
}

const AFTER =
  / (?:after|post) (?:my )?(?:retire\S*|retirement|vrs|service) | (?:retire\S*|retirement) (?:ke baad|ki baad|apram|tarvata|tarvatha) |सेवानिवृत्ति के बाद|रिटायर\S* के बाद|ஓய்வுக்குப் பிறகு|పదవీ విరమణ తర్వాత/u

/** The same, of a retirement that was told. */
const AFTER_IT = / (?:after (?:that|it|this)|then|next|afterwards|uske baad) /u
const RETIRES = / (?:retir\S*|vrs|superannuat\S*|pension) /u

/** When to leave for good: early or at the term, and whether the money of it keeps; or what the years after it are for. */
const retire: Writer = (c, { words, told }) => {
  const place = retirePlace(c, words)
  if (place.length > 0) return place
  const { id, mode } = workMode(c)
  if (AFTER.test(meantText(words)) || (AFTER_IT.test(meantText(words)) && RETIRES.test(meantText(told))))
    return [usefulLine(c), c.line([id], `point.retire.after.${mode}`)]
  const lead = leadOfPair(c, 'stayOrMove')
  const [verdict, because] = choiceItems(c, 'stayOrMove', 'career')[0] ?? []
  const money = judge(c, 'money')
  return [
    c.line(verdict?.ids ?? [id], `point.retire.${lead > 0 ? 'early' : lead < 0 ? 'term' : 'even'}`),
    ...(because === undefined || lead === 0 ? [] : [because]),
    c.line(money.ids, `point.retire.money.${money.state}`),
  ]
}

/** A work that is wished for beside the one that is done: which of them is carried better, how the wish is carried, and from when to begin with what. */
export const wishBeside: Writer = (c, _part, said) => {
  const all = workNamed(c)
  const wish = all.find(({ tie }) => tie === 'wish')
  const does = all.find(({ tie }) => tie === 'does')
  const [rank] = namedWorkLines(c)
  if (wish === undefined || does === undefined || all.length > 2 || rank === undefined) return []
  return [rank, fieldLine(c, wish.field), ...workTimes(c, nameOf(c, wish.field), 'named', [fieldFinding(c, wish.field)], said)]
}

/** A sub-period further off than this is no time of a field. */
const FIELD_YEARS = 3

const ELECTION = / (?:elections?|sarpanch|corporator|panchayat|councillor|mla|mp|ward member|pradhan|ticket|chunav) /u
const WINS = / (?:win|elected|elect|vote|votes|ticket|jeet\S*|seat) /u

/** Work that is named in the words themselves, else in what was told: how the chart carries it, and when. */
const named: Writer = (c, { words, told }, said) => {
  const alone = c.asking(words, [])
  const own = workNamed(alone).length > 0 ? alone : c
  const isVote = ELECTION.test(plainText(`${told} ${words}`))
  const [first = isVote ? ({ field: 'politics', tie: 'wish' } as const) : undefined] = workNamed(own)
  if (first === undefined) return []
  // who is elected others decide
  const vote = isVote && WINS.test(plainText(words)) ? [c.line([method(c)], 'point.election')] : []
  const far = fieldPeriod(own, first.field)
  const isFar = far !== null && far.period.from > addYears(c.input.asOf, FIELD_YEARS)
  return [
    ...vote,
    ...namedWorkLines(own).filter(({ ids }) => !(isFar && ids.includes(far.id))),
    // what is done already is not begun
    ...workTimes(
      c,
      nounOf(c, askedOf(c, 'career')),
      c.asker.trade === 'business' && first.tie === 'does' ? 'trade' : 'named',
      [fieldFinding(own, first.field)],
      said,
    ),
  ]
}

const IS_IT =
  / (?:is|will) (?:it|this|that)(?: be)? (?:an? |the )?(?:good|right|best|better|suitable|correct) |^ (?:kya )?(?:ye|yeh) (?:field |line )?(?:sahi|theek|thik|acch\S*) /u
const SAME_FIELD = / same (?:field|line|work|kind|job|stream) /u

/** Which work, where the words around it would be answered as a whether or a when. */
const field: Writer = (c, part, said) => {
  if (asksOther(c)) return [...namedWorkLines(c), ...decideLines(c)]
  const branches = branchLines(c, part.words)
  const options = branches.length > 0 ? branches : optionLines(c)
  const chosen = options.length > 0 ? options : choice(c, part, said)
  if (chosen.length > 0) return chosen
  const { id, mode } = workMode(c)
  const sides = sideLines(c)
  const [named, ...others] = workNamed(c)
  // "is it a good field" asks of the one that is wished for
  const wish = [...(named === undefined ? [] : [named]), ...others].find(({ tie }) => tie === 'wish') ?? others.at(-1) ?? named
  if (wish !== undefined && IS_IT.test(plainText(part.words))) return [fieldLine(c, wish.field), ...sides.slice(0, 1)]
  // whether it is the field that was left
  if (SAME_FIELD.test(plainText(part.words)))
    return named === undefined ? [c.line([id], 'point.field.same'), bestFor(c)] : [fieldLine(c, named.field), ...sides.slice(0, 1)]
  return [...(sides.length > 0 ? sides : [bestFor(c)]), c.line([id], `answer.which.mode.${mode}`), ...decideLines(c)]
}

/** What has an answer of its own: posts and the work in them. */
export const WORK_WRITERS: Writers = {
  'work.city': city,
  'work.place': place,
  'work.change': change,
  'work.offer': offer,
  'work.secure': secure,
  'work.retire': retire,
  'work.named': named,
  'work.field': field,
  ...POST_WRITERS,
}

export const WORK_PLAIN: PlainQuestions = {
  'work.post': 'When will I get a new job?',
  'work.promotion': 'When will I get a promotion?',
  'work.transfer': 'When will I get a transfer near home?',
  'work.boss': 'Will the trouble with my boss end?',
  'work.secure': 'Will I lose my job?',
  'work.field': 'Which field of work suits me?',
  'work.government': 'When will I get a government job?',
  'work.exam': 'Will I clear the exam for a post?',
  'work.own': 'Should I start my own business?',
  'work.trade': 'When will my business grow?',
  'work.back': 'When can I restart my career after a break?',
  'work.permanent': 'When will my contract job become permanent?',
  'work.success': 'How will my career be?',
  'work.jobBusiness': 'Job or business, which is better?',
  'work.govtPrivate': 'Government job or private job?',
  'work.studyJob': 'Should I study further or take a job?',
  'work.city': 'Should I move to another city for work?',
  'money.debt': 'When will I be free of debt?',
  'money.invest': 'Should I invest in shares?',
  'money.grow': 'When will my income grow?',
  'home.buy': 'When will I buy my own house?',
  'home.sell': 'Should I sell my flat?',
  'home.share': 'Will I get my share of the ancestral property?',
  'home.vehicle': 'When will I buy a car?',
  'study.admission': 'Will I get admission in a good college?',
  'study.result': 'Will I pass my semester exams?',
}
