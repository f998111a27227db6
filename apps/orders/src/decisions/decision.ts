import type { OrderAction } from '@smm/contracts/orders/order-actions'
import { Refusal } from '@smm/http-service/refusal'

/** An action that a member of the staff takes on an order. */
export type Decision = OrderAction & {
  orderId: string
  actor: string
  /** Whether the member proved their identity in the last minutes. */
  isProven: boolean
}

/** The id of the review or refund that a decision is about. */
export function subjectOf({ subject }: Decision): string {
  if (!subject) throw new Refusal('CONFLICT')
  return subject
}
