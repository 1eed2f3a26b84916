import type { House } from '../facts/houses.ts'
import type { Window, WindowNote } from './windows.ts'

/**
 * Who speaks of some weeks. The order of their say (`practice`): a stretch, made by the sub-period and by Jupiter on the house, says what to do;
 * the places of the slow grahas from the Moon say how large a step it bears; the Sun's month says in which weeks of it.
 */
export type Voice = 'dasha' | 'jupiter' | 'saturn' | 'rahu' | 'month'

/** What one voice says of the days of a stretch. */
export type Said = {
  by: Voice
  side: 'for' | 'against' | 'softened' | 'neither'
  /** of a graha, counted from the Moon */
  place?: House
  /** true of the passage of Jupiter that opens the stretch */
  opens?: boolean
  /** true of a sub-period that is dear for money, beside a time to lay money out in */
  costs?: boolean
}

/**
 * What a voice does in the joined verdict. `leads`: it says what the stretch says. `keeps`: it is the one that decides the advice, so the stretch asks
 * for no more than it allows. `agrees`: it presses, and the advice is a careful one already. `slows`: it presses too lightly to change the advice, so
 * the step stands and takes longer. `softens`: its place presses, and the points of its sign carry much of it, so the step stands. `sizes`: the days are
 * for the step, and what it asks to guard is the sum. `yields`: it helps, and another has kept the stretch to preparing. `silent`: neither.
 */
export type Role = 'leads' | 'keeps' | 'agrees' | 'slows' | 'softens' | 'sizes' | 'yields' | 'silent'

/** What the joined verdict goes by. An opening of a shorter matter has no advice against it: nothing presses where it is told. */
export type Weighed = Pick<Window, 'advice' | 'notes'>

const KIND = { saturn: 'saturn', jupiter: 'jupiter', rahu: 'rahu', lord: 'dasha' } as const satisfies Record<WindowNote['kind'], Voice>

const isOf = (note: WindowNote | undefined, { by, place }: Said): boolean =>
  note !== undefined && KIND[note.kind] === by && (note.kind === 'lord' || place === undefined || note.place === place)

/** How one voice and a stretch hold together on the same days. */
export function roleOf({ advice, notes }: Weighed, said: Said): Role {
  if (said.side === 'neither' && said.costs !== true) return 'silent'
  if (said.side === 'for') return advice === 'prepare' && said.opens !== true ? 'yields' : 'leads'
  if (isOf(notes[0], said)) return 'keeps'
  if (advice === 'prepare') return 'agrees'
  return said.costs === true ? 'sizes' : said.side === 'softened' ? 'softens' : 'slows'
}

/** Who leads a stretch, what it comes to, and who hinders it: the one that decides the advice first, every other graha once. */
export type Joined = {
  act: Window['advice']
  leads: readonly ('dasha' | 'jupiter')[]
  hinders: readonly { note: WindowNote; role: 'keeps' | 'agrees' | 'slows' }[]
}

export function joinedOf({ advice, clock, notes, beside }: Pick<Window, 'advice' | 'clock' | 'notes' | 'beside'>): Joined {
  const all = [...notes, ...beside].filter(({ kind }, index, some) => some.findIndex((one) => one.kind === kind) === index)
  return {
    act: advice,
    leads: clock === 'both' || clock === 'soft' ? ['dasha', 'jupiter'] : [clock],
    hinders: all.map((note) => ({
      note,
      role: roleOf({ advice, notes }, { by: KIND[note.kind], side: 'against', ...(note.kind === 'lord' ? {} : { place: note.place }) }) as
        'keeps' | 'agrees' | 'slows',
    })),
  }
}
