import type { Message, OrderRefusal, PaymentReviewReason } from '@smm/contracts/messages'
import type { Product } from '@smm/contracts/products'
import { formatCents } from '@smm/pricing/money'
import { legal } from '@smm/site/legal'
import { withdrawalEndsAt } from '@smm/site/withdrawal-period'
import { whyInReview } from '../order-view/order-notices.ts'
import type { Ordered, VisitorOrder } from '../visitor-records.ts'
import { cancellationPeriod, type OrderOnItsWay, refusedBecause, statusText } from './order-texts.ts'
import { lastDayOf, withdrawalTooLate } from './rights-texts.ts'
import { paragraph, type Paragraph, type Wording } from './paragraph.ts'
import { whatsappAtEnd } from './repeated-facts.ts'
import { article, capital } from '../naming/grammar.ts'
import { goodsOf, orderOf, yours } from '../naming/order-names.ts'
import { targetName } from '../naming/page-names.ts'

/** Of a charge: its only order, or one of all that it covers. */
type Charged = Ordered & Pick<VisitorOrder, 'amountCents'>

const callUs = paragraph`fale com a gente pelo ${whatsappAtEnd}`

const onlyOf = <T>(orders: readonly T[]): T | undefined => (orders.length === 1 ? orders[0] : undefined)
/** 'do pedido de 500 seguidores no Instagram para @loja.x', 'dos 2 pedidos' */
const ofOrders = (orders: readonly Ordered[]) => {
  const only = onlyOf(orders)
  return only ? `do ${orderOf(only)}` : `dos ${orders.length} pedidos`
}

/** Stands above the PIX card, which shows what it pays. A charge that lost an order replaces the one before it. */
export function chargeIssuedText(orders: readonly Charged[], isReplacement: boolean): string {
  const only = onlyOf(orders)
  const total = formatCents(orders.reduce((sum, { amountCents }) => sum + amountCents, 0))
  return [
    isReplacement ? 'O PIX anterior não vale mais: este fica no lugar dele.' : 'Prontinho!',
    only
      ? `Para pagar ${article(only)} ${goodsOf(only)},`
      : `Um PIX de ${total} paga os ${orders.length} pedidos:`,
    'copie o código ou leia o QR Code no aplicativo do seu banco.',
  ].join(' ')
}

export function chargeConfirmedText(orders: readonly Charged[]): string {
  const only = onlyOf(orders)
  return only
    ? `Pagamento confirmado, obrigado! ${capital(yours(only))} saem para a entrega em instantes. Deixe ${keptPublic(only)} até o fim.`
    : [
        `Pagamento confirmado, obrigado! Seus ${orders.length} pedidos saem para a entrega em instantes;`,
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

/** 'o perfil público', which a delivery needs. */
function keptPublic(product: Product): string {
  const name = targetName(product).toLowerCase()
  return name === 'publicação' ? 'a publicação pública' : `o ${name} público`
}

export const chargeExpiredText = (orders: readonly Ordered[]): string =>
  `O PIX ${ofOrders(orders)} venceu e não deve mais ser pago. Se ainda quiser, é só repetir ${orders.length === 1 ? 'o pedido' : 'os pedidos'} que eu faço um código novo.`

export function chargeInReviewText(orders: readonly Ordered[], reason: PaymentReviewReason): Paragraph {
  const why = whyInReview(reason, orders.length)
  return paragraph`Recebemos o pagamento ${ofOrders(orders)}, mas ${why}. Nossa equipe já foi avisada e vai acertar com você. Se preferir, ${callUs}`
}

/** News of an order's status. `remains` is what is still to be delivered, where the supplier says so. */
export const orderStatusText = (order: Ordered & OrderOnItsWay): string =>
  `${capital(yours(order))}: ${statusText(order)}`

export const linkRenewedText = (order: Ordered): string =>
  `O endereço para acompanhar o ${orderOf(order)} foi trocado, e o anterior não abre mais.`

const refused: Record<OrderRefusal, string> = {
  PRICE_CHANGED: 'O preço desse pedido',
  SERVICE_UNAVAILABLE: 'Esse serviço',
  QUANTITY_OUT_OF_RANGE: 'Esse serviço',
  TOO_MANY_UNPAID: 'Você',
}
const afterRefusal: Record<OrderRefusal, string> = {
  PRICE_CHANGED: 'Se concordar, repita o pedido que eu mostro o novo valor antes de cobrar.',
  SERVICE_UNAVAILABLE: 'Tente de novo mais tarde, ou me diga se quer outro serviço.',
  QUANTITY_OUT_OF_RANGE: 'Me diga outra quantidade, por favor.',
  TOO_MANY_UNPAID: 'Pague um deles ou espere vencer, e então fazemos outro.',
}

/** Why no PIX came of an order; `amountCents` is what it would cost now. */
export function orderRefusedText(order: Ordered, code: OrderRefusal, amountCents?: number): string {
  const now = amountCents ? ` Agora ele sai por ${formatCents(amountCents)}.` : ''
  return `Não consegui concluir o ${orderOf(order)}, e nada foi cobrado. ${refused[code]} ${refusedBecause[code]}.${now} ${afterRefusal[code]}`
}

/** A pause after too many charges within an hour. The charges made before it can still be paid. */
export function chargePauseText(order: Ordered, retryAfterMinutes: number): Paragraph {
  const pause = [
    'Por aqui foram gerados muitos PIX em pouco tempo, então fiz uma pausa:',
    `o ${orderOf(order)} não foi criado, e nada foi cobrado.`,
    'Se já tiver um PIX em aberto, ele continua valendo.',
    `Daqui a ${inMinutes(retryAfterMinutes)} é só repetir o pedido.`,
  ].join(' ')
  return paragraph`${pause} Se tiver pressa, ${callUs}`
}

const inMinutes = (minutes: number) => (minutes === 1 ? '1 minuto' : `${minutes} minutos`)

export const refundRequestedText = (order: Ordered, cents: number): string =>
  `Vamos devolver ${formatCents(cents)} do ${orderOf(order)}. Assim que o dinheiro sair, aviso aqui.`

export const refundDoneText = (order: Ordered, cents: number): string =>
  `Pronto, devolvemos ${formatCents(cents)} do ${orderOf(order)}! Confira na conta de onde saiu o PIX. Se não aparecer ainda hoje, é só me contar aqui.`

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

export function cancelAnsweredText(order: Cancelled, answer: CancelAnswer, now = new Date()): Wording {
  const { reviewReason } = order
  const name = orderOf(order)
  const { outcome, isBeingChecked, isStopping, withdrawal } = answer
  if (withdrawal) return withdrawalAnsweredText(order, withdrawal)
  if (isBeingChecked) return beingChecked(name)
  if (isStopping) return stopping(name)
  const told = cancelOutcomes[outcome](name)
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

export const chatResetText = (): string =>
  'Conversa reiniciada! Me envie o link do perfil, do vídeo ou da publicação para começar um novo pedido. Pedidos já feitos continuam valendo.'
