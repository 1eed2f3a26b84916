import type { Block } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import { groundWindows } from '../rules/ground-windows.ts'
import { GROUNDS, judge } from '../rules/grounds.ts'
import type { Part } from '../rules/windows.ts'
import { sentenceCase } from '../tarot/draw.ts'
import { meantText } from '../topics.ts'
import { chosenStretches, smallerOpenings, spanOf } from './answer-stretches.ts'
import { soonOpenings } from './short-concerns.ts'
import { sourcesOf } from './verdict.ts'

/** A venture of one's own at home, where it is named. */
const OWN_AT_HOME =
  / (?:start (?:something|a business|business|my own|own|a shop|up)|something of my own|own (?:business|thing|shop|work)|business|startup|shop|farming|hotel|dhandha|dhanda|thozhil|vyaparam|kadai) |व्यापार|धंधा|தொழில்|వ్యాపార/u

/** True where something of one's own is to be begun at home. */
export const meansOwnAtHome = (c: Composer): boolean => OWN_AT_HOME.test(meantText(c.input.concern))

const markOf = (c: Composer, isFull: boolean): string => (isFull ? '' : c.say('opening.light'))

/** The times for coming home in one sentence, the near ones first, as every chapter has them. */
function homecomingLine(c: Composer): Line {
  const openings = soonOpenings(c, 'return')
  if (openings.length === 0) return c.line(judge(c, 'return').ids, 'return.none')
  return c.line([...new Set(openings.flatMap(({ ids }) => ids))], 'return.times', {
    count: openings.length,
    spans: { list: openings.flatMap(({ parts, isFull }) => parts.map((part) => spanOf(c, part, markOf(c, isFull)))) },
  })
}

/** To whoever means to begin something of their own at home: the time that joins work and the way home, or each by itself; nothing where no such thing is named. */
function joinedLine(c: Composer): Line | null {
  if (!meansOwnAtHome(c)) return null
  const homes = soonOpenings(c, 'return').flatMap(({ parts, ids }) => parts.map((part) => ({ part, ids })))
  // where stretches of work lie far, the months that page 1 has for it
  const months = smallerOpenings(c, 'career').map(({ from, to, id }) => ({
    part: { from, to, fromErrorDays: 0, toErrorDays: 0 },
    ids: [id],
  }))
  const stretches = chosenStretches(c, 'career').flatMap(({ parts, ids }) => parts.map((part) => ({ part, ids })))
  const works = [...months, ...stretches].toSorted((a, b) => (a.part.from < b.part.from ? -1 : 1))
  const [home] = homes
  const [work] = works
  if (home === undefined) return null
  if (work === undefined) return c.line(home.ids, 'return.workFar')
  const pair = homes
    .flatMap((one) => works.filter((other) => shares(one.part, other.part)).map((other) => ({ one, other })))
    .toSorted((a, b) => (a.one.part.from < b.one.part.from ? -1 : 1))[0]
  if (pair === undefined)
    return c.line([...home.ids, ...work.ids], 'return.apart', { home: spanOf(c, home.part), work: spanOf(c, work.part) })
  const { one, other } = pair
  const begin = one.part.from > other.part.from ? one.part.from : other.part.from
  return c.line([...one.ids, ...other.ids], 'return.join', {
    year: begin.slice(0, 4),
    home: spanOf(c, one.part),
    work: spanOf(c, other.part),
  })
}

const shares = (one: Part, other: Part): boolean => one.from < other.to && other.from < one.to

/** The times for coming home, and beside them what is to be begun there. */
export const homecomingLines = (c: Composer): Line[] => [homecomingLine(c), joinedLine(c)].filter((line) => line !== null)

/** The times for coming home in the chapter on life abroad: when, what makes each, and what it is for. */
export function homecomingBlocks(c: Composer): Block[] {
  const openings = soonOpenings(c, 'return')
  const { ids } = judge(c, 'return')
  const [house] = GROUNDS.return.houses
  const join = joinedLine(c)
  const lord = c.facts.main.lordOf(house)
  const read = c.line(ids, lord === 'moon' ? 'return.readOne' : 'return.read', { lord: c.graha(lord) })
  if (openings.length === 0) return [c.heading('return.head'), c.paragraph(read, c.line(ids, 'return.none'), join)]
  const windows = groundWindows(c, 'return')
  const byDasha = (part: Part): boolean => windows.some(({ parts }) => parts.some(({ from }) => from === part.from))
  let light = 0
  return [
    c.heading('return.head'),
    c.paragraph(read, join),
    {
      kind: 'table',
      caption: c.say('return.table'),
      columns: (['table.when', 'matter.col.kind', 'matter.col.use', 'table.sourceShort'] as const).map((label) => ({
        label: c.say(label),
        align: 'start' as const,
      })),
      rows: openings.flatMap(({ parts, isFull, ids: all }) =>
        parts.map((part) => [
          sentenceCase(spanOf(c, part)),
          c.say(isFull || byDasha(part) ? 'matter.kind.full' : 'matter.kind.light', { best: 'no' }),
          c.say(isFull ? 'return.use.full' : light++ === 0 ? 'return.use.first' : 'return.use.light'),
          sourcesOf(c, all),
        ]),
      ),
    },
  ]
}
