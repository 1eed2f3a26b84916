import type { Graha } from '@disha/contracts/chart'
import type { Block } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { seatOf, wellPlaced } from '../compose/parts.ts'
import { standing } from '../compose/strength.ts'
import { placeFromMoon } from '../rules/passages.ts'
import { strongestInSight, windowYears, type Window, type WindowNote } from '../rules/windows.ts'
import { TOPIC_HOUSE, type MainTopic } from '../rules/witnesses.ts'
import { addDays } from '../facts/calendar.ts'
import type { Slots } from '../phrasebook/phrasebook.ts'
import { allWindows, windows } from './cache.ts'
import { tieLine, topicTerm } from './verdict.ts'

/** Ends that are this near to a stretch's own are the same for a reader, in days. */
const SAME_DAYS = 7

const near = (a: string, b: string): boolean => a <= addDays(b, SAME_DAYS) && b <= addDays(a, SAME_DAYS)

/** Dates as a margin: " (± 9 days)"; nothing where they are exact. */
export const errorClause = (c: Composer, errorDays: number): string => (errorDays === 0 ? '' : c.say('window.error', { days: errorDays }))

/** Since when, until when Saturn is on the same house; nothing where he is not. */
function saturnClause(c: Composer, { saturn, from, to }: Window): string {
  const [first, ...more] = saturn
  if (first === undefined) return ''
  if (more.length > 0)
    return c.say('window.saturn.times', {
      spans: { list: saturn.map((span) => c.say('until.span', { from: c.date(span.from), to: c.date(span.to) })) },
    })
  const [whole, tail] = [near(first.from, from), near(first.to, to)]
  const how = whole && tail ? 'all' : whole ? 'until' : tail ? 'from' : 'between'
  return c.say(`window.saturn.${how}`, { from: c.date(first.from), to: c.date(first.to) })
}

function bestClause(c: Composer, { best, from, to, errorDays }: Window): string {
  if (near(best.from, from) && near(best.to, to)) return ''
  return c.say('window.best', { from: c.date(best.from, errorDays), to: c.date(best.to, errorDays) })
}

/** What Jupiter touches: the house of a topic from the lagna or from the Moon. */
const areaOf = (c: Composer, { counted, sign, topic }: Window): string =>
  c.say(`window.area.${counted}`, { house: c.house(TOPIC_HOUSE[topic]), sign: c.sign(sign), topic: c.say(`window.area.${topic}`) })

/** A stretch in one sentence; then what to do with it and why; then why its lord belongs to the subject. */
export function windowLines(c: Composer, window: Window): Line[] {
  const { from, to, errorDays, period, jupiter } = window
  const slots = {
    from: c.date(from, errorDays),
    to: c.date(to, errorDays),
    sign: c.sign(jupiter.sign),
    area: areaOf(c, window),
    double: saturnClause(c, window),
    best: bestClause(c, window),
  }
  if (period === null) return [c.varied(window.ids, 'window.moon', slots), ...adviceLines(c, window)]
  const [maha, antar] = period.lords
  return [
    c.varied(window.ids, 'window.one', { ...slots, error: errorClause(c, errorDays), maha: c.graha(maha), antar: c.graha(antar) }),
    ...adviceLines(c, window),
    tieLine(c, antar, window.topic),
  ]
}

/** Of a graha's sign and house the one that makes it well or ill placed. */
function stateOf(c: Composer, graha: Graha): string {
  if (standing(c, graha) === (wellPlaced(c, graha) ? 'strong' : 'weak')) return seatOf(c, graha)
  return c.say(c.timed ? 'window.inHouse' : 'window.inHouseMoon', { house: c.house(c.facts.main.houseOf(graha)) })
}

/** What to do with a stretch, with the fact that says so. */
export function adviceLines(c: Composer, window: Window): Line[] {
  const place = c.house(placeFromMoon(c, window.jupiter))
  const antar = window.period?.lords[1]
  if (window.advice === 'prepare') return [c.varied(window.ids, 'window.do.prepare', { place })]
  if (antar === undefined) return [c.line(window.ids, 'window.do.moon', { place })]
  return [c.varied(window.ids, `window.do.${window.advice}`, { antar: c.grahaStart(antar), state: stateOf(c, antar) })]
}

/** The same as a clause to end a sentence with. */
function adviceClause(c: Composer, window: Window): string {
  const antar = window.period?.lords[1]
  if (window.advice === 'prepare') return c.say('window.but.prepare', { place: c.house(placeFromMoon(c, window.jupiter)) })
  if (antar === undefined) return ''
  return c.say(`window.but.${window.advice}`, { antar: c.graha(antar) })
}

/** The next stretch in which a topic is in focus, what makes it, and what to do with it. */
export function nextLine(c: Composer, next: Window): Line {
  const open = next.from <= c.input.asOf
  const slots = {
    topic: topicTerm(next.topic),
    topic2: c.say(`topic.isare.${next.topic}`),
    from: c.date(next.from, next.errorDays),
    to: c.date(next.to, next.errorDays),
    sign: c.sign(next.jupiter.sign),
    error: errorClause(c, next.errorDays),
    advice: adviceClause(c, next),
  }
  if (next.period === null) return c.line(next.ids, open ? 'topic.nowMoon' : 'topic.nextMoon', slots)
  const [maha, antar] = next.period.lords
  return c.line(next.ids, open ? 'topic.now' : 'topic.next', { ...slots, maha: c.graha(maha), antar: c.graha(antar) })
}

