import type { Fulfilment, OrderDetails, RefundCause } from '@smm/contracts/orders/order-details'
import { chargeGone, type ReviewResolution } from '@smm/contracts/orders/reviews'
import type { BadgeTone } from '@smm/ui/badge'

export const fulfilmentBadges: Record<Fulfilment, { name: string; tone: BadgeTone }> = {
  waiting: { name: 'Aguardando pagamento', tone: 'neutral' },
  ready: { name: 'Na fila para o fornecedor', tone: 'info' },
  sending: { name: 'Enviando ao fornecedor', tone: 'info' },
  sent: { name: 'Enviado ao fornecedor', tone: 'good' },
  refused: { name: 'Recusado pelo fornecedor', tone: 'bad' },
  unknown: { name: 'Envio incerto', tone: 'warn' },
  stopped: { name: 'Encerrado', tone: 'neutral' },
}

const supplierStatusLabels: Record<string, string> = {
  pending: 'Pendente',
  creating: 'Em criação',
  awaiting: 'Aguardando',
  'in progress': 'Em andamento',
  processing: 'Processando',
  completed: 'Concluído',
  partial: 'Parcial',
  canceled: 'Cancelado',
  cancelled: 'Cancelado',
  refunded: 'Reembolsado',
}
/** A status that has no label is shown as the supplier wrote it. */
export const supplierStatusLabel = (status: string) => supplierStatusLabels[status.toLowerCase()] ?? status

const causeLabels: Record<string, string> = {
  placed: 'Pedido feito no chat',
  'payment-confirmed': 'Pagamento confirmado',
  'payment-expired': 'PIX vencido',
  'late-payment-accepted': 'Pagamento aceito pela equipe',
  'sent-to-supplier': 'Enviado ao fornecedor',
  'supplier-reported': 'Informado pelo fornecedor',
  'cancelled-by-visitor': 'Cancelado pelo cliente',
  'refunded-by-staff': 'Cancelado e reembolsado pela equipe',
}
export const causeLabel = (cause: string) => causeLabels[cause] ?? ''

/** How the visitor and the shop itself close reviews; the staff's own words are shown as they wrote them. */
const resolutionLabels: Record<string, string> = {
  answered: 'O fornecedor voltou a responder.',
  cancelled: 'O cliente cancelou o pedido.',
  sent: 'O pedido foi enviado.',
  issued: 'O PIX foi gerado.',
  matched: 'O pedido deste pagamento foi encontrado.',
  done: 'O banco concluiu o reembolso.',
  failed: 'O banco recusou o reembolso.',
  'other-address': 'O cliente informou outro e-mail.',
  joined: 'O caso segue junto com o do pagamento.',
  [chargeGone]: 'A cobrança não está mais aberta naquele banco.',
} satisfies Record<ReviewResolution, string>
export const resolutionLabel = (resolution: string) => resolutionLabels[resolution] ?? resolution

const refundCauseLabels: Record<string, string> = {
  CANCELLED_BY_SUPPLIER: 'Cancelado pelo fornecedor',
  CANCELLED_BY_VISITOR: 'Cancelado pelo cliente',
  REFUSED_BY_SUPPLIER: 'Recusado pelo fornecedor',
  DECIDED_BY_STAFF: 'Decidido pela equipe',
  WITHDRAWN: 'Desistência em 7 dias',
  CHOSEN_BY_STAFF: 'Valor escolhido pela equipe',
  DELIVERED_IN_PART: 'Entrega parcial',
  OVERPAID: 'Pago a mais',
  PULLED_BACK: 'Tirado pelo banco',
  AMOUNT_MISMATCH: 'Valor diferente',
  SECOND_PAYMENT: 'Pago mais de uma vez',
  PAID_AFTER_EXPIRY: 'Pago depois de vencer',
  PAID_AFTER_CANCEL: 'Pago depois do cancelamento',
} satisfies Record<RefundCause, string>
export const refundCauseLabel = (cause: string) => refundCauseLabels[cause.replace(/ .*/, '')] ?? 'Reembolso'

export const refundBadges: Record<
  OrderDetails['refunds'][number]['state'],
  { name: string; tone: BadgeTone }
> = {
  requested: { name: 'A pagar', tone: 'warn' },
  sending: { name: 'Enviando', tone: 'info' },
  done: { name: 'Pago', tone: 'good' },
  failed: { name: 'Falhou', tone: 'bad' },
}
