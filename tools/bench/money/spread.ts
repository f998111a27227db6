/** What most wait, what one in a hundred waits, and the worst, in milliseconds. */
export function spread(waits: number[]) {
  const sorted = waits.toSorted((a, b) => a - b)
  const at = (share: number) =>
    Number((sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN).toPrecision(3))
  return { p50: at(0.5), p99: at(0.99), worst: at(1) }
}

/** The middle of what the rounds said; the lower of the two in the middle. */
export const median = (figures: number[]): number =>
  Number((figures.toSorted((a, b) => a - b)[(figures.length - 1) >> 1] ?? NaN).toPrecision(3))
