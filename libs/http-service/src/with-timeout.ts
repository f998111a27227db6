/**
 * Settles as `work` does, or rejects with a `TimeoutError` after `ms` milliseconds, as `AbortSignal.timeout` names it.
 * A function gets a signal that aborts at the same time; a promise goes on, and its late outcome is ignored.
 */
export async function withTimeout<T>(
  ms: number,
  work: Promise<T> | ((signal: AbortSignal) => Promise<T>),
): Promise<T> {
  const timeout = new AbortController()
  const expired = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const error = new DOMException(`no answer within ${ms} ms`, 'TimeoutError')
    timeout.abort(error)
    expired.reject(error)
  }, ms)
  try {
    return await Promise.race([typeof work === 'function' ? work(timeout.signal) : work, expired.promise])
  } finally {
    clearTimeout(timer)
  }
}
