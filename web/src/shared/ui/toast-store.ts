import { useSyncExternalStore } from 'react'

export type ToastTone = 'plain' | 'destructive' | 'good'
export type ToastContent = { title: string; description?: string; tone?: ToastTone }
export type ToastEntry = ToastContent & { id: number; open: boolean }

/** product.md §9: one at a time, shown 5 s, taken out of memory long after it was dismissed. */
export const TOAST_LIMIT = 1
export const TOAST_DURATION_MS = 5_000
export const TOAST_REMOVE_DELAY_MS = 1_000_000
export const TOAST_SWIPE_PX = 50

let entries: readonly ToastEntry[] = []
let lastId = 0
const listeners = new Set<() => void>()

function update(next: readonly ToastEntry[]): void {
  entries = next
  for (const listener of listeners) listener()
}

/** Shows a message in the notification region; the newest replaces what is there. */
export function toast(content: ToastContent): void {
  lastId += 1
  update([{ ...content, id: lastId, open: true }, ...entries].slice(0, TOAST_LIMIT))
}

export function dismissToast(id: number): void {
  update(entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)))
  setTimeout(() => update(entries.filter((entry) => entry.id !== id)), TOAST_REMOVE_DELAY_MS)
}

export function currentToasts(): readonly ToastEntry[] {
  return entries
}

export function useToasts(): readonly ToastEntry[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    currentToasts,
    currentToasts,
  )
}
