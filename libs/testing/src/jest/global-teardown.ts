export default async function globalTeardown(): Promise<void> {
  await (globalThis as { testPostgres?: { stop(): Promise<unknown> } }).testPostgres?.stop()
}
