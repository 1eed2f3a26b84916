import { useEffect, useState } from 'react'
import type { ReportStatusResponse } from '@disha/contracts/api/reports'
import { api, reportEventsUrl } from './api.ts'
import { ApiError } from './api-error.ts'

export type ReportState = { status: ReportStatusResponse | null; closed: boolean; unreachable: boolean }

const POLL_MS = 3_000

/**
 * How far the report is: by server-sent events, and by asking every three seconds while they do not come through. Ends when the
 * report is complete or closed. `unreachable` says that neither way answers at the moment.
 */
export function useReportStatus(sessionId: string | null, enabled = true): ReportState {
  const [state, setState] = useState<ReportState>({ status: null, closed: false, unreachable: false })

  useEffect(() => {
    if (sessionId === null || !enabled) return
    let ended = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const finish = () => {
      ended = true
      clearTimeout(timer)
      source.close()
    }
    const take = (status: ReportStatusResponse) => {
      setState({ status, closed: false, unreachable: false })
      if (status.stage === 'complete' && status.documentReady) finish()
    }
    const close = () => {
      setState((before) => ({ ...before, closed: true }))
      finish()
    }
    const poll = () => {
      clearTimeout(timer)
      api
        .reportStatus(sessionId)
        .then(take, (error: unknown) => {
          if (error instanceof ApiError && error.code === 'report_closed') close()
          else setState((before) => ({ ...before, unreachable: true }))
        })
        .finally(() => {
          if (!ended && source.readyState !== EventSource.OPEN) timer = setTimeout(poll, POLL_MS)
        })
    }
    const source = new EventSource(reportEventsUrl(sessionId), { withCredentials: true })
    source.onmessage = (event: MessageEvent<string>) => take(JSON.parse(event.data) as ReportStatusResponse)
    source.addEventListener('closed', close)
    source.onerror = () => {
      if (!ended) poll()
    }
    return finish
  }, [sessionId, enabled])

  return state
}
