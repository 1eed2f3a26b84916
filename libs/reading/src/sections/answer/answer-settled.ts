import type { Graha } from '@disha/contracts/chart'
import { hasClosedTrade } from '../../understanding/settled.ts'
import { isWithoutPost } from '../../understanding/asker.ts'
import type { DashaDates } from '../../facts/dashas.ts'
import { asGist, type Composer, type Line } from '../../compose/composer.ts'
import { isDated } from '../../compose/current.ts'
import { periodFinding } from '../../compose/parts.ts'
import { addMonths, addYears, daysBetween, laterOf } from '../../facts/calendar.ts'
import type { MessageKey } from '../../phrasebook/phrasebook.ts'
import { groundPeriods, judge, judgeOwed } from '../../rules/grounds.ts'
import { periodTone } from '../../rules/period-colour.ts'
import { isSpoken, type Part } from '../../rules/windows.ts'
import { savFinding, savOf, type MainTopic } from '../../rules/witnesses.ts'
import { pointsAsked, SURE } from '../../understanding/points-asked.ts'
import { missesInstalment } from '../../understanding/owed-pressed.ts'
import { plainText } from '../../understanding/topics.ts'
import { asksShould, questionOf } from '../../understanding/understanding.ts'
import { tellsInstalments } from '../../understanding/instalments.ts'
import { withoutHeldLoans, withoutTakenLoans } from '../../understanding/held-loan.ts'
import { choiceItems } from './answer-choice.ts'
import { careStep, stepBy } from './answer-ground.ts'
import { namedBefore } from './answer-named.ts'
import { chosenStretches, type Item, nextItem, smallerOpenings, spanOf } from './answer-stretches.ts'
import { askedOf, type Asked } from './answer-subject.ts'
import { nextForTrade, waitsToGrow } from './growth.ts'
import { spanAloud } from './span-aloud.ts'
import { allWindows, askedTopics, readings } from '../cache.ts'
import { timesOfMoney } from '../debt-course.ts'
import { isHeldBeside } from '../held-beside.ts'
import { nearestTime, periodSpan, voiceLine } from '../short-concerns.ts'
import { farKind } from '../stretch-kind.ts'
import { undated } from '../undated.ts'
import { heardOf, methodFinding, verdictLines, witnessFact } from '../verdict.ts'

const method = (c: Composer): string => methodFinding(c, 'question', 'bphs24.145-148')

/** By when a step is to be taken: before the time that was named, else by the next day that says why it is one. */
function byWhen(c: Composer, topic: MainTopic | null): { ids: readonly string[]; by: string } {
  const named = namedBefore(c)
  if (named !== null) return { ids: [method(c)], by: c.say('settled.before', { label: named }) }
  const { ids, date } = stepBy(c, topic)
  return { ids, by: c.say('settled.by', { date }) }
}

const doLine = (c: Composer, key: MessageKey, topic: MainTopic | null): Item => {
  const { ids, by } = byWhen(c, topic)
  return [c.line(ids, key, { by })]
}

/** The step for what is settled, in place of one that looks for it; null where nothing is. */
export function settledStep(c: Composer, topic: MainTopic, asked?: Asked): Item | null {
  const { settled } = c.asker
  const care = careStep(c)
  if (care !== null || settled.length === 0) return care
  if (topic === 'love') return settled.includes('engaged') && c.asker.love === 'partner' ? doLine(c, 'settled.do.engaged', topic) : null
  if (settled.includes('admission')) return doLine(c, 'settled.do.admission', topic)
  if (asked === 'newPost') {
    const month = smallerOpenings(c, topic)[0]
    return [
      c.line([method(c)], 'settled.do.newPost'),
      ...(month === undefined
        ? []
        : [
            c.line([month.id], 'settled.newPost.month', {
              month: month.label,
              why: c.say(month.why === 'ask' || month.why === 'open' ? `near.why.${month.why}` : 'near.why.own'),
            }),
          ]),
    ]
  }
  if (topic === 'abroad') return settled.includes('visa') && !c.asker.abroad ? doLine(c, 'settled.do.visa', topic) : null
  return settled.includes('retiring') ? doLine(c, 'settled.do.retiring', topic) : null
}

