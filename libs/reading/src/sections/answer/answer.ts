import type { Graha } from '@disha/contracts/chart'
import type { Topic } from '@disha/contracts/finding'
import { ELDER, OF_AGE } from '../../understanding/ages.ts'
import { asGist, headAsGist, type Composer, type Line } from '../../compose/composer.ts'
import { isDated, stayNow } from '../../compose/current.ts'
import { gocharaFinding, lordFinding, periodFinding } from '../../compose/parts.ts'
import { risingLines } from '../../compose/portrait.ts'
import { addMonths, addYears } from '../../facts/calendar.ts'
import type { DashaDates } from '../../facts/dashas.ts'
import type { MessageKey } from '../../phrasebook/phrasebook.ts'
import {
  asksForGod,
  asksOwnRoof,
  childChooses,
  namesExam,
  type PairOfWays,
  type Plea,
  type Question,
} from '../../understanding/question.ts'
import { periodTone } from '../../rules/period-colour.ts'
import { groundPeriods, judge, type KinGround } from '../../rules/grounds.ts'
import { isMainTopic, MAIN_TOPICS, tieTo, TOPIC_HOUSE, type MainTopic, type TopicReading } from '../../rules/witnesses.ts'
import { isWithoutPost } from '../../understanding/asker.ts'
import type { Care, Decline } from '../../understanding/clauses.ts'
import type { ShortConcern } from '../../understanding/subjects.ts'
import { countHits, meantText } from '../../understanding/topics.ts'
import { pointsAsked, SURE } from '../../understanding/points-asked.ts'
import { asksShould, awaitsResult, hasComeBack, holdsOffer, questionOf, topicsOf } from '../../understanding/understanding.ts'
import { readings } from '../cache.ts'
import { once } from '../once.ts'
import { courseLines, jupiterEnds, seasonIds, seasonOf } from '../season.ts'
import {
  childLines,
  leadOf,
  payLines,
  periodSpan,
  shortCannot,
  shortItems,
  shortLead,
  shortLines,
  shortList,
  shortNoun,
  shortVerdict,
} from '../short-concerns.ts'
import { asksOwnMoney, asksPay, asksPeace, asksWait, leadsAsShort, matterOf, meantOf } from '../short-matters.ts'
import { countLine, looseTurn, loudestLines, methodFinding, nearestVoice, verdictLines, weightOf, witnessFact } from '../verdict.ts'
import { CHANGE_YEARS, choiceItems, favoured, partsLines, whichItems } from './answer-choice.ts'
import { backItems, extraItem, kindWord, leadItems, stillItem, whoOf, whyItem } from './answer-clauses.ts'
import { careStep, groundItem, groundTimes, isFar, jupiterLine, shortStepItem, stepItem } from './answer-ground.ts'
import { workMode } from '../career.ts'
import { ishtaLines } from '../karmic.ts'
import { matchKind, meetPlace } from '../love-match.ts'
import { acceptItem, childrenStep } from '../love-ahead.ts'
import { waitStep } from '../waiting.ts'
import { kinAsked } from '../kin-asked.ts'
import { namedWorkLines } from '../named-work.ts'
import { asksOfWork, seeksPost, workNamed } from '../work-told.ts'
import { isAmongTold, namedItems, type NamedFor } from './answer-named.ts'
import {
  asksNewLoan,
  hasProposals,
  instalmentItem,
  lostItem,
  newLoanItem,
  proposalItems,
  settledStep,
  weddedItem,
  weddedReasons,
} from './answer-settled.ts'
import { generalItems, mindItem, mindItems, personItems, purposeItems, restItem, skyItem } from './answer-life.ts'
import {
  HOLD_YEARS,
  type Item,
  NEAR_YEARS,
  adviceLine,
  chosenStretches,
  isOpen,
  nextItem,
  openingsLine,
  smallerOpenings,
  spanOf,
  whenItem,
} from './answer-stretches.ts'
import { edgeLines } from './answer-edge.ts'
import { asksToClose, fieldGist, groundAloud, sitLine, standingOf, timeAloud } from './answer-gist.ts'
import { asksField, fits, halvesOf, withHalves } from './answer-halves.ts'
import { optionLines } from './answer-options.ts'
import { hardLines } from './answer-hard.ts'
import { pleaAnswer, secondExamLines } from './answer-plea.ts'
import { holdsLoveAgainstMatch, otherField, waysLine, weighsBond, weighsOffered } from './answer-ways.ts'
import type { Window } from '../../rules/windows.ts'
import { kindOf } from '../stretch-kind.ts'
import { askedOf, examNoun, hasGone, leadsToSeat, nounOf, seeksPostAway, type Asked } from './answer-subject.ts'
import { mayBegin } from '../stretch-use.ts'
import { stepWords } from '../trade-course.ts'

/** The field whose witnesses speak loudest, for a question about everything. */
function loudest(c: Composer): MainTopic {
  const size = (topic: MainTopic): number => Math.max(readings(c)[topic].for.length, readings(c)[topic].against.length)
  return MAIN_TOPICS.toSorted((a, b) => size(b) - size(a))[0] as MainTopic
}

/** Of the voices that weigh as much as the heaviest the one that a lay reader follows best: the house's own lord before pointers and pictures. */
function plainest(voices: TopicReading['for']): TopicReading['for'][number] | undefined {
  const [first] = voices
  return voices.find(({ name, score }) => name === 'lord' && first !== undefined && weightOf(score) === weightOf(first.score)) ?? first
}

/** The heaviest reason on each side, what it means before the fact. */
function reasonItem(c: Composer, reading: TopicReading, told?: readonly ('for' | 'against')[]): Item {
  const { topic, verdict } = reading
  // what carries the verdict comes first
  const sides = told ?? (verdict === 'oppose' ? (['against', 'for'] as const) : (['for', 'against'] as const))
  // the arudhas are a picture that needs the chapter beside it: their fact stands in the margin
  if (reading.step === null) {
    const nearest = nearestVoice(reading)
    if (nearest === null) return []
    const side = nearest.score < 0 ? 'against' : 'for'
    return [
      c.line(nearest.ids, `answer.nearest.${side}`, { meaning: c.say(`means.${topic}.${nearest.name}.${side}`) }),
      sentence(nearest.ids, witnessFact(c, topic, nearest)),
    ]
  }
  return sides.flatMap((side) => {
    const first = plainest(reading[side])
    if (first === undefined) return [c.line([reading.id], side === 'for' ? 'answer.noneFor' : 'answer.noneAgainst')]
    return [
      c.line(first.ids, `answer.${side}`, { meaning: c.say(`means.${topic}.${first.name}.${side}`) }),
      ...(first.name === 'jaimini' ? [] : [sentence(first.ids, witnessFact(c, topic, first))]),
    ]
  })
}

const sentence = (ids: readonly string[], fact: string): Line => ({ ids, text: `${fact}.` })

