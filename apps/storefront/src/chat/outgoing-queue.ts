import type { ChatMessageFrame } from '@smm/contracts/chat'

export const maxQueuedMessages = 50
/** A server that has never acknowledged anything gets a message at most this often. */
export const maxBlindSends = 3

export type QueuedMessage = { id: string; message: ChatMessageFrame; timestamp: number; retryCount: number }

/** Every message of the visitor's that is not known to be stored, oldest first. */
export function createOutgoingQueue() {
  let queued: QueuedMessage[] = []
  const sentHere = new Set<string>()
  let hasEverAcked = false

  const remove = (id: string) => {
    const found = queued.some((message) => message.id === id)
    queued = queued.filter((message) => message.id !== id)
    sentHere.delete(id)
    return found
  }

  return {
    ids: () => queued.map(({ id }) => id),
    unsent: () => queued.filter(({ id }) => !sentHere.has(id)),
    remove,

    /** Returns the messages that no longer fit: the oldest ones. */
    add(message: ChatMessageFrame, timestamp: number): string[] {
      if (queued.some(({ id }) => id === message.id)) return []
      queued = [...queued, { id: message.id, message, timestamp, retryCount: 0 }]
      const dropped = queued.slice(0, -maxQueuedMessages).map(({ id }) => id)
      for (const id of dropped) remove(id)
      return dropped
    },

    noteSent: (id: string) => sentHere.add(id),

    acknowledge(id: string) {
      hasEverAcked = true
      return remove(id)
    },

    /** An answer or a pong from a server that does not acknowledge: it has read all that was sent before. */
    acknowledgeSilently(): string[] {
      if (hasEverAcked) return []
      const read = [...sentHere]
      for (const id of read) remove(id)
      return read
    },

    /** To be sent again; returns how often it was tried. */
    noteRefused(id: string): number {
      sentHere.delete(id)
      return countRetry(id)
    },

    /** What was sent may be lost with the connection. Returns the messages that will not be tried again. */
    noteConnectionLost(): string[] {
      const uncertain = [...sentHere]
      sentHere.clear()
      return uncertain.filter((id) => countRetry(id) >= maxBlindSends && !hasEverAcked && remove(id))
    },

    clear() {
      queued = []
      sentHere.clear()
    },
  }

  function countRetry(id: string): number {
    const message = queued.find((candidate) => candidate.id === id)
    if (!message) return 0
    message.retryCount += 1
    return message.retryCount
  }
}
