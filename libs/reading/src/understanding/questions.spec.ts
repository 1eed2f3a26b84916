import { CORPUS } from '../__fixtures__/questions.ts'
import { questionOf } from './question.ts'
import { shortConcernsOf } from './subjects.ts'
import { topicsOf } from './topics.ts'

describe('a question as it is typed', () => {
  it.each(CORPUS.map((typed) => [typed.asked, typed] as const))('%s', (asked, typed) => {
    const { lead, distress } = topicsOf({ concern: asked })
    expect(distress).toBe(typed.distress ?? false)
    if (distress) return
    const { form, person, pair, plea, cares, declines, extras, childWish } = questionOf(asked)
    expect({ form, person, pair, plea, cares, declines, extras, childWish }).toEqual({
      form: typed.form,
      person: typed.person ?? null,
      pair: typed.pair ?? null,
      plea: typed.plea ?? null,
      cares: typed.cares ?? [],
      declines: typed.declines ?? [],
      extras: typed.extras ?? [],
      childWish: typed.childWish ?? false,
    })
    if (typed.lead !== undefined) expect(lead).toBe(typed.lead)
    if (typed.short !== undefined) expect(shortConcernsOf(asked)).toEqual(typed.short)
  })
})
