import { Refusal } from './refusal.ts'

/** Does one piece of work when its turn has come. */
export type InLine = <T>(work: () => Promise<T>) => Promise<T>

/** So much at once, the rest in the order in which it came. Refuses who comes when `mostWaiting` wait already. */
export function openLine(mostAtOnce: number, mostWaiting = Infinity): InLine {
  const waiting: Array<() => void> = []
  let atWork = 0
  return async (work) => {
    if (atWork < mostAtOnce) atWork += 1
    else if (waiting.length < mostWaiting) await new Promise<void>((resolve) => waiting.push(resolve))
    else throw new Refusal('TOO_MANY_ATTEMPTS')
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
