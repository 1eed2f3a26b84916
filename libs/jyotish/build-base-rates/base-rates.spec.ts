import { baseRate } from '../src/base-rates.ts'
import { BASE_RATE_BIRTHS, BASE_RATE_COUNTS } from '../src/base-rates-table.ts'
import { YOGA_RULES } from '../src/yogas/rules.ts'
import { countOccurrences } from './count.ts'

const STATES = ['formed', 'cancelled', 'near'] as const
const DOSHAS = ['mangal', 'mangalNorth', 'mangalSouth', 'kaalSarp', 'guruChandala']

describe('base rates', () => {
  it('are those of the rules as they are: a part of the sample, counted anew, lies within the table and near its shares', () => {
    const births = 250
    const counted = countOccurrences(births)
    for (const id of new Set([...Object.keys(counted), ...Object.keys(BASE_RATE_COUNTS)]))
      for (const [index, state] of STATES.entries()) {
        const count = counted[id]?.[state] ?? 0
        const total = BASE_RATE_COUNTS[id]?.[index] ?? 0
        const share = total / BASE_RATE_BIRTHS
        const allowed = 5 * Math.sqrt(births * share * (1 - share)) + 1
        if (count > total || Math.abs(count - births * share) > allowed)
          throw new Error(`${id} ${state}: ${count} of ${births}, share ${share}`)
      }
  })

  it('names only what is looked for', () => {
    const known = new Set([...YOGA_RULES.map(({ id }) => id), ...DOSHAS])
    for (const id of Object.keys(BASE_RATE_COUNTS)) expect(known.has(id)).toBe(true)
  })

  it('gives shares, and noughts for what the sample never met', () => {
    const { formed, cancelled, near, births } = baseRate('gajakesari')
    expect([formed, cancelled, near].map((share) => Math.round(share * births))).toEqual(BASE_RATE_COUNTS['gajakesari'])
    expect(baseRate('nothingOfTheKind')).toEqual({ formed: 0, cancelled: 0, near: 0, births: BASE_RATE_BIRTHS })
  })
})
