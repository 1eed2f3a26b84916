import path from 'node:path'
import type { Ports } from './ports.ts'
import { postgresUrl } from './postgres.ts'
import { redisUrl } from './redis.ts'
import type { Secrets } from './secrets.ts'

export const REPO_ROOT = path.join(import.meta.dirname, '../..')

/**
 * When a part is started and stopped: helpers before everything that uses them, the edge last in and first out.
 * Postgres and Redis come before all of these and go after them.
 */
export const STAGES = ['helper', 'worker', 'service', 'edge'] as const
export type Stage = (typeof STAGES)[number]

/** One Node process of the product. */
export type NodePart = {
  name: string
  stage: Stage
  /** the program, an absolute path; compiled JavaScript, or TypeScript that Node can strip */
  script: string
  nodeArgs?: readonly string[]
  /** its own HTTP port, handed over as PORT */
  port: number
  /** answers 200 once the part can be used */
  readyPath?: string
  env?: Readonly<Record<string, string>>
  /** how long it may finish its work after SIGTERM */
  stopTimeoutMs?: number
}

export type Env = Readonly<Record<string, string | undefined>>

export type Addresses = { dataDir: string; ports: Ports; secrets: Secrets; userEnv: Env }

const DEFAULT_MAIL_FROM = 'Disha <reports@disha.example>'
const DEFAULT_OPERATOR_EMAIL = 'operator@disha.example'
const DEFAULT_ADMIN_EMAIL = 'admin@disha.example'
const WORKER_DRAIN_MS = 20_000

/** Real keys of the user's own switch the emulator off; their own SMTP server switches the mailbox off. */
export function usesEmulator(userEnv: Env): boolean {
  return !userEnv['STRIPE_SECRET_KEY']
}

export function usesMailbox(userEnv: Env): boolean {
  return !userEnv['SMTP_URL']
}

/** What every service and worker is told by environment. What the user has set wins, except addresses of embedded parts. */
export function productEnv({ dataDir, ports, secrets, userEnv }: Addresses): Record<string, string> {
  const siteUrl = (userEnv['SITE_URL'] ?? `http://localhost:${ports.edge}`).replace(/\/+$/, '')
  const siteHost = new URL(siteUrl).hostname
  const stripe: Record<string, string> = usesEmulator(userEnv)
    ? {
        STRIPE_SECRET_KEY: secrets.stripeSecretKey,
        STRIPE_PUBLISHABLE_KEY: secrets.stripePublishableKey,
        STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
        STRIPE_API_URL: `http://127.0.0.1:${ports.stripeEmulator}`,
        // the browser loads this one: it must be reachable by the name that the site is opened with
        STRIPE_SCRIPT_URL: `http://${siteHost}:${ports.stripeEmulator}/v3/stripe.js`,
      }
    : {}
  return {
    ...inheritedEnv(userEnv),
    NODE_ENV: 'production',
    DISHA_ENV: 'local',
    LISTEN_HOST: '127.0.0.1',
    SITE_URL: siteUrl,
    DATABASE_URL: postgresUrl({ dataDir, port: ports.postgres, password: secrets.postgresPassword }),
    REDIS_URL: redisUrl({ dataDir, port: ports.redis, password: secrets.redisPassword }),
    STORAGE_DRIVER: userEnv['STORAGE_DRIVER'] ?? 'fs',
    STORAGE_DIR: userEnv['STORAGE_DIR'] ?? path.join(dataDir, 'storage'),
    SESSION_SECRET: userEnv['SESSION_SECRET'] ?? secrets.sessionSecret,
    SMTP_URL: userEnv['SMTP_URL'] ?? `smtp://127.0.0.1:${ports.mailboxSmtp}`,
    MAIL_FROM: userEnv['MAIL_FROM'] ?? DEFAULT_MAIL_FROM,
    OPERATOR_EMAIL: userEnv['OPERATOR_EMAIL'] ?? DEFAULT_OPERATOR_EMAIL,
    ADMIN_EMAIL: userEnv['ADMIN_EMAIL'] ?? DEFAULT_ADMIN_EMAIL,
    LOG_LEVEL: userEnv['LOG_LEVEL'] ?? 'info',
    SEED_DEMO: userEnv['SEED_DEMO'] ?? 'on',
    ...stripe,
  }
}

