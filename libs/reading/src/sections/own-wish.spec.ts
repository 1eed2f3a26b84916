import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { ledgerEntries } from './ledger.ts'
import { waitDay, waitOf } from './own-wish.ts'
import { mattersOf } from './year-matters.ts'

const WAITS = [
  'My parents want me to marry now but I want to prepare for UPSC. What should I do and when will I clear it?',
  'I am not ready for marriage for 2 years but my parents are forcing me. What should I do?',
]

describe.each(BIRTH_NAMES.filter((name) => name !== 'young'))('a wish to wait with a marriage, for %s', (name) => {
  it.each(WAITS)('has no meeting scheduled before its day on any page: %s', (concern) => {
    const c = new Composer(inputFor(name, { concern, topics: ['love'] }))
    const wait = waitOf(c)
    if (wait === null) return
    const day = waitDay(c, wait)
    const matter = mattersOf(c).find(({ topic }) => topic === 'love')
    expect([...(matter?.stretches ?? []), ...(matter?.openings ?? [])].filter(({ from }) => from < day)).toEqual([])
    expect(ledgerEntries(c).filter(({ statement, from }) => statement.includes('marriage') && from < day)).toEqual([])
  })
})