const ELDER = 60
const GROWN = 19

/** In whose words a stretch is told: by the work somebody does or prepares, by the bond they have or look for, by their age. */
export function kindOf(c: Composer, topic: MainTopic) {
  if (topic === 'career') return `career.${c.asker.work}` as const
  if (topic === 'abroad') return 'abroad' as const
  if (c.asker.love === 'bond') return 'love.bond' as const
  return c.asker.age >= ELDER ? ('love.elder' as const) : c.asker.age < GROWN ? ('love.young' as const) : ('love.open' as const)
}

/** What the next stretch asks of a person in their state: the work they do or prepare, the bond they have or look for. */
export function stepLines(c: Composer, topic: MainTopic): Line[] {
  const [next] = windows(c)[topic]
  const antar = next?.period?.lords[1]
  if (next === undefined || antar === undefined) return []
  const dates = { from: c.date(next.from, next.errorDays), to: c.date(next.to, next.errorDays), error: errorClause(c, next.errorDays) }
  return [
    c.line(next.ids, 'step.line', {
      when: c.say(next.from <= c.input.asOf ? 'step.until' : 'step.between', dates),
      what: c.say(`step.${kindOf(c, topic)}.${next.advice}`),
      why: c.say(`step.why.${next.advice}`, { antar: c.graha(antar), place: c.house(placeFromMoon(c, next.jupiter)) }),
    }),
  ]
}

/** The strongest stretch in sight where it is not the next one, and a stronger one that is far off. */
export function strongestLines(c: Composer, topic: MainTopic): Line[] {
  const ranked = allWindows(c)[topic]
  const [first] = ranked
  const inSight = strongestInSight(ranked, c.input.asOf)
  const slotsOf = ({ from, to, errorDays }: Window): Slots => ({ from: c.date(from, errorDays), to: c.date(to, errorDays) })
  return [
    ...(inSight === undefined || inSight === windows(c)[topic][0] ? [] : [c.line(inSight.ids, 'topic.strongest', slotsOf(inSight))]),
    ...(first === undefined || first === inSight ? [] : [c.line(first.ids, 'topic.strongestFar', slotsOf(first))]),
  ]
}

/** How strong a stretch is among the others. */
function rankText(c: Composer, window: Window): string {
  if (window.rank === 1) return c.say('window.rank.first')
  const inSight = strongestInSight(allWindows(c)[window.topic], c.input.asOf)
  return c.say(window === inSight ? 'window.rank.inSight' : `window.rank.${window.strength}`)
}

/** What opens a stretch, in a few words for a table. */
const reasonOf = (c: Composer, window: Window): string =>
  c.say(`window.opens.${window.counted}`, {
    sign: c.sign(window.jupiter.sign),
    house: c.house(TOPIC_HOUSE[window.topic]),
    double: saturnClause(c, window),
  })

/** What speaks against a stretch, in a few words for a table: one entry for a graha and place, whose dates are named unless they are the whole. */
function noteTexts(c: Composer, { notes, from, to }: Window): string[] {
  const spans = new Map<string, WindowNote[]>()
  for (const note of notes) {
    const key = note.kind === 'lord' ? note.kind : `${note.kind} ${note.place}`
    spans.set(key, [...(spans.get(key) ?? []), note])
  }
  return [...spans.values()].map((group) => {
    const [note] = group
    if (note.kind === 'lord') return c.say('window.note.lord', { graha: { term: `grahaBare.${note.graha}` } })
    const whole = group.length === 1 && near(note.from, from) && near(note.to, to)
    const dates = group.map((one) =>
      near(one.from, from)
        ? c.say('window.note.until', { to: c.date(one.to) })
        : near(one.to, to)
          ? c.say('window.note.from', { from: c.date(one.from) })
          : c.say('until.span', { from: c.date(one.from), to: c.date(one.to) }),
    )
    return c.say(`window.note.${note.kind}`, { place: c.house(note.place), dates: whole ? '' : ` ${dates.join(', ')}` })
  })
}

/** The told stretches of a topic at a glance: when, by whose clock, what opens them, what is meanwhile against, how strong. */
export function windowTable(c: Composer, topic: MainTopic): Block[] {
  const told = windows(c)[topic]
  if (told.length === 0) return []
  const { errorDays, period } = told[0]
  const grain = errorDays > 12 ? 'month' : 'day'
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
        c.say('ledger.span', { from: c.book.date(window.from, grain), to: c.book.date(window.to, grain) }),
        ...(window.period === null
          ? []
          : [`${c.book.term(`grahaBare.${window.period.lords[0]}`)} / ${c.book.term(`grahaBare.${window.period.lords[1]}`)}`]),
        reasonOf(c, window),
        noteTexts(c, window).join('; ') || c.say('window.note.none'),
        rankText(c, window),
      ]),
    },
  ]
}
