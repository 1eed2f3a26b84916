import { QUEUES } from '@disha/contracts/events/catalogue'
import { Queue } from 'bullmq'
import { producerConnection } from './connection.ts'

export type DashboardQueues = { queues: Queue[]; close(): Promise<void> }

/** Every queue, opened for looking at its jobs and for ringing a failed one again; nothing is taken from it. */
export function dashboardQueues(redisUrl: string): DashboardQueues {
  const redis = producerConnection(redisUrl)
  const queues = QUEUES.map((name) => new Queue(name, { connection: redis }))
  for (const queue of queues) queue.on('error', () => undefined)
  return {
    queues,
    async close() {
      await Promise.all(queues.map((queue) => queue.close().catch(() => undefined)))
      redis.disconnect()
    },
  }
}
