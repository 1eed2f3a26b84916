import { spawnSync } from 'node:child_process'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '..')

/** One run of the door: its answers, in order. */
function answers(lines: string[]): Record<string, unknown>[] {
  const run = spawnSync(process.execPath, ['--conditions=@disha/source', 'tools/place.ts'], {
    cwd: ROOT,
    input: lines.join('\n'),
    encoding: 'utf8',
  })
  expect(run.stderr).toBe('')
  expect(run.status).toBe(0)
  return run.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

it('answers every line, right or wrong, with its id, in order', () => {
  const result = answers([
    JSON.stringify({ id: 'a', query: 'Bezawada', limit: 1 }),
    '{not json',
    JSON.stringify({ id: 2, query: 'தஞ்சாவூர்', language: 'tamil' }),
    '',
    JSON.stringify({ id: 'long', query: 'x'.repeat(10_000) }),
    JSON.stringify({ id: 'empty', query: '' }),
    JSON.stringify({ id: 'type', query: 5 }),
    JSON.stringify({ id: 'language', query: 'Pune', language: 'klingon' }),
    JSON.stringify({ id: 'time', birthLocal: '1905-12-31T12:00:00', timeZone: 'Asia/Kolkata', latitude: 13.083, longitude: 80.27 }),
    JSON.stringify({ id: 'gap', birthLocal: '1942-09-01T00:30:00', timeZone: 'Asia/Kolkata' }),
    JSON.stringify({ id: 'typed', birthLocal: '1990-01-01T12:00', latitude: 26.6, longitude: 85.48 }),
    JSON.stringify({ id: 'off', birthLocal: '1990-01-01T12:00', latitude: 96.6, longitude: 85.48 }),
    JSON.stringify({ id: 'zone', birthLocal: '1990-01-01T12:00', timeZone: 'Mars/Olympus' }),
    JSON.stringify({ id: 'future', birthLocal: '2999-01-01T12:00', timeZone: 'Asia/Kolkata' }),
    JSON.stringify({ id: 'nothing' }),
    'null',
    '[]',
  ])
  expect(result.map(({ id }) => id)).toEqual([
    'a',
    null,
    2,
    'long',
    'empty',
    'type',
    'language',
    'time',
    'gap',
    'typed',
    'off',
    'zone',
    'future',
    'nothing',
    null,
    null,
  ])
  expect(result.map(({ error }) => (error as { code: string } | undefined)?.code ?? 'fine')).toEqual([
    'fine', 'malformed_json', 'fine', 'fine', 'fine', 'invalid_request', 'invalid_request', 'fine', 'fine', 'fine', 'invalid_coordinates', 'unknown_time_zone',
    'future_date', 'invalid_request', 'invalid_request', 'invalid_request',
  ]) // prettier-ignore
  expect(result[0]?.places).toEqual([
    {
      id: 'g1253184',
      name: 'Vijayawada',
      admin1: 'Andhra Pradesh',
      admin2: expect.any(String),
      country: 'IN',
      latitude: expect.any(Number),
      longitude: expect.any(Number),
      timeZone: 'Asia/Kolkata',
    },
  ])
  expect((result[2]?.places as { name: string }[])[0]?.name).toBe('Thanjavur')
  expect(result[4]).toEqual({ id: 'empty', places: [] })
  expect(result[7]).toMatchObject({ status: 'unique', offsets: [{ utcOffsetSeconds: 19_270, utc: '1905-12-31T06:38:50Z' }] })
  expect(result[8]).toMatchObject({ status: 'nonexistent' })
  expect(result[9]).toMatchObject({ timeZone: 'Asia/Kolkata', status: 'unique', notices: [] })
}, 30_000)
