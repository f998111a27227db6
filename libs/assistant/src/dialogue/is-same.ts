/** Whether two plain values are equal. The database keeps no order of keys, so their text does not tell. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const [one, other] = [Object.entries(a), new Map(Object.entries(b))]
  return (
    one.length === other.size && one.every(([key, value]) => other.has(key) && isSame(value, other.get(key)))
  )
}
