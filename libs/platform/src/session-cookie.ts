import { createHmac, timingSafeEqual } from 'node:crypto'
import { SESSION_COOKIE, SessionId } from '@disha/contracts/session'
import type { CookieOptions, Request, Response } from 'express'

const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000

const signature = (sessionId: string, secret: string): string =>
  createHmac('sha256', secret).update(`session:${sessionId}`).digest('base64url')

/** The cookie's value: knowing a session id alone does not make one. */
export const sealSession = (sessionId: string, secret: string): string => `${sessionId}.${signature(sessionId, secret)}`

/** The session id a sealed value stands for, or undefined when it was not sealed by us. */
export function openSession(sealed: unknown, secret: string): SessionId | undefined {
  if (typeof sealed !== 'string') return undefined
  const dot = sealed.lastIndexOf('.')
  const id = SessionId.safeParse(sealed.slice(0, dot))
  if (!id.success) return undefined
  const given = Buffer.from(sealed.slice(dot + 1))
  const expected = Buffer.from(signature(id.data, secret))
  return given.length === expected.length && timingSafeEqual(given, expected) ? id.data : undefined
}

/** Cookies are Secure wherever the site is served over TLS. */
export function cookieOptions(siteUrl: string): CookieOptions {
  return { httpOnly: true, sameSite: 'lax', secure: siteUrl.startsWith('https:'), path: '/', maxAge: MAX_AGE_MS }
}

/** The visitor's session id from the request's cookie, or undefined. Needs cookie-parser. */
export function sessionOf(request: Request, secret: string): SessionId | undefined {
  return openSession((request.cookies as Record<string, unknown> | undefined)?.[SESSION_COOKIE], secret)
}

export function setSessionCookie(response: Response, sessionId: string, env: { SESSION_SECRET: string; SITE_URL: string }): void {
  response.cookie(SESSION_COOKIE, sealSession(sessionId, env.SESSION_SECRET), cookieOptions(env.SITE_URL))
}

export function clearSessionCookie(response: Response, siteUrl: string): void {
  const { maxAge: _maxAge, ...options } = cookieOptions(siteUrl)
  response.clearCookie(SESSION_COOKIE, options)
}
