import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { QuestionReadResponse } from '@disha/contracts/api/question'
import type { QuestionRead } from '@disha/contracts/question'
import { LOCALES } from '@disha/contracts/language'
import { useLanguage, useTranslate } from '../../shared/language/language-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { labelOf } from './question-choice.ts'
import styles from './question-reading.module.css'

/** An address with it opens the editor at once. */
export const EDITOR_HASH = '#question'

const QuestionEditor = lazy(() => import('./question-editor.tsx'))

type Props = {
  sessionId: string
  read: QuestionRead
  /** the question as it was typed */
  typed: string
  /** heading and line for a report that was bought; the preview's own where it is absent */
  bought?: boolean
  onRead: (answer: QuestionReadResponse) => void
}

/** What a question was read as, shown before anybody pays for its answer, with the way to put it right. */
export function QuestionReadCard({ sessionId, read, typed, bought = false, onRead }: Props) {
  const t = useTranslate('question')
  const { language } = useLanguage()
  const { hash } = useLocation()
  const [editing, setEditing] = useState(hash === EDITOR_HASH)
  const [notice, setNotice] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !editing) heading.current?.focus()
    wasEditing.current = editing
  }, [editing])

  const { parts, state } = read
  const told = Object.entries(state).flatMap(([name, value]) => (value === null ? [] : [t(`question.told.${name}.${value}`)]))
  const quotes = parts.length > 1
  return (
    <section className={`wrap ${styles.card}`} aria-labelledby="question-read">
      <div>
        <h2 id="question-read" ref={heading} tabIndex={-1}>
          {t(bought ? 'question.bought.title' : 'question.title')}
        </h2>
        <p className={styles.note}>{t(bought ? 'question.bought.note' : 'question.note')}</p>
      </div>
      <div className={styles.body}>
        <p role="status" className={styles.notice}>
          {notice}
        </p>
        {editing ? (
          <Suspense>
            <QuestionEditor
              sessionId={sessionId}
              read={read}
              typed={typed}
              onCancel={() => setEditing(false)}
              onRead={(answer) => {
                setEditing(false)
                setNotice(t(answer.changed ? 'question.done' : 'question.same'))
                onRead(answer)
              }}
            />
          </Suspense>
        ) : (
          <>
            <ul className={styles.parts}>
              {parts.map(({ words, point, field, sure }, at) => (
                <li key={`${at} ${words}`}>
                  <strong>{t(labelOf({ point, field }) ?? 'question.part.unknown')}</strong>
                  {quotes ? <q className={styles.words}>{words}</q> : null}
                  {sure || point === null ? null : <span className={styles.unsure}>{t('question.part.unsure')}</span>}
                </li>
              ))}
            </ul>
            {told.length === 0 ? null : (
              <p className={styles.told}>{t('question.told', { told: new Intl.ListFormat(LOCALES[language]).format(told) })}</p>
            )}
            <Button
              tone="outline"
              size="small"
              onClick={() => {
                setNotice('')
                setEditing(true)
              }}
            >
              {t('question.correct')}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}
