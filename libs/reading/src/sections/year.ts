import type { Block, Section } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { stayNow } from '../compose/current.ts'
import { gocharaFinding, middleOf } from '../compose/parts.ts'
import { addDays, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import { chandrashtama, tarasOf } from '../facts/gochara.ts'
import { stayDates, type Stay } from '../facts/sky.ts'
import type { Slots } from '../phrasebook/phrasebook.ts'
import { passageTone, passageWord, placeFromMoon, pointsOf } from '../rules/passages.ts'
import { isLighter, isSpoken, type Window } from '../rules/windows.ts'
import { MAIN_TOPICS, type MainTopic } from '../rules/witnesses.ts'
import { askedTopics, windows } from './cache.ts'
import { asksHealth } from './health.ts'
import { ledMatter } from './led-matter.ts'
import { topicsOf } from '../understanding/understanding.ts'
import { once } from './once.ts'
import { besideMonthLines, usedIn } from './joined-lines.ts'
import { methodFinding, topicTerm } from './verdict.ts'
import { foremost, planWords, useOf } from './stretch-use.ts'
import { otherWayLines } from './two-ways.ts'
import { errorClause } from './window-lines.ts'
import {
  type Month,
  FEWEST_SHARED,
  toneKind,
  toneWord,
  monthsAhead,
  quickFinding,
  type Span,
  fieldOf,
  stretchesIn,
  quietestOf,
  monthsByWorth,
  isEasy,
  pressingIn,
} from './months.ts'
import { carriedAdvice, easyBeside, leadLines, matterLines, openingCells } from './matter-months.ts'
import { bestMonths, stepPlace, type BestMonth } from './matter-weeks.ts'
import { dashaLine, natalLine, quickLines, savFinding, SLOW, slowLines, stationLines, sunLines } from './month-sky.ts'
import { isOfMonths, mattersOf, shortOpenings, stretchName } from './year-matters.ts'

/** Twelve months of small weather from the natal Moon. */
export function yearSection(c: Composer): Section {
  const months = monthsAhead(c)
  const method = methodFinding(c, 'months', 'phal26.2')
  const rest = quietestOf(c, monthsByWorth(c))
  const bests = bestMonths(c)
  const [chosen] = choiceLines(c, bests)
  const blocks: Block[] = [
    glance(c, months, bests),
    c.paragraph(...leadLines(c, bests), ...otherWayLines(c, 'ways.months'), ...chosen),
    c.paragraph(keyLine(c, months, method), behindLine(c)),
  ]
  const said = new Set<string>()
  for (const [index, { label }] of months.entries())
    blocks.push({ kind: 'heading', text: label }, monthParagraph(c, months, index, rest, bests, said))
  blocks.push(...taraBlocks(c))
  return { id: 'yearlyForecast', title: c.say('title.yearlyForecast'), lead: c.runs([c.line([method], 'year.lead')]), blocks }
}

/** The words of the table's tones that these months have, each with its meaning. */
function keyLine(c: Composer, months: readonly Month[], id: string): Line {
  const kinds = [...new Set(months.map((month) => toneKind(c, month)))]
  return c.line([id], 'year.key', {
    list: kinds.map((kind) => c.say('year.key.one', { word: c.say(`tone.month.${kind}`), meaning: c.say(`year.key.${kind}`) })).join('; '),
  })
}

/** The slow grahas behind all months, in the words of the chapter on transits. */
function behindLine(c: Composer): Line {
  const stays = SLOW.map((graha) => stayNow(c, graha))
  return c.line(
    stays.map((stay) => gocharaFinding(c, stay).id),
    'year.behind',
    {
      list: {
        list: stays.map((stay) =>
          c.say('year.behind.one', {
            graha: c.graha(stay.graha as (typeof SLOW)[number]),
            place: c.house(placeFromMoon(c, stay)),
            tone: c.say(`passage.${passageWord(c, stay)}`),
            to: c.date(stayDates(stay, c.input.displayTimeZone).to),
          }),
        ),
      },
    },
  )
}

function glance(c: Composer, months: readonly Month[], bests: readonly BestMonth[]): Block {
  const zone = c.input.displayTimeZone
  return {
    kind: 'table',
    caption: c.say('year.glance'),
    columns: [
      { label: c.say('table.month'), align: 'start' },
      { label: c.say('table.sunPlace'), align: 'end' },
      { label: c.say('table.field'), align: 'start' },
      { label: c.say('table.month.tone'), align: 'start' },
      { label: c.say('table.month.stretches'), align: 'start' },
      { label: c.say('table.quiet'), align: 'start' },
    ],
    rows: months.map((month) => {
      const { from, to, sun, sunPlace } = month
      const own = bests.filter((best) => best.month === month).map(({ matter }) => matter.noun)
      return [
        c.say('year.quietDaysOver', { from: dayOf(from), month1: monthShort(c, from), to: dayOf(to), month: monthShort(c, to) }),
        c.book.term(`house.${sunPlace}`),
        c.book.term(`short.${fieldOf(c, sun.sign)}`),
        own.length === 0 ? toneWord(c, month) : c.say('year.best.mark', { tone: toneWord(c, month), matters: { list: own } }),
        carriedText(c, month),
        chandrashtama(c.input.ephemeris, c.facts.sign('moon'), from, addDays(to, -1), zone)
          .map((days) =>
            c.say(days.from.slice(0, 7) === days.to.slice(0, 7) ? 'year.quietDays' : 'year.quietDaysOver', {
              from: dayOf(days.from),
              to: dayOf(days.to),
              month: monthShort(c, days.to),
              month1: monthShort(c, days.from),
            }),
          )
          .join('; '),
      ]
    }),
  }
}

/** What page 1 names a month for, as a smaller opening before a stretch that is long in coming. */
const smallerCells = (c: Composer, month: Month): string[] =>
  mattersOf(c).flatMap((matter) => {
    const whys = matter.openings.flatMap(({ from, why }): (typeof why | 'easy')[] => (from === month.from ? [why] : []))
    const found = whys.length === 0 && easyBeside(c, matter).includes(month) ? (['easy'] as const) : whys
    return found.map((why) => c.say('year.carried', { field: matter.noun, part: '', advice: c.say(`year.carried.why.${why}`) }))
  })

/**
 * The fields whose stretches the months tell of: all where none was asked about; else life abroad only where it was asked about or is named, since nobody
 * else makes a try at it month by month.
 */
const yearTopics = once((c): readonly MainTopic[] => {
  const { concern, topics } = c.input
  const isAsked = mattersOf(c).length > 0 || askedTopics(c).size > 0
  const isFarNamed =
    c.asker.abroad || mattersOf(c).some(({ topic }) => topic === 'abroad') || topicsOf({ concern, topics }).topics.includes('abroad')
  return isAsked && !isFarNamed ? MAIN_TOPICS.filter((topic) => topic !== 'abroad') : MAIN_TOPICS
})

/** How far a stretch opens its field. */
const toneOf = ({ advice, strength }: Window): 'prepare' | 'light' | 'full' =>
  advice === 'prepare' ? 'prepare' : strength === 'slight' ? 'light' : 'full'

/**
 * The fields whose stretches hold a month, each with what to do with it in a month of this tone: nothing is begun in a quiet one. To whoever asked
 * about something else a field has its tone alone: what is to be done in it depends on a life that was not told.
 */
function carriedText(c: Composer, month: Month): string {
  const asks = mattersOf(c).length > 0 || shortOpenings(c).length > 0 || askedTopics(c).size > 0
  const stretches = yearTopics(c).flatMap((topic) => {
    const matter = mattersOf(c).find((one) => one.topic === topic)
    // of what was asked about some days are enough, of another field it is the greater part of the month
    const fewest = matter === undefined ? daysBetween(month.from, month.to) / 2 : FEWEST_SHARED
    const held = windows(c)
      [topic].map((window) => ({ window, ...daysIn(window.parts, month) }))
      .filter(({ days }) => days >= fewest)
    const stretch = foremost(
      c,
      held.map(({ window }) => window),
    )
    if (stretch === undefined) return []
    // what is to be done holds for the days that bear it, and for no others of the month
    const alike = held.filter(({ window }) => useOf(c, window) === useOf(c, stretch))
    const [from, to] = [
      alike.map((one) => one.from).toSorted()[0] as string,
      alike
        .map((one) => one.to)
        .toSorted()
        .at(-1) as string,
    ]
    const day = (key: 'from' | 'to', date: string): string => c.say(`year.carried.${key}`, { day: dayOf(date), month: monthShort(c, date) })
    const { key, chosen } = carriedAdvice(c, stretch, month)
    const toneAlone = asks && matter === undefined
    return [
      c.say('year.carried', {
        field: matter?.noun ?? { term: `topic.${topic}` },
        part: matter === undefined ? '' : `${from > month.from ? day('from', from) : ''}${to < month.to ? day('to', to) : ''}`,
        advice: toneAlone
          ? c.say(`year.carried.${toneOf(stretch)}`)
          : c.say(key, chosen === null ? {} : { day: dayOf(chosen.from), month: monthShort(c, chosen.from) }),
      }),
    ]
  })
  const found = [...openingCells(c, month), ...smallerCells(c, month), ...stretches]
  return found.length === 0 ? '–' : found.join('; ')
}

/** The days of a month that parts of a stretch hold, from the first of them to the last. */
function daysIn(parts: readonly Span[], month: Span): Span & { days: number } {
  const held = parts
    .map(({ from, to }) => ({ from: laterOf(from, month.from), to: earlierOf(to, month.to) }))
    .filter(({ from, to }) => from < to)
  return {
    from: held[0]?.from ?? month.to,
    to: held.at(-1)?.to ?? month.from,
    days: held.reduce((sum, { from, to }) => sum + daysBetween(from, to), 0),
  }
}

const dayOf = (date: string): string => String(Number(date.slice(8)))

const monthShort = (c: Composer, date: string): string => c.book.date(date, 'monthShort')

/** Stretches of one field that follow each other within so many days pass into each other. */
const NEIGHBOUR_DAYS = 14

/** A part of a stretch. */
type Run = Span & { windows: readonly Window[] }

/** The stretches of all fields by their parts, each with the dates that the chapters before give it. */
const runsOf = once((c): Run[] =>
  yearTopics(c).flatMap((topic) =>
    windows(c)
      [topic].flatMap((window) => window.parts.map(({ from, to }) => ({ from, to, windows: [window] })))
      .toSorted((a, b) => (a.from < b.from ? -1 : 1)),
  ),
)

/** The field of a run. */
const asksFor = ({ windows: [first] }: Run): MainTopic => (first as Window).topic

const groundsOf = (found: readonly Window[]): string[] => [...new Set(found.flatMap(({ id, ids }) => [id, ...ids]))]

/** The fields of stretches, each once: the full ones first, what is only lighter after them. */
function areasOf(c: Composer, found: readonly Window[]): Slots {
  const names = (some: readonly Window[]): string[] => [...new Set(some.map(({ topic }) => stretchName(c, topic)))]
  const full = names(found.filter((window) => !isLighter(window)))
  const lighter = names(found).filter((name) => !full.includes(name))
  const both = full.length > 0 && lighter.length > 0
  return {
    topics: both
      ? c.say('year.lighter.too', { full: { list: full }, lighter: { list: lighter } })
      : c.book.say('year.topics', { list: { list: [...full, ...lighter] } }),
    kind: full.length === 0 ? c.say('year.lighter') : '',
    count: both ? 2 : 1,
  }
}

/** Where Jupiter stands in the middle of a month. */
const jupiterIn = (c: Composer, { from, to }: Month): Stay | undefined => {
  const noon = `${middleOf(from, to)}T12:00:00.000Z`
  return c.sky.jupiter.find(({ startAt, endAt }) => startAt <= noon && noon < endAt)
}

/** What the larger clock allows in the best month: a first step, a try, or only a request. */
function largerLine(c: Composer, month: Month): Line | null {
  const topics = mattersOf(c).map(({ topic }) => topic)
  // whoever asked about one field is told of that, and whoever asked about none of them, but of another matter, of none
  const asksBeside = topics.length === 0 && (ledMatter(c) !== null || asksHealth(c))
  const all = asksBeside ? [] : stretchesIn(c, month).filter(({ topic }) => topics.length === 0 || topics.includes(topic))
  const stretch = foremost(c, all)
  if (stretch !== undefined) {
    const use = useOf(c, stretch)
    const found = all.filter((window) => useOf(c, window) === use)
    const fields = new Set(found.map(({ topic }) => topic))
    return c.line(groundsOf(found), `year.larger.${use === 'take' ? use : stretch.advice}`, {
      ...areasOf(c, found),
      act: fields.size > 1 ? c.say('year.plan.several') : planWords(c, stretch),
    })
  }
  const jupiter = jupiterIn(c, month)
  if (jupiter !== undefined && passageTone(c, jupiter) === 'hard') {
    const { id, place } = gocharaFinding(c, jupiter)
    return c.line([id], 'year.larger.jupiter', { place: c.house(place) })
  }
  if (topics.length > 0 || asksBeside) return null
  const [next] = MAIN_TOPICS.flatMap((topic) =>
    windows(c)[topic].filter((window) => !isLighter(window) && window.from > month.to),
  ).toSorted((a, b) => (a.from < b.from ? -1 : 1))
  if (next === undefined || !isSpoken(c, next)) return null
  return c.line(next.ids, 'year.larger.outside', {
    topic: topicTerm(next.topic),
    from: c.date(next.from, next.fromErrorDays),
    error: errorClause(c, next.fromErrorDays),
  })
}

const MOST_OTHERS = 3

/** The best and the quietest month with their reasons, what the larger clock allows, and who comes next. */
function choiceLines(c: Composer, bests: readonly BestMonth[]): Line[][] {
  const ordered = monthsByWorth(c)
  const [best] = ordered as [Month]
  const rest = quietestOf(c, ordered)
  const slots = (month: Month): Slots => {
    const points = pointsOf(c, month.sun.sign)
    return {
      month: month.label,
      sign: c.sign(month.sun.sign),
      place: c.house(month.sunPlace),
      field: c.timed ? c.say('year.bestMonth.field', { area: { term: `short.${fieldOf(c, month.sun.sign)}` } }) : '',
      points: points === null ? '' : c.say('year.bestMonth.points', { points }),
    }
  }
  const ids = (month: Month): string[] => [quickFinding(c, month.sun).id, ...(c.timed ? [savFinding(c, month.sun.sign)] : [])]
  const next = ordered.slice(1, 1 + MOST_OTHERS).filter((month) => isEasy(c, month))
  const item = (month: Month): string =>
    c.timed
      ? c.say('year.monthItem', { month: month.label, field: { term: `short.${fieldOf(c, month.sun.sign)}` } })
      : c.say('year.monthItemMoon', { month: month.label, sign: c.sign(month.sun.sign) })
  // the weeks of a matter's stretch have been named with what to do in them
  const larger = bests.some(({ month }) => month === best) ? null : largerLine(c, best)
  const pressing = pressingIn(c, best)
  return [
    [
      // what is easy only beside the other months says so
      isEasy(c, best) && pressing.length === 0
        ? c.varied(ids(best), 'year.bestMonth', slots(best))
        : pressing.length === 0
          ? c.line(ids(best), 'year.bestMonth.least', slots(best))
          : c.line(
              [...ids(best), ...pressing.map((stay) => gocharaFinding(c, stay).id)],
              isEasy(c, best) ? 'year.bestMonth.pressed' : 'year.bestMonth.leastPressed',
              {
                ...slots(best),
                list: { list: pressing.map(({ graha }) => c.graha(graha)) },
                count: pressing.length,
              },
            ),
      ...(larger === null ? [] : [larger]),
      ...(next.length > 0 && mattersOf(c).length === 0
        ? [c.line(next.flatMap(ids), 'year.otherGood', { list: { list: next.map(item) } })]
        : []),
      mattersOf(c).some(({ stretches }) => stretches.some(({ parts }) => parts.some(({ from, to }) => from < rest.to && rest.from < to)))
        ? c.line(ids(rest), 'year.restMonth.beside', slots(rest))
        : c.varied(ids(rest), 'year.restMonth', slots(rest)),
    ],
  ]
}

/** `said` has what earlier months have told in full. */
function monthParagraph(
  c: Composer,
  months: readonly Month[],
  index: number,
  rest: Month,
  bests: readonly BestMonth[],
  said: Set<string>,
): Block {
  const month = months[index]
  const within = (date: string): boolean => date >= month.from && date < month.to
  const asked = matterLines(c, month, index === 0, rest, bests)
  const stretches = stretchLines(c, months, index, rest)
  const told = new Set([...asked, ...stretches].flatMap((line) => line.ids))
  return c.paragraph(
    ...sunLines(c, month, months[index + 1]),
    rankLine(c, month, rest, bests),
    // a month that has much of what was asked about needs nothing else
    ...(asked.length > 1 ? [] : [natalLine(c, month)]),
    ...asked,
    ...stretches,
    ...besideMonthLines(c, month, told, said, new Set(bests.filter((best) => best.month === month).map(({ matter }) => matter.noun))),
    ...quickLines(c, month),
    ...slowLines(c, month, within, said),
    dashaLine(c, within),
    ...stationLines(c, within, months[0].from, said),
  )
}

/** Of the month kept for rest that what page 1 recommends in its days comes first; null where nothing does. */
function restLine(c: Composer, month: Month, ids: readonly string[]): Line | null {
  const used = usedIn(c, month)
  if (used === null) return null
  const points = pointsOf(c, month.sun.sign)
  return c.line([...ids, ...used.ids], 'year.rest.beside', {
    times: used.times,
    count: used.count,
    points: points === null ? '' : c.say('year.rest.points', { points, sign: c.sign(month.sun.sign) }),
  })
}

/** That a month is the easiest of the year, or the one to keep for rest, in its own text, as the head of the chapter names it. */
function rankLine(c: Composer, month: Month, rest: Month, bests: readonly BestMonth[]): Line | null {
  const isTold =
    bests.some((best) => best.month === month) ||
    mattersOf(c).some(({ openings }) => openings.some(({ label, why }) => label === month.label && why === 'ask'))
  if (month !== rest && (month !== monthsByWorth(c)[0] || isTold)) return null
  const key = month === rest ? 'year.rest' : 'year.easiest'
  const ids = [quickFinding(c, month.sun).id, ...(c.timed ? [savFinding(c, month.sun.sign)] : [])]
  const points = pointsOf(c, month.sun.sign)
  const held = month === rest ? restLine(c, month, ids) : null
  if (held !== null) return held
  return c.line(ids, key, { points: points === null ? '' : c.say(`${key}.points`, { points, sign: c.sign(month.sun.sign) }) })
}

/**
 * Where nothing was asked about, the stretches that begin or end in a month, in the first month those that run, and in an open month what runs on where a
 * step sits well. Whoever asked about one field has the stretches of the others in the table.
 */
function stretchLines(c: Composer, months: readonly Month[], index: number, rest: Month): Line[] {
  if (isOfMonths(c)) return []
  const month = months[index]
  const runs = runsOf(c).filter(({ from, to }) => from < month.to && to > month.from)
  const begins = ({ from }: Run): boolean => from >= month.from || index === 0
  const ends = ({ to }: Run): boolean => to <= month.to
  const follows = (run: Run): boolean =>
    runs.some(
      (other) =>
        other !== run && asksFor(other) === asksFor(run) && other.to <= run.from && daysBetween(other.to, run.from) <= NEIGHBOUR_DAYS,
    )
  const groups = new Map<string, Run[]>()
  for (const run of runs.filter((one) => begins(one) || ends(one))) {
    const from = laterOf(run.from, month.from)
    // what ends is told without advice
    const on = runs.some(
      (other) =>
        other !== run &&
        asksFor(other) === asksFor(run) &&
        other.from >= run.to &&
        other.from < month.to &&
        daysBetween(run.to, other.from) <= NEIGHBOUR_DAYS,
    )
    // what passes into its next part within the month does not end
    if (!begins(run) && on) continue
    const key = `${begins(run)} ${follows(run)} ${from} ${run.to} ${begins(run) ? stepIn(c, months, index, rest, run).key : ''}`
    groups.set(key, [...(groups.get(key) ?? []), run])
  }
  const told = [...groups.values()].map((group, at, all) => {
    const [run] = group
    const found = group.flatMap((one) => one.windows)
    const step = stepIn(c, months, index, rest, run)
    // what is advised for several is said once, with the first
    const again = all.slice(0, at).some(([other]) => begins(other) && stepIn(c, months, index, rest, other).key === step.key)
    const slots = {
      ...areasOf(c, found),
      from: c.date(run.from),
      to: c.date(run.to),
      advice: again ? c.say('year.step.again') : c.say('year.step', { step: c.say(`year.step.${step.key}`, { month: step.month }) }),
    }
    return begins(run)
      ? c.line(
          groundsOf(found),
          run.from <= month.from ? 'year.stretch.runs' : group.every((one) => follows(one)) ? 'year.stretch.on' : 'year.stretch.begins',
          slots,
        )
      : c.line(groundsOf(found), isUsedIn(run, month) ? 'year.stretch.ends.used' : 'year.stretch.ends', slots)
  })
  const open = runs
    .filter((run) => !begins(run) && !ends(run))
    .flatMap((run) =>
      run.windows.filter(({ advice, parts }) => advice === 'begin' && parts.some(({ from, to }) => from <= month.from && to >= month.to)),
    )
  if (open.length > 0 && isEasy(c, month)) told.push(c.varied(groundsOf(open), 'year.stretch.open', areasOf(c, open)))
  return told
}

/** True where a month has enough of a stretch that is there for more than preparing. */
const isUsedIn = ({ windows: all, ...run }: Run, month: Month): boolean =>
  all.some(({ advice }) => advice !== 'prepare') && daysIn([run], month).days >= FEWEST_SHARED

/** What a stretch that begins in a month asks for there: a step where the month is open or leans best of its weeks, and nothing new in the month kept for rest. */
function stepIn(
  c: Composer,
  months: readonly Month[],
  index: number,
  rest: Month,
  run: Run,
): { key: 'rest' | 'open' | 'here' | 'later' | 'quiet' | 'plan' | 'prepare' | 'guarded' | 'take'; month: string } {
  const month = months[index]
  const use = useOf(c, foremost(c, run.windows) as Window)
  if (month === rest) return { key: 'rest', month: '' }
  if (use !== 'step') return { key: use === 'try' ? 'plan' : use, month: '' }
  const { how, month: chosen } = stepPlace(c, asksFor(run), [run], month)
  if (how === 'ahead') return { key: 'later', month: chosen.label }
  // no month is called open that another sentence takes back
  if (how !== 'here' || (month.tone === 'good' && !isEasy(c, month))) return { key: 'quiet', month: '' }
  return { key: month.tone === 'good' ? 'open' : 'here', month: '' }
}

/** The taras of the day, counted from the birth star; none where the hours given leave the star open. */
function taraBlocks(c: Composer): Block[] {
  if (!c.timed && !c.sure('D1.moon.nakshatra')) return []
  const { nakshatra } = c.chart.D1.moon
  const star = (number: number): string => c.book.term(`nakshatra.${number}` as 'nakshatra.1')
  const id = c.find({
    id: 'tara',
    topic: 'timing',
    rule: 'practice.taraBala',
    paths: ['D1.moon.nakshatra'],
    why: { key: 'why.moonStar', slots: { nakshatra: star(nakshatra), pada: c.chart.D1.moon.pada } },
  })
  return [
    c.heading('year.headTara'),
    c.paragraph(c.line([id], 'year.taraIntro', { nakshatra: star(nakshatra) })),
    {
      kind: 'table',
      caption: c.say('year.tara', { nakshatra: star(nakshatra) }),
      columns: [
        { label: c.say('table.tara'), align: 'start' },
        { label: c.say('table.stars'), align: 'start' },
        { label: c.say('table.bala'), align: 'start' },
      ],
      rows: tarasOf(nakshatra).map(({ tara, nakshatras, bala }) => [
        c.say(`tara.${tara}`),
        nakshatras.map(star).join(', '),
        c.say(`bala.${bala}`),
      ]),
    },
  ]
}
