import { composer, GROWN, textOf } from '../../__fixtures__/short-answers.ts'
import { toldFacts } from '../../understanding/told-facts/told-facts.ts'
import { shortAnswer } from './answer-parts.ts'
import { TIMES } from './timed.ts'

const MARKED = [
  'Sevvai dosham irukku nu oru josiyar sonnar. 4 varushama ponnu paakuranga. Enakku kalyanam eppo nadakkum?',
  'Pandit ji said I am manglik. We see boys since 3 years. When will I get married?',
  'Two families said kundli is not matching, only 14 gunas. When will my marriage happen?',
  'Kundli nahi mil rahi, do rishte aaye the. Meri shaadi kab hogi?',
  'Astrologer told kuja dosham is there in my jatakam. Naa pelli eppudu avutundi?',
] as const

describe.each(MARKED)('%s', (concern) => {
  it.each(GROWN)('is answered on when it comes, and the mark that was told stands with what was told, for %s', (name) => {
    const c = composer(name, concern)
    expect(textOf(c)).not.toMatch(/manglik|points out of 36/i)
    const lines = shortAnswer(c).flatMap((part) => part.lines)
    const at = lines.findIndex(({ ids }) => TIMES.test(ids.join(' ')))
    expect(at).toBeLessThanOrEqual(2)
  })
})

it.each(GROWN)('a mark that is asked about is told first, for %s', (name) => {
  expect(textOf(composer(name, 'Am I manglik? When will I marry?'))).toMatch(/manglik|Mars|Neither yes nor no: the count/)
})

it.each(GROWN)('a house that others ask for is met as that, for %s', (name) => {
  const c = composer(name, 'Jathagam porundhuna ponnu veetla own house illa nu solranga. Enakku kalyanam eppo nadakkum?')
  if (c.asker.love === 'open') expect(textOf(c)).toMatch(/^To be measured by a house that you do not own yet/)
})

const LOST = [
  'Mother passed away in October 2021. Brother is not signing the partition. Will it be settled without court and when?',
  'Father expired in 2020 so mother stays with us only. My wife went to her parents in April. Will she come back?',
  'My mother is alone in Vijayawada after my father passed. We are in New Jersey. Should we stay here or go back?',
  'Papa ke jaane ke baad bhai ne makan le liya. Kya bina court ke mera hissa milega?',
  'Since father’s death in 2019 I run the shop. Should I open a second one?',
] as const

describe.each(LOST)('%s', (concern) => {
  it.each(GROWN)('is met on what is asked, and with no mourning, for %s', (name) => {
    expect(textOf(composer(name, concern))).not.toMatch(/You have lost somebody dear|You are mourning/)
  })
})

it.each(['My father died last month. Will I get my share?', 'My husband died in 2019. Will I get a job?'])('%s is met', (concern) => {
  expect(textOf(composer('delhi', concern))).toMatch(/^You (?:are mourning|have lost)/)
})

describe.each([LOST[0], LOST[3], 'My cousin is not giving our share. Will he agree without going to court?'])('%s', (concern) => {
  it.each(GROWN)('says first how it stands without a court, for %s', (name) => {
    expect(textOf(composer(name, concern))).toMatch(/^Without a court/)
  })
})

it.each([
  'Agency says the employer will wait only till March. Will I go to Germany?',
  'They will hold the post only till 15 January. Should I join the company?',
  'The owner can hold the shop for us till end of December. Should I take the shop?',
  'University is keeping my seat until February. Should I go abroad for study?',
  'Landlord will keep it only up to 20th. Should I start my own unit there?',
])('a day up to which somebody waits is heard: %s', (concern) => {
  expect(toldFacts(concern).map(({ kind }) => kind)).toContain('answerBy')
})
