/** A receiver of cents: the greater its weight the more, and never more than its room. */
type Part = { weight: number; room: number }

/**
 * Splits an amount by weight and largest remainder. Cents that a part has no room for go to the others by their weights, and
 * are left out where nobody has room.
 */
export function splitCents(cents: number, parts: readonly Part[]): number[] {
  const shares = parts.map(() => 0)
  let left = Math.min(
    cents,
    parts.reduce((sum, { room }) => sum + room, 0),
  )
  // Each round gives everything away or fills a part.
  while (left > 0) {
    const open = parts.flatMap((part, at) => (shares[at]! < part.room ? [{ ...part, at }] : []))
    const portions = byLargestRemainder(
      left,
      open.map(({ weight }) => weight),
    )
    for (const [place, { at, room }] of open.entries()) {
      const given = Math.min(portions[place]!, room - shares[at]!)
      shares[at]! += given
      left -= given
    }
  }
  return shares
}

/** Whole cents that add up to the total; of equal remainders the first gets its cent first. */
function byLargestRemainder(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight))
  const portions = exact.map((part) => Number(part / all))
  const missing = total - portions.reduce((sum, portion) => sum + portion, 0)
  const byRemainder = exact
    .map((part, at) => ({ at, remainder: part % all }))
    .sort((a, b) => (a.remainder === b.remainder ? a.at - b.at : a.remainder < b.remainder ? 1 : -1))
  for (const { at } of byRemainder.slice(0, missing)) portions[at]! += 1
  return portions
}
