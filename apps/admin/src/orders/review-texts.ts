import type { Review, ReviewNote, ReviewReason } from '@smm/contracts/orders/reviews'
import { formatTimestamp } from '../format-values.ts'

const reviewTexts: Record<string, string> = {
  AMOUNT_MISMATCH: 'O valor pago é diferente do valor do pedido.',
  SECOND_PAYMENT: 'O pedido foi pago mais de uma vez.',
  PAID_AFTER_EXPIRY: 'O PIX foi pago depois de vencer.',
  PAID_AFTER_CANCEL: 'O PIX foi pago depois do cancelamento.',
  ORPHAN_PAYMENT: 'Chegou um pagamento que não é de nenhum pedido.',
  CHARGE_REFUSED: 'O banco recusou a cobrança.',
  CHARGE_AT_FORMER_BANK:
    'A cobrança ficou no banco usado antes. Se for paga lá, o dinheiro não aparece aqui.',
  OUTCOME_UNKNOWN: 'O fornecedor não confirmou se recebeu o pedido. Procure no painel dele antes de decidir.',
  MAYBE_SENT_BEFORE_RESTORE:
    'O pedido pode já ter sido enviado antes de o banco de dados voltar a uma cópia. Procure no painel do fornecedor antes de decidir.',
  REFUSED_BY_SUPPLIER: 'O fornecedor recusou o pedido.',
  WAITING_TOO_LONG: 'O pedido está pago e espera há tempo demais para ser enviado ao fornecedor.',
  CANCELLED_BY_SUPPLIER: 'O fornecedor cancelou o pedido.',
  DELIVERED_IN_PART: 'O fornecedor entregou só uma parte e não diz quanto falta.',
  LATE_DOWNGRADE: 'O fornecedor voltou atrás em um pedido que já tinha dado como concluído.',
  UNKNOWN_SUPPLIER_STATUS: 'O fornecedor informou uma situação desconhecida.',
  ORDER_WITHOUT_NEWS: 'Sem notícias do fornecedor há mais de duas horas. Procure o pedido no painel dele.',
  STATUS_NOT_TOLD: 'O fornecedor não diz como estão os pedidos. Confira se a chave de acesso ainda vale.',
  WITHDRAWAL_ASKED:
    'O cliente desistiu da compra dentro dos 7 dias da lei (CDC, art. 49), e a entrega já foi feita ou não pôde ser interrompida. Decida com um motivo: ele é enviado ao cliente.',
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
  MAIL_BOUNCED:
    'O e-mail que o cliente informou para os avisos foi recusado. Os avisos pararam; na página do pedido dá para informar outro.',
  MAIL_NOT_SENT: 'Um aviso por e-mail não pôde ser entregue. Os próximos seguem normalmente.',
} satisfies Record<ReviewReason, string>

const lostOrderText =
  'Chegou um pagamento de um pedido que se perdeu quando o banco de dados voltou a uma cópia. Se o pedido voltar pelo chat, o caso se fecha sozinho; se não voltar, devolva pelo banco ou combine com o cliente.'
const lostSubmittedOrderText =
  'Um pedido pago e enviado se perdeu quando o banco de dados voltou a uma cópia. Procure no painel do fornecedor o que saiu nessa hora: se está lá, ele foi entregue e não há o que devolver. Só devolva no banco o que lá não está.'

/** A reason of a newer release, which has no text here, asks for attention in general. */
export function reviewReasonText({ wantsCancel, ...review }: ReviewInBrief): string {
  const text = knownText(review) ?? 'Algo aqui precisa de atenção.'
  return wantsCancel ? `${text} O cliente pediu o cancelamento.` : text
}

type ReviewInBrief = Pick<Review, 'reason' | 'wantsCancel' | 'isOfLostOrder' | 'submittedAt'>

function knownText({ reason, isOfLostOrder, submittedAt }: ReviewInBrief): string | undefined {
  if (isOfLostOrder) return submittedAt ? lostSubmittedOrderText : lostOrderText
  return reviewTexts[reason]
}

const noteTexts: Record<string, string> = {
  interrupted: 'A loja parou antes de ler a resposta.',
  'late-answer': 'A resposta chegou depois:',
  'repeated-id': 'O fornecedor deu um número que já é de outro pedido:',
} satisfies Record<ReviewNote, string>

type ShownElsewhere = keyof ReviewInBrief | 'id' | 'orderId' | 'amount' | 'share' | 'attention'
type Closing = 'openedAt' | 'closedAt' | 'resolution'
type FactName = Exclude<keyof Review, ShownElsewhere | Closing> | 'submittedAt'

/** The line of each other fact of a review, in their order. */
const factLines: { [Fact in FactName]: (value: NonNullable<Review[Fact]>) => string } = {
  note: (note) => noteTexts[note] ?? '',
  said: (quote) => `“${quote}”`,
  provider: (provider) => `A cobrança está em ${provider}.`,
  submittedAt: (time) => `Enviado em ${formatTimestamp(time)}`,
  paidAt: (time) => `Pago em ${formatTimestamp(time)}`,
  endToEndId: (id) => `No banco: ${id}`,
}

export const reviewFactLines = (review: Review): string[] =>
  (Object.keys(factLines) as FactName[]).map((fact) => lineOf(fact, review)).filter(Boolean)

function lineOf<Fact extends FactName>(fact: Fact, review: Review): string {
  const value: Review[Fact] = review[fact]
  return value ? factLines[fact](value) : ''
}
