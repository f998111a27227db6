import type { AnyOrderViewAction } from '@smm/contracts/orders/order-states'
import { isActionOpen } from '@smm/contracts/orders/is-action-open'
import type { OrderView } from '@smm/contracts/orders/order-view'

/** The actions that an order has at a time. While it can be cancelled, a cancellation is all that a withdrawal is. */
export function actionsAt(
  { actions, moreActions = [] }: Pick<OrderView, 'actions' | 'moreActions'>,
  now: number,
): AnyOrderViewAction[] {
  const open = [...actions, ...moreActions].filter((it) => isActionOpen(it, now))
  const names = open.map(({ name }) => name)
  return names.includes('cancel') ? names.filter((it) => it !== 'withdraw') : names
}
