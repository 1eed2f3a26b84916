import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { SQLInputValue } from 'node:sqlite'
import type { Kind, ObjectsByKind, StripeObject } from './objects.ts'

export type SavedAnswer = { fingerprint: string; path: string; status: number; body: string; requestId: string }

export type Delivery = {
  id: string
  event_id: string
  type: string
  state: 'pending' | 'delivered' | 'failed'
  attempts: number
  /** milliseconds since the epoch */
  next_at: number
  created_at: number
  last_status: number | null
  last_error: string | null
}

export type ListFilter = {
  limit: number
  startingAfter?: string
  endingBefore?: string
  created?: { gt?: number; gte?: number; lt?: number; lte?: number }
  /** column conditions on the JSON body: path → value */
  where?: Record<string, string>
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS objects (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, created INTEGER NOT NULL, body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS objects_by_kind ON objects (kind, seq);
  CREATE TABLE IF NOT EXISTS idempotency (
    key TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, path TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL, requestId TEXT NOT NULL,
    saved_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS deliveries (
    id TEXT PRIMARY KEY, event_id TEXT NOT NULL, type TEXT NOT NULL, state TEXT NOT NULL, attempts INTEGER NOT NULL, next_at INTEGER NOT NULL,
    created_at INTEGER NOT NULL, last_status INTEGER, last_error TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS deliveries_due ON deliveries (state, next_at);
  CREATE TABLE IF NOT EXISTS timers (payment_intent TEXT PRIMARY KEY, due_at INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS cards (payment_method TEXT PRIMARY KEY, number TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`

/** Stripe keeps keys for at least 24 hours. */
const KEY_LIFE_MS = 24 * 3600 * 1000

/** Everything the emulator remembers, in one SQLite file; each commit is on the disk before the answer goes out. */
export class Store {
  readonly #db: DatabaseSync

  constructor(directory: string) {
    mkdirSync(directory, { recursive: true })
    this.#db = new DatabaseSync(join(directory, 'stripe.sqlite'))
    this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 2000;')
    this.#db.exec(SCHEMA)
  }

  close(): void {
    this.#db.close()
  }

  /** Runs `work` in one transaction; a throw undoes all of it. */
  transaction<Result>(work: () => Result): Result {
    this.#db.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      this.#db.exec('COMMIT')
      return result
    } catch (error) {
      this.#db.exec('ROLLBACK')
      throw error
    }
  }

  #all<Row>(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#db.prepare(sql).all(...values) as Row[]
  }

  #run(sql: string, ...values: SQLInputValue[]): void {
    this.#db.prepare(sql).run(...values)
  }

  save(object: StripeObject): void {
    this.#run(
      'INSERT INTO objects (id, kind, created, body) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body',
      object.id,
      object.object,
      object.created,
      JSON.stringify(object),
    )
  }

  find<K extends Kind>(kind: K, id: string): ObjectsByKind[K] | undefined {
    const [row] = this.#all<{ body: string }>('SELECT body FROM objects WHERE id = ? AND kind = ?', id, kind)
    return row && (JSON.parse(row.body) as ObjectsByKind[K])
  }

  /** Newest first, with one more than `limit` asked for to know whether there are more. */
  list<K extends Kind>(kind: K, filter: ListFilter): { data: ObjectsByKind[K][]; hasMore: boolean } {
    const conditions = ['kind = ?']
    const values: SQLInputValue[] = [kind]
    const condition = (sql: string, value: SQLInputValue): void => {
      conditions.push(sql)
      values.push(value)
    }
    if (filter.startingAfter !== undefined) condition('seq < (SELECT seq FROM objects WHERE id = ?)', filter.startingAfter)
    if (filter.endingBefore !== undefined) condition('seq > (SELECT seq FROM objects WHERE id = ?)', filter.endingBefore)
    const { gt, gte, lt, lte } = filter.created ?? {}
    if (gt !== undefined) condition('created > ?', gt)
    if (gte !== undefined) condition('created >= ?', gte)
    if (lt !== undefined) condition('created < ?', lt)
    if (lte !== undefined) condition('created <= ?', lte)
    for (const [path, value] of Object.entries(filter.where ?? {})) {
      conditions.push('json_extract(body, ?) = ?')
      values.push(`$.${path}`, value)
    }
    const order = filter.endingBefore === undefined ? 'DESC' : 'ASC'
    const rows = this.#all<{ body: string }>(
      `SELECT body FROM objects WHERE ${conditions.join(' AND ')} ORDER BY seq ${order} LIMIT ?`,
      ...values,
      filter.limit + 1,
    )
    const data = rows.slice(0, filter.limit).map((row) => JSON.parse(row.body) as ObjectsByKind[K])
    return { data: order === 'ASC' ? data.reverse() : data, hasMore: rows.length > filter.limit }
  }

  count(kind: Kind): number {
    return this.#all<{ n: number }>('SELECT count(*) AS n FROM objects WHERE kind = ?', kind)[0]?.n ?? 0
  }

  savedAnswer(key: string): SavedAnswer | undefined {
    return this.#all<SavedAnswer>(
      'SELECT fingerprint, path, status, body, requestId FROM idempotency WHERE key = ? AND saved_at > ?',
      key,
      Date.now() - KEY_LIFE_MS,
    )[0]
  }

  saveAnswer(key: string, answer: SavedAnswer): void {
    this.#run('DELETE FROM idempotency WHERE saved_at <= ?', Date.now() - KEY_LIFE_MS)
    this.#run(
      'INSERT OR REPLACE INTO idempotency (key, fingerprint, path, status, body, requestId, saved_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
      key,
      answer.fingerprint,
      answer.path,
      answer.status,
      answer.body,
      answer.requestId,
      Date.now(),
    )
  }

  addDelivery(delivery: Delivery): void {
    this.#run(
      'INSERT INTO deliveries (id, event_id, type, state, attempts, next_at, created_at, last_status, last_error) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
      delivery.id,
      delivery.event_id,
      delivery.type,
      delivery.state,
      delivery.attempts,
      delivery.next_at,
      delivery.created_at,
      delivery.last_status,
      delivery.last_error,
    )
  }

  updateDelivery(delivery: Delivery): void {
    this.#run(
      'UPDATE deliveries SET state = ?, attempts = ?, next_at = ?, last_status = ?, last_error = ? WHERE id = ?',
      delivery.state,
      delivery.attempts,
      delivery.next_at,
      delivery.last_status,
      delivery.last_error,
      delivery.id,
    )
  }

  pendingDeliveries(dueBefore: number, limit: number): Delivery[] {
    return this.#all<Delivery>(
      `SELECT * FROM deliveries WHERE state = 'pending' AND next_at <= ? ORDER BY next_at, rowid LIMIT ?`,
      dueBefore,
      limit,
    )
  }

  /** Makes every pending delivery due at once. */
  hastenDeliveries(): void {
    this.#run(`UPDATE deliveries SET next_at = 0 WHERE state = 'pending'`)
  }

  deliveries(limit: number): Delivery[] {
    return this.#all<Delivery>('SELECT * FROM deliveries ORDER BY rowid DESC LIMIT ?', limit)
  }

  pendingDeliveriesOf(eventId: string): number {
    return this.#all<{ n: number }>(`SELECT count(*) AS n FROM deliveries WHERE event_id = ? AND state = 'pending'`, eventId)[0]?.n ?? 0
  }

  setTimer(paymentIntent: string, dueAt: number): void {
    this.#run('INSERT OR REPLACE INTO timers (payment_intent, due_at) VALUES (?, ?)', paymentIntent, dueAt)
  }

  clearTimer(paymentIntent: string): void {
    this.#run('DELETE FROM timers WHERE payment_intent = ?', paymentIntent)
  }

  dueTimers(dueBefore: number): string[] {
    return this.#all<{ id: string }>('SELECT payment_intent AS id FROM timers WHERE due_at <= ? ORDER BY due_at', dueBefore).map(
      (row) => row.id,
    )
  }

  /** The moment of the next timer or delivery in milliseconds, or undefined when nothing waits. */
  nextDue(withDeliveries: boolean): number | undefined {
    const [row] = this.#all<{ at: number | null }>(
      `SELECT min(at) AS at FROM (SELECT due_at AS at FROM timers UNION ALL SELECT next_at FROM deliveries WHERE state = 'pending' AND ?)`,
      withDeliveries ? 1 : 0,
    )
    return row?.at ?? undefined
  }

  /** The card behind a payment method. Only numbers of the published test list are ever kept. */
  rememberCard(paymentMethod: string, number: string): void {
    this.#run('INSERT INTO cards (payment_method, number) VALUES (?, ?)', paymentMethod, number)
  }

  cardNumber(paymentMethod: string): string | undefined {
    return this.#all<{ number: string }>('SELECT number FROM cards WHERE payment_method = ?', paymentMethod)[0]?.number
  }

  setting(name: string): string | undefined {
    return this.#all<{ value: string }>('SELECT value FROM settings WHERE name = ?', name)[0]?.value
  }

  saveSetting(name: string, value: string): void {
    this.#run('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)', name, value)
  }

  /** Forgets everything. */
  reset(): void {
    this.transaction(() => {
      for (const table of ['objects', 'idempotency', 'deliveries', 'timers', 'cards', 'settings']) this.#db.exec(`DELETE FROM ${table}`)
    })
  }
}
