import type { OrderPage } from '@smm/contracts/orders/order-page'
import { addressLine, brand } from '@smm/site/brand'
import { contact } from '@smm/site/contact'
import { legal } from '@smm/site/legal'
import { Button } from '@smm/ui/button'
import { Fragment, type ReactNode } from 'react'
import { formatAmount } from '../format-amount.ts'
import { formatDateTime } from '../format-time.ts'
import { isInReview } from '../order/tell-order.ts'
import css from './receipt.module.css'

/** The confirmation of the order to print or save: what, for how much, from whom and under which terms (Decreto 7.962/2013). */
export function Receipt({ page }: { page: OrderPage }) {
  const { order, link, placedAt, paidAt, endToEndId, termsVersion } = page
  return (
    <section className={css.receipt} aria-labelledby="comprovante" data-printed>
      <header className={css.head}>
        <p className={css.brand}>{brand.name}</p>
        <h2 id="comprovante" className={css.title}>
          {paidAt ? 'Comprovante do pedido' : 'Resumo do pedido'}
        </h2>
        <p className={css.number}>Nº {order.id}</p>
      </header>
      <dl className={css.facts}>
        <Fact name="Pedido em">{formatDateTime(placedAt)}</Fact>
        <Fact name="Serviço">{order.title}</Fact>
        <Fact name="Para">{breakable(link)}</Fact>
        <Fact name="Pagamento">{tellPayment(page)}</Fact>
        {endToEndId && <Fact name="ID da transação">{endToEndId}</Fact>}
        {order.refund && (
          <Fact name={order.refund.isDone ? 'Devolvido' : 'A devolver'}>
            {formatAmount(order.refund.amount)}
          </Fact>
        )}
      </dl>
      {order.coupon && (
        <dl className={css.facts}>
          <Fact name="Preço">{formatAmount(order.amount + order.coupon.discount)}</Fact>
          <Fact name={`Cupom ${order.coupon.code}`}>− {formatAmount(order.coupon.discount)}</Fact>
        </dl>
      )}
      <p className={css.total}>
        <span>Total</span> <strong>{formatAmount(order.amount)}</strong>
      </p>
      <dl className={css.facts}>
        <Fact name="Vendido por">
          {brand.legalName}, CNPJ {brand.cnpj}
        </Fact>
        <Fact name="Endereço">{addressLine()}</Fact>
        <Fact name="Contato">
          {contact.email}
          <br />
          WhatsApp {contact.whatsappShown}
        </Fact>
        <Fact name="Condições">
          <a href="/termos">Termos de uso</a>, versão {termsVersion}: garantia de {legal.guaranteeDays} dias
          com reposição gratuita e {legal.withdrawalDays} dias para se arrepender da compra.
        </Fact>
      </dl>
      <p className={css.print}>
        <Button look="quiet" size="small" onClick={() => print()}>
          Imprimir ou salvar em PDF
        </Button>
      </p>
    </section>
  )
}

function tellPayment({ order, paidAt }: OrderPage): string {
  if (paidAt) return `PIX, em ${formatDateTime(paidAt)}`
  return isInReview(order) ? 'PIX, em conferência' : 'PIX, ainda não pago'
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** An address that breaks where it has a slash, before it breaks inside a name. */
const breakable = (link: string) =>
  link.split(/(?<=[^/]\/)(?=[^/])/).map((piece) => (
    <Fragment key={piece}>
      {piece}
      <wbr />
    </Fragment>
  ))
