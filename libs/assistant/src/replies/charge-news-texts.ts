import type { PaymentReviewReason } from '@smm/contracts/messages'
import { formatCents } from '@smm/pricing/money'
import type { VisitorOrder } from '../visitor-records.ts'
import {
  keptPublic,
  needsReviewText,
  onWhatsapp,
  paymentConfirmedText,
  paymentExpiredText,
} from './news-texts.ts'
import { shownOrderId } from './order-texts.ts'
import { inWords, orderName, targetShown } from './wording.ts'

/** News of a charge: of its only order, or of all that it covers. */
type Charged = Pick<
  VisitorOrder,
  'orderId' | 'platform' | 'serviceType' | 'tier' | 'quantity' | 'link' | 'amountCents'
>

/** '500 seguidores no Instagram para @loja.x', a line of the PIX card. */
export const chargedOrderName = (order: Charged): string =>
  `${orderName(order, order.quantity)} para ${targetShown(order.link)}`

const onlyOf = <T>(orders: readonly T[]): T | undefined => (orders.length === 1 ? orders[0] : undefined)
const idsOf = (orders: readonly Pick<Charged, 'orderId'>[]) =>
  inWords(orders.map(({ orderId }) => shownOrderId(orderId)))
const instead = 'O PIX anterior não vale mais: este fica no lugar dele.'

/** Stands above the PIX card, which shows what it pays. A charge that lost an order replaces the one before it. */
export function chargeIssuedText(orders: readonly Charged[], isReplacement: boolean): string {
  const only = onlyOf(orders)
  const total = formatCents(orders.reduce((sum, { amountCents }) => sum + amountCents, 0))
  return [
    isReplacement ? instead : 'Prontinho!',
    only
      ? `Para pagar o pedido ${shownOrderId(only.orderId)},`
      : `Um PIX de ${total} paga os ${orders.length} pedidos:`,
    'copie o código ou leia o QR Code no aplicativo do seu banco.',
  ].join(' ')
}

export function chargeConfirmedText(orders: readonly Charged[]): string {
  const only = onlyOf(orders)
  return only
    ? paymentConfirmedText(only)
    : [
        `Pagamento confirmado, obrigado! Os pedidos ${idsOf(orders)} saem para a entrega em instantes;`,
        'se mudar de ideia sobre algum, escreva “cancela”, e eu pergunto qual.',
        'Deixe as páginas públicas até o fim.',
      ].join(' ')
}

/** The same above the cards of the orders, which name them and say when they are sent. */
export function chargeThanksText(orders: readonly Charged[]): string {
  const only = onlyOf(orders)
  const open = only ? keptPublic(only) : 'as páginas públicas'
  return `Pagamento confirmado, obrigado! Deixe ${open} até a entrega terminar.`
}

export function chargeExpiredText(orders: readonly Charged[]): string {
  const only = onlyOf(orders)
  return only
    ? paymentExpiredText(only)
    : `O PIX dos pedidos ${idsOf(orders)} venceu e não deve mais ser pago. Se ainda quiser, é só repetir os pedidos que eu faço um código novo.`
}

const oddMoneyOfSeveral: Record<PaymentReviewReason, string> = {
  AMOUNT_MISMATCH: 'o valor recebido é diferente do total',
  SECOND_PAYMENT: 'o PIX foi pago mais de uma vez',
  PAID_AFTER_EXPIRY: 'ele chegou depois do vencimento do PIX',
  PAID_AFTER_CANCEL: 'ele chegou depois de um cancelamento',
}

export function chargeInReviewText(orders: readonly Charged[], reason: PaymentReviewReason): string {
  const only = onlyOf(orders)
  if (only) return needsReviewText(only, reason)
  return [
    `Recebemos o pagamento dos pedidos ${idsOf(orders)}, mas ${oddMoneyOfSeveral[reason]}.`,
    `Nossa equipe já foi avisada e vai acertar com você. Se preferir, ${onWhatsapp()}`,
  ].join(' ')
}
