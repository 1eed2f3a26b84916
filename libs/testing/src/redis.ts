import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startRedis } from '@disha/local/redis'
import { freePort } from './free-port.ts'

export type TestRedis = { url: string; port: number; close(): Promise<void> }

/** A Redis of the test's own, so that it may be flushed, stopped or left with work in it. */
export async function testRedis(): Promise<TestRedis> {
  const folder = mkdtempSync(path.join(tmpdir(), 'disha-test-redis-'))
  const port = await freePort()
  const redis = await startRedis({ dataDir: path.join(folder, 'data'), port, password: 'test' })
  return { url: redis.url, port, close: () => redis.stop() }
}
