import { setTimeout as sleep } from 'node:timers/promises'

/** How long anything may take to be seen: a busy machine is slow, not wrong. */
export const patienceMs = 240_000

/** Polls until `read` returns something other than undefined or false. A mistake in its code is thrown at once. */
export async function eventually<T>(
  what: string,
  read: () => Promise<T | undefined | false>,
  limitMs = patienceMs,
): Promise<T> {
  const until = Date.now() + limitMs
  let last: unknown
  while (Date.now() < until) {
    try {
      const found = await read()
      if (found !== undefined && found !== false) return found
    } catch (error) {
      if (isMistake(error)) throw error
      last = error
    }
    await sleep(50)
  }
  throw new Error(`within ${limitMs} ms there was no ${what}`, { cause: last })
}

/** `fetch` throws a TypeError too when it reaches nobody; that one has a cause. */
const isMistake = (error: unknown) =>
  error instanceof ReferenceError || (error instanceof TypeError && error.cause === undefined)
