import type { Graha } from '@disha/contracts/chart'
import type { Block } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { periodHouse, seatOf, wellPlaced } from '../compose/parts.ts'
import { standing } from '../compose/strength.ts'
import { placeFromMoon } from '../rules/passages.ts'
import { strongestInSight, windowYears, type Window, type WindowNote } from '../rules/windows.ts'
import { TOPIC_HOUSE, type MainTopic } from '../rules/witnesses.ts'
import type { Slots } from '../phrasebook/phrasebook.ts'
import { questionOf } from '../question.ts'
import { topicsOf } from '../topics.ts'
import { allWindows, windows } from './cache.ts'
import { tieLine, topicTerm } from './verdict.ts'

/** Dates as a margin: " (± 9 days)"; nothing where they are exact. */
export const errorClause = (c: Composer, errorDays: number): string => (errorDays === 0 ? '' : c.say('window.error', { days: errorDays }))

type Edges = Pick<Window, 'from' | 'to' | 'fromErrorDays' | 'toErrorDays'>

/** The margin of a stretch behind its two dates: of both, of the one that a sub-period sets, or none. */
export function edgesClause(c: Composer, { fromErrorDays, toErrorDays }: Edges): string {
  if (fromErrorDays === toErrorDays) return errorClause(c, fromErrorDays)
  return fromErrorDays > 0 ? c.say('window.errorFrom', { days: fromErrorDays }) : c.say('window.errorTo', { days: toErrorDays })
}

/** Both dates of a stretch for a sentence, each as finely as its own margin bears. */
export const edgeSlots = (c: Composer, { from, to, fromErrorDays, toErrorDays }: Edges) => ({
  from: c.date(from, fromErrorDays),
  to: c.date(to, toErrorDays),
})

/** The same for a cell of a table. */
export const edgesText = (c: Composer, { from, to, fromErrorDays, toErrorDays }: Edges): string =>
  c.say('ledger.span', { from: c.book.date(from, grainOf(fromErrorDays)), to: c.book.date(to, grainOf(toErrorDays)) })

const grainOf = (errorDays: number): 'month' | 'day' => (errorDays > 12 ? 'month' : 'day')

/** Saturn in the house or looking at it; nothing where he is not. */
const saturnClause = (c: Composer, { saturn, sign }: Window): string =>
  saturn === null ? '' : c.say(saturn.sign === sign ? 'window.saturn.in' : 'window.saturn.sees', { sign: c.sign(saturn.sign) })

/** Whether Jupiter stands in the house or looks at it from elsewhere. */
const howOf = ({ jupiter, sign }: Window): 'in' | 'sees' => (jupiter.sign === sign ? 'in' : 'sees')

/** What decides the advice of a stretch: the heaviest of what speaks against it. */
type Advised = 'begin' | 'plan.lord' | 'plan.saturn' | 'plan.rahu' | 'prepare.jupiter' | 'prepare.saturn'

/** The reason of a stretch's advice. */
export const advisedBy = ({ advice, notes: [first] }: Window): Advised =>
  first === undefined ? 'begin' : (`${advice}.${first.kind}` as Exclude<Advised, 'begin'>)

/** The place from the Moon of the graha that decides the advice. */
export function placeSlot(c: Composer, { notes: [first] }: Window): Slots {
  return first === undefined || first.kind === 'lord' ? {} : { place: c.house(first.place) }
}

/** What Jupiter touches: the house of a topic from the lagna or from the Moon. */
const areaOf = (c: Composer, window: Window): string =>
  c.say(`window.area.${window.counted}.${howOf(window)}`, {
    house: c.house(TOPIC_HOUSE[window.topic]),
    sign: c.sign(window.sign),
    topic: c.say(`window.area.${window.topic}`),
  })

/** A stretch in one sentence; then what to do with it and why; then why its lord belongs to the subject. */
export function windowLines(c: Composer, window: Window): Line[] {
  const { period, jupiter } = window
  const slots = {
    ...edgeSlots(c, window),
    sign: c.sign(jupiter.sign),
    area: areaOf(c, window),
    double: saturnClause(c, window),
  }
  if (period === null) return [c.varied(window.ids, 'window.moon', slots), ...adviceLines(c, window)]
  const [maha, antar] = period.lords
  return [
    c.varied(window.ids, 'window.one', { ...slots, error: edgesClause(c, window), maha: c.graha(maha), antar: c.graha(antar) }),
    ...adviceLines(c, window),
    tieLine(c, antar, window.topic),
  ]
}

