import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { get } from './client.ts'

/** Default fetching: GET on the key's parts joined by slashes. */
const fetchByKey = ({ queryKey, signal }: QueryFunctionContext) => get<unknown>(queryKey.join('/'), { signal })

/** No retry, no refetch on focus, no polling, data never stale (product.md §9); a screen that needs more says so itself. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchByKey,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Infinity,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
