import { hardReasons } from './answer/answer-hard.ts'
import { hardOf } from './hard-time.ts'
import type { Graha } from '@disha/contracts/chart'
import type { Block } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { placesFinding, isNode, isCountedFrom } from '../compose/parts.ts'
import { aspectsSign, type House } from '../facts/houses.ts'
import { savFinding, savOf } from '../rules/witnesses.ts'
import type { MessageKey } from '../phrasebook/phrasebook.ts'
import { measuredBy } from '../understanding/measured-by.ts'
import { questionOf, subjectOf } from '../understanding/understanding.ts'
import { askedTopics } from './cache.ts'
import { MATCHED, mayBeBound, unsaid } from './love-state.ts'

/** From this age on a question about marriage is answered with why it has taken its time. */
const LATE_FROM = 30
/** Fewer points on the 7th than this ask for care (BPHS 72). */
const FEW_POINTS = 25
/** Between these ages it is told of a match by whom it comes, how soon, and where: to whoever asks for one, and to the young who asked of other things. */
const ASKING_FROM = 18
const ASKING_TO = 36
const MOST_REASONS = 3
/** Words of waiting; whoever asks when or why is waiting too. */
const WAITING = /delay|\blate\b|not married|unmarried|still single|der\b|deri|thadai|thaamat|देर|अविवाहित|தாமத|தடை|ఆలస్య/iu

/** A marriage is called late only where the person speaks of waiting for it, and not where others press for it. */
function asksOfDelay(c: Composer): boolean {
  const { form } = questionOf(c.input.concern)
  return form === 'when' || form === 'why' || questionOf(c.input.concern).extras.includes('why') || WAITING.test(c.input.concern)
}

/** To those who ask for a marriage after thirty: what in the chart tradition reads as late, and what the search asks at their age. */
function isToldLate(c: Composer): boolean {
  const { age, love } = c.asker
  return love === 'open' && age >= LATE_FROM && subjectOf(c.input.concern, 'love') === 'marriage' && asksOfDelay(c)
}

export function lateBlocks(c: Composer): Block[] {
  const { age } = c.asker
  if (!isToldLate(c)) return []
  const { id, found } = lateReasons(c)
  const { form, extras } = questionOf(c.input.concern)
  const onPageOne = form === 'why' || extras.includes('why') || extras.includes('broken')
  return [
    c.heading('love.headLate'),
    c.paragraph(
      found.length > 0 && onPageOne
        ? c.line([id], 'love.late.told')
        : found.length === 0
          ? notLate(c, id)
          : c.line([id], 'love.late', { reasons: found.join('; '), count: found.length, age }),
      timeLine(c),
      c.line([id], age >= LATE_FROM + 5 ? 'love.late.grown' : 'love.late.thirty', { age }),
    ),
  ]
}

/** Where the chart is not late, with what the houses that were asked have measured by. */
function notLate(c: Composer, id: string): Line {
  const measure = measuredBy(c.input.concern)
  return measure === null ? c.line([id], 'love.late.none') : c.line([id], 'love.late.measured', { measure: c.say(`measure.by.${measure}`) })
}

/** What lay on the years of waiting that were told, by the reasons of page 1 and of the past check. */
function timeLine(c: Composer): Line | null {
  const hard = hardOf(c)
  if (hard === null || hard.slack === null || hard.kind !== 'match') return null
  const reasons = hardReasons(c, hard)
  if (reasons.length === 0) return null
  return c.line(
    reasons.map(({ id }) => id),
    'love.late.time',
    { reasons: { list: reasons.map(({ text }) => text) } },
  )
}

/** What makes a marriage late: Saturn, the lord of the 7th or Venus in a hard house, a node in the 7th, few points on it. */
export type LateKind = 'saturn' | 'hidden' | 'venus' | 'node' | 'points'

