import type { Graha } from '@disha/contracts/chart'
import type { Block } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { aboutGraha, dignityFinding, isNode, lordFinding, periodFinding, placeFinding, placedOf, wellPlaced } from '../compose/parts.ts'
import { addYears } from '../facts/calendar.ts'
import { signLord, type House } from '../facts/houses.ts'
import { savFinding, savOf } from '../rules/witnesses.ts'
import { MAIN_TOPICS, type MainTopic } from '../rules/witnesses.ts'
import { isShortOnly, shortConcernsOf, type ShortConcern } from '../subjects.ts'
import { topicsOf } from '../topics.ts'
import { methodFinding } from './verdict.ts'

/** Houses (the first is the concern's own) and pointers of the shorter concerns: BPHS 11.3-10 and 32.31-34. */
const GROUND: Readonly<Record<ShortConcern, { houses: readonly [House, House]; pointers: readonly Graha[] }>> = {
  money: { houses: [2, 11], pointers: ['jupiter'] },
  family: { houses: [4, 2], pointers: ['moon'] },
  study: { houses: [5, 4], pointers: ['mercury', 'jupiter'] },
  business: { houses: [7, 10], pointers: ['mercury'] },
  job: { houses: [6, 10], pointers: ['saturn'] },
  spirit: { houses: [9, 12], pointers: ['jupiter', 'ketu'] },
}
const YEARS_AHEAD = 10

/**
 * The shorter concerns of a question, whether they (or the mind) answer it alone, and which fields they cover: a question about money, study,
 * family and the like is not answered by the verdict on the whole field.
 */
export function shortLead(c: Composer): { short: ShortConcern[]; alone: boolean; mind: boolean; covered: (field: MainTopic) => boolean } {
  const { concern, topics: asked, concerns } = c.input
  const { lead, topics, distress } = topicsOf({ concern, topics: asked })
  const short = distress ? [] : shortConcernsOf(concern, concerns)
  const covered = (field: MainTopic): boolean => short.length > 0 && isShortOnly(concern, field, concerns)
  const main = MAIN_TOPICS.find((topic) => topic === lead)
  return {
    short,
    covered,
    mind: topics.includes('wellbeing'),
    alone: main === undefined ? short.length > 0 || lead === 'wellbeing' : covered(main),
  }
}

/** A child's study or mood is read in a parent's chart: said once, so that nobody takes it for the child's own. */
export const childLines = (c: Composer): Line[] =>
  c.asker.parent ? [c.line([methodFinding(c, 'child', 'bphs11.14-16')], 'short.child')] : []

type Judged = {
  ids: string[]
  voices: Map<Graha | 'points', number>
  state: 'well' | 'mixed' | 'ill'
  topic: string
  lords: Graha[]
  points: number | null
}

/** What the lords, pointers and points of a concern come to. */
function judged(c: Composer, concern: ShortConcern): Judged {
  const { houses, pointers } = GROUND[concern]
  const view = c.facts.main
  const lords = houses.map((house) => view.lordOf(house))
  const voices = new Map<Graha | 'points', number>()
  for (const graha of [...lords, ...pointers]) voices.set(graha, voiceOf(c, graha))
  const sav = savOf(c)
  const points = sav?.(houses[0]) ?? null
  if (points !== null) voices.set('points', points > 30 ? 1 : points < 25 ? -1 : 0)
  const helping = [...voices.values()].filter((voice) => voice > 0).length
  const hindering = [...voices.values()].filter((voice) => voice < 0).length
  const state = helping > hindering ? 'well' : hindering > helping ? 'ill' : 'mixed'
  const ids = [...houses.map((house) => lordFinding(c, house, 'general').id), ...pointers.map((graha) => dignityFinding(c, graha))]
  return { ids, voices, state, topic: c.say(`short.topic.${concern}`), lords, points }
}

/** A concern of the shorter kind in two sentences: what its signs come to, and its next period. */
export function shortAnswer(c: Composer, concern: ShortConcern): Line[] {
  const { ids, voices, state, topic } = judged(c, concern)
  const count = (side: number): number => [...voices.values()].filter((voice) => voice * side > 0).length
  return [
    c.line(ids, `short.verdict.${state}`, { topic, heard: voices.size, for: count(1), against: count(-1) }),
    whenLine(c, concern, topic, ids),
  ]
}

/** Who helps and who hinders, by name. */
function sideLines(c: Composer, concern: ShortConcern, { voices, ids }: Judged): Line[] {
  const { houses } = GROUND[concern]
  const view = c.facts.main
  const nameOf = (voice: Graha | 'points'): string => {
    if (voice === 'points') return c.say('short.voice.points', { house: c.house(houses[0]) })
    const ruled = houses.filter((house) => view.lordOf(house) === voice)
    return ruled.length === 0
      ? c.say('short.voice.karaka', { graha: c.graha(voice) })
      : c.say('short.voice.lord', { graha: c.graha(voice), houses: { list: ruled.map((house) => c.house(house)) } })
  }
  return ([1, -1] as const).flatMap((side) => {
    const names = [...voices].flatMap(([voice, weight]) => (weight * side > 0 ? [nameOf(voice)] : []))
    return names.length === 0 ? [] : [c.line(ids, side === 1 ? 'short.helping' : 'short.hindering', { names: { list: names } })]
  })
}

