import { setTimeout as pause } from 'node:timers/promises'

type Retries = {
  /** Calls in all, the first one included. */
  attempts: number
  /** Milliseconds after the failed attempt of this number, which counts from 1. */
  pauseMs: (attempt: number) => number
  /** Whether an error may pass by itself; every one when absent. */
  shouldRetry?: (err: unknown) => boolean
  onRetry?: (err: unknown) => void
}

/** Resolves with the first attempt that succeeds; rejects with the error of the last. `work` may run twice: it is idempotent. */
export async function retry<T>(
  work: () => Promise<T>,
  { attempts, pauseMs, shouldRetry = () => true, onRetry }: Retries,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (err) {
      if (attempt === attempts || !shouldRetry(err)) throw err
      onRetry?.(err)
      await pause(pauseMs(attempt))
    }
  }
}
