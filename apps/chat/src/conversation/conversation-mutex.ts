import { withTimeout } from '@smm/http-service/with-timeout'
import type { MessagingLog } from '@smm/messaging/queue'

/** Runs one turn at a time in each conversation, in the order of arrival. */
export type ConversationMutex = {
  /** False, and the turn does not run, when too many wait for this conversation. */
  tryRun: (conversationId: string, turn: () => Promise<void>) => boolean
  /** Resolves when no turn is left, or after `ms`. */
  drain: (ms: number) => Promise<void>
}

const maxQueuedTurns = 100

/** A turn that rejects is logged, and those behind it run all the same. */
export function openConversationMutex(log: Pick<MessagingLog, 'error'>): ConversationMutex {
  const queues = new Map<string, { tail: Promise<void>; length: number }>()
  return {
    tryRun(conversationId, turn) {
      const queue = queues.get(conversationId) ?? { tail: Promise.resolve(), length: 0 }
      if (queue.length >= maxQueuedTurns) return false
      queue.length += 1
      queue.tail = queue.tail
        .then(turn)
        .catch((err) => log.error({ err, conversationId }, 'a turn was not finished'))
        .finally(() => {
          queue.length -= 1
          if (queue.length === 0) queues.delete(conversationId)
        })
      queues.set(conversationId, queue)
      return true
    },
    async drain(ms) {
      const tails = Promise.all([...queues.values()].map(({ tail }) => tail))
      // A turn that is cut off was not acknowledged: its client sends it again.
      await withTimeout(ms, tails).catch(() => {})
    },
  }
}
