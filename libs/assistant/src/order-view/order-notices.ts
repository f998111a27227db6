import type { PaymentReviewReason } from '@smm/contracts/messages'
import { formatQuantity } from '@smm/pricing/money'

export const notDelivered = (remains: number | null) =>
  remains
    ? `Não foi possível entregar ${formatQuantity(remains)}, e o valor dessa parte volta para você.`
    : 'Nossa equipe está conferindo quanto faltou entregar, e o valor dessa parte volta para você.'

export const withdrawalUnderReview =
  'Recebemos sua desistência. Nossa equipe está analisando e responde na conversa, com o motivo.'

export const deliveryStopping =
  'Pedimos para parar a entrega. O valor do que não for entregue volta para você.'

/** Why money that came needs a review: of one order, and of several under one charge. */
const paymentReviewTexts = {
  AMOUNT_MISMATCH: [
    'o valor recebido é diferente do valor do pedido',
    'o valor recebido é diferente do total',
  ],
  SECOND_PAYMENT: ['o pedido foi pago mais de uma vez', 'o PIX foi pago mais de uma vez'],
  PAID_AFTER_EXPIRY: [
    'o pagamento chegou depois do vencimento do PIX',
    'ele chegou depois do vencimento do PIX',
  ],
  PAID_AFTER_CANCEL: ['o pagamento chegou depois do cancelamento', 'ele chegou depois de um cancelamento'],
} satisfies Record<PaymentReviewReason, readonly [string, string]>

/** A reason of a later release has no text here. */
export function whyInReview(reason: PaymentReviewReason, orderCount = 1): string {
  const texts: Partial<Record<string, readonly [string, string]>> = paymentReviewTexts
  const [ofOne, ofSeveral] = texts[reason] ?? []
  return (orderCount === 1 ? ofOne : ofSeveral) ?? 'ele precisa ser conferido'
}

/** Visitors whose money is here are not asked to pay. */
export const moneyInReview = (reason: PaymentReviewReason): string =>
  `Recebemos seu dinheiro, mas ${whyInReview(reason)}. Nossa equipe já foi avisada e vai acertar com você: não pague de novo.`
