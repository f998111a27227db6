import type { WebSocket } from 'ws'
import type { MessagingLog, RedisOptions } from '@smm/messaging/queue'
import type { StoredMessage } from '../conversation/stored-message.ts'
import type { Db } from '../tables.ts'
import { catchUp } from './catch-up.ts'
import { findResumeSeq, listLastSeqs } from './delivery.queries.ts'
import { openPubSub } from './pub-sub.ts'
import { deliver, newSubscriber, type Subscriber } from './subscriber.ts'

/** Delivers the messages of a conversation, in order, to each of its sockets on every replica. */
export type FanOut = {
  /** Adds a socket and sends it the messages after `after` (a message's id), or the newest ones. */
  subscribe: (socket: WebSocket, conversationId: string, resume: Resume) => Subscriber
  unsubscribe: (subscriber: Subscriber) => void
  /** Call it after the commit that stored the messages. */
  publish: (conversationId: string, messages: StoredMessage[]) => void
  countSubscribers: (conversationId: string) => number
  /** Finds messages whose announcement was lost. Runs by itself, every 20 s by default. */
  pollPositions: () => Promise<void>
  close: () => void
}

type Resume = { isNew: boolean; after?: string | undefined }
type FanOutOptions = {
  db: Db
  redis: RedisOptions
  log: MessagingLog
  /** Signs the links of orders' pages. */
  linkSecret: string
  pollEveryMs?: number
}

export const defaultPollEveryMs = 20_000
const pollBatchSize = 1_000

/** Messages come from memory when they directly follow a subscriber's position, otherwise from the database. */
export function openFanOut(options: FanOutOptions): FanOut {
  const { db, log, pollEveryMs = defaultPollEveryMs } = options
  const subscribers = new Map<string, Set<Subscriber>>()
  const subscribersOf = (conversationId: string) => subscribers.get(conversationId) ?? []
  const subscribedIds = () => [...subscribers.keys()]
  const pubSub = openPubSub({ ...options, subscribedIds, onPublished: catchUpTo })

  function catchUpTo(conversationId: string, seq: number) {
    for (const subscriber of subscribersOf(conversationId))
      if (seq > subscriber.deliveredSeq) void catchUp(options, subscriber)
  }

  // Subscribes before it reads: a message stored in between is announced or read.
  async function resumeAt(subscriber: Subscriber, { isNew, after }: Resume) {
    const { conversationId } = subscriber
    await pubSub.subscribe(conversationId)
    if (!isNew) subscriber.deliveredSeq = await findResumeSeq(db, conversationId, after)
  }

  async function pollPositions() {
    try {
      const ids = subscribedIds()
      for (let at = 0; at < ids.length; at += pollBatchSize) {
        const positions = await listLastSeqs(db, ids.slice(at, at + pollBatchSize))
        for (const { id, lastSeq } of positions) catchUpTo(id, lastSeq)
      }
    } catch (err) {
      log.error({ err }, 'the positions of conversations could not be polled')
    }
  }
  const polling = setInterval(() => void pollPositions(), pollEveryMs)

  return {
    subscribe(socket, conversationId, resume) {
      const subscriber = newSubscriber(socket, conversationId, options.linkSecret)
      subscribers.set(conversationId, new Set([...subscribersOf(conversationId), subscriber]))
      void catchUp(options, subscriber, () => resumeAt(subscriber, resume))
      return subscriber
    },
    unsubscribe(subscriber) {
      const { conversationId } = subscriber
      const remaining = subscribers.get(conversationId)
      remaining?.delete(subscriber)
      if (remaining?.size !== 0) return
      subscribers.delete(conversationId)
      pubSub.unsubscribe(conversationId)
    },
    publish(conversationId, messages) {
      const [first, last] = [messages[0], messages.at(-1)]
      if (!first || !last) return
      for (const subscriber of subscribersOf(conversationId)) {
        const isNext = !subscriber.isCatchingUp && first.seq === subscriber.deliveredSeq + 1
        if (isNext) deliver(subscriber, messages)
        else if (last.seq > subscriber.deliveredSeq) void catchUp(options, subscriber)
      }
      pubSub.publish(conversationId, last.seq)
    },
    countSubscribers: (conversationId) => subscribers.get(conversationId)?.size ?? 0,
    pollPositions,
    close() {
      clearInterval(polling)
      pubSub.close()
    },
  }
}
