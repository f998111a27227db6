import type { PaymentReviewReason } from '@smm/contracts/messages'
import type { OrderStatus } from '@smm/contracts/orders/orders'
import { formatCents, formatQuantity } from '@smm/pricing/money'
import { brand } from '@smm/site/brand'
import { legal } from '@smm/site/legal'
import { article, bullets, capital } from '../../naming/grammar.ts'
import { goodsOf, orderName, orderOf, shownOrderId, yours } from '../../naming/order-names.ts'
import { shownLink } from '../../naming/page-names.ts'
import { serviceNames } from '../../naming/product-names.ts'
import { moneyInReview, notDelivered } from '../../order-view/order-notices.ts'
import { hasStarted, isGuaranteed, type OrderOnItsWay, type Progress } from '../../placed-orders.ts'
import type { Ordered, VisitorOrder } from '../../visitor-records.ts'
import { answer, status, verbatim } from './roles.ts'

const remaining = (remains: number | null) => (remains ? ` Faltam ${formatQuantity(remains)}.` : '')

/** '30 minutos depois do pagamento' */
export const cancellationPeriod = `${legal.cancellationMinutes} minutos depois do pagamento`

const statusTexts: Record<OrderStatus, (order: Progress) => string> = {
  pending: () => 'aguardando o PIX. O banco costuma confirmar em segundos: assim que cair, eu aviso aqui.',
  paid: () => 'pagamento confirmado. A entrega sai em instantes.',
  processing: (order) =>
    hasStarted(order)
      ? `entrega em andamento.${remaining(order.remains)}`
      : 'pedido enviado para a entrega. Aviso aqui quando ela começar.',
  partial: ({ remains }) => `entrega parcial. ${notDelivered(remains)}`,
  completed: () =>
    `pedido concluído, tudo entregue! A garantia de reposição vale por ${legal.guaranteeDays} dias.`,
  cancelled: () => 'pedido cancelado.',
}

function statusTextInReview(order: OrderOnItsWay, reason: PaymentReviewReason): string {
  const text = order.status === 'pending' ? 'pagamento em conferência.' : statusText(order)
  return `${text} ${moneyInReview(reason)}`
}

