import type { PaymentReviewReason } from '@smm/contracts/messages'
import type { OrderStatus } from '@smm/contracts/orders/orders'
import { formatCents, formatQuantity } from '@smm/pricing/money'
import { brand } from '@smm/site/brand'
import { legal } from '@smm/site/legal'
import type { VisitorOrder } from '../visitor-records.ts'
import { orderName, shownLink } from './wording.ts'

/** An order as the visitor sees it named: the first eight characters of its id. */
export const shownOrderId = (orderId: string): string => orderId.slice(0, 8)

const remaining = (remains: number | null) => (remains ? ` Faltam ${formatQuantity(remains)}.` : '')

const notDelivered = (remains: number | null) =>
  remains
    ? `Não foi possível entregar ${formatQuantity(remains)}, e o valor dessa parte volta para você.`
    : 'Nossa equipe está conferindo quanto faltou entregar, e o valor dessa parte volta para você.'

/** Whether the supplier has reported a beginning. */
export const hasStarted = ({ startedAt, remains, quantity }: Progress): boolean =>
  Boolean(startedAt) || (remains !== null && remains < quantity)

/** '30 minutos depois do pagamento' */
export const cancellationPeriod = `${legal.cancellationMinutes} minutos depois do pagamento`

const statusTexts: Record<OrderStatus, (order: Progress) => string> = {
  pending: () => 'aguardando o PIX. Assim que o pagamento cair, eu aviso aqui.',
  paid: () => 'pagamento confirmado. A entrega sai em instantes.',
  processing: (order) =>
    hasStarted(order)
      ? `entrega em andamento.${remaining(order.remains)}`
      : 'enviado para a entrega. Aviso aqui quando ela começar.',
  partial: ({ remains }) => `entregue em parte. ${notDelivered(remains)}`,
  completed: () =>
    `concluído, está tudo entregue. A garantia de reposição vale por ${legal.guaranteeDays} dias.`,
  cancelled: () => 'cancelado.',
}

/** The reason why money that came needs a review. */
export const oddMoney: Record<PaymentReviewReason, string> = {
  AMOUNT_MISMATCH: 'o valor recebido é diferente do valor do pedido',
  SECOND_PAYMENT: 'o pedido foi pago mais de uma vez',
  PAID_AFTER_EXPIRY: 'o pagamento chegou depois do vencimento do PIX',
  PAID_AFTER_CANCEL: 'o pagamento chegou depois do cancelamento',
}

/** Visitors whose money is here are not asked to pay. */
function statusTextInReview(order: OrderOnItsWay, reason: PaymentReviewReason): string {
  const text = order.status === 'pending' ? 'pagamento em conferência.' : statusText(order)
  return `${text} Recebemos seu dinheiro, mas ${oddMoney[reason]}. Nossa equipe já foi avisada e vai acertar com você: não pague de novo.`
}

/** How an order stands, after 'Pedido 1a2b3c4d: '. */
export const statusText = (order: OrderOnItsWay): string => statusTexts[order.status](order)

type Progress = Pick<VisitorOrder, 'remains' | 'startedAt' | 'quantity'>
export type OrderOnItsWay = Progress & { status: OrderStatus }
type Refunds = Pick<VisitorOrder, 'refundNotedCents' | 'refundedCents'>

function refundWords({ refundNotedCents = 0, refundedCents = 0 }: Refunds): string {
  const owed = refundNotedCents - refundedCents
  const noted = owed > 0 ? ` Vamos devolver ${formatCents(owed)}: assim que o dinheiro sair, aviso aqui.` : ''
  return refundedCents > 0 ? ` Já devolvemos ${formatCents(refundedCents)}.${noted}` : noted
}

const paidOn = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

/** The confirmation of a paid order that its visitor may keep (Decreto 7.962/2013, art. 4). */
export function receiptText(order: VisitorOrder): string {
  const { orderId, quantity, link, amountCents, paidAt, createdAt } = order
  const moment = paidOn.format(new Date(paidAt ?? createdAt))
  return [
    `Comprovante do pedido ${shownOrderId(orderId)}`,
    `• ${orderName(order, quantity)} para ${shownLink(link)}`,
    `• ${formatCents(amountCents)}, ${paidAt ? `pagos por PIX em ${moment}` : `pedido de ${moment}, ainda sem pagamento`}`,
    `• Vendido por ${brand.legalName}, CNPJ ${brand.cnpj}`,
    `• Termos de uso, versão ${legal.termsVersion}`,
    `• Número completo: ${orderId}`,
  ].join('\n')
}

/** One line on an order: 'Pedido 1a2b3c4d, 500 seguidores no Instagram (…), R$ 45,00: …'. */
export function orderLine(order: VisitorOrder): string {
  const what = `${orderName(order, order.quantity)} para ${shownLink(order.link)}, ${formatCents(order.amountCents)}`
  if (order.status === 'requested')
    return `Pedido ${shownOrderId(order.orderId)} (${what}): o PIX está sendo preparado e aparece aqui.`
  if (order.status === 'refused')
    return `Pedido ${shownOrderId(order.orderId)} (${what}): não foi aceito, e nada foi cobrado.`
  const { status, reviewReason } = order
  const onItsWay = { ...order, status }
  const text = reviewReason ? statusTextInReview(onItsWay, reviewReason) : statusText(onItsWay)
  return `Pedido ${shownOrderId(order.orderId)} (${what}): ${text}${refundWords(order)}`
}
