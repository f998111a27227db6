import type { Kysely } from 'kysely'
import { type Receiver, receivers } from '@smm/contracts/messages'
import { type Envelope, redeliverJob } from './envelope.ts'
import { startMessageRetention } from './message-retention.ts'
import { recordSent } from './message-spans.ts'
import { startOutboxPoller } from './outbox-poller.ts'
import type { OutboxMessage } from './outbox.ts'
import { type LeasedMessage, type RedeliveryRequest, shortenLease } from './outbox.queries.ts'
import { type MessagingLog, type NewJob, openQueues, type Queues, type RedisOptions } from './queue.ts'
import type { MessagingTables } from './tables.ts'

export type Relay = Pick<Queues, 'countJobs' | 'listHandled' | 'isDurable'> & {
  /** Publishes what is due now, without waiting for the next poll. */
  pollNow: () => void
  /** Publishes messages whose rows are leased to this process, after their commit. */
  publish: (messages: OutboxMessage[]) => void
  /** Asks all senders to publish these messages at once; each publishes its own. Rejects without an answer from Redis. */
  requestRedelivery: (eventIds: string[]) => Promise<void>
  /**
   * Asks all senders to publish again what was delivered to this service since a time, because its database was restored.
   * The inbox makes repeats harmless. Rejects without an answer from Redis.
   */
  requestRedeliverySince: (since: Date) => Promise<void>
  close: () => Promise<void>
}

type Options = { db: Kysely<MessagingTables>; redis: RedisOptions; from: Receiver; log: MessagingLog }

/**
 * Publishes the outbox of `from` until a receipt comes: again after 5 s, then at intervals that grow to a minute. This is
 * the only retry, and survives an emptied Redis. Delivery is at least once; any number of replicas may run a relay.
 */
export function startRelay({ db, redis, from, log }: Options): Relay {
  const queues = openQueues(redis, from, log)
  const publishLeased = openPublisher({ db, queues, from, log })
  const poller = startOutboxPoller({ db, publish: publishLeased, log })
  const retention = startMessageRetention(db, log)
  const askSenders = async (data: RedeliveryRequest) => {
    await Promise.all(receivers.map((sender) => queues.add(sender, [{ name: redeliverJob, data }])))
  }
  const publishing = new Set<Promise<void>>()
  return {
    pollNow: poller.pollNow,
    publish(messages) {
      const createdAt = new Date()
      const leased = messages.map((message) => ({ ...message, attempts: 1, createdAt }))
      const published = publishLeased(leased).finally(() => publishing.delete(published))
      publishing.add(published)
    },
    countJobs: queues.countJobs,
    listHandled: queues.listHandled,
    isDurable: queues.isDurable,
    requestRedelivery: (eventIds) => askSenders({ eventIds }),
    requestRedeliverySince: (since) =>
      askSenders({ eventIds: [], since: since.toISOString(), receiver: from }),
    async close() {
      await poller.close()
      await Promise.all(publishing)
      queues.close()
      await retention.close()
    },
  }
}

type Parts = { db: Kysely<MessagingTables>; queues: Queues; from: Receiver; log: MessagingLog }

/** Puts leased messages into their receivers' queues. Without Redis they are due again a second later. */
function openPublisher({ db, queues, from, log }: Parts) {
  async function publishTo(receiver: Receiver, messages: LeasedMessage[]) {
    try {
      await queues.add(
        receiver,
        messages.map((message) => jobOf(message, from)),
      )
      for (const message of messages) recordSent(message)
    } catch (err) {
      log.warn({ err: String(err), receiver, messages: messages.length }, 'messages wait for Redis')
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

/** One message per job. The job's id is the event's: while a job waits, publishing its message again adds none. */
function jobOf(message: LeasedMessage, from: Receiver): NewJob {
  const { eventId, name, correlationId, payload, createdAt, attempts } = message
  const sentAt = createdAt.toISOString()
  const data: Envelope = { eventId, from, name, v: 1, correlationId, payload, sentAt }
  return { name, data, opts: { jobId: eventId }, isRepeat: attempts > 1 }
}
