import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { shortAnswer } from './answer/answer-parts.ts'
import { windows } from './cache.ts'
import { ledgerEntries } from './ledger.ts'
import { undated } from './undated.ts'
import { slowingNow } from './window-lines.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')
const IN_LAWS = 'My husband and in laws fight with me for small things. When will my married life be peaceful?'
const QUARRELS = [IN_LAWS, 'My wife and I fight daily. When will peace come in my married life?']

const composer = (name: string, concern: string) => new Composer(inputFor(name, { concern, topics: ['love'] }))
const gistOf = (c: Composer): string =>
  shortAnswer(c)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ')

describe.each(GROWN)('two who quarrel, for %s', (name) => {
  it.each(QUARRELS)('reads that nothing presses only where the open stretch has nothing that slows it: %s', (concern) => {
    const c = composer(name, concern)
    const { asOf } = c.input
    const open = undated(c, 'love') ? undefined : windows(c).love.find(({ parts: [{ from, to }] }) => from <= asOf && to > asOf)
    if (!gistOf(c).includes('Nothing in the sky presses') || open === undefined) return
    expect(slowingNow(c, open).texts).toEqual([])
  })

  it.each(QUARRELS)('is held to quarrels in the ledger, and to no journey for two: %s', (concern) => {
    const rows = ledgerEntries(composer(name, concern)).map(({ statement }) => statement)
    expect(rows.filter((row) => /two nights or more away from home|a home, a loan, a move, or a journey/.test(row))).toEqual([])
  })

  it('tells of the partner’s people with the marriage, and whom to begin with', () => {
    const gist = gistOf(composer(name, IN_LAWS))
    expect(gist).toMatch(/The house of your partner’s family/)
    expect(gist).toMatch(/Begin with your husband/)
  })
})
