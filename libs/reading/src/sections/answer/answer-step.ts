import { runsAlready } from '../held-beside.ts'
import type { Composer, Line } from '../../compose/composer.ts'
import { stayNow } from '../../compose/current.ts'
import { gocharaFinding, lordFinding } from '../../compose/parts.ts'
import { addMonths, addYears, laterOf } from '../../facts/calendar.ts'
import type { Question } from '../../understanding/question.ts'
import { TOPIC_HOUSE, type MainTopic } from '../../rules/witnesses.ts'
import { fieldFinding } from '../../rules/fields.ts'
import { offered } from '../../rules/field-names.ts'
import { type Measure, measuredBy } from '../../understanding/measured-by.ts'
import { meantText } from '../../understanding/topics.ts'
import { agentTold } from '../../understanding/paid-agent.ts'
import { tellsLove } from '../../understanding/tells-love.ts'
import { pointsAsked, SURE } from '../../understanding/points-asked.ts'
import { questionOf } from '../../understanding/understanding.ts'
import { asksToSellMachine } from '../../understanding/work-machine.ts'
import { jupiterEnds } from '../season.ts'
import { methodFinding } from '../verdict.ts'
import { careStep, isFar } from './answer-ground.ts'
import { matchKind, meetPlace } from '../love-match.ts'
import { childrenStep } from '../love-ahead.ts'
import { phasesOf } from '../debt-course.ts'
import { waitStep } from '../waiting.ts'
import { bestFields } from '../suggested-work.ts'
import { asksField, seeksPost } from '../work-told.ts'
import { settledStep } from './answer-settled.ts'
import { HOLD_YEARS, type Item, NEAR_YEARS, chosenStretches, isOpen, smallerOpenings } from './answer-stretches.ts'
import { standingOf } from './answer-gist.ts'
import { asksToClose, machineDay } from './answer-trade.ts'
import { weighsOffered } from './answer-ways.ts'
import type { Window } from '../../rules/windows.ts'
import { kindOf } from '../stretch-kind.ts'
import { askedOf, seeksPostAway, type Asked } from './answer-subject.ts'
import { mayBegin } from '../stretch-use.ts'
import { beginStep, stepWords } from '../trade-course.ts'

/** Families or people who meet somebody for a match and turn it down afterwards. */
const MET_AND_REFUSED =
  / (?:says?|saying|said|tells?|told) no (?:\S+ ){0,2}(?:after|once) (?:\S+ ){0,2}(?:meet\S*|seeing) | (?:reject\S*|refus\S*|back out|backs out|declin\S*) (?:\S+ ){0,4}(?:after|once) (?:\S+ ){0,2}(?:meet\S*|seeing) | (?:after|once) (?:\S+ ){0,2}(?:meeting|seeing|they meet|they see)\S* (?:\S+ ){0,4}(?:no|rejects?|rejected|refuse\S*|mana|reject) | (?:rishta|rishte|alliances?|proposals?|families|boys?|girls?) (?:\S+ ){0,4}(?:rejects?|rejected|rejecting|refuse|refuses|mana kar\S*|reject kar\S*) /

/** What houses of the same way of living do not count against anybody. */
const LIVED_ALIKE: readonly Measure[] = ['trade', 'pay', 'place']

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

/** Whoever asks which field has no application to send yet: the two that come first are looked at from near. */
function tryFields(c: Composer): Item {
  const [first, second] = bestFields(c)
  if (first === undefined || second === undefined) return []
  return [
    c.line([fieldFinding(c, first.field), fieldFinding(c, second.field)], 'answer.do.fieldChoice', {
      first: offered(c, first.field),
      second: offered(c, second.field),
    }),
  ]
}

/** Of a marriage that is looked for, whose part is told what to do: one's own, that of one's circle, else that of those who look. */
function mannerOf(c: Composer): 'own' | 'circle' | null {
  const { kind, brought } = matchKind(c)
  return kind === 'circle' ? 'circle' : kind === 'own' && !brought ? 'own' : null
}

