import type { Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../../../compose/composer.ts'
import { isDated, stayNow } from '../../../compose/current.ts'
import { gocharaFinding, periodFinding } from '../../../compose/parts.ts'
import type { Slot } from '../../../phrasebook/phrasebook.ts'
import type { DashaDates } from '../../../facts/dashas.ts'
import { periodTone } from '../../../rules/period-colour.ts'
import { refersBack } from '../../../understanding/back-reference.ts'
import { addMonths, addYears, daysBetween, laterOf } from '../../../facts/calendar.ts'
import { judge, judgeOwed } from '../../../rules/grounds.ts'
import { pointsAsked, SURE, type AskedPoint } from '../../../understanding/points-asked.ts'
import { asksToSellMachine } from '../../../understanding/work-machine.ts'
import { machineDay } from '../answer-trade.ts'
import { partSold, type PartSold } from '../../../understanding/part-sold.ts'
import { isOpposed, onLoan, takesPlace } from '../../../understanding/place-taken.ts'
import { growsOnLoan, moneyInto } from '../../../understanding/trade-money.ts'
import { asksSecondPlace, asksShopFromHome, asksTradeLuck, runsFromHome } from '../../../understanding/trade-place.ts'
import { hasClosedTrade } from '../../../understanding/settled.ts'
import { beginsTrade } from '../../../understanding/asker.ts'
import { ownText } from '../../../understanding/own-words.ts'
import { meantText, plainText } from '../../../understanding/topics.ts'
import { namedWorkIn } from '../../../understanding/named-work.ts'
import { questionOf } from '../../../understanding/understanding.ts'
import { workMode } from '../../career.ts'
import { courseLines, nextGoodPeriod, seasonOf } from '../../season.ts'
import { isHeldBeside } from '../../held-beside.ts'
import { secondPlace } from '../../second-place.ts'
import { tradeCourse } from '../../trade-course.ts'
import { betterPeriods } from '../../window-lines.ts'
import { fieldLine } from '../../named-work.ts'
import { weightiest } from './weightiest.ts'
import { foremost, mayBegin } from '../../stretch-use.ts'
import { undated } from '../../undated.ts'
import { chosenStretches, HOLD_YEARS, isOpen } from '../answer-stretches.ts'
import { timeAloud } from '../answer-gist.ts'
import { spanAloud } from '../span-aloud.ts'
import { fundsOf } from '../answer-ways.ts'
import { courseOfMoney, phaseLine, phasesOf, timesOfMoney, type Easier } from '../../debt-course.ts'
import { leaningOf } from '../alternatives.ts'
import type { WayApart } from '../../../understanding/alternatives.ts'
import { bothWays } from './of-both.ts'
import { choice } from './of-choice.ts'
import { asksToInvest, invest } from './of-money.ts'
import { hardLines } from '../answer-hard.ts'
import { partner } from './of-partner.ts'
import { largerLines, luckLines, secondLines, shopLines } from './of-place.ts'
import { disputeCourse, heads, method, type Writer, type Writers } from './shared.ts'
import { TIMES } from '../timed.ts'
import { bearingOf, namedTime, timeTold, workTimes } from './times.ts'

type Mode = ReturnType<typeof workMode>['mode']

/** Whether to begin something of one's own: by the ground of trade and the form of work together. */
export const OWN_SIDE = {
  well: { business: 'yes', profession: 'yes', even: 'yes', service: 'beside' },
  mixed: { business: 'small', profession: 'small', even: 'open', service: 'later' },
  ill: { business: 'slow', profession: 'slow', even: 'plainNo', service: 'no' },
} as const satisfies Record<'well' | 'mixed' | 'ill', Record<Mode, string>>

/** A step of one's own that was taken. */
const TAKEN =
  / (?:i|have|we|maine) (?:have |already |just |recently )?(?:left|quit|resigned|gave|stopped|started|opened|began|took|set|launched|put) | (?:shuru ki|shuru kiya|khol\S*|kholi) /u

/** What one's own business is held against in the answer on it anyway. */
const AGAINST_OWN: readonly WayApart[] = ['hold', 'post', 'move']

/** A business of one's own: how its ground and the form of work lie, the trade that is named, and the time with what it is for. */
const own: Writer = (c, part, said) => {
  if (takesPlace(plainText(part.words), plainText(`${part.told} ${part.words}`))) return takeLines(c, part, said)
  if (isHeldBeside(c)) return bothWays(c, part, said)
  const { words } = part
  const [asked, all] = [plainText(words), plainText(`${part.told} ${words}`)]
  if (asksSecondPlace(asked, all)) return secondLines(c, part, said)
  if (asksShopFromHome(asked, all)) return shopLines(c, part)
  const leaning = leaningOf(c, words, part.told)
  // another trade, or another road than staying, is chosen first
  if (leaning !== null && !leaning.ways.some((way) => AGAINST_OWN.includes(way))) return choice(c, part, said)
  const { id, mode } = workMode(c)
  const { ids, state } = judge(c, 'business')
  const told = plainText(c.input.concern)
  // what was begun is judged as a step that was taken
  const taken = refersBack(words) && TAKEN.test(told)
  // a venture of one's own beside the family's trade is no second place of it
  const place = taken ? null : secondPlace(c)
  const [field] = namedWorkIn(words)
  const side = OWN_SIDE[state][mode]
  const verdict = place
    ? c.line(ids, `point.${place}.${state}`)
    : c.line([id, ...ids], taken ? `point.own.done.${side}` : `point.own.${side}`, { form: c.say(`point.form.${mode}`) })
  const [noun, use] = taken
    ? (['noun.trade', 'trade'] as const)
    : place === 'new'
      ? (['noun.new', 'own'] as const)
      : place === 'second'
        ? (['noun.second', 'second'] as const)
        : (['noun.business', 'own'] as const)
  const named = namedTime(c, words, { topic: 'career', ground: null, noun: c.say(noun) })
  return [
    verdict,
    ...named,
    ...(field === undefined || place !== null ? weightiest(c, 'business') : [fieldLine(c, field.field)]),
    // the stretches of the time that is named have been told
    ...(named.some(({ ids }) => TIMES.test(ids.join(' '))) ? [] : workTimes(c, c.say(noun), use, [id], said)),
  ]
}

const WHEN = (words: string): boolean => questionOf(words).form === 'when'

const FALLEN =
  / (?:fallen|falling|fell|down|slow|dull|less|low|loss|losses|reduced|dropped|stopped|declin\S*|ghata|ghate|nuksan|manda|kam|nashtam|failed|failing|bad|worse) |घाट|नुकसान|मंदा|நஷ்ட|నష్ట/u

/** Why a trade has fallen, where that was told: the time that was told as hard, else what presses on work now and what eases it. */
function whyFallen(c: Composer): Line[] {
  const hard = hardLines(c)
  const season = seasonOf(c, 'career')
  if (hard.length > 0 || season.strains.length === 0 || !FALLEN.test(meantText(c.input.concern))) return hard
  return courseLines(c, { ...season, helps: [] }).slice(0, 1)
}

/** Money of the trade that others hold back is told with its turn. */
const STUCK = / (?:payments?|money|paisa|paise|amount|dues|capital) (?:\S+ ){0,3}(?:stuck|pending|blocked|held|phas\S*|atk\S*|ruk\S*) /u
const FARM = / (?:crops?|farming|farmer|farm|kheti|fasal|kisan|agriculture|vivasayam|vyavasayam) |खेती|फसल|விவசாய|వ్యవసాయ/u

/** A letter or a visit of an office that asks for tax or a fine. */
const NOTICE =
  / (?:gst|income tax|tax|sales tax|excise|labou?r|food|fssai|municipal\S*|department) (?:\S+ ){0,3}(?:notices?|raid|penalty|fine|case|inspection|demand|letter) | (?:notice|raid|penalty) (?:\S+ ){0,4}(?:gst|tax|department) /u
/** Another place for a shop that has to leave its own. */
const PREMISES = / (?:another|new|other|next|dusr[aei]|nay[aie]|naya) (?:\S+ )?(?:shop|place|premises|location|jagah|dukan|dukaan) /u
const TO_LEAVE = / (?:rent|rented|landlord|lease|vacate|malik|khali) /u
/** A trade that is only wished for. */
const NOT_YET =
  / (?:want|wanting|plan|planning|thinking|like|wish) (?:to |of )(?:\S+ ){0,2}(?:start|starting|open|opening|begin|do|launch) /u
const RUNS =
  / (?:i|we) (?:run|have|own) (?:an? |the |my )?(?:\S+ ){0,2}(?:shop|business|firm|unit|store|company) | (?:my|our|mera|meri|hamari) (?:\S+ )?(?:shop|business|firm|company|dukan|dukaan) /u

/** What is rented for years, and whoever shares the trade. */
const LEASED = / (?:lease|leased|rent|rented|hall|godown|land on|contract for) /
const SHARED =
  / (?:with|partner) (?:my |a |one |old |college |school |best )*(?:friends?|partner|brother|cousin|colleague|relative|uncle|sister|brother in law) | partner(?:ship)? /
/** Money into a trade of one's own: how much of it the trade bears, how money keeps beside it, what to put on paper, and the time. */
function putLines(c: Composer, { told, words }: AskedPoint, said: readonly Line[]): Line[] {
  const text = plainText(`${told} ${words}`)
  const { course, ids } = tradeCourse(c)
  const money = judge(c, 'money')
  return [
    c.line(ids, `point.put.${course}`),
    ...weightiest(c, 'business'),
    c.line(money.ids, `point.put.money.${money.state}`),
    ...(LEASED.test(text) ? [c.line([method(c)], 'point.put.lease')] : []),
    ...(SHARED.test(text) ? [c.line([method(c)], 'point.put.shared')] : []),
    ...workTimes(c, c.say('noun.trade'), 'trade', ids, said),
  ]
}

/** A place on rent for a trade that runs: to be taken, taken smaller or not now, what it does to the income, the loan for it, who is against it, and when. */
function takeLines(c: Composer, { told, words }: AskedPoint, said: readonly Line[]): Line[] {
  const text = plainText(`${told} ${words}`)
  const { course, ids } = tradeCourse(c)
  const [money, debt] = [judge(c, 'money'), judgeOwed(c)]
  const [first] = undated(c, 'career') ? [] : chosenStretches(c, 'career')
  // a yes is none for a signature where the nearest time only prepares
  const prepares = course === 'grow' && first !== undefined && bearingOf(c, first, 'place') === 'prepare'
  return [
    c.line(first === undefined ? ids : [...new Set([...ids, ...first.ids])], prepares ? 'point.take.later' : `point.take.${course}`),
    ...weightiest(c, 'business'),
    c.line(money.ids, `point.take.income.${money.state}`),
    ...(onLoan(text) ? [c.line(debt.ids, `point.take.loan.${debt.state}`)] : []),
    ...(isOpposed(text) ? [c.line([method(c)], 'point.take.against')] : []),
    ...workTimes(c, c.say('noun.trade'), course === 'shrink' ? 'trade' : 'place', ids, said),
  ]
}

/** A trade that runs: when it grows, how its ground lies, and why it fell where that was told. */
const trade: Writer = (c, part, said) => {
  const { words } = part
  const all = meantText(`${part.told}. ${words}`)
  if (NOTICE.test(all)) return [c.line([method(c)], 'point.notice'), ...disputeCourse(c, 'dispute')]
  if (takesPlace(plainText(words), plainText(`${part.told} ${words}`))) return takeLines(c, part, said)
  if (growsOnLoan(plainText(words), plainText(`${part.told} ${words}`))) return largerLines(c, part, said)
  if (moneyInto(plainText(words), plainText(`${part.told} ${words}`)) === 'own') return putLines(c, part, said)
  if (asksTradeLuck(plainText(words)) && runsFromHome(plainText(`${part.told} ${words}`))) return luckLines(c, said)
  // to grow or to wait is chosen first
  const ways = leaningOf(c, words, part.told)?.ways ?? []
  if (ways.includes('grow') && ways.includes('hold')) return choice(c, part, said)
  if (beginsTrade(c.whole.input.concern) || (NOT_YET.test(all) && !RUNS.test(all))) return own(c, part, said)
  const { ids, state } = judge(c, 'business')
  const ground = [c.line(ids, `point.trade.${state}`), ...weightiest(c, 'business')]
  const told = meantText(c.input.concern)
  if (PREMISES.test(meantText(words)) && TO_LEAVE.test(all))
    return [c.line(ids, `point.premises.${state}`), ...weightiest(c, 'business'), ...timeTold(c, c.say('noun.trade'), said).slice(0, 1)]
  // a trade that has ended takes no order
  const isClosed = hasClosedTrade(c.input.concern)
  const noun = c.say(isClosed ? 'noun.career' : 'noun.trade')
  const times = isClosed ? timeTold(c, noun, said) : workTimes(c, noun, FARM.test(ownText(c.input.concern)) ? 'farm' : 'trade', ids, said)
  const named = namedTime(c, words, { topic: 'career', ground: null, noun })
  const owes = owedLines(c)
  // a bad time that is asked to end has its turn told after the time of the trade itself
  if (WHEN(words) && FALLEN.test(meantText(c.input.concern))) {
    const time = timeAloud(c, 'career', noun)
    const presses = phaseLine(c, noun, easierAtWork(c)).map(({ text }) => text)
    // what presses on both alike is told once, with the trade; a sub-period that helps both once, with the debt that it brings down
    const turn = turnLines(c, noun).filter(
      ({ text, ids: own }) => presses.includes(text) || owes.every((line) => line.ids.join() !== own.join()),
    )
    const apart = owes.filter(({ ids: own }) => turn.every((line) => line.ids.join() !== own.join()))
    return [...named, ...(time === null ? [] : [time]), ...turn, ...(STUCK.test(told) ? heads(c, 'money') : []), ...apart]
  }
  return WHEN(words) ? [...named, ...times, ...ground, ...owes, ...whyFallen(c)] : [...named, ...ground, ...times, ...owes, ...whyFallen(c)]
}

/** The first sub-period after what presses that is favourable and tied to work, as the chapter names it. */
function easierAtWork(c: Composer): Easier | null {
  const { hard, care } = phasesOf(c)
  const limit = laterOf(hard?.to ?? c.input.asOf, care?.to ?? c.input.asOf)
  const period = betterPeriods(c, 'career').find(({ from, to }) => to > limit && from < addYears(limit, HOLD_YEARS + 1))
  return period === undefined
    ? null
    : {
        from: period.from < limit ? limit : period.from,
        errorDays: period.from < limit ? 0 : c.dashas.errorDays,
        ids: [periodFinding(c, period)],
        lord: period.lords[1] as Graha,
      }
}

/**
 * The turn of a bad time in trade: how the time ahead lies by the sub-periods under strain and by Saturn, what eases with the next favourable sub-period and
 * what does not while Saturn presses on, and the size that the trade bears until then.
 */
function turnLines(c: Composer, noun: string): Line[] {
  const { running, errorDays } = c.dashas
  const period = isDated(c) ? running?.antar : undefined
  const tone = period === undefined ? null : periodTone(c, period)
  const { care } = phasesOf(c)
  const easier = easierAtWork(c)
  const phases = phaseLine(c, noun, easier)
  const next = tone === 'well' ? undefined : nextGoodPeriod(c)
  const { course, ids } = tradeCourse(c)
  const lord = (one: DashaDates): Slot => c.graha(one.lords[1] as Graha)
  const slots = (one: DashaDates) => ({ antar: lord(one), from: c.date(one.from, errorDays), to: c.date(one.to, errorDays) })
  return [
    ...phases,
    ...(period !== undefined && tone === 'well' ? [c.line([periodFinding(c, period)], 'point.turn.well', slots(period))] : []),
    ...(next === undefined || (easier !== null && easier.from === next.from)
      ? []
      : [c.line([periodFinding(c, next)], care !== null && next.from < care.to ? 'point.turn.under' : 'point.turn.next', slots(next))]),
    phases.length === 0 && next === undefined && tone !== 'ill'
      ? c.line([gocharaFinding(c, stayNow(c, 'saturn')).id], 'point.turn.none')
      : c.line(ids, `point.turn.do.${course}`),
  ]
}

/** Debts or losses that were told beside a trade: their times in order and how debts lie, where no other part asks of them. */
const owedLines = (c: Composer): Line[] => {
  const { ids, state } = judgeOwed(c)
  const isAsked = pointsAsked(c.whole.input.concern).some(({ point, likely }) => point === 'money.debt' && likely >= SURE)
  if (isAsked) return []
  if (c.asker.debt) return [...courseOfMoney(c), c.line(ids, `point.debt.${state}`)]
  return c.asker.pressed ? timesOfMoney(c) : []
}

const TO_A_POST = / (?:job|jobs|post|naukri|salary|velai|udyogam) |नौकरी|வேலை|ఉద్యోగ/u

const SHIFTS = / (?:shift\S*|move|moving|change) (?:\S+ ){0,4}(?:place|location|area|premises|jagah) /u
/** True of words that would sell a business rather than close it. */
export const sellsTrade = (words: string): boolean => SELLS.test(meantText(words))
const SELLS = / (?:sell|selling|sale|bech\S*|vikka|virka|amm\S*) |बेच|விற்|అమ్మ/u
const HEIR = / (?:son|daughter|sons|children|kids|beta|bete|beti|magan|koduku) (?:\S+ ){0,4}(?:not|no|refus\S*|nahi|dont|doesnt) /u

const ON_LOAN = / (?:loan|loans|finance|financed|emi|emis|instal\S*) /

/** A trade that is to be sold: by its ground, and the time of the next two years that bears a sale, else until when to gather offers. */
function sell(c: Composer, told: string): Line[] {
  const { ids, state } = judge(c, 'business')
  const reach = addYears(c.input.asOf, HOLD_YEARS)
  const chosen = undated(c, 'career') ? [] : chosenStretches(c, 'career')
  const within = chosen.filter(({ from }) => from < reach)
  const bears = within.find((stretch) => mayBegin(c, stretch))
  const [first] = within
  const time =
    bears !== undefined
      ? isOpen(c, bears)
        ? c.line(bears.ids, state === 'well' ? 'point.saleOfTrade.nowWell' : 'point.saleOfTrade.now', {
            to: c.date(bears.parts[0].to, bears.parts[0].toErrorDays),
          })
        : c.line(bears.ids, state === 'well' ? 'point.saleOfTrade.timeWell' : 'point.saleOfTrade.time', {
            span: spanAloud(c, bears.parts[0]),
          })
      : first !== undefined
        ? c.line(first.ids, 'point.saleOfTrade.prepare', {
            span: isOpen(c, first)
              ? c.say('answer.spanNow', { to: c.date(first.parts[0].to, first.parts[0].toErrorDays) })
              : spanAloud(c, first.parts[0]),
            to: c.date(first.parts[0].to, first.parts[0].toErrorDays),
          })
        : chosen[0] !== undefined
          ? c.line(chosen[0].ids, 'point.saleOfTrade.later', { span: spanAloud(c, chosen[0].parts[0]) })
          : c.line(ids, 'point.saleOfTrade.open')
  return [
    c.line(ids, state === 'mixed' && bears === undefined ? 'point.saleOfTrade.mixedWait' : `point.saleOfTrade.${state}`),
    ...weightiest(c, 'business'),
    time,
    ...(asksToSellMachine(c.input.concern)
      ? [
          c.line([method(c)], 'point.saleOfTrade.machine', {
            debt: c.asker.debt || ON_LOAN.test(plainText(c.input.concern)) ? 'yes' : 'no',
            day: machineDay(c),
          }),
        ]
      : []),
    ...(HEIR.test(meantText(told)) ? [c.line(ids, 'point.saleOfTrade.heir')] : []),
  ]
}

/** So long an owner who gives no term of their own holds on before the page is looked at again. */
const HOLD_MONTHS = 12
/** The figures of a site stand together after so many weeks, also where no time for a sale ends in them. */
const COUNT_MONTHS = 3

/**
 * One site of a trade that is sold, against holding on: which of the two the ground of trade favours, then the steps in the order of their days: the
 * figures of the site and the offers, the decision by them, and when to look again.
 */
function sellPart(c: Composer, { sold, kept, months }: PartSold): Line[] {
  const { ids, state } = judge(c, 'business')
  const { asOf } = c.input
  const end = addMonths(asOf, months ?? HOLD_MONTHS)
  const within = undated(c, 'career') ? [] : chosenStretches(c, 'career').filter(({ from }) => from < end)
  const now = within.find((stretch) => isOpen(c, stretch) && daysBetween(asOf, stretch.parts[0].to) >= LEAST_DAYS)
  const next = within.find((stretch) => !isOpen(c, stretch))
  const day = now === undefined ? c.date(addMonths(asOf, COUNT_MONTHS)) : c.date(now.parts[0].to, now.parts[0].toErrorDays)
  const slots = { sold: c.say(`site.${sold}`), kept: kept === null ? '' : c.say(`site.${kept}`), day, end: c.date(end) }
  const plain = [method(c)]
  return [
    c.line(ids, `point.part.${state}`, slots),
    ...weightiest(c, 'business'),
    ...(kept === null ? [] : [c.line(plain, 'point.part.kept', slots)]),
    c.line(now === undefined ? plain : now.ids, 'point.part.figures', slots),
    ...(now === undefined ? [] : [c.line(now.ids, 'point.part.offersNow', slots)]),
    c.line(ids, state === 'ill' ? 'point.part.decideSell' : 'point.part.decide', slots),
    next === undefined ? c.line(plain, 'point.part.noNext') : c.line(next.ids, 'point.part.next', { span: spanAloud(c, next.parts[0]) }),
  ]
}
/** A time that is open for less than this leaves no room for offers. */
const LEAST_DAYS = 21

/** Whether to close: by the ground of trade, until when to hold, and the form of work where a post is the other way. */
const close: Writer = (c, { words, told }) => {
  // whoever sits examinations has no trade that could be closed
  if (c.asker.trade === 'aspirant') return []
  const part = partSold(words)
  if (part !== null) return sellPart(c, part)
  if (sellsTrade(words)) return sell(c, told)
  const { ids, state } = judge(c, 'business')
  const { id, mode } = workMode(c)
  const within = undated(c, 'career')
    ? []
    : chosenStretches(c, 'career').filter(({ parts: [{ to }] }) => to <= addYears(c.input.asOf, HOLD_YEARS))
  // held to the end of the time that allows most
  const limit = foremost(c, within)
  return [
    c.line(ids, `point.close.${state}`),
    ...weightiest(c, 'business'),
    // another place is the other way of the choice
    ...(SHIFTS.test(meantText(words)) ? [c.line(ids, `point.premises.${state}`)] : []),
    limit === undefined
      ? c.line(ids, 'point.close.open')
      : c.line([...ids, ...limit.ids], isOpen(c, limit) ? 'point.close.limitNow' : 'point.close.limit', {
          from: c.date(limit.from, limit.fromErrorDays),
          to: c.date(limit.parts[0].to, limit.parts[0].toErrorDays),
        }),
    ...(TO_A_POST.test(meantText(words)) ? [c.line([id], `point.close.post.${mode}`)] : []),
  ]
}

/** Money of others for a venture: the houses of partners and of what is theirs, and the time to ask. */
const funds: Writer = (c, part, said) => {
  // an investor held against a post is a choice of the form of work
  if (TO_A_POST.test(meantText(part.words))) return []
  // whoever has no venture asks where to put money, and not from whom to take it
  if (c.asker.trade !== 'business' && !VENTURE.test(meantText(c.input.concern)))
    return asksToInvest(part.words) ? invest(c, part, said) : []
  if (TENDER.test(meantText(part.words))) {
    const found = judge(c, 'business')
    return [
      c.line(found.ids, `point.tender.${found.state}`),
      ...weightiest(c, 'business'),
      ...timeTold(c, c.say('noun.trade'), said).slice(0, 1),
    ]
  }
  const { ids, state, lords } = fundsOf(c)
  const line = c.line(ids, `point.funds.${state}`, { lords })
  return [line, ...workTimes(c, c.say('noun.funds'), 'funds', line.ids, said)]
}
/** Work that is bid for, and not money of an investor. */
const TENDER = / (?:tenders?|new contract|new order|bid|bidding) /u
const VENTURE = / (?:startup|start up|business|venture|company|firm|shop|investors?|funding|tenders?|contracts?) /u

/** What has an answer of its own: a trade, one that is to begin, and the money in it. */
export const TRADE_WRITERS: Writers = {
  'work.own': own,
  'work.trade': trade,
  'work.close': close,
  'work.partner': partner,
  'work.funds': funds,
}
