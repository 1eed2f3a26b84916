import { decodeCursor, encodeCursor } from './cursor.ts'

const ID = '7b0c1c52-5f0e-4a43-9d0b-7a3f6f0f6f10'
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('a cursor', () => {
  it('comes back as it was, to the microsecond', () => {
    const cursor = { createdAt: '2026-11-21T11:00:00.123456Z', id: ID }
    expect(decodeCursor(encodeCursor(cursor))).toEqual(cursor)
  })

  it.each([
    '',
    '!!!',
    encode({}),
    encode([]),
    encode(['2026-11-21', ID]),
    encode(["' OR 1=1", ID]),
    encode(['2026-11-21T11:00:00.123456Z', 'x']),
  ])('that we did not give out is refused: %s', (text) => {
    expect(() => decodeCursor(text)).toThrow('not a cursor')
  })
})
