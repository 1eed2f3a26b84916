import { z } from 'zod'
import { Language } from '../language.ts'

export const AdminLoginRequest = z.object({ email: z.email().max(254), password: z.string().min(1).max(200) })
export const AdminLoginResponse = z.object({ email: z.string(), csrfToken: z.string() })

export const AdminCounters = z.object({
  totalUsers: z.number().int(),
  totalQuestions: z.number().int(),
  purchases: z.number().int(),
  /** percent with one decimal */
  conversionRate: z.number(),
})

export const AdminUser = z.object({
  id: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  dateOfBirth: z.string(),
  timeOfBirth: z.string().nullable(),
  placeOfBirth: z.string(),
  concern: z.string(),
  clarityArea: z.string(),
  language: Language,
  hasPurchased: z.boolean(),
  createdAt: z.iso.datetime(),
  questionsCount: z.number().int(),
  analyticsCount: z.number().int(),
})
export type AdminUser = z.infer<typeof AdminUser>

export const AdminUsersQuery = z.object({
  search: z.string().trim().max(200).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})
export const AdminUsersResponse = z.object({ users: z.array(AdminUser), nextCursor: z.string().nullable(), counters: AdminCounters })
export type AdminUsersResponse = z.infer<typeof AdminUsersResponse>

export const AdminUserResponse = AdminUser.extend({
  questions: z.array(
    z.object({
      id: z.uuid(),
      question: z.string(),
      response: z.string().nullable(),
      language: Language,
      context: z.string().nullable(),
      advisorId: z.string().nullable(),
      createdAt: z.iso.datetime(),
    }),
  ),
  analytics: z.array(z.object({ id: z.uuid(), event: z.string(), data: z.string(), createdAt: z.iso.datetime() })),
})
export type AdminUserResponse = z.infer<typeof AdminUserResponse>
