/** Does one piece of work when its turn has come. */
export type InLine = <T>(work: () => Promise<T>) => Promise<T>

/** Of the ten connections of the pool: the others are for who comes in and for the news of orders. */
export const turnsAtOnce = 7

/**
 * So much at once, the rest in the order in which it came. When a thousand speak at the same moment they wait here, where
 * nothing runs out, and not for a connection of the pool, which a visitor who comes in also needs and which gives up.
 */
export function openLine(mostAtOnce: number): InLine {
  const waiting: Array<() => void> = []
  let atWork = 0
  return async (work) => {
    if (atWork >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else atWork += 1
    try {
      return await work()
    } finally {
      // The place is handed on: nobody who comes now is before those who wait.
      const next = waiting.shift()
      if (next) next()
      else atWork -= 1
    }
  }
}
