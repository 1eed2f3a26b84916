import { orderAsked } from './order-asked.ts'

/** What is asked, what was told before it, and the two matters whose order it asks for. */
const ASKED: readonly (readonly [string, string, string, string])[] = [
  ['Should I change my job before that?', 'We live in Toronto. We want to buy a house next year, is 2027 good?', 'work', 'home'],
  ['Should I buy house after that?', 'I want to start business', 'home', 'trade'],
  ['should I marry after that?', 'When will I get job', 'love', 'work'],
  ['should I marry first or do masters first', '', 'love', 'study'],
  ['first job then marriage?', '', 'work', 'love'],
  ['will I get job before marriage?', '', 'work', 'love'],
  ['should I go abroad before marriage or after?', '', 'love', 'abroad'],
  ['should i buy house before starting business', '', 'home', 'trade'],
  ['before buying a house should I change my job', '', 'work', 'home'],
  ['shaadi se pehle job lagegi kya', '', 'work', 'love'],
  ['job ke baad shaadi karu', '', 'love', 'work'],
  ['Will I be able to buy flat after promotion?', '', 'home', 'work'],
  ['Is it good to marry before masters abroad?', '', 'love', 'abroad'],
]

it.each(ASKED)('whose order is asked: %s', (words, told, asked, against) => {
  const found = orderAsked(words, told)
  expect([found?.asked, found?.against].toSorted()).toEqual([asked, against].toSorted())
})

/** A time that has passed, one matter alone, or none that the years could date. */
const NONE: readonly (readonly [string, string])[] = [
  ['when will i get promotion after my MBA', ''],
  ['which field is good after btech', ''],
  ['how will my life be after marriage', ''],
  ['will I get a new job after job loss', ''],
  ['should I marry before my visa expires', ''],
  ['after that when can we plan a baby?', 'I want to change job'],
  ['will I find love after divorce', ''],
  ['When will I get my first job?', ''],
  ['should I leave my job before that?', 'My boss shouts at me'],
  ['after that asst professor post in any central univ', 'Will I get my degree at all'],
  ['is Ireland job possible after that', 'When will I get married'],
]

it.each(NONE)('and no order is read into: %s', (words, told) => {
  expect(orderAsked(words, told)).toBeNull()
})
