import { useState } from 'react'
import type { QuestionReadResponse } from '@disha/contracts/api/question'
import { visitorStore, type StoredInsights } from '../../shared/storage/visitor-store.ts'
import { QuestionReadCard } from '../question-reading/question-read-card.tsx'

export type OnRead = (answer: QuestionReadResponse) => void

/** The kept preview, and what puts another in its place when the question is read another way; the forms are filled with its words from then on. */
export function useKeptInsights(): [StoredInsights | null, OnRead] {
  const [kept, setKept] = useState(() => visitorStore.get('insights'))
  const onRead: OnRead = ({ insights, evidence, user }) => {
    if (kept === null) return
    const draft = user.concern === kept.user.concern ? kept.draft : { ...kept.draft, concern: user.concern }
    const next = { insights, evidence, user, draft }
    visitorStore.set('insights', next)
    visitorStore.set('userFormData', draft)
    setKept(next)
  }
  return [kept, onRead]
}

/** What the question was read as; nothing where none was read, and once the report is bought its own page has it. */
export function QuestionAsRead({ evidence, user, onRead }: Pick<StoredInsights, 'evidence' | 'user'> & { onRead: OnRead }) {
  const { question = null } = evidence
  if (question === null || user.hasPurchased) return null
  return <QuestionReadCard sessionId={user.sessionId} read={question} typed={user.concern} onRead={onRead} />
}
