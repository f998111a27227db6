import { inSpan, traceIdOf } from '@smm/http-service/trace'

/** What is done for an order belongs to the order's trace, whenever its row made it due. */
export const traceOrder = <T>(name: string, orderId: string, work: () => T): T =>
  inSpan({ name, traceId: traceIdOf(orderId), attributes: { 'smm.order_id': orderId } }, work)
