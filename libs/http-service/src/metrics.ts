import { Counter, Histogram, Registry } from 'prom-client'

/** Everything this process counts. Shown by `serveMetrics`, when that is asked for. */
export const registry = new Registry()

/** A number that only grows: `const countCall = counter('calls_total', 'Calls.', ['result'])`, `countCall({ result })`. */
export function counter<Label extends string>(name: string, help: string, labelNames: Label[]) {
  const counted = new Counter({ name, help, labelNames, registers: [registry] })
  return (labels: Record<Label, string | number>): void => counted.inc(labels as Record<string, string>)
}

/** How long something takes, in seconds, by buckets. */
export function timing(name: string, help: string, buckets: number[]) {
  const times = new Histogram({ name, help, buckets, registers: [registry] })
  return (seconds: number): void => times.observe(seconds)
}
