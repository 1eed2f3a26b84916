import { setTimeout as pause } from 'node:timers/promises'
import { Rounds } from './rounds.ts'

const EVERY_MS = 20

function counted(work: (round: number) => Promise<void>) {
  const seen = { begun: 0, atOnce: 0, most: 0, warnings: [] as string[] }
  const rounds = new Rounds({ warn: (text: string) => seen.warnings.push(text) }, EVERY_MS, async () => {
    seen.begun += 1
    seen.atOnce += 1
    seen.most = Math.max(seen.most, seen.atOnce)
    try {
      await work(seen.begun)
    } finally {
      seen.atOnce -= 1
    }
  })
  return { rounds, seen }
}

it('begins at once and goes on, one round at a time, also when a round outlasts the interval', async () => {
  const { rounds, seen } = counted(() => pause(3 * EVERY_MS))
  rounds.start()
  expect(seen.begun).toBe(1)
  while (seen.begun < 3) await pause(EVERY_MS)
  await rounds.stop()
  expect(seen.most).toBe(1)
})

it('tells of a round that failed and tries again', async () => {
  const { rounds, seen } = counted((round) => (round === 1 ? Promise.reject(new Error('no connection')) : Promise.resolve()))
  rounds.start()
  while (seen.begun < 2) await pause(EVERY_MS)
  await rounds.stop()
  expect(seen.warnings).toEqual(['round failed: no connection'])
})

it('waits for the round under way when it is stopped, which can see that, and begins no other', async () => {
  let sawIt = false
  const { rounds, seen } = counted(async () => {
    await pause(2 * EVERY_MS)
    sawIt = rounds.stopped
  })
  rounds.start()
  await rounds.stop()
  expect(sawIt).toBe(true)
  expect(seen.atOnce).toBe(0)
  await pause(3 * EVERY_MS)
  expect(seen.begun).toBe(1)
})
