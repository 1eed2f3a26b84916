import { useSyncExternalStore } from 'react'

/** The one layout change of the styles: below it everything stands in one column. */
const PHONE = '(max-width: 899px)'

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(PHONE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the screen is laid out for a phone; for what styles cannot do, such as drawing a chart for its size. */
export const usePhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(PHONE).matches,
    () => true,
  )
