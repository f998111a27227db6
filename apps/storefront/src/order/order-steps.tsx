import { type OrderState, orderStateNames } from '@smm/contracts/orders/order-states'
import type { OrderView } from '@smm/contracts/orders/order-view'
import { formatMoment } from '../format-time.ts'
import css from './order-steps.module.css'

const stepNames: Record<OrderState, string> = { ...orderStateNames, 'awaiting-payment': 'Pedido feito' }

type Props = { order: Pick<OrderView, 'state' | 'steps'>; now: number }

/** The way of an order, with the time of each step that it has reached. */
export const OrderSteps = ({ order, now }: Props) => (
  <ol className={css.steps}>
    {order.steps.map(({ state, at }) => (
      <li key={state} data-reached={at || state === order.state ? true : undefined}>
        <span>{stepNames[state]}</span>
        {at && <time dateTime={at}>{formatMoment(Date.parse(at), now)}</time>}
      </li>
    ))}
  </ol>
)
