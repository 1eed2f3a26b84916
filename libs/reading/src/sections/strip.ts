import type { Block } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { isDated } from '../compose/current.ts'
import { addYears } from '../facts/calendar.ts'
import { PRESSING } from '../rules/passages.ts'
import { sentenceCase } from '../compose/sentence-case.ts'
import { openingFor } from './exam-year.ts'
import { joinedSpans, lanesInWords, periodSpans, SADE_SATI, staysUntil, TONES, type Lane, type Span } from './lanes.ts'
import { mayBegin, useWords } from './stretch-use.ts'
import { bearsMove } from './coming-home.ts'
import { mattersOf, openingGroups } from './year-matters.ts'

/** The picture of page 1 shows as few years as hold two times of each matter, within these. */
const FEWEST_YEARS = 3
const MOST_YEARS = 6
const TIMES = 2

/** The times of what page 1 answers, by its own noun: stretches of the fields, openings of the shorter matters. `said`: the findings of its answer. */
function matterLanes(c: Composer, said: ReadonlySet<string>): Lane[] {
  const fields = mattersOf(c).map(({ topic, noun, stretches }) => ({
    label: sentenceCase(noun),
    ids: stretches.flatMap(({ ids }) => ids),
    spans: stretches.flatMap((stretch) =>
      // what bears no more than a smaller step is pale
      stretch.parts.map(({ from, to }): Span => ({
        from,
        to,
        label: useWords(c, stretch),
        tone: mayBegin(c, stretch) ? TONES[topic] : 'plain',
      })),
    ),
  }))
  const openings = openingGroups(c).map((group) => ({
    label: sentenceCase(group[0].noun),
    ids: group.flatMap(({ ids }) => ids),
    spans: group.flatMap((one) => {
      return one.parts.map((part): Span => {
        const full = bearsMove(c, { ...one, parts: [part] })
        const label = c.say(`roadmap.${full ? 'opening' : 'lightOpening'}.${openingFor(c, one.ground)}`)
        return { from: part.from, to: part.to, label, tone: full ? 'work' : 'plain' }
      })
    }),
  }))
  return [...fields, ...openings]
    .filter(({ ids }) => ids.some((id) => said.has(id)))
    .map(({ label, spans }) => ({ label, spans: spans.toSorted((a, b) => (a.from < b.from ? -1 : 1)) }))
}

/** The first year's end by which each lane has its first times. */
function endOf(c: Composer, lanes: readonly Lane[]): string {
  const needed = lanes.flatMap(({ spans }) => spans.slice(0, TIMES).map(({ to }) => to)).toSorted()
  const last = needed.at(-1) ?? ''
  for (let years = FEWEST_YEARS; years < MOST_YEARS; years += 1) {
    const end = addYears(c.input.asOf, years)
    if (last <= end) return end
  }
  return addYears(c.input.asOf, MOST_YEARS)
}

/**
 * The question on the calendar: whose sub-period runs, when each matter that was asked about opens and what for, and when Saturn presses. Nothing
 * where no matter has a time within the years that it shows.
 * @param said the short answer, whose matters alone are drawn
 */
export function stripBlocks(c: Composer, said: readonly Line[]): Block[] {
  const all = matterLanes(c, new Set(said.flatMap(({ ids }) => ids)))
  const end = endOf(c, all)
  const inSight = ({ from, to }: Span): boolean => to > c.input.asOf && from < end
  const matters = all.map(({ label, spans }) => ({ label, spans: spans.filter(inSight) })).filter(({ spans }) => spans.length > 0)
  if (matters.length === 0) return []
  const presses = staysUntil(c, 'saturn', end).filter(({ place }) => PRESSING.includes(place))
  const saturn = joinedSpans(
    presses.map(({ place, from, to }) => ({
      from,
      to,
      label: SADE_SATI.includes(place) ? c.say('strip.sadesati') : c.say('strip.place', { place: c.house(place) }),
      tone: 'caution',
    })),
  )
  const lanes = [
    ...(isDated(c) ? [{ label: c.say('roadmap.lane.antar'), spans: periodSpans(c, c.dashas.antars, 1, end) }] : []),
    ...matters,
    ...(saturn.length > 0 ? [{ label: c.say('strip.saturn'), spans: saturn }] : []),
  ]
  const error = isDated(c) && c.dashas.errorDays > 0 ? c.say('strip.error', { days: c.dashas.errorDays }) : ''
  return [
    {
      kind: 'timeline',
      caption: c.say('strip.caption', { saturn: saturn.length > 0 ? c.say('strip.presses') : '', error }),
      from: c.input.asOf,
      to: end,
      today: c.input.asOf,
      lanes,
      alternative: lanesInWords(c, lanes),
    },
  ]
}
