import { STRIPE_KEYS } from '@disha/testing/stripe-emulator'

/** What the environment of a local start is like. */
export const LOCAL_ENV = {
  DISHA_ENV: 'test',
  SITE_URL: 'http://localhost:3000',
  PORT: '3200',
  LOG_LEVEL: 'silent',
  DATABASE_URL: 'postgres://nowhere/none',
  REDIS_URL: 'redis://127.0.0.1:1',
  RELAY_POLL_MS: '600000',
  RECONCILE_INTERVAL_MS: '600000',
  SESSION_SECRET: 'a-secret-that-only-these-tests-know-of',
  STRIPE_SECRET_KEY: STRIPE_KEYS.secretKey,
  STRIPE_PUBLISHABLE_KEY: STRIPE_KEYS.publishableKey,
  STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhookSecret,
  STRIPE_API_URL: 'http://localhost:1',
  RATE_LIMITS: 'off',
} as const
