import { inSpan, traceIdOf } from '@smm/http-service/observability/trace'

/** Does `work` in the trace of an order, whichever job or message started it. */
export const traceOrder = <T>(name: string, orderId: string, work: () => T): T =>
  inSpan({ name, traceId: traceIdOf(orderId), attributes: { 'smm.order_id': orderId } }, work)
