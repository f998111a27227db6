import { inSpan, traceIdOf } from '@smm/http-service/trace'

/** Runs `work` in the trace of the order, whichever job or message started it. */
export const traceOrder = <T>(name: string, orderId: string, work: () => T): T =>
  inSpan({ name, traceId: traceIdOf(orderId), attributes: { 'smm.order_id': orderId } }, work)
