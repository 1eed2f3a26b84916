import { LOCAL_ENV } from './__fixtures__/local-env.ts'
import { PaymentsEnv, scriptUrlOf } from './payments-env.ts'

const LIVE = {
  ...LOCAL_ENV,
  DISHA_ENV: 'production',
  SITE_URL: 'https://example.com',
  RATE_LIMITS: 'on',
  STRIPE_API_URL: undefined,
  STRIPE_SECRET_KEY: 'sk_live_a',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_a',
}

const faults = (env: object): string[] => (PaymentsEnv.safeParse(env).error?.issues ?? []).map(({ path }) => path.join('.'))

describe('the environment of payments', () => {
  it('takes a local start and a live one', () => {
    expect(faults(LOCAL_ENV)).toEqual([])
    expect(faults(LIVE)).toEqual([])
  })

  it('refuses the emulator, test keys, a foreign script and open gates in production', () => {
    expect(faults({ ...LIVE, STRIPE_API_URL: 'http://localhost:3012' })).toEqual([
      'STRIPE_SECRET_KEY',
      'STRIPE_API_URL',
      'STRIPE_SCRIPT_URL',
    ])
    expect(faults({ ...LIVE, STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_PUBLISHABLE_KEY: 'pk_test_a' })).toEqual(['STRIPE_SECRET_KEY'])
    expect(faults({ ...LIVE, STRIPE_SCRIPT_URL: 'https://example.com/stripe.js' })).toEqual(['STRIPE_SCRIPT_URL'])
    expect(faults({ ...LIVE, RATE_LIMITS: 'off' })).toEqual(['RATE_LIMITS'])
  })

  it('never sends a live key to another server, nor mixes modes, anywhere', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_live_a', STRIPE_PUBLISHABLE_KEY: 'pk_live_a' }
    expect(faults({ ...LOCAL_ENV, ...keys })).toEqual(['STRIPE_SECRET_KEY'])
    expect(faults({ ...LOCAL_ENV, STRIPE_PUBLISHABLE_KEY: 'pk_live_a' })).toEqual(['STRIPE_PUBLISHABLE_KEY'])
  })

  it('names the script that browsers load', () => {
    expect(scriptUrlOf({})).toBe('https://js.stripe.com/endive/stripe.js')
    expect(scriptUrlOf({ STRIPE_API_URL: 'http://localhost:3012' })).toBe('http://localhost:3012/v3/stripe.js')
    expect(scriptUrlOf({ STRIPE_API_URL: 'http://stripe:3012', STRIPE_SCRIPT_URL: 'http://localhost:9/v3/stripe.js' })).toBe(
      'http://localhost:9/v3/stripe.js',
    )
  })
})
