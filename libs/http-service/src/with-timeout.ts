/**
 * Settles as `work` does, or rejects with a `TimeoutError` after `ms` milliseconds, as `AbortSignal.timeout` names it.
 * A function gets a signal that aborts at the same time; a promise goes on, and its late outcome is ignored.
 */
export async function withTimeout<T>(
  ms: number,
  work: Promise<T> | ((signal: AbortSignal) => Promise<T>),
): Promise<T> {
  // Most work is a promise: a controller that nothing listens to costs more than the timer.
  const timeout = typeof work === 'function' ? new AbortController() : undefined
  const expired = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const error = new DOMException(`no answer within ${ms} ms`, 'TimeoutError')
    timeout?.abort(error)
    expired.reject(error)
  }, ms)
  try {
    const outcome = typeof work === 'function' ? work(timeout!.signal) : work
    return await Promise.race([outcome, expired.promise])
  } finally {
    clearTimeout(timer)
  }
}