/**
 * A concern of the shorter kind on half a page: its houses, pointers and points, who helps and hinders, what to do.
 * @param answered its verdict and its next period have been told above
 */
export function shortBlocks(c: Composer, concern: ShortConcern, answered: boolean): Block[] {
  const { houses, pointers } = GROUND[concern]
  const view = c.facts.main
  const found = judged(c, concern)
  const { voices, state, topic, lords, points } = found
  const lead = lords[0] as Graha
  // whoever helps or hinders is named beside the advice; the lord where only the points speak
  const wanted = state === 'well' ? 1 : -1
  const named = [...voices].flatMap(([graha, voice]) => (graha !== 'points' && voice === wanted ? [graha] : []))[0]
  const advice = named === undefined && state === 'well' ? 'mixed' : state
  const inside = view.occupants(houses[0])
  const [own, other] = houses
  const houseLine = (house: House): Line => {
    const { id, graha } = lordFinding(c, house, 'general')
    return c.line([id], 'short.house', {
      lord: c.grahaStart(graha),
      house: c.house(house),
      area: { term: `area.${house}` },
      state: placedOf(c, graha),
    })
  }
  const lines: Line[] =
    lords[0] === lords[1]
      ? [
          c.line(
            houses.map((house) => lordFinding(c, house, 'general').id),
            'short.houses',
            {
              lord: c.grahaStart(lead),
              house: c.house(own),
              area: { term: `area.${own}` },
              house2: c.house(other),
              area2: { term: `area.${other}` },
              state: placedOf(c, lead),
            },
          ),
        ]
      : [houseLine(own), houseLine(other)]
  if (inside.length > 0)
    lines.push(
      c.line(
        inside.map((graha) => placeFinding(c, graha).id),
        'short.occupants',
        {
          house: c.house(houses[0]),
          sign: c.sign(view.signOf(houses[0])),
          grahas: { list: inside.map((graha) => c.graha(graha)) },
          count: inside.length,
        },
      ),
    )
  for (const graha of pointers)
    if (!lords.includes(graha as 'sun')) lines.push(c.line([dignityFinding(c, graha)], 'short.karaka', { ...aboutGraha(c, graha), topic }))
  if (points !== null)
    lines.push(
      c.line([savFinding(c, houses[0], 'general')], 'short.points', {
        sign: c.sign(view.signOf(houses[0])),
        house: c.house(houses[0]),
        points,
        grade: c.say(`short.grade.${points > 30 ? 'good' : points < 25 ? 'hard' : 'mid'}`),
      }),
    )
  return [
    c.heading(`short.head.${concern}`),
    c.paragraph(...(answered ? [] : shortAnswer(c, concern)), ...lines, ...sideLines(c, concern, found)),
    c.paragraph(
      c.line([lordFinding(c, houses[0], 'general').id], `short.do.${concern}.${advice}`, { lord: c.graha(named ?? lead) }),
      c.line([methodFinding(c, 'shortConcern', 'bphs11.14-16')], `short.cannot.${concern}`),
    ),
  ]
}

const voiceOf = (c: Composer, graha: Graha): number => {
  if (wellPlaced(c, graha) && c.facts.strength(graha) >= 0) return 1
  return c.facts.strength(graha) <= -1 || [6, 8, 12].includes(c.facts.main.houseOf(graha)) ? -1 : 0
}

/** The running or the next sub-period whose lord rules one of the houses or stands in it. */
function whenLine(c: Composer, concern: ShortConcern, topic: string, ids: readonly string[]): Line {
  const { houses } = GROUND[concern]
  const { grain, antars, errorDays } = c.dashas
  const view = c.facts.main
  const end = addYears(c.input.asOf, YEARS_AHEAD)
  const tiesOf = (graha: Graha): string[] => {
    const acts = isNode(graha) ? signLord(c.facts.sign(graha)) : graha
    const ruled = view.ruledBy(acts).filter((house) => houses.includes(house))
    const list = { list: ruled.map((house) => c.house(house)) }
    return [
      ...(ruled.length === 0
        ? []
        : [isNode(graha) ? c.say('tie.acts', { lord: c.graha(acts), house: list }) : c.say('tie.rules', { house: list })]),
      ...(houses.includes(view.houseOf(graha)) ? [c.say('tie.stands', { house: c.house(view.houseOf(graha)) })] : []),
    ]
  }
  const dated = grain === 'antar' || grain === 'pratyantar'
  const found = dated
    ? antars.find(({ from, to, lords }) => to > c.input.asOf && from < end && tiesOf(lords[1] as Graha).length > 0)
    : undefined
  if (!dated) return c.line(ids, 'short.undated', { topic })
  if (found === undefined) return c.line(ids, 'short.none', { topic })
  const [maha, antar] = found.lords as [Graha, Graha]
  const slots = { topic, maha: c.graha(maha), antar: c.graha(antar), to: c.date(found.to, errorDays), ties: { list: tiesOf(antar) } }
  const id = periodFinding(c, found)
  return found.from <= c.input.asOf
    ? c.line([id], 'short.now', slots)
    : c.line([id], 'short.when', { ...slots, from: c.date(found.from, errorDays) })
}
