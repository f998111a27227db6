/** Whether `word` is `wanted` but for the slips of a thumb: one, or two in eight letters or more. */
export function isWithinEdits(word: string, wanted: string): boolean {
  if (word === wanted) return true
  const allowed = wanted.length >= 8 && word.length >= 7 ? 2 : 1
  if (Math.abs(word.length - wanted.length) > allowed) return false
  return letterSetDifference(word, wanted) <= 2 * allowed && editDistance(word, wanted) <= allowed
}

/** Closer: for what decides by itself, where two slips turn a word into another. */
export const isWithinOneEdit = (word: string, wanted: string): boolean =>
  Math.abs(word.length - wanted.length) <= 1 &&
  letterSetDifference(word, wanted) <= 2 &&
  editDistance(word, wanted) <= 1

/** Letters that stand in one of them only; a slip makes at most two. Far cheaper than the edit distance. */
function letterSetDifference(a: string, b: string): number {
  let strange = lettersOf(a) ^ lettersOf(b)
  let count = 0
  for (; strange; strange &= strange - 1) count++
  return count
}

function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) - 97)
  return letters
}

/** Optimal string alignment: letters added, left out, changed, or swapped with their neighbour. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(change, last[j]! + 1, row[j - 1]! + 1, swapped ? beforeLast[j - 2]! + 1 : Infinity)
    }
    beforeLast = last
    last = row
  }
  return last[b.length]!
}
