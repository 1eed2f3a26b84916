import { awaitsResult } from './exam-attempt.ts'
import { pointsAsked } from './points-asked.ts'
import { hasBankNotice } from './bank-notice.ts'
import { isPostedAway, isPostingShared } from './posted-away.ts'
import { questionOf } from './question.ts'
import { namedWorkIn } from './named-work.ts'
import { roadsIn } from './two-roads.ts'
import { awaitsFirstPost, awaitsPostAlone } from './work-heard.ts'

describe('what is asked of work in words that sound like something near by', () => {
  it.each([
    ['My TET is cleared and I am waiting for vacancy since 3 years. When will I get posting as a teacher?', true],
    ['My name is in merit list of staff nurse but posting not given. When will I get posting?', true],
    ['DSC exam selected list me naam hai, when will posting come?', true],
    ['I am govt teacher, when will I get posting near my home town?', false],
    ['I am a bank clerk posted in Patna since 3 years. When will I get transfer?', false],
  ])('"%s": a first post is awaited: %s', (concern, expected) => {
    expect(awaitsFirstPost(concern)).toBe(expected)
    expect(pointsAsked(concern).some(({ point }) => point === 'work.government')).toBe(expected)
    if (expected) expect(questionOf(concern).plea).not.toBe('transfer')
  })

  it.each([
    ['now written exam is there for regular post. Will I become permanent?', false],
    ['Written exam is on 12 January for LDC post. Will I clear?', false],
    ['I have written SSC exam in June. Will I be selected?', true],
    ['I wrote TNPSC group 4 two times and result of this time is yet to come. Will I get government job?', true],
    ['I wrote SSC CGL this year and result expected next month. Will I get selected?', true],
  ])('"%s": papers are behind: %s', (concern, expected) => expect(awaitsResult(concern)).toBe(expected))

  it('waits for no result where the list has the name', () => {
    const listed = 'My name is in merit list of staff nurse but posting not given. When will I get posting?'
    expect(awaitsPostAlone(listed)).toBe(true)
    expect(awaitsResult(listed)).toBe(false)
  })

  it.each([
    'My father has kirana store and wants me to sit there, but I want to do job in city. Where will I get more success?',
    'Father runs hardware shop and tells me to sit in shop, I want to do job in Pune. Where will I grow more?',
    'My papa has medical store, he wants me to handle it but I got interest in IT job in Bangalore. Which is better for me?',
    'Family has saree shop in Surat. Should I join it or do job in Mumbai?',
  ])('"%s" holds the shop of the family against a post', (concern) => {
    expect(roadsIn(concern)?.map(({ kind }) => kind)).toEqual(['trade', 'post'])
    expect(pointsAsked(concern).at(-1)?.point).toBe('work.jobBusiness')
  })

  it.each([
    'I make reels and have 18k followers, parents say leave it and study for govt exam. Will I be successful in this line?',
    'I make dance videos on instagram, 1 lakh followers. Should I leave my job for this?',
  ])('"%s" tells of online media', (concern) => expect(namedWorkIn(concern)[0]?.field).toBe('media'))

  it.each([
    'I am doing CA and one group of inter is not clearing in 4 attempts. Will I become CA or should I leave it?',
    'CMA inter 3 attempts failed. should I continue or leave it?',
    'UPSC 3 attempts not cleared. Should I leave it or give one more?',
  ])('"%s" asks of another attempt', (concern) => expect(pointsAsked(concern).at(-1)?.point).toBe('work.attempts'))

  it.each([
    'When will I get better job and is it in Varanasi or outside?',
    'I want a new job, will it be in Pune or outside?',
    'When will I get job and will it be near home or far?',
    'I am a B.Ed teacher in Varanasi. Should I teach in Varanasi or look outside?',
    'Is it in Kanpur or outside that I will get a job?',
  ])('"%s" asks where the post is', (concern) => expect(pointsAsked(concern).at(-1)?.point).toBe('work.place'))

  it.each([
    'My manager told my name for US project on L1 but one more colleague is also in list. Will I be the one to go?',
    'Manager shortlisted me and my senior for Japan project. Who will go?',
    'I am in list for Germany project but other 2 teammates are also in list. Will my name be selected?',
  ])('"%s" is a posting by the own firm', (concern) => {
    expect(isPostedAway(concern)).toBe(true)
    expect(isPostingShared(concern)).toBe(true)
    expect(pointsAsked(concern)[0]?.point).toBe('abroad.when')
  })

  it.each([
    ['My poultry farm went in loss due to disease and bank is sending notice. Should I start again or do some job?', true],
    ['I took loan for tractor and finance company is giving notice. Should I start transport business or job?', true],
    ['Textile unit closed, bank issued auction notice on factory. When will I start business again?', true],
    ['I work in bank and got show cause notice. Will I lose my job?', false],
    ['I am in notice period and have offer from a bank. Should I join?', false],
    ['GST notice came for my shop. What will happen?', false],
  ])('"%s": a lender writes: %s', (concern, expected) => expect(hasBankNotice(concern)).toBe(expected))

  it.each([
    'Mumbai me job mil rahi hai lekin ghar Patna me hai, jau ya yahi rahu?',
    'got job in Gurgaon 40k but my parents alone in Kanpur, go or stay',
    'Should I work in Coimbatore near my family or go to Bangalore?',
    'Chennai la job kedachiruku, pogalama illa Madurai la irukalama',
  ])('"%s" asks of another town and of no other country', (concern) => expect(pointsAsked(concern).at(-1)?.point).toBe('work.city'))
})
