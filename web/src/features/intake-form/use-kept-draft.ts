import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { visitorStore } from '../../shared/storage/visitor-store.ts'
import type { IntakeDraft } from './intake-draft.ts'

const KEEP_AFTER_MS = 250

/**
 * What was typed survives reload, back, language switch and a failed submit: kept a moment after each change, and at once when a field is left
 * (the form of another language is drawn before this one is gone) and when the page goes.
 */
export function useKeptDraft({ subscribe, getValues }: UseFormReturn<IntakeDraft>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = undefined
      visitorStore.set('userFormData', getValues())
    }
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(keep, KEEP_AFTER_MS)
      },
    })
    const keepIfWaiting = () => {
      if (timer !== undefined) keep()
    }
    window.addEventListener('pagehide', keepIfWaiting)
    window.addEventListener('focusout', keepIfWaiting)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', keepIfWaiting)
      window.removeEventListener('focusout', keepIfWaiting)
      keepIfWaiting()
    }
  }, [subscribe, getValues])
}