/** Which step for the month itself fits a subject. */
const MONTH_OF = {
  marriage: 'marriage',
  wed: 'wed',
  partner: 'partner',
  relationship: 'relationship',
  breakup: 'breakup',
  again: 'company',
  love: 'company',
  companion: 'company',
  jobChange: 'jobChange',
  newPost: 'newPost',
  boss: 'boss',
  promotion: 'promotion',
  permanent: 'permanent',
  business: 'business',
  trade: 'trade',
  career: 'career',
  training: 'training',
  exam: 'exam',
  government: 'exam',
  service: 'service',
  visa: 'abroad',
  settle: 'abroad',
  abroad: 'abroad',
  residence: 'residence',
} as const satisfies Record<Asked, string>

/** What is asked of an open stretch on the first page is said as if it were one to begin in. */
const BEGINS: readonly Asked[] = [
  'career',
  'training',
  'exam',
  'government',
  'jobChange',
  'promotion',
  'permanent',
  'business',
  'relationship',
]
/** What is got ready for a stretch ahead is to be used in it. */
const USES: readonly Asked[] = ['jobChange', 'promotion', 'business']

/** True where the step of the chapter takes the place of the first page's own, so that both give the same advice. */
const takesStep = (c: Composer, next: Window, asked: Asked): boolean =>
  isOpen(c, next) ? next.advice !== 'begin' && BEGINS.includes(asked) : next.advice === 'prepare' && USES.includes(asked)

/**
 * Where the next stretch is long in coming: one clear step in a smaller opening before it, and the beginning of it this month; null where there is
 * none, and where the step for the stretch is one for the time before it as well.
 */
function nearItem(c: Composer, topic: MainTopic, asked: Exclude<Asked, 'wed' | 'newPost'>): Item | null {
  const months = smallerOpenings(c, topic)
  const month = months.find(({ why }) => why !== 'ask') ?? months[0]
  if (month === undefined || asked === 'trade' || asked === 'breakup' || asked === 'again') return null
  // the larger step belongs to the first stretch that bears one
  const next = chosenStretches(c, topic).find((stretch) => mayBegin(c, stretch) && stretch.from < addYears(c.input.asOf, NEAR_YEARS))
  const [first] = chosenStretches(c, topic)
  const told = next ?? first
  return [
    c.line(
      [month.id, ...(told?.ids ?? [])],
      told === undefined ? 'answer.do.near' : next === undefined ? 'answer.do.nearFirst' : 'answer.do.nearThen',
      {
        month: month.label,
        why: c.say(month.why === 'ask' || month.why === 'open' ? `near.why.${month.why}` : 'near.why.own'),
        what: c.say((asked === 'settle' || asked === 'abroad') && seeksPostAway(c) ? 'near.postAway' : `near.${asked}`),
        ...(told === undefined ? {} : { from: c.date(told.from, told.fromErrorDays) }),
      },
    ),
    c.line([month.id], `answer.month.${MONTH_OF[asked]}`),
  ]
}

/** Families that give no answer, so that they know already. */
const SILENT_HOUSE =
  / (?:not (?:giving|responding|replying|answering|saying|talking|calling)|no (?:answer|reply|response|clear answer)|jawab nahi|javab nahi|kuch nahi bol\S*|जवाब नहीं|பதில் (?:இல்லை|சொல்ல\S*)|badhil illa|bathil illa|సమాధానం) /u

/** Subjects under which a post that is held may be asked about for its safety or its respect. */
const AT_WORK: readonly Asked[] = ['career', 'boss', 'jobChange', 'service']

/** A trade shows within so many months whether it mends. */
const FIGURE_MONTHS = 6

/** A post that was given up for the venture: there is no income to test it beside. */
const LEFT_POST =
  / (?:left|quit|resigned|leaving|gave up|given up) (?:from )?(?:my |the |a )?(?:\S+ ){0,2}?(?:job|post|work|naukri) | (?:job|naukri|velai|udyogam) (?:chhod\S*|chod\S*|vittu\S*|vitten|manes\S*) |नौकरी छोड़|வேலையை விட்ட|ఉద్యోగం మానే/u

function doItem(c: Composer, topic: MainTopic, asked: Asked): Item {
  const care = careStep(c)
  if (care !== null) return care
  const settled = settledStep(c, topic, asked)
  if (settled !== null || asked === 'wed' || asked === 'newPost') return settled ?? []
  const { declines } = questionOf(c.input.concern)
  if (asked === 'again' && c.asker.children) return [childrenStep(c, methodFinding(c, 'question', 'bphs24.145-148'))]
  for (const one of ['parting', 'feelings'] as const)
    if (topic === 'love' && declines.includes(one)) return [c.line([methodFinding(c, 'question', 'bphs24.145-148')], `answer.do.${one}`)]
  if (topic === 'love' && waitStep(c).length > 0) return waitStep(c)
  const [next] = chosenStretches(c, topic)
  if (asked === 'partner' && SILENT_HOUSE.test(meantText(c.input.concern))) {
    const [{ ids, parts: [part] } = { ids: [], parts: [] }] = chosenStretches(c, topic)
    const jupiter = gocharaFinding(c, stayNow(c, 'jupiter'))
    const by =
      part !== undefined && part.from > c.input.asOf && part.from <= addYears(c.input.asOf, 1)
        ? c.date(part.from, part.fromErrorDays)
        : c.date(jupiter.to)
    const to =
      part !== undefined && part.from <= addYears(c.input.asOf, 1) ? c.date(part.to, part.toErrorDays) : c.date(addYears(c.input.asOf, 1))
    return [c.line([...ids, jupiter.id], 'answer.do.partner.silent', { date: by, to })]
  }
  if (topic === 'career' && weighsOffered(c)) return [c.line([methodFinding(c, 'question', 'bphs24.145-148')], 'ways.do.post')]
  const standing = topic === 'career' && AT_WORK.includes(asked) ? standingOf(c) : null
  if (standing !== null) return [c.line([methodFinding(c, 'question', 'bphs24.145-148')], `standing.do.${standing}`)]
  // whether to close has its rule and its day in the short answer: the step makes that one rule hold
  if (asksToClose(c) && pointsAsked(c.input.concern).some(({ point, likely }) => point === 'work.close' && likely >= SURE))
    return [c.line([methodFinding(c, 'question', 'bphs24.145-148')], 'answer.do.close')]
  const near = nearItem(c, topic, asked)
  if (near !== null) return near
  if (next !== undefined && next.from <= addYears(c.input.asOf, NEAR_YEARS)) {
    const open = isOpen(c, next)
    const own = asked === 'marriage' && matchKind(c).kind === 'own'
    const met = asked === 'marriage' ? meetPlace(c) : null
    const slots = { from: c.date(next.from, next.errorDays), to: c.date(next.parts[0].to, next.errorDays), place: met?.place ?? '' }
    const month = isFar(c, next.from) ? [c.line(next.ids, `answer.month.${MONTH_OF[asked]}`)] : []
    // what is further off than a trade is held for is no day for its figure
    if (asked === 'trade' && asksToClose(c) && !open && next.parts[0].to > addYears(c.input.asOf, HOLD_YEARS))
      return [c.line(next.ids, 'answer.do.trade.figure', { by: c.date(addMonths(c.input.asOf, FIGURE_MONTHS)) }), ...month]
    if (takesStep(c, next, asked))
      return [
        c.line(next.ids, `answer.do.step.${open ? 'open' : 'ahead'}`, {
          ...slots,
          what: stepWords(c, asked === 'business' ? 'career.business' : kindOf(c, topic), next.advice),
        }),
        ...month,
      ]
    return [
      c.line(
        [...next.ids, ...(met === null ? [] : [met.id])],
        own
          ? `answer.do.marriage.${open ? 'ownOpen' : 'ownAhead'}`
          : asked === 'business' && !open && LEFT_POST.test(meantText(c.input.concern))
            ? 'answer.do.business.aheadAlone'
            : asked === 'jobChange' && seeksPost(c)
              ? `answer.do.jobChange.${open ? 'openSeeks' : 'aheadSeeks'}`
              : `answer.do.${asked}.${open ? 'open' : 'ahead'}`,
        slots,
      ),
      ...month,
    ]
  }
  const { id, graha } = lordFinding(c, TOPIC_HOUSE[topic], topic)
  const kind = topic === 'love' && c.asker.love === 'bond' ? 'bond' : topic
  return [c.line([id], `answer.do.none.${kind}`, { graha: c.grahaStart(graha), theme: { term: `theme.${graha}` } })]
}

