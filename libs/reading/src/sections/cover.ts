import { formatClockTime } from '@disha/i18n/format'
import type { Composer } from '../compose/composer.ts'

/** Date, time and place of birth as they were given. */
export function birthLine(c: Composer): string {
  const { birthLocal, precision, placeName } = c.input.birth
  const slots = {
    date: c.date(birthLocal.slice(0, 10)),
    time: formatClockTime(c.book.language, birthLocal.slice(11, 16)),
    place: placeName,
  }
  if (precision.kind === 'dayPart')
    return c.say('document.birthLinePart', { date: slots.date, part: { term: `dayPart.${precision.part}` }, place: slots.place })
  if (precision.kind === 'unknown') return c.say('document.birthLineUnknown', { date: slots.date, place: slots.place })
  return c.say(precision.kind === 'exact' ? 'document.birthLine' : 'document.birthLineAbout', slots)
}

/** The lagna and the Moon in words; the Moon alone where the time is unknown. */
export function headline(c: Composer): string {
  const { lagna, moon } = c.chart.D1
  const nakshatra = { term: `nakshatra.${moon.nakshatra}` as 'nakshatra.1' }
  if (lagna === null) {
    const turn = c.changes().find(({ fact }) => fact === 'D1.moon.sign')
    if (turn !== undefined)
      return c.say('document.headlineMoonOpen', { before: c.sign(Number(turn.before)), after: c.sign(Number(turn.after)) })
    return c.sure('D1.moon.nakshatra')
      ? c.say('document.headlineMoon', { moon: c.sign(moon.sign), nakshatra })
      : c.say('document.headlineMoonOnly', { moon: c.sign(moon.sign) })
  }
  return c.say('document.headline', { sign: c.sign(lagna.sign), moon: c.sign(moon.sign), nakshatra })
}
