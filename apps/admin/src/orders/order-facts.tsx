import type { OrderDetails } from '@smm/contracts/order-details'
import { productName } from '@smm/contracts/products'
import { formatQuantity } from '@smm/pricing/money'
import { Badge, type BadgeTone } from '@smm/ui/badge'
import { orderStates, paymentStates, shortPaymentId } from '../names.ts'
import { CopiedText } from '../panel/copied-text.tsx'
import { Fact, Facts } from '../panel/facts.tsx'
import { OuterLink } from '../panel/outer-link.tsx'
import { showMoment, showReais } from '../shown-values.ts'
import { fulfilmentStates, refundCauseText, refundStates, supplierText } from './order-words.ts'

type Details = { details: OrderDetails }

export function OrderFacts({ details }: Details) {
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

function Order({ details: { order } }: Details) {
  return (
    <Facts title="Pedido">
      <Fact name="Status">
        <State state={orderStates[order.status]} />
      </Fact>
      <Fact name="Valor">
        <strong>{showReais(order.totalPrice)}</strong>
      </Fact>
      <Fact name="Serviço">
        {productName(order)}, {formatQuantity(order.quantity)}
      </Fact>
      <Fact name="Link">
        <OuterLink link={order.link} />
      </Fact>
      <Fact name="Criado em">{showMoment(order.createdAt)}</Fact>
      <Fact name="ID completo">
        <CopiedText text={order.id} name="Copiar ID" />
      </Fact>
    </Facts>
  )
}

function Payment({ details: { payment } }: Details) {
  if (!payment) return null
  return (
    <Facts title="Pagamento">
      <Fact name="Status">
        <State state={paymentStates[payment.status]} />
      </Fact>
      <Fact name="PIX">
        {shortPaymentId(payment.id)}, {showReais(payment.amount)}
        {payment.received !== undefined && `, recebido: ${showReais(payment.received)}`}
      </Fact>
      {payment.dueAt && <Fact name="Válido até">{showMoment(payment.dueAt)}</Fact>}
      {payment.confirmedAt && <Fact name="Confirmado em">{showMoment(payment.confirmedAt)}</Fact>}
      {payment.txid && (
        <Fact name="PIX (txid)">
          <CopiedText text={payment.txid} name="Copiar txid" />
        </Fact>
      )}
      {payment.endToEndId && (
        <Fact name="ID no banco">
          <CopiedText text={payment.endToEndId} name="Copiar ID do banco" />
        </Fact>
      )}
    </Facts>
  )
}

function Delivery({ details: { fulfilment, upstream } }: Details) {
  return (
    <Facts title="Entrega">
      <Fact name="Situação">
        <State state={fulfilmentStates[fulfilment]} />
      </Fact>
      {upstream.orderId && (
        <Fact name="No fornecedor">
          <CopiedText text={upstream.orderId} name="Copiar número do fornecedor" />
        </Fact>
      )}
      {upstream.status && <Fact name="Segundo o fornecedor">{supplierText(upstream.status)}</Fact>}
      {upstream.refusedCode && <Fact name="Recusa">{upstream.refusedCode}</Fact>}
      {upstream.startCount !== null && (
        <Fact name="Contagem inicial">{formatQuantity(upstream.startCount)}</Fact>
      )}
      {upstream.remains !== null && <Fact name="Faltam">{formatQuantity(upstream.remains)}</Fact>}
      {upstream.sentAt && <Fact name="Enviado em">{showMoment(upstream.sentAt)}</Fact>}
    </Facts>
  )
}

function Refunds({ details: { refunds } }: Details) {
  if (refunds.length === 0) return null
  return (
    <Facts title="Reembolsos">
      {refunds.map((refund) => (
        <Fact key={refund.id} name={refundCauseText(refund.cause)}>
          {showReais(refund.amount)} <State state={refundStates[refund.state]} />
        </Fact>
      ))}
    </Facts>
  )
}
