import type { ChatMessageFrame } from '@smm/contracts/chat'

export const maxQueuedMessages = 50

export type QueuedMessage = {
  id: string
  message: ChatMessageFrame
  timestamp: number
  retryCount: number
  /** On the current connection; nothing tells yet whether it arrived. */
  isSent: boolean
}
/** Messages of the visitor that are not known to be stored, oldest first. */
export type OutgoingQueue = { messages: readonly QueuedMessage[]; hasEverAcked: boolean }

export const emptyQueue: OutgoingQueue = { messages: [], hasEverAcked: false }

export const findQueued = ({ messages }: OutgoingQueue, id: string) =>
  messages.find((queued) => queued.id === id)

export const unsentMessages = ({ messages }: OutgoingQueue) => messages.filter(({ isSent }) => !isSent)

/** Idempotent by id. `dropped` are the ids of the oldest messages, which no longer fit. */
export function enqueue(queue: OutgoingQueue, message: ChatMessageFrame, timestamp: number) {
  const { id } = message
  if (findQueued(queue, id)) return { queue, dropped: [] }
  const messages = [...queue.messages, { id, message, timestamp, retryCount: 0, isSent: false }]
  const dropped = messages.slice(0, -maxQueuedMessages).map((queued) => queued.id)
  return { queue: { ...queue, messages: messages.slice(-maxQueuedMessages) }, dropped }
}

export const dequeue = (queue: OutgoingQueue, ids: readonly string[]): OutgoingQueue => ({
  ...queue,
  messages: queue.messages.filter(({ id }) => !ids.includes(id)),
})

export const markSent = (queue: OutgoingQueue, ids: readonly string[]): OutgoingQueue => ({
  ...queue,
  messages: queue.messages.map((queued) => (ids.includes(queued.id) ? { ...queued, isSent: true } : queued)),
})

export const acknowledge = (queue: OutgoingQueue, id: string): OutgoingQueue => ({
  ...dequeue(queue, [id]),
  hasEverAcked: true,
})

/** An answer from a server that never acknowledges: it has read all that was sent before. */
export const implicitlyAcknowledged = ({ messages, hasEverAcked }: OutgoingQueue): string[] =>
  hasEverAcked ? [] : sentIds(messages)

/** The refused message is to be sent again. */
export const countRetry = (queue: OutgoingQueue, id: string): OutgoingQueue => ({
  ...queue,
  messages: queue.messages.map((queued) => (queued.id === id ? retried(queued) : queued)),
})

/** Sent messages may be lost with their connection: all are to be sent again. */
export const requeueSent = (queue: OutgoingQueue): OutgoingQueue => ({
  ...queue,
  messages: queue.messages.map((queued) => (queued.isSent ? retried(queued) : queued)),
})

const sentIds = (messages: readonly QueuedMessage[]) =>
  messages.filter(({ isSent }) => isSent).map(({ id }) => id)

const retried = (queued: QueuedMessage): QueuedMessage => ({
  ...queued,
  isSent: false,
  retryCount: queued.retryCount + 1,
})