/** How an order stands, after its name and a colon. */
export const statusText = (order: OrderOnItsWay): string => statusTexts[order.status](order)

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
function receiptText(order: VisitorOrder): string {
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

/** One line on an order: 'Seus 500 seguidores no Instagram para @loja.x (R$ 45,00, pedido 1a2b3c4d): …'. */
export function orderLine(order: VisitorOrder): string {
  const number = `pedido ${shownOrderId(order.orderId)}`
  return `${capital(yours(order))} (${formatCents(order.amountCents)}, ${number}): ${standingOf(order)}`
}

export function standingOf(order: VisitorOrder): string {
  const { status, reviewReason } = order
  if (status === 'requested') return 'o PIX está sendo preparado e aparece aqui.'
  if (status === 'refused') return 'o pedido não foi aceito, e nada foi cobrado.'
  const onItsWay = { ...order, status }
  const isPlain = status !== 'completed' || isGuaranteed(order)
  const standing = isPlain ? statusText(onItsWay) : 'pedido concluído, tudo entregue!'
  const text = reviewReason ? statusTextInReview(onItsWay, reviewReason) : standing
  return text + refundWords(order)
}

const namedOrder = (order: VisitorOrder) => `${goodsOf(order)} (pedido ${shownOrderId(order.orderId)})`

/** 'dos 500 seguidores no Instagram para @loja.x' */
const ofGoods = (order: Ordered) => `d${article(order)} ${goodsOf(order)}`

/** Above the orders, in words or drawn. */
export const askWhichToCancel = (count: number) =>
  count > 1 ? 'Qual pedido você quer cancelar?' : 'Você quer cancelar este pedido?'

type OfOrder = { order: VisitorOrder }
type OfOrders = { orders: readonly VisitorOrder[] }

const toPayer = 'por PIX para a conta que pagou'

/** Texts of orders placed before: their status, PIX, cancellation, correction and refill. */
export const orderTexts = {
  orders: status(({ orders }: OfOrders) => orders.map(orderLine).join('\n\n')),
  'order-not-found': answer(({ orderRef }: { orderRef: string | null }) =>
    [
      ...(orderRef
        ? [`Não encontrei o pedido ${shownOrderId(orderRef)} nesta conversa.`]
        : ['Ainda não encontrei nenhum pedido nesta conversa.']),
      'Comprou por outro aparelho? Veja em “Acompanhar pedido”, no rodapé do site, com o ID da transação do PIX,',
      'ou me envie o link da página, que eu abro um chamado para localizar.',
    ].join(' '),
  ),
  /** Behind the times of a purchase that no order here is of. */
  'look-up-later': () => [
    'Se passar disso, me envie o link da página ou o número do pedido, que eu peço para a equipe conferir. Em “Acompanhar pedido”, no rodapé do site, você vê como ele está.',
    'Se demorar mais que isso, é só me enviar o link da página ou o número do pedido, que a equipe confere.',
  ],
  'pix-again': ({ order }: OfOrder) => [
    `Aqui está de novo o PIX ${ofGoods(order)}. Copie o código ou leia o QR Code no aplicativo do banco.`,
    `Este é o PIX ${ofGoods(order)}, que ainda pode ser pago.`,
  ],
  'pix-on-its-way': ({ order }: OfOrder) => [
    `O PIX ${ofGoods(order)} está sendo preparado e aparece aqui assim que o banco responder.`,
    `Já estou cuidando ${ofGoods(order)}: o código PIX aparece aqui em instantes.`,
  ],
  'pix-above': ({ order }: OfOrder) => [
    `O PIX ${ofGoods(order)} está logo acima: é só copiar o código e pagar no aplicativo do banco. Assim que cair, eu aviso aqui.`,
    `Agora só falta pagar o PIX acima, ${ofGoods(order)}.`,
    'Continuo acompanhando o pagamento do PIX acima.',
  ],
  'payment-awaited': () => [
    'Assim que o pagamento cair, eu confirmo aqui.',
    'Quando o PIX cair, eu aviso aqui.',
  ],
  'new-pix': () => [
    'Sem problema, faço um código novo. Não pague o anterior.',
    'Certo, vai um código novo: o anterior não deve mais ser pago.',
  ],
  'no-pix-yet': () => [
    'Ainda não há PIX nesta conversa. Me diga o que você quer e eu gero um.',
    'Para o PIX sair, primeiro me diga o que você quer e o link da página.',
  ],
  receipt: verbatim(({ order }: OfOrder) => receiptText(order)),
  'cancel-asked': verbatim(({ orders }: OfOrders) => {
    const isUnpaid = orders.some(({ status }) => status === 'pending')
    const then = `${isUnpaid ? ' Não pague esse PIX.' : ''} Já te aviso aqui.`
    const [only] = orders
    return orders.length === 1 && only
      ? `Certo, pedi o cancelamento d${article(only)} ${namedOrder(only)}.${then}`
      : `Certo, pedi o cancelamento destes ${orders.length} pedidos:\n${bullets(orders.map(namedOrder))}\n${then.trim()}`
  }),
  'ask-which-to-cancel': ({ orders }: OfOrders) => {
    const lines = orders.map((it) => `${namedOrder(it)}, ${formatCents(it.amountCents)}`)
    const list =
      orders.length > 1
        ? [...lines.map((it, at) => `${at + 1}. ${it}`), 'Responda com o número da lista, ou “todos”.']
        : [bullets(lines), 'Se for ele, responda “sim”.']
    return [
      askWhichToCancel(orders.length),
      orders.length > 1 ? 'Qual deles eu cancelo?' : 'Cancelo este pedido?',
    ].map((it) => [it, ...list].join('\n'))
  },
  /** Before a paid order is cancelled: how much comes back, and by which way. */
  'money-goes-back': answer(({ orders }: OfOrders) => {
    const [only] = orders
    if (!only || orders.length > 1)
      return `Até ${cancellationPeriod}, o valor de um pedido pago volta ${toPayer}; se ele já saiu para a entrega, volta o que não for entregue.`
    const amount = formatCents(only.amountCents - (only.refundNotedCents ?? 0))
    return only.status === 'paid'
      ? `Até ${cancellationPeriod}, os ${amount} voltam ${toPayer}.`
      : `O pedido já saiu para a entrega. Até ${cancellationPeriod}, peço para parar, e volta o valor do que não for entregue, até ${amount}, ${toPayer}.`
  }),
  'nothing-cancelled': () => ['Tudo bem, não cancelei nada.', 'Certo, fica tudo como está.'],
  'nothing-to-cancel': answer(({ hasOrders, orderRef }: { hasOrders: boolean; orderRef: string | null }) => {
    const found = hasOrders
      ? 'Não há pedido que ainda possa ser cancelado.'
      : 'Não encontrei pedido em aberto nesta conversa, e nada foi cobrado aqui.'
    const why = orderRef ? `Não encontrei o pedido ${shownOrderId(orderRef)} nesta conversa.` : found
    return `${why} O cancelamento vale até ${cancellationPeriod}: o valor volta inteiro, ou o que não for entregue, se o pedido já saiu.`
  }),
  'placed-corrected': () => [
    'Ainda bem que você avisou! Pedi o cancelamento do pedido anterior: não pague aquele PIX.',
    'Certo, troco o PIX. Pedi o cancelamento do anterior: não pague aquele.',
  ],
  'ask-placed-change': (order: Ordered) => [
    `Claro! O que muda no ${orderOf(order)}: a quantidade, o link ou o serviço? Eu troco o PIX por um novo.`,
    `Me diga o que muda no ${orderOf(order)}, e eu faço um PIX novo no lugar.`,
  ],
  'correction-of-paid': answer(({ order }: OfOrder) =>
    [
      `O ${orderOf(order)} já está pago, mas dá para cancelar até ${cancellationPeriod} e fazer outro do jeito certo:`,
      'volta o valor inteiro, ou o que não for entregue, se o pedido já saiu.',
      'Quer cancelar? Escreva “cancelar o pedido”.',
    ].join(' '),
  ),
  'refill-asked': verbatim(
    (order: Ordered) =>
      `Sinto muito por isso! Vou pedir a reposição ${ofGoods(order)}, sem custo. Já te aviso aqui.`,
  ),
  'refill-over': answer(
    (order: Ordered) =>
      `O valor ${ofGoods(order)} voltou inteiro para você, e com isso a garantia de reposição terminou. Se quiser, é só pedir de novo.`,
  ),
  'ask-what-fell': (order: Ordered) => [
    `É sobre ${article(order)} ${goodsOf(order)}? Se a quantidade de ${serviceNames[order.serviceType]} diminuiu, é só pedir a reposição.`,
    `Caíram ${serviceNames[order.serviceType]} do seu pedido? É só pedir a reposição d${article(order)} ${goodsOf(order)}.`,
  ],
}
