import type { Graha } from '@disha/contracts/chart'
import type { Block } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { isDated, stayNow } from '../compose/current.ts'
import { gocharaFinding, periodFinding } from '../compose/parts.ts'
import { addMonths, addYears } from '../facts/calendar.ts'
import { aspectsSign } from '../facts/houses.ts'
import { GROUNDS, judge } from '../rules/grounds.ts'
import { untilOf } from '../rules/passages.ts'
import { periodTone } from '../rules/period-colour.ts'
import { isByConsent } from '../understanding/apart.ts'
import type { Point } from '../understanding/point/points.ts'
import { pointsAsked, SURE, type AskedPoint } from '../understanding/points-asked.ts'
import { plainText } from '../understanding/topics.ts'
import { whoOf } from './answer/answer-clauses.ts'
import { spanAloud } from './answer/span-aloud.ts'
import { groundItem } from './answer/answer-ground.ts'
import { reasonedVerdict } from './answer/answer-reasons.ts'
import { questionOf } from '../understanding/understanding.ts'
import { otherOf } from './answer/points/of-house.ts'
import { disputeCourse } from './answer/points/shared.ts'
import { chosenStretches, nextItem, NEAR_YEARS, type Item } from './answer/answer-stretches.ts'
import { askedOf, nounOf } from './answer/answer-subject.ts'
import { apartPlan, NEAR_MONTHS } from './apart-plan.ts'
import { causeOf, livesOnTheirs } from './apart-told.ts'
import { readings } from './cache.ts'
import { groundFact } from './short-concerns.ts'
import { useClause, useOf } from './stretch-use.ts'
import { undated } from './undated.ts'
import { questionMethod } from './verdict.ts'

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
  const cause = causeOf(c)
  if (reasons.length === 0)
    return cause === null
      ? c.line([questionMethod(c)], 'love.back.whyNone')
      : c.line([questionMethod(c)], 'love.back.whyNone.told', { whom: c.say(`apart.whom.${cause.whom}`) })
  return c.line(
    reasons.map(({ id }) => id),
    'love.back.why',
    { reasons: { list: reasons.map(({ text }) => text) } },
  )
}

/** What is asked of a marriage in which two live apart: both halves are answered, whichever of these a part is after. */
const ANSWERED: ReadonlySet<Point> = new Set(['love.reunite', 'love.divorce', 'love.bond', 'love.back'])

/** True where one home again, or an end, is asked about in a part of its own. */
export const asksOneHome = (c: Composer): boolean =>
  pointsAsked(c.whole.input.concern).some(({ point, likely }) => likely >= SURE && point !== 'love.bond' && ANSWERED.has(point))

/** True where a part is answered by the state of such a marriage. */
export const isAnsweredApart = (c: Composer, points: readonly { asked: AskedPoint }[]): boolean =>
  c.asker.apart !== null && points.some(({ asked }) => asked.likely >= SURE && ANSWERED.has(asked.point))

/** True where the question as a whole is of such a marriage. */
export const asksOfApart = (c: Composer): boolean =>
  isAnsweredApart(
    c,
    pointsAsked(c.input.concern).map((asked) => ({ asked })),
  )

/** The end of a marriage, in the words of whoever asks about it. */
const OF_ITS_END =
  / (?:divorc\S*|tala+[qk]|vidakulu|viva[gk]arathu|separat\S* for good|move on|moving on|let (?:him|her) go|over|end|final|free|leave|legal\S*|file|filing|court|case|mutual|part ways|aage badh\S*) |तलाक|छोड़ दू|விவாகரத்து|விడాకు/u
const OF_COMING_BACK =
  / (?:come|comes|coming|get|go|going|take|taking|be|back|live|living|stay) (?:\S+ ){0,2}(?:back|together|with)|return\S*|re ?un\S*|reconcil\S*|patch\S*|save\S*|surviv\S*|restor\S*|continue|better|normal|improv\S*|peace\S*|theek|thik|try again|another chance|one more chance|wait|(?:he|she|wife|husband) (?:\S+ )?comes?|lasts?|(?:wapas|vapas|laut\S*|aayeg\S*|saath|sath|tirigi|malli|thirumb\S*|varuv\S*|kalis\S*) |वापस|लौट|आएगी|आएगा|साथ|திரும்ப|சேர்ந்து|వస్తు|తిరిగి|కలిసి|మళ్/u

/** Whoever asks whether to go back themselves, and whoever is asked for another try. */
const I_GO_BACK =
  / (?:should|shall|can|must|do|may) i (?:\S+ ){0,2}(?:go (?:back|home|to (?:him|her|my husband|my wife|sasural|in laws))|return|move back|join (?:him|her)|live with (?:him|her)) | (?:wapas|vapas) (?:chal[ai] )?(?:jau\S*|jaau\S*|jaoon|jana|chala jau) | (?:me|mujhe) (?:wapas )?(?:lene|le ja\S*) |thirumba? po\S*|tirigi vell\S*/
