import type { Graha } from '@disha/contracts/chart'
import type { Block, Section } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import {
  ageAt,
  gocharaFinding,
  lordPeriodLine,
  periodFinding,
  periodHouse,
  placeFinding,
  relationLine,
  roleOf,
  wellPlaced,
} from '../compose/parts.ts'
import { addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { isGoodPlace, type Walker } from '../facts/gochara.ts'
import { houseOfSign, type House } from '../facts/houses.ts'
import { stayDates, type Stay } from '../facts/sky.ts'
import type { Slots } from '../phrasebook/phrasebook.ts'
import { pairLines, pairsHold } from '../rules/dasha-pairs.ts'
import { passageTone, placeFromMoon, PRESSING } from '../rules/passages.ts'
import { periodTie, periodTone, TIED } from '../rules/periods.ts'
import { SIGHT_YEARS, strongestInSight, windowYears, type Window } from '../rules/windows.ts'
import { MAIN_TOPICS } from '../rules/witnesses.ts'
import { sentenceCase } from '../tarot/draw.ts'
import { allWindows, windows } from './cache.ts'
import { methodFinding } from './verdict.ts'
import { edgesText, undated } from './window-lines.ts'

const MONTH_DAYS = 30.44
/** No age above this is named. */
const LAST_AGE = 85
/** Periods told one by one: one full round of sub-lords, so that no lord's sentence comes twice. */
const TOLD = 7
/** Saturn is back in the sign he left within this many days. */
const LONGEST_RETREAT_DAYS = 300
/** Shorter passages over a sign's edge are not told. */
const SHORTEST_STAY_DAYS = 20
const SLOW = ['saturn', 'jupiter', 'rahu'] as const
/** Saturn's places from the Moon in sade sati. */
const SADE_SATI: readonly House[] = [12, 1, 2]
type TimelineBlock = Extract<Block, { kind: 'timeline' }>
type Span = TimelineBlock['lanes'][number]['spans'][number]

/** The years ahead: periods with the topics they touch, slow transits, sade sati, and one picture of it all. */
export function roadmapSection(c: Composer): Section {
  const end = addYears(c.input.asOf, windowYears(c))
  const { grain } = c.dashas
  const told = grain !== 'none'
  const method = methodFinding(c, 'roadmap', told ? 'bphs46.12-16' : 'phal26.1')
  const blocks: Block[] = [timeline(c, end), ...glanceTable(c)]
  if (told) blocks.push(...mahaBlocks(c, end))
  if (grain === 'antar' || grain === 'pratyantar')
    blocks.push(periodTable(c, end), c.heading('roadmap.headNear', { days: c.dashas.errorDays }), ...nearBlocks(c, end))
  blocks.push(c.heading('roadmap.headSlow'), slowTable(c, end))
  return {
    id: 'roadmap',
    title: c.say('title.roadmap'),
    lead: c.runs([
      c.line([method], told ? 'roadmap.lead' : c.wholeDay ? 'roadmap.leadNone' : 'roadmap.leadRough', { years: windowYears(c) }),
    ]),
    blocks,
  }
}

const ahead = (c: Composer, periods: DashaDates[], end: string): DashaDates[] =>
  periods.filter(({ from, to }) => to > c.input.asOf && from < end)

function mahaBlocks(c: Composer, end: string): Block[] {
  const { errorDays, mahas } = c.dashas
  return ahead(c, mahas, end).flatMap((period) => {
    const lord = period.lords[0]
    const id = periodFinding(c, period)
    const now = period.from <= c.input.asOf
    const heading = {
      maha: { term: `grahaBare.${lord}` } as const,
      from: period.from.slice(0, 4),
      to: period.to.slice(0, 4),
      age: ageAt(c, period.from),
      until: ageAt(c, period.to),
    }
    const part = partOf(c, lord)
    const slots = { ...part.slots, maha: c.graha(lord), mahaStart: c.grahaStart(lord), left: leftText(c, period.to) }
    return [
      now || heading.until > LAST_AGE ? c.heading('roadmap.headMaha', heading) : c.heading('roadmap.headMahaAge', heading),
      c.paragraph(
        ...(now ? [] : c.fresh(c.line([id], `maha.${lord}`))),
        c.line([id, ...part.ids], now ? 'roadmap.maha.now' : 'roadmap.maha.next', slots),
        errorDays > 120 ? c.line([id], 'roadmap.error', { days: errorDays }) : null,
      ),
    ]
  })
}

/** How long a period still lasts: in months below a year and a half, in years above. */
function leftText(c: Composer, to: string): string {
  const months = Math.round(daysBetween(c.input.asOf, to) / MONTH_DAYS)
  return months < 18 ? c.say('roadmap.maha.leftMonths', { months }) : c.say('roadmap.maha.left', { years: Math.round(months / 12) })
}

/** Ages are counted up to a great one and no further. */
function ageText(c: Composer, date: string): string {
  const age = Math.max(0, ageAt(c, date))
  return age > LAST_AGE ? '' : String(age)
}

/** What a period's lord is in the chart, and what it gives by that: the same judgment as `lordPeriodLine`, as parts of a sentence. */
function partOf(c: Composer, graha: Graha): { ids: readonly string[]; slots: Slots } {
  const { house, by } = periodHouse(c, graha)
  const { id: seat, house: placed } = placeFinding(c, graha)
  return {
    ids: [seat, ...lordPeriodLine(c, graha).ids],
    slots: {
      role: roleOf(c, graha),
      placed: c.house(placed),
      area: { term: `short.${placed}` },
      gives: c.say(`periodGives.${house}.${wellPlaced(c, by) ? 'well' : 'ill'}`),
    },
  }
}

/** Topics that a period is tied to. */
function touched(c: Composer, period: DashaDates): string {
  const topics = MAIN_TOPICS.filter((topic) => periodTie(c, period, topic) >= TIED || pairsHold(c, period, topic)).map((topic) =>
    c.book.term(`topic.${topic}`),
  )
  const { house } = periodHouse(c, period.lords[1])
  return topics.length > 0 ? topics.join(', ') : c.book.term(`area.${house}`)
}

function ruleAndSeat(c: Composer, graha: Graha): string {
  const seat = c.book.term(`house.${c.facts.main.houseOf(graha)}`)
  const { by } = periodHouse(c, graha)
  if (by !== graha) return c.say('roadmap.nodeSeat', { by: c.book.term(`grahaBare.${by}`), seat })
  return c.say('roadmap.ruleAndSeat', {
    owns: c.facts.main
      .ruledBy(graha)
      .map((house) => c.book.term(`house.${house}`))
      .join(', '),
    seat,
  })
}

function periodTable(c: Composer, end: string): Block {
  const { errorDays, antars } = c.dashas
  const grain = errorDays > 12 ? 'month' : 'day'
  return {
    kind: 'table',
    caption: c.say('roadmap.table', { year: end.slice(0, 4), days: errorDays }),
    columns: [
      { label: c.say('table.from'), align: 'start' },
      { label: c.say('table.period'), align: 'start' },
      { label: c.say('table.age'), align: 'end' },
      { label: c.say('table.ruleAndSeat'), align: 'start' },
      { label: c.say('table.touches'), align: 'start' },
      { label: c.say('table.tone'), align: 'start' },
    ],
    rows: ahead(c, antars, end).map((period) => {
      const [maha, antar] = period.lords
      return [
        c.book.date(period.from, grain),
        `${c.book.term(`grahaBare.${maha}`)} / ${c.book.term(`grahaBare.${antar}`)}`,
        ageText(c, period.from),
        ruleAndSeat(c, antar),
        touched(c, period),
        c.say(`tone.${periodTone(c, period)}`),
      ]
    }),
  }
}

function nearBlocks(c: Composer, end: string): Block[] {
  const { errorDays, antars } = c.dashas
  const seen = new Set<Graha>()
  return ahead(c, antars, end)
    .slice(0, TOLD)
    .filter(({ lords }) => !seen.has(lords[1]) && seen.add(lords[1]))
    .map((period) => {
      const [maha, antar] = period.lords
      const id = periodFinding(c, period)
      const part = partOf(c, antar)
      const relation = relationLine(c, maha, antar)
      const slots = {
        ...part.slots,
        from: c.date(period.from, errorDays),
        to: c.date(period.to, errorDays),
        antar: c.graha(antar),
        antarStart: c.grahaStart(antar),
        maha: c.graha(maha),
        relation: c.say(`roadmap.relation.${relationOf(c, maha, antar)}`, {
          maha: c.graha(maha),
          apart: c.say('number', { n: houseOfSign(c.facts.sign(antar), c.facts.sign(maha)) }),
        }),
      }
      return c.paragraph(c.varied([id, ...part.ids, ...relation.ids], 'roadmap.near', slots), ...pairLines(c, period), skyLine(c, period))
    })
}

type Relation = 'own' | '1' | 'kendra' | 'trikona' | '2-12' | '3-11' | '6-8'

function relationOf(c: Composer, maha: Graha, antar: Graha): Relation {
  if (maha === antar) return 'own'
  const apart = houseOfSign(c.facts.sign(antar), c.facts.sign(maha))
  return (['1', '2-12', '3-11', 'kendra', 'trikona', '6-8', 'kendra', '6-8', 'trikona', 'kendra', '3-11', '2-12'] as const)[apart - 1]
}

type Passage = { stay: Stay; from: string; to: string }

/** A slow graha's passages within a period, clipped to it. */
function passagesIn(c: Composer, graha: 'saturn' | 'jupiter', { from, to }: DashaDates): Passage[] {
  return c.sky[graha]
    .map((stay) => ({ stay, ...stayDates(stay, c.input.displayTimeZone) }))
    .filter((span) => span.from < to && span.to > from)
    .map((span) => ({ ...span, from: laterOf(span.from, from), to: earlierOf(span.to, to) }))
}

const lengthOf = (passages: readonly Passage[]): number => passages.reduce((sum, { from, to }) => sum + daysBetween(from, to), 0)

/** The sign in which a graha is for more than half of a period; null where there is none. */
function mostlyIn(passages: readonly Passage[]): Passage | null {
  const whole = lengthOf(passages)
  return passages.find(({ stay }) => lengthOf(passages.filter((other) => other.stay.sign === stay.sign)) > whole / 2) ?? null
}

/** What keeps a passage of Jupiter from being a help. */
const toneWord = (c: Composer, stay: Stay): 'thin' | 'softened' | 'hard' =>
  passageTone(c, stay) === 'hard' ? 'hard' : isGoodPlace('jupiter', placeFromMoon(c, stay)) ? 'thin' : 'softened'

/** What Saturn and Jupiter do meanwhile: the sign they spend most of a period in, else when Saturn changes and when Jupiter helps. */
function skyLine(c: Composer, period: DashaDates): Line {
  // what is past of the running period is left out
  const ahead = { ...period, from: laterOf(period.from, c.input.asOf) }
  const [saturns, jupiters] = (['saturn', 'jupiter'] as const).map((graha) => passagesIn(c, graha, ahead))
  const field = (sign: number): string =>
    c.facts.lagna === null ? '' : c.say('roadmap.sky.field', { field: { term: `short.${houseOfSign(sign, c.facts.lagna.firstSign)}` } })
  const slotsOf = ({ stay }: Passage): Slots => ({
    sign: c.sign(stay.sign),
    place: c.house(placeFromMoon(c, stay)),
    field: field(stay.sign),
  })
  const longest = (passages: readonly Passage[]): Passage =>
    passages.toSorted((a, b) => daysBetween(b.from, b.to) - daysBetween(a.from, a.to))[0]
  const settled = mostlyIn(saturns)
  const last = saturns.at(-1) as Passage
  const saturn =
    settled !== null
      ? c.say('roadmap.sky.saturn', slotsOf(settled))
      : c.say('roadmap.sky.saturnMoves', { ...slotsOf(last), date: c.date(last.from) })
  const mostly = mostlyIn(jupiters)
  const good = jupiters.filter(({ stay }) => passageTone(c, stay) === 'good')
  const best = good.length === 0 ? null : longest(good)
  const told = best ?? mostly ?? longest(jupiters)
  const spans = jupiters
    .filter(({ stay, from, to }) => stay.sign === told.stay.sign && daysBetween(from, to) >= SHORTEST_STAY_DAYS)
    .map(({ from, to }) => c.say('until.span', { from: c.date(from), to: c.date(to) }))
  const jupiter =
    best !== null && spans.length > 0
      ? c.say('roadmap.sky.jupiterHelps', { ...slotsOf(best), spans: { list: spans } })
      : mostly !== null
        ? c.say('roadmap.sky.jupiterMostly', { ...slotsOf(mostly), tone: c.say(`roadmap.sky.${toneWord(c, mostly.stay)}`) })
        : c.say('roadmap.sky.jupiterNone')
  const ids = [settled ?? last, told].map(({ stay }) => gocharaFinding(c, stay).id)
  return c.varied(ids, 'roadmap.sky', { saturn, jupiter })
}

/** The next stretch of each of the three fields, the strongest in sight and the strongest of all. */
function glanceTable(c: Composer): Block[] {
  const spanOf = (window: Window): string => edgesText(c, window)
  const rows = MAIN_TOPICS.flatMap((topic) => {
    const [next] = windows(c)[topic]
    const ranked = allWindows(c)[topic]
    const inSight = strongestInSight(ranked, c.input.asOf)
    if (next === undefined || undated(c, topic)) return []
    return [
      [
        sentenceCase(c.book.term(`topic.${topic}`)),
        spanOf(next),
        c.say(`window.advice.${next.advice}`),
        inSight === undefined ? '–' : inSight === next ? c.say('roadmap.glance.next') : spanOf(inSight),
        ranked[0] === next ? c.say('roadmap.glance.next') : ranked[0] === inSight ? c.say('roadmap.glance.same') : spanOf(ranked[0]),
      ],
    ]
  })
  if (rows.length === 0) return []
  const days = Math.max(...MAIN_TOPICS.flatMap((topic) => windows(c)[topic].map(({ errorDays }) => errorDays)))
  return [
    {
      kind: 'table',
      caption: c.say('roadmap.glance', { error: days === 0 ? '' : c.say('window.tableError', { days }) }),
      columns: [
        { label: c.say('table.fieldOf'), align: 'start' },
        { label: c.say('table.next'), align: 'start' },
        { label: c.say('table.useIt'), align: 'start' },
        { label: c.say('table.strongest', { years: SIGHT_YEARS }), align: 'start' },
        { label: c.say('table.strongest', { years: windowYears(c) }), align: 'start' },
      ].slice(0, windowYears(c) > SIGHT_YEARS ? 5 : 4) as Extract<Block, { kind: 'table' }>['columns'],
      rows: rows.map((row) => row.slice(0, windowYears(c) > SIGHT_YEARS ? 5 : 4)),
    },
  ]
}

/** Tone of a slow passage as the chapter of transits has it: the place, and what its points do to it. */
function slowTone(c: Composer, stay: DatedStay['stay']): 'good' | 'hard' | 'thin' | 'softened' {
  const tone = passageTone(c, stay)
  return tone !== 'plain' ? tone : isGoodPlace(stay.graha as Walker, placeFromMoon(c, stay)) ? 'thin' : 'softened'
}

/** Saturn and Rahu by sign, every return in one row; Jupiter, who changes yearly, only where no sub-periods can be listed. */
function slowTable(c: Composer, end: string): Block {
  const { grain } = c.dashas
  const slow = grain === 'antar' || grain === 'pratyantar' ? (['saturn', 'rahu'] as const) : (['saturn', 'jupiter', 'rahu'] as const)
  const rows = slow
    .flatMap((graha) => returnsJoined(staysUntil(c, graha, end)).map((passes) => ({ graha, passes, ...passes[0] })))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
  return {
    kind: 'table',
    caption: c.say('roadmap.slowTable'),
    columns: [
      { label: c.say('table.graha'), align: 'start' },
      { label: c.say('table.sign'), align: 'start' },
      { label: c.say('table.when'), align: 'start' },
      { label: c.say('table.place'), align: 'end' },
      { label: c.say('table.tone'), align: 'start' },
    ],
    rows: rows.map(({ graha, stay, place, passes }) => [
      c.book.term(`grahaBare.${graha}`),
      c.book.term(`sign.${stay.sign}` as 'sign.0'),
      passes.map(({ from, to }) => c.say('until.span', { from: c.book.date(from), to: c.book.date(to) })).join('; '),
      c.book.term(`house.${place}`),
      c.say(`roadmap.tone.${slowTone(c, stay)}`),
    ]),
  }
}

/** The passes of one sign after a retreat beside each other; a later round of the zodiac stands apart. */
function returnsJoined(stays: readonly DatedStay[]): DatedStay[][] {
  const out: DatedStay[][] = []
  for (const stay of stays) {
    const before = out.findLast(([first]) => first.stay.sign === stay.stay.sign)
    const last = before?.at(-1)
    if (before !== undefined && last !== undefined && daysBetween(last.to, stay.from) <= LONGEST_RETREAT_DAYS) before.push(stay)
    else out.push([stay])
  }
  return out
}

/**
 * Lanes of the picture: main periods, sub-periods, the windows of the three topics, Saturn, Jupiter and Rahu by rashi with every return
 * after retrogression, and sade sati.
 */
function timeline(c: Composer, end: string): Block {
  const from = c.input.asOf
  const clip = (span: Span): Span => ({ ...span, from: laterOf(span.from, from), to: earlierOf(span.to, end) })
  const { grain, mahas, antars } = c.dashas
  const dasha = (periods: DashaDates[], level: 0 | 1): Span[] =>
    ahead(c, periods, end).map((period) =>
      clip({ from: period.from, to: period.to, label: c.book.term(`grahaBare.${period.lords[level]}`), tone: 'plain' }),
    )
  const slow = (graha: 'saturn' | 'jupiter' | 'rahu'): Span[] =>
    staysUntil(c, graha, end).map(({ stay, place, ...dates }) =>
      clip({
        ...dates,
        label: c.book.term(`sign.${stay.sign}` as 'sign.0'),
        tone: graha === 'saturn' && PRESSING.includes(place) ? 'caution' : 'plain',
      }),
    )
  const sadeSati = joined(
    staysUntil(c, 'saturn', end)
      .filter(({ place }) => SADE_SATI.includes(place))
      .map(({ from: begins, to }) => clip({ from: begins, to, label: '', tone: 'caution' })),
  )
  const tones = { career: 'work', love: 'love', abroad: 'abroad' } as const
  const lanes = [
    ...(grain === 'none' ? [] : [{ label: c.say('roadmap.lane.maha'), spans: dasha(mahas, 0) }]),
    ...(grain === 'antar' || grain === 'pratyantar' ? [{ label: c.say('roadmap.lane.antar'), spans: dasha(antars, 1) }] : []),
    ...MAIN_TOPICS.map((topic) => ({
      label: sentenceCase(c.book.term(`topic.${topic}`)),
      spans: windows(c)[topic].map((window) => clip({ from: window.from, to: window.to, label: '', tone: tones[topic] })),
    })),
    ...SLOW.map((graha) => ({ label: c.book.term(`grahaBare.${graha}`), spans: slow(graha) })),
    { label: c.say('roadmap.sadesati'), spans: sadeSati },
  ].filter(({ spans }) => spans.length > 0)
  const alternative = lanes
    .map(({ label: lane, spans }) =>
      c.say('roadmap.alternative', {
        lane,
        spans: spans
          .map(({ label, ...span }) =>
            c.say('roadmap.span', { label: label || lane, from: c.book.date(span.from, 'month'), to: c.book.date(span.to, 'month') }),
          )
          .join('; '),
      }),
    )
    .join(' ')
  return {
    kind: 'timeline',
    caption: c.say('roadmap.timeline', { from: from.slice(0, 4), to: end.slice(0, 4) }),
    from,
    to: end,
    today: from,
    lanes,
    alternative,
  }
}

type DatedStay = { stay: Stay; from: string; to: string; place: House }

/** Stays of a slow graha from today to `end`, with their place from the Moon; passages of a few days are left out. */
function staysUntil(c: Composer, graha: (typeof SLOW)[number], end: string): DatedStay[] {
  return c.sky[graha]
    .map((stay) => ({
      stay,
      ...stayDates(stay, c.input.displayTimeZone),
      place: houseOfSign(stay.sign, c.facts.sign('moon')),
    }))
    .filter(({ from, to }) => to > c.input.asOf && from < end && daysBetween(from, to) > SHORTEST_STAY_DAYS)
}

/** Spans of one name that follow each other within a short retreat are one. */
function joined(spans: readonly Span[]): Span[] {
  const out: Span[] = []
  for (const span of spans) {
    const last = out.at(-1)
    if (last !== undefined && daysBetween(last.to, span.from) <= LONGEST_RETREAT_DAYS) last.to = span.to
    else out.push({ ...span })
  }
  return out
}
