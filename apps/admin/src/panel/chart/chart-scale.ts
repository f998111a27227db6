/** The values of a vertical axis: round steps that reach from the least to the greatest value, zero included. */
type Scale = { low: number; high: number; ticks: number[] }

const wantedSteps = 4
const roundFactors = [1, 2, 2.5, 5, 10]

export function scaleOf(values: readonly number[], onlyWhole = false): Scale {
  const least = Math.min(0, ...values)
  const most = Math.max(0, ...values)
  const step = roundStep((most - least || wantedSteps) / wantedSteps, onlyWhole)
  const low = Math.floor(least / step) * step
  const high = Math.ceil(most / step) * step || step
  const count = Math.round((high - low) / step)
  return { low, high, ticks: Array.from({ length: count + 1 }, (_, index) => low + index * step) }
}

/** The least of 1, 2, 2.5 and 5 times a power of ten that is not under the raw step. */
function roundStep(raw: number, onlyWhole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = (roundFactors.find((factor) => factor * power >= raw) ?? 10) * power
  return onlyWhole ? Math.max(1, Math.ceil(step)) : step
}

/** The height of a value on the scale, in percent from the top. */
export const topOf = (value: number, { low, high }: Scale): number => ((high - value) / (high - low)) * 100

/** The indices of the days that are named under the chart: first, last, and evenly between them. */
export function namedDays(count: number, most: number): number[] {
  const last = count - 1
  const steps = Math.min(most - 1, last)
  if (steps <= 0) return [0]
  return Array.from({ length: steps + 1 }, (_, index) => Math.round((index * last) / steps))
}
