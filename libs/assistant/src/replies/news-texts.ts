import type { Message, OrderRefusal, PaymentReviewReason } from '@smm/contracts/messages'
import type { Product } from '@smm/contracts/products'
import { formatCents } from '@smm/pricing/money'
import { contact, whatsappLink } from '@smm/site/contact'
import { legal } from '@smm/site/legal'
import { withdrawalEndsAt } from '@smm/site/withdrawal-period'
import { cancellationPeriod, oddMoney, type OrderOnItsWay, shownOrderId, statusText } from './order-texts.ts'
import { lastDayOf, withdrawalTooLate } from './rights-texts.ts'
import { targetName } from './wording.ts'
import type { VisitorOrder } from '../visitor-records.ts'

/** News of an order, as the chat tells it: only ids, amounts and quantities are filled in. */
type Named = Pick<VisitorOrder, 'orderId'>

export const onWhatsapp = () => `fale com a gente pelo WhatsApp ${contact.whatsappShown}: ${whatsappLink()}`

export const paymentConfirmedText = ({ orderId, ...product }: Named & Product): string =>
  `Pagamento confirmado, obrigado! O pedido ${shownOrderId(orderId)} sai para a entrega em instantes. Deixe ${keptPublic(product)} até o fim.`

/** 'o perfil público', which a delivery needs. */
export function keptPublic(product: Product): string {
  const name = targetName(product).toLowerCase()
  return name === 'publicação' ? 'a publicação pública' : `o ${name} público`
}

export const paymentExpiredText = ({ orderId }: Named): string =>
  `O PIX do pedido ${shownOrderId(orderId)} venceu e não deve mais ser pago. Se ainda quiser, é só repetir o pedido que eu faço um código novo.`

/** News of an order's status. `remains` is what is still to be delivered, where the supplier says so. */
export const orderStatusText = (order: Named & OrderOnItsWay): string =>
  `Novidade do pedido ${shownOrderId(order.orderId)}: ${statusText(order)}`

export const linkRenewedText = ({ orderId }: Named): string =>
  `O link do pedido ${shownOrderId(orderId)} foi trocado, e o anterior não abre mais.`

const refusedBecause: Record<OrderRefusal, string> = {
  PRICE_CHANGED: 'O preço desse pedido mudou agora há pouco.',
  SERVICE_UNAVAILABLE: 'Esse serviço saiu do ar agora há pouco.',
  QUANTITY_OUT_OF_RANGE: 'Essa quantidade não está disponível no momento.',
  TOO_MANY_UNPAID: 'Você já tem PIX demais esperando pagamento.',
}
const afterRefusal: Record<OrderRefusal, string> = {
  PRICE_CHANGED: 'Se concordar, repita o pedido que eu mostro o novo valor antes de cobrar.',
  SERVICE_UNAVAILABLE: 'Tente de novo mais tarde, ou me diga se quer outro serviço.',
  QUANTITY_OUT_OF_RANGE: 'Me diga outra quantidade, por favor.',
  TOO_MANY_UNPAID: 'Pague um deles ou espere vencer, e então fazemos outro.',
}

/** Why no PIX came of an order; `amountCents` is what it would cost now. */
export function orderRefusedText({ orderId }: Named, code: OrderRefusal, amountCents?: number): string {
  const now = amountCents ? ` Agora ele sai por ${formatCents(amountCents)}.` : ''
  return `Não consegui concluir o pedido ${shownOrderId(orderId)}, e nada foi cobrado. ${refusedBecause[code]}${now} ${afterRefusal[code]}`
}

/** A pause after too many charges within an hour. The charges made before it can still be paid. */
export const chargePauseText = ({ orderId }: Named, retryAfterMinutes: number): string =>
  [
    'Por aqui foram gerados muitos PIX em pouco tempo, então fiz uma pausa:',
    `o pedido ${shownOrderId(orderId)} não foi criado, e nada foi cobrado.`,
    'Se já tiver um PIX em aberto, ele continua valendo.',
    `Daqui a ${inMinutes(retryAfterMinutes)} é só repetir o pedido.`,
    `Se tiver pressa, ${onWhatsapp()}`,
  ].join(' ')

const inMinutes = (minutes: number) => (minutes === 1 ? '1 minuto' : `${minutes} minutos`)

export const needsReviewText = ({ orderId }: Named, reason: PaymentReviewReason): string =>
  [
    `Recebemos o pagamento do pedido ${shownOrderId(orderId)}, mas ${oddMoney[reason]}.`,
    `Nossa equipe já foi avisada e vai acertar com você. Se preferir, ${onWhatsapp()}`,
  ].join(' ')

export const refundRequestedText = ({ orderId }: Named, cents: number): string =>
  `Vamos devolver ${formatCents(cents)} do pedido ${shownOrderId(orderId)}. Assim que o dinheiro sair, aviso aqui.`

export const refundDoneText = ({ orderId }: Named, cents: number): string =>
  `Pronto, devolvemos ${formatCents(cents)} do pedido ${shownOrderId(orderId)}! Confira na conta de onde saiu o PIX. Se não aparecer ainda hoje, é só me contar aqui.`