/** What no chart can say of a course whose place is held. */
export const admissionCannot = (c: Composer): Item => [
  c.line([method(c)], c.asker.settled.includes('visa') ? 'settled.cannot.admissionVisa' : 'settled.cannot.admission'),
]

/** Two who are promised to each other: the ground for their life together, as help and care, and never a verdict on the wedding. */
export function weddedItem(c: Composer): Item {
  const reading = readings(c).love
  const { verdict, step, id } = reading
  return [
    ...(asksShould(c.input.concern) ? [c.line([method(c)], 'wed.should')] : []),
    c.line(
      [id],
      verdict === 'even' || verdict === 'oppose'
        ? `wed.${verdict}`
        : verdict === 'silent' || step === null
          ? 'wed.silent'
          : `wed.support.${step}`,
    ),
    c.line([id], 'wed.count', {
      heard: c.say('number', { n: heardOf(reading) }),
      for: c.say('number', { n: reading.for.length }),
      forN: reading.for.length,
      against: c.say('number', { n: reading.against.length }),
      againstN: reading.against.length,
    }),
  ]
}

/** The heaviest help and the heaviest strain of a life together, each in words for two. */
export function weddedReasons(c: Composer): Item {
  const reading = readings(c).love
  return (['for', 'against'] as const).flatMap((side): Line[] => {
    const [first] = reading[side]
    if (first === undefined) return [c.line([reading.id], side === 'for' ? 'wed.noneFor' : 'wed.noneAgainst')]
    return [
      c.line(first.ids, `wed.${side}`, { meaning: c.say(`wed.${first.name}.${side}`) }),
      ...(first.name === 'jaimini' ? [] : [{ ids: first.ids, text: `${witnessFact(c, 'love', first)}.` }]),
    ]
  })
}

/** A kind word first to whoever has lost a post or closed a trade. */
export const lostItem = (c: Composer): Item[] =>
  c.asker.settled.includes('postLost')
    ? [[c.line([method(c)], 'settled.postLost')]]
    : hasClosedTrade(c.input.concern)
      ? [[c.line([method(c)], 'settled.tradeClosed')]]
      : []

/** True of those who cannot put instalments by: one is unpaid, or lenders press for their money. */
const isBehind = ({ input: { concern } }: Composer): boolean => missesInstalment(concern) || questionOf(concern).cares.includes('lenders')

/** Instalments that run on, beside a question about work: how debts lie, the step that cannot wait for a stretch, and the times to bring them down. */
export function instalmentItem(c: Composer): Item[] {
  if (!c.asker.debt) return carriedItem(c)
  const found = judgeOwed(c)
  const without = isWithoutPost(c.asker.settled)
  return [
    [
      c.line(found.ids, `loan.run.${found.state}`),
      c.line([method(c)], without ? 'loan.run.without' : isBehind(c.whole) ? 'loan.run.missed' : 'loan.run.with'),
      ...timesOfMoney(c),
      ...voiceLine(c, 'money', found, 'for'),
      ...voiceLine(c, 'money', found, 'against'),
    ],
  ]
}

/** Instalments that a salary carries, beside a change of the post that pays them: one word on what is put by, and nothing on debts. */
function carriedItem(c: Composer): Item[] {
  const { concern } = c.input
  const isChange =
    questionOf(concern).pair === 'stayOrMove' || pointsAsked(concern).some(({ point, likely }) => point === 'work.change' && likely >= SURE)
  return isChange && c.asker.trade === 'post' && !isHeldBeside(c) && tellsInstalments(concern)
    ? [[c.line([method(c)], 'loan.run.carried')]]
    : []
}

/** When money comes forward under a lord that stands well: of a loan that is yet to be drawn, once it can be paid back. */
function easesLine(c: Composer, course: boolean): Line[] {
  const begins = addMonths(c.input.asOf, course ? DRAWN_MONTHS : 0)
  const period = groundPeriods(c, 'money').find(
    (one) => one.to > begins && periodTone(c, one) === 'well' && (!course || one.from >= begins),
  )
  // an ease that lies years off is no help with a loan of today
  return period === undefined || (!course && !isSpoken(c, period))
    ? []
    : [
        c.line([periodFinding(c, period)], course ? 'loan.eases.course' : 'loan.eases', {
          antar: c.graha(period.lords[1] as Graha),
          span: periodSpan(c, period),
        }),
      ]
}

