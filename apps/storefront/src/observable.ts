/** A value with listeners, in the shape that `useSyncExternalStore` wants. */
export function createObservable<Value>(value: Value) {
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next: Value) {
      if (next === value) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
