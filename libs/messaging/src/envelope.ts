import type { MessageName, Receiver } from '@smm/contracts/messages'

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

/** `{ eventIds }` that a receiver confirms to their sender. */
export const receiptsJob = 'receipts'

/**
 * `{ eventIds }` that a receiver asks their sender to publish at once, or `{ eventIds: [], since, receiver }` for everything
 * delivered to it since a time (ISO 8601). The old word is on the wire, and stays.
 */
export const redeliverJob = 'offer-again'
