const maxRemembered = 5000

/** Remembers the results for the words of late messages: most of them are a few hundred. */
export function remembered<Result>(read: (word: string) => Result): (word: string) => Result {
  const known = new Map<string, Result>()
  return (word) => {
    const late = known.get(word)
    if (late !== undefined || known.has(word)) return late!
    if (known.size >= maxRemembered) known.clear()
    const result = read(word)
    known.set(word, result)
    return result
  }
}
