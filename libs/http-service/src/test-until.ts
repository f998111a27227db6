/** More than the slowest machine needs, and less than a test may take: the failure then names the wait. */
const patienceMs = 240_000
/** A pause grows with the wait, up to this: a look at a database takes processor time from what is waited for. */
const longestPauseMs = 50

type Nothing = undefined | null | false

/** Polls until `look` returns something. */
export async function until<T>(look: () => T | Nothing | Promise<T | Nothing>): Promise<T> {
  const began = performance.now()
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs = performance.now() - began) {
    const found = await look()
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, Math.min(5 + waitedMs / 10, longestPauseMs)))
  }
  throw new Error(`nothing came within ${patienceMs / 1_000} s of ${look}`)
}
