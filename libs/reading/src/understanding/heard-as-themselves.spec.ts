import { agentTold } from './paid-agent.ts'
import { apartOf } from './apart.ts'
import { pointsAsked } from './points-asked.ts'
import { namedWorkIn } from './named-work.ts'
import { askerOf, questionOf } from './understanding.ts'
import { renewsPermit } from './renewal.ts'
import { sharedPurse } from './shared-purse.ts'
import { tellsLove } from './tells-love.ts'

const pointOf = (concern: string): string | undefined => pointsAsked(concern)[0]?.point

describe('a small child that speaks or walks late', () => {
  it.each([
    'My son is 5 and he does not speak clearly, therapy is going on. Will he be alright by school age?',
    'My daughter is 3 and not talking yet, doctors say speech delay. When will she speak?',
    'My baby is 2 years and still not walking. Will she be normal?',
    'My son is 4, autism is told by doctor. How will be his future?',
  ])('is asked about as one that grows: %s', (concern) => {
    expect(pointOf(concern)).toBe('kin.childTrouble')
  })
})

describe('a dowry', () => {
  it.each([
    'last two rishta got cancelled because of dowry. When will my marriage be fixed?',
    'Boys family ask dowry and we can not give, so every match breaks. When will I get married?',
  ])('that is asked before a match is no cruelty: %s', (concern) => {
    expect(questionOf(concern).cares).not.toContain('cruelty')
  })
  it('that is asked of a wife is', () => {
    expect(questionOf('My husband and in laws torture me for dowry. What should I do?').cares).toContain('cruelty')
    expect(questionOf('My husband beats me for dowry after marriage. When will it end?').cares).toContain('cruelty')
  })
})

describe('husband or wife who lives with somebody else', () => {
  it.each([
    'My husband is staying with other woman since one year. Will he come back to us or should I think about divorce?',
    'My husband lives with another lady in Pune. Will he return to me?',
    'My wife ran away with another man and left 2 kids with me. Will she come back?',
  ])('has gone: %s', (concern) => {
    expect(apartOf(concern)).toBe('gone')
  })
  it('is only doubted where it is not told', () => {
    expect(apartOf('I came to know my husband is chatting with one lady in his office. Is our marriage going to break?')).toBeNull()
  })
})

describe('an agent for another country', () => {
  it.each([
    ['I paid 80 thousand to an agent for Dubai visa, he is only giving dates. Will I go or not?', 'paid'],
    ['Agent is asking 3 lakh for Canada work permit. Should I give the money?', 'asked'],
  ])('%s', (concern, state) => {
    expect(agentTold(concern)?.state).toBe(state)
  })
  it('is none of an estate', () => {
    expect(agentTold('My property agent took advance money and is not replying. Will I get it back?')).toBeNull()
  })
})

it('hears of a permit that runs out and is to be renewed', () => {
  expect(
    renewsPermit(
      'I am in Qatar as a salesman 8 years and visa is getting over in February. Will it be renewed or should I try other country?',
    ),
  ).toBe(true)
  expect(renewsPermit('My student visa for UK is under process. Will I get it?')).toBe(false)
})

it('hears of a purse that is shared, whoever earns', () => {
  expect(
    sharedPurse("My husband's shop is in loss and we have taken money from relatives also. When will good time come for us?"),
  ).toMatchObject({
    earner: 'spouse',
    owes: 'relatives',
  })
  expect(sharedPurse('My husband gave 10 lakh to his business partner who cheated. Will we recover the money?')).toBeNull()
})

it('hears of love that is to be told, and of none between two who are a pair', () => {
  expect(tellsLove('I like a girl in my class from 2 years but scared to tell her. Should I propose her?')).toBe(true)
  expect(tellsLove('My boyfriend should tell his parents. When should we tell them about our love?')).toBe(false)
})

it('is married who left a post after the wedding, and not who asks whether to', () => {
  const bondOf = (concern: string): string | null => askerOf(concern, 30, '2026-11-23').bond
  expect(bondOf('I have done MTech and left my job after marriage, my baby is 2 years old now. Can I start my career again?')).toBe(
    'married',
  )
  expect(bondOf('I stopped working after marriage. When will I get a job?')).toBe('married')
  expect(bondOf('Should I leave my job after marriage?')).toBeNull()
})

it('takes what the houses that are asked look for as no field of one’s own', () => {
  const fields = namedWorkIn(
    'I do farming and also have a small medical store, but girls want only a software boy in Bangalore. When will I get married?',
  ).map(({ field }) => field)
  expect(fields).toContain('farming')
  expect(fields).not.toContain('software')
})

describe('a house before one goes abroad', () => {
  it.each([
    ['Canada PR file is submitted in August. When will it come and should we sell the house here before going?', 'abroad.visa home.sell'],
    ['Our UK visa file is submitted. When will it be approved and should I sell my flat in Pune before that?', 'abroad.visa home.sell'],
    ['We are shifting to Australia next year. Should we sell our house here or give on rent?', 'home.sell'],
    ['Germany jaa rahe hai. Ghar bech de kya?', 'home.sell'],
  ])('is to be sold, and the file is a file: %s', (concern, points) => {
    expect(
      pointsAsked(concern)
        .map(({ point }) => point)
        .join(' '),
    ).toBe(points)
  })
  it('is a house at home: nobody lives abroad who asks what to do with it before going', () => {
    const here = 'Canada PR file is submitted in August. When will it come and should we sell the house here before going?'
    expect(askerOf(here, 39, '2026-11-23').abroad).toBe(false)
    expect(askerOf('I live in Toronto and my PR file is submitted. When will it come?', 39, '2026-11-23').abroad).toBe(true)
  })
})
