import { Redis, type RedisOptions } from 'ioredis'

/** Producers fail fast: a publish must not hang on a dead Redis, the outbox keeps the event. */
export function producerConnection(url: string): Redis {
  return quietly(new Redis(url, { ...common(), maxRetriesPerRequest: 1, enableOfflineQueue: false, connectTimeout: 3_000 }))
}

/** Workers wait for Redis to come back. */
export function workerConnection(url: string): Redis {
  return quietly(new Redis(url, { ...common(), maxRetriesPerRequest: null }))
}

const common = (): RedisOptions => ({ retryStrategy: (attempt) => Math.min(100 * 2 ** Math.min(attempt, 6), 5_000) })

/** Without a listener a connection error would end the process; health checks report it instead. */
function quietly(redis: Redis): Redis {
  redis.on('error', () => undefined)
  return redis
}

/**
 * Refuses a Redis that may evict: a queue's keys must never be dropped to make room.
 * @throws when maxmemory-policy is not noeviction.
 */
export async function assertNoEviction(redis: Redis): Promise<void> {
  const reply = (await redis.config('GET', 'maxmemory-policy')) as string[]
  if (reply[1] !== undefined && reply[1] !== 'noeviction')
    throw new Error(`Redis has maxmemory-policy ${reply[1]}; queues need noeviction.`)
}