/** Words for a loan, in four languages and in Latin letters. */
const LOAN_WORDS = '(?:loans?|karz|karza|kadan|appu|lone|लोन|कर्ज|ऋण|கடன்|லோன்|అప్పు)\\S*'
const LOAN = new RegExp(` ${LOAN_WORDS} `, 'u')
/** A loan that is still to be taken: it is asked whether or when, or told with its sum beside a step that costs it. */
const NEW_LOAN = new RegExp(
  ` ${LOAN_WORDS} (?:\\S+ ){0,2}(?:ok|okay|safe|good|fine|now|lu|lun|loon|le|lena|lene|chahiye|sahi|theek|thik|milega|approve\\S*|sanction\\S*|of|for|vaang\\S*|vang\\S*|edukk\\S*|teesuk\\S*|लेना|लेने|लूँ|लूं|வாங்க\\S*|తీసుకో\\S*) | (?:take|taking|get|getting|apply|applying|avail|need|want|with|on|by) (?:(?:a|an|the|any|home|house|housing|education|study|student|personal|bank|business|\\d+|lakhs?|lacs?|crores?|cr|l) ){0,4}loans? | (?:lakhs?|lacs?|crores?|cr) (?:home |house |housing |bank )?loans? `,
  'u',
)

const A_HOME = '(?:flat|house|home|plot|apartment|villa|ghar|makaa?n|veedu|illu)'
/** A loan that pays for a home, told with it. */
const FOR_HOME = new RegExp(
  ` (?:take|taking|buy|buying|get|book|booking|purchase|build|building|lena|le|kharid\\S*|khareed\\S*|vaang\\S*|konu\\S*) (?:\\S+ ){0,3}?${A_HOME} (?:\\S+ ){0,6}?${LOAN_WORDS} | ${A_HOME} (?:ke liye|ku|kaaga|kosam|on|with|by|through) (?:\\S+ ){0,4}?${LOAN_WORDS} | ${LOAN_WORDS} (?:for|to (?:buy|build|take|get)) (?:\\S+ ){0,3}?${A_HOME} `,
  'u',
)

/** True where a loan that is still to be taken is asked about, and none is owed. */
export const asksNewLoan = (c: Composer): boolean =>
  !c.asker.debt && NEW_LOAN.test(withoutHeldLoans(plainText(withoutTakenLoans(c.input.concern))))

/** A loan that pays for a course or a way abroad; a house, a trade or a need of the month has instalments at once. */
const isCourseLoan = (c: Composer): boolean =>
  farKind(c) === 'abroad.study' || askedTopics(c).has('abroad') || COURSE.test(plainText(c.input.concern))
const COURSE = / (?:education|student|study|studies|masters?|ms|mba|phd|mbbs|btech|college|university|course|fees|padhai) /u

/** The hard sub-period that runs, in which no more is borrowed than has to be. */
function pressLine(c: Composer): Line[] {
  const period = c.dashas.running?.antar
  if (period === undefined || !isDated(c) || periodTone(c, period) !== 'ill') return []
  return [
    c.line([periodFinding(c, period)], 'loan.new.press', {
      antar: c.graha(period.lords[1] as Graha),
      to: c.date(period.to, c.dashas.errorDays),
    }),
  ]
}

/** That spending has a fuller house than gains, where it is so. */
function spendLine(c: Composer): Line[] {
  const points = savOf(c)
  if (points === null || points(12) <= points(11)) return []
  return [c.line([savFinding(c, 12, 'general'), savFinding(c, 11, 'general')], 'loan.new.spend', { n12: points(12), n11: points(11) })]
}

/** Instalments of a loan for a course begin about so long after it is signed, and most of it is paid back within so many years. */
const DRAWN_MONTHS = 18
const REPAID_YEARS = 8
const MOST_HARD = 2

