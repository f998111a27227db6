import type { Job } from 'bullmq'
import type { MessageName, Receiver } from '@smm/contracts/messages'
import type { LeasedMessage } from './outbox.queries.ts'
import type { NewJob } from './queue.ts'

/** The data of a job that carries one message. */
export type Envelope = {
  eventId: string
  from: Receiver
  name: MessageName
  v: 1
  correlationId: string | null
  payload: unknown
  /** When the message was first enqueued, ISO 8601, however often it is published; the previous release does not say. */
  sentAt?: string
}

/** One message per job. The job's id is the event's: while a job waits, publishing its message again adds none. */
export function jobOf(message: LeasedMessage, from: Receiver): NewJob {
  const { eventId, name, correlationId, payload, createdAt, attempts } = message
  const sentAt = createdAt.toISOString()
  const data: Envelope = { eventId, from, name, v: 1, correlationId, payload, sentAt }
  return { name, data, opts: { jobId: eventId }, isRepeat: attempts > 1 }
}

/** `{ eventIds }` that a receiver confirms to their sender. */
export const receiptsJob = 'receipts'

/**
 * `{ eventIds }` that a receiver asks their sender to publish at once, or `{ eventIds: [], since, receiver }` for everything
 * delivered to it since a moment (ISO 8601).
 */
export const redeliverJob = 'offer-again'

// The previous releases pack up to ten messages that were written together into one job of this name;
// it is read as long as one of them may run beside this release, for two releases from now.
const severalJob = 'several'

export const envelopesOf = ({ name, data }: Job): Envelope[] =>
  name === severalJob ? (data as { envelopes: Envelope[] }).envelopes : [data as Envelope]