/** An offer has its own last day, which comes before any stretch. */
const offerItem = (c: Composer): Item => {
  const two = c.asker.love === 'bond' || c.asker.love === 'partner'
  return careStep(c) ?? [c.line([methodFinding(c, 'question', 'bphs24.145-148')], two ? 'answer.do.offer.two' : 'answer.do.offer')]
}

const cannotItem = (c: Composer, asked: Asked, { declines }: Question): Item => [
  c.line(
    [methodFinding(c, 'question', 'bphs24.145-148')],
    // what is granted is not said to be open
    asked === 'abroad' && c.asker.settled.includes('visa')
      ? 'settled.cannot.visa'
      : asked === 'marriage' && declines.includes('spouse')
        ? 'answer.cannot.wedding'
        : asked === 'career' && c.asker.trade === 'business'
          ? 'answer.cannot.own'
          : asked === 'jobChange' && seeksPost(c)
            ? 'answer.cannot.newPost'
            : `answer.cannot.${asked === 'exam' ? 'training' : asked}`,
  ),
]

/** Choices whose own lines name the counts of both fields. */
const WEIGHED_BY_COUNT: readonly (PairOfWays | null)[] = ['loveOrAbroad', 'careerOrLove', 'careerOrAbroad', null]

/** Burdens that lie in the bond itself. */
const OF_THE_BOND: readonly Care[] = ['cruelty', 'drink', 'affair', 'silence']
const OF_ANOTHER: readonly Decline[] = ['fidelity', 'feelings', 'parting']

/** The reply to a question about one of the three fields. */
function replyItems(c: Composer, topic: MainTopic, asked: Asked, question: Question): Item[] {
  const reading = readings(c)[topic]
  const noun = nounOf(c, asked)
  const method = methodFinding(c, 'question', 'bphs24.145-148')
  if (question.form === 'why') return [whyItem(c, topic), verdictLines(c, reading).slice(0, 2), nextItem(c, reading, noun)]
  if (asked === 'breakup' && hasGone(c))
    return [...backItems(c), [...verdictLines(c, reading).slice(0, 2), c.line([method], 'answer.back.any')]]
  // whether to part no chart weighs: the season of the bond is told instead
  if (question.form === 'choice' && question.pair !== 'stayOrPart') {
    const bond = question.pair === 'loveOrAbroad' || question.pair === 'careerOrLove'
    const season = seasonOf(c, topic)
    return [
      ...choiceItems(c, question.pair, topic),
      ...(WEIGHED_BY_COUNT.includes(question.pair) ? [] : [verdictLines(c, reading).slice(0, 2)]),
      ...(bond && topic === 'love'
        ? [[c.line(seasonIds(c, season), `answer.course.${season.state}`, { noun }), ...courseLines(c, season)]]
        : []),
      nextItem(c, reading, noun),
    ]
  }
  if (question.form === 'which' && topic === 'career')
    return [...whichItems(c), verdictLines(c, reading).slice(0, 2), nextItem(c, reading, noun)]
  if (asked === 'visa')
    return [
      [c.line([method], 'answer.visa'), ...partsLines(c)],
      question.form === 'when' ? whenItem(c, reading, noun) : nextItem(c, reading, noun),
      verdictLines(c, reading).slice(0, 2),
    ]
  const { form } = question
  if (asked === 'wed' && form !== 'which' && !OF_ANOTHER.some((one) => question.declines.includes(one)))
    return form === 'when'
      ? [whenItem(c, reading, c.say('noun.wedding')), weddedItem(c)]
      : [weddedItem(c), ...(isAmongTold(c, 'love') ? [] : [nextItem(c, reading, noun)])]
  if (question.form === 'when') {
    if (topic === 'love' && c.asker.age < OF_AGE) return [[c.line([ageFinding(c)], 'answer.when.young', { age: c.asker.age })]]
    return [whenItem(c, reading, noun), verdictLines(c, reading).slice(0, 2), ...(asked === 'settle' ? [partsLines(c)] : [])]
  }
  // of somebody's truth or feelings, or of parting, no yes is said
  const open = OF_ANOTHER.some((one) => question.declines.includes(one)) || question.cares.some((one) => OF_THE_BOND.includes(one))
  if (question.form === 'whether' && asked !== 'breakup' && !(topic === 'love' && open)) {
    return [
      [whetherLine(c, reading, asked), countLine(c, reading), ...(asked === 'settle' ? partsLines(c) : [])],
      nextItem(c, reading, noun),
    ]
  }
  const season = seasonOf(c, topic)
  // a chart that shows nothing of a burden has no business to say that all is well
  const burdened = question.cares.length > 0 || kindWord(c, question, topic) !== null
  const weighed = burdened && (season.state === 'well' || season.state === 'plain')
  return [
    [
      c.line(seasonIds(c, season), weighed ? 'answer.course.trouble' : `answer.course.${season.state}`, { noun }),
      ...(topic === 'love' && question.cares.includes('drink') ? easeLines(c) : []),
      ...courseLines(c, season),
      ...turnLines(c, topic),
    ],
    [
      ...(topic === 'love' && question.cares.some((one) => OF_THE_BOND.includes(one)) ? [c.line([reading.id], 'answer.care.ground')] : []),
      ...verdictLines(c, reading).slice(0, 2),
    ],
    nextItem(c, reading, noun),
  ]
}

