import type { Block, Section } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { stayNow, staysAhead } from '../compose/current.ts'
import { gocharaFinding, gocharaText } from '../compose/parts.ts'
import { addYears, daysBetween } from '../facts/calendar.ts'
import { saturnSeasons } from '../facts/gochara.ts'
import { houseOfSign } from '../facts/houses.ts'
import { stayDates, type Stay } from '../facts/sky.ts'
import type { Slot } from '../phrasebook/phrasebook.ts'
import { isKinGround } from '../rules/grounds.ts'
import { passageTone, passageWord, pointsOf } from '../rules/passages.ts'
import { windowYears } from '../rules/windows.ts'
import { spanOf } from './answer/answer-stretches.ts'
import { passagesLines } from './joined-lines.ts'
import { ledMatter } from './led-matter.ts'
import { facesLine } from './two-faces.ts'
import { methodFinding } from './verdict.ts'
import { shortOpenings } from './year-matters.ts'

/** How far ahead each graha is told in words; the roadmap's table goes on. */
export const YEARS_TOLD = { saturn: 8, jupiter: 4, rahu: 4 } as const
/** All passes of Saturn through one sign fall within this many days. */
const ONE_ROUND_DAYS = 2000
/** Signs whose points differ by fewer carry alike. */
const UNLIKE_POINTS = 3
/** From the first entry into the 12th from the Moon to the last part, with every return, fewer days than these. */
const LONGEST_SADE_SATI_DAYS = 3653
const GRAHAS = ['saturn', 'jupiter', 'rahu'] as const
const FACE = { good: 'helps', plain: 'plain', hard: 'presses' } as const
const HEADINGS = { saturn: 'transits.headSaturn', jupiter: 'transits.headJupiter', rahu: 'transits.headRahu' } as const

export function transitsSection(c: Composer): Section {
  const method = methodFinding(c, 'gochara', 'phal26.1')
  const blocks: Block[] = []
  const later = laterSadeSati(c)
  const passages = GRAHAS.map((graha) => passagesTold(c, graha))
  const held = passagesLines(c, [...passages.flat(), ...(later === null ? [] : [[later] as const])])
  for (const [index, graha] of GRAHAS.entries()) {
    const tone = passageTone(c, stayNow(c, graha))
    const faces = graha === 'rahu' ? null : facesLine(c, graha, 'passage', FACE[tone])
    blocks.push(c.heading(HEADINGS[graha]), ...(faces === null ? [] : [c.paragraph(faces)]))
    for (const passes of passages[index] ?? []) {
      const told = passes.map((stay) => gocharaFinding(c, stay))
      const spans = told.map(({ from, to }) => c.say('transits.span', { from: c.date(from), to: c.date(to) }))
      const [first] = passes
      blocks.push(
        c.paragraph(
          c.line(
            told.map(({ id }) => id),
            'transits.spans',
            {
              sign: c.sign(first.sign),
              tone: c.say(`passage.a.${passageWord(c, first)}`),
              points: pointsClause(c, first),
              spans: { list: spans },
              text: gocharaText(c, graha, (told[0] as (typeof told)[number]).place, first.sign),
            },
          ),
          ...(held.shift() ?? []),
        ),
      )
    }
    if (graha === 'jupiter') blocks.push(...askedBlocks(c))
  }
  blocks.push(c.heading('transits.headSadeSati'), sadeSatiBlock(c, held.shift() ?? []), seasonTable(c))
  return {
    id: 'planetaryTransits',
    title: c.say('title.planetaryTransits'),
    lead: c.runs([c.line([method], 'transits.lead', { exact: exactText(c), points: c.timed ? c.say('transits.points') : '' })]),
    blocks,
  }
}

/** The passages of a graha that are told in words: entries and re-entries of one sign are one, with several dates. */
function passagesTold(c: Composer, graha: (typeof GRAHAS)[number]): [Stay, ...Stay[]][] {
  const end = addYears(c.input.asOf, YEARS_TOLD[graha])
  const bySign = new Map<number, [Stay, ...Stay[]]>()
  for (const stay of [stayNow(c, graha), ...staysAhead(c, graha).filter(({ startAt }) => startAt.slice(0, 10) < end)]) {
    const before = bySign.get(stay.sign)
    if (before === undefined) bySign.set(stay.sign, [stay])
    else before.push(stay)
  }
  return [...bySign.values()]
}

/** The times of a relative's matter, or of the way home, beside the passages that make them. */
function askedBlocks(c: Composer): Block[] {
  const openings = shortOpenings(c).filter(({ ground }) => ground === 'kin' || ground === 'birth' || ground === 'return')
  const [first] = openings
  if (first === undefined) return []
  const spans = openings.flatMap(({ parts, isFull }) => parts.map((part) => spanOf(c, part, isFull ? '' : c.say('opening.light'))))
  const led = ledMatter(c)
  // a relative who is asked about beside a matter of one's own has no chapter
  const more = first.ground === 'kin' && led !== null && isKinGround(led) ? 'yes' : 'no'
  return [
    c.paragraph(
      c.line([...new Set(openings.flatMap(({ ids }) => ids))], 'transits.asked', {
        noun: first.noun,
        count: spans.length,
        spans: { list: spans },
        more,
      }),
    ),
  ]
}

