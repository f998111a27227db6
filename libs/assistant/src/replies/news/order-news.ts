import type { Message, OrderRefusal } from '@smm/contracts/messages'
import { formatCents } from '@smm/pricing/money'
import { legal } from '@smm/site/legal'
import { withdrawalEndsAt } from '@smm/site/withdrawal-period'
import { capital } from '../../naming/grammar.ts'
import { orderOf, yours } from '../../naming/order-names.ts'
import type { Ordered, VisitorOrder } from '../../visitor-records.ts'
import { paragraph, type Wording } from '../paragraph.ts'
import { callUs } from '../repeated-facts.ts'
import type { OrderOnItsWay } from '../../placed-orders.ts'
import { orderRefusals } from '../texts/order-refusals.ts'
import { cancellationPeriod, statusText } from '../texts/order-texts.ts'
import { lastDayOf, withdrawalTooLate } from '../texts/rights-texts.ts'

/** News of an order's status. `remains` is what is still to be delivered, where the supplier says so. */
export const orderStatusText = (order: Ordered & OrderOnItsWay): string =>
  `${capital(yours(order))}: ${statusText(order)}`

export const linkRenewedText = (order: Ordered): string =>
  `O endereço para acompanhar o ${orderOf(order)} foi trocado, e o anterior não abre mais.`

/** Why no PIX came of an order; `amountCents` is what it would cost now. */
export function orderRefusedText(order: Ordered, code: OrderRefusal, amountCents?: number): string {
  const refusal = orderRefusals[code]
  const now = amountCents ? ` Agora ele sai por ${formatCents(amountCents)}.` : ''
  return `Não consegui concluir o ${orderOf(order)}, e nada foi cobrado. ${refusal.subject} ${refusal.reason}.${now} ${refusal.advice}`
}

const cancelOutcomes: Record<Message<'cancel-answered'>['outcome'], (order: string) => string> = {
  cancelled: (order) => `O ${order} foi cancelado.`,
  'too-late': (order) => `O ${order} não pôde ser cancelado: o prazo é de ${cancellationPeriod}.`,
  'already-started': (order) => `O ${order} não pôde ser cancelado, porque a entrega já começou.`,
  'not-found': (order) => `Não encontrei o ${order} para cancelar.`,
}
const beingChecked = (order: string) =>
  `Anotei que você quer cancelar o ${order}. Nossa equipe está conferindo se a entrega já começou, e aviso aqui assim que souber.`
const stopping = (order: string) =>
  `O ${order} já tinha saído para a entrega, e pedi para parar. Se der tempo, volta o valor do que não foi entregue: aviso aqui.`

type CancelAnswer = Omit<Message<'cancel-answered'>, 'orderId' | 'conversationId'>
type Cancelled = Ordered & {
  reviewReason?: VisitorOrder['reviewReason']
  withdrawal?: VisitorOrder['withdrawal']
  paidAt?: Date | string | null
}

export function cancelAnsweredText(order: Cancelled, answer: CancelAnswer, now: Date): Wording {
  const { reviewReason } = order
  const name = orderOf(order)
  const { outcome, isBeingChecked, isStopping, withdrawal } = answer
  if (withdrawal) return withdrawalAnsweredText(order, withdrawal)
  if (isBeingChecked) return beingChecked(name)
  if (isStopping) return stopping(name)
  const answered = cancelOutcomes[outcome](name)
  if (outcome === 'too-late' || outcome === 'already-started')
    return `${answered}${maySayWithdrawal(order, now)}`
  return outcome === 'cancelled' && reviewReason
    ? `${answered} O dinheiro que você já pagou está com nossa equipe, que vai acertar com você.`
    : answered
}

/** Behind a refused cancellation: the law leaves days where our terms leave minutes. */
function maySayWithdrawal({ paidAt, withdrawal }: Cancelled, now: Date): string {
  const endsAt = paidAt && withdrawalEndsAt(new Date(paidAt))
  if (!endsAt || withdrawal || endsAt <= now) return ''
  return ` Mas você pode desistir da compra até ${lastDayOf(endsAt)}: é só escrever “quero desistir da compra”.`
}

type Withdrawal = NonNullable<CancelAnswer['withdrawal']>

const withdrawalAnswers: Record<Withdrawal['state'], (order: string) => string> = {
  'under-review': (order) =>
    `Recebemos sua desistência do ${order}. Como a entrega já foi feita ou não pôde ser interrompida, nossa equipe vai analisar e responde aqui, com o motivo.`,
  'asked-before': (order) =>
    `Sua desistência do ${order} já estava registrada. Qualquer novidade chega aqui mesmo.`,
  accepted: (order) => `Nossa equipe aceitou sua desistência do ${order}.`,
  refused: (order) => `Nossa equipe analisou sua desistência do ${order} e não pôde aceitar.`,
  'too-late': (order) => `O prazo para desistir da compra do ${order} já terminou.`,
}

function withdrawalAnsweredText(order: Cancelled, { state, reason }: Withdrawal): Wording {
  if (state === 'too-late' && order.paidAt)
    return withdrawalTooLate(orderOf(order), withdrawalEndsAt(new Date(order.paidAt)))
  const answer = withdrawalAnswers[state](orderOf(order))
  const why = reason ? ` O motivo: “${reason}”` : ''
  return state === 'refused' ? paragraph`${answer}${why} Se não concordar, ${callUs}` : `${answer}${why}`
}

const refillOutcomes: Record<Message<'refill-answered'>['outcome'], (order: string) => string> = {
  requested: (order) =>
    `Pedi a reposição do ${order}, sem custo para você. Aviso aqui quando tiver resposta.`,
  'out-of-guarantee': (order) =>
    `O ${order} já passou dos ${legal.guaranteeDays} dias de garantia, então não consigo pedir a reposição.`,
  'not-delivered-yet': (order) =>
    `O ${order} ainda está sendo entregue. A reposição vale depois da entrega concluída.`,
  'not-found': (order) => `Não encontrei o ${order} para repor.`,
}
export const refillAnsweredText = (order: Ordered, outcome: Message<'refill-answered'>['outcome']): string =>
  refillOutcomes[outcome](orderOf(order))

const refillDecisions: Record<Message<'refill-decided'>['outcome'], (order: string) => Wording> = {
  accepted: (order) =>
    `A reposição do ${order} está em análise, sem custo para você. Se for aprovada, o que caiu volta aos poucos. Se não for, aviso aqui.`,
  refused: (order) =>
    paragraph`A reposição automática do ${order} não foi aceita desta vez. Nossa equipe já foi avisada e vai cuidar do seu caso. Se preferir, ${callUs}`,
}
export const refillDecidedText = (order: Ordered, outcome: Message<'refill-decided'>['outcome']): Wording =>
  refillDecisions[outcome](orderOf(order))