/** Of a graha's sign and house the one that makes it well or ill placed; a node acts for the lord of its sign. */
function stateOf(c: Composer, graha: Graha): string {
  const { by } = periodHouse(c, graha)
  const state =
    standing(c, by) === (wellPlaced(c, by) ? 'strong' : 'weak')
      ? seatOf(c, by)
      : c.say(c.timed ? 'window.inHouse' : 'window.inHouseMoon', { house: c.house(c.facts.main.houseOf(by)) })
  return by === graha ? state : c.say('window.actsFor', { by: c.graha(by), state })
}

/** What to do with a stretch, with the fact that says so. */
export function adviceLines(c: Composer, window: Window): Line[] {
  const antar = window.period?.lords[1]
  const advised = advisedBy(window)
  if (advised === 'begin' && antar === undefined)
    return [c.line(window.ids, 'window.do.moon', { place: c.house(placeFromMoon(c, window.jupiter)) })]
  const lord: Slots = antar === undefined ? {} : { antar: c.grahaStart(antar), state: stateOf(c, antar) }
  return [c.varied(window.ids, `window.do.${advised}`, { ...lord, ...placeSlot(c, window) })]
}

/** The same as a clause to end a sentence with. */
function adviceClause(c: Composer, window: Window): string {
  const antar = window.period?.lords[1]
  const advised = advisedBy(window)
  if (advised === 'begin' && antar === undefined) return ''
  return c.say(`window.but.${advised}`, { ...(antar === undefined ? {} : { antar: c.graha(antar) }), ...placeSlot(c, window) })
}

/** The next stretch in which a topic is in focus, what makes it, and what to do with it. */
export function nextLine(c: Composer, next: Window): Line {
  const open = next.from <= c.input.asOf
  const slots = {
    topic: topicTerm(next.topic),
    topic2: c.say(`topic.isare.${next.topic}`),
    ...edgeSlots(c, next),
    sign: c.sign(next.jupiter.sign),
    error: open ? errorClause(c, next.toErrorDays) : edgesClause(c, next),
    advice: adviceClause(c, next),
  }
  if (next.period === null) return c.line(next.ids, open ? 'topic.nowMoon' : 'topic.nextMoon', slots)
  const [maha, antar] = next.period.lords
  return c.line(next.ids, open ? 'topic.now' : 'topic.next', { ...slots, maha: c.graha(maha), antar: c.graha(antar) })
}

/** True for the love of the widowed who did not ask about it: no date of a new bond is told to them. */
export function undated(c: Composer, topic: MainTopic): boolean {
  if (topic !== 'love' || c.asker.love !== 'widowed') return false
  const { concern, topics } = c.input
  if (topics.includes('love')) return false
  return questionOf(concern).pair === 'homeOrAbroad' || !topicsOf({ concern, topics }).topics.includes('love')
}

const ELDER = 60
const GROWN = 19

/** In whose words a stretch is told: by the work somebody does or prepares, by the bond they have or look for, by their age. */
export function kindOf(c: Composer, topic: MainTopic) {
  if (topic === 'career') {
    const { work, trade } = c.asker
    return work === 'livelihood' && (trade === 'business' || trade === 'post') ? (`career.${trade}` as const) : (`career.${work}` as const)
  }
  if (topic === 'abroad') return 'abroad' as const
  if (c.asker.love === 'bond' || c.asker.love === 'partner') return `love.${c.asker.love}` as const
  if (c.asker.love === 'widowed' || c.asker.love === 'wide') return 'love.elder' as const
  return c.asker.age >= ELDER ? ('love.elder' as const) : c.asker.age < GROWN ? ('love.young' as const) : ('love.open' as const)
}

