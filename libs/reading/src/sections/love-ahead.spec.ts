import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { toldIn } from '../__fixtures__/section-text.ts'
import { Composer } from '../compose/composer.ts'
import { isLighter } from '../rules/windows.ts'
import { answerOf } from './answer/answer.ts'
import { allWindows, windows } from './cache.ts'
import { kindPeriods, laterStretches, parentsOrder } from './love-ahead.ts'
import { loveSection } from './love.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')
const composer = (name: string, concern: string) => new Composer(inputFor(name, { concern, topics: ['love'] }))
const pageOf = (c: Composer): string[] => answerOf(c).items.map((item) => item.map(({ text }) => text).join(' '))
const chapterOf = (c: Composer): string => toldIn(loveSection(c).blocks)

describe.each(GROWN)('the chapter on love for %s', (name) => {
  it('names what follows the last stretch it tells, and never calls a time empty that holds one', () => {
    const c = composer(name, 'When will I get married? Will it be love or arranged?')
    const told = windows(c).love
    const last = told.toSorted((a, b) => (a.to > b.to ? -1 : 1))[0]
    if (last === undefined || last.period === null || c.asker.age >= 40) return
    const text = chapterOf(c)
    const later = laterStretches(c, last.to)
    const kinds = kindPeriods(c, last.to)
    if (later.length + kinds.length > 0) expect(text).toMatch(/If it has not come by/)
    else expect(text).toMatch(/no further stretch to begin in stands in the twelve years that are counted here/)
    if (allWindows(c).love.some((one) => one.from > last.to && !isLighter(one) && one.advice !== 'prepare'))
      expect(text).not.toMatch(/no further stretch/)
    for (const { from } of kinds) expect(text).toContain(`${Number(from.slice(8))} `)
  })

  it('answers whoever asks about marriage in plain questions, and says on page 1 where to look', () => {
    const c = composer(name, 'When will I get married? Will it be love or arranged?')
    if (!c.timed || c.asker.age >= 40 || c.asker.love !== 'open') return
    expect(chapterOf(c)).toMatch(/Plain questions\nBy love or by introduction\?[^\n]*\n(?:Early or late\?[^\n]*\n)?Where would you meet\?/)
    expect(chapterOf(c).match(/By love or by introduction\?/g)).toHaveLength(1)
  })

  it('sends two who love one another to the parent who stands firmer, and weighs no match that they have chosen', () => {
    const c = composer(
      name,
      'We are in love for 4 years, my parents refuse because he is other caste. Will they agree, and when can we marry?',
    )
    const page = pageOf(c).join('\n')
    expect(page).not.toMatch(/Between a match of your own choosing/)
    const { first } = parentsOrder(c)
    expect(page).toMatch(/Whom first: /)
    expect(page).toMatch(
      first === 'mother' ? /speak with your mother or one of her side alone/ : /speak with your father or one of his side alone/,
    )
    expect(chapterOf(c)).toMatch(/Whom first: /)
    expect(chapterOf(c)).not.toMatch(/Until \d+ \w+ 20\d\d speak with one elder/)
  })

  it('reaches the father who refuses by way of the mother', () => {
    const page = pageOf(
      composer(name, 'love for 4 years, different caste, his parents ok but my father not even listening. will he agree?'),
    )
    expect(page.join('\n')).toMatch(/the way to your father leads by your mother’s side/)
  })

  it('keeps one son of five as one son of five, and answers what is asked of him', () => {
    const c = composer(name, 'Got divorced in 2024, have a 5 year old son. Will I marry again and will he accept my child?')
    const page = pageOf(c).join('\n')
    expect(page).toMatch(/For your son the 5th is read/)
    expect(page).toMatch(/Whether a person yet unknown takes to your son no chart says/)
    expect(page).toMatch(/tell your son, in a sentence fit for 5/)
    expect(`${page}\n${chapterOf(c)}`).not.toMatch(/your children|each alone/)
  })

  it('speaks of several children as several', () => {
    const page = pageOf(composer(name, 'I am divorced with two kids. Will I marry again?')).join('\n')
    expect(page).toMatch(/speak with your two children about it, each alone/)
  })
})