/** What tradition reads as late, the plainest first, each as a clause. */
export function lateReasons(c: Composer): { id: string; found: string[]; kinds: LateKind[] } {
  const view = c.facts.main
  const lord = view.lordOf(7)
  const hidden = (graha: Graha): boolean => [6, 8, 12].includes(view.houseOf(graha))
  const saturnSees = view.houseOf('saturn') === 7 || view.aspecting(7).includes('saturn')
  const saturnHolds = lord === 'saturn' || c.facts.company(lord).includes('saturn') || c.facts.seenBy(lord).includes('saturn')
  const points = savOf(c)?.(7) ?? FEW_POINTS
  const node = view.occupants(7).find(isNode)
  const reasons: [boolean, readonly Graha[], () => string, LateKind][] = [
    [saturnSees, ['saturn'], () => c.say('love.late.saturn', { sits: view.houseOf('saturn') === 7 ? 1 : 0 }), 'saturn'],
    [
      !saturnSees && saturnHolds,
      ['saturn', lord],
      () =>
        c.say(lord === 'saturn' ? 'love.late.saturnRules' : 'love.late.saturnLord', {
          lord: c.graha(lord),
          joins: c.facts.company(lord).includes('saturn') ? 1 : 0,
        }),
      'saturn',
    ],
    [hidden(lord), [lord], () => c.say('love.late.hidden', { lord: c.graha(lord), house: c.house(view.houseOf(lord)) }), 'hidden'],
    [lord !== 'venus' && hidden('venus'), ['venus'], () => c.say('love.late.venus', { house: c.house(view.houseOf('venus')) }), 'venus'],
    [node !== undefined, node === undefined ? [] : [node], () => c.say('love.late.node', { node: c.graha(node ?? 'rahu') }), 'node'],
    [points < FEW_POINTS, [], () => c.say('love.late.points', { points }), 'points'],
  ]
  const told = reasons.filter(([holds]) => holds).slice(0, MOST_REASONS)
  // the margin has the grahas that the reasons name, or the points where these alone speak
  const named = [...new Set(told.flatMap(([, grahas]) => grahas))]
  return {
    id:
      told.length > 0 && named.length === 0
        ? savFinding(c, 7, 'love')
        : placesFinding(c, 'love.late', 'practice.housesOfMarriage', 'love', named.length > 0 ? named : [lord, 'venus', 'saturn']),
    found: told.map(([, , say]) => say()),
    kinds: told.map(([, , , kind]) => kind),
  }
}

/** True for those of whom a match is told in plain questions: who ask for a marriage, or again for one, and the young who asked of other things. */
function asksOfMatch(c: Composer): boolean {
  const { age, love } = c.asker
  if (!c.timed || age < ASKING_FROM) return false
  if (askedTopics(c).has('love'))
    return age < MATCHED && !unsaid(c) && (love === 'parted' || (love === 'open' && subjectOf(c.input.concern, 'love') === 'marriage'))
  return love === 'open' && age <= ASKING_TO
}

/** Where somebody is met by practice: the seat of the 7th lord. */
export function meetPlace(c: Composer): { id: string; place: string } {
  const graha = c.facts.main.lordOf(7)
  return {
    id: placesFinding(c, 'love.meet', 'practice.housesOfMarriage', 'love', [graha]),
    place: c.timed ? c.say(`love.meet.at.${c.facts.main.houseOf(graha)}`, { graha: c.graha(graha) }) : c.say('love.meet.open'),
  }
}

/** By which way one meets, from the seat of the 7th lord. */
export function meetLine(c: Composer): Line {
  const graha = c.facts.main.lordOf(7)
  const placed = c.facts.main.houseOf(graha)
  const id = placesFinding(c, 'love.meet', 'practice.housesOfMarriage', 'love', [graha])
  return c.line([id], 'love.meet', { graha: c.graha(graha), house: c.house(placed), place: c.say(`love.meet.${placed}`) })
}

/** Houses of the 7th lord by which one meets near home. */
const NEAR_HOME: readonly House[] = [2, 3, 4, 11]
export const meetsNearHome = (c: Composer): boolean => NEAR_HOME.includes(c.facts.main.houseOf(c.facts.main.lordOf(7)))

export function matchBlocks(c: Composer): Block[] {
  if (!asksOfMatch(c)) return []
  const { id: late, found } = lateReasons(c)
  const ask = (key: MessageKey, line: Line) => [{ text: c.say(key), ids: line.ids, mark: 'strong' as const }, line]
  // told here, and then no more under what the 5th house says
  const choice = choiceLine(c)
  c.fresh(choice)
  // a second marriage is neither early nor late, and whoever reads why it has taken its time has been told
  const soon = c.asker.love === 'parted' || isToldLate(c)
  return [
    c.heading(mayBeBound(c) ? 'love.headMatchMaybe' : 'love.headMatch'),
    c.list([
      ask('love.ask.choice', choice),
      ...(soon
        ? []
        : [
            ask(
              'love.ask.soon',
              c.line([late], found.length === 0 ? 'love.soon.free' : 'love.soon.late', {
                reasons: found.slice(0, 2).join('; '),
                count: Math.min(2, found.length),
              }),
            ),
          ]),
      ask('love.ask.where', meetLine(c)),
    ]),
  ]
}

