import { lazy, Suspense } from 'react'
import { useToasts } from './toast-store.ts'

const Toaster = lazy(() => import('./toaster.tsx'))

/** The notification region, downloaded with the first message: most visits need none. */
export function Toasts() {
  return useToasts().length === 0 ? null : (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}
