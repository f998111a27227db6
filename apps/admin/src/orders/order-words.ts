import type {
  AnyOrderActionName,
  Fulfilment,
  OrderDetails,
  Review,
  ReviewCode,
} from '@smm/contracts/order-details'
import type { BadgeTone } from '@smm/ui/badge'

export const fulfilmentStates: Record<Fulfilment, { name: string; tone: BadgeTone }> = {
  waiting: { name: 'Aguardando pagamento', tone: 'neutral' },
  ready: { name: 'Na fila para o fornecedor', tone: 'info' },
  sending: { name: 'Enviando ao fornecedor', tone: 'info' },
  sent: { name: 'Enviado ao fornecedor', tone: 'good' },
  refused: { name: 'Recusado pelo fornecedor', tone: 'bad' },
  unknown: { name: 'Envio incerto', tone: 'warn' },
  stopped: { name: 'Encerrado', tone: 'neutral' },
}

const reasons: Record<ReviewCode, string> = {
  AMOUNT_MISMATCH: 'O valor pago é diferente do valor do pedido.',
  SECOND_PAYMENT: 'O pedido foi pago mais de uma vez.',
  PAID_AFTER_EXPIRY: 'O PIX foi pago depois de vencer.',
  PAID_AFTER_CANCEL: 'O PIX foi pago depois do cancelamento.',
  ORPHAN_PAYMENT: 'Chegou um pagamento que não é de nenhum pedido.',
  CHARGE_REFUSED: 'O banco recusou a cobrança.',
  CHARGE_AT_FORMER_BANK:
    'A cobrança ficou no banco usado antes. Se for paga lá, o dinheiro não aparece aqui.',
  OUTCOME_UNKNOWN: 'O fornecedor não confirmou se recebeu o pedido. Procure no painel dele antes de decidir.',
  REFUSED_BY_SUPPLIER: 'O fornecedor recusou o pedido.',
  WAITING_TOO_LONG: 'O pedido está pago e espera há tempo demais para ser enviado ao fornecedor.',
  CANCELLED_BY_SUPPLIER: 'O fornecedor cancelou o pedido.',
  DELIVERED_IN_PART: 'O fornecedor entregou só uma parte.',
  LATE_DOWNGRADE: 'O fornecedor voltou atrás em um pedido que já tinha dado como concluído.',
  UNKNOWN_SUPPLIER_STATUS: 'O fornecedor informou uma situação desconhecida.',
  ORDER_WITHOUT_NEWS: 'Sem notícias do fornecedor há mais de duas horas. Procure o pedido no painel dele.',
  STATUS_NOT_TOLD: 'O fornecedor não diz como estão os pedidos. Confira se a chave de acesso ainda vale.',
  REFILL_REFUSED: 'O fornecedor recusou a reposição.',
  REFILL_UNKNOWN:
    'O fornecedor não confirmou se recebeu o pedido de reposição. Procure no painel dele: nada é pedido de novo sozinho.',
  REFUND_FAILED: 'O banco não concluiu o reembolso.',
  REFUND_SLOW:
    'O banco ainda não concluiu um reembolso pedido há mais de uma hora. Procure no banco antes de devolver por fora.',
  MONEY_PULLED_BACK:
    'O banco devolveu dinheiro que ninguém pediu daqui: contestação do cliente (MED) ou devolução feita no próprio banco. Confira o pedido antes de entregar ou repor.',
  REFUND_OWED: 'Há um reembolso a pagar.',
  LEDGER_OUT_OF_BALANCE: 'As contas não fecham.',
}
export function reasonText({ reason, wantsCancel }: Pick<Review, 'reason' | 'wantsCancel'>): string {
  const text = (reasons as Record<string, string>)[reason] ?? 'Algo aqui precisa de atenção.'
  return wantsCancel ? `${text} O cliente pediu o cancelamento.` : text
}

/** What a decision is called, and what it does: read before it is confirmed. */
export const decisions: Record<AnyOrderActionName, { name: string; effect: string }> = {
  'mark-sent': {
    name: 'Encontrei no fornecedor',
    effect: 'O pedido segue como enviado, com o número que ele tem no fornecedor.',
  },
  'send-again': {
    name: 'Enviar de novo',
    effect:
      'O pedido vai ao fornecedor mais uma vez. Confirme só se ele certamente não está lá: enviar duas vezes cobra duas vezes.',
  },
  'cancel-and-refund': {
    name: 'Cancelar e reembolsar',
    effect: 'O pedido é cancelado e o valor volta para quem pagou.',
  },
  'accept-payment': {
    name: 'Aceitar o pagamento',
    effect:
      'O pedido passa a pago e segue para a entrega. O que foi pago a mais fica como reembolso a pagar.',
  },
  'return-payment': { name: 'Devolver o pagamento', effect: 'O valor volta para quem pagou.' },
  'pay-refund': { name: 'Pagar o reembolso', effect: 'O reembolso é enviado ao banco.' },
  'refunded-by-hand': {
    name: 'Já devolvi por fora',
    effect:
      'O reembolso é dado como pago. Nada é enviado ao banco: confirme só se o dinheiro já voltou ao cliente.',
  },
  'refund-amount': {
    name: 'Reembolsar um valor',
    effect: 'O valor escolhido é enviado ao banco e volta para quem pagou. O pedido continua como está.',
  },
  'close-review': { name: 'Marcar como visto', effect: 'O aviso sai da lista. Nada mais muda.' },
}

const supplierWords: Record<string, string> = {
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
/** A word of the supplier's that nobody knows stands for itself. */
export const supplierText = (word: string) => supplierWords[word.toLowerCase()] ?? word

const causes: Record<string, string> = {
  placed: 'Pedido feito no chat',
  'payment-confirmed': 'Pagamento confirmado',
  'payment-expired': 'PIX vencido',
  'late-payment-accepted': 'Pagamento aceito pela equipe',
  'sent-to-supplier': 'Enviado ao fornecedor',
  'supplier-reported': 'Informado pelo fornecedor',
  'cancelled-by-visitor': 'Cancelado pelo cliente',
  'refunded-by-staff': 'Cancelado e reembolsado pela equipe',
}
export const causeText = (cause: string) => causes[cause] ?? ''

const refundCauses: Record<string, string> = {
  CANCELLED_BY_SUPPLIER: 'Cancelado pelo fornecedor',
  CANCELLED_BY_VISITOR: 'Cancelado pelo cliente',
  REFUSED_BY_SUPPLIER: 'Recusado pelo fornecedor',
  DECIDED_BY_STAFF: 'Decidido pela equipe',
  CHOSEN_BY_STAFF: 'Valor escolhido pela equipe',
  DELIVERED_IN_PART: 'Entrega parcial',
  OVERPAID: 'Pago a mais',
  AMOUNT_MISMATCH: 'Valor diferente',
  SECOND_PAYMENT: 'Pago mais de uma vez',
  PAID_AFTER_EXPIRY: 'Pago depois de vencer',
  PAID_AFTER_CANCEL: 'Pago depois do cancelamento',
}
export const refundCauseText = (cause: string) => refundCauses[cause.split(' ')[0]!] ?? 'Reembolso'

export const refundStates: Record<
  OrderDetails['refunds'][number]['state'],
  { name: string; tone: BadgeTone }
> = {
  requested: { name: 'A pagar', tone: 'warn' },
  sending: { name: 'Enviando', tone: 'info' },
  done: { name: 'Pago', tone: 'good' },
  failed: { name: 'Falhou', tone: 'bad' },
}
