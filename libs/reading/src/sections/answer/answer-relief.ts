import type { Graha } from '@disha/contracts/chart'
import { asGist, headAsGist, type Composer, type Line } from '../../compose/composer.ts'
import { isDated, stayNow, staysAhead } from '../../compose/current.ts'
import { gocharaFinding, gocharaText, lordFinding, periodFinding, wellPlaced } from '../../compose/parts.ts'
import type { House } from '../../facts/houses.ts'
import type { DashaDates } from '../../facts/dashas.ts'
import type { Stay } from '../../facts/sky.ts'
import { asksOwnRoof, dashaAsked, type Question } from '../../understanding/question.ts'
import { GROUNDS, judge } from '../../rules/grounds.ts'
import { untilOf } from '../../rules/passages.ts'
import { periodTone } from '../../rules/period-colour.ts'
import type { MainTopic } from '../../rules/witnesses.ts'
import type { ShortConcern } from '../../understanding/subjects.ts'
import { countHits, meantText, plainText } from '../../understanding/topics.ts'
import { questionOf, topicsOf } from '../../understanding/understanding.ts'
import { stepItem, MOST_TOLD } from './answer-ground.ts'
import type { Item } from './answer-stretches.ts'
import { aroundEnd, courseLines, nextGoodPeriod, saturnAround, saturnAroundLine, seasonIds, seasonOf } from '../season.ts'
import { groundWindows } from '../../rules/ground-windows.ts'
import { courseOfMoney, phasesOf } from '../debt-course.ts'
import { FULL_YEARS, shortCannot, shortLines, shortList, shortVerdict, voiceLine } from '../short-concerns.ts'
import { monthsByWorth, quickFinding } from '../months.ts'
import { questionMethod } from '../verdict.ts'

/** A partner in trade: the 7th, and never the heart. */
function associateItem(c: Composer): Item {
  const { id, graha } = lordFinding(c, 7, 'career')
  return [c.line([id], wellPlaced(c, graha) ? 'plea.associate.well' : 'plea.associate.ill', { lord: c.graha(graha) })]
}

/** A turn, or the end of a dispute, is dated within so many years. */
export const TURN_YEARS = 5

/** A favourable sub-period is the turn of a want of money only where a full opening for money lies in it. */
const opensMoney = (c: Composer, { from, to }: DashaDates): boolean =>
  groundWindows(c, 'money', FULL_YEARS).some(({ parts }) => parts.some((part) => part.from < to && part.to > from))

/** From which houses a debt is read. */
const debtRead = (c: Composer): Line =>
  c.line(judge(c, 'money').ids, 'plea.debt.read', { lord: c.graha(c.facts.main.lordOf(GROUNDS.debt.houses[0])) })