/** The sub-periods that press on debts or money in the years in which a loan for a course is paid back; that none does, where none does. */
function repayLine(c: Composer): Line[] {
  if (!isDated(c)) return []
  const begins = addMonths(c.input.asOf, DRAWN_MONTHS)
  const end = addYears(c.input.asOf, REPAID_YEARS)
  const debts = groundPeriods(c, 'debt')
  const hard = [...debts, ...groundPeriods(c, 'money').filter((one) => !debts.includes(one))]
    .filter((one) => one.to > begins && one.from < end && periodTone(c, one) === 'ill')
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .slice(0, MOST_HARD)
  const [first, next] = hard
  if (first === undefined) return [c.line([method(c)], 'loan.new.repayClear', { from: begins.slice(0, 4), to: end.slice(0, 4) })]
  const told = (from: DashaDates, to: DashaDates, lords: string): string =>
    c.say('loan.new.span', { span: periodSpan(c, { ...from, to: to.to }), lords })
  const lord = ({ lords }: DashaDates): string => c.book.term(`grahaBare.${lords[1] as Graha}`)
  const spans =
    next === undefined
      ? [told(first, first, lord(first))]
      : next.from <= first.to
        ? [told(first, next, c.say('loan.new.then', { first: lord(first), next: lord(next) }))]
        : [told(first, first, lord(first)), told(next, next, lord(next))]
  return [
    c.line(
      hard.map((one) => periodFinding(c, one)),
      first.from < begins ? 'loan.new.repayNow' : 'loan.new.repay',
      { spans: { list: spans }, from: c.date(first.from, c.dashas.errorDays) },
    ),
  ]
}

/** When a loan for a course is signed: in the time for money, and not before the stretch for going bears more than preparing. */
function signForCourse(c: Composer, time: Part): string {
  const [going] = undated(c, 'abroad') ? [] : chosenStretches(c, 'abroad')
  const last = laterOf(addMonths(c.input.asOf, SOON_MONTHS), going?.parts[0].to ?? c.input.asOf)
  return time.from > last ? c.say('loan.new.whenCourse') : signWhen(c, time, 'abroad')
}

/** When a loan is signed: in the time for money, and not while the field that it is for asks for preparing. */
function signWhen(c: Composer, time: Part, topic: MainTopic): string {
  const prepares = undated(c, topic)
    ? undefined
    : allWindows(c)
        [topic].flatMap(({ advice, parts }) => (advice === 'prepare' ? parts : []))
        .find((part) => part.from < time.to && laterOf(part.from, c.input.asOf) <= laterOf(time.from, c.input.asOf) && part.to > time.from)
  if (prepares === undefined) return c.say('loan.new.when', { span: spanOf(c, time) })
  const until = { to: c.date(prepares.to, prepares.toErrorDays) }
  return daysBetween(prepares.to, time.to) < SIGN_DAYS
    ? c.say('loan.new.whenReady', until)
    : c.say('loan.new.whenAfter', { from: until.to, to: c.date(time.to, time.toErrorDays) })
}

/** On which terms a trade that is to wait borrows at all, and not before which time of its own. */
function signGrown(c: Composer): string {
  const next = nextForTrade(c)
  return next === undefined ? c.say('loan.new.whenGrown') : c.say('loan.new.whenGrownFrom', { span: spanAloud(c, next.parts[0]) })
}

/** True of a loan beside a question about a trade: it is signed when the trade takes its step. */
const isForTrade = (c: Composer): boolean =>
  askedTopics(c).has('career') && (c.asker.trade === 'business' || ['business', 'trade'].includes(askedOf(c, 'career')))

/** A course waits no longer for its loan, unless its stretch does. */
const SOON_MONTHS = 12
/** Fewer days leave no room to sign in. */
const SIGN_DAYS = 21

const PARENTS = '(?:parents?|father|mother|papa|mummy|mum|dad|daddy|mom|appa|amma|nanna|pitaji|maa)'
/** A loan that the parents take. */
const THEIR_LOAN = new RegExp(
  ` ${PARENTS} (?:\\S+ ){0,7}?${LOAN_WORDS} | ${LOAN_WORDS} (?:\\S+ ){0,3}(?:by|from|through) (?:my |our )?${PARENTS} `,
  'u',
)

/**
 * A loan that is about to be taken: how debts and money lie in the chart with the nearest time for money, what presses, when it comes down, and the
 * measure that no chart gives. `course` for one that pays for a study, which a first salary brings down.
 */
