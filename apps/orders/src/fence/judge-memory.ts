export type FenceState =
  /** The database is not behind any witness. */
  | 'in-step'
  /** A witness remembers claims that the database forgot. */
  | 'database-went-back'
  /** The database knows of claims, and every witness is empty. */
  | 'memory-lost'
  /** Too few witnesses answer to tell. */
  | 'unreachable'

/** `claims` is the database's counter, read after the witnesses; `highest` has undefined for one that did not answer. */
export function judgeMemory(claims: number, highest: Array<number | undefined>): FenceState {
  const answers = highest.filter((number) => number !== undefined)
  const top = Math.max(0, ...answers)
  if (top > claims) return 'database-went-back'
  if (top > 0 || claims === 0) return answers.length > 0 ? 'in-step' : 'unreachable'
  return answers.length === highest.length ? 'memory-lost' : 'unreachable'
}
