import { composer, GROWN, textOf } from '../../../__fixtures__/short-answers.ts'
import { judge } from '../../../rules/grounds.ts'
import { periodTone } from '../../../rules/period-colour.ts'
import { nextGoodPeriod } from '../../season.ts'
import { shortAnswer } from '../answer-parts.ts'
import { kinderTime } from './kinder.ts'

describe.each(GROWN)('what %s asks of the people around a bond', (name) => {
  it('a mother-in-law and a husband who keeps silent: her house, and him first', () => {
    const c = composer(name, 'Lot of tension with my mother in law, husband does not take stand for me. Will it become better?')
    const text = textOf(c)
    expect(text).toContain('The house that stands for your mother-in-law')
    expect(text).toContain('Begin with your husband')
    expect(text.includes('sore point')).toBe(judge(c, 'inLaws').state === 'ill')
  })

  it('a husband to come makes nobody married', () => {
    const text = textOf(composer(name, 'I work in Pune. When will I get married and will my husband be from same city?'))
    expect(text).not.toMatch(/live apart|your marriage|your husband/)
  })

  it('a family that asks for a wedding before the post: the promise first, and nobody who is pressed by parents', () => {
    const text = textOf(
      composer(name, 'In relationship since 5 years, her family wants marriage but I am not settled in career. What should I do?'),
    )
    expect(text).toContain('the promise comes first and the wedding after a post')
    expect(text).not.toContain('Whether to marry is yours to say')
  })

  it('a case that runs and another marriage are two things that are asked', () => {
    const parts = shortAnswer(
      composer(name, 'My divorce case is going on for 2 years. When will I be free from it and is second marriage there for me?'),
    )
    const asked = parts.filter(({ words }) => words.length > 0)
    expect(asked).toHaveLength(2)
    expect(asked[0]!.lines.map(({ text }) => text).join(' ')).toMatch(/dispute|case/)
    expect(asked[1]!.lines.map(({ text }) => text).join(' ')).toMatch(/new bond/)
  })

  it('children of an earlier marriage are read from the 11th, the 5th from the 7th', () => {
    const text = textOf(composer(name, 'I married a widower with two daughters. Will the girls accept me as mother?'))
    expect(text).toContain('the 11th house, the 5th from the 7th')
    expect(text).not.toMatch(/Whether and when a child comes|consent/)
  })

  it('a mother who is alone is no brother and no sister', () => {
    const text = textOf(
      composer(name, 'My father died 3 years back and mother is alone in village. I work in Chennai. Should I bring her here or go back?'),
    )
    expect(text).not.toContain('your brother or sister')
  })

  it.each([
    'Me and my husband have no peace at home, he listens only to his mother. When will my marriage life become happy?',
    'My saas controls everything and husband does not support me. When will my life be peaceful?',
    'We live in joint family and I have no peace, husband listens to mother only. When will we be happy?',
    'My wife listens to her mother only and fights with me. When will our married life become good?',
  ])('when a marriage is kinder is said first, with what is demanding until then, and the mother has her house: %s', (concern) => {
    const c = composer(name, concern)
    const text = textOf(c).replace(/^To quarrel with [^.]*\. /, '')
    const kinder = kinderTime(c)
    if (kinder !== null) expect(text.startsWith(kinder.lines[0]!.text)).toBe(true)
    const good = nextGoodPeriod(c)
    if (good !== undefined && kinder !== null && periodTone(c, c.dashas.running!.antar) !== 'well') {
      expect(text).toContain('grows kinder from')
      const hard = c.dashas.antars.filter((one) => one.to > c.input.asOf && one.from < good.from && periodTone(c, one) === 'ill')
      expect(/until then (?:those|that) of .* demanding/.test(text)).toBe(hard.length > 0)
    }
    expect(text).toContain('The house that stands for your mother-in-law')
    expect(text).toMatch(/Begin with your (?:husband|wife|partner)/)
  })

  it('a temper at home: what to do while it lasts, when it eases, and no answer from the other chart', () => {
    const text = textOf(
      composer(name, 'My husband’s anger is too much and he shouts on kids also. What should I do and when it will get better?'),
    )
    expect(text).toContain('While a voice is raised answer nothing and take the children to another room')
    expect(text).toMatch(/kinder|eases|Nothing in the sky presses/)
    expect(text).not.toMatch(/can come only from his own chart|Peace at home/)
  })

  it('a wife and one’s own mother: her place, and when', () => {
    const c = composer(name, 'My wife fights daily with my mother. When will there be peace in house?')
    const text = textOf(c)
    expect(text).toContain(c.say(`point.ownMother.${judge(c, 'mother').state}`))
    for (const line of kinderTime(c)?.lines ?? []) expect(text).toContain(line.text)
  })
})
