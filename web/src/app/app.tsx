import { useState } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router-dom'
import { createQueryClient } from '../shared/api/query-client.ts'
import { LanguageProvider } from '../shared/language/language-context.tsx'
import { CrashBoundary } from './crash-boundary.tsx'
import { Router } from './router.tsx'

export function App() {
  const [queryClient] = useState(createQueryClient)
  return (
    <CrashBoundary>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <LanguageProvider>
            <Router />
          </LanguageProvider>
        </BrowserRouter>
      </QueryClientProvider>
    </CrashBoundary>
  )
}
