import { testIsDone } from './away-steps.ts'

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