/** Yes or no on a field, as far as its witnesses say so. */
export function whetherLine(c: Composer, reading: TopicReading, asked: Asked): Line {
  const asks = asksShould(c.input.concern) ? 'should' : 'whether'
  const side = reading.step === null || reading.verdict === 'silent' ? 'silent' : reading.verdict
  const key: MessageKey =
    // whoever asks whether there is a marriage at all is not met with a shrug
    asks === 'whether' && asked === 'marriage' && side !== 'support'
      ? `answer.whether.marriage.${side}`
      : reading.step === null || reading.verdict === 'silent'
        ? `answer.${asks}.silent`
        : reading.verdict === 'even'
          ? `answer.${asks}.even`
          : `answer.${asks}.${reading.verdict}.${reading.step}`
  return c.line([reading.id], key, { noun: nounOf(c, asked) })
}

/** Where somebody drinks: when it may ease, and on what that hangs. */
function easeLines(c: Composer): Line[] {
  const [next] = chosenStretches(c, 'love')
  if (next === undefined || next.from > addYears(c.input.asOf, NEAR_YEARS)) return []
  return [
    c.line(next.ids, isOpen(c, next) ? 'care.ease.now' : 'care.ease.ahead', {
      from: c.date(next.from, next.fromErrorDays),
      to: c.date(next.parts[0].to, next.parts[0].toErrorDays),
      who: c.say(`care.who.${whoOf(c)}`),
    }),
  ]
}

const DASHA_WORDS = /dasha|dasa|दशा|தசை|திசை|దశ/iu

/** Whose sub-period comes next and what that is to the field; the great period too where it changes soon or is asked about. */
function turnLines(c: Composer, topic: MainTopic): Line[] {
  const { running, grain, errorDays, antars, nextMaha } = c.dashas
  if (running === null || grain === 'none') return []
  const effectOf = (period: DashaDates): string =>
    tieTo(c, period.lords.at(-1) as Graha, topic) < 2
      ? looseTurn(c, topic, period.lords.at(-1) as Graha)
      : c.say(`answer.turn.${periodTone(c, period)}`)
  const lines: Line[] = []
  const next = grain === 'maha' ? undefined : antars.find(({ from }) => from >= running.antar.to)
  const both = next !== undefined && nextMaha !== null && next.from === nextMaha.from
  const turn = (period: DashaDates, key: 'answer.course.turn' | 'answer.course.turnMaha' | 'answer.course.turnBoth'): void => {
    const graha = period.lords.at(-1) as Graha
    const slots = { from: c.date(period.from, errorDays), graha: c.graha(graha), effect: effectOf(period) }
    lines.push(c.line([periodFinding(c, period)], key, slots))
  }
  // what has been named as the easing is not told again as a turn
  const { state, eases } = seasonOf(c, topic)
  const eased = state === 'well' || state === 'plain' ? [] : eases.flatMap(({ ids }) => ids)
  if (next !== undefined && !eased.includes(periodFinding(c, next))) turn(next, both ? 'answer.course.turnBoth' : 'answer.course.turn')
  const soon = addYears(c.input.asOf, DASHA_WORDS.test(c.input.concern) ? 30 : CHANGE_YEARS)
  if (nextMaha !== null && !both && nextMaha.from < soon) turn(nextMaha, 'answer.course.turnMaha')
  return lines
}

const ageFinding = (c: Composer): string =>
  c.find({
    id: 'age',
    rule: 'practice.clock',
    paths: ['input.birthLocal'],
    why: { key: 'why.age', slots: { age: c.asker.age } },
    timeless: true,
  })

function fieldAnswer(c: Composer, led: MainTopic, question: Question): Pick<Answered, 'items' | 'gist'> {
  const topic = favoured(c, question.pair) ?? (question.pair === 'homeOrAbroad' ? 'abroad' : led)
  const asked =
    question.pair === 'jobOrBusiness'
      ? ofTrade(c)
      : topic === 'career' && c.asker.trade === 'business' && runsAtALoss(c.input.concern)
        ? 'trade'
        : askedOf(c, topic)
  const plain = replyItems(c, topic, asked, question)
  const [reply, ...rest] = topic === 'career' ? withNamedWork(c, plain, question) : plain
  // the reason that was asked for stands beside the reply, and is not told a second time
  const why = question.extras.includes('why')
  const weighed =
    asked === 'wed' ? weddedReasons(c) : reasonItem(c, readings(c)[topic], why || question.extras.includes('broken') ? ['for'] : undefined)
  const reasons =
    asked === 'again'
      ? [...weighed, c.line([readings(c).love.id], c.asker.bond === 'widowed' ? 'answer.again.widowed' : 'answer.again.read')]
      : weighed
  const text = meantText(c.input.concern)
  const told = why && question.form !== 'why' ? [whyItem(c, topic)] : []
  const items = withReasons(c, topic, reasons, [
    // whoever waits for a wedding asks why before when
    ...(topic === 'love' ? told : []),
    ...(reply === undefined ? [] : [reply]),
    ...(topic === 'career' && question.pair === null && question.form !== 'which'
      ? [otherField(c, question)].filter((item) => item.length > 0)
      : []),
    ...(topic === 'abroad' ? joinItem(c) : []),
    ...(question.abroadToo ? [abroadTooItem(c)] : []),
    ...(topic === 'career' ? instalmentItem(c) : []),
    ...(topic === 'abroad' && c.asker.debt && !c.asker.abroad ? [debtItem(c)] : []),
    ...(topic === 'abroad' && !c.asker.abroad && countHits(text, AGENT_WORDS) > 0
      ? [[c.line([methodFinding(c, 'question', 'bphs24.145-148')], 'answer.agents')]]
      : []),
    ...(topic === 'love' ? [] : told),
    ...(asked === 'again' ? acceptItem(c) : []),
    ...rest,
    topic !== 'love' && holdsOffer(c.input.concern) && !c.asker.settled.includes('admission')
      ? offerItem(c)
      : question.pair === 'homeOrAbroad'
        ? returnItem(c)
        : doItem(c, topic, asked),
    cannotItem(c, asked, question),
  ])
  return { items, gist: fieldGist(c, topic, asked, question, reply?.[0]) }
}

/** The heaviest reason on each side, told with the count that it belongs to, and before a verdict that it carries; beside the advice where no count is told. */
function withReasons(c: Composer, topic: MainTopic, reasons: Item, items: readonly Item[]): Item[] {
  const reading = readings(c)[topic]
  const { text } = countLine(c, reading)
  const at = items.findIndex((item) => item.some((line) => line.text === text))
  if (at < 0) return beforeAdvice(items, [reasons])
  // one side alone does not head a verdict of the other
  const carried = reading.verdict !== 'oppose' || reasons[0]?.ids === plainest(reading.against)?.ids
  return items.map((item, index) =>
    index !== at ? item : carried && item[0] !== undefined && isLean(c, reading, item[0]) ? [...reasons, ...item] : [...item, ...reasons],
  )
}