export function newLoanItem(c: Composer, course = isCourseLoan(c)): Item[] {
  if (!LOAN.test(withoutHeldLoans(plainText(c.input.concern)))) return []
  const [debt, money] = [judge(c, 'debt'), judge(c, 'money')]
  // what pays for a home is signed with that home, whenever money has its time
  const isForHome =
    FOR_HOME.test(plainText(c.whole.input.concern)) ||
    pointsAsked(c.whole.input.concern).some(({ point, likely }) => point === 'home.buy' && likely >= SURE)
  const forCourse = course && !isForHome
  const waits = !forCourse && waitsToGrow(c)
  const time = isForHome || waits ? null : nearestTime(c, 'money')
  const ids = [...debt.ids, ...money.ids, ...(time?.ids ?? []), ...(waits ? (nextForTrade(c)?.ids ?? []) : [])]
  const head = c.line(ids, forCourse && debt.state === 'mixed' ? 'loan.new.mixed.course' : `loan.new.${debt.state}`, {
    money:
      money.state === 'mixed'
        ? ''
        : c.say(`loan.new.money.${(money.state === 'well') === (debt.state === 'well') ? 'also' : 'but'}.${money.state}`),
    when: isForHome
      ? c.say('loan.new.withHome')
      : waits
        ? signGrown(c)
        : time === null
          ? ''
          : forCourse
            ? signForCourse(c, time)
            : isForTrade(c)
              ? signWhen(c, time, 'career')
              : c.say('loan.new.when', { span: spanOf(c, time) }),
  })
  const [care, ...more] = forCourse ? [...repayLine(c), ...pressLine(c), ...spendLine(c)] : [...pressLine(c), ...spendLine(c)]
  return [
    [
      ...asGist([head, ...(care === undefined ? [] : [care])]),
      ...more,
      ...easesLine(c, forCourse),
      ...(forCourse && THEIR_LOAN.test(plainText(c.input.concern)) ? [c.line([method(c)], 'loan.new.parents')] : []),
      c.line([method(c)], forCourse ? 'loan.new.rule' : 'loan.new.ruleIncome'),
    ],
  ]
}

/** Words that name a life far off beside one at home. */
const FAR =
  / (?:us|usa|uk|america|canada|london|australia|dubai|gulf|germany|singapore|abroad|foreign|nri|overseas|europe|videsh|अमेरिका|कनाडा|विदेश|அமெரிக்கா|வெளிநா\S*|అమెరికా|విదేశ\S*) /u

/** Several who have come, counted, of whom one is to be chosen. */
const COUNTED =
  / (?:two|three|four|five|six|[2-6]|do|teen|char|chaar|paanch|rendu|moonu|naalu|moodu|nalugu) (?:\S+ )?(?:rishtas?|rishte|proposals?|matches|alliances?|sambandh\S*|varan\S*|boys|girls|grooms|brides|jathagam\S*) /
const CHOSEN = / (?:which (?:one|of|boy|girl|rishta|match|proposal)|whom|kaun\S*|kis|kons[ai]|yaarai|evarini|edhai|edi) /
/** True where several proposals are in hand, told as such or counted. */
export const hasProposals = (c: Composer): boolean => {
  const text = plainText(c.input.concern)
  return c.asker.settled.includes('proposals') || (c.asker.bond === null && COUNTED.test(text) && CHOSEN.test(text))
}

/** One proposal or several in hand: no chart of one tells people apart; what it can say is how the ways of life lie, and when a yes goes lightly. */
export function proposalItems(c: Composer): Item[] {
  const many = hasProposals(c)
  const far = FAR.test(plainText(c.input.concern))
  const [ways = []] = far ? choiceItems(c, 'homeOrAbroad', 'abroad') : []
  return [
    [c.line([method(c)], many ? 'proposals.which' : 'proposal.whether'), c.line([method(c)], 'proposals.theirs')],
    ...(ways.length > 0 ? [[...ways, c.line([method(c)], 'proposals.ways')]] : []),
    verdictLines(c, readings(c).love).slice(0, 2),
    nextItem(c, readings(c).love, c.say('noun.yes')),
    careStep(c) ?? doLine(c, many ? 'proposals.do' : 'proposal.do', 'love'),
    [c.line([method(c)], many ? 'proposals.cannot' : 'proposal.cannot')],
  ]
}
