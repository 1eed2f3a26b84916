import { createHash, randomBytes } from 'node:crypto'
import { LinkToken } from '@disha/database/intake/link-token.entity'
import type { EntityManager } from 'typeorm'

const VALID_DAYS = 180

/**
 * A fresh link that opens one visitor's session, valid for 180 days. Only the token's hash is stored, before the mail
 * that carries it is sent.
 */
export async function makeMailedLink(manager: EntityManager, userId: string, siteUrl: string): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const expiresAt = new Date(Date.now() + VALID_DAYS * 24 * 60 * 60 * 1000)
  await manager.insert(LinkToken, { hash: createHash('sha256').update(token).digest('hex'), userId, expiresAt, revokedAt: null })
  return `${siteUrl}/r/${token}`
}
