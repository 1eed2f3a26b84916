import { z } from 'zod'
import { ReadAs } from '../question.ts'
import { SessionId } from '../session.ts'
import { SubmitFormResponse } from './intake.ts'

/** Body of `POST /api/session/question`: what the question is to be read as, or the question in other words. */
export const QuestionReadRequest = z.object({
  sessionId: SessionId.optional(),
  /** other words for the question; the stored ones stay where it is absent */
  concern: z
    .string('Please describe where you feel unsettled.')
    .trim()
    .min(1, 'Please describe where you feel unsettled.')
    .max(5000)
    .optional(),
  /** null: as the words themselves are understood */
  readAs: ReadAs.nullable(),
})
export type QuestionReadRequest = z.infer<typeof QuestionReadRequest>

const { insights, evidence, user } = SubmitFormResponse.shape

export const QuestionReadResponse = z.object({
  sessionId: SessionId,
  /** false when it was read so already: nothing is made anew and nothing is counted */
  changed: z.boolean(),
  insights,
  evidence,
  user,
})
export type QuestionReadResponse = z.infer<typeof QuestionReadResponse>
