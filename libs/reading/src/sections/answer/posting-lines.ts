import type { Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../../compose/composer.ts'
import { stayNow } from '../../compose/current.ts'
import { gocharaFinding, periodFinding } from '../../compose/parts.ts'
import { aspectsSign } from '../../facts/houses.ts'
import { stayDates } from '../../facts/sky.ts'
import { periodTone } from '../../rules/period-colour.ts'
import { tieDegree } from '../../rules/periods.ts'
import { TOPIC_HOUSE } from '../../rules/witnesses.ts'

/** What delays a posting that is put off again and again at present: the running sub-period, and Saturn over the house of long journeys. */
export function delayNow(c: Composer): Line[] {
  const { running, grain, errorDays } = c.dashas
  const lord = grain === 'none' || grain === 'maha' ? undefined : (running?.antar.lords[1] as Graha | undefined)
  const lines: Line[] = []
  if (running !== null && lord !== undefined) {
    const degree = tieDegree(c, running.antar, 'abroad')
    if (degree !== 'tied' || periodTone(c, running.antar) === 'ill')
      lines.push(
        c.line([periodFinding(c, running.antar)], `posting.now.${degree}`, {
          antar: c.graha(lord),
          from: c.date(running.antar.from, errorDays),
          to: c.date(running.antar.to, errorDays),
        }),
      )
  }
  const { lagna } = c.facts
  if (lagna === null) return lines
  const saturn = stayNow(c, 'saturn')
  const ninth = (lagna.firstSign + TOPIC_HOUSE.abroad - 1) % 12
  const isIn = saturn.sign === ninth
  if (!isIn && !aspectsSign('saturn', saturn.sign, ninth)) return lines
  const { from, to } = stayDates(saturn, c.input.displayTimeZone)
  return [
    ...lines,
    c.line([gocharaFinding(c, saturn).id], 'posting.now.saturn', {
      how: c.say(`window.how.${isIn ? 'in' : 'sees'}`),
      house: c.house(TOPIC_HOUSE.abroad),
      from: c.date(from),
      to: c.date(to),
    }),
  ]
}
