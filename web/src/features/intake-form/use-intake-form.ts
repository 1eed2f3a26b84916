import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type FormEvent } from 'react'
import { useForm, type FieldErrors } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { api } from '../../shared/api/api.ts'
import { ApiError, errorMessageKey } from '../../shared/api/api-error.ts'
import { useLanguage, useTranslate } from '../../shared/language/language-context.tsx'
import { formPath, loadingPath } from '../../shared/language/languages.ts'
import { randomId } from '../../shared/lib/random-id.ts'
import { useHydrated } from '../../shared/lib/use-hydrated.ts'
import { visitorStore } from '../../shared/storage/visitor-store.ts'
import { toast } from '../../shared/ui/toast-store.ts'
import { intakeSchema, stepProblems, type DraftField, type FormLayoutName, type Problem } from './intake-checks.ts'
import { EMPTY_DRAFT, restoreDraft, toSubmitBody, type IntakeDraft } from './intake-draft.ts'
import { useBirthQuestions } from './use-birth-questions.ts'
import { useKeptDraft } from './use-kept-draft.ts'
import { visitorTimeZone, visitorToday } from './visitor-day.ts'

/** Fields a layout does not show, so that what another layout's form left in the draft is not sent from this one. */
const NOT_ASKED: Record<FormLayoutName, Partial<IntakeDraft>> = {
  english: { phone: '', topic: '', concerns: [] },
  wizard: { topic: '', clarityArea: '' },
  singlePage: { clarityArea: '', concerns: [] },
}

/**
 * One intake model behind all layouts: fields, steps (the step is in the address, so that Back works), checks, what the API
 * asks back, and the way on.
 */
