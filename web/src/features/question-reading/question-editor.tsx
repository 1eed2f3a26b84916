import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import type { QuestionReadResponse } from '@disha/contracts/api/question'
import { BONDS, LIVES, MOST_POINTS, QUESTION_POINTS, WORKS, type QuestionPoint, type QuestionRead } from '@disha/contracts/question'
import { recordEvent } from '../../shared/api/analytics.ts'
import { api } from '../../shared/api/api.ts'
import { errorMessageKey } from '../../shared/api/api-error.ts'
import { useTranslate } from '../../shared/language/language-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Field, FieldError, Select, TextArea } from '../../shared/ui/fields.tsx'
import { byField, choiceOf, requestOf, type QuestionChoice } from './question-choice.ts'
import styles from './question-reading.module.css'

const FIELDS = byField(QUESTION_POINTS)
const ABOUT = { bond: BONDS, work: WORKS, lives: LIVES }
/** As the form allows. */
const MOST_SIGNS = 5000

type Props = {
  sessionId: string
  read: QuestionRead
  typed: string
  onCancel: () => void
  onRead: (answer: QuestionReadResponse) => void
}

/** Puts right what a question was read as: what is asked, who asks, or the words themselves. */
export default function QuestionEditor({ sessionId, read, typed, onCancel, onRead }: Props) {
  const t = useTranslate('question')
  const [choice, setChoice] = useState<QuestionChoice>(() => choiceOf(read, typed))
  const [problem, setProblem] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const aboutId = useId()
  useEffect(() => form.current?.querySelector('select')?.focus(), [])

  const sending = useMutation({
    mutationFn: (body: NonNullable<ReturnType<typeof requestOf>>) => api.readQuestion({ sessionId, ...body }),
    onSuccess: (answer) => {
      // what was misread for what, so that the misreading can be mended; never the words
      if (answer.changed) recordEvent('question.corrected', { from: pointsOf(read), to: pointsOf(answer.evidence.question ?? null) })
      onRead(answer)
    },
    onError: (error) => setProblem(t(errorMessageKey(error))),
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending.isPending) return
    const body = requestOf(choice, typed)
    setProblem(body === null ? t('question.edit.missing') : null)
    if (body !== null) sending.mutate(body)
  }

  const { points } = choice
  const setPoint = (at: number, point: QuestionPoint | '') => setChoice({ ...choice, points: points.with(at, point) })
  return (
    <form ref={form} noValidate className={styles.editor} onSubmit={submit}>
      <fieldset className={styles.group}>
        <legend>{t('question.edit.title')}</legend>
        {points.map((point, at) => (
          <div key={at} className={styles.point}>
            <Field label={t('question.edit.part', { number: at + 1 })}>
              {({ id, describedBy }) => (
                <Select
                  id={id}
                  aria-describedby={describedBy}
                  value={point}
                  onChange={({ target }) => setPoint(at, target.value as QuestionPoint | '')}
                >
                  <option value="">{t('question.edit.choose')}</option>
                  {FIELDS.map(([field, ofField]) => (
                    <optgroup key={field} label={t(`question.field.${field}`)}>
                      {ofField.map((one) => (
                        <option key={one} value={one}>
                          {t(`question.point.${one}`)}
                        </option>
                      ))}
                    </optgroup>
                  ))}
                </Select>
              )}
            </Field>
            {points.length > 1 ? (
              <button type="button" className={styles.link} onClick={() => setChoice({ ...choice, points: points.toSpliced(at, 1) })}>
                {t('question.edit.remove', { number: at + 1 })}
              </button>
            ) : null}
          </div>
        ))}
        {points.length < MOST_POINTS ? (
          <button type="button" className={styles.link} onClick={() => setChoice({ ...choice, points: [...points, ''] })}>
            {t('question.edit.add')}
          </button>
        ) : null}
      </fieldset>
      <div role="group" aria-labelledby={aboutId} className={styles.group}>
        <p id={aboutId} className={styles.legend}>
          {t('question.edit.about')}
        </p>
        {(['bond', 'work', 'lives'] as const).map((name) => (
          <Field key={name} label={t(`question.edit.${name}`)}>
            {({ id, describedBy }) => (
              <Select
                id={id}
                aria-describedby={describedBy}
                value={choice[name]}
                onChange={({ target }) => setChoice({ ...choice, [name]: target.value })}
              >
                <option value="">{t('question.edit.open')}</option>
                {ABOUT[name].map((one) => (
                  <option key={one} value={one}>
                    {t(`question.${name}.${one}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </div>
      <Field label={t('question.edit.words')} reason={t('question.edit.wordsReason')}>
        {({ id, describedBy }) => (
          <TextArea
            id={id}
            rows={4}
            maxLength={MOST_SIGNS}
            aria-describedby={describedBy}
            value={choice.words}
            onChange={({ target }) => setChoice({ ...choice, words: target.value })}
          />
        )}
      </Field>
      <div className={styles.send}>
        <Button type="submit" tone="accent" wide busy={sending.isPending}>
          {t(sending.isPending ? 'question.edit.submitting' : 'question.edit.submit')}
        </Button>
        <FieldError id={`${aboutId}-failure`}>{problem}</FieldError>
        <Button tone="outline" wide onClick={onCancel}>
          {t('question.edit.cancel')}
        </Button>
      </div>
    </form>
  )
}

/** The points in one word that statistics keep: no more of it than they take. */
const pointsOf = (read: QuestionRead | null): string =>
  (read?.parts ?? [])
    .map(({ point }) => point ?? 'none')
    .join(' ')
    .slice(0, 60)
