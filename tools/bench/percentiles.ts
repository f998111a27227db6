/** Median, 99th percentile and maximum of these milliseconds. */
export function percentiles(waits: number[]) {
  const sorted = waits.toSorted((a, b) => a - b)
  const at = (share: number) =>
    Number((sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN).toPrecision(3))
  return { p50: at(0.5), p99: at(0.99), max: at(1) }
}

/** The median of the rounds; the lower one of two in the middle. */
export const median = (figures: number[]): number =>
  Number((figures.toSorted((a, b) => a - b)[(figures.length - 1) >> 1] ?? NaN).toPrecision(3))
