const maxRemembered = 5000

/** Remembers the results for the words of late messages: most of them are a few hundred. */
export function remembered<Result>(read: (word: string) => Result): (word: string) => Result {
  const known = new Map<string, Result>()
  return (word) => {
    if (known.has(word)) return known.get(word)!
    if (known.size >= maxRemembered) known.clear()
    const result = read(word)
    known.set(word, result)
    return result
  }
}
