import { useState, type ReactNode } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createQueryClient } from '../shared/api/query-client.ts'
import { LanguageProvider } from '../shared/language/language-context.tsx'
import { CrashBoundary } from './crash-boundary.tsx'
import { Router } from './router.tsx'

/** The whole client; `addresses` wraps it in a router of the browser's addresses, or of the one that is being prerendered. */
export function App({
  addresses: Addresses,
  onArrival,
}: {
  addresses: (props: { children: ReactNode }) => ReactNode
  onArrival?: () => void
}) {
  const [queryClient] = useState(createQueryClient)
  return (
    <CrashBoundary>
      <QueryClientProvider client={queryClient}>
        <Addresses>
          <LanguageProvider>
            <Router {...(onArrival ? { onArrival } : {})} />
          </LanguageProvider>
        </Addresses>
      </QueryClientProvider>
    </CrashBoundary>
  )
}