/** The verdict on a field with its count and the heaviest reason on each side. */
export function reasonedVerdict(c: Composer, topic: MainTopic): Item {
  const reading = readings(c)[topic]
  const verdict = verdictLines(c, reading).slice(0, 2)
  return withReasons(c, topic, reasonItem(c, reading), [verdict, [], []])[0] ?? verdict
}

/** One thing to do in a field, and what no chart can say of it. */
export const stepAndLimit = (c: Composer, topic: MainTopic): [Item, Item] => {
  const asked = askedOf(c, topic)
  return [doItem(c, topic, asked), cannotItem(c, asked, questionOf(c.input.concern))]
}

/** Of a post and a business the one that the chapter on work leans to; a business that runs is spoken of as one. */
export const ofTrade = (c: Composer): Asked =>
  c.asker.trade === 'business' && asksToClose(c)
    ? 'trade'
    : workMode(c).mode === 'service'
      ? isWithoutPost(c.asker.settled)
        ? 'newPost'
        : 'jobChange'
      : c.asker.trade === 'business'
        ? 'trade'
        : 'business'

/** A choice of work that is one of two countries as well, and of an engagement. */
function abroadTooItem(c: Composer): Item {
  const [country = []] = choiceItems(c, 'homeOrAbroad', 'abroad')
  const engaged = ENGAGED.test(meantText(c.input.concern))
  return [...country, ...(engaged ? [c.line([readings(c).love.id], 'answer.engaged')] : [])]
}

const ENGAGED = / (?:fiancee?|engaged|sagai|सगाई|மாப்பிள்ளை|நிச்சயதார்த்த\S*|నిశ్చితార్థ\S*) /

/** Those at home who are to come along or to follow. */
const FOLLOW =
  / (?:husband|wife|spouse|family|kids?|child|children|son|daughter|baby|parents|pati|patni|bachche|bacche)(?: \S+){0,6} (?:join\S*|follow|come (?:along|with|there|too)|dependents?|dependants?) | (?:take|bring|call) (?:my )?(?:family|husband|wife|kids|children|parents)(?: \S+){0,3} (?:along|there|with me|abroad|too) | (?:dependents?|dependants?|spouse) visa /

/** Whether the family may follow: no chart says it, and the time for living together. */
function joinItem(c: Composer): Item[] {
  const text = meantText(c.input.concern)
  if (!FOLLOW.test(text)) return []
  // whoever is about to leave lives together with them later
  const next = c.asker.love === 'bond' ? chosenStretches(c, 'love').find((stretch) => !isOpen(c, stretch)) : undefined
  const rules = c.line([methodFinding(c, 'question', 'bphs24.145-148')], 'abroad.join')
  return [
    asGist(
      next === undefined || next.from > addYears(c.input.asOf, NEAR_YEARS)
        ? [rules]
        : [rules, c.line(next.ids, 'abroad.join.when', { span: spanOf(c, next.parts[0]) })],
    ),
  ]
}

/** Loans beside a wish to go: when they ease, by the ground of money, and that the two wishes pull apart. */
function debtItem(c: Composer): Item {
  const period = groundPeriods(c, 'money').find((one) => periodTone(c, one) === 'well')
  return [
    period === undefined
      ? c.line(judge(c, 'money').ids.slice(0, 1), 'answer.debt.none')
      : c.line([periodFinding(c, period)], 'answer.debt.when', {
          antar: c.graha(period.lords[1] as Graha),
          span: periodSpan(c, period),
        }),
    c.line(judge(c, 'debt').ids.slice(0, 1), 'answer.debt.clash'),
  ]
}

/** Places for which work is mostly found through agents. */
// prettier-ignore
const AGENT_WORDS: readonly string[] = ['gulf$', 'dubai', 'saudi', 'qatar', 'kuwait', 'oman$', 'bahrain', 'uae$', 'abu dhabi', 'agent', 'khadi desh', 'खाड़ी', 'गल्फ', 'दुबई', 'सऊदी', 'कुवैत', 'வளைகுடா', 'துபாய்', 'சவுதி', 'குவைத்', 'గల్ఫ్', 'దుబాయ్', 'సౌదీ', 'కువైట్']

/** The work that is named, beside the reply: before it where it is between two fields, else after its first line. */
function withNamedWork(c: Composer, items: Item[], { form, pair }: Question): Item[] {
  if (form === 'which') return items
  const options = optionLines(c)
  if (options.length > 0) return [options, ...items.slice(1)]
  if (workNamed(c).length === 0 || !asksOfWork(c)) return items
  const named = namedWorkLines(c)
  if (form === 'choice' && pair === null && workNamed(c).length > 1) return [named, ...items.slice(1)]
  return [...items.slice(0, 1), named, ...items.slice(1)]
}

function returnItem(c: Composer): Item {
  const { id, text } = jupiterEnds(c)
  return [c.line([id], c.asker.bond === 'widowed' ? 'answer.do.returnGently' : 'answer.do.return', { to: text })]
}

/** Puts further lines before the two last ones, which are what to do and what no chart can say. */
const beforeAdvice = (items: readonly Item[], more: readonly Item[]): Item[] => [...items.slice(0, -2), ...more, ...items.slice(-2)]

/** Shorter concerns that the answer on a field has told already, or that were only the company in which the question was asked. */
function toldBy(c: Composer, topic: MainTopic, { pair }: Question, short: readonly ShortConcern[]): ShortConcern[] {
  const asked = askedOf(c, topic)
  const told: ShortConcern[] = topic === 'career' ? ['job'] : []
  if (asked === 'business' || asked === 'trade' || pair === 'jobOrBusiness') told.push('business')
  if (asked === 'training' || asked === 'exam' || asked === 'government' || pair === 'studyOrJob') told.push('study')
  if (!asksPeace(c)) told.push('family')
  return short.filter((one) => told.includes(one))
}

/** `gist`: the answer in two or three plain sentences, empty where the first item is plain enough; a line of it may be one of an item's. */
type Answered = {
  items: Item[]
  topic: MainTopic | null
  told: ShortConcern[]
  gist?: Line[]
  /** those of them that only meet the person, before any answer */
  kind?: Line[]
  /** the shorter concern that was asked about, where no field is */
  leads?: ShortConcern | undefined
  /** a relative's own matter that was asked about, where nothing else leads */
  kin?: KinGround | null
}

