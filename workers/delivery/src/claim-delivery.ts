import { createHash, randomUUID } from 'node:crypto'
import type { Language } from '@disha/contracts/language'
import type { DeliveryKind } from '@disha/database/delivery/delivery.entity'
import type { EntityManager } from 'typeorm'

/** What makes a mail the one it is: sending it twice is recognised by this. */
export type DeliveryKey = { userId: string; revision: number; language: Language; kind: DeliveryKind; address: string; occasion?: string }

export type ClaimedDelivery = { id: string; messageId: string }

/** a claim by a worker that died is free again after this */
const CLAIM_SECONDS = 45

export const addressHash = (address: string): string => createHash('sha256').update(address.trim().toLowerCase()).digest('hex')

const keyValues = ({ userId, revision, language, kind, address, occasion = '' }: DeliveryKey): unknown[] => [
  userId,
  revision,
  language,
  kind,
  addressHash(address),
  occasion,
]

/** Whether this mail was accepted by the server before. */
export async function wasSent(manager: EntityManager, key: DeliveryKey): Promise<boolean> {
  const rows = (await manager.query(
    'SELECT 1 FROM deliveries WHERE user_id = $1 AND revision = $2 AND language = $3 AND kind = $4 AND address_hash = $5 AND occasion = $6 AND sent_at IS NOT NULL',
    keyValues(key),
  )) as unknown[]
  return rows.length > 0
}

/**
 * Claims a mail before it is sent. Its Message-ID is fixed the first time, so a repeat after a crash carries the same one.
 * @returns undefined when another worker holds the claim, or the mail was sent.
 */
export async function claimDelivery(manager: EntityManager, key: DeliveryKey, mailDomain: string): Promise<ClaimedDelivery | undefined> {
  const id = randomUUID()
  await manager.query(
    `INSERT INTO deliveries (id, user_id, revision, language, kind, address_hash, occasion, message_id) VALUES ($7, $1, $2, $3, $4, $5, $6, $8)
     ON CONFLICT (user_id, revision, language, kind, address_hash, occasion) DO NOTHING`,
    [...keyValues(key), id, `${key.kind}.${id}@${mailDomain}`],
  )
  const [rows] = (await manager.query(
    `UPDATE deliveries SET claimed_at = now(), attempts = attempts + 1
     WHERE user_id = $1 AND revision = $2 AND language = $3 AND kind = $4 AND address_hash = $5 AND occasion = $6
       AND sent_at IS NULL AND (claimed_at IS NULL OR claimed_at < now() - interval '${CLAIM_SECONDS} seconds')
     RETURNING id, message_id AS "messageId"`,
    keyValues(key),
  )) as [ClaimedDelivery[], number]
  return rows[0]
}

/** Gives a claim back after the server refused the mail, so that the next try need not wait for it to run out. */
export async function releaseClaim(manager: EntityManager, { id }: ClaimedDelivery): Promise<void> {
  await manager.query('UPDATE deliveries SET claimed_at = NULL WHERE id = $1 AND sent_at IS NULL', [id])
}

/**
 * Notes that the server accepted the mail.
 * @returns false when that was noted before.
 */
export async function markSent(manager: EntityManager, { id }: ClaimedDelivery): Promise<boolean> {
  const [, changed] = (await manager.query('UPDATE deliveries SET sent_at = now() WHERE id = $1 AND sent_at IS NULL', [id])) as [
    unknown,
    number,
  ]
  return changed === 1
}
