import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { courseLands, deferredTerm } from '../understanding/course-land.ts'
import { calendarLines } from './calendars.ts'

const told = (name: string, concern: string): string =>
  calendarLines(new Composer(inputFor(name, { concern, asOf: '2026-11-23', topics: ['abroad'] })))
    .map(({ text }) => text)
    .join(' ')

describe('a seat that was moved to another term', () => {
  it.each([
    ['My US visa got rejected, university has deferred me to Fall 2027. Friends go to Ireland', '2027-08-01'],
    ['My MS admission is deferred to September 2027 in UK', '2027-09-01'],
    ['Got deferral of my seat to spring 2028 in USA', '2028-01-01'],
    ['College deferred my offer to Jan 2028, Canada', '2028-01-01'],
    ['My admit was deferred for winter 2027 in Germany', '2027-10-01'],
    ['Wedding was deferred to December 2027', null],
    ['Should I defer to fall 2027 for MS in USA?', null],
  ])('is heard with its first month: %s', (concern, term) => expect(deferredTerm(concern)).toBe(term))

  it.each([
    ['My US visa got rejected. Some friends are going to Ireland and Germany', ['usa', 'germany']],
    ['Should I try US third time or UK', ['usa', 'uk']],
    ['Ireland or Germany for masters', ['germany']],
    ['Will they let us study in Canada', ['canada']],
    ['MS in UK or USA', ['uk', 'usa']],
  ])('the country that is asked of is the first that is named: %s', (concern, lands) => expect(courseLands(concern)).toEqual(lands))

  it('is told until when its visa is filed, and never another country\u2019s year', () => {
    const concern =
      'My US visa got rejected two times, university has deferred me to Fall 2027. Some friends are going to Ireland and Germany. Should I try US third time or change the country, and when I will go?'
    const ends = new Set<string>()
    for (const name of BIRTH_NAMES) {
      const text = told(name, concern)
      if (text === '') continue
      expect([name, text]).toEqual([name, expect.stringMatching(/from 1 April 2027 to 31 May 2027/u)])
      expect(text).not.toMatch(/\bUK\b|autumn you name/u)
      ends.add(/No time of your chart/u.test(text) ? 'none' : /A time of your chart/u.test(text) ? 'meets' : 'bare')
    }
    expect(ends.has('none') && ends.has('meets')).toBe(true)
  })
})