export function doItem(c: Composer, topic: MainTopic, asked: Asked): Item {
  const care = careStep(c)
  if (care !== null) return care
  const settled = settledStep(c, topic, asked)
  if (settled !== null || asked === 'wed' || asked === 'newPost') return settled ?? []
  if (asked === 'training' && asksField(c.whole)) return tryFields(c)
  const { declines } = questionOf(c.input.concern)
  if (asked === 'again' && c.asker.children) return [childrenStep(c, methodFinding(c, 'question', 'bphs24.145-148'))]
  for (const one of ['parting', 'feelings'] as const)
    // love that is to be told has its days, and the step lies in them
    if (topic === 'love' && declines.includes(one) && !(one === 'feelings' && tellsLove(c.input.concern)))
      return [c.line([methodFinding(c, 'question', 'bphs24.145-148')], `answer.do.${one}`)]
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
  if (topic === 'abroad' && !c.asker.abroad && agentTold(c.whole.input.concern)?.state === 'paid')
    return [c.line([methodFinding(c, 'question', 'bphs24.145-148')], 'answer.do.agent')]
  const near = nearItem(c, topic, asked)
  if (near !== null) return near
  if (next !== undefined && next.from <= addYears(c.input.asOf, NEAR_YEARS)) {
    const open = isOpen(c, next)
    const manner = asked === 'marriage' ? mannerOf(c) : null
    const met = asked === 'marriage' ? meetPlace(c) : null
    const slots = {
      from: c.date(next.from, next.errorDays),
      to: c.date(next.parts[0].to, next.errorDays),
      place: met?.place ?? '',
    }
    const days = { from: c.date(laterOf(next.from, c.input.asOf), open ? 0 : next.errorDays), to: slots.to }
    const measure = asked === 'marriage' ? measuredBy(c.input.concern) : null
    if (measure !== null)
      return [
        c.line(next.ids, LIVED_ALIKE.includes(measure) ? 'answer.do.marriage.livedAlike' : 'answer.do.marriage.measured', {
          ...days,
          measure: c.say(`measure.told.${measure}`),
        }),
      ]
    // who is met and turned down is among people already: the step is for the meeting itself
    if (asked === 'marriage' && MET_AND_REFUSED.test(meantText(c.input.concern)))
      return [c.line(next.ids, 'answer.do.marriage.metNo', days)]
    const month = isFar(c, next.from) ? [c.line(next.ids, `answer.month.${MONTH_OF[asked]}`)] : []
    // what is further off than a trade is held for is no day for its figure
    if (asked === 'trade' && asksToClose(c) && !open && next.parts[0].to > addYears(c.input.asOf, HOLD_YEARS))
      return [c.line(next.ids, 'answer.do.trade.figure', { by: c.date(addMonths(c.input.asOf, FIGURE_MONTHS)) }), ...month]
    // page 1 gives one machine its own day, and no second one stands beside it
    if (asked === 'trade' && !open && asksToSellMachine(c.whole.input.concern))
      return [c.line(next.ids, 'answer.do.trade.machine', { by: machineDay(c) })]
    // a trade is not measured before the months that press are over
    const { hard } = phasesOf(c)
    if (asked === 'trade' && !open && hard !== null && hard.to > next.parts[0].to)
      return [c.line([...next.ids, ...hard.ids], 'answer.do.trade.eases', { ...slots, by: c.date(hard.to, c.dashas.errorDays) }), ...month]
    if (takesStep(c, next, asked) || (asked === 'business' && runsAlready(c)))
      return [
        c.line(next.ids, `answer.do.step.${open ? 'open' : 'ahead'}`, {
          ...slots,
          // a trade that is asked about by one who has none is still to be begun
          what: asked === 'business' ? beginStep(c, next.advice) : stepWords(c, kindOf(c, topic), next.advice),
        }),
        ...month,
      ]
    return [
      c.line(
        [...next.ids, ...(met === null ? [] : [met.id])],
        manner !== null
          ? `answer.do.marriage.${manner}${open ? 'Open' : 'Ahead'}`
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
export const offerItem = (c: Composer): Item => {
  const two = c.asker.love === 'bond' || c.asker.love === 'partner'
  return careStep(c) ?? [c.line([methodFinding(c, 'question', 'bphs24.145-148')], two ? 'answer.do.offer.two' : 'answer.do.offer')]
}

export function returnItem(c: Composer): Item {
  const { id, text } = jupiterEnds(c)
  return [c.line([id], c.asker.bond === 'widowed' ? 'answer.do.returnGently' : 'answer.do.return', { to: text })]
}

export const cannotItem = (c: Composer, asked: Asked, { declines }: Question): Item => [
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

/** One thing to do in a field, and what no chart can say of it. */
export const stepAndLimit = (c: Composer, topic: MainTopic): [Item, Item] => {
  const asked = askedOf(c, topic)
  return [doItem(c, topic, asked), cannotItem(c, asked, questionOf(c.input.concern))]
}

/** A short step for a second field that is asked when. */
export function monthLines(c: Composer, topic: MainTopic): Line[] {
  const [next] = chosenStretches(c, topic)
  const asked = askedOf(c, topic)
  return next === undefined || asked === 'again' ? [] : [c.line(next.ids, `answer.month.${MONTH_OF[asked]}`)]
}

/** Puts further lines before the two last ones, which are what to do and what no chart can say. */
export const beforeAdvice = (items: readonly Item[], more: readonly Item[]): Item[] => [...items.slice(0, -2), ...more, ...items.slice(-2)]