/** Whether the birth time could move what is counted from the Moon. */
function exactText(c: Composer): string {
  const open = !c.timed && c.changes().some(({ fact }) => fact === 'D1.moon.sign')
  return open ? c.say('transits.exactForSign', { sign: c.sign(c.facts.sign('moon')) }) : c.say('transits.exact')
}

/** Points of the sign; nothing where they are not known. */
function pointsClause(c: Composer, stay: Stay): string {
  const points = pointsOf(c, stay.sign)
  return points === null ? '' : c.say('transits.pointsOf', { points })
}

const placeOf = (c: Composer, stay: Stay): number => houseOfSign(stay.sign, c.facts.sign('moon'))

const inSadeSati = (c: Composer, stay: Stay): boolean => [12, 1, 2].includes(placeOf(c, stay))

/** The passage that begins the next sade sati, where it lies beyond the years told in words. */
function laterSadeSati(c: Composer): Stay | null {
  if (inSadeSati(c, stayNow(c, 'saturn'))) return null
  const first = staysAhead(c, 'saturn').find((stay) => inSadeSati(c, stay))
  return first === undefined || gocharaFinding(c, first).from < addYears(c.input.asOf, YEARS_TOLD.saturn) ? null : first
}

function sadeSatiBlock(c: Composer, held: readonly Line[]): Block {
  const now = stayNow(c, 'saturn')
  const inside = (stay: Stay): boolean => inSadeSati(c, stay)
  if (inside(now)) {
    const { id, place } = gocharaFinding(c, now)
    // the signs that are told above: those that lie behind are not; the points of a sign are known with the lagna alone
    const signs = passagesTold(c, 'saturn')
      .flatMap(([stay]) => (inside(stay) ? [{ sign: stay.sign, points: pointsOf(c, stay.sign) ?? 0 }] : []))
      .toSorted((a, b) => b.points - a.points)
    const [most, least] = [signs[0]?.points ?? 0, signs.at(-1)?.points ?? 0]
    const named = (points: number): Slot => ({ list: signs.filter((one) => one.points === points).map(({ sign }) => c.sign(sign)) })
    return c.paragraph(
      most - least < UNLIKE_POINTS
        ? c.line([id], 'transits.sadesati.now', { place: c.house(place) })
        : c.line([id], 'transits.sadesati.points', { light: named(most), most, heavy: named(least), least }),
    )
  }
  const future = staysAhead(c, 'saturn')
  const first = future.findIndex(inside)
  if (first < 0) {
    const { id } = gocharaFinding(c, now)
    return c.paragraph(c.line([id], 'transits.sadesati.none'))
  }
  // a short retreat to the sign before the 12th does not end it: it is over when Saturn leaves the 2nd for good
  const last = future.findLastIndex(
    (stay, index) =>
      index >= first && inside(stay) && daysBetween(future[first].startAt.slice(0, 10), stay.endAt.slice(0, 10)) < LONGEST_SADE_SATI_DAYS,
  )
  const begins = gocharaFinding(c, future[first])
  const { to: end } = stayDates(future[last], c.input.displayTimeZone)
  return c.paragraph(
    c.line(
      [begins.id],
      begins.from < addYears(c.input.asOf, 1) && passageTone(c, now) !== 'good' ? 'transits.sadesati.soon' : 'transits.sadesati.next',
      {
        date: c.date(begins.from),
        sign: c.sign(future[first].sign),
        end: c.date(end),
      },
    ),
    ...held,
  )
}

/** Sade sati by its three signs and the two dhaiyas within the years told, with every return after retrogression. */
function seasonTable(c: Composer): Block {
  const end = addYears(c.input.asOf, windowYears(c))
  const seasons = saturnSeasons(c.sky, c.facts.sign('moon'), c.input.displayTimeZone).filter(({ to }) => to > c.input.asOf)
  // returns after a retreat stand beside the first passage
  const grouped: (typeof seasons)[] = []
  for (const season of seasons) {
    const before = grouped.findLast(([first]) => first.sign === season.sign && daysBetween(first.from, season.from) < ONE_ROUND_DAYS)
    // what begins within the years told is told to its end: a passage to its last return, sade sati to its last part
    const goesOn =
      season.phase === 'sadeSati' &&
      grouped.some(([first]) => first.phase === 'sadeSati' && daysBetween(first.from, season.from) < LONGEST_SADE_SATI_DAYS)
    if (before !== undefined) before.push(season)
    else if (season.from < end || goesOn) grouped.push([season])
  }
  return {
    kind: 'table',
    caption: c.say('transits.seasons'),
    columns: [
      { label: c.say('table.season'), align: 'start' },
      { label: c.say('table.sign'), align: 'start' },
      { label: c.say('table.when'), align: 'start' },
    ],
    rows: grouped.map((passes) => {
      const [{ phase, place, sign }] = passes
      return [
        c.say(phase === 'sadeSati' ? `transits.season.sadeSati.${place as 1}` : `transits.season.${phase}`),
        c.book.term(`sign.${sign}` as 'sign.0'),
        passes.map(({ from, to }) => c.say('until.span', { from: c.book.date(from), to: c.book.date(to) })).join('; '),
      ]
    }),
  }
}