/** When a hard time ends: Saturn's passage with its end, what strains now, the next lord that stands well, and the best month. */
export function reliefItems(c: Composer, short: readonly ShortConcern[]): Item[] {
  const { debt } = c.asker
  const trade = c.asker.trade === 'business'
  const around = saturnAround(c)
  const runs = around !== null && around.from <= c.input.asOf
  const good = nextGoodPeriod(c, TURN_YEARS)
  const carried = isDated(c) && c.dashas.running !== null && periodTone(c, c.dashas.running.antar) === 'well'
  const { care, hard } = phasesOf(c)
  const [best] = monthsByWorth(c)
  const { errorDays } = c.dashas
  const lines: Line[] = []
  if (runs)
    lines.push(c.line([around.id], 'plea.relief.saturn', { passage: c.say(`now.saturn.${around.phase}`), to: aroundEnd(c, around) }))
  // where the running period stands well there is nothing to turn
  else if (carried) lines.push(c.line(seasonIds(c, seasonOf(c, 'life')), 'answer.course.trouble'))
  else if (good !== undefined && (trade || !(debt || short.includes('money')) || opensMoney(c, good)))
    lines.push(
      c.line(
        [periodFinding(c, good)],
        care !== null && good.from < care.to ? 'plea.relief.turnUnder' : trade && debt ? 'plea.relief.turnTrade' : 'plea.relief.turn',
        {
          ...(care === null ? {} : { to: c.date(care.to) }),
          antar: c.graha(good.lords[1] as Graha),
          from: c.date(good.from, errorDays),
        },
      ),
    )
  else if (good === undefined) lines.push(c.line([gocharaFinding(c, stayNow(c, 'saturn')).id], 'plea.relief.none'))
  // one that is about to begin is told by its dates
  if (around === null) lines.push(c.line([gocharaFinding(c, stayNow(c, 'saturn')).id], 'plea.relief.noSaturn'))
  if (around !== null && !runs) lines.push(saturnAroundLine(c, around))
  if (runs && good !== undefined)
    lines.push(
      ...asGist([
        c.line([periodFinding(c, good)], 'now.good', {
          antar: c.graha(good.lords[1] as Graha),
          from: c.date(good.from, errorDays),
          to: c.date(good.to, errorDays),
        }),
      ]),
    )
  if (best !== undefined)
    lines.push(
      ...asGist([
        c.line(
          [quickFinding(c, best.sun).id],
          hard !== null && hard.from < best.to && best.from < hard.to ? 'plea.relief.monthWithin' : 'plea.relief.month',
          { month: best.label },
        ),
      ]),
    )
  // what somebody cheated of money asks about is the money, and the business after it
  const cheated = questionOf(c.input.concern).cares.includes('cheated')
  const associate = cheated && meantText(c.input.concern).includes(' associate ')
  const moneyFirst = short.includes('money') && c.asker.debt === false
  const roof = c.asker.love === 'bond' && asksOwnRoof(c.input.concern)
  const fields = [
    ...new Set<ShortConcern>([...(trade ? (['business'] as const) : []), ...(roof ? (['home'] as const) : []), ...short]),
  ].filter((one) => !((debt || moneyFirst) && one === 'money') && !(cheated && one === 'business'))
  const named = dashaLines(c)
  return [
    ...(moneyFirst ? [moneyItem(c), headAsGist(lines)] : [lines]),
    ...(named.length > 0 ? [named] : []),
    ...(associate ? [associateItem(c)] : []),
    // the strains and the easing of Saturn and of the period's lord, after the dates
    courseLines(c, seasonOf(c, 'life')).slice(0, 2),
    ...shortList(c, fields.slice(0, MOST_TOLD)),
    ...(debt ? [[...moneyItem(c), debtRead(c)]] : []),
    stepItem(c, trade ? 'plea.do.reliefTrade' : 'plea.do.relief', null),
    [
      c.line(
        [questionMethod(c)],
        cheated
          ? 'plea.cannot.cheated'
          : debt && !trade
            ? 'plea.cannot.reliefDebt'
            : debt || trade
              ? 'plea.cannot.relief'
              : 'plea.cannot.reliefPlain',
      ),
      ...fields.slice(0, 1).map((one) => shortCannot(c, one)),
    ],
  ]
}

/**
 * Money in a hard time: how it lies with every time that helps, at once, and what helps and weighs; beside other fields in the same breath its nearest time
 * alone, since each of them has a sentence.
 */
function moneyItem(c: Composer): Item {
  const found = judge(c, 'money')
  const { topics } = topicsOf({ concern: c.input.concern })
  if (topics.some((one) => one === 'love' || one === 'abroad' || (one === 'career' && c.asker.trade !== 'business')))
    return shortLines(c, 'money')
  return [
    ...asGist([...shortVerdict(c, 'money').slice(0, 1), ...courseOfMoney(c)]),
    ...voiceLine(c, 'money', found, 'for'),
    ...voiceLine(c, 'money', found, 'against'),
  ]
}

// prettier-ignore
const PEYARCHI_WORDS: readonly string[] = ['sani', 'peyarchi', 'சனி', 'பெயர்ச்சி', 'ezharai', 'elarai']

