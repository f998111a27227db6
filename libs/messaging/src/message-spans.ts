import type { SpanStart } from '@smm/http-service/observability/span'
import { recordSpan, spanIdOf, traceIdOf } from '@smm/http-service/observability/trace'
import type { Envelope } from './envelope.ts'
import type { LeasedMessage } from './outbox.queries.ts'

type Traced = Pick<Envelope, 'eventId' | 'payload' | 'correlationId'>

/** A message belongs to the trace of its order, of the first one of its cart, or to one of its own. */
function traceOf({ eventId, payload }: Traced): string {
  const { orderId, orders } = payload as { orderId?: string; orders?: ReadonlyArray<{ orderId?: string }> }
  return traceIdOf(orderId ?? orders?.[0]?.orderId ?? eventId)
}

const attributesOf = ({ eventId, correlationId }: Traced) => ({
  'messaging.system': 'bullmq',
  'messaging.message.id': eventId,
  'smm.correlation_id': correlationId ?? undefined,
})

/** From the enqueueing to the queue, for the first attempt. The receiver derives the span's id from the event's too. */
export function recordSent(message: LeasedMessage): void {
  if (message.attempts > 1) return
  recordSpan({
    name: `send ${message.name}`,
    kind: 'producer',
    traceId: traceOf(message),
    spanId: spanIdOf(message.eventId),
    attributes: { ...attributesOf(message), 'messaging.destination.name': message.receiver },
    startedAt: message.createdAt.getTime(),
    endedAt: Date.now(),
  })
}

export const processSpan = (envelope: Envelope): SpanStart => ({
  name: `process ${envelope.name}`,
  kind: 'consumer',
  traceId: traceOf(envelope),
  parentSpanId: spanIdOf(envelope.eventId),
  attributes: attributesOf(envelope),
})
