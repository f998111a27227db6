import type { OrderDetails } from '@smm/contracts/orders/order-details'
import { productName } from '@smm/contracts/products'
import { tierSuffix } from '@smm/pricing/tier-suffix'
import { formatQuantity } from '@smm/pricing/money'
import { Badge, type BadgeTone } from '@smm/ui/badge'
import { shortPaymentId } from '../short-ids.ts'
import { orderBadges, paymentBadges } from '../status-badges.ts'
import { OrderLink } from '../panel/controls/order-link.tsx'
import { CopyableText } from '../panel/controls/copyable-text.tsx'
import { Field, Fields } from '../panel/sheet/fields.tsx'
import { ExternalLink } from '../panel/controls/external-link.tsx'
import { formatTimestamp, formatAmount } from '../format-values.ts'
import { fulfilmentBadges, refundCauseLabel, refundBadges, supplierStatusLabel } from './order-labels.ts'

type Details = { details: OrderDetails }

export function OrderFields({ details }: Details) {
  return (
    <>
      <Order details={details} />
      <Payment details={details} />
      <Delivery details={details} />
      <Refunds details={details} />
    </>
  )
}

const State = ({ state }: { state: { name: string; tone: BadgeTone } }) => (
  <Badge tone={state.tone}>{state.name}</Badge>
)

function Order({ details: { order, coupon } }: Details) {
  return (
    <Fields title="Pedido">
      <Field name="Status">
        <State state={orderBadges[order.status]} />
      </Field>
      <Field name="Valor">
        <strong>{formatAmount(order.totalPrice)}</strong>
      </Field>
      {coupon && (
        <Field name="Cupom">
          {coupon.code}, − {formatAmount(coupon.discount)} (já descontado)
        </Field>
      )}
      <Field name="Serviço">
        {productName(order)}
        {tierSuffix(order)}, {formatQuantity(order.quantity)}
      </Field>
      <Field name="Link">
        <ExternalLink link={order.link} />
      </Field>
      <Field name="Criado em">{formatTimestamp(order.createdAt)}</Field>
      <Field name="ID completo">
        <CopyableText text={order.id} name="Copiar ID" />
      </Field>
    </Fields>
  )
}

function Payment({ details: { order, payment } }: Details) {
  if (!payment) return null
  const others = (payment.orders ?? []).filter(({ orderId }) => orderId !== order.id)
  return (
    <Fields title="Pagamento">
      <Field name="Status">
        <State state={paymentBadges[payment.status]} />
      </Field>
      <Field name="PIX">
        {shortPaymentId(payment.id)}, {formatAmount(payment.amount)}
        {payment.received !== undefined && `, recebido: ${formatAmount(payment.received)}`}
      </Field>
      {others.length > 0 && (
        <Field name="Pedidos no mesmo PIX">
          <ul>
            {others.map(({ orderId, amount }) => (
              <li key={orderId}>
                <OrderLink orderId={orderId} />, {formatAmount(amount)}
              </li>
            ))}
          </ul>
        </Field>
      )}
      {payment.dueAt && <Field name="Válido até">{formatTimestamp(payment.dueAt)}</Field>}
      {payment.confirmedAt && <Field name="Confirmado em">{formatTimestamp(payment.confirmedAt)}</Field>}
      {payment.txid && (
        <Field name="PIX (txid)">
          <CopyableText text={payment.txid} name="Copiar txid" />
        </Field>
      )}
      {payment.endToEndId && (
        <Field name="ID no banco">
          <CopyableText text={payment.endToEndId} name="Copiar ID do banco" />
        </Field>
      )}
    </Fields>
  )
}

function Delivery({ details: { fulfilment, upstream } }: Details) {
  return (
    <Fields title="Entrega">
      <Field name="Situação">
        <State state={fulfilmentBadges[fulfilment]} />
      </Field>
      {upstream.orderId && (
        <Field name="No fornecedor">
          <CopyableText text={upstream.orderId} name="Copiar número do fornecedor" />
        </Field>
      )}
      {upstream.status && <Field name="Segundo o fornecedor">{supplierStatusLabel(upstream.status)}</Field>}
      {upstream.refusedCode && <Field name="Recusa">{upstream.refusedCode}</Field>}
      {upstream.startCount !== null && (
        <Field name="Contagem inicial">{formatQuantity(upstream.startCount)}</Field>
      )}
      {upstream.remains !== null && <Field name="Faltam">{formatQuantity(upstream.remains)}</Field>}
      {upstream.sentAt && <Field name="Enviado em">{formatTimestamp(upstream.sentAt)}</Field>}
    </Fields>
  )
}

function Refunds({ details: { refunds } }: Details) {
  if (refunds.length === 0) return null
  return (
    <Fields title="Reembolsos">
      {refunds.map((refund) => (
        <Field key={refund.id} name={refundCauseLabel(refund.cause)}>
          {formatAmount(refund.amount)} <State state={refundBadges[refund.state]} />
        </Field>
      ))}
    </Fields>
  )
}
