import type { Graha } from '@disha/contracts/chart'
import type { Block } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { gocharaFinding, lordFinding, periodFinding, placedOf, placeFinding, standingFinding } from '../compose/parts.ts'
import { bestAndWeakest } from '../compose/current.ts'
import { standing, STANDING_SCORE } from '../compose/strength.ts'
import { addYears, daysBetween } from '../facts/calendar.ts'
import { stayDates } from '../facts/sky.ts'
import { tieTo } from '../rules/witnesses.ts'
import { passageTone, untilOf } from '../rules/passages.ts'
import { periodTone } from '../rules/period-colour.ts'
import { stepLines } from './window-lines.ts'
import { inFull, readings } from './cache.ts'
import { tieNames } from './verdict.ts'
import { elderOf } from './elder-beside.ts'
import { isTiedByPlace } from './love-ahead.ts'
import { waitChapter } from './waiting.ts'

const YEARS_MARRIED = 10
/** A kinder stretch loses this much with each year of distance. */
const FADE_A_YEAR = 0.4
/** Shorter passages of Saturn are the edges of longer ones. */
const SHORTEST_SATURN_DAYS = 120

/** Harmony and strain for those who already share their life: the kindest tied sub-period, Saturn on the axis, and the temper of Mars. */
export function marriedBlocks(c: Composer): Block[] {
  const view = c.facts.main
  const lines: Line[] = []
  const { grain, errorDays, antars } = c.dashas
  const end = addYears(c.input.asOf, YEARS_MARRIED)
  if (grain === 'antar' || grain === 'pratyantar') {
    // what is called kinder may not be a voice against in the same chapter
    const against = new Set(readings(c).love.against.flatMap(({ carriers }) => carriers))
    const kind = antars
      .filter((period) => period.from > c.input.asOf && period.from < end && periodTone(c, period) === 'well')
      .map((period) => {
        const antar = period.lords[1] as Graha
        const away = Math.max(0, daysBetween(c.input.asOf, period.from)) / 365
        return { period, antar, score: tieTo(c, antar, 'love') + STANDING_SCORE[standing(c, antar)] - away * FADE_A_YEAR }
      })
      .filter(({ antar }) => tieTo(c, antar, 'love') >= 2 && !against.has(antar))
      .toSorted((a, b) => b.score - a.score)[0]
    if (kind !== undefined)
      lines.push(
        c.line([periodFinding(c, kind.period)], kind.period.from <= c.input.asOf ? 'love.married.kindNow' : 'love.married.kind', {
          maha: c.graha(kind.period.lords[0] as Graha),
          antar: c.graha(kind.antar),
          from: c.date(kind.period.from, errorDays),
          to: c.date(kind.period.to, errorDays),
          tie: { list: tieNames(c, kind.antar, 'love') },
        }),
      )
  }
  const saturn = c.sky.saturn.find((stay) => {
    const { from, to } = stayDates(stay, c.input.displayTimeZone)
    return (
      to > c.input.asOf &&
      from < end &&
      daysBetween(from, to) >= SHORTEST_SATURN_DAYS &&
      // where it is no demanding place a stretch may count Saturn on the house for it
      passageTone(c, stay) === 'hard' &&
      [view.signOf(7), view.signOf(1)].includes(stay.sign)
    )
  })
  if (saturn !== undefined) {
    const { id, from } = gocharaFinding(c, saturn)
    lines.push(
      c.line([id], c.asker.strain === null ? 'love.married.strain' : 'love.married.strainHeavy', {
        sign: c.sign(saturn.sign),
        where: c.say(saturn.sign === view.signOf(7) ? 'love.married.seventh' : 'love.married.first'),
        care: c.say(saturn.sign === view.signOf(7) ? 'love.married.seventh.care' : 'love.married.first.care'),
        from: c.date(from),
        to: untilOf(c, saturn),
      }),
    )
  }
  const house = view.houseOf('mars')
  // a temper is not spoken of to one who bears another's, nor to who did not ask
  if (c.asker.strain === null && inFull(c, 'love'))
    lines.push(
      c.line([placeFinding(c, 'mars', 'love').id], 'love.married.mars', {
        sign: c.sign(c.facts.sign('mars')),
        house: c.house(house),
        temper: c.say(`love.temper.${house}`),
      }),
    )
  if (lines.length === 0) return []
  return [
    c.heading(
      c.asker.love === 'bond' || c.asker.love === 'partner' ? 'love.headBond' : c.asker.parent ? 'love.headHome' : 'love.headMarried',
    ),
    c.paragraph(...waitChapter(c), ...elderLines(c), ...lines),
  ]
}

/** The mother of one of the two, where she stands between them: her house beside that of marriage, and whose word reaches her. */
function elderLines(c: Composer): Line[] {
  const elder = c.timed ? elderOf(c) : null
  if (elder === null) return []
  const house = elder === 'own' ? 4 : 10
  const { graha, id } = lordFinding(c, house, 'love')
  const seventh = lordFinding(c, 7, 'love')
  const tie = isTiedByPlace(c, graha, seventh.graha) ? 'tied' : 'apart'
  return [
    c.line([id, seventh.id], `love.elder.${elder}.${tie}`, {
      lord: c.graha(graha),
      state: placedOf(c, graha),
      seventh: c.graha(seventh.graha),
      same: graha === seventh.graha ? 'yes' : 'no',
    }),
  ]
}

/** To somebody whose partner drinks, strikes or has fallen silent: what is theirs to do and what is not; who helps stands in the answer. Never more patience. */
export function strainLines(c: Composer, strain: NonNullable<Composer['asker']['strain']>): Line[] {
  const { id } = lordFinding(c, 7, 'love')
  const { best } = bestAndWeakest(c)
  return [
    c.line([id], `love.do.strain.${strain}`),
    // ground of one's own to stand on, where somebody drinks or strikes
    ...(strain === 'cold'
      ? []
      : [
          c.line([standingFinding(c, best)], 'love.do.strain.self', {
            graha: c.graha(best),
            state: placedOf(c, best),
            gift: c.say(`gift.${best}`),
          }),
        ]),
    ...(strain === 'harm' ? [] : stepLines(c, 'love')),
  ]
}
