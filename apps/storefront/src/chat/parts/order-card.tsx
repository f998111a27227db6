import type { OrderView } from '@smm/contracts/orders/order-view'
import { formatCents } from '@smm/pricing/money'
import { OrderProgress } from '../../order/order-progress.tsx'
import { OrderSteps } from '../../order/order-steps.tsx'
import { stateAt, tellOrder } from '../../order/tell-order.ts'
import { useNowFor } from '../../order/use-now.ts'
import { formatMoment } from '../../format-time.ts'
import { PlatformGlyph } from './platform-glyph.tsx'
import type { OnAction } from './open-parts.ts'
import { CardOrderActions } from './card-order-actions.tsx'
import css from './order-card.module.css'
import { OrderFollow } from './order-follow.tsx'
import { centsOf } from './price-quantity.ts'

type Props = {
  order: OrderView
  /** Names the news that this view came with. */
  viewId: string
  onAction: OnAction
}

/** An order from its payment to its end: one card, which changes in place. */
export function OrderCard({ order, viewId, onAction }: Props) {
  const now = useNowFor(order)
  const state = stateAt(order, now)
  const { title, lines } = tellOrder(order, now)
  const since = order.steps.find((step) => step.state === state)?.at ?? order.sendsAt
  return (
    <section className={css.card} data-state={state} aria-label={`${order.title}: ${title}`}>
      <header className={css.head}>
        <PlatformGlyph platform={order.platform} />
        <p className={css.what}>
          <strong>{order.title}</strong>{' '}
          <span>
            {order.target} · {formatCents(centsOf(order.amount))}
          </span>
        </p>
      </header>
      <p className={css.state}>
        {title}
        {since && <time dateTime={since}>{formatMoment(Date.parse(since), now)}</time>}
      </p>
      <OrderProgress {...order} state={state} />
      {lines.map((line) => (
        <p key={line} className={css.line}>
          {line}
        </p>
      ))}
      <details className={css.details}>
        <summary>Pedido {order.id.slice(0, 8)}, passo a passo</summary>
        <OrderSteps order={order} now={now} />
      </details>
      {order.pagePath && <OrderFollow pagePath={order.pagePath} state={state} />}
      <CardOrderActions order={order} viewId={viewId} now={now} onAction={onAction} />
    </section>
  )
}
