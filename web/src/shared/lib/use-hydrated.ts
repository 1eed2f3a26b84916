import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False while a prerendered page is taken over, so that the first picture is the page's own; true from then on, and at once on
 * screens that were drawn by the program itself. What only this browser knows (kept drafts, the step in the address) waits for it.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
