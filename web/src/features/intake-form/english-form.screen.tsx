import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { FormProvider, useForm, useWatch, type FieldErrors } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Place } from '@disha/contracts/api/places'
import { CLARITY_AREAS } from '@disha/contracts/api/intake'
import { api } from '../../shared/api/api.ts'
import { ApiError, errorMessageKey } from '../../shared/api/api-error.ts'
import { useLanguage, useTranslate } from '../../shared/language/language-context.tsx'
import { loadingPath } from '../../shared/language/languages.ts'
import { randomId } from '../../shared/lib/random-id.ts'
import { visitorStore } from '../../shared/storage/visitor-store.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Checkbox, Field, FieldError, Select, TextArea } from '../../shared/ui/fields.tsx'
import { toast } from '../../shared/ui/toast-store.ts'
import { BirthFields, EmailField, NameField, OptionalFields, type ClockChoice } from './birth-fields.tsx'
import { intakeSchema, MAX_LENGTH, problemsFromApi, STEP_ONE_FIELDS, stepOneProblems, type DraftField } from './intake-checks.ts'
import { restoreDraft, toSubmitBody, type IntakeDraft } from './intake-draft.ts'
import { FormLayout } from './form-layout.tsx'
import { useKeptDraft } from './use-kept-draft.ts'
import { visitorTimeZone, visitorToday } from './visitor-day.ts'
import styles from './form-layout.module.css'

/** Places and clock readings the API asked to choose between. */
export type OpenQuestions = { candidates: readonly Place[]; clocks: readonly ClockChoice[]; clockCode: string | null }
const NO_QUESTIONS: OpenQuestions = { candidates: [], clocks: [], clockCode: null }

