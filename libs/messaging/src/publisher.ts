import type { Kysely } from 'kysely'
import type { Receiver } from '@smm/contracts/messages'
import { jobOf } from './envelope.ts'
import { recordSent } from './message-spans.ts'
import { type LeasedMessage, shortenLease } from './outbox.queries.ts'
import type { MessagingLog, Queues } from './queue.ts'
import type { MessagingTables } from './tables.ts'

type Parts = { db: Kysely<MessagingTables>; queues: Queues; from: Receiver; log: MessagingLog }

/** Puts leased messages into their receivers' queues. Without Redis they are due again a second later. */
export function openPublisher({ db, queues, from, log }: Parts) {
  async function publishTo(receiver: Receiver, messages: LeasedMessage[]) {
    try {
      await queues.add(
        receiver,
        messages.map((message) => jobOf(message, from)),
      )
      for (const message of messages) recordSent(message)
    } catch (err) {
      log.warn(
        { err: String(err), receiver, messages: messages.length },
        'messages wait for Redis',
      )
      await retrySoon(messages)
    }
  }

  async function retrySoon(messages: LeasedMessage[]) {
    const eventIds = messages.map(({ eventId }) => eventId)
    await shortenLease(db, eventIds).catch((err) => log.error({ err }, 'the outbox could not be written'))
  }

  return async (messages: LeasedMessage[]): Promise<void> => {
    const byReceiver = Map.groupBy(messages, ({ receiver }) => receiver)
    await Promise.all([...byReceiver].map(([receiver, some]) => publishTo(receiver, some)))
  }
}
