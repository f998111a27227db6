import type { PaymentReviewReason } from '@smm/contracts/messages'
import type { OrderStatus } from '@smm/contracts/orders'
import { formatCents, formatQuantity } from '@smm/pricing/money'
import type { VisitorOrder } from '../visitor-records.ts'
import { orderName, shownLink } from './wording.ts'

/** An order as the visitor sees it named: the first eight characters of its id. */
export const shownOrderId = (orderId: string): string => orderId.slice(0, 8)

const remaining = (remains: number | null) => (remains ? ` Faltam ${formatQuantity(remains)}.` : '')

const notDelivered = (remains: number | null) =>
  remains
    ? `Não foi possível entregar ${formatQuantity(remains)}, e o valor dessa parte volta para você.`
    : 'Nossa equipe está conferindo quanto faltou entregar, e o valor dessa parte volta para você.'

const stands: Record<OrderStatus, (remains: number | null) => string> = {
  pending: () => 'aguardando o pagamento do PIX (Pendente). Assim que o pagamento cair, eu aviso aqui.',
  paid: () => 'pagamento confirmado (Pago). Já está na fila para começar.',
  processing: (remains) => `entrega em andamento (Processando).${remaining(remains)}`,
  partial: (remains) => `Parcial. ${notDelivered(remains)}`,
  completed: () => 'Concluído, está tudo entregue. A garantia de reposição vale por 30 dias.',
  cancelled: () => 'Cancelado.',
}

/** The reason why money that came needs a review. */
export const oddMoney: Record<PaymentReviewReason, string> = {
  AMOUNT_MISMATCH: 'o valor recebido é diferente do valor do pedido',
  SECOND_PAYMENT: 'o pedido foi pago mais de uma vez',
  PAID_AFTER_EXPIRY: 'o pagamento chegou depois do vencimento do PIX',
  PAID_AFTER_CANCEL: 'o pagamento chegou depois do cancelamento',
}

/** Visitors whose money is here are not asked to pay. */
function standsInReview({ status, remains }: OrderOnItsWay, reason: PaymentReviewReason): string {
  const stood = status === 'pending' ? 'pagamento em conferência (Pendente).' : standing(status, remains)
  return `${stood} Recebemos o seu dinheiro, mas ${oddMoney[reason]}. Nossa equipe já foi avisada e vai acertar com você: não pague de novo.`
}

/** How an order stands, after 'Pedido 1a2b3c4d: '. */
export const standing = (status: OrderStatus, remains: number | null): string => stands[status](remains)

type OrderOnItsWay = Pick<VisitorOrder, 'remains'> & { status: OrderStatus }
type Refunds = Pick<VisitorOrder, 'refundNotedCents' | 'refundedCents'>

function refundWords({ refundNotedCents = 0, refundedCents = 0 }: Refunds): string {
  const owed = refundNotedCents - refundedCents
  const noted =
    owed > 0 ? ` Devolução de ${formatCents(owed)} registrada: aviso aqui assim que ela for feita.` : ''
  return refundedCents > 0 ? ` Já devolvemos ${formatCents(refundedCents)}.${noted}` : noted
}

/** One line on an order: 'Pedido 1a2b3c4d, 500 seguidores no Instagram (…), R$ 45,00: …'. */
export function orderLine(order: VisitorOrder): string {
  const what = `${orderName(order, order.quantity)} para ${shownLink(order.link)}, ${formatCents(order.amountCents)}`
  if (order.status === 'requested')
    return `Pedido ${shownOrderId(order.orderId)} (${what}): o PIX está sendo preparado e aparece aqui.`
  if (order.status === 'refused')
    return `Pedido ${shownOrderId(order.orderId)} (${what}): não foi aceito, e nada foi cobrado.`
  const { status, remains, reviewReason } = order
  const stood = reviewReason ? standsInReview({ status, remains }, reviewReason) : standing(status, remains)
  return `Pedido ${shownOrderId(order.orderId)} (${what}): ${stood}${refundWords(order)}`
}
