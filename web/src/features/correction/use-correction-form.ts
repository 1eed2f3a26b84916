import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState, type FormEvent } from 'react'
import { useForm, type FieldErrors } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { CorrectionState } from '@disha/contracts/api/corrections'
import { api } from '../../shared/api/api.ts'
import { errorMessageKey } from '../../shared/api/api-error.ts'
import { useLanguage, useTranslate } from '../../shared/language/language-context.tsx'
import { visitorStore } from '../../shared/storage/visitor-store.ts'
import { toast } from '../../shared/ui/toast-store.ts'
import { BIRTH_FIELDS, intakeSchema, type DraftField, type Problem } from '../intake-form/intake-checks.ts'
import { birthBody, restoreDraft, type IntakeDraft } from '../intake-form/intake-draft.ts'
import { useBirthQuestions } from '../intake-form/use-birth-questions.ts'
import { visitorToday } from '../intake-form/visitor-day.ts'
import { draftOfBirth, withBirthOf } from './birth-draft.ts'

const resolver = zodResolver(intakeSchema(visitorToday, 'english', BIRTH_FIELDS))

/** What was typed before, where it was meant for the details as they are now; else these details. */
function startingDraft({ sessionId, revision, birth }: CorrectionState): IntakeDraft {
  const kept = visitorStore.get('correction')
  return kept?.sessionId === sessionId && kept.revision === revision ? restoreDraft(kept.draft) : draftOfBirth(birth)
}

/** The birth fields of a bought report, their checks, what the API asks back, and the way to the new report. */
export function useCorrectionForm(state: CorrectionState) {
  const t = useTranslate('correction', 'form')
  const { language } = useLanguage()
  const navigate = useNavigate()
  const [checking, setChecking] = useState(false)
  const [notice, setNotice] = useState<{ kind: 'failed' | 'unchanged'; text: string } | null>(null)
  const form = useForm<IntakeDraft>({
    defaultValues: startingDraft(state),
    resolver: resolver as never,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })
  const { handleSubmit, setError, setFocus, getValues, formState, subscribe } = form
  const { sessionId, revision } = state
  // the zone has no field of its own until coordinates are looked up
  const focusOn = (field: DraftField) => setFocus(field === 'timeZone' ? 'coordinates' : field)

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => visitorStore.set('correction', { sessionId, revision, draft: getValues() }),
      }),
    [subscribe, getValues, sessionId, revision],
  )

  const { questions, settle, showRefusal } = useBirthQuestions(form, {
    showProblems: (problems: readonly Problem[]) => {
      for (const { field, key } of problems) setError(field, { type: 'custom', message: key })
      const first = problems[0]
      if (first !== undefined) focusOn(first.field)
    },
    goTo: focusOn,
    // the question takes the focus by itself
    onDoubtfulClock: () => undefined,
  })

  const submission = useMutation({
    mutationFn: (draft: IntakeDraft) => api.correct({ ...birthBody(draft), sessionId, language }),
    onSuccess: ({ changed, insights, evidence, user }, draft) => {
      visitorStore.remove('correction')
      if (!changed) {
        setNotice({ kind: 'unchanged', text: t('correction.unchanged') })
        return
      }
      const kept = visitorStore.get('insights')
      if (kept?.user.sessionId === sessionId) {
        const corrected = withBirthOf(kept.draft, draft)
        visitorStore.set('insights', { insights, evidence, user, draft: corrected })
        visitorStore.set('userFormData', corrected)
      }
      toast({ title: t('correction.sent.title'), description: t('correction.sent.text'), tone: 'good' })
      navigate(`/success?session=${sessionId}`)
    },
    onError: (error) => {
      if (!showRefusal(error)) setNotice({ kind: 'failed', text: t(errorMessageKey(error)) })
    },
  })
  const pending = checking || submission.isPending

  const send = async () => {
    setChecking(true)
    try {
      if (await settle()) submission.mutate(getValues())
    } finally {
      setChecking(false)
    }
  }

  const onInvalid = (errors: FieldErrors<IntakeDraft>) => {
    const first = BIRTH_FIELDS.find((field) => errors[field] !== undefined)
    if (first !== undefined) focusOn(first)
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    setNotice(null)
    void handleSubmit(send, onInvalid)(event)
  }

  const errorText = (field: DraftField): string | undefined => {
    const message = formState.errors[field]?.message
    return typeof message === 'string' && message !== '' ? t(message) : undefined
  }

  return { t, form, questions, errorText, notice, pending, onSubmit }
}
