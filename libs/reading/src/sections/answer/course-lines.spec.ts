import { composer, GROWN, textOf } from '../../__fixtures__/short-answers.ts'
import { courseFirst, tellsGap } from '../../understanding/course-first.ts'

const ASKED = [
  [
    'I left my job in 2019 for baby. Now I am doing B.Ed, final year. After this will I get teaching job in govt school and when?',
    true,
    true,
  ],
  ['6 saal ka gap hai job me, ab B.Ed complete karke teacher banna chahti hu. Kya naukri lagegi?', true, true],
  ['I have a 5 year gap after BTech because of UPSC. When will I get a job?', false, true],
  ['Pursuing GNM nursing course, 4 years career gap after marriage. Will I get a job in a hospital?', true, true],
  ['I am doing MBA last year. When will I get a job?', true, false],
] as const

describe.each(GROWN)('a post behind a course or a gap, for %s', (name) => {
  it.each(ASKED)('says which times are for forms and which for joining, and what the gap weighs: %s', (concern, course, gap) => {
    const page = textOf(composer(name, concern))
    expect(/those after it for joining/.test(page)).toBe(course)
    expect(/without a post weigh less|\bgap\b/.test(page)).toBe(gap)
  })
})

it.each([
  'My daughter is doing B.Ed. When will she get a job?',
  'When will I get a job in a school?',
  'I am diploma mechanical, on contract since 4 years. Will I become permanent here? Joined in August 2022 as trainee. Before that 1 year at home after diploma.',
  'mai 2020 se taiyari kar raha hu, sarkari naukri kab lagegi? BSc maths kiya hai 2020 me.',
  'I joined a bank after MBA in 2019 and am doing well. When will I get a better job?',
  'Should I take a room with a single bed?',
  'I am B.Com, preparing for bank exams. Will I get a job? Younger brother is in polytechnic second year.',
  'I am on bench since 9 weeks. When will I get new job? Wife is teacher but left job in 2023. Currently learning Playwright automation.',
])('is not heard in: %s', (concern) => {
  expect(courseFirst(concern)).toBeNull()
  expect(tellsGap(concern)).toBe(false)
})
