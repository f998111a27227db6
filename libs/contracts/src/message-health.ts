import Type, { type Static } from 'typebox'
import type { Receiver } from './messages.ts'

const Count = Type.Integer({ minimum: 0 })
const OrNull = { correlationId: Type.Union([Type.String(), Type.Null()]) }

/** An outbox message that its receiver has not confirmed. */
export const WaitingMessage = Type.Object({
  id: Type.String(),
  name: Type.String(),
  receiver: Type.String(),
  attempts: Count,
  /** When it was enqueued, by the name that pages of earlier releases read. */
  saidAt: Type.String(),
  nextAt: Type.String(),
  ...OrNull,
})
export type WaitingMessage = Static<typeof WaitingMessage>

/** A message that the service failed to handle; `reason` is the latest error. */
export const DeadLetter = Type.Object({
  id: Type.String(),
  name: Type.String(),
  reason: Type.String(),
  times: Count,
  firstAt: Type.String(),
  lastAt: Type.String(),
})
export type DeadLetter = Static<typeof DeadLetter>

/**
 * Outbox, queue and dead letters of one service: in the panel and its addresses, the 'operation'. Lists hold the first 50
 * messages; counts are complete.
 */
export const MessageHealth = Type.Object({
  outbox: Type.Object({ count: Count, oldestSeconds: Type.Number(), messages: Type.Array(WaitingMessage) }),
  /** Null when Redis does not answer. */
  queue: Type.Union([
    Type.Object({
      waiting: Count,
      active: Count,
      delayed: Count,
      failed: Count,
      /** Whether Redis has no eviction and persists its data. */
      keepsAll: Type.Boolean(),
    }),
    Type.Null(),
  ]),
  deadLetters: Type.Object({ count: Count, messages: Type.Array(DeadLetter) }),
})
export type MessageHealth = Static<typeof MessageHealth>

export const showMessageHealth = <Service extends Receiver>(service: Service) =>
  ({
    method: 'GET',
    url: `/api/operation/${service}`,
    access: { roles: ['owner', 'support'] },
    schema: { response: { 200: MessageHealth } },
  }) as const

/** Asks the sender to publish a dead letter of this service again at once. */
export const retryDeadLetter = <Service extends Receiver>(service: Service) =>
  ({
    method: 'POST',
    url: `/api/operation/${service}/dead-letters/:id/try-again`,
    access: { roles: ['owner', 'support'] },
    schema: {
      params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
      response: { 200: Type.Object({ askedAgain: Type.Boolean() }) },
    },
  }) as const