/** The answer to the question that was asked, and the field it stands on; null where it stands on no single one. */
export const answerOf = once((c): Answered => {
  const { concern, topics: chosen } = c.input
  const { distress } = topicsOf({ concern, topics: chosen })
  // nothing is foretold to despair
  if (distress) return { items: [mindItem(c).slice(0, -1), ...mindItems(c).slice(1, -1)], topic: null, told: [] }
  const read = questionOf(concern)
  // whom the money was spent for is not whom is asked about
  const pair = waysMeant(c, read)
  // no two ways are named where one field of work is asked for
  const form = read.form === 'choice' && pair === null && asksField(concern) ? 'which' : read.form
  // a yes of the parents to one of several is no consent to one who is loved
  const plea = read.plea === 'consent' && hasProposals(c) ? null : read.plea
  const declines = c.asker.trade === 'business' && runsAtALoss(concern) ? read.declines.filter((one) => one !== 'recovery') : read.declines
  // whoever asks how a new partner takes to a child asks of the bond
  const takes = acceptItem(c).length > 0
  const meant: Question = { ...read, pair, form, plea, declines, ...(takes ? { person: null, theirWedding: false } : {}) }
  const question: Question = asksOwnMoney(c, shortLead(c).short) ? { ...meant, person: null, relative: null, theirWedding: false } : meant
  const core = coreAnswer(c, question)
  // Mars by custom is asked for by name, so it is told first; of doshas as such it is the one that custom reads in a marriage
  const asksMangal = question.extras.includes('mangal') || (question.declines.includes('dosha') && core.topic === 'love')
  const mangal = asksMangal ? [extraItem(c, 'mangal')] : []
  const items = beforeAdvice(core.items, clauseItems(c, question, core)).map((item) =>
    byReason(c, question.plea === 'ownWish' ? 'career' : core.topic, item),
  )
  // the pointers to a kind of work are told to their end first
  const at = question.form === 'which' ? Math.min(3, items.length - 2) : 1
  // a year that is asked about as a whole is the answer itself
  const namesFor = namedFor(c, question, core)
  const named = question.plea === 'year' ? [] : namedItems(c, namesFor)
  // a time that is read for nothing in particular is no answer by itself
  const isOpenTime = namesFor.topic === null && namesFor.ground === null
  const kind = [...leadItems(c, question, core.topic), ...(core.topic === 'career' ? lostItem(c) : [])]
  const answer = core.gist ?? plainGist(c, core, question, items, isOpenTime ? [] : named)
  const halves = halvesOf(c, question, { ...core, items, gist: answer })
  // the end of a hard time is told to its end before the matters that it lies over
  const late = question.plea === 'relief'
  // years whose reason an item tells are not explained a second time; another's hard time stands in a chart of their own
  const explained = question.person !== null || items.some((item) => item.some(({ text }) => text === c.say('answer.why.blame')))
  const kindHeads = kind.flatMap((item) => item.slice(0, 1))
  const kindly = [...kindHeads, ...mangal.flatMap((item) => item.slice(0, 1))]
  const marked = [...named, ...items].flat().filter(({ gist }) => gist)
  const told = withHalves(answer, halves, [...kindly, ...marked])
  // what was asked is told before what the past shows
  const hard = explained ? [] : hardLines(c)
  // whoever has tried and failed is met before a result is declined
  const met = question.declines.includes('result') ? hard : []
  const before = met.length > 0 || (told.length > answer.length && !fits([...kindly, ...told, ...marked, ...hard])) ? [] : hard
  return {
    ...core,
    kind: kindHeads,
    // a kind word comes before any answer
    gist: gistOf([...met, ...kindly], late ? answer : told, [
      ...before,
      ...marked,
      ...(late ? told : []),
      ...edgeLines(c, (side) => shortAnswer(side, core, question)),
    ]),
    items: [
      ...kind,
      ...mangal,
      ...items.slice(0, at),
      ...named,
      ...halves.map(({ item }) => item).filter((item) => item.length > 0),
      ...items.slice(at),
    ],
  }
})

/** A verdict that stands without its reasons is headed by the one that carries it: the sentences above have given the verdict itself. */
function byReason(c: Composer, topic: MainTopic | null, item: Item): Item {
  const [lean, , ...more] = item
  if (topic === null || lean === undefined || more.length > 0) return item
  const reading = readings(c)[topic]
  const [verdict, , nearest] = verdictLines(c, reading)
  if (lean.text !== verdict?.text) return item
  const told = nearest === undefined ? loudestLines(c, reading) : [nearest]
  return [...(reading.verdict === 'oppose' ? told.slice(-1) : told.slice(0, 1)), ...item]
}

/** True for the sentence of a verdict that speaks for or against. */
const isLean = (c: Composer, reading: TopicReading, { text }: Line): boolean =>
  reading.step !== null && text === verdictLines(c, reading)[0]?.text

/** The few sentences that come first, each once: a kind word, the answer, and what an item has marked for it. */
const gistOf = (kind: readonly Line[], answer: readonly Line[], marked: readonly Line[]): Line[] =>
  answer.length === 0
    ? []
    : [...kind, ...answer, ...marked].filter(({ text }, at, all) => all.findIndex((other) => other.text === text) === at)

/** The verdict and the nearest time in short sentences, as another rising sign would give them; empty where the answer is no such one. */
function shortAnswer(c: Composer, { topic }: Answered, question: Question): string[] {
  const { plea, person, declines } = question
  const lines = (...all: readonly (Line | null | undefined)[]): string[] => all.flatMap((line) => (line ? [line.text] : []))
  if (person !== null) return []
  if (plea === null && topic !== null) return lines(...(fieldAnswer(c, topic, question).gist ?? []))
  if (topic !== null) {
    const noun = nounOfPlea(c, plea) ?? nounOf(c, askedOf(c, topic))
    return lines(plea === 'retry' ? groundItem(c, 'exam')[0] : groundAloud(c, readings(c)[topic], noun), timeAloud(c, topic, noun))
  }
  if (plea === 'dispute' || plea === 'vehicle' || plea === 'pilgrimage') return lines(groundItem(c, plea)[0], groundTimes(c, plea)[0])
  if (plea !== null) return []
  if (declines.includes('result') || awaitsResult(c.input.concern)) return lines(groundItem(c, 'exam', 'sit')[0], jupiterLine(c, 5)[0])
  const [concern] = shortLead(c).short
  return concern === undefined ? [] : lines(shortItems(c, concern)[0]?.[0])
}

/** What an answer calls its matter where the plea names it better than the field does; null where it does not. */
function nounOfPlea(c: Composer, plea: Plea | null): string | null {
  if (plea === 'retry') return examNoun(c)
  return plea === 'studyAbroad' ? c.say('noun.studyAway') : plea === 'transfer' ? c.say('noun.transfer') : null
}

