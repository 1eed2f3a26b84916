import type { Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../compose/composer.ts'
import { stayNow } from '../compose/current.ts'
import { gocharaFinding, periodFinding, wellPlaced } from '../compose/parts.ts'
import { isGoodPlace } from '../facts/gochara.ts'
import { untilOf } from '../rules/passages.ts'
import { tieTo, type MainTopic } from '../rules/witnesses.ts'
import { subjectOf } from '../subjects.ts'

type Season = 'well' | 'mixed' | 'ill'

/** The present season of a field: running period, Saturn and Jupiter from the Moon; and the answer to the narrower subject that was asked about. */
export function seasonLines(c: Composer, topic: MainTopic | 'wellbeing'): Line[] {
  let score = 0
  const reasons: string[] = []
  const ids: string[] = []
  const { running, grain } = c.dashas
  if (topic !== 'wellbeing' && running !== null && grain !== 'none') {
    const period = grain === 'maha' ? running.maha : running.antar
    const lord = period.lords.at(-1) as Graha
    const tie = tieTo(c, lord, topic)
    const tied = tie >= 2
    const well = wellPlaced(c, lord)
    score += tied ? (well ? 1 : -1) : 0
    reasons.push(
      c.say(tied ? (well ? 'season.period.well' : 'season.period.ill') : tie > 0 ? 'season.period.loose' : 'season.period.none', {
        graha: c.graha(lord),
      }),
    )
    ids.push(periodFinding(c, period))
  }
  for (const graha of ['saturn', 'jupiter'] as const) {
    const stay = stayNow(c, graha)
    const { id, place } = gocharaFinding(c, stay)
    const well = isGoodPlace(graha, place)
    score += well ? 1 : -1
    reasons.push(c.say(`season.${graha}.${well ? 'well' : 'ill'}`, { to: untilOf(c, stay) }))
    ids.push(id)
  }
  const season: Season = score >= 1 ? 'well' : score <= -2 ? 'ill' : 'mixed'
  const subject = topic === 'wellbeing' ? topic : (subjectOf(c.input.concern, topic) ?? topic)
  return [c.line(ids, `subject.${subject}.${season}`), c.line(ids, 'season.why', { reasons: reasons.join('; ') })]
}
