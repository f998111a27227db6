/**
 * What turns may do in the database at once, of the ten connections of the pool; the rest waits in line. When a thousand
 * speak at the same moment they wait here, where nothing runs out, and not for a connection, which a visitor who comes in
 * and the news of orders also need.
 */
export const turnsAtOnce = 7

/** The turns under way: one at a time in a conversation, and none forgotten when the service closes. */
export type Turns = {
  /** False when too many wait already. */
  take: (conversationId: string, turn: () => Promise<void>) => boolean
  /** Resolves when all turns are done, or after `ms`. */
  settle: (ms: number) => Promise<void>
}

const mostWaiting = 100

export function openTurns(): Turns {
  const lines = new Map<string, { last: Promise<void>; waiting: number }>()
  return {
    take(conversationId, turn) {
      const line = lines.get(conversationId) ?? { last: Promise.resolve(), waiting: 0 }
      if (line.waiting >= mostWaiting) return false
      line.waiting += 1
      line.last = line.last.then(turn).finally(() => {
        line.waiting -= 1
        if (line.waiting === 0) lines.delete(conversationId)
      })
      lines.set(conversationId, line)
      return true
    },
    async settle(ms) {
      const all = Promise.all([...lines.values()].map(({ last }) => last))
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, ms)
      })
      await Promise.race([all, late]).finally(() => clearTimeout(timer))
    },
  }
}