/** For answers that have no sentences of their own: the first sentence, that of a named time or when, and what eases a hard season. */
function plainGist(c: Composer, { topic }: Answered, question: Question, items: readonly Item[], named: readonly Item[]): Line[] {
  const { concern } = c.input
  const { plea } = question
  const [reply = [], second = []] = items
  const [first] = reply
  if (concern.trim() === '' || first === undefined) return []
  const dated = named.flatMap((item) => item.slice(0, 1)).slice(0, 1)
  const time =
    topic === null || dated.length > 0 || (plea === 'transfer' && !isDated(c))
      ? null
      : timeAloud(c, topic, nounOfPlea(c, plea) ?? nounOf(c, askedOf(c, topic)))
  const sit = plea === 'retry' ? sitLine(c) : null
  const season = seasonOf(c, 'life')
  const eases = topic === null && season.eases.length > 0 ? courseLines(c, season).at(-1)?.text : undefined
  return [
    first,
    ...reply.slice(1).filter(({ text }) => text === eases),
    // a sentence that stands by itself is told with the one after it
    ...(reply.length === 1 && items.length > 3 ? second.slice(0, 1) : []),
    ...(sit === null ? [] : [sit]),
    ...dated,
    ...(time === null ? [] : [time]),
  ]
}

/** What a named time is read for: the field or the course that was answered, else the first of the shorter matters that have openings. */
function namedFor(c: Composer, { plea, person }: Question, { topic }: Answered): NamedFor {
  if (topic !== null)
    return { topic, ground: null, noun: (plea === 'studyAbroad' ? nounOfPlea(c, plea) : null) ?? nounOf(c, askedOf(c, topic)) }
  const [short] = person === null && plea === null ? shortLead(c).short : []
  const ground = OPENED.find((one) => one === short) ?? null
  return { topic: null, ground, noun: ground === null ? '' : shortNoun(c, ground) }
}

/** Shorter matters that have openings of their own. */
const OPENED = ['home', 'money', 'study', 'family'] as const

/** The clauses of a question that its reply has not told. */
function clauseItems(c: Composer, question: Question, { topic, told }: Answered): Item[] {
  const { extras, plea, person } = question
  const { short } = shortLead(c)
  // a roof apart from the partner's parents is a choice of its own
  const roof = person === 'inLaws' ? bothWays(c, 'family', question) : []
  const clauses = extras.flatMap((extra): Item[] => {
    if (extra !== 'why')
      return extra === plea || extra === 'mangal' || (extra === 'broken' && extras.includes('why')) ? [] : [extraItem(c, extra)]
    // told as the reply itself, or of somebody whose reasons stand in a chart of their own
    if (person !== null || plea === 'saturn' || (topic !== null && plea === null)) return []
    return [whyItem(c, topic ?? (plea === 'relief' ? 'life' : (told.find((one) => short.includes(one)) ?? 'life')))]
  })
  return roof.length > 0 ? [roof, ...clauses] : clauses
}

/** Words of a question about everything. */
const OF_ALL =
  / (?:li[fv]e\S*|future|everything|overall|general|luck|fate|destiny|kundli|chart|jeevan|zindagi|bhavishya|vazhkai|jeevitham|year|time|जीवन|भविष्य|வாழ்க்கை|జీవిత\S*) /

/** Declined matters after which only the visitor's own season can be told. */
const OFF_CHART: readonly Decline[] = ['stranger', 'animal', 'lost', 'world', 'dosha', 'gem', 'name', 'span']
/** Declined matters that stand on the ground of money. */
const OF_MONEY: readonly Decline[] = ['luck', 'recovery']

/** An examination that is still to be sat, or of which the result is awaited: its ground and its dates, never its result; and the time of the post after it. */
function examAnswer(c: Composer, told: readonly ShortConcern[], pair: PairOfWays | null): Answered {
  const method = methodFinding(c, 'question', 'bphs24.145-148')
  const written = awaitsResult(c.input.concern)
  const seat = leadsToSeat(c)
  const noun = examNoun(c)
  const [ground, ...read] = groundItem(c, 'exam', 'sit')
  const two = secondExamLines(c)
  const sit = written ? null : sitLine(c)
  const time = seat && !written ? null : timeAloud(c, 'career', noun)
  // the other way that is named beside the examination is answered with it
  const [other = []] = pair === 'publicOrPrivate' ? choiceItems(c, pair, 'career') : []
  const beside = pair === 'publicOrPrivate' && !written ? [c.line([workMode(c).id], 'exam.beside')] : []
  return {
    items: [
      [...(ground === undefined ? [] : [ground]), ...two, ...read, ...(written ? [c.line([method], 'plea.await')] : jupiterLine(c, 5))],
      ...(other.length > 0 ? [[...other, ...beside]] : []),
      seat && !written ? shortLines(c, 'study').slice(0, 2) : nextItem(c, readings(c).career, noun),
      stepItem(c, written ? 'plea.await.do' : 'plea.sit.do', null),
      [c.line([method], 'answer.cannot.training')],
    ],
    topic: null,
    told: [...told],
    gist: [ground, ...two, sit, ...other.slice(0, 1), ...beside, time].filter((line) => line !== null && line !== undefined),
    // where the reply goes on to a post, its stretches date it and no study does
    leads: seat && !written ? 'study' : undefined,
  }
}

/** The two ways of a choice about a shorter concern. */
function bothWays(c: Composer, concern: ShortConcern, question: Question): Line[] {
  const line = question.pair === null ? waysLine(c, concern, question) : null
  return line === null ? [] : asGist([line])
}

/** A choice of hearts is none of fields: the work or the country that is named with it is only its reason. */
const waysMeant = (c: Composer, { form, pair }: Question): PairOfWays | null =>
  form !== 'choice'
    ? pair
    : holdsLoveAgainstMatch(c)
      ? 'loveOrArranged'
      : (pair === 'loveOrAbroad' || pair === 'careerOrLove' || pair === 'stayOrPart') && weighsBond(c)
        ? null
        : pair

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

/** A trade that is told to lose money, or to sell less. */
const AT_A_LOSS =
  / (?:business|shop|trade|store|factory|showroom|dukan|dukaan|dhandha|dhanda|vyapar|vyaparam|thozhil|kadai|company|firm) (?:\S+ ){0,5}(?:loss|losses|down|dull|half|ghata|ghate|ghaata|nuksan|nuksaan|nashtam|nastam|nattam) |(?:दुकान|व्यापार|धंधा|कारोबार) (?:\S+ ){0,4}(?:घाट|नुकसान)|(?:கடை|தொழில்|வியாபார)\S* (?:\S+ ){0,3}நஷ்ட|(?:వ్యాపార|షాప్|దుకాణ)\S* (?:\S+ ){0,3}నష్ట/u
const runsAtALoss = (concern: string): boolean => AT_A_LOSS.test(meantText(concern))

/** True where it is the trade that is to recover, or to be closed, and not a sum alone. */
const asksOfTrade = (c: Composer, { pair }: Question): boolean =>
  c.asker.trade === 'business' && (pair === 'jobOrBusiness' || asksToClose(c) || runsAtALoss(c.input.concern))

/** Which work or trade suits is asked, and the money beside it is only what there is to begin with. */
const WHICH_OF_WORK =
  / (?:business|businesses|work|job|jobs|field|line|career|profession|trade|vyapar|dhandha|dhanda|kaam|naukri|thozhil|velai|vyaparam|udyogam) |व्यवसाय|व्यापार|धंधा|काम |தொழில்|வேலை|వ్యాపార|ఉద్యోగ/u
