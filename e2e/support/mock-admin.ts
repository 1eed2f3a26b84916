import type { AdminUser, AdminUserResponse, AdminUsersResponse } from '@disha/contracts/api/admin'
import { answer, type MockedCall, type Overrides } from './mock-api.ts'

/** Invented users of the dashboard, one for each language; the last stands for long words and for markup that somebody typed. */
const PEOPLE: readonly Pick<AdminUser, 'fullName' | 'placeOfBirth' | 'concern' | 'clarityArea' | 'language' | 'hasPurchased'>[] = [
  {
    fullName: 'Meera Rao',
    placeOfBirth: 'Hyderabad',
    concern: 'Should I stay in this job or leave it?',
    clarityArea: 'dharma',
    language: 'english',
    hasPurchased: true,
  },
  {
    fullName: 'राजेश कुमार वर्मा',
    placeOfBirth: 'वाराणसी',
    concern: 'नौकरी, परिवार',
    clarityArea: 'dharma',
    language: 'hindi',
    hasPurchased: false,
  },
  {
    fullName: 'தமிழ்ச்செல்வி முருகேசன்',
    placeOfBirth: 'திருவண்ணாமலை',
    concern: 'திருமணம் எப்போது?',
    clarityArea: 'prema',
    language: 'tamil',
    hasPurchased: true,
  },
  {
    fullName: 'వెంకట సుబ్రహ్మణ్యం',
    placeOfBirth: 'విశాఖపట్నం',
    concern: 'విదేశాలకు వెళ్లాలా?',
    clarityArea: 'samaya',
    language: 'telugu',
    hasPurchased: false,
  },
  {
    fullName: 'Thiruvananthapuramkrishnaswamy <b>Iyer</b>',
    placeOfBirth: 'Thiruvananthapuram',
    concern: '<script>alert(1)</script> and a question that somebody wrote at length, over more than one line of a narrow screen',
    clarityArea: 'samaya',
    language: 'english',
    hasPurchased: false,
  },
]

const USERS: readonly AdminUser[] = PEOPLE.map((person, index) => ({
  ...person,
  id: `6f1c52fa-0f4b-4f70-9f0e-3f2a4f0f8f1${index}`,
  email: `visitor.${index + 1}@example.in`,
  dateOfBirth: '1996-07-03',
  timeOfBirth: index === 3 ? null : '18:20',
  createdAt: `2026-11-2${index}T10:43:00.000Z`,
  questionsCount: 2,
  analyticsCount: 2,
}))

const LIST: AdminUsersResponse = {
  users: [...USERS],
  nextCursor: 'more',
  counters: { totalUsers: 1842, totalQuestions: 627, purchases: 96, conversionRate: 5.2 },
}

const user = (person: AdminUser): AdminUserResponse => ({
  ...person,
  questions: [
    {
      id: '6f1c52fa-0f4b-4f70-9f0e-3f2a4f0f8f20',
      question: person.concern,
      response: 'On work the present season is supportive.',
      language: person.language,
      context: 'providing_guidance',
      advisorId: 'career',
      createdAt: '2026-11-21T10:45:00.000Z',
    },
    {
      id: '6f1c52fa-0f4b-4f70-9f0e-3f2a4f0f8f21',
      question: '1996?',
      response: null,
      language: person.language,
      context: null,
      advisorId: null,
      createdAt: '2026-11-21T10:46:00.000Z',
    },
  ],
  analytics: [
    {
      id: '6f1c52fa-0f4b-4f70-9f0e-3f2a4f0f8f30',
      event: 'language_change',
      data: '{"from":"english","to":"hindi"}',
      createdAt: '2026-11-21T10:40:00.000Z',
    },
    {
      id: '6f1c52fa-0f4b-4f70-9f0e-3f2a4f0f8f31',
      event: 'payment_completed',
      data: '{"productId":"kundli","amountMinor":15100,"currency":"INR"}',
      createdAt: '2026-11-21T10:52:00.000Z',
    },
  ],
})

const byPath: MockedCall = (route) => {
  const { pathname } = new URL(route.request().url())
  if (pathname.endsWith('/session')) return answer({ email: 'asha@disha.example', csrfToken: 'token' })(route)
  const one = USERS.find(({ id }) => pathname.endsWith(id))
  return answer(one === undefined ? LIST : user(one))(route)
}

/** The dashboard as an administrator sees it; with nobody logged in; and before the first visitor. */
export const ADMIN: Record<'open' | 'loggedOut' | 'empty', Overrides> = {
  open: { '/api/admin': byPath },
  loggedOut: { '/api/admin': answer({ error: 'unauthorized', message: '' }, 401) },
  empty: {
    '/api/admin': (route) =>
      route.request().url().includes('/session')
        ? byPath(route)
        : answer({
            users: [],
            nextCursor: null,
            counters: { totalUsers: 0, totalQuestions: 0, purchases: 0, conversionRate: 0 },
          } satisfies AdminUsersResponse)(route),
  },
}
