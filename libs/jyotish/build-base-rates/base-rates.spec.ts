import { baseRate } from '../src/base-rates.ts'
import { BASE_RATE_BIRTHS, BASE_RATE_COUNTS } from '../src/base-rates-table.ts'
import { YOGA_RULES } from '../src/yogas/rules.ts'
import { countOccurrences } from './count.ts'

const STATES = ['formed', 'cancelled', 'near'] as const

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

  it('holds every yoga and dosha that is looked for, and nothing else', () => {
    const looked = Object.keys(countOccurrences(1))
    expect(Object.keys(BASE_RATE_COUNTS).toSorted()).toEqual(looked.toSorted())
    for (const { id } of YOGA_RULES) expect(looked).toContain(id)
  })

  it('gives shares, and says what can be said of what the sample never met', () => {
    const { formed, cancelled, near, births, fewerThanOneIn } = baseRate('gajakesari')
    expect([formed, cancelled, near].map((share) => Math.round(share * births))).toEqual(BASE_RATE_COUNTS['gajakesari'])
    expect(fewerThanOneIn).toBeNull()
    // Venus never stands three signs from the Sun
    expect(baseRate('vajra')).toMatchObject({ formed: 0, births: BASE_RATE_BIRTHS, fewerThanOneIn: BASE_RATE_BIRTHS })
    expect(() => baseRate('nothingOfTheKind')).toThrow(RangeError)
  })
})
