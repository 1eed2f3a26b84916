import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type FormEvent } from 'react'
import { useForm, useWatch, type FieldErrors } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { BirthClockResponse, BirthNotice } from '@disha/contracts/api/intake'
import type { Place } from '@disha/contracts/api/places'
import type { DoubledHour } from '@disha/contracts/birth'
import { api } from '../../shared/api/api.ts'
import { ApiError, errorMessageKey } from '../../shared/api/api-error.ts'
import { useLanguage, useTranslate } from '../../shared/language/language-context.tsx'
import { formPath, loadingPath } from '../../shared/language/languages.ts'
import { randomId } from '../../shared/lib/random-id.ts'
import { useHydrated } from '../../shared/lib/use-hydrated.ts'
import { visitorStore } from '../../shared/storage/visitor-store.ts'
import { toast } from '../../shared/ui/toast-store.ts'
import type { ClockToAsk } from './clock-question.tsx'
import { intakeSchema, problemsFromApi, stepProblems, type DraftField, type FormLayoutName, type Problem } from './intake-checks.ts'
import { readCoordinates } from './coordinates.ts'
import { asksForClock, birthClockBody, birthKey, EMPTY_DRAFT, restoreDraft, toSubmitBody, type IntakeDraft } from './intake-draft.ts'
import { askBirthClock, keepBirthClock, useBirthClock } from './use-birth-clock.ts'
import { useKeptDraft } from './use-kept-draft.ts'
import { visitorTimeZone, visitorToday } from './visitor-day.ts'

/** What the API asks back about time and place of birth. */
export type BirthQuestions = {
  /** places that the text fits */
  candidates: readonly Place[]
  /** which birth `clock` is about */
  birth: string
  clock: ClockToAsk | undefined
  /** the birth whose clock must be looked at before the visitor goes on */
  urgent: string
  /** the question of this birth's clock stands on the screen */
  shown: (birth: string) => void
  answered: () => void
}

/** `+05:53:20`; seconds only where there are any. */
function offsetText(seconds: number): string {
  const size = Math.abs(seconds)
  const [hours, minutes, rest] = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60].map((part) =>
    String(part).padStart(2, '0'),
  )
  return `${seconds < 0 ? '-' : '+'}${hours}:${minutes}${rest === '00' ? '' : `:${rest}`}`
}

/** A reading as the submit's refusal gives it. */
type RefusedReading = { utcOffsetSeconds: number; utc: string; doubledHour: DoubledHour }