/** A great period that is asked about by its lord: whether it runs, begins next or is far, and what its lord is worth. */
export function dashaLines(c: Composer): Line[] {
  const { running, nextMaha, errorDays, grain } = c.dashas
  const graha = dashaAsked(c.input.concern)
  if (graha === null || running === null || grain === 'none') return []
  const { maha, antar } = running
  const slots = { graha: c.graha(graha), now: c.graha(maha.lords[0] as Graha) }
  const tone = (period: DashaDates): Line =>
    c.line([periodFinding(c, period)], `plea.dasha.${periodTone(c, period)}`, { graha: c.grahaStart(graha) })
  if (maha.lords[0] === graha)
    return [c.line([periodFinding(c, maha)], 'plea.dasha.runs', { ...slots, to: c.date(maha.to, errorDays) }), tone(maha)]
  if (grain !== 'maha' && antar.lords[1] === graha)
    return [c.line([periodFinding(c, antar)], 'plea.dasha.sub', { ...slots, to: c.date(antar.to, errorDays) }), tone(antar)]
  if (nextMaha === null) return []
  return nextMaha.lords[0] === graha
    ? [c.line([periodFinding(c, nextMaha)], 'plea.dasha.ahead', { ...slots, from: c.date(nextMaha.from, errorDays) }), tone(nextMaha)]
    : [
        c.line([periodFinding(c, maha), periodFinding(c, nextMaha)], 'plea.dasha.far', {
          ...slots,
          to: c.date(maha.to, errorDays),
          next: c.graha(nextMaha.lords[0] as Graha),
        }),
      ]
}

/** The answer to a great period of another lord than Saturn: its own dates and worth, then the season that one is in. */
export function dashaItems(c: Composer): Item[] {
  const season = seasonOf(c, 'life')
  return [
    dashaLines(c),
    [c.line(seasonIds(c, season), `answer.course.${season.state}`, { noun: c.say('noun.life') }), ...courseLines(c, season)],
    stepItem(c, 'plea.do.relief', null),
    [c.line([questionMethod(c)], 'plea.cannot.dasha')],
  ]
}

/** Saturn from the Moon, now and next, with the houses he works in; then the money or work that was named with him. */
export function saturnItems(c: Composer, short: readonly ShortConcern[], form: Question['form']): Item[] {
  const now = stayNow(c, 'saturn')
  const here = gocharaFinding(c, now)
  const next = staysAhead(c, 'saturn').find(({ sign }) => sign !== now.sign)
  const around = saturnAround(c)
  const told = (stay: Stay, place: House) => ({ sign: c.sign(stay.sign), text: gocharaText(c, 'saturn', place, stay.sign) })
  const ahead = next === undefined ? null : gocharaFinding(c, next)
  const southern = countHits(plainText(c.input.concern), PEYARCHI_WORDS) > 0 || c.input.language === 'tamil'
  const ends = form === 'when' && around !== null && around.from <= c.input.asOf
  const own = dashaLines(c)
  return [
    ...(own.length > 0 ? [own] : []),
    ...(ends
      ? [[c.line([around.id], 'plea.relief.saturn', { passage: c.say(`now.saturn.${around.phase}`), to: aroundEnd(c, around) })]]
      : []),
    [
      c.line([here.id], 'plea.saturn.now', { ...told(now, here.place), until: untilOf(c, now) }),
      ...(next === undefined || ahead === null
        ? []
        : [c.line([ahead.id], 'plea.saturn.next', { ...told(next, ahead.place), from: c.date(ahead.from) })]),
      around === null ? c.line([here.id], 'plea.saturn.free') : saturnAroundLine(c, around),
      ...(southern ? [c.line([questionMethod(c)], 'plea.saturn.almanacs')] : []),
    ],
    ...shortList(c, short.slice(0, MOST_TOLD)),
    stepItem(c, c.asker.work === 'service' || c.asker.retired ? 'plea.do.saturn' : 'plea.do.saturnYoung', null),
    [c.line([questionMethod(c)], 'plea.cannot.saturn'), ...short.slice(0, 1).map((one) => shortCannot(c, one))],
  ]
}

/** What was named with Saturn; where only a field was chosen, money or a post. */
export const saturnAsks = (c: Composer, short: readonly ShortConcern[], lead: MainTopic | null): ShortConcern[] =>
  short.length > 0 ? [...short] : lead === 'career' ? [c.asker.work === 'service' ? 'money' : 'job'] : []
