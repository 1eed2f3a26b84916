import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { formatRupees } from '@disha/i18n/format'
import type { Language } from '@disha/contracts/language'
import type { ProductId } from '@disha/contracts/product'
import { api } from '../../shared/api/api.ts'
import { get } from '../../shared/api/client.ts'
import { useLanguage } from '../../shared/language/language-context.tsx'
import { formPath, LANGUAGE_NAMES, LANGUAGES, loadingPath } from '../../shared/language/languages.ts'
import { visitorStore } from '../../shared/storage/visitor-store.ts'
import { Button, ButtonLink } from '../../shared/ui/button.tsx'
import { TextInput } from '../../shared/ui/fields.tsx'
import { PageHeader, PageTitle } from '../../shared/ui/page.tsx'
import NotFoundScreen from '../not-found/not-found.screen.tsx'
import { DAILY_PLANS, percentOff, YEARLY_PLAN, yearlySaving } from './subscription-plans.ts'
import { createTestPayment, createTestSession, testDraft } from './test-visitor.ts'
import styles from './test-pages.module.css'

/** Pages for developers, in English: the visitors' texts are not theirs. They exist only where the server has TEST_PAGES=on. */
const PAGES: Record<string, { title: string; Page: () => ReactNode }> = {
  '/test-payment': { title: 'Test payment', Page: TestPayment },
  '/test-payment-simple': { title: 'Test payment, one step', Page: TestPaymentSimple },
  '/test-e2e': { title: 'The calls of a purchase, one by one', Page: TestEndToEnd },
  '/test-subscription': { title: 'Subscription demo', Page: TestSubscription },
  '/test-reading-direct': { title: 'A reading by its session', Page: TestReadingDirect },
  '/quick-test': { title: 'Quick test', Page: QuickTest },
  '/test-production-flow': { title: 'The real screens, prefilled', Page: TestProductionFlow },
}

/** Numbers that the provider's test mode and the local emulator know. */
const TEST_CARDS = [
  ['4242 4242 4242 4242', 'paid at once'],
  ['4000 0000 0000 0002', 'declined'],
  ['4000 0000 0000 9995', 'declined: insufficient funds'],
  ['4000 0027 6000 3184', 'asks for 3-D Secure'],
] as const

export default function TestPagesScreen() {
  const { pathname } = useLocation()
  const allowed = useQuery({ queryKey: ['test-pages'], queryFn: () => get('/api/test-pages').then(() => true) })
  const page = PAGES[pathname]
  if (allowed.isPending) return null
  if (page === undefined || allowed.data !== true) return <NotFoundScreen />
  return (
    <>
      <PageTitle>{page.title}</PageTitle>
      <PageHeader />
      <main id="content" className={`wrap ${styles.page}`} lang="en">
        <h1>{page.title}</h1>
        <page.Page />
        <nav aria-label="Test pages">
          <ul className={styles.links}>
            {Object.entries(PAGES)
              .filter(([path]) => path !== pathname)
              .map(([path, { title }]) => (
                <li key={path}>
                  <Link to={path}>{title}</Link>
                </li>
              ))}
          </ul>
        </nav>
      </main>
    </>
  )
}

function Failure({ error }: { error: Error | null }) {
  if (error === null) return null
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return (
    <p role="alert" className={styles.failure}>
      {error.message}
      {cause}
    </p>
  )
}

