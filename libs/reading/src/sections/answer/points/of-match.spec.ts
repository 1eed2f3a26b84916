import { BIRTH_NAMES, inputFor } from '../../../__fixtures__/births.ts'
import { Composer } from '../../../compose/composer.ts'
import { addYears } from '../../../facts/calendar.ts'
import { shortAnswer } from '../answer-parts.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young' && name !== 'elder')
const page = (name: string, concern: string): string =>
  shortAnswer(new Composer(inputFor(name, { concern, topics: ['love'] })))
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ')

describe.each(GROWN)('what is asked of a match, for %s', (name) => {
  it('says near or far, and not whether there is a marriage at all', () => {
    const text = page(name, 'In which year will be my marriage and will it be in same city or far?')
    expect(text).toMatch(/Likelier from (?:near you than|another place)/)
    expect(text).not.toMatch(/The times named above are those/)
  })

  it('says on what ground a second marriage stands, and what to look at, and speaks of no child', () => {
    const text = page(name, 'I got divorced in 2023, no kids. When will it happen and will it last this time?')
    expect(text).toMatch(/For how long a marriage holds no chart should say/)
    expect(text).toMatch(/Before a second yes, say plainly what the first one broke on/)
    expect(text).not.toMatch(/a child comes/)
  })

  it('gives the other house two days to answer', () => {
    const text = page(name, 'One boy came to see me with his family, they said will inform and no reply since 3 weeks. Will it get fixed?')
    expect(text).toMatch(/ask once, by \d.*20\d\d, for a plain yes or no; if none has come by \d.*20\d\d, take that as the answer/)
  })

  it('says of an early marriage what the chart leans to, and that waiting is open', () => {
    const concern = 'I am only 22 but family is fixing my marriage with a girl from known family. Is early marriage ok for me?'
    const input = inputFor(name, { concern, topics: ['love'] })
    const at = (age: number): string =>
      shortAnswer(new Composer({ ...input, asOf: addYears(input.birth.birthLocal.slice(0, 10), age) }))
        .flatMap(({ lines }) => lines.map((line) => line.text))
        .join(' ')
    const text = at(22)
    expect(at(35)).not.toMatch(/marry early|early marriage/)
    expect(text).toMatch(/You may marry early, and your chart does not lean to it|An early marriage is open to you/)
    expect(text).toMatch(/Whether you are ready is yours to say/)
    expect(text).not.toMatch(/It is not denied to you/)
  })

  it('reads what names no matter as asked of the one before it', () => {
    const text = page(name, 'My wife passed away 4 years before. Should I marry again, and is it there in my chart?')
    expect(text).not.toMatch(/your work/)
  })
})
