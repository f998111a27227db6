/** More than the slowest machine needs, and less than a test may take: the failure then names the wait. */
const patienceMs = 240_000
const pauseMs = 20

type Nothing = undefined | null | false

/** Polls until `look` returns something. */
export async function until<T>(look: () => T | Nothing | Promise<T | Nothing>): Promise<T> {
  for (const began = performance.now(); performance.now() - began < patienceMs;) {
    const found = await look()
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  throw new Error(`nothing came within ${patienceMs / 1_000} s of ${look}`)
}
