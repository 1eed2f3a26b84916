import { askerOf } from './asker.ts'
import { isKinAlone } from './kin-objects.ts'
import { pointsAsked } from './points-asked.ts'
import { questionOf } from './understanding.ts'

describe('a brother or an elder beside the parents who objects to a love', () => {
  it.each([
    'I am in love with my maternal uncle’s son and elders are ok but brother is against. Will the marriage happen?',
    'I love my cousin, all elders are happy but my elder brother is objecting. Will marriage happen?',
    'I am in love with my father’s sister’s son, my brother is not agreeing. Will our marriage take place?',
  ])('asks for the yes of a family, and for no wedding of theirs: %s', (concern) => {
    const { plea, person } = questionOf(concern)
    expect({ plea, person }).toEqual({ plea: 'consent', person: null })
    expect(askerOf(concern, 28, '2026-11-23').love).toBe('partner')
    expect(pointsAsked(concern).map(({ point }) => point)).toEqual(['love.one'])
    expect(isKinAlone(concern)).toBe(true)
  })

  it.each([
    'My brother is against me in the property case. When will it end?',
    'My brother is not ready for marriage. When will he marry?',
    'I love a girl, my father and brother are against it. Will they agree?',
  ])('is not heard in other words, nor where the parents object as well: %s', (concern) => {
    expect(isKinAlone(concern)).toBe(false)
  })
})