const ANOTHER_TRY =
  / (?:he|she|husband|wife|pati|patni) (?:\S+ ){0,3}(?:wants?|asks?|asking|asked|begs?|begging|ready|says?|apolog\S*|sorry) (?:\S+ ){0,5}(?:back|together|chance|return|sorry|forgive\S*) | (?:give|giving) (?:him|her|it|this|marriage|the marriage)? ?(?:\S+ )?(?:another|one more|second|a) (?:more )?(?:chance|try) | (?:maafi|maaf) (?:\S+ ){0,3}(?:maang|mang)\S* | accept (?:him|her) /

/** Whoever wants the end themselves asks for terms, and not for a return. */
const WANTS_ITS_END =
  / (?:i|we|main|mai|mujhe|hum) (?:\S+ ){0,2}(?:want|wants|need|wish|chaht\S*|chahiye) (?:(?:a|the|to|get|take|my) )*(?:divorc\S*|tala+[qk]|separat\S*|mutual) | (?:mujhe|enakku|naaku) (?:divorce|tala+[qk]|vidakulu|viva[gk]arathu) /

/** Whose step the coming back would be; `lasts` where one of the two has spoken of the end. */
function turnOf(c: Composer): 'mine' | 'offered' | 'lasts' | 'he' | 'she' | 'other' {
  const text = plainText(c.whole.input.concern)
  if (ANOTHER_TRY.test(text)) return 'offered'
  if (I_GO_BACK.test(text)) return 'mine'
  return c.asker.apart === 'asked' || WANTS_ITS_END.test(text) ? 'lasts' : whoOf(c)
}

/** Which of the two halves is asked; where the words name none, both are answered. */
function halvesOf(c: Composer): { back: boolean; end: boolean } {
  const text = plainText(c.whole.input.concern)
  const { apart } = c.asker
  const end = apart === 'case' || apart === 'asked' || OF_ITS_END.test(text)
  const back = OF_COMING_BACK.test(text) || apart === 'asked'
  return end || back ? { back, end } : { back: true, end: true }
}

/** A case is told by its own words where both have signed for it. */
const kindOf = (c: Composer): 'dispute' | 'mutual' =>
  c.asker.apart === 'case' && isByConsent(c.whole.input.concern) ? 'mutual' : 'dispute'

/** The near times to speak in, and the far stretch as what nothing waits for. */
function timesLines(c: Composer): Line[] {
  const { near, far } = apartPlan(c)
  const times =
    near.length === 0
      ? c.line([questionMethod(c)], 'apart.times.none')
      : c.line(
          near.flatMap(({ ids }) => ids),
          'apart.times',
          { spans: { list: near.map(({ label }) => label) } },
        )
  if (far === null) return [times]
  const isFar = far.from >= addMonths(c.input.asOf, NEAR_MONTHS)
  // nothing waits for a far one: the chapter has it
  if (near.length > 0 && isFar) return [times]
  return [times, c.line(far.ids, isFar ? 'apart.times.far' : 'apart.times.then', { span: spanAloud(c, far.parts[0]) })]
}

/** The day for the question and the day until which an answer has time. */
function daysLine(c: Composer): Line {
  const { ask, limit } = apartPlan(c)
  const { apart } = c.asker
  return c.line([...new Set([...ask.ids, ...limit.ids])], `apart.ask.${apart === 'case' || apart === 'asked' ? apart : 'gone'}`, {
    turn: turnOf(c),
    ask: c.date(ask.day, ask.errorDays),
    limit: c.date(limit.day, limit.errorDays),
  })
}

/** The elder who is told as the cause: where they stand in the chart, and the one rule for the first talk. */
function causeLines(c: Composer): Line[] {
  const cause = causeOf(c)
  if (cause === null) return []
  const { ids, state } = judge(c, cause.side === 'own' ? 'mother' : 'inLaws')
  const slots = { whom: c.say(`apart.whom.${cause.whom}`), partner: otherOf(c.whole) }
  return [c.line(ids, `apart.cause.${cause.side}`, { ...slots, state, rule: c.say(`apart.rule.${cause.rule}.${state}`, slots) })]
}

/** Work of one's own as what carries either way, with its next time: for whoever may have lived on the other one's income. */
function ownWorkLine(c: Composer): Line[] {
  const isAsked = pointsAsked(c.whole.input.concern).some(({ point, likely }) => likely >= SURE && point.startsWith('work.'))
  // whoever asks of work reads its time there
  if (!livesOnTheirs(c) || c.asker.work !== 'livelihood' || isAsked || undated(c, 'career')) return []
  const end = addYears(c.input.asOf, NEAR_YEARS)
  const next = chosenStretches(c, 'career').find((stretch) => useOf(c, stretch) !== 'prepare' && stretch.from < end)
  if (next === undefined) return []
  const [part] = next.parts
  return [
    c.line(next.ids, next.from <= c.input.asOf ? 'apart.work.open' : 'apart.work', {
      noun: nounOf(c, askedOf(c, 'career')),
      span: spanAloud(c, part),
      to: c.date(part.to, part.toErrorDays),
      use: useClause(c, next),
    }),
  ]
}

