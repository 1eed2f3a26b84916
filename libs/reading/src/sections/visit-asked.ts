import { visitAbroad, type VisitAbroad } from '../understanding/visit-abroad.ts'
import { once } from './once.ts'

/** The visit that the whole question is after; null for any other question, and of those who live abroad themselves. */
export const visitOf = once((c): VisitAbroad | null => (c.asker.abroad ? null : visitAbroad(c.whole.input.concern)))
