const maxEntries = 5000

/** Caches the results of a pure function of a word. A full cache is emptied: most messages share a few hundred words. */
export function memoize<Result>(read: (word: string) => Result): (word: string) => Result {
  const cache = new Map<string, Result>()
  return (word) => {
    const cached = cache.get(word)
    if (cached !== undefined || cache.has(word)) return cached!
    if (cache.size >= maxEntries) cache.clear()
    const result = read(word)
    cache.set(word, result)
    return result
  }
}

/** Computes a value when it is first asked for. */
export function lazy<Value>(compute: () => Value): () => Value {
  let computed: { value: Value } | undefined
  return () => (computed ??= { value: compute() }).value
}