function TestCards() {
  return (
    <table className={styles.table}>
      <caption>Test cards: any future date, any security code</caption>
      <tbody>
        {TEST_CARDS.map(([number, answer]) => (
          <tr key={number}>
            <th scope="row" className={styles.cardNumber}>
              {number}
            </th>
            <td>{answer}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function QuickTest() {
  const { language } = useLanguage()
  const navigate = useNavigate()
  const start = useMutation({ mutationFn: () => createTestSession(language), onSuccess: () => navigate(loadingPath(language)) })
  return (
    <>
      <p>Submits an invented person and goes to the loading screen, then to the free preview.</p>
      <Button busy={start.isPending} onClick={() => start.mutate()}>
        Submit and read
      </Button>
      <Failure error={start.error} />
    </>
  )
}

function TestPayment() {
  const { language } = useLanguage()
  const navigate = useNavigate()
  const [productId, setProductId] = useState<ProductId>('kundli')
  const pay = useMutation({
    mutationFn: async () => createTestPayment(await createTestSession(language), language, productId),
    onSuccess: () => navigate('/payment'),
  })
  return (
    <>
      <p>Makes a session and a payment intent, then opens the card step of the real payment page.</p>
      <fieldset className={styles.options}>
        <legend>Product</legend>
        {(['kundli', 'bundle'] as const).map((id) => (
          <label key={id}>
            <input type="radio" name="product" checked={productId === id} onChange={() => setProductId(id)} /> {id}
          </label>
        ))}
      </fieldset>
      <Button busy={pay.isPending} onClick={() => pay.mutate()}>
        Go to the card step
      </Button>
      <Failure error={pay.error} />
      <TestCards />
    </>
  )
}

function TestPaymentSimple() {
  const { language } = useLanguage()
  const navigate = useNavigate()
  const pay = useMutation({
    mutationFn: async () => createTestPayment(await createTestSession(language), language, 'bundle'),
    onSuccess: () => navigate('/payment'),
  })
  return (
    <>
      <Button busy={pay.isPending} onClick={() => pay.mutate()}>
        Pay for the bundle with a test card
      </Button>
      <Failure error={pay.error} />
      <TestCards />
    </>
  )
}

type Call = { name: string; milliseconds: number; said: string }

function TestEndToEnd() {
  const { language } = useLanguage()
  const [calls, setCalls] = useState<Call[]>([])
  const run = useMutation({
    mutationFn: async () => {
      setCalls([])
      const step = async <Answer,>(name: string, call: () => Promise<Answer>, say: (answer: Answer) => string): Promise<Answer> => {
        const start = performance.now()
        const answer = await call()
        setCalls((known) => [...known, { name, milliseconds: Math.round(performance.now() - start), said: say(answer) }])
        return answer
      }
      const sessionId = await step(
        'submit-form',
        () => createTestSession(language),
        (id) => id,
      )
      await step(
        'generate-insights',
        () => api.generateInsights(sessionId),
        ({ insights }) => `${insights.karmicPause.slice(0, 60)}…`,
      )
      await step(
        'create-payment-intent',
        () => createTestPayment(sessionId, language, 'kundli'),
        ({ paymentIntentId, amount }) => `${paymentIntentId}, ${formatRupees(language, amount)}`,
      )
      await step(
        'verify-payment',
        () => api.verifyPayment(sessionId),
        ({ status }) => status,
      )
    },
  })
  return (
    <>
      <p>Makes the calls of the flow up to the card, with their times. The card itself is entered on the payment page.</p>
      <Button busy={run.isPending} onClick={() => run.mutate()}>
        Run
      </Button>
      <table className={styles.table}>
        <caption>Calls and answers</caption>
        <tbody aria-live="polite">
          {calls.map((call) => (
            <tr key={call.name}>
              <th scope="row">{call.name}</th>
              <td>{call.milliseconds} ms</td>
              <td>{call.said}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Failure error={run.error} />
      {run.isSuccess ? <ButtonLink to="/payment">Go to the card step</ButtonLink> : null}
    </>
  )
}

function TestReadingDirect() {
  const [sessionId, setSessionId] = useState(() => visitorStore.get('sessionId') ?? '')
  const load = useMutation({ mutationFn: () => api.fullReading(sessionId.trim()) })
  const sections = load.data?.fullReading ?? null
  return (
    <>
      <label className={styles.field}>
        Session id
        <TextInput value={sessionId} onChange={(event) => setSessionId(event.target.value)} />
      </label>
      <Button busy={load.isPending} onClick={() => load.mutate()}>
        Load the reading
      </Button>
      {load.error ? <Failure error={new Error(`Error loading reading: ${load.error.message}`)} /> : null}
      {load.data ? (
        <p role="status">
          {load.data.status}, {load.data.stage}, {load.data.progress}%
        </p>
      ) : null}
      {sections === null ? null : <pre className={styles.reading}>{JSON.stringify(sections, null, 2)}</pre>}
    </>
  )
}

function TestProductionFlow() {
  const navigate = useNavigate()
  const open = (language: Language) => {
    visitorStore.remove('insights')
    visitorStore.remove('pendingPayment')
    visitorStore.set('userFormData', testDraft(language))
    navigate(formPath(language))
  }
  return (
    <>
      <p>Fills a form as a visitor would and leaves the rest to the real screens.</p>
      <div className={styles.actions}>
        {LANGUAGES.map((language) => (
          <Button key={language} tone="outline" onClick={() => open(language)}>
            {LANGUAGE_NAMES[language]}
          </Button>
        ))}
      </div>
      <TestCards />
    </>
  )
}

function TestSubscription() {
  const saving = yearlySaving()
  return (
    <>
      <p>A demonstration of prices only: nothing can be bought here, and the product has no subscription.</p>
      <ul className={styles.plans}>
        {DAILY_PLANS.map((plan) => (
          <li key={plan.id}>
            <h2>{plan.name}</h2>
            <p>
              {formatRupees('english', plan.perDay)} a day <s>{formatRupees('english', plan.before)}</s>
            </p>
            <p>{percentOff(plan.before, plan.perDay)}% off</p>
          </li>
        ))}
        <li>
          <h2>{YEARLY_PLAN.name}</h2>
          <p>{formatRupees('english', YEARLY_PLAN.perDay)} a day</p>
          <p>
            Up to {saving.percent}% off ({formatRupees('english', saving.rupees)} saved)
          </p>
        </li>
      </ul>
      <TestCards />
    </>
  )
}
