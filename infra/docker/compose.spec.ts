import { Ajv } from 'ajv'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

const ROOT = path.join(__dirname, '../..')

type Service = {
  image?: string
  build?: { target: string; dockerfile: string }
  command?: string[]
  environment?: Record<string, string | number | null>
  profiles?: string[]
  healthcheck?: { test?: unknown; disable?: boolean }
  depends_on?: Record<string, { condition: string }>
  security_opt?: string[]
  volumes?: string[]
  ports?: string[]
  read_only?: boolean
  cap_drop?: string[]
}
type Compose = { services: Record<string, Service>; networks: Record<string, { internal?: boolean }>; volumes: Record<string, unknown> }

const text = readFileSync(path.join(ROOT, 'docker-compose.yml'), 'utf8')
const compose = parse(text, { merge: true }) as Compose
const { services } = compose

describe('docker-compose.yml', () => {
  function errorsOf(document: unknown): unknown {
    const { $schema: _dialect, ...schema } = JSON.parse(readFileSync(path.join(__dirname, 'compose-spec.schema.json'), 'utf8')) as Record<
      string,
      unknown
    >
    // the schema's own keywords and formats are those of Docker's tools
    const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(schema)
    return validate(document) ? [] : validate.errors
  }

  it('is valid by the Compose Specification', () => {
    expect(errorsOf(compose)).toEqual([])
  })

  it('would be found out if it were not', () => {
    expect(errorsOf({ ...compose, services: { ...services, intake: { ...services['intake'], helthcheck: {} } } })).not.toEqual([])
  })

  it('runs every service and worker of the repository, Postgres 18, Redis 7 and a mail catcher', () => {
    for (const room of ['services', 'workers']) {
      for (const name of readdirSync(path.join(ROOT, room))) expect(services[name]?.command).toEqual([`${room}/${name}/dist/main.js`])
    }
    expect([services['postgres']!.image, services['redis']!.image]).toEqual(['postgres:18-bookworm', 'redis:7-bookworm'])
    expect(
      Object.entries(services)
        .filter(([, { profiles }]) => profiles?.includes('dev'))
        .map(([name]) => name),
    ).toEqual(['mailpit', 'stripe-emulator'])
  })

  it('builds only targets that the Dockerfile has, from files that exist', () => {
    const dockerfile = readFileSync(path.join(__dirname, 'Dockerfile'), 'utf8')
    const targets = new Set([...dockerfile.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name]) => name))
    for (const { build } of Object.values(services)) if (build) expect(targets).toContain(build.target)
    const copied = [...dockerfile.matchAll(/^COPY ((?:infra|libs)\S+) /gm)].map(([, file]) => file!)
    expect(copied.length).toBeGreaterThan(1)
    for (const file of [...copied, 'infra/redis/redis.conf', 'infra/docker/chromium.seccomp.json'])
      expect([file, existsSync(path.join(ROOT, file))]).toEqual([file, true])
  })

  it('checks the health of everything that stays, and waits for it', () => {
    for (const [name, { healthcheck }] of Object.entries(services)) {
      if (name === 'migrate') expect(healthcheck).toEqual({ disable: true })
      else expect([name, healthcheck?.test]).toEqual([name, expect.anything()])
    }
    expect(services['migrate']!.depends_on).toEqual({ postgres: { condition: 'service_healthy' } })
    for (const name of ['intake', 'payments', 'admin', 'charts', 'readings', 'documents', 'delivery']) {
      expect(services[name]!.depends_on).toEqual({
        migrate: { condition: 'service_completed_successfully' },
        redis: { condition: 'service_healthy' },
      })
    }
  })

  it('holds no secret: each comes from the environment, and the start fails without it', () => {
    for (const name of [
      'POSTGRES_PASSWORD',
      'REDIS_PASSWORD',
      'SESSION_SECRET',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'SMTP_URL',
    ]) {
      expect([...text.matchAll(new RegExp(`\\$\\{${name}[^}]*\\}`, 'g'))].map(([use]) => use)).not.toEqual([])
      for (const [use] of text.matchAll(new RegExp(`\\$\\{${name}[^}]*\\}`, 'g'))) expect(use).toContain(':?')
    }
    expect(text).not.toMatch(/sk_(live|test)_|whsec_[A-Za-z0-9]/)
  })

  it('gives Stripe’s secret to payments only, and publishes no database', () => {
    const holders = Object.entries(services).filter(([, { environment }]) => environment && 'STRIPE_SECRET_KEY' in environment)
    expect(holders.map(([name]) => name)).toEqual(['payments', 'stripe-emulator'])
    expect([services['postgres']!.ports, services['redis']!.ports]).toEqual([undefined, undefined])
    expect(compose.networks['data']).toEqual({ internal: true })
  })

  it('runs unprivileged, with Chromium in its own sandbox', () => {
    for (const name of ['intake', 'payments', 'admin', 'charts', 'readings', 'documents', 'delivery', 'migrate', 'stripe-emulator']) {
      const { read_only, cap_drop, security_opt } = services[name]!
      expect([name, read_only, cap_drop, security_opt?.includes('no-new-privileges:true')]).toEqual([name, true, ['ALL'], true])
    }
    expect(services['documents']!.security_opt).toContain('seccomp=infra/docker/chromium.seccomp.json')
    const profile = JSON.parse(readFileSync(path.join(__dirname, 'chromium.seccomp.json'), 'utf8')) as {
      defaultAction: string
      syscalls: { names: string[]; caps?: unknown }[]
    }
    expect(profile.defaultAction).toBe('SCMP_ACT_ERRNO')
    expect(profile.syscalls.at(-1)!.names).toEqual(['chroot', 'clone', 'setns', 'unshare'])
  })

  it('declares every volume it uses', () => {
    const used = Object.values(services)
      .flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')[0]!))
      .filter((name) => !name.startsWith('.'))
    expect([...new Set(used)].sort()).toEqual(Object.keys(compose.volumes).sort())
  })

  it('has a development environment that names every variable which must be set', () => {
    const output = execFileSync(process.execPath, [path.join(__dirname, 'dev-env.mjs')], { encoding: 'utf8' })
    const named = new Set([...output.matchAll(/^([A-Z_0-9]+)="[^"]+"$/gm)].map(([, name]) => name))
    const required = new Set([...text.matchAll(/\$\{([A-Z_0-9]+):\?/g)].map(([, name]) => name))
    expect([...required].filter((name) => !named.has(name))).toEqual([])
  })
})
