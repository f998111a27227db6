/** The words of a list. */
export const wordsIn = (text: string): string[] => text.trim().split(/\s+/)

/** Entries of 'meaning: word word', one a line or between '|', by word. */
export const meaningsIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(/[|\n]/).flatMap((entry) => {
      const [meaning = '', words = ''] = entry.split(':')
      return words.trim() ? wordsIn(words).map((it) => [it, meaning.trim()] as const) : []
    }),
  )

/** The same where the meanings are numbers. */
export const numbersIn = (text: string): ReadonlyMap<string, number> =>
  new Map([...meaningsIn(text)].map(([word, value]) => [word, Number(value)]))
