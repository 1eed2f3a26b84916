import { questionsOf } from '../../bench/meaning-questions.ts'
import * as fixtures from '../__fixtures__/questions.ts'
import type { TypedQuestion } from '../__fixtures__/questions.ts'
import { GROUPS, LABELS, type Group } from './meaning/labels.ts'
import { bonesOf, foldWord } from './meaning/latin.ts'
import { probabilitiesOf } from './meaning/model.ts'
import * as questions from './question.ts'
import { askerOf, letsGo, matterAsked, questionOf, shortConcernsOf, topicsOf } from './understanding.ts'

const unseen = questionsOf('measure')
const chosen = (labels: Float32Array, group: Group): string =>
  GROUPS[group].find((choice) => labels[LABELS.indexOf(`${group}:${choice}`)] === 1) ?? 'none'
const understood = unseen.map(({ asked, labels }) => ({ asked, labels, matter: matterAsked(asked), read: questionOf(asked) }))
const share = <T>(rows: readonly T[], isRight: (row: T) => boolean): number => rows.filter((row) => isRight(row)).length / rows.length

describe('questions that nothing has learnt from', () => {
  it('are understood far better than by the word lists', () => {
    const judged = understood.filter(({ labels }) => chosen(labels, 'm') !== 'none')
    expect(share(judged, ({ matter, labels }) => matter === chosen(labels, 'm'))).toBeGreaterThan(0.85)
    const form = share(understood, ({ read, labels }) => read.form === chosen(labels, 'f'))
    expect(form).toBeGreaterThan(0.84)
    expect(form).toBeGreaterThan(share(unseen, ({ asked, labels }) => questions.questionOf(asked).form === chosen(labels, 'f')) + 0.15)
    expect(share(understood, ({ read, labels }) => (read.pair ?? 'none') === chosen(labels, 'w'))).toBeGreaterThan(0.9)
    expect(share(understood, ({ read, labels }) => (read.person ?? 'none') === chosen(labels, 'p'))).toBeGreaterThan(0.88)
  })

  it('are no lines that were learnt', () => {
    const learnt = new Set(questionsOf('learn').map(({ asked }) => asked.toLowerCase()))
    expect(unseen.filter(({ asked }) => learnt.has(asked.toLowerCase()))).toEqual([])
  })
})

describe('questions that the word lists were made for', () => {
  const known = Object.values(fixtures)
    .filter((one): one is readonly TypedQuestion[] => Array.isArray(one))
    .flat()
    .map((one) => ({ one, read: questionOf(one.asked) }))
  type Known = (typeof known)[number]

  it.each([
    ['form', ({ one, read }: Known) => read.form === one.form],
    ['two ways', ({ one, read }: Known) => read.pair === (one.pair ?? null)],
    ['whose', ({ one, read }: Known) => read.person === (one.person ?? null)],
    ['plea', ({ one, read }: Known) => read.plea === (one.plea ?? null)],
    ['wish for a child', ({ one, read }: Known) => read.childWish === (one.childWish ?? false)],
    ['distress', ({ one }: Known) => one.distress !== true || topicsOf({ concern: one.asked }).distress],
  ])('keep their %s', (_, isRight) => {
    expect(share(known, isRight)).toBeGreaterThan(0.96)
  })
})

describe('the classifier', () => {
  it('gives shares that sum to one over a group, and the same for the same text', () => {
    const found = probabilitiesOf('नौकरी कब मिलेगी')
    for (const group of Object.keys(GROUPS) as Group[])
      expect(GROUPS[group].reduce((sum, choice) => sum + (found[LABELS.indexOf(`${group}:${choice}`)] as number), 0)).toBeCloseTo(1, 9)
    expect(probabilitiesOf('नौकरी कब मिलेगी')).toEqual(found)
  })

  it('reads four scripts and their Latin spellings as one', () => {
    for (const [latin, own] of [
      ['naukri', 'नौकरी'],
      ['shaadi', 'शादी'],
      ['velai', 'வேலை'],
      ['thirumanam', 'திருமணம்'],
      ['udyogam', 'ఉద్యోగం'],
      ['pelli', 'పెళ్లి'],
    ])
      expect(bonesOf(foldWord(own as string))).toBe(bonesOf(foldWord(latin as string)))
  })

  it('takes any text', () => {
    for (const text of ['?', '😀', 'x'.repeat(5000), 'क'.repeat(5000), '<b>job</b>', '12 34', 'ஃ ்'])
      expect(probabilitiesOf(text).every((one) => one >= 0 && one <= 1)).toBe(true)
  })
})

describe('what words mean', () => {
  it.each([
    ['father sold our land, now where will we live, when own house', 'home'],
    ['emi and school fees eat all my salary, when will savings start', 'money'],
    ['my in laws quarrel with my parents at every function, when will it stop', 'family'],
    ['when will i get selected in ssc', 'career'],
    ['when will i get married', 'love'],
    ['कनाडा कब जाऊँगा', 'abroad'],
  ])('%s', (concern, matter) => {
    expect(matterAsked(concern)).toBe(matter)
  })

  it('leaves out what is only mentioned', () => {
    expect(shortConcernsOf('Want to leave IT for becoming a yoga teacher. parents say no. Will it give income?')).not.toContain('family')
  })

  it('keeps the boxes that were chosen, and says nothing where nothing was written', () => {
    expect(topicsOf({ concern: '', concerns: ['paisa'] }).lead).toBe('career')
    expect(matterAsked('  ')).toBeNull()
    expect(askerOf('', 30, '2026-01-01').bond).toBeNull()
  })
})