/** The user's environment without what npm adds to it, and without ports that belong to single parts. */
function inheritedEnv(userEnv: Env): Record<string, string> {
  const kept = Object.entries(userEnv).filter(([name]) => !/^(npm_|NX_|PORT$|INIT_CWD$)/.test(name))
  return Object.fromEntries(kept.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

/** The whole product as it runs locally, without Postgres and Redis. */
export function productParts(addresses: Addresses): NodePart[] {
  const { dataDir, ports, userEnv } = addresses
  const env = productEnv(addresses)
  const built = (room: 'services' | 'workers', name: string): string => path.join(REPO_ROOT, room, name, 'dist/main.js')
  const local = (script: string): Pick<NodePart, 'script' | 'nodeArgs'> => ({
    script: path.join(REPO_ROOT, 'infra', script),
    nodeArgs: ['--conditions=@disha/source'],
  })
  const service = (name: 'intake' | 'payments' | 'admin'): NodePart => ({
    name,
    stage: 'service',
    script: built('services', name),
    port: ports[name],
    env,
  })
  const worker = (name: 'charts' | 'readings' | 'documents' | 'delivery'): NodePart => ({
    name,
    stage: 'worker',
    script: built('workers', name),
    port: ports[name],
    stopTimeoutMs: WORKER_DRAIN_MS,
    env,
  })
  const base = inheritedEnv(userEnv)
  return [
    ...(usesEmulator(userEnv)
      ? [
          {
            name: 'stripe-emulator',
            stage: 'helper' as const,
            ...local('local/stripe-emulator/server.ts'),
            port: ports.stripeEmulator,
            readyPath: '/health/live',
            env: {
              ...base,
              STRIPE_EMULATOR_PORT: String(ports.stripeEmulator),
              STRIPE_EMULATOR_DATA: path.join(dataDir, 'stripe'),
              STRIPE_WEBHOOK_URL: `http://127.0.0.1:${ports.edge}/api/payments/webhook`,
              STRIPE_WEBHOOK_SECRET: env['STRIPE_WEBHOOK_SECRET']!,
              STRIPE_SECRET_KEY: env['STRIPE_SECRET_KEY']!,
              STRIPE_PUBLISHABLE_KEY: env['STRIPE_PUBLISHABLE_KEY']!,
            },
          },
        ]
      : []),
    ...(usesMailbox(userEnv)
      ? [
          {
            name: 'mailbox',
            stage: 'helper' as const,
            ...local('local/mailbox/main.ts'),
            port: ports.mailboxHttp,
            env: { ...base, MAILBOX_SMTP_PORT: String(ports.mailboxSmtp), MAILBOX_DIR: path.join(dataDir, 'mail') },
          },
        ]
      : []),
    worker('charts'),
    worker('readings'),
    worker('documents'),
    worker('delivery'),
    service('intake'),
    service('payments'),
    service('admin'),
    {
      name: 'edge',
      stage: 'edge',
      ...local('edge/main.ts'),
      port: ports.edge,
      env: {
        ...base,
        INTAKE_URL: `http://127.0.0.1:${ports.intake}`,
        PAYMENTS_URL: `http://127.0.0.1:${ports.payments}`,
        ADMIN_URL: `http://127.0.0.1:${ports.admin}`,
        WEB_DIST: path.join(REPO_ROOT, 'web/dist'),
        SITE_URL: env['SITE_URL']!,
        ...(env['STRIPE_SCRIPT_URL'] ? { STRIPE_SCRIPT_URL: env['STRIPE_SCRIPT_URL'] } : {}),
      },
    },
  ]
}

/** Steps that run once at each start, in this order, after Postgres. */
export function productTasks(addresses: Addresses): Task[] {
  return [
    { name: 'migrate', script: path.join(REPO_ROOT, 'libs/database/dist/node/migrate.js'), env: productEnv(addresses) },
    {
      name: 'first-admin',
      script: path.join(REPO_ROOT, 'services/admin/dist/create-first-admin.js'),
      env: productEnv(addresses),
      alongside: true,
    },
  ]
}

export type Task = {
  name: string
  script: string
  env: Readonly<Record<string, string>>
  /** runs while services and workers start, instead of before them */
  alongside?: boolean
}
