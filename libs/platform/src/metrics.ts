import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** The process's one registry, served at /metrics. */
export const registry = new Registry()
collectDefaultMetrics({ register: registry })

/** Metrics are made once a process; asking for a name again gives the same one. */
export function counter(name: string, help: string, labelNames: string[] = []): Counter {
  return (registry.getSingleMetric(name) as Counter | undefined) ?? new Counter({ name, help, labelNames, registers: [registry] })
}

export function gauge(name: string, help: string, labelNames: string[] = []): Gauge {
  return (registry.getSingleMetric(name) as Gauge | undefined) ?? new Gauge({ name, help, labelNames, registers: [registry] })
}

/** Durations in seconds. */
export function histogram(name: string, help: string, labelNames: string[] = []): Histogram {
  return (
    (registry.getSingleMetric(name) as Histogram | undefined) ??
    new Histogram({ name, help, labelNames, registers: [registry], buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] })
  )
}
