const DAY_MS = 24 * 60 * 60 * 1000

/** Browser storage expires after 30 days (personal data is not left behind on a shared phone). */
export const STORAGE_LIFE_MS = 30 * DAY_MS

export type KeyValueArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type ExpiringStore<State> = {
  get<Key extends keyof State & string>(key: Key): State[Key] | null
  set<Key extends keyof State & string>(key: Key, value: State[Key]): void
  remove(key: keyof State & string): void
  /** Removes the personal keys. */
  clear(): void
}

/**
 * Typed access to one storage area. Entries are `{value, savedAt}`; older ones than `lifeMs` and unreadable ones count as
 * absent and are removed. Where storage is full or blocked, values live in memory for the length of the visit.
 */
export function createExpiringStore<State>(
  area: () => KeyValueArea,
  personalKeys: readonly (keyof State & string)[],
  now: () => number = Date.now,
  lifeMs = STORAGE_LIFE_MS,
): ExpiringStore<State> {
  const memory = new Map<string, string>()

  const read = (key: string): string | null => {
    const kept = memory.get(key)
    if (kept !== undefined) return kept
    try {
      return area().getItem(key)
    } catch {
      return null
    }
  }
  const remove = (key: string): void => {
    memory.delete(key)
    try {
      area().removeItem(key)
    } catch {
      // Blocked storage holds nothing to remove.
    }
  }

  return {
    get(key) {
      const text = read(key)
      if (text === null) return null
      try {
        const entry = JSON.parse(text) as { value?: unknown; savedAt?: unknown } | null
        if (entry !== null && typeof entry === 'object' && typeof entry.savedAt === 'number' && 'value' in entry) {
          const age = now() - entry.savedAt
          if (age < lifeMs) return entry.value as State[typeof key]
        }
      } catch {
        // Written by something else: treated like an expired entry.
      }
      remove(key)
      return null
    },
    set(key, value) {
      const text = JSON.stringify({ value, savedAt: now() })
      try {
        area().setItem(key, text)
        memory.delete(key)
      } catch {
        memory.set(key, text)
      }
    },
    remove,
    clear() {
      for (const key of personalKeys) remove(key)
    },
  }
}
