import { useEffect, useState } from 'react'

/** Milliseconds since this component appeared, refreshed every `stepMs` while `running`. */
export function useElapsed(stepMs: number, running = true): number {
  const [start] = useState(() => performance.now())
  const [elapsed, setElapsed] = useState(0)
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setElapsed(performance.now() - start), stepMs)
    return () => clearInterval(timer)
  }, [start, stepMs, running])
  return elapsed
}
