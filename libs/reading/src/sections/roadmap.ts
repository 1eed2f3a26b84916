import type { Graha } from '@disha/contracts/chart'
import type { Block, Section } from '@disha/contracts/document'
import type { Composer } from '../compose/composer.ts'
import {
  ageAt,
  lordPeriodLine,
  periodFinding,
  periodHouse,
  placeFinding,
  placedPeriodLine,
  relationLine,
  wellPlaced,
} from '../compose/parts.ts'
import { addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { houseOfSign, type House } from '../facts/houses.ts'
import { stayDates, type Stay } from '../facts/sky.ts'
import { pairLines } from '../rules/dasha-pairs.ts'
import { MAIN_TOPICS, tieTo } from '../rules/witnesses.ts'
import { sentenceCase } from '../tarot/draw.ts'
import { windows } from './cache.ts'
import { methodFinding } from './verdict.ts'

const YEARS = 25
/** Periods told one by one: one full round of sub-lords, so that no lord's sentence comes twice. */
const TOLD = 9
/** Saturn is back in the sign he left within this many days. */
const LONGEST_RETREAT_DAYS = 300
/** Shorter passages over a sign's edge are not told. */
const SHORTEST_STAY_DAYS = 20
const SLOW = ['saturn', 'jupiter', 'rahu'] as const
/** Saturn's places from the Moon: sade sati, and with it the two dhaiyas. */
const SADE_SATI: readonly number[] = [12, 1, 2]
const PRESSING: readonly number[] = [...SADE_SATI, 4, 8]
const GOOD: Readonly<Record<'saturn' | 'jupiter' | 'rahu', readonly number[]>> = {
  saturn: [3, 6, 11],
  jupiter: [2, 5, 7, 9, 11],
  rahu: [3, 6, 10, 11],
}

type TimelineBlock = Extract<Block, { kind: 'timeline' }>
type Span = TimelineBlock['lanes'][number]['spans'][number]

/** Twenty-five years: periods with the topics they touch, slow transits, sade sati, and one picture of it all. */
export function roadmapSection(c: Composer): Section {
  const end = addYears(c.input.asOf, YEARS)
  const { grain } = c.dashas
  const told = grain !== 'none'
  const method = methodFinding(c, 'roadmap', told ? 'bphs46.12-16' : 'phal26.1')
  const blocks: Block[] = [timeline(c, end)]
  if (told) blocks.push(...mahaBlocks(c, end))
  if (grain === 'antar' || grain === 'pratyantar') blocks.push(periodTable(c, end), c.heading('roadmap.headNear'), ...nearBlocks(c, end))
  blocks.push(c.heading('roadmap.headSlow'), slowTable(c, end))
  return {
    id: 'roadmap',
    title: c.say('title.roadmap'),
    lead: c.runs([c.line([method], told ? 'roadmap.lead' : 'roadmap.leadNone')]),
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
    const age = ageAt(c, period.from)
    return [
      c.heading('roadmap.headMaha', { maha: { term: `grahaBare.${lord}` }, from: period.from.slice(0, 4), to: period.to.slice(0, 4) }),
      c.paragraph(
        ...c.fresh(c.line([id], `maha.${lord}`), placedPeriodLine(c, lord), lordPeriodLine(c, lord)),
        period.from <= c.input.asOf && c.line([id], 'roadmap.asToday'),
        period.from > c.input.asOf ? c.line([id], 'roadmap.age', { age }) : null,
        errorDays > 120 ? c.line([id], 'roadmap.error', { days: errorDays }) : null,
      ),
    ]
  })
}

/** Topics that a period's lord is tied to. */
function touched(c: Composer, graha: Graha): string {
  const topics = MAIN_TOPICS.filter((topic) => tieTo(c, graha, topic) >= 3).map((topic) => c.book.term(`topic.${topic}`))
  const { house } = periodHouse(c, graha)
  return topics.length > 0 ? topics.join(', ') : c.book.term(`area.${house}`)
}

const toneOf = (c: Composer, graha: Graha, maha: Graha): 'tone.well' | 'tone.mixed' | 'tone.ill' => {
  const apart = houseOfSign(c.facts.sign(graha), c.facts.sign(maha))
  const score = (wellPlaced(c, graha) ? 1 : -1) + ([5, 9].includes(apart) ? 1 : [6, 8, 12].includes(apart) ? -1 : 0)
  return score >= 1 ? 'tone.well' : score <= -2 ? 'tone.ill' : 'tone.mixed'
}

function periodTable(c: Composer, end: string): Block {
  const { errorDays, antars } = c.dashas
  const grain = errorDays > 12 ? 'month' : 'day'
  return {
    kind: 'table',
    caption: c.say('roadmap.table', { year: end.slice(0, 4) }),
    columns: [
      { label: c.say('table.from'), align: 'start' },
      { label: c.say('table.period'), align: 'start' },
      { label: c.say('table.age'), align: 'end' },
      { label: c.say('table.touches'), align: 'start' },
      { label: c.say('table.tone'), align: 'start' },
      { label: c.say('table.error'), align: 'end' },
    ],
    rows: ahead(c, antars, end).map((period) => {
      const [maha, antar] = period.lords
      return [
        c.book.date(period.from, grain),
        `${c.book.term(`grahaBare.${maha}`)} / ${c.book.term(`grahaBare.${antar}`)}`,
        String(Math.max(0, ageAt(c, period.from))),
        touched(c, antar),
        c.say(toneOf(c, antar, maha)),
        c.say('table.days', { days: errorDays }),
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
      const { id: seat, house } = placeFinding(c, antar)
      const slots = {
        from: c.date(period.from, errorDays),
        to: c.date(period.to, errorDays),
        antar: c.graha(antar),
        antarStart: c.grahaStart(antar),
        theme: { term: `theme.${antar}` } as const,
        themeStart: { term: `themeStart.${antar}` } as const,
        area: { term: `area.${periodHouse(c, antar).house}` } as const,
        placed: c.house(house),
        maha: c.graha(maha),
      }
      return c.paragraph(
        c.varied([id, seat], 'roadmap.near', slots),
        ...c.fresh(lordPeriodLine(c, antar)),
        relationLine(c, maha, antar),
        ...pairLines(c, period),
      )
    })
}

function slowTable(c: Composer, end: string): Block {
  const stays = SLOW.flatMap((graha) =>
    staysUntil(c, graha, graha === 'jupiter' ? addYears(c.input.asOf, 12) : end).map((stay) => ({ graha, ...stay })),
  ).toSorted((a, b) => (a.from < b.from ? -1 : 1))
  return {
    kind: 'table',
    caption: c.say('roadmap.slowTable'),
    columns: [
      { label: c.say('table.enters'), align: 'start' },
      { label: c.say('table.graha'), align: 'start' },
      { label: c.say('table.sign'), align: 'start' },
      { label: c.say('table.place'), align: 'end' },
      { label: c.say('table.tone'), align: 'start' },
    ],
    rows: stays.map(({ graha, stay, from, place }) => {
      return [
        c.book.date(from),
        c.book.term(`grahaBare.${graha}`),
        c.book.term(`sign.${stay.sign}` as 'sign.0'),
        c.book.term(`house.${place}`),
        c.say(GOOD[graha].includes(place) ? 'roadmap.good' : 'roadmap.hard'),
      ]
    }),
  }
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
