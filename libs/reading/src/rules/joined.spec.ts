import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import type { Stay } from '../facts/sky.ts'
import { joinedOf, roleOf } from './joined.ts'
import type { WindowNote } from './windows.ts'
import { rankedWindows } from './windows.ts'
import { MAIN_TOPICS } from './witnesses.ts'

const stay = {} as Stay
const saturn8: WindowNote = { kind: 'saturn', place: 8, stay }
const saturn4: WindowNote = { kind: 'saturn', place: 4, stay }
const rahu7: WindowNote = { kind: 'rahu', place: 7, stay }

describe('what a voice does in the joined verdict', () => {
  const begin = { advice: 'begin', notes: [] } as const
  const plan = { advice: 'plan', notes: [saturn4] } as const
  const prepare = { advice: 'prepare', notes: [saturn8, rahu7] } as const

  it('keeps a stretch to its advice where it is the reason of it, from that place alone', () => {
    expect(roleOf(prepare, { by: 'saturn', side: 'against', place: 8 })).toBe('keeps')
    expect(roleOf(plan, { by: 'saturn', side: 'against', place: 4 })).toBe('keeps')
    expect(roleOf(plan, { by: 'saturn', side: 'against', place: 5 })).toBe('slows')
  })

  it('slows a stretch to act in, and agrees with one to prepare in', () => {
    expect(roleOf(begin, { by: 'saturn', side: 'against', place: 9 })).toBe('slows')
    expect(roleOf(begin, { by: 'dasha', side: 'against' })).toBe('slows')
    expect(roleOf(prepare, { by: 'rahu', side: 'against', place: 7 })).toBe('agrees')
    expect(roleOf(prepare, { by: 'month', side: 'against' })).toBe('agrees')
  })

  it('softens where the points of the sign carry the place, and sizes where a sub-period is dear for money', () => {
    expect(roleOf(begin, { by: 'saturn', side: 'softened', place: 8 })).toBe('softens')
    expect(roleOf(prepare, { by: 'rahu', side: 'softened', place: 1 })).toBe('agrees')
    expect(roleOf(begin, { by: 'dasha', side: 'neither', costs: true })).toBe('sizes')
    expect(roleOf(begin, { by: 'dasha', side: 'against', costs: true })).toBe('sizes')
    expect(roleOf(prepare, { by: 'dasha', side: 'neither', costs: true })).toBe('agrees')
  })

  it('leads with a stretch to act in, and yields to what keeps one to preparing unless it opens it', () => {
    expect(roleOf(begin, { by: 'jupiter', side: 'for', place: 9 })).toBe('leads')
    expect(roleOf(prepare, { by: 'jupiter', side: 'for', place: 9 })).toBe('yields')
    expect(roleOf(prepare, { by: 'jupiter', side: 'for', place: 9, opens: true })).toBe('leads')
    expect(roleOf(prepare, { by: 'saturn', side: 'neither', place: 9 })).toBe('silent')
  })
})

it('names who leads a stretch, and every hinderer once with the one that decides first', () => {
  const joined = joinedOf({ advice: 'prepare', clock: 'both', notes: [saturn8], beside: [rahu7, saturn4] })
  expect(joined.leads).toEqual(['dasha', 'jupiter'])
  expect(joined.hinders.map(({ note: { kind }, role }) => `${kind} ${role}`)).toEqual(['saturn keeps', 'rahu agrees'])
  expect(joinedOf({ advice: 'begin', clock: 'jupiter', notes: [], beside: [rahu7] })).toMatchObject({
    act: 'begin',
    leads: ['jupiter'],
    hinders: [{ role: 'slows' }],
  })
})

it('lets nothing but the reason of the advice decide a stretch of any chart', () => {
  let hindered = 0
  for (const name of BIRTH_NAMES) {
    const c = new Composer(inputFor(name))
    for (const window of MAIN_TOPICS.flatMap((topic) => rankedWindows(c, topic))) {
      const { hinders } = joinedOf(window)
      const roles = hinders.map(({ role }) => role)
      expect(roles.filter((role) => role === 'keeps')).toHaveLength(window.notes.length > 0 ? 1 : 0)
      expect(roles.includes(window.advice === 'prepare' ? 'slows' : 'agrees')).toBe(false)
      hindered += roles.length
    }
  }
  expect(hindered).toBeGreaterThan(50)
})
