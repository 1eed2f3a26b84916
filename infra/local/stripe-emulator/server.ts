import { z } from 'zod'
import { Emulator } from './emulator.ts'

const Env = z.object({
  STRIPE_EMULATOR_PORT: z.coerce.number().int().min(0).max(65_535).default(3012),
  /** loopback unless a container needs it open */
  STRIPE_EMULATOR_HOST: z.string().default('127.0.0.1'),
  STRIPE_EMULATOR_DATA: z.string().min(1),
  STRIPE_SECRET_KEY: z.string().regex(/^sk_test_\w+$/, 'must be a test key, sk_test_…'),
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_test_\w+$/, 'must be a test key, pk_test_…'),
  STRIPE_WEBHOOK_URL: z.url().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
})

const env = Env.safeParse(process.env)
if (!env.success) {
  console.error(`The Stripe emulator's environment is not complete:\n${z.prettifyError(env.error)}`)
  process.exit(1)
}

const emulator = new Emulator({
  port: env.data.STRIPE_EMULATOR_PORT,
  host: env.data.STRIPE_EMULATOR_HOST,
  dataDirectory: env.data.STRIPE_EMULATOR_DATA,
  secretKey: env.data.STRIPE_SECRET_KEY,
  publishableKey: env.data.STRIPE_PUBLISHABLE_KEY,
  webhookUrl: env.data.STRIPE_WEBHOOK_URL,
  webhookSecret: env.data.STRIPE_WEBHOOK_SECRET,
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void emulator.stop().then(() => process.exit(0))
  })
}

try {
  await emulator.start()
  console.log(`Stripe emulator: ${emulator.url}`)
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  console.error(taken ? `Port ${env.data.STRIPE_EMULATOR_PORT} is taken; set STRIPE_EMULATOR_PORT to another one.` : error)
  process.exit(1)
}
