import type { PaymentReviewReason } from '@smm/contracts/messages'
import { formatCents } from '@smm/pricing/money'
import { article, capital } from '../../naming/grammar.ts'
import { goodsOf, orderOf, yours } from '../../naming/order-names.ts'
import { publicPage } from '../../naming/page-names.ts'
import { whyInReview } from '../../order-view/order-notices.ts'
import type { Ordered, VisitorOrder } from '../../visitor-records.ts'
import { paragraph, type Paragraph } from '../paragraph.ts'
import { callUs } from '../repeated-facts.ts'

/** Of a charge: its only order, or one of all that it covers. */
type Charged = Ordered & Pick<VisitorOrder, 'amountCents'>

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
    ? `Pagamento confirmado, obrigado! ${capital(yours(only))} saem para a entrega em instantes. Deixe ${publicPage(only)} até o fim.`
    : [
        `Pagamento confirmado, obrigado! Seus ${orders.length} pedidos saem para a entrega em instantes;`,
        'se mudar de ideia sobre algum, escreva “cancela”, e eu pergunto qual.',
        'Deixe as páginas públicas até o fim.',
      ].join(' ')
}

/** The same above the cards of the orders, which name them and say when they are sent. */
export function chargeThanksText(orders: readonly Charged[]): string {
  const only = onlyOf(orders)
  const open = only ? publicPage(only) : 'as páginas públicas'
  return `Pagamento confirmado, obrigado! Deixe ${open} até a entrega terminar.`
}

export const chargeExpiredText = (orders: readonly Ordered[]): string =>
  `O PIX ${ofOrders(orders)} venceu e não deve mais ser pago. Se ainda quiser, é só repetir ${orders.length === 1 ? 'o pedido' : 'os pedidos'} que eu faço um código novo.`

export function chargeInReviewText(orders: readonly Ordered[], reason: PaymentReviewReason): Paragraph {
  const why = whyInReview(reason, orders.length)
  return paragraph`Recebemos o pagamento ${ofOrders(orders)}, mas ${why}. Nossa equipe já foi avisada e vai acertar com você. Se preferir, ${callUs}`
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
