import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import path from 'node:path'

/** Made once for a data directory; children get them by environment only. */
export type Secrets = {
  postgresPassword: string
  redisPassword: string
  sessionSecret: string
  stripeSecretKey: string
  stripePublishableKey: string
  stripeWebhookSecret: string
}

const FILE = 'secrets.json'

const MAKERS: Record<keyof Secrets, () => string> = {
  postgresPassword: () => random(24),
  redisPassword: () => random(24),
  sessionSecret: () => random(48),
  stripeSecretKey: () => `sk_test_emulated${alphanumeric(24)}`,
  stripePublishableKey: () => `pk_test_emulated${alphanumeric(24)}`,
  stripeWebhookSecret: () => `whsec_${alphanumeric(32)}`,
}

/** Reads the secrets of a data directory, making those that are missing; the file is readable by its owner only. */
export function loadSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, FILE)
  const kept = readKept(file)
  const secrets = {} as Secrets
  let changed = false
  for (const [name, make] of Object.entries(MAKERS) as [keyof Secrets, () => string][]) {
    changed ||= !kept[name]
    secrets[name] = kept[name] ?? make()
  }
  if (changed) {
    mkdirSync(dataDir, { recursive: true })
    const descriptor = openSync(`${file}.part`, 'w', 0o600)
    writeSync(descriptor, `${JSON.stringify(secrets, null, 2)}\n`)
    fsyncSync(descriptor)
    closeSync(descriptor)
    renameSync(`${file}.part`, file)
  }
  return secrets
}

function readKept(file: string): Partial<Secrets> {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
  try {
    return JSON.parse(text) as Partial<Secrets>
  } catch {
    throw new Error(`${file} is damaged. The database password is in it: repair it, or empty everything with 'npm run reset'.`)
  }
}

function random(bytes: number): string {
  return randomBytes(bytes).toString('base64url')
}

function alphanumeric(length: number): string {
  return randomBytes(length * 2)
    .toString('base64')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, length)
}