/** Whose introduction leads to a marriage where affection does not, by the house of the 7th lord: the family's and its elders', or that of one's own circle. */
const INTRODUCED: Partial<Record<House, 'family' | 'circle'>> = { 2: 'family', 4: 'family', 9: 'family', 10: 'circle', 11: 'circle' }
/** Houses of the 7th lord by which others bring the name, even where the choice is one's own. */
const BROUGHT: readonly House[] = [2, 3, 4, 7]

export type MatchKind = { kind: 'own' | 'family' | 'circle' | 'open'; how: string; id: string; brought: boolean }

/** Love match or introduction: how the lords of the 5th and the 7th stand to one another (practice); whatever tells by whom one meets goes by it. */
export function matchKind(c: Composer): MatchKind {
  const view = c.facts.main
  const [lord5, lord7] = [view.lordOf(5), view.lordOf(7)]
  const [sign5, sign7] = [c.facts.sign(lord5), c.facts.sign(lord7)]
  const id = placesFinding(c, 'love.choice', 'practice.fifthAndSeventh', 'love', [lord5, lord7])
  const how =
    sign5 === sign7
      ? c.say('love.choice.join', { sign: c.sign(sign5) })
      : aspectsSign(lord5, sign5, sign7) || aspectsSign(lord7, sign7, sign5)
        ? c.say('love.choice.see', { sign5: c.sign(sign5), sign7: c.sign(sign7) })
        : view.houseOf(lord5) === 7 || view.houseOf(lord7) === 5
          ? c.say('love.choice.seat')
          : aspectsSign(lord5, sign5, view.signOf(7))
            ? c.say('love.choice.sees7', { sign5: c.sign(sign5), lord5: c.graha(lord5) })
            : null
  const brought = BROUGHT.includes(view.houseOf(lord7))
  if (how !== null) return { kind: 'own', how, id, brought }
  return { kind: INTRODUCED[view.houseOf(lord7)] ?? 'open', how: '', id, brought }
}

/** The way to a marriage as page 1 tells it: a match of one's own choosing, or by whose introduction, with what in the chart says so. */
export function wayOfMatch(c: Composer): Line {
  const { kind, how, id } = matchKind(c)
  const house = c.facts.main.houseOf(c.facts.main.lordOf(7))
  if (kind === 'own') return c.line([id], 'point.way.own', { how })
  if (!c.timed) return c.line([id], `point.way.${kind}.moon`)
  if (kind === 'open') return c.line([id], 'point.way.open')
  const slots = { house: c.house(house), area: c.say(`love.choice.area.${house as 2}`) }
  return kind === 'family'
    ? c.line([id], 'point.way.family', slots)
    : c.line([id], 'point.way.circle', { ...slots, who: c.say(`love.choice.who.${house as 10}`) })
}

export function choiceLine(c: Composer): Line {
  const view = c.facts.main
  const [lord5, lord7] = [view.lordOf(5), view.lordOf(7)]
  const { kind, how, id } = matchKind(c)
  if (kind === 'own') return c.line([id], 'love.choice.own', { lord5: c.grahaStart(lord5), lord7: c.graha(lord7), how })
  const placed7 = view.houseOf(lord7)
  const loved = c.asker.love === 'partner'
  if (kind === 'family' || kind === 'circle')
    return c.line([id], loved ? `love.choice.${kind}Partner` : 'love.choice.family', {
      road: c.say(`love.choice.road.${c.facts.main.houseOf(c.facts.main.lordOf(7)) as 2}`),
      lord5: c.graha(lord5),
      lord7: c.grahaStart(lord7),
      houses: c.house(placed7),
    })
  if (isCountedFrom(c, lord5) || isCountedFrom(c, lord7))
    return c.line([id], 'love.choice.openMoon', { lord5: c.grahaStart(lord5), lord7: c.graha(lord7) })
  return c.line([id], loved ? 'love.choice.openPartner' : 'love.choice.open', {
    lord5: c.grahaStart(lord5),
    lord7: c.graha(lord7),
    placed5: c.house(view.houseOf(lord5)),
    placed7: c.house(placed7),
  })
}