/** What the next stretch asks of a person in their state: the work they do or prepare, the bond they have or look for. */
export function stepLines(c: Composer, topic: MainTopic): Line[] {
  const [next] = windows(c)[topic]
  const antar = next?.period?.lords[1]
  if (next === undefined || antar === undefined || undated(c, topic)) return []
  const open = next.from <= c.input.asOf
  const dates = { ...edgeSlots(c, next), error: open ? errorClause(c, next.toErrorDays) : edgesClause(c, next) }
  return [
    c.line(next.ids, 'step.line', {
      when: c.say(open ? 'step.until' : 'step.between', dates),
      what: c.say(`step.${kindOf(c, topic)}.${next.advice}`),
      why: c.say(`step.why.${advisedBy(next)}`, {
        antar: c.graha(antar),
        jupiter: c.say(`step.jupiter.${howOf(next)}`),
        ...placeSlot(c, next),
      }),
    }),
  ]
}

/** The strongest stretch in sight where it is not the next one, and a stronger one that is far off. */
export function strongestLines(c: Composer, topic: MainTopic): Line[] {
  const ranked = allWindows(c)[topic]
  const [first] = ranked
  const inSight = strongestInSight(ranked, c.input.asOf)
  const key = ({ advice }: Window) => (advice === 'prepare' ? 'Prepare' : '')
  return [
    ...(inSight === undefined || inSight === windows(c)[topic][0]
      ? []
      : [c.line(inSight.ids, `topic.strongest${key(inSight)}`, edgeSlots(c, inSight))]),
    ...(first === undefined || first === inSight ? [] : [c.line(first.ids, `topic.strongestFar${key(first)}`, edgeSlots(c, first))]),
  ]
}

/** How strong a stretch is among the others; one to prepare in is in focus rather than strong. */
function rankText(c: Composer, window: Window): string {
  const manner = window.advice === 'prepare' ? 'Prepare' : ''
  if (window.rank === 1) return c.say(`window.rank.first${manner}`)
  const inSight = strongestInSight(allWindows(c)[window.topic], c.input.asOf)
  return c.say(window === inSight ? `window.rank.inSight${manner}` : `window.rank.${window.strength}`)
}

/** What opens a stretch, in a few words for a table. */
const reasonOf = (c: Composer, window: Window): string =>
  c.say(`window.opens.${window.counted}.${howOf(window)}`, {
    sign: c.sign(window.jupiter.sign),
    target: c.sign(window.sign),
    house: c.house(TOPIC_HOUSE[window.topic]),
    double: saturnClause(c, window),
  })

/** What speaks against a stretch, in a few words for a table. */
const noteText = (c: Composer, note: WindowNote): string =>
  note.kind === 'lord'
    ? c.say('window.note.lord', { graha: { term: `grahaBare.${note.graha}` } })
    : c.say(`window.note.${note.kind}`, { place: c.house(note.place) })

/** The told stretches of a topic at a glance: when, by whose clock, what opens them, what is meanwhile against, how strong. */
export function windowTable(c: Composer, topic: MainTopic): Block[] {
  const told = windows(c)[topic]
  if (told.length === 0) return []
  const { period } = told[0]
  const errorDays = Math.max(...told.map((window) => window.errorDays))
  return [
    {
      kind: 'table',
      caption: c.say('window.table', {
        topic: topicTerm(topic),
        years: windowYears(c),
        error: errorDays === 0 ? '' : c.say('window.tableError', { days: errorDays }),
      }),
      columns: [
        { label: c.say('table.when'), align: 'start' },
        ...(period === null ? [] : [{ label: c.say('table.period'), align: 'start' as const }]),
        { label: c.say('table.opens'), align: 'start' },
        { label: c.say('table.meanwhile'), align: 'start' },
        { label: c.say('table.strength'), align: 'start' },
      ],
      rows: told.map((window) => [
        edgesText(c, window),
        ...(window.period === null
          ? []
          : [`${c.book.term(`grahaBare.${window.period.lords[0]}`)} / ${c.book.term(`grahaBare.${window.period.lords[1]}`)}`]),
        reasonOf(c, window),
        window.notes.map((note) => noteText(c, note)).join('; ') || c.say('window.note.none'),
        rankText(c, window),
      ]),
    },
  ]
}
