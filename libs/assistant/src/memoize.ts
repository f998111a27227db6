const maxEntries = 5000

/** Caches the results of a pure function. A full cache is emptied: most messages share a few hundred words. */
export function memoize<Key extends string | number, Result>(
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const cache = new Map<Key, Result>()
  return (key) => {
    const cached = cache.get(key)
    if (cached !== undefined || cache.has(key)) return cached!
    if (cache.size >= maxEntries) cache.clear()
    const result = compute(key)
    cache.set(key, result)
    return result
  }
}

/** Computes a value when it is first asked for. */
export function lazy<Value>(compute: () => Value): () => Value {
  let computed: { value: Value } | undefined
  return () => (computed ??= { value: compute() }).value
}
