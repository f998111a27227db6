import type { OrderPage } from '@smm/contracts/orders/order-page'
import { OrderProgress } from '../order/order-progress.tsx'
import { OrderSteps } from '../order/order-steps.tsx'
import { stateAt, tellOrder } from '../order/tell-order.ts'
import { useNowFor } from '../order/use-now.ts'
import { PixCard } from '../pix/pix-card.tsx'
import type { OpenedOrderPage } from './open-order-page.ts'
import { PageOrderActions } from './page-order-actions.tsx'
import { OrderLink } from './order-link.tsx'
import css from './order-page.module.css'
import { MailNotices } from './mail-notices.tsx'
import { Receipt } from './receipt.tsx'

type Props = { page: OrderPage; isOld: boolean; opened: OpenedOrderPage }

/** One order, from its PIX to its guarantee. */
export function OpenOrder({ page, isOld, opened }: Props) {
  const { order, link, pix, pixOrders, mail } = page
  const now = useNowFor(order)
  const { title, lines } = tellOrder(order, now)
  // A PIX that waits comes before anything else to tap.
  const actions = <PageOrderActions order={order} now={now} opened={opened} />
  return (
    <div className={css.order}>
      <div className={css.column}>
        <section className={css.card} data-state={order.state} aria-labelledby="estado">
          <p className={css.what}>
            <strong>{order.title}</strong> para{' '}
            <a href={link} target="_blank" rel="noopener noreferrer nofollow">
              {order.target}
            </a>
          </p>
          <div role="status">
            <h2 id="estado" className={css.state}>
              {title}
            </h2>
          </div>
          <OrderProgress {...order} state={stateAt(order, now)} />
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {isOld && (
            <p className={css.old} role="status">
              Sem conexão agora: o pedido aparece como estava. Voltamos a consultar sozinhos.
            </p>
          )}
          {pixOrders && <p>Este PIX paga de uma vez os {pixOrders} pedidos que você fez juntos.</p>}
          {!pix && actions}
        </section>
        {pix && <PixCard payment={pix} />}
        <section className={css.card} aria-labelledby="passos">
          <h2 id="passos" className={css.heading}>
            Passo a passo
          </h2>
          <OrderSteps order={order} now={now} />
          {pix && actions}
        </section>
        {mail && <MailNotices id={order.id} mail={mail} opened={opened} />}
      </div>
      <div className={css.column}>
        <Receipt page={page} />
        <OrderLink id={order.id} opened={opened} />
      </div>
    </div>
  )
}