describe('whose matter it is', () => {
  it.each([
    ['I was posted to Silchar and my mother is old. When can I get a posting near home?', null, 'transfer'],
    ['my uncle wants me to join his poultry firm, mother in law says yes. is partnership with him good for me', null, null],
    ['retired from LIC, hip pain for a year. will the surgery go well', null, null],
    ['wife is in Doha and i am in Kochi. is this marriage going to last', null, null],
    ['my brother wants to marry a girl of another caste, mummy is not agreeing. will it happen', 'sibling', null],
    ['அடுத்த வருஷம் தம்பிக்கு வரன் அமையுமா', 'sibling', null],
  ] as const)('"%s" is of %s', (concern, person, plea) => {
    const question = questionOf(concern)
    expect([question.person, question.plea]).toEqual([person, plea])
  })
})

describe('words of another sense', () => {
  it.each([
    'my catering orders are few, how will it go',
    'our cows are sick and the dairy makes a loss, close it?',
    'is this marriage going to survive',
    'my caterpillar videos get no views, continue or stop',
  ])('decline nothing in "%s"', (concern) => {
    expect(questionOf(concern).declines.filter((one) => one === 'animal' || one === 'body' || one === 'span')).toEqual([])
  })

  it.each([
    "i don't feel like living any more",
    'jeene ka mann hi nahi karta',
    'வாழப் பிடிக்கல',
    'I do not wish to wake up, dont want to wake up tomorrow',
  ])('take "%s" for despair', (concern) => {
    expect(topicsOf({ concern }).distress).toBe(true)
    expect(questionOf(concern).plea).toBeNull()
  })

  it('sees no second attempt where a result is awaited', () =>
    expect(questionOf('wrote RRB NTPC in august, result not out. will my number be in the list').plea).not.toBe('retry'))
})

describe('a bond that is over', () => {
  it.each([
    'how do i get over my ex',
    'usne kisi aur se byah kar liya, kaise bhulu use',
    'அவள மறக்க முடியல, என்ன பண்றது',
    'he left me in may. when will i move on',
  ])('is let go in "%s"', (concern) => {
    expect(letsGo(concern)).toBe(true)
    expect(questionOf(concern).cares).not.toContain('silence')
  })

  it.each(['will my ex come back', 'my husband forgets our anniversary, will we be happy', 'when will i marry'])(
    'is none in "%s"',
    (concern) => expect(letsGo(concern)).toBe(false),
  )
})

describe('a wedding that others want', () => {
  it('is no proposal to weigh for who refuses it', () => {
    const concern = 'parents push me into marriage with a boy i do not want at all, i want no marriage now. how do i tell them'
    expect(questionOf(concern).plea).toBe('ownHeart')
    expect(askerOf(concern, 27, '2026-11-22').settled).toEqual([])
  })

  it('is a choice where somebody is waited for', () =>
    expect(questionOf('should i wait for my boyfriend to settle or say yes to the boy my uncle brought').pair).toBe('loveOrArranged'))
})

it('"not able to" in Hindi names no husband', () => {
  expect(questionOf('wo mummy ke aage kuch keh nahi pati, hamari shaadi hogi kya').person).toBeNull()
  expect(askerOf('main theek se so nahi pati', 30, '2026-11-22').bond).toBeNull()
})

it('an offer in hand is the post that comes after a resignation', () =>
  expect(askerOf('maine resign kar diya, tcs ka offer haath me hai. kaisa rahega', 30, '2026-11-22').settled).not.toContain('resigned'))

it('of two matters that are about as likely the one that is named first leads', () =>
  expect(topicsOf({ concern: 'I have an offer from Singapore. Should I go, and what will it mean for my marriage?' }).topics).toEqual([
    'abroad',
    'love',
  ]))

describe('what one label supposes of another', () => {
  const asker = (concern: string) => askerOf(concern, 30, '2026-11-22')

  it('takes a matter for the own one where the clause before the question says so', () => {
    expect(questionOf('wife and kids are in Leeds. my visa was refused twice. will it come the third time').person).toBeNull()
    expect(questionOf('my son is in Leeds. his visa was refused twice. will it come the third time').person).toBe('child')
  })

  it('takes nobody who will settle abroad for one who lives there', () => {
    expect(asker('pandit says i will settle in foreign, is it true').abroad).toBe(false)
    expect(asker('11 years in muscat, shall i come back to kerala for good').abroad).toBe(true)
  })

  it('marries nobody who is engaged or asks to marry again', () => {
    expect(asker('engagement is over, wedding in may. how will our married life be').bond).toBeNull()
    expect(asker('meri dusri shadi kab tak hogi talak ho chuka hai').bond).toBe('parted')
  })
})

it('whoever asks of which kind the wedding will be is not married yet', () => {
  expect(askerOf('will my marriage be love or arrange and when', 29, '2026-11-23').bond).toBeNull()
  expect(askerOf('I am married for 5 years. Ours was love marriage. When will peace come?', 29, '2026-11-23').bond).toBe('married')
})
