/** Runs `work` once at a time. Calls during a run share the next one, which sees everything that was there before them. */
export function oneAfterTheOther(work: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve()
  let queued: Promise<void> | undefined
  return () => {
    queued ??= last.then(() => {
      queued = undefined
      return work()
    })
    last = queued
    return queued
  }
}
