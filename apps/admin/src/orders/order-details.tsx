import { useQuery } from '@tanstack/react-query'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import type { Order } from '@smm/contracts/orders'
import { formatQuantity } from '@smm/pricing/money'
import { Badge } from '@smm/ui/badge'
import { orderStates, paymentStates, productName, shortId, shortPaymentId } from '../names.ts'
import { CopiedText } from '../panel/copied-text.tsx'
import { Loaded } from '../panel/loaded.tsx'
import { PanelIcon } from '../panel/panel-icon.tsx'
import { OuterLink } from '../panel/outer-link.tsx'
import { paymentsQuery } from '../queries.ts'
import { showMoment, showReais } from '../shown-values.ts'
import css from './order-details.module.css'

/** Everything known of one order, beside the list it was chosen from. */
export function OrderDetails({ order, onClose }: { order: Order | undefined; onClose: () => void }) {
  return (
    <Dialog.Root open={order !== undefined} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={css.scrim} />
        {order && (
          <Dialog.Content className={css.sheet} aria-describedby={undefined}>
            <div className={css.head}>
              <Dialog.Title className={css.title}>Pedido {shortId(order.id)}</Dialog.Title>
              {/* No tooltip: it would take the first Escape for itself. */}
              <Dialog.Close className={css.close} aria-label="Fechar detalhes">
                <PanelIcon name="close" />
              </Dialog.Close>
            </div>
            <Facts order={order} />
            <Payments orderId={order.id} />
          </Dialog.Content>
        )}
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={css.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

function Facts({ order }: { order: Order }) {
  const state = orderStates[order.status]
  return (
    <dl className={css.facts}>
      <Fact name="Status">
        <Badge tone={state.tone}>{state.name}</Badge>
      </Fact>
      <Fact name="Valor">
        <strong className={css.amount}>{showReais(order.totalPrice)}</strong>
      </Fact>
      <Fact name="Serviço">{productName(order)}</Fact>
      <Fact name="Quantidade">{formatQuantity(order.quantity)}</Fact>
      <Fact name="Criado em">{showMoment(order.createdAt)}</Fact>
      <Fact name="Link">
        <OuterLink link={order.link} />
      </Fact>
      <Fact name="ID completo">
        <CopiedText text={order.id} name="Copiar ID" />
      </Fact>
    </dl>
  )
}

function Payments({ orderId }: { orderId: string }) {
  const reading = useQuery(paymentsQuery)
  return (
    <section className={css.payments}>
      <h3>Pagamentos</h3>
      <Loaded
        reading={reading}
        loadingText="Carregando pagamentos..."
        failedText="Não foi possível carregar os pagamentos."
      >
        {(payments) => {
          const own = payments.filter((it) => it.orderId === orderId)
          if (own.length === 0) return <p className={css.none}>Nenhum pagamento encontrado</p>
          return (
            <ul>
              {own.map((payment) => (
                <li key={payment.id} className={css.payment}>
                  <code title={payment.id}>{shortPaymentId(payment.id)}</code>
                  <span>{showReais(payment.amount)}</span>
                  <Badge tone={paymentStates[payment.status].tone}>
                    {paymentStates[payment.status].name}
                  </Badge>
                  <time dateTime={payment.createdAt}>{showMoment(payment.createdAt)}</time>
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
    </section>
  )
}
