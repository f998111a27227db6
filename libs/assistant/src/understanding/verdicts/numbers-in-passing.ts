import { certainty } from '../certainty.ts'
import { fitted } from '../fitted.ts'
import type { Evidence } from '../collect-evidence.ts'
import type { Reading } from '../reading.ts'
import { remarkAround } from '../learned/number-features.ts'

/** The probability of a change below which a number is only told, by the words of a story beside it: none, one, two or more. */
const unlikely = [0, certainty.remote, certainty.possible]

/** The reading without numbers that are only told beside a recap, as in 'o 302 tá furando parede'; null where it has none. */
export function withoutNumbersInPassing(reading: Reading, evidence: Evidence): Reading | null {
  const { units } = evidence.utterance
  const shown = new Set(evidence.context.recap?.map((it) => it.quantity))
  const numbers = units.flatMap(({ kind, value }, at) =>
    kind === 'N' && !shown.has(value) ? [{ value, at }] : [],
  )
  if (numbers.length === 0 || numbers.length > fitted.length.numbersInPassing) return null
  /** 'ele sugeriu 50. cinquenta, portanto': wherever it is told. */
  const isOnlyTold = (quantity: number) =>
    numbers.some(({ value }) => value === quantity) &&
    numbers.every(({ value, at }) => value !== quantity || isInPassing(evidence, at))
  const items = reading.items.filter(
    (it) => it.quantity === null || it.target !== null || it.platform !== null || !isOnlyTold(it.quantity),
  )
  return items.length === reading.items.length ? null : { ...reading, items }
}

/** A number beside a recap that is only told. */
export const isInPassing = ({ probabilities, utterance }: Evidence, at: number): boolean =>
  probabilities.ofChange(at) < unlikely[Math.min(remarkAround(utterance.units, at), 2)]!
