import { traceIdOf } from '@smm/http-service/trace'

/** The trace that a message belongs to: its order's, or one of its own. */
export function traceOf(eventId: string, payload: unknown): string {
  const { orderId } = payload as { orderId?: string }
  return traceIdOf(orderId ?? eventId)
}

export const aboutMessage = (eventId: string, correlationId: string | null) => ({
  'messaging.system': 'bullmq',
  'messaging.message.id': eventId,
  'smm.correlation_id': correlationId ?? undefined,
})
