import { z } from 'zod'

/** 21 or more URL-safe characters. */
export const SessionId = z.string().regex(/^[A-Za-z0-9_-]{21,64}$/)
export type SessionId = z.infer<typeof SessionId>

export const SESSION_COOKIE = 'disha_session'
export const ADMIN_COOKIE = 'disha_admin'
