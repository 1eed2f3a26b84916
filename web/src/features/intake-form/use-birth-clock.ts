import { useQuery, type QueryClient } from '@tanstack/react-query'
import type { BirthClockResponse } from '@disha/contracts/api/intake'
import type { Language } from '@disha/contracts/language'
import { api } from '../../shared/api/api.ts'
import { useDebounced } from '../../shared/lib/use-debounced.ts'
import { birthClockBody, birthKey, isLocated, type BirthClockBody, type IntakeDraft } from './intake-draft.ts'

const DEBOUNCE_MS = 300
/** Longer than this nobody is held up by a question that the submit can ask as well. */
const LONGEST_WAIT_MS = 2_500

const queryOf = (key: string, body: BirthClockBody | null, language: Language) => ({
  queryKey: ['birth-clock', key],
  queryFn: ({ signal }: { signal?: AbortSignal }) => {
    if (body === null) throw new Error('a birth without date, time or place was asked about')
    return api.birthClock({ ...body, language }, signal)
  },
})

/** How the clock of the birth in the form is read, asked for as soon as date, time and place stand there; undefined until then. */
export function useBirthClock(draft: IntakeDraft, language: Language): { key: string; clock: BirthClockResponse | undefined } {
  const key = birthKey(draft)
  const settled = useDebounced(key, DEBOUNCE_MS)
  const { data } = useQuery({
    ...queryOf(key, birthClockBody(draft), language),
    enabled: key !== '' && key === settled && isLocated(draft),
  })
  return { key, clock: data }
}

/**
 * The same before the visitor goes on, with a place that was only typed looked up too; undefined when there is no answer in time.
 * @throws ApiError what the API says is wrong with the birth
 */
export async function askBirthClock(client: QueryClient, draft: IntakeDraft, language: Language): Promise<BirthClockResponse | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), LONGEST_WAIT_MS)
  })
  try {
    return await Promise.race([client.fetchQuery(queryOf(birthKey(draft), birthClockBody(draft), language)), late])
  } finally {
    clearTimeout(timer)
  }
}

/** Keeps an answer for a draft that has just been given the place it named. */
export function keepBirthClock(client: QueryClient, draft: IntakeDraft, clock: BirthClockResponse): void {
  client.setQueryData(queryOf(birthKey(draft), null, 'english').queryKey, clock)
}
