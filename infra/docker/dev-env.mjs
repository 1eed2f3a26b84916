/** Prints an env file for a development run of docker-compose.yml: mailpit, the Stripe emulator, fresh random secrets. */
import { randomBytes } from 'node:crypto'

const word = (bytes) => randomBytes(bytes).toString('hex')
const variables = {
  COMPOSE_PROFILES: 'dev',
  DISHA_ENV: 'local',
  SITE_URL: 'http://localhost:3000',
  POSTGRES_PASSWORD: word(16),
  REDIS_PASSWORD: word(16),
  SESSION_SECRET: word(32),
  MAIL_FROM: 'Disha <reports@disha.example>',
  OPERATOR_EMAIL: 'operator@disha.example',
  ADMIN_EMAIL: 'admin@disha.example',
  SELLER_NAME: 'Disha (local demonstration)',
  SELLER_ADDRESS: 'No seller: this is a demonstration on one computer',
  CONTACT_EMAIL: 'hello@disha.example',
  GRIEVANCE_CONTACT: 'hello@disha.example',
  SMTP_URL: 'smtp://mailpit:1025',
  SEED_DEMO: 'on',
  STRIPE_SECRET_KEY: `sk_test_emulated${word(12)}`,
  STRIPE_PUBLISHABLE_KEY: `pk_test_emulated${word(12)}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${word(16)}`,
  STRIPE_API_URL: 'http://stripe-emulator:3012',
  STRIPE_SCRIPT_URL: 'http://localhost:3012/v3/stripe.js',
  STRIPE_SCRIPT_ORIGINS: 'http://localhost:3012',
  STRIPE_FRAME_ORIGINS: 'http://localhost:3012',
  STRIPE_API_ORIGINS: 'http://localhost:3012',
}
process.stdout.write(
  `${Object.entries(variables)
    .map(([name, value]) => `${name}="${value}"`)
    .join('\n')}\n`,
)
