import { closeCodes } from '@smm/contracts/chat'
import type { MessagingLog } from '@smm/messaging/queue'
import type { Db } from '../tables.ts'
import { listMessagesAfter } from './delivery.queries.ts'
import { deliverWithBackpressure, isOpen, type Subscriber } from './subscriber.ts'

type CatchUpDeps = { db: Db; log: MessagingLog }

const pageSize = 50

/**
 * Sends the stored messages after the subscriber's position; `resume` may set the position first. A call while another
 * one runs makes that one read again.
 */
export async function catchUp(
  { db, log }: CatchUpDeps,
  subscriber: Subscriber,
  resume?: () => Promise<void>,
): Promise<void> {
  subscriber.hasMore = true
  if (subscriber.isCatchingUp) return
  subscriber.isCatchingUp = true
  try {
    await resume?.()
    while (subscriber.hasMore && isOpen(subscriber)) {
      subscriber.hasMore = false
      await deliverStored(db, subscriber)
    }
  } catch (err) {
    log.error({ err, conversationId: subscriber.conversationId }, 'stored messages could not be read')
    // The client reconnects and resumes from its own position.
    subscriber.socket.close(closeCodes.restarting)
  } finally {
    subscriber.isCatchingUp = false
  }
}

async function deliverStored(db: Db, subscriber: Subscriber): Promise<void> {
  for (let isFullPage = true; isFullPage && isOpen(subscriber);) {
    const page = await listMessagesAfter(db, subscriber.conversationId, subscriber.deliveredSeq, pageSize)
    for (const message of page) await deliverWithBackpressure(subscriber, message)
    isFullPage = page.length === pageSize
  }
}
