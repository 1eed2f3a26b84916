import type { AdminLoginResponse, AdminUserResponse, AdminUsersResponse } from '@disha/contracts/api/admin'
import type { QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { ApiError } from '../../shared/api/api-error.ts'
import { get, post } from '../../shared/api/client.ts'

/** Who is logged in; `loggedOut` when nobody is, `expired` when somebody was until the server said otherwise. */
export type AdminSession = z.infer<typeof AdminLoginResponse> | 'loggedOut' | 'expired'

export const SESSION_KEY = ['admin', 'session']

const USERS_PER_PAGE = 50

const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401

const withSearch = (search: string, more: Record<string, string> = {}) =>
  new URLSearchParams({ ...(search === '' ? {} : { search }), ...more }).toString()

/** Calls of the dashboard. Nothing they answer is kept beyond the page's memory. */
export const adminApi = {
  whoAmI: () => get<z.infer<typeof AdminLoginResponse>>('/api/admin/session'),
  session: (): Promise<AdminSession> =>
    adminApi.whoAmI().catch((error: unknown) => {
      if (isUnauthorized(error)) return 'loggedOut'
      throw error
    }),
  login: (body: { email: string; password: string }) => post<z.infer<typeof AdminLoginResponse>>('/api/admin/login', body),
  users: (search: string, cursor: string, signal: AbortSignal) =>
    get<AdminUsersResponse>(
      `/api/admin/users?${withSearch(search, { limit: String(USERS_PER_PAGE), ...(cursor === '' ? {} : { cursor }) })}`,
      { signal },
    ),
  user: (id: string, signal: AbortSignal) => get<AdminUserResponse>(`/api/admin/users/${encodeURIComponent(id)}`, { signal }),
  /** The token is asked for anew, since a login in another tab replaces it. A session that is gone already counts as logged out. */
  logout: async (): Promise<void> => {
    const session = await adminApi.session()
    if (typeof session !== 'string') await post('/api/admin/logout', undefined, { headers: { 'x-csrf-token': session.csrfToken } })
  },
}

/** Address of the file with all users, or with those that `search` finds. */
export const usersCsvUrl = (search: string) => (search === '' ? '/api/admin/users.csv' : `/api/admin/users.csv?${withSearch(search)}`)

/** Waits for a call of the dashboard; when the server no longer knows the session, the screen goes back to the login. */
export async function guarded<Answer>(queryClient: QueryClient, call: Promise<Answer>): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    if (isUnauthorized(error)) queryClient.setQueryData<AdminSession>(SESSION_KEY, 'expired')
    throw error
  }
}
