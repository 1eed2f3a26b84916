import type { Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../../../compose/composer.ts'
import { isDated } from '../../../compose/current.ts'
import { periodFinding } from '../../../compose/parts.ts'
import { daysBetween } from '../../../facts/calendar.ts'
import type { DashaDates } from '../../../facts/dashas.ts'
import { saturnSeasons } from '../../../facts/gochara.ts'
import { periodTone } from '../../../rules/period-colour.ts'
import { windows } from '../../cache.ts'
import { nextGoodPeriod } from '../../season.ts'
import { useClause, useOf } from '../../stretch-use.ts'
import { undated } from '../../undated.ts'
import { spanNear } from './shared.ts'

/** A kind sub-period with fewer days left is no answer by itself to "when". */
const LEAST_DAYS = 120

const namesOf = (c: Composer, periods: readonly DashaDates[]) => periods.map(({ lords }) => c.graha(lords[1] as Graha))

/**
 * When a marriage has it kinder: the first sub-period that stands well, those before it that ask for care, Saturn where he presses within it, and
 * the stretch for a talk before it (`talk`, by its findings). Null where no day can be told.
 */
export function kinderTime(c: Composer): { lines: Line[]; talk: readonly string[] | null } | null {
  const { running, antars, errorDays } = c.dashas
  const { asOf } = c.input
  if (running === null || !isDated(c)) return null
  const now = running.antar
  const isKind = periodTone(c, now) === 'well'
  const good = nextGoodPeriod(c)
  const goesOn = isKind && good?.from === now.to
  if (isKind && (goesOn || good === undefined || daysBetween(asOf, now.to) >= LEAST_DAYS)) {
    const kind = goesOn && good !== undefined ? [now, good] : [now]
    return {
      lines: [
        c.line(
          kind.map((period) => periodFinding(c, period)),
          'point.bond.kind.now',
          { list: { list: namesOf(c, kind) }, count: kind.length, to: c.date((kind.at(-1) ?? now).to, errorDays) },
        ),
      ],
      talk: null,
    }
  }
  if (good === undefined) return null
  const hard = antars.filter((one) => one.to > asOf && one.from < good.from && periodTone(c, one) === 'ill')
  const saturn = saturnSeasons(c.sky, c.facts.sign('moon'), c.input.displayTimeZone).find(({ from }) => from > good.from && from < good.to)
  const talk = undated(c, 'love')
    ? undefined
    : windows(c).love.find((one) => one.from > asOf && one.from < good.from && useOf(c, one) !== 'prepare')
  return {
    lines: [
      c.line(
        [good, ...hard].map((period) => periodFinding(c, period)),
        hard.length === 0 ? 'point.bond.kind.plain' : 'point.bond.kind.hard',
        {
          from: c.date(good.from, errorDays),
          ...(hard.length === 0 ? {} : { list: { list: namesOf(c, hard) }, count: hard.length }),
          graha: c.graha(good.lords[1] as Graha),
        },
      ),
      ...(saturn === undefined ? [] : [c.line([periodFinding(c, good)], 'point.bond.kind.saturn', { from: c.date(saturn.from) })]),
      ...(talk === undefined
        ? []
        : [c.line(talk.ids, 'point.bond.kind.talk', { span: spanNear(c, talk.parts[0]), use: useClause(c, talk) })]),
    ],
    talk: talk?.ids ?? null,
  }
}
