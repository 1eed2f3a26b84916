import { createExpiringStore, STORAGE_LIFE_MS, type KeyValueArea } from './expiring-store.ts'

type State = { sessionId: string; userFormData: { fullName: string } }

function area(entries: Record<string, string> = {}): KeyValueArea & { entries: Record<string, string> } {
  return {
    entries,
    getItem: (key) => entries[key] ?? null,
    setItem: (key, value) => {
      entries[key] = value
    },
    removeItem: (key) => {
      delete entries[key]
    },
  }
}

describe('the store of what this browser remembers', () => {
  it('gives back what was kept, in another store over the same storage too', () => {
    const storage = area()
    createExpiringStore<State>(() => storage, ['sessionId']).set('userFormData', { fullName: 'மீரா 🙏' })
    expect(createExpiringStore<State>(() => storage, ['sessionId']).get('userFormData')).toEqual({ fullName: 'மீரா 🙏' })
  })

  it('forgets an entry 30 days after it was written, and removes it', () => {
    const storage = area()
    let time = 1_000
    const store = createExpiringStore<State>(
      () => storage,
      ['sessionId'],
      () => time,
    )
    store.set('sessionId', 'abc')
    time += STORAGE_LIFE_MS - 1
    expect(store.get('sessionId')).toBe('abc')
    time += 1
    expect(store.get('sessionId')).toBeNull()
    expect(storage.entries).toEqual({})
  })

  it.each(['not json', '"text"', 'null', '{"value":1}', '{"savedAt":1}'])('treats %s as absent', (text) => {
    const storage = area({ sessionId: text })
    expect(createExpiringStore<State>(() => storage, ['sessionId']).get('sessionId')).toBeNull()
    expect(storage.entries).toEqual({})
  })

  it('keeps values in memory when storage is full or blocked', () => {
    const full = {
      ...area(),
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
    }
    const store = createExpiringStore<State>(() => full, ['sessionId'])
    store.set('sessionId', 'abc')
    expect(store.get('sessionId')).toBe('abc')
    const blocked = createExpiringStore<State>(() => {
      throw new Error('SecurityError')
    }, ['sessionId'])
    blocked.set('sessionId', 'xyz')
    expect(blocked.get('sessionId')).toBe('xyz')
    blocked.clear()
    expect(blocked.get('sessionId')).toBeNull()
  })
})
