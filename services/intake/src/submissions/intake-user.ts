import type { IntakeUser } from '@disha/contracts/api/intake'
import type { User } from '@disha/database/intake/user.entity'

/** A visitor's own record as it is shown back to them. */
export function intakeUserOf(user: User): IntakeUser {
  return {
    id: user.id,
    sessionId: user.sessionId,
    fullName: user.fullName,
    email: user.email,
    dateOfBirth: user.dateOfBirth,
    timeOfBirth: user.timeOfBirth,
    placeOfBirth: user.placeOfBirth,
    gotra: user.gotra,
    gender: user.gender,
    clarityArea: user.clarityArea,
    topics: user.topics,
    concern: user.concern,
    readAs: user.readAs,
    additionalDetails: user.additionalDetails,
    language: user.language,
    hasPurchased: user.hasPurchased,
    createdAt: user.createdAt.toISOString(),
  }
}
