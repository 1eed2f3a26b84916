import type { Graha } from '@disha/contracts/chart'
import type { Block } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { isDated, stayNow } from '../compose/current.ts'
import { gocharaFinding, periodFinding } from '../compose/parts.ts'
import { daysBetween } from '../facts/calendar.ts'
import { aspectsSign } from '../facts/houses.ts'
import { GROUNDS, judge } from '../rules/grounds.ts'
import { untilOf } from '../rules/passages.ts'
import { periodTone } from '../rules/period-colour.ts'
import type { Window } from '../rules/windows.ts'
import { whoOf } from './answer/answer-clauses.ts'
import { smallerOpenings, spanOf } from './answer/answer-stretches.ts'
import { windows } from './cache.ts'
import { chosenMonth } from './matter-weeks.ts'
import { groundFact } from './short-concerns.ts'
import { useClause, useOf } from './stretch-use.ts'
import { undated } from './undated.ts'
import { methodFinding } from './verdict.ts'

/** The voices that page 1 counts for one roof, by name. */
function roofLines(c: Composer): Line[] {
  const found = judge(c, 'together')
  const facts = (side: 'for' | 'against') => ({
    list: found[side].map((voice) => groundFact(c, 'together', voice, false)),
  })
  const lines = [
    c.line(found.ids, 'love.back.roof', {
      lords: { list: GROUNDS.together.houses.map((house) => c.say('love.back.house', { house: c.house(house) })) },
      for: c.say('number', { n: found.for.length }),
      against: c.say('number', { n: found.against.length }),
      forN: found.for.length,
      againstN: found.against.length,
    }),
  ]
  for (const side of ['for', 'against'] as const)
    if (found[side].length > 0)
      lines.push(
        c.line(
          found[side].map(({ id }) => id),
          `love.back.roof.${side}`,
          { facts: facts(side) },
        ),
      )
  return lines
}

/** Why now: what slow grahas do to the 7th at present and until when, and a sub-period that presses. */
function whyLine(c: Composer): Line {
  const seventh = c.facts.main.signOf(7)
  const reasons = (['saturn', 'rahu'] as const).flatMap((graha) => {
    const stay = stayNow(c, graha)
    const sits = stay.sign === seventh
    const node = graha === 'rahu' && (stay.sign + 6) % 12 === seventh
    if (!sits && !node && !(graha === 'saturn' && aspectsSign(graha, stay.sign, seventh))) return []
    const { id } = gocharaFinding(c, stay)
    const how = sits || node ? 'in' : 'sees'
    return [
      {
        id,
        text: c.say(`love.back.slow.${how}`, { graha: c.graha(node ? 'ketu' : graha), sign: c.sign(stay.sign), to: untilOf(c, stay) }),
      },
    ]
  })
  const running = isDated(c) ? c.dashas.running?.antar : undefined
  if (running !== undefined && periodTone(c, running) === 'ill')
    reasons.push({
      id: periodFinding(c, running),
      text: c.say('love.back.period', { antar: c.graha(running.lords[1] as Graha), to: c.date(running.to, c.dashas.errorDays) }),
    })
  if (reasons.length === 0) return c.line([methodFinding(c, 'question', 'bphs24.145-148')], 'love.back.whyNone')
  return c.line(
    reasons.map(({ id }) => id),
    'love.back.why',
    { reasons: { list: reasons.map(({ text }) => text) } },
  )
}

/** Nobody waits longer than this for a first visit. */
const FAR_DAYS = 300

/** One plan in the order of time: kindness now, a visit as the first kind time opens, the talk in its best weeks, and where to look after it. */
function planLines(c: Composer): Line[] {
  const stretches = undated(c, 'love') ? [] : windows(c).love
  const first = stretches.find((window) => useOf(c, window) !== 'prepare')
  if (first === undefined || daysBetween(c.input.asOf, first.from) > FAR_DAYS) return farPlan(c, first)
  const second = stretches.find(({ from }) => from > first.from)
  const [part] = first.parts
  const from = c.date(first.from, first.fromErrorDays)
  const to = c.date(part.to, part.toErrorDays)
  const weeks = chosenMonth(c, 'love', first.parts)
  const isOpen = first.from <= c.input.asOf
  return [
    ...(isOpen ? [] : [c.line(first.ids, 'love.back.now', { from })]),
    c.line(first.ids, isOpen ? 'love.back.visitNow' : 'love.back.visit', { from, to }),
    weeks === undefined ? c.line(first.ids, 'love.back.talkBy', { to }) : c.line(first.ids, 'love.back.talk', { month: weeks.label }),
    second === undefined
      ? c.line(first.ids, 'love.back.after', { to })
      : c.line(second.ids, 'love.back.then', { to, span: spanOf(c, second.parts[0]), use: useClause(c, second) }),
  ]
}

/** The same where no kind stretch is near: by the smaller openings of the year, and the stretch for what is to last. */
function farPlan(c: Composer, first: Window | undefined): Line[] {
  const [one, two] = smallerOpenings(c, 'love')
  const method = methodFinding(c, 'question', 'bphs24.145-148')
  return [
    c.line([method], 'love.back.nowOpen'),
    one === undefined ? c.line([method], 'love.back.visitOpen') : c.line([one.id], 'love.back.visitIn', { month: one.label }),
    two === undefined ? c.line([method], 'love.back.talkOpen') : c.line([two.id], 'love.back.talk', { month: two.label }),
    ...(first === undefined ? [] : [c.line(first.ids, 'love.back.far', { span: spanOf(c, first.parts[0]), use: useClause(c, first) })]),
  ]
}

/** The part on their coming back: what the count of page 1 is, why now, and one plan. */
export function backBlocks(c: Composer): Block[] {
  return [
    c.heading(`love.headBack.${whoOf(c)}`),
    c.paragraph(...roofLines(c)),
    c.paragraph(whyLine(c)),
    c.list(planLines(c).map((line) => [line])),
  ]
}

/** The advice at the end of such a chapter: the one plan, and no second first step. */
export const backAdvice = (c: Composer): Line =>
  c.line([methodFinding(c, 'question', 'bphs24.145-148')], 'love.back.do', { part: c.say(`love.headBack.${whoOf(c)}`) })
