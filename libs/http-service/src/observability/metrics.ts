import { Counter, Histogram, Registry } from 'prom-client'

/** The counters and histograms of this process. `serveMetrics` exposes them. */
export const registry = new Registry()

/** Registers a counter and returns its increment: `counter('calls_total', 'Calls.', ['result'])({ result })`. */
export function counter<Label extends string>(name: string, help: string, labelNames: Label[]) {
  const counted = new Counter({ name, help, labelNames, registers: [registry] })
  return (labels: Record<Label, string | number>): void => counted.inc(labels)
}

/** Registers a histogram of durations and returns its observation, in seconds. */
export function timing(name: string, help: string, buckets: number[]) {
  const times = new Histogram({ name, help, buckets, registers: [registry] })
  return (seconds: number): void => times.observe(seconds)
}