/** The question out of a refused submit, for when the form could not ask before. */
function clockOfRefusal(error: ApiError): ClockToAsk {
  const readings = (error.detail('offsets') as RefusedReading[] | undefined) ?? []
  const status = error.code === 'time_ambiguous' ? 'ambiguous' : 'nonexistent'
  return {
    status,
    timeZone: '',
    // what is taken unless the visitor says otherwise stands first: of a skipped hour the clock that was not changed yet
    readings: (status === 'ambiguous' ? readings : readings.toReversed()).map((reading) => ({
      ...reading,
      offset: offsetText(reading.utcOffsetSeconds),
    })),
    notices: (error.detail('notices') as BirthNotice[] | undefined) ?? [],
  }
}

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
  const client = useQueryClient()
  const [candidates, setCandidates] = useState<readonly Place[]>([])
  const [refused, setRefused] = useState<{ birth: string; clock: ClockToAsk } | null>(null)
  const [urgent, setUrgent] = useState('')
  const [checking, setChecking] = useState(false)
  const shownClocks = useRef(new Set<string>())
  const askedClocks = useRef(new Set<string>())
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
  const { control, handleSubmit, setError, setFocus, setValue, clearErrors, getValues, formState, reset } = form
  // before the page tells that it listens and what was typed into the prerendered fields is put over it
  useLayoutEffect(() => {
    if (startedPrerendered) reset(restoreDraft(visitorStore.get('userFormData')))
  }, [startedPrerendered, reset])
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

  /** Puts what the API refused to its field, with what it asks back; false when no field is at fault. */
  const showRefusal = (error: unknown): boolean => {
    if (!(error instanceof ApiError)) return false
    let problems: readonly Problem[] = []
    if (error.code === 'place_ambiguous') {
      setCandidates((error.detail('candidates') as Place[] | undefined) ?? [])
      problems = [{ field: 'placeOfBirth', key: 'errors.place_ambiguous' }]
    } else if (error.code === 'place_unknown') problems = [{ field: 'placeOfBirth', key: 'errors.place_unknown' }]
    else if (error.code === 'time_ambiguous' || error.code === 'time_nonexistent') {
      const birth = birthKey(getValues())
      const clock = clockOfRefusal(error)
      const [taken] = clock.readings
      // it shows as chosen, so it is: the next submit sends it
      if (taken !== undefined) {
        const { utcOffsetSeconds, doubledHour } = taken
        setValue('clockChoice', { of: birth, utcOffsetSeconds, ...(doubledHour === undefined ? {} : { doubledHour }) })
      }
      setRefused({ birth, clock })
      setUrgent(birth)
      askedClocks.current.add(birth)
      problems = [{ field: 'clockChoice', key: `errors.${error.code}` }]
    } else if (error.code === 'under_age') problems = [{ field: 'year', key: 'errors.under_age' }]
    else problems = problemsFromApi(error.body?.details?.fields ?? [])
    showProblems(problems)
    return problems.length > 0
  }

  /**
   * Before the visitor leaves the birth behind: a place that was only typed is looked up, and a doubtful clock is put to them. False when
   * something must be looked at first. Without an answer in time they go on; the submit asks again.
   */
  const settleBirth = async (): Promise<boolean> => {
    const draft = getValues()
    if (!draft.byCoordinates && draft.place === null && readCoordinates(draft.placeOfBirth).kind === 'ok') {
      setValue('coordinates', draft.placeOfBirth)
      setValue('placeOfBirth', '')
      setValue('byCoordinates', true)
      setTimeout(() => goToStep(stepOf('coordinates'), 'coordinates'))
      return false
    }
    if (birthClockBody(draft) === null) return true
    let clock: BirthClockResponse | undefined
    try {
      clock = await askBirthClock(client, draft, language)
    } catch (error) {
      return !showRefusal(error)
    }
    // what was changed meanwhile has not been looked at
    if (birthKey(getValues()) !== birthKey(draft)) return false
    if (clock === undefined) return true
    if (!draft.byCoordinates && draft.place === null && clock.place !== null) {
      setValue('place', clock.place)
      keepBirthClock(client, getValues(), clock)
    }
    const birth = birthKey(getValues())
    if (!asksForClock(draft.precision) || clock.readings.length < 2 || draft.clockChoice?.of === birth) return true
    const doubtful = clock.status !== 'unique'
    if (askedClocks.current.has(birth) || (!doubtful && shownClocks.current.has(birth))) {
      // the question stood there, and what it takes by itself was left
      const { utcOffsetSeconds, doubledHour } = clock.readings[0]!
      if (doubledHour !== undefined) setValue('clockChoice', { of: birth, utcOffsetSeconds, doubledHour })
      return true
    }
    askedClocks.current.add(birth)
    setUrgent(birth)
    goToStep(stepOf('clockChoice'), null)
    return false
  }

  const afterSettling = async (goOn: () => void) => {
    if (checking || submission.isPending) return
    setChecking(true)
    try {
      if (await settleBirth()) goOn()
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

  const draft = useWatch({ control }) as IntakeDraft
  const { key: birth, clock } = useBirthClock(draft, language)
  const questions: BirthQuestions = {
    candidates,
    birth,
    clock: clock ?? (refused?.birth === birth ? refused.clock : undefined),
    urgent,
    shown: useCallback((shown: string) => void shownClocks.current.add(shown), []),
    answered: () => {
      setCandidates([])
      setRefused(null)
    },
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
