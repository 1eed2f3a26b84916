import { fileIsIn, testIsDone } from './away-steps.ts'

const DONE = [
  'My PTE is done and I want to go Australia for masters',
  'My IELTS is cleared with 7 bands. When will I go to Canada?',
  'When will I go to Canada, ielts done',
  'I got 7.5 bands in IELTS and want to do MS in Germany',
  'OET cleared, B2 german done. When will I get a nurse job?',
  'GRE 318 and toefl done, applied to 5 universities',
  'Goethe B2 ho gaya hai, Germany kab jaunga?',
  'PTE score 65 mila hai, PR ka chance hai kya?',
  'ielts ho gaya 6.5 band, papa loan le rahe hain',
  'I have completed my German B2 level',
  'nclex passed waiting for visa',
]
const OPEN = [
  'I want to go Canada, IELTS not cleared twice',
  'I am preparing for IELTS. When can I go abroad?',
  'When will I clear OET?',
  'after ielts done can i go',
  'ielts nahi ho raha',
  'should I do german b2 or ielts',
  'Will I get 7 bands in IELTS?',
  'IELTS low band 5.5',
  'My visa is done. When will I go?',
  'When will I go abroad for study?',
]

describe('a test of language', () => {
  it.each(DONE)('is told as done: %s', (words) => expect(testIsDone(words)).toBe(true))
  it.each(OPEN)('is not told as done: %s', (words) => expect(testIsDone(words)).toBe(false))
})

describe('a file for another country', () => {
  it.each([
    'My study visa file for Canada is submitted in October, still waiting',
    'I gave biometrics for UK visa and waiting for passport. Will my visa get approved?',
    'biometrics done, waiting for passport',
    'My Canada PR file is in process since 8 months. When will I get PR?',
    'visa file lagayi hai, kab aayega',
    'visa applied ho gaya hai dubai ka. kab jaunga',
    'I applied for student visa for Germany last month, interview done at embassy',
    'H1B petition filed by my company, when will it be approved?',
    'PR eppo varum, file submit pannitom',
    'My schengen visa application is under process, will it come before January?',
  ])('is with the office: %s', (concern) => expect(fileIsIn(concern)).toBe(true))

  it.each([
    'I want to apply for Canada visa, when should I file?',
    'My visa was refused once, should I apply again?',
    'I will submit my visa file next month',
    'UK visa ke liye apply karna hai, kab karu',
    'Visa not yet applied',
    'Express entry profile is submitted with CRS 478. When will I get ITA?',
    'My promotion file is pending with the department',
    'I am working in Dubai on work visa, when will I get promotion?',
  ])('is not: %s', (concern) => expect(fileIsIn(concern)).toBe(false))

  it('a test of language for a country whose name begins like a word of doubt is done', () => {
    expect(testIsDone('IELTS for Canada done')).toBe(true)
  })
})
