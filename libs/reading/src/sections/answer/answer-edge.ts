import { computeChart } from '@disha/jyotish/compute-chart'
import { Composer, type FindingSpec, type Line } from '../../compose/composer.ts'
import { edgeCaution, edgeFinding, lagnaEdge, type LagnaEdge } from '../../compose/portrait.ts'

/** How far beyond the edge the other birth is taken, in minutes: far enough that its lagna is the other one by any rounding. */
const BEYOND_MINUTES = 0.25

/** The same person under the other rising sign, for a verdict and a date alone: its findings have no facts to print, so none is followed through the clock. */
class OtherSide extends Composer {
  override find({ id, why }: FindingSpec): string {
    this.notes[id] ??= { fact: this.say(why.key, why.slots), citation: '', holds: '' }
    return id
  }
}

/** So many sentences tell the other answer: its verdict and its time. */
const MOST_TOLD = 2

function otherSide(c: Composer, { minutes }: LagnaEdge): Composer {
  const { birth, ephemeris } = c.input
  const born = Date.parse(birth.utc) + (minutes + Math.sign(minutes) * BEYOND_MINUTES) * 60_000
  const other = { ...birth, utc: new Date(born).toISOString() }
  // a part of a question is asked by whoever asked the whole
  const whole = new OtherSide({ ...c.whole.input, birth: other, chart: computeChart(other, ephemeris) })
  return c === c.whole ? whole : whole.asking(c.input.concern, c.input.topics)
}

/**
 * Where another sign rises within the margin of the clock: what the answer would be under that one, as far as it differs, by the same judges.
 * @param answer the verdict and the nearest time, in short sentences; empty where the caution alone is told
 */
export function edgeLines(c: Composer, answer: (c: Composer) => readonly string[]): Line[] {
  const caution = edgeCaution(c)
  const edge = lagnaEdge(c)
  const { lagna } = c.chart.D1
  const own = caution.length === 0 ? [] : answer(c)
  if (edge === null || lagna === null || own.length === 0) return caution
  const other = answer(otherSide(c, edge))
  const differing = other.filter((text) => !own.includes(text)).slice(0, MOST_TOLD)
  const minutes = Math.max(1, Math.ceil(Math.abs(edge.minutes)))
  const side = edge.minutes < 0 ? 'earlier' : 'later'
  const { id, slots } = edgeFinding(c, edge, lagna.sign)
  return [
    differing.length === 0
      ? c.line([id], `gist.edge.same.${side}`, { minutes, other: slots.other })
      : c.line([id], `gist.edge.${side}`, { minutes, sign: slots.sign, other: slots.other, text: differing.join(' ') }),
  ]
}
