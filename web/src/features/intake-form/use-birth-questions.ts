import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { BirthClockResponse, BirthNotice } from '@disha/contracts/api/intake'
import type { Place } from '@disha/contracts/api/places'
import type { DoubledHour } from '@disha/contracts/birth'
import { ApiError } from '../../shared/api/api-error.ts'
import { useLanguage } from '../../shared/language/language-context.tsx'
import type { ClockToAsk } from './clock-question.tsx'
import { readCoordinates } from './coordinates.ts'
import { problemsFromApi, type DraftField, type Problem } from './intake-checks.ts'
import { asksForClock, birthClockBody, birthKey, type IntakeDraft } from './intake-draft.ts'
import { askBirthClock, keepBirthClock, useBirthClock } from './use-birth-clock.ts'

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

/**
 * What is asked back about the birth in a form, whichever form it stands in: a place that fits several, a clock that can be read in more
 * than one way.
 */
export function useBirthQuestions(
  { control, getValues, setValue }: UseFormReturn<IntakeDraft>,
  handlers: {
    /** puts problems to their fields */
    showProblems: (problems: readonly Problem[]) => void
    goTo: (field: DraftField) => void
    /** brings the visitor to the question of the clock, which then takes the focus */
    onDoubtfulClock: () => void
  },
) {
  const { language } = useLanguage()
  const client = useQueryClient()
  const { showProblems, goTo, onDoubtfulClock } = handlers
  const [candidates, setCandidates] = useState<readonly Place[]>([])
  const [refused, setRefused] = useState<{ birth: string; clock: ClockToAsk } | null>(null)
  const [urgent, setUrgent] = useState('')
  const shownClocks = useRef(new Set<string>())
  const askedClocks = useRef(new Set<string>())
  const draft = useWatch({ control }) as IntakeDraft

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
  const settle = async (): Promise<boolean> => {
    const draft = getValues()
    if (!draft.byCoordinates && draft.place === null && readCoordinates(draft.placeOfBirth).kind === 'ok') {
      setValue('coordinates', draft.placeOfBirth)
      setValue('placeOfBirth', '')
      setValue('byCoordinates', true)
      setTimeout(() => goTo('coordinates'))
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
    onDoubtfulClock()
    return false
  }

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

  return { draft, questions, settle, showRefusal }
}