const asksWhichWork = (c: Composer, { form }: Question, short: readonly ShortConcern[]): boolean =>
  form === 'which' && short.includes('money') && !short.includes('study') && !c.asker.debt && WHICH_OF_WORK.test(meantText(c.input.concern))

/** A seat that an examination leads to, asked about with the ways beside it. */
const asksOfSeat = (c: Composer, { form, person, plea }: Question, short: readonly ShortConcern[]): boolean =>
  person === null &&
  plea === null &&
  (form === 'choice' || form === 'whether') &&
  short[0] === 'study' &&
  c.asker.trade === 'aspirant' &&
  namesExam(c.input.concern) &&
  leadsToSeat(c)

function coreAnswer(c: Composer, question: Question): Answered {
  const { concern } = c.input
  const found = leadOf(c)
  // what weighs on a bond is answered as a bond, whoever else is named with it
  const ofBond =
    question.person === null &&
    question.cares.some((one) => OF_THE_BOND.includes(one)) &&
    (c.asker.love !== 'open' || (found === 'love' && OF_ONE.test(meantText(concern))))
  const own = ofBond ? null : ownMatter(c, found)
  const lead = ofBond
    ? 'love'
    : own !== null
      ? own
      : found === 'abroad' && hasComeBack(concern)
        ? 'career'
        : isMainTopic(found)
          ? found
          : question.extras.includes('mangal')
            ? 'love'
            : question.form === 'which'
              ? 'career'
              : found
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
  const minded = mind ? [[...mindItem(c), c.line([method], 'answer.mind.body')]] : []
  if (question.childWish)
    return {
      items: [[c.line([method], 'answer.childWish'), c.line([method], 'answer.childWish.home')], shortLines(c, 'family'), mindItem(c)],
      topic: null,
      told: ['family'],
    }
  if (question.person !== null) {
    const sharesLand = short.includes('home') && matterOf(c, 'home') === 'share'
    // a degree that is named beside a post, a visa or a wedding is behind the child
    const learns = question.matter === null && !question.theirWedding
    const told = question.person === 'child' ? short.filter((one) => (one === 'study' && learns) || (one === 'family' && asksPeace(c))) : []
    const leads = sharesLand ? 'home' : asksPeace(c) ? 'family' : told.find((one) => one === 'study')
    const kin = leads === undefined ? kinAsked(c) : null
    return {
      items: personItems(c, {
        person: question.person,
        kin,
        // what the household can count on meanwhile is the visitor's own
        between: [
          ...shortList(c, told),
          ...(sharesLand ? [shortLines(c, 'home')] : []),
          ...(asksNewLoan(c) ? newLoanItem(c) : []),
          ...(question.person === 'inLaws' && asksOwnRoof(concern) ? [shortLines(c, 'home')] : []),
          ...(question.person === 'inLaws' && asksPeace(c) ? [headAsGist(shortLines(c, 'family'))] : []),
          ...(question.person === 'spouse' && (question.matter === 'job' || question.matter === 'work') ? [shortLines(c, 'money')] : []),
        ],
        // worry over a wedding or a post is no matter of health
        ofHealth: mind && !question.theirWedding && question.matter !== 'job' && question.matter !== 'work',
        form: question.form,
        grown: question.grownChild,
        matter: question.matter,
        wedding: question.theirWedding && !childChooses(concern),
        estranged: question.estranged,
      }),
      topic: null,
      // a post, a trade or a course that is named with them is theirs
      told: short.filter((one) => one !== 'money' && (one !== 'home' || sharesLand) && one !== 'spirit'),
      leads,
      kin,
    }
  }
  if (c.asker.retired && !isMainTopic(lead)) {
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
  if (alone) {
    const asked = asksForGod(concern) && short.includes('spirit') ? (['spirit'] as ShortConcern[]) : meantOf(c, short)
    const [lead] = asked as [ShortConcern]
    // now or later is answered by the date itself
    const toldAs = lead === 'home' && asksWait(c) ? [] : bothWays(c, lead, question)
    const [reply, ...more] = asked.length === 1 ? shortItems(c, lead) : shortList(c, asked)
    // a rise is what was asked for, and savings are what it would go to
    const pay = asksPay(c) ? payLines(c) : []
    const loan = short.includes('money') && asksNewLoan(c) ? newLoanItem(c, asked.includes('study')) : []
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
          ...(mind ? [c.line([method], 'answer.mind.body')] : []),
        ],
      ],
      topic: null,
      told: short,
      leads: lead,
    }
  }
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

/** A short step for a second field that is asked when. */
function monthLines(c: Composer, topic: MainTopic): Line[] {
  const [next] = chosenStretches(c, topic)
  const asked = askedOf(c, topic)
  return next === undefined || asked === 'again' ? [] : [c.line(next.ids, `answer.month.${MONTH_OF[asked]}`)]
}

/** A second field of the question in short: its dates where dates are asked for, else its verdict; with the next stretch. */
export function alsoLines(c: Composer, topic: MainTopic): Line[] {
  const reading = readings(c)[topic]
  const noun = nounOf(c, askedOf(c, topic))
  const lead = verdictLines(c, reading).slice(0, 2)
  const dated = questionOf(c.input.concern).form === 'when'
  const [span, more] = dated ? whenItem(c, reading, noun) : nextItem(c, reading, noun)
  const [openings] = openingsLine(c, topic)
  const [next, ...later] = chosenStretches(c, topic)
  // what a stretch asks for counts for more here than why it is one, where the sentence before names it alone
  const isAlone = next !== undefined && next.from <= addYears(c.input.asOf, NEAR_YEARS) && (!dated || later.length === 0)
  const advice = isAlone ? adviceLine(c, next) : null
  const times = [span, advice ?? more, more?.text === openings?.text ? undefined : openings].filter((line) => line !== undefined)
  return dated ? [...times, ...lead, ...monthLines(c, topic)] : [...lead, ...times]
}

/** The first words of the answer for the free preview: what the chart says, without the dates that the report gives. */
export function openingLines(c: Composer): Line[] {
  const { items, topic } = answerOf(c)
  const { form, person, plea } = questionOf(c.input.concern)
  const [concern] = shortLead(c).short
  if (form === 'when' && topic !== null) return verdictLines(c, readings(c)[topic]).slice(0, 2)
  if (form === 'when' && person === null && concern !== undefined) return shortVerdict(c, concern)
  if (plea === 'relief') {
    const season = seasonOf(c, 'life')
    return [c.line(seasonIds(c, season), `answer.course.${season.state}`, { noun: c.say('noun.life') })]
  }
  const [first = [], second = []] = items
  const question = questionOf(c.input.concern)
  // a kind word alone is no answer
  const kind = question.cares.length > 0 || kindWord(c, question, topic) !== null
  return kind ? [...first.slice(0, 2), ...second.slice(0, 1)] : first.slice(0, 2)
}