/**
 * The first page for whoever lives apart from husband or wife: how the ground for one home lies and when to speak, what an end would ask and that no date
 * speaks for it or against it, advice that commits to nothing, a day for the question with its limit, and work of one's own. Which way it goes is never told.
 */
export function apartLines(c: Composer): Line[] {
  const { back, end } = halvesOf(c)
  const { ids, state } = judge(c, 'together')
  const dispute = judge(c, 'dispute')
  const runs = c.asker.apart === 'case'
  return [
    ...(back || !runs ? [c.line(ids, `apart.back.${state}`, { turn: turnOf(c) })] : []),
    ...(back || !runs ? causeLines(c) : []),
    ...(end && !runs ? [c.line(dispute.ids, `apart.end.${dispute.state}`)] : []),
    // whoever asks who wins has been told so
    ...(runs && !questionOf(c.whole.input.concern).declines.includes('verdict') ? [c.line([questionMethod(c)], 'apart.case')] : []),
    ...(runs ? disputeCourse(c, kindOf(c)) : []),
    // whoever asks how a case ends is told of that, and of a talk only where it is asked about
    ...(runs && !back
      ? []
      : [...timesLines(c), daysLine(c), c.line([questionMethod(c)], runs ? 'apart.know.case' : end ? 'apart.know' : 'apart.know.back')]),
    ...(runs ? [] : ownWorkLine(c)),
  ]
}

/** The same without dates, for the free preview. */
export function apartOpening(c: Composer): Line[] {
  const { back, end } = halvesOf(c)
  const { ids, state } = judge(c, 'together')
  const dispute = judge(c, 'dispute')
  const runs = c.asker.apart === 'case'
  return [
    c.line([questionMethod(c)], `care.livingApart.${c.asker.apart ?? 'apart'}`),
    ...(back || !runs ? [c.line(ids, `apart.back.${state}`, { turn: turnOf(c) })] : []),
    ...(end ? [runs ? c.line(dispute.ids, `plea.${kindOf(c)}.${dispute.state}`) : c.line(dispute.ids, `apart.end.${dispute.state}`)] : []),
  ]
}

/** The one step, with what its day is. */
function stepLine(c: Composer): Line {
  const { ask } = apartPlan(c)
  const { end } = halvesOf(c)
  const date = c.say(`apart.by.${ask.why}`, { date: c.date(ask.day, ask.errorDays) })
  const key = c.asker.apart !== 'case' ? (end ? 'apart.do' : 'apart.do.back') : kindOf(c) === 'mutual' ? 'plea.mutual.do' : 'apart.do.case'
  return c.line([...ask.ids], key, { date })
}

/** What that stands on: the ground for one home, the marriage itself, its times, a dispute where the end is asked about, one step and what no chart can say. */
export function apartItems(c: Composer): Item[] {
  const { back, end } = halvesOf(c)
  const runs = c.asker.apart === 'case'
  return [
    ...(back || !runs ? [groundItem(c, 'together')] : []),
    ...(end
      ? [[...groundItem(c, 'dispute', kindOf(c)), ...(runs && !back ? [daysLine(c), c.line([questionMethod(c)], 'apart.know.case')] : [])]]
      : []),
    reasonedVerdict(c, 'love'),
    nextItem(c, readings(c).love, c.say('noun.bond')),
    [stepLine(c)],
    [c.line([questionMethod(c)], end ? 'apart.cannot' : 'answer.cannot.relationship')],
  ]
}

/** One plan in the order of time: what binds to nothing, the first talk and the second, the two days, and the far stretch. */
function planLines(c: Composer): Line[] {
  const { near, far, ask, limit } = apartPlan(c)
  const [first, second] = near
  const { end } = halvesOf(c)
  return [
    c.line([questionMethod(c)], end ? 'love.apart.know' : 'love.apart.know.back'),
    first === undefined
      ? c.line([questionMethod(c)], 'love.apart.first.any')
      : c.line(first.ids, 'love.apart.first', { span: first.label }),
    second === undefined
      ? c.line([questionMethod(c)], 'love.apart.second.any')
      : c.line(second.ids, 'love.apart.second', { span: second.label }),
    c.line([...new Set([...ask.ids, ...limit.ids])], 'love.apart.days', {
      ask: c.date(ask.day, ask.errorDays),
      limit: c.date(limit.day, limit.errorDays),
    }),
    ...(far === null ? [] : [c.line(far.ids, 'love.apart.far', { span: spanAloud(c, far.parts[0]), use: useClause(c, far) })]),
  ]
}

const headOf = (c: Composer) => `love.headApart.${c.asker.apart === 'case' || c.asker.apart === 'asked' ? c.asker.apart : 'gone'}` as const

/** The part of the chapter on it: what the count of page 1 is, why now, and the plan. */
export function apartBlocks(c: Composer): Block[] {
  return [c.heading(headOf(c)), c.paragraph(...roofLines(c)), c.paragraph(whyLine(c)), c.list(planLines(c).map((line) => [line]))]
}

/** The advice at the end of such a chapter: the one plan, and no second first step. */
export const apartAdvice = (c: Composer): Line => c.line([questionMethod(c)], 'love.apart.do', { part: c.say(headOf(c)) })
