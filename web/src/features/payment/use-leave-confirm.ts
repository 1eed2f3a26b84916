import { useEffect } from 'react'

/**
 * Asks before the page is left, only while `active`: closing and reloading by the browser's own question, Back by ours.
 * Back is caught by a second history entry of the same address that takes the first step back.
 */
export function useLeaveConfirm(active: boolean, question: string): void {
  useEffect(() => {
    if (!active) return
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const guard = () => window.history.pushState(window.history.state, '', window.location.href)
    const onPopState = () => {
      if (window.confirm(question)) window.history.back()
      else guard()
    }
    guard()
    window.addEventListener('beforeunload', onBeforeUnload)
    window.addEventListener('popstate', onPopState)
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload)
      window.removeEventListener('popstate', onPopState)
    }
  }, [active, question])
}