/** /form: two steps, 50% and 100%. */
export default function EnglishFormScreen() {
  const t = useTranslate('form')
  const { language } = useLanguage()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const step = search.get('step') === '2' ? 2 : 1
  const [questions, setQuestions] = useState(NO_QUESTIONS)
  const [failure, setFailure] = useState<string | null>(null)
  const focusAfterStep = useRef<DraftField | null>(null)

  const resolver = useMemo(() => zodResolver(intakeSchema(visitorToday)), [])
  const form = useForm<IntakeDraft>({
    defaultValues: restoreDraft(visitorStore.get('userFormData')),
    resolver: resolver as never,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // which field comes first is known only here, because a field of step one may be at fault in step two
    shouldFocusError: false,
  })
  const { register, control, handleSubmit, setError, setFocus, clearErrors, getValues, formState } = form
  useKeptDraft(form)

  const goToStep = (next: 1 | 2, focus: DraftField | null) => {
    focusAfterStep.current = focus
    if (next === step) {
      if (focus !== null) setFocus(focus)
    } else {
      navigate(next === 2 ? '/form?step=2' : '/form', { replace: next === 1 })
    }
  }
  useEffect(() => {
    window.scrollTo(0, 0)
    const field = focusAfterStep.current
    focusAfterStep.current = null
    if (field !== null) setFocus(field)
    else if (step === 2) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [step, setFocus])

  // Step two has no meaning before step one is filled in (a bookmark, an old link).
  useEffect(() => {
    if (step === 2 && stepOneProblems(getValues(), visitorToday()).length > 0) navigate('/form', { replace: true })
  }, [step, getValues, navigate])

  const continueToConcern = () => {
    const problems = stepOneProblems(getValues(), visitorToday())
    clearErrors([...STEP_ONE_FIELDS])
    for (const { field, key } of problems) setError(field, { type: 'custom', message: key })
    const first = problems[0]
    if (first === undefined) goToStep(2, null)
    else setFocus(first.field)
  }

  const showProblems = (problems: readonly { field: DraftField; key: string }[]) => {
    for (const { field, key } of problems) setError(field, { type: 'custom', message: key })
    const first = problems[0]
    if (first !== undefined) goToStep(STEP_ONE_FIELDS.includes(first.field) ? 1 : 2, first.field)
  }

  const submission = useMutation({
    mutationFn: async (draft: IntakeDraft) => {
      const send = (sessionId: string) => api.submitForm(toSubmitBody(draft, language, sessionId, visitorTimeZone()))
      const sessionId = visitorStore.get('sessionId') ?? randomId()
      try {
        return await send(sessionId)
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
      navigate(loadingPath(language))
    },
    onError: (error) => {
      if (error instanceof ApiError) {
        if (error.code === 'place_ambiguous') {
          setQuestions({ ...NO_QUESTIONS, candidates: (error.detail('candidates') as Place[] | undefined) ?? [] })
          return showProblems([{ field: 'placeOfBirth', key: 'errors.place_ambiguous' }])
        }
        if (error.code === 'place_unknown') return showProblems([{ field: 'placeOfBirth', key: 'errors.place_unknown' }])
        if (error.code === 'time_ambiguous' || error.code === 'time_nonexistent') {
          setQuestions({ ...NO_QUESTIONS, clockCode: error.code, clocks: (error.detail('offsets') as ClockChoice[] | undefined) ?? [] })
          return showProblems([{ field: 'hour', key: `errors.${error.code}` }])
        }
        if (error.code === 'under_age') return showProblems([{ field: 'year', key: 'errors.under_age' }])
        const problems = problemsFromApi(error.body?.details?.fields ?? [])
        if (problems.length > 0) return showProblems(problems)
      }
      setFailure(t(errorMessageKey(error)))
      toast({ title: t('form.failed.title'), description: t('form.failed.text'), tone: 'destructive' })
    },
  })

  const onInvalid = (errors: FieldErrors<IntakeDraft>) => {
    const order: readonly DraftField[] = [...STEP_ONE_FIELDS, 'clarityArea', 'concern', 'disclaimerAccepted']
    const first = order.find((field) => errors[field] !== undefined)
    if (first !== undefined) goToStep(STEP_ONE_FIELDS.includes(first) ? 1 : 2, first)
  }

  const draft = useWatch({ control }) as IntakeDraft
  const errorText = (field: DraftField) => {
    const message = formState.errors[field]?.message
    return typeof message === 'string' && message !== '' ? t(message) : undefined
  }

  return (
    <FormProvider {...form}>
      <FormLayout
        title={t(`form.step${step}.title`)}
        intro={t(`form.step${step}.intro`)}
        stepText={t('form.progress', { step, steps: 2 })}
        percent={step === 1 ? 50 : 100}
        draft={draft}
      >
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            if (step === 1) return continueToConcern()
            if (submission.isPending) return
            setFailure(null)
            void handleSubmit((values) => submission.mutate({ ...values, place: getValues('place') }), onInvalid)(event)
          }}
        >
          <div className={styles.step} hidden={step !== 1}>
            <NameField errorText={errorText} />
            <EmailField errorText={errorText} />
            <BirthFields errorText={errorText} questions={questions} onAnswered={() => setQuestions(NO_QUESTIONS)} />
            <OptionalFields />
            <div className={styles.send}>
              <Button type="submit" wide>
                {t('form.continue')}
              </Button>
              <p>{t('form.next')}</p>
            </div>
          </div>
          <div className={styles.step} hidden={step !== 2}>
            <Field label={t('form.clarityArea.label')} required reason={t('form.clarityArea.reason')} error={errorText('clarityArea')}>
              {({ id, describedBy, invalid }) => (
                <Select
                  id={id}
                  aria-describedby={describedBy}
                  aria-invalid={invalid || undefined}
                  aria-required
                  {...register('clarityArea')}
                >
                  <option value="">{t('form.choose')}</option>
                  {CLARITY_AREAS.map((area) => (
                    <option key={area} value={area}>
                      {t(`form.clarityArea.${area}`)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label={t('form.concern.label')} required reason={t('form.concern.reason')} error={errorText('concern')}>
              {({ id, describedBy, invalid }) => (
                <TextArea
                  id={id}
                  rows={4}
                  maxLength={MAX_LENGTH.text}
                  placeholder={t('form.concern.placeholder')}
                  aria-describedby={describedBy}
                  aria-invalid={invalid || undefined}
                  aria-required
                  {...register('concern')}
                />
              )}
            </Field>
            <Field label={t('form.additionalDetails.label')} optional={t('form.optional')} reason={t('form.additionalDetails.reason')}>
              {({ id, describedBy }) => (
                <TextArea id={id} rows={3} maxLength={MAX_LENGTH.text} aria-describedby={describedBy} {...register('additionalDetails')} />
              )}
            </Field>
            <div className={styles.narrow}>
              <Checkbox error={errorText('disclaimerAccepted')} aria-required {...register('disclaimerAccepted')}>
                {t('form.disclaimer')} <span aria-hidden="true">*</span>
              </Checkbox>
            </div>
            <div className={styles.send}>
              <div className={styles.backAndSend}>
                <Button tone="outline" onClick={() => navigate(-1)}>
                  {t('form.back')}
                </Button>
                <Button type="submit" tone="accent" wide busy={submission.isPending}>
                  {t(submission.isPending ? 'form.submitting' : 'form.submit')}
                </Button>
              </div>
              <FieldError id="submit-failure">{failure}</FieldError>
            </div>
          </div>
        </form>
      </FormLayout>
    </FormProvider>
  )
}