const cancelOutcomes: Record<Message<'cancel-answered'>['outcome'], (id: string) => string> = {
  cancelled: (id) => `O pedido ${id} foi cancelado.`,
  'too-late': (id) => `O pedido ${id} não pôde ser cancelado: o prazo é de ${cancellationPeriod}.`,
  'already-started': (id) => `O pedido ${id} não pôde ser cancelado, porque a entrega já começou.`,
  'not-found': (id) => `Não encontrei o pedido ${id} para cancelar.`,
}
const beingChecked = (id: string) =>
  `Anotei que você quer cancelar o pedido ${id}. Nossa equipe está conferindo se a entrega já começou, e aviso aqui assim que souber.`
const stopping = (id: string) =>
  `O pedido ${id} já tinha saído para a entrega, e pedi para parar. Se der tempo, volta o valor do que não foi entregue: aviso aqui.`

type CancelAnswer = Omit<Message<'cancel-answered'>, 'orderId' | 'conversationId'>
type Cancelled = Named & {
  reviewReason?: VisitorOrder['reviewReason']
  withdrawal?: VisitorOrder['withdrawal']
  paidAt?: Date | string | null
}

export function cancelAnsweredText(order: Cancelled, answer: CancelAnswer, now = new Date()): string {
  const { orderId, reviewReason } = order
  const { outcome, isBeingChecked, isStopping, withdrawal } = answer
  if (withdrawal) return withdrawalAnsweredText(order, withdrawal)
  if (isBeingChecked) return beingChecked(shownOrderId(orderId))
  if (isStopping) return stopping(shownOrderId(orderId))
  const told = cancelOutcomes[outcome](shownOrderId(orderId))
  if (outcome === 'too-late' || outcome === 'already-started') return `${told}${maySayWithdrawal(order, now)}`
  return outcome === 'cancelled' && reviewReason
    ? `${told} O dinheiro que você já pagou está com nossa equipe, que vai acertar com você.`
    : told
}

/** Behind a refused cancellation: the law leaves days where our terms leave minutes. */
function maySayWithdrawal({ paidAt, withdrawal }: Cancelled, now: Date): string {
  const endsAt = paidAt && withdrawalEndsAt(new Date(paidAt))
  if (!endsAt || withdrawal || endsAt <= now) return ''
  return ` Mas você pode desistir da compra até ${lastDayOf(endsAt)}: é só escrever “quero desistir da compra”.`
}

type Withdrawal = NonNullable<CancelAnswer['withdrawal']>

const withdrawalAnswers: Record<Withdrawal['state'], (id: string) => string> = {
  'under-review': (id) =>
    `Recebemos sua desistência do pedido ${id}. Como a entrega já foi feita ou não pôde ser interrompida, nossa equipe vai analisar e responde aqui, com o motivo.`,
  'asked-before': (id) =>
    `Sua desistência do pedido ${id} já estava registrada. Qualquer novidade chega aqui mesmo.`,
  accepted: (id) => `Nossa equipe aceitou sua desistência do pedido ${id}.`,
  refused: (id) => `Nossa equipe analisou sua desistência do pedido ${id} e não pôde aceitar.`,
  'too-late': (id) => `O prazo para desistir da compra do pedido ${id} já terminou.`,
}

function withdrawalAnsweredText({ orderId, paidAt }: Cancelled, { state, reason }: Withdrawal): string {
  if (state === 'too-late' && paidAt)
    return withdrawalTooLate(shownOrderId(orderId), withdrawalEndsAt(new Date(paidAt)))
  const answer = withdrawalAnswers[state](shownOrderId(orderId))
  const why = reason ? ` O motivo: “${reason}”` : ''
  return state === 'refused' ? `${answer}${why} Se não concordar, ${onWhatsapp()}` : `${answer}${why}`
}

const refillOutcomes: Record<Message<'refill-answered'>['outcome'], (id: string) => string> = {
  requested: (id) =>
    `Pedi a reposição do pedido ${id}, sem custo para você. Aviso aqui quando tiver resposta.`,
  'out-of-guarantee': (id) =>
    `O pedido ${id} já passou dos ${legal.guaranteeDays} dias de garantia, então não consigo pedir a reposição.`,
  'not-delivered-yet': (id) =>
    `O pedido ${id} ainda está sendo entregue. A reposição vale depois da entrega concluída.`,
  'not-found': (id) => `Não encontrei o pedido ${id} para repor.`,
}
export const refillAnsweredText = (
  { orderId }: Named,
  outcome: Message<'refill-answered'>['outcome'],
): string => refillOutcomes[outcome](shownOrderId(orderId))

const refillDecisions: Record<Message<'refill-decided'>['outcome'], (id: string) => string> = {
  accepted: (id) =>
    `A reposição do pedido ${id} está em análise, sem custo para você. Se for aprovada, o que caiu volta aos poucos. Se não for, aviso aqui.`,
  refused: (id) =>
    [
      `A reposição automática do pedido ${id} não foi aceita desta vez.`,
      `Nossa equipe já foi avisada e vai cuidar do seu caso. Se preferir, ${onWhatsapp()}`,
    ].join(' '),
}
export const refillDecidedText = (
  { orderId }: Named,
  outcome: Message<'refill-decided'>['outcome'],
): string => refillDecisions[outcome](shownOrderId(orderId))

export const chatResetText = (): string =>
  'Conversa reiniciada! Me envie o link do perfil, do vídeo ou da publicação para começar um novo pedido. Pedidos já feitos continuam valendo.'

export const passwordRefusedText = (): string =>
  'Por segurança, não trabalhamos com senha: eu não uso nem guardo nenhuma. Se mandou a sua, o melhor é trocar. Só preciso do link público.'
