import type { Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../compose/composer.ts'
import { stayNow, staysAhead } from '../compose/current.ts'
import { gocharaFinding, periodFinding, placedOf } from '../compose/parts.ts'
import { addMonths, addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { saturnSeasons } from '../facts/gochara.ts'
import { stayDates, type Stay } from '../facts/sky.ts'
import { isTiedTo, type Ground } from '../rules/grounds.ts'
import { passageTone, placeFromMoon, PRESSING, untilOf } from '../rules/passages.ts'
import { periodTone } from '../rules/period-colour.ts'
import { isTiedPeriod } from '../rules/periods.ts'
import { isMainTopic, TOPIC_HOUSE, type MainTopic } from '../rules/witnesses.ts'
import { askedTopics, windows } from './cache.ts'
import { useOf } from './stretch-use.ts'
import { undated } from './undated.ts'

type Part = { text: string; ids: string[] }
/** What a part of life has for it and against it now, and what changes that. */
export type Season = {
  state: 'well' | 'mixed' | 'ill' | 'plain'
  helps: Part[]
  strains: Part[]
  eases: (Part & { date: string })[]
  /** a slow graha that crosses the house of the field from a demanding place: too light to count, and told in the chapter on transits */
  over: Part | null
}

/** A passage that comes back within this many days is one passage with a pause. */
const RETURN_DAYS = 400
/** A retreat of fewer days is no pause. */
const SHORTEST_PAUSE_DAYS = 20
const EASE_YEARS = 4

/** A field, a ground, the mind (which no period's lord is tied to), or life as a whole (to which every lord is). */
export type SeasonField = MainTopic | Ground | 'wellbeing' | 'life'

/**
 * The present season: the lord of the running period where it is tied to the field, Saturn and Jupiter from the Moon. A passage is told to
 * its last return, so that nobody counts on a first date which is taken back.
 */
export function seasonOf(c: Composer, field: SeasonField): Season {
  const helps: Part[] = []
  const strains: Part[] = []
  const eases: (Part & { date: string })[] = []
  const { running, grain, antars, errorDays } = c.dashas
  if (field !== 'wellbeing' && running !== null && grain !== 'none') {
    const period = grain === 'maha' ? running.maha : running.antar
    const lord = period.lords.at(-1) as Graha
    const tied = field === 'life' || (isMainTopic(field) ? isTiedPeriod(c, period, field) : isTiedTo(c, lord, field))
    if (tied) {
      const tone = periodTone(c, period)
      const well = tone === 'well'
      const slots = { graha: c.graha(lord), state: placedOf(c, lord), to: c.date(period.to, errorDays) }
      // nothing rests on a help that is over within weeks
      if (tone !== 'mixed' && !(well && isEnding(c, period)))
        (well ? helps : strains).push({
          text: c.say(well ? 'answer.help.period' : 'answer.strain.period', slots),
          ids: [periodFinding(c, period)],
        })
      const next = well || grain === 'maha' ? undefined : antars.find((other) => other.from >= period.to && periodTone(c, other) === 'well')
      if (next !== undefined && next.from < addYears(c.input.asOf, EASE_YEARS))
        eases.push({
          date: next.from,
          text: c.say('answer.ease.period', { from: c.date(next.from, errorDays), graha: c.graha(next.lords[1] as Graha) }),
          ids: [periodFinding(c, next)],
        })
    }
  }
  for (const graha of ['saturn', 'jupiter'] as const) {
    const stay = stayNow(c, graha)
    if (passageTone(c, stay) === 'good')
      helps.push({ text: c.say(`answer.help.${graha}`, { until: untilOf(c, stay) }), ids: [gocharaFinding(c, stay).id] })
  }
  if (passageTone(c, stayNow(c, 'jupiter')) !== 'good') {
    const next = staysAhead(c, 'jupiter').find((stay) => passageTone(c, stay) === 'good')
    const found = next === undefined ? null : gocharaFinding(c, next)
    if (found !== null && found.from < addYears(c.input.asOf, EASE_YEARS)) {
      const { id, from } = found
      eases.push({ date: from, text: c.say('answer.ease.jupiter', { from: c.date(from) }), ids: [id] })
    }
  }
  const pressure = saturnPressure(c)
  if (pressure !== null) {
    const to = c.date(pressure.to)
    const id = gocharaFinding(c, stayNow(c, 'saturn')).id
    strains.push({ text: c.say(`answer.strain.${pressure.phase}`, { to }), ids: [id] })
    eases.push({ date: pressure.to, text: c.say('answer.ease.saturn', { to }), ids: [id] })
  }
  const [good, hard] = [helps.length, strains.length]
  const state = good > hard ? 'well' : hard > good ? 'ill' : good === 0 ? 'plain' : 'mixed'
  return { state, helps, strains, eases: eases.toSorted((a, b) => (a.date < b.date ? -1 : 1)), over: overHouse(c, field) }
}

/** A passage with fewer days left is hardly one of the present. */
const LEAST_OVER_DAYS = 30

/** The slow graha that crosses the house of a field now from a demanding place from the Moon. */
function overHouse(c: Composer, field: SeasonField): Part | null {
  if (!c.timed || !isMainTopic(field)) return null
  const house = TOPIC_HOUSE[field]
  const stay = (['saturn', 'jupiter', 'rahu'] as const)
    .map((graha) => stayNow(c, graha))
    .find((one) => one.sign === c.facts.main.signOf(house) && passageTone(c, one) === 'hard')
  if (stay === undefined) return null
  const { id, to } = gocharaFinding(c, stay)
  if (daysBetween(c.input.asOf, to) < LEAST_OVER_DAYS) return null
  const slots = { graha: c.grahaStart(stay.graha as Graha), house: c.houseName(house), until: untilOf(c, stay) }
  return { text: c.say('answer.course.over', slots), ids: [id] }
}

export type Around = {
  phase: 'sadeSati' | 'dhaiya4' | 'dhaiya8'
  from: string
  to: string
  pauses: { from: string; to: string }[]
  id: string
  stays: Stay[]
}

/** Sade sati or a dhaiya that runs on the day of the reading or begins within a year, by its dates to the last return, and the retreats in it. */
export function saturnAround(c: Composer): Around | null {
  const seasons = saturnSeasons(c.sky, c.facts.sign('moon'), c.input.displayTimeZone)
  const at = seasons.findIndex(({ from, to }) => to > c.input.asOf && from < addYears(c.input.asOf, 1))
  const first = seasons[at]
  if (first === undefined) return null
  let { to } = first
  const pauses: Around['pauses'] = []
  for (const later of seasons.slice(at + 1)) {
    if (later.phase !== first.phase || daysBetween(to, later.from) >= RETURN_DAYS) continue
    if (daysBetween(to, later.from) > SHORTEST_PAUSE_DAYS) pauses.push({ from: to, to: later.from })
    to = later.to
  }
  const stay =
    first.from <= c.input.asOf
      ? stayNow(c, 'saturn')
      : (staysAhead(c, 'saturn').find(({ sign }) => sign === first.sign) ?? stayNow(c, 'saturn'))
  return { phase: first.phase, from: first.from, to, pauses, id: gocharaFinding(c, stay).id, stays: staysIn(c, first.from, to) }
}

/** Saturn's passages through pressing places between two days. */
const staysIn = (c: Composer, from: string, to: string): Stay[] =>
  c.sky.saturn.filter((stay) => {
    const dates = stayDates(stay, c.input.displayTimeZone)
    return dates.from >= from && dates.to <= to && PRESSING.includes(placeFromMoon(c, stay))
  })

/** The end of such a time, with the retreats in which it lets go. */
export function aroundEnd(c: Composer, { to, pauses }: Around): string {
  if (pauses.length === 0) return c.say('until.once', { to: c.date(to) })
  const spans = pauses.map((pause) => c.say('until.span', { from: c.date(pause.from), to: c.date(pause.to) }))
  return c.say('until.paused', { to: c.date(to), spans: { list: spans } })
}

/** A period with fewer days left is told as ending, and the next one leads. */
const ENDING_DAYS = 20

/** The sub-period after the running one. */
export const followingOf = (c: Composer): DashaDates | undefined => {
  const { running, antars } = c.dashas
  return running === null ? undefined : antars.find(({ from }) => from >= running.antar.to)
}

/** A chapter with a few days left is not the present: the next one is. */
export const isEnding = (c: Composer, period: DashaDates): boolean => daysBetween(c.input.asOf, period.to) < ENDING_DAYS

/** So many days of a stretch make it one of a time. */
const FEWEST_SHARED = 10

/** True where a stretch of what was asked about, for more than preparing, lies in some days. */
const isUsedIn = (c: Composer, days: { from: string; to: string }): boolean =>
  [...askedTopics(c)].some(
    (topic) =>
      !undated(c, topic) &&
      windows(c)[topic].some(
        (window) =>
          useOf(c, window) !== 'prepare' &&
          window.parts.some(({ from, to }) => daysBetween(laterOf(from, days.from), earlierOf(to, days.to)) >= FEWEST_SHARED),
      ),
  )

/** What the time before Saturn's long passage is for, by the place in which he stands until then and by the stretches that lie before it or in it. */
function beforeText(c: Composer, { from, to }: Around): string {
  const isUsed = isUsedIn(c, { from: c.input.asOf, to: from })
  if (passageTone(c, stayNow(c, 'saturn')) !== 'good') return c.say(isUsed ? 'now.saturn.before.plain.step' : 'now.saturn.before.plain')
  return c.say(!isUsed && isUsedIn(c, { from, to }) ? 'now.saturn.before.good.later' : 'now.saturn.before.good')
}

/** What Saturn's long passage and the sub-period of these months come to together. */
function paceText(c: Composer): string {
  const { running, grain } = c.dashas
  const next = followingOf(c)
  const dated = running !== null && (grain === 'antar' || grain === 'pratyantar')
  // a sub-period with a few days left is not the present
  const period = !dated ? undefined : next !== undefined && isEnding(c, running.antar) ? next : running.antar
  return period === undefined
    ? c.say('now.saturn.pace.mixed')
    : c.say(`now.saturn.pace.${periodTone(c, period)}`, { antar: c.graha(period.lords[1] as Graha) })
}

/** Sade sati or a dhaiya, as it runs or as it is about to begin, with what the time before it is for. */
export const saturnAroundLine = (c: Composer, around: Around): Line =>
  c.line([around.id], around.from <= c.input.asOf ? 'now.saturn.runs' : 'now.saturn.begins', {
    passage: c.say(`now.saturn.${around.phase}`),
    pace: paceText(c),
    before: beforeText(c, around),
    from: c.date(around.from),
    to: aroundEnd(c, around),
  })

/** Where nothing in the sky sets a day for a step, so many months are its term. */
const PLAIN_TERM_MONTHS = 2

/** The end of Jupiter's present passage as a day to have done something by, with what changes on it for this Moon; the day alone where nothing does. */
export function jupiterEnds(c: Composer): { id: string; to: string; text: string } {
  const stay = stayNow(c, 'jupiter')
  const { id, to } = gocharaFinding(c, stay)
  const next = staysAhead(c, 'jupiter')[0]
  const [now, then] = [passageTone(c, stay), next === undefined ? 'plain' : passageTone(c, next)]
  const how =
    now === 'good' && then !== 'good'
      ? 'good'
      : now !== 'good' && then === 'good'
        ? 'comes'
        : now === 'hard' && then !== 'hard'
          ? 'leaves'
          : 'day'
  // a passage that changes nothing for the person gives no day a reason: a plain term does
  if (how === 'day') {
    const term = addMonths(c.input.asOf, PLAIN_TERM_MONTHS)
    return { id, to: term, text: c.say('jupiter.ends.day', { month: { date: term, grain: 'month' } }) }
  }
  return { id, to, text: c.say(`jupiter.ends.${how}`, { to: c.date(to) }) }
}

/** The next sub-period whose lord stands well; undefined where none does within `years`, or none is dated. */
export function nextGoodPeriod(c: Composer, years = EASE_YEARS): DashaDates | undefined {
  const { running, grain, antars } = c.dashas
  if (running === null || (grain !== 'antar' && grain !== 'pratyantar')) return undefined
  const end = addYears(c.input.asOf, years)
  return antars.find((period) => period.from > c.input.asOf && period.from < end && periodTone(c, period) === 'well')
}

/** Sade sati or a dhaiya on the day of the reading, with the end of its last return. */
function saturnPressure(c: Composer): { phase: 'sadeSati' | 'dhaiya4' | 'dhaiya8'; to: string } | null {
  const seasons = saturnSeasons(c.sky, c.facts.sign('moon'), c.input.displayTimeZone)
  const at = seasons.findIndex(({ from, to }) => from <= c.input.asOf && c.input.asOf < to)
  const now = seasons[at]
  if (now === undefined || passageTone(c, stayNow(c, 'saturn')) !== 'hard') return null
  let { to } = now
  for (const later of seasons.slice(at + 1)) if (later.phase === now.phase && daysBetween(to, later.from) < RETURN_DAYS) to = later.to
  return { phase: now.phase, to }
}

const listed = (parts: readonly Part[]): string => parts.map(({ text }) => text).join('; ')
const idsOf = (parts: readonly Part[]): string[] => parts.flatMap(({ ids }) => ids)

/** What carries and what strains now, and what eases it when. */
export function courseLines(c: Composer, { helps, strains, eases, state, over }: Season): Line[] {
  // nothing can ease where nothing presses
  const eased = state === 'well' || state === 'plain' ? [] : eases.slice(0, 2)
  return [
    ...(helps.length === 0 ? [] : [c.line(idsOf(helps), 'answer.course.helps', { list: listed(helps) })]),
    ...(strains.length === 0 ? [] : [c.line(idsOf(strains), 'answer.course.strains', { list: listed(strains) })]),
    ...(strains.length > 0 || over === null ? [] : [c.line(over.ids, 'answer.course.beside', { text: over.text })]),
    ...(eased.length === 0
      ? []
      : [c.line(idsOf(eased), eased.length === 1 ? 'answer.course.eased' : 'answer.course.eases', { list: listed(eased) })]),
  ]
}

/** Findings behind a season, for a sentence about the whole of it. */
export const seasonIds = (c: Composer, { helps, strains }: Season): string[] => {
  const ids = [...idsOf(helps), ...idsOf(strains)]
  return ids.length > 0 ? ids : [gocharaFinding(c, stayNow(c, 'saturn')).id, gocharaFinding(c, stayNow(c, 'jupiter')).id]
}