export function useIntakeForm(layout: FormLayoutName, steps: readonly (readonly DraftField[])[]) {
  const t = useTranslate('form')
  const { language } = useLanguage()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const hydrated = useHydrated()
  const [startedPrerendered] = useState(!hydrated)
  const step = hydrated ? Math.min(steps.length, Math.max(1, Math.trunc(Number(search.get('step') ?? '1')) || 1)) : 1
  const [checking, setChecking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const focusAfterStep = useRef<DraftField | null>(null)

  const resolver = useMemo(() => zodResolver(intakeSchema(visitorToday, layout)), [layout])
  const form = useForm<IntakeDraft>({
    defaultValues: startedPrerendered ? EMPTY_DRAFT : restoreDraft(visitorStore.get('userFormData')),
    resolver: resolver as never,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // which field comes first is known only here, because a field of an earlier step may be at fault
    shouldFocusError: false,
  })
  const { handleSubmit, setError, setFocus, clearErrors, getValues, formState, reset } = form
  useKeptDraft(form)

  const stepOf = (field: DraftField) =>
    Math.max(
      0,
      steps.findIndex((fields) => fields.includes(field)),
    ) + 1
  const pathOf = (next: number) => (next === 1 ? formPath(language) : `${formPath(language)}?step=${next}`)
  const goToStep = (next: number, wanted: DraftField | null) => {
    // the zone has no field of its own until coordinates are looked up
    const focus = wanted === 'timeZone' ? 'coordinates' : wanted
    focusAfterStep.current = focus
    if (next !== step) navigate(pathOf(next), { replace: next < step })
    else if (focus !== null) setFocus(focus)
  }
  const firstRun = useRef(true)
  useEffect(() => {
    const field = focusAfterStep.current
    focusAfterStep.current = null
    if (firstRun.current) {
      firstRun.current = false
      return
    }
    window.scrollTo(0, 0)
    if (field !== null) setFocus(field)
    else document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [step, setFocus])

  // A later step has no meaning before the earlier ones are filled in (a bookmark, an old link).
  useEffect(() => {
    const before = steps.slice(0, step - 1)
    const open = before.findIndex((fields) => stepProblems(getValues(), visitorToday(), layout, fields).length > 0)
    if (open >= 0) navigate(open === 0 ? formPath(language) : `${formPath(language)}?step=${open + 1}`, { replace: true })
  }, [step, steps, layout, language, getValues, navigate])

  const showProblems = (problems: readonly Problem[]) => {
    for (const { field, key } of problems) setError(field, { type: 'custom', message: key })
    const first = problems[0]
    if (first !== undefined) goToStep(stepOf(first.field), first.field)
  }

  const { draft, questions, settle, showRefusal } = useBirthQuestions(form, {
    showProblems,
    goTo: (field) => goToStep(stepOf(field), field),
    onDoubtfulClock: () => goToStep(stepOf('clockChoice'), null),
  })
  // after everything that watches the fields, and before the page tells that it listens and what was typed meanwhile is put over it;
  // once, since a screen that waits for a text is hidden, and its layout effects run again when it is back
  const restored = useRef(false)
  useLayoutEffect(() => {
    if (restored.current) return
    restored.current = true
    const kept = startedPrerendered ? visitorStore.get('userFormData') : null
    if (kept !== null) reset(restoreDraft(kept))
  }, [startedPrerendered, reset])

  const submission = useMutation({
    mutationFn: async (draft: IntakeDraft) => {
      const body = { ...draft, ...NOT_ASKED[layout] }
      const send = (sessionId: string) => api.submitForm(toSubmitBody(body, language, sessionId, visitorTimeZone()))
      try {
        return await send(visitorStore.get('sessionId') ?? randomId())
      } catch (error) {
        // The kept session belongs to another browser or is closed: this birth begins a new one.
        if (error instanceof ApiError && error.code === 'session_taken') return send(randomId())
        throw error
      }
    },
    onSuccess: ({ sessionId, insights, evidence, user }, draft) => {
      if (visitorStore.get('sessionId') !== sessionId) {
        visitorStore.remove('selectedProduct')
        visitorStore.remove('pendingPayment')
      }
      visitorStore.set('sessionId', sessionId)
      visitorStore.set('userFormData', draft)
      visitorStore.set('insights', { insights, evidence, user, draft })
      if (layout === 'wizard') toast({ title: t('form.saved.title'), description: t('form.saved.text'), tone: 'good' })
      navigate(loadingPath(language))
    },
    onError: (error) => {
      if (showRefusal(error)) return
      setFailure(t(errorMessageKey(error)))
      toast({ title: t('form.failed.title'), description: t('form.failed.text'), tone: 'destructive' })
    },
  })

  const afterSettling = async (goOn: () => void) => {
    if (checking || submission.isPending) return
    setChecking(true)
    try {
      if (await settle()) goOn()
    } finally {
      setChecking(false)
    }
  }

  const onInvalid = (errors: FieldErrors<IntakeDraft>) => {
    const first = steps.flat().find((field) => errors[field] !== undefined)
    if (first !== undefined) goToStep(stepOf(first), first)
  }

  const continueStep = () => {
    const fields = steps[step - 1] ?? []
    const problems = stepProblems(getValues(), visitorToday(), layout, fields)
    clearErrors([...fields])
    for (const { field, key } of problems) setError(field, { type: 'custom', message: key })
    const first = problems[0]
    if (first !== undefined) return goToStep(step, first.field)
    if (fields.includes('placeOfBirth')) void afterSettling(() => goToStep(step + 1, null))
    else goToStep(step + 1, null)
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (step < steps.length) return continueStep()
    if (submission.isPending || checking) return
    setFailure(null)
    void handleSubmit(() => afterSettling(() => submission.mutate(getValues())), onInvalid)(event)
  }

  const errorText = (field: DraftField): string | undefined => {
    const message = formState.errors[field]?.message
    return typeof message === 'string' && message !== '' ? t(message) : undefined
  }

  return {
    t,
    form,
    step,
    draft,
    questions,
    errorText,
    failure,
    pending: submission.isPending || checking,
    onSubmit,
    back: () => navigate(-1),
  }
}
