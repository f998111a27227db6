/** Time as an argument. `later` returns the function that cancels the call. */
export type Clock = { now: () => number; later: (ms: number, run: () => void) => () => void }

/** One timer per name: starting one again replaces it. */
export function createTimers<Name extends string>(clock: Clock, onFired: (name: Name) => void) {
  const cancel = new Map<Name, () => void>()
  const stop = (name: Name) => {
    cancel.get(name)?.()
    cancel.delete(name)
  }
  return {
    stop,
    start(name: Name, ms: number) {
      stop(name)
      cancel.set(
        name,
        clock.later(ms, () => {
          cancel.delete(name)
          onFired(name)
        }),
      )
    },
  }
}
