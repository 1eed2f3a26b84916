import type { Composer, Line } from '../../../compose/composer.ts'
import { plainText } from '../../../understanding/topics.ts'
import { addYears } from '../../../facts/calendar.ts'
import { judge } from '../../../rules/grounds.ts'
import { meantText } from '../../../understanding/topics.ts'
import { namedWorkIn } from '../../../understanding/named-work.ts'
import { questionOf } from '../../../understanding/understanding.ts'
import { workMode } from '../../career.ts'
import { courseLines, seasonOf } from '../../season.ts'
import { fieldLine } from '../../named-work.ts'
import { groundFact } from '../../short-concerns.ts'
import { foremost } from '../../stretch-use.ts'
import { undated } from '../../undated.ts'
import { chosenStretches, isOpen } from '../answer-stretches.ts'
import { fundsOf } from '../answer-ways.ts'
import { asksToInvest, invest } from './of-money.ts'
import { hardLines } from '../answer-hard.ts'
import { stateLine, type Writer, type Writers } from './shared.ts'
import { workTimes } from './times.ts'

type Mode = ReturnType<typeof workMode>['mode']

/** Whether to begin something of one's own: by the ground of trade and the form of work together. */
export const OWN_SIDE = {
  well: { business: 'yes', profession: 'yes', even: 'yes', service: 'beside' },
  mixed: { business: 'small', profession: 'small', even: 'open', service: 'later' },
  ill: { business: 'slow', profession: 'slow', even: 'plainNo', service: 'no' },
} as const satisfies Record<'well' | 'mixed' | 'ill', Record<Mode, string>>

/** The heaviest voice on trade: the one that carries its state. */
function tradeFact(c: Composer): Line[] {
  const found = judge(c, 'business')
  const [voice] = found.state === 'ill' ? found.against : found.for
  return voice === undefined
    ? []
    : [
        c.line([voice.id], found.state === 'ill' ? 'answer.person.hinders' : 'answer.person.helps', {
          fact: groundFact(c, 'business', voice, false),
        }),
      ]
}

/** A beginning that is somebody's own, also where the family trades. */
const VENTURE_OF_OWN = / (?:start ?ups?|my own (?:startup|brand|company|venture|business|product)|own brand|d2c) /u

/** A business of one's own: how its ground and the form of work lie, the trade that is named, and the time with what it is for. */
const own: Writer = (c, { words }, said) => {
  const { id, mode } = workMode(c)
  const { ids, state } = judge(c, 'business')
  // a venture of one's own beside the family's trade is no second place of it
  const second = c.asker.trade === 'business' && !VENTURE_OF_OWN.test(plainText(c.whole.input.concern))
  const [field] = namedWorkIn(words)
  const verdict = second
    ? c.line(ids, `point.second.${state}`)
    : c.line([id, ...ids], `point.own.${OWN_SIDE[state][mode]}`, { form: c.say(`point.form.${mode}`) })
  return [
    verdict,
    ...tradeFact(c),
    ...(field === undefined || second ? [] : [fieldLine(c, field.field)]),
    ...workTimes(c, c.say(second ? 'noun.second' : 'noun.business'), second ? 'second' : 'own', [id], said),
  ]
}

const WHEN = (words: string): boolean => questionOf(words).form === 'when'

const FALLEN =
  / (?:fallen|falling|fell|down|slow|dull|less|low|loss|losses|reduced|dropped|stopped|declin\S*|ghata|ghate|nuksan|manda|kam|nashtam) |घाट|नुकसान|मंदा|நஷ்ட|నష్ట/u

/** Why a trade has fallen, where that was told: the time that was told as hard, else what presses on work now and what eases it. */
function whyFallen(c: Composer): Line[] {
  const hard = hardLines(c)
  const season = seasonOf(c, 'career')
  if (hard.length > 0 || season.strains.length === 0 || !FALLEN.test(meantText(c.input.concern))) return hard
  return courseLines(c, { ...season, helps: [] }).slice(0, 2)
}

/** A trade that runs: when it grows, how its ground lies, and why it fell where that was told. */
const trade: Writer = (c, { words }, said) => {
  const { ids, state } = judge(c, 'business')
  const ground = [c.line(ids, `point.trade.${state}`), ...tradeFact(c)]
  const times = workTimes(c, c.say('noun.trade'), 'trade', ids, said)
  const why = whyFallen(c)
  return WHEN(words) ? [...times, ...ground, ...why] : [...ground, ...times, ...why]
}

/** A business that is to be closed is held to the end of the time that allows most, of those that are over within so many years. */
const HOLD_YEARS = 2
const TO_A_POST = / (?:job|jobs|post|naukri|salary|velai|udyogam) |नौकरी|வேலை|ఉద్యోగ/u

/** Whether to close: by the ground of trade, until when to hold, and the form of work where a post is the other way. */
const close: Writer = (c, { words }) => {
  const { ids, state } = judge(c, 'business')
  const { id, mode } = workMode(c)
  const within = undated(c, 'career')
    ? []
    : chosenStretches(c, 'career').filter(({ parts: [{ to }] }) => to <= addYears(c.input.asOf, HOLD_YEARS))
  const limit = foremost(c, within)
  return [
    c.line(ids, `point.close.${state}`),
    ...tradeFact(c),
    limit === undefined
      ? c.line(ids, 'point.close.open')
      : c.line([...ids, ...limit.ids], isOpen(c, limit) ? 'point.close.limitNow' : 'point.close.limit', {
          from: c.date(limit.from, limit.fromErrorDays),
          to: c.date(limit.parts[0].to, limit.parts[0].toErrorDays),
        }),
    ...(TO_A_POST.test(meantText(words)) ? [c.line([id], `point.close.post.${mode}`)] : []),
  ]
}

/** A partner in trade: how shared work lies, and which form of work carries. */
const partner: Writer = (c) => {
  const { id, mode } = workMode(c)
  return [stateLine(c, 'tradePartner', 'point.partner'), c.line([id], `point.partner.mode.${mode}`)]
}

/** Money of others for a venture: the houses of partners and of what is theirs, and the time to ask. */
const funds: Writer = (c, part, said) => {
  // an investor held against a post is a choice of the form of work
  if (TO_A_POST.test(meantText(part.words))) return []
  // whoever has no venture asks where to put money, and not from whom to take it
  if (c.asker.trade !== 'business' && !VENTURE.test(meantText(c.input.concern)))
    return asksToInvest(part.words) ? invest(c, part, said) : []
  const { ids, state, lords } = fundsOf(c)
  const line = c.line(ids, `point.funds.${state}`, { lords })
  return [line, ...workTimes(c, c.say('noun.funds'), 'funds', line.ids, said)]
}
const VENTURE = / (?:startup|start up|business|venture|company|firm|shop|investors?|funding|tenders?|contracts?) /u

/** What has an answer of its own: a trade, one that is to begin, and the money in it. */
export const TRADE_WRITERS: Writers = {
  'work.own': own,
  'work.trade': trade,
  'work.close': close,
  'work.partner': partner,
  'work.funds': funds,
}
