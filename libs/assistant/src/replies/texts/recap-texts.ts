import type { OrderRefusal } from '@smm/contracts/messages'
import type { TieredProduct } from '@smm/contracts/products'
import { formatCents } from '@smm/pricing/money'
import { maxUnpaidPerConversation } from '@smm/contracts/orders/orders'
import { article, bullets, capital, inWords, uncapital } from '../../naming/grammar.ts'
import { goodsOf, orderName } from '../../naming/order-names.ts'
import { shownLink, targetName } from '../../naming/page-names.ts'
import { productName } from '../../naming/product-names.ts'
import { fullCents, type QuotedOrder, totalOf } from '../../recap-total.ts'
import type { Ordered } from '../../visitor-records.ts'
import { couponLine } from './coupon-texts.ts'
import { orderRefusals } from './order-refusals.ts'
import { answer, verbatim } from './roles.ts'

type Refusal = {
  order: Ordered
  code: OrderRefusal
  isAlone: boolean
}
type ListedOrders = { orders: readonly QuotedOrder[] }
/** `isOnePix`: one charge covers all of them. */
type RecapOrders = ListedOrders & { isOnePix: boolean }

/** The price before the coupon, which has a line of its own. */
const recapLine = (it: QuotedOrder) =>
  `${orderName(it, it.quantity)} para ${shownLink(it.link)}: ${formatCents(fullCents(it))}`
const shownTotal = (orders: readonly QuotedOrder[]) => formatCents(totalOf(orders))

/** 'os 500 seguidores no Instagram para @loja.x, por R$ 45,00', in one line. */
function cartInLine(orders: readonly QuotedOrder[]): string {
  const [first] = orders
  return orders.length === 1 && first
    ? `${article(first)} ${goodsOf(first)}, por ${formatCents(first.quotedCents)}`
    : `os ${orders.length} pedidos, total de ${shownTotal(orders)}`
}

/** '500 seguidores no Instagram por R$ 45,00', which a recap has shown whole. */
function cartInShort(orders: readonly QuotedOrder[]): string {
  const [first] = orders
  const isSole = orders.length === 1 && first
  const name = isSole ? orderName(first, first.quantity) : `${orders.length} pedidos`
  return `${name} por ${shownTotal(orders)}`
}

/** 'os 500 seguidores …', 'as 300 curtidas …', 'os 2 pedidos …' */
const theCart = (orders: readonly QuotedOrder[]) => {
  const [first] = orders
  return `${orders.length === 1 && first ? article(first) : 'os'} ${cartInShort(orders)}`
}

type OpenOrder = { product: TieredProduct | null; quantity: number | null }
type OpenOrders = { orders: readonly OpenOrder[] }

/** An order that may lack its quantity, or its product: 'os seguidores no Instagram'. */
const openName = ({ product, quantity }: OpenOrder) =>
  product
    ? `${article(product)} ${quantity ? orderName(product, quantity) : productName(product)}`
    : 'o outro pedido'

/** How several orders are paid. */
export const payingOf = (isOnePix: boolean) =>
  isOnePix ? 'Um único PIX paga tudo.' : 'Cada pedido tem um PIX próprio.'

/** Above a recap, in words or drawn. */
export const recapTitles = (count: number, isAgain: boolean): readonly [string, ...string[]] => {
  if (isAgain)
    return ['Fica assim:', count === 1 ? 'Este é o pedido:' : 'Estes são os pedidos:', 'Aqui está:']
  return count === 1
    ? ['Confira o pedido:', 'Este é o pedido:']
    : [`Confira os ${count} pedidos:`, 'Estes são os pedidos:']
}

/** Above the drawing of a recap that is kept. */
export const keptAbove = 'O pedido continua anotado:'

/** 'Começa em até 30 minutos, entrega de 1 a 7 dias.' */
export const deliveryInShort = ({ startsWithin, duration }: { startsWithin: string; duration: string }) =>
  `Começa ${startsWithin}, entrega ${duration}.`

/** How one more order comes under the same PIX. */
export const anotherJoins = (count: number) =>
  `Para pôr mais um, cole o próximo link${count > 1 ? '.' : ': um PIX paga tudo.'}`

const inLetters: Readonly<Record<number, string>> = { 2: 'dois', 3: 'três', 4: 'quatro', 5: 'cinco' }

const soleLines = (order: QuotedOrder, discount: string[]) => [
  `• ${orderName(order, order.quantity)}`,
  `• ${targetName(order)}: ${shownLink(order.link)}`,
  ...(discount.length > 0 ? [`• Preço: ${formatCents(fullCents(order))}`] : []),
  ...discount.map((it) => `• ${it}`),
  `• Total: ${formatCents(order.quotedCents)}`,
]
const numberedLines = (orders: readonly QuotedOrder[], discount: string[], isOnePix: boolean) => [
  ...orders.map((it, at) => `${at + 1}. ${recapLine(it)}`),
  ...discount,
  `Total: ${shownTotal(orders)}. ${payingOf(isOnePix)}`,
]

/** Texts of the recap, of its changes, and of the PIX that a yes to it asks for. */
export const recapTexts = {
  recap: ({ orders, isAgain, isOnePix, coupon }: RecapOrders & { isAgain: boolean; coupon?: string }) => {
    const [only, ...others] = orders
    const discount = couponLine(coupon, orders)
    const isSole = others.length === 0
    const list = only && isSole ? soleLines(only, discount) : numberedLines(orders, discount, isOnePix)
    const hint = isSole && isOnePix && !isAgain ? [anotherJoins(1)] : []
    return recapTitles(orders.length, isAgain).map((title) => [title, ...list, ...hint].join('\n'))
  },
  /** The answer to the price of an order, which a yes then places. */
  'recap-quoted': ({ order }: { order: QuotedOrder }) => {
    const goods = goodsOf(order)
    const price = formatCents(order.quotedCents)
    return [`${capital(goods)} saem por ${price}.`, `${capital(goods)} ficam em ${price}.`]
  },
  'ask-if-wanted': () => ['Quer que eu gere o PIX?', 'Se quiser, é só dizer “sim” que eu gero o PIX.'],
  total: ({ orders }: ListedOrders) => {
    const total = shownTotal(orders)
    const [first] = orders
    return orders.length === 1 && first
      ? [`Fica em ${total}: ${goodsOf(first)}.`, `O total é ${total}, por ${goodsOf(first)}.`]
      : `São ${total} no total:\n${bullets(orders.map(recapLine))}`
  },
  'ask-yes': ({ pixCount }: { pixCount: number }) =>
    pixCount > 1
      ? [
          'Tudo certo? Posso gerar os PIX?',
          'Posso gerar os PIX agora?',
          'Se estiver tudo certo, responda “sim” e eu gero os PIX.',
        ]
      : [
          'Tudo certo? Posso gerar o PIX?',
          'Posso gerar o PIX agora?',
          'Se estiver tudo certo, responda “sim” e eu gero o PIX.',
        ],
  'still-in-cart': ({ orders }: ListedOrders) => [
    `Posso gerar o PIX d${theCart(orders)}?`,
    `Quando quiser fechar ${theCart(orders)}, responda “sim” e eu gero o PIX.`,
    `Posso fechar ${theCart(orders)}?`,
  ],
  'kept-quietly': ({ orders }: ListedOrders) => [
    `Seu pedido continua anotado: ${cartInShort(orders)}. Para confirmar, responda “sim”; para mudar, me diga o quê.`,
    `Nada mudou no pedido: ${cartInShort(orders)}. Responda “sim” para confirmar.`,
  ],
  /** The recap stands right above, the PIX comes right below. */
  placing: ({ orders, isOnePix }: RecapOrders) => {
    const pix = isOnePix
      ? `um PIX de ${shownTotal(orders)} para os ${orders.length} pedidos…`
      : `os ${orders.length} PIX, um para cada pedido…`
    const which = orders.length === 1 ? `seu PIX de ${shownTotal(orders)}…` : pix
    return [`Combinado! Gerando ${which}`, `Certo! Já estou gerando ${which}`]
  },
  /** Orders that no recap showed, or of which it showed more. */
  'placing-named': verbatim(({ orders }: ListedOrders) => `Combinado! Gerando o PIX d${cartInLine(orders)}…`),
  'left-for-later': ({ orders }: ListedOrders) => [
    `Depois seguimos com ${cartInLine(orders)}: quer continuar?`,
    `Ainda tenho aqui ${cartInLine(orders)}: quer continuar?`,
  ],
  'too-many-unpaid': answer(() =>
    [
      `Você já tem ${inLetters[maxUnpaidPerConversation] ?? maxUnpaidPerConversation} PIX esperando pagamento nesta conversa.`,
      'Pague um deles ou espere vencer. Depois, é só me dizer “pode gerar” que eu faço este.',
    ].join(' '),
  ),
  'order-refused': verbatim(({ order, code, isAlone }: Refusal) => {
    const name = `${orderName(order, order.quantity)} para ${shownLink(order.link)}`
    const charged = isAlone ? 'Nada foi cobrado.' : 'Nada foi cobrado, de nenhum dos pedidos.'
    if (code === 'PRICE_CHANGED') return `O preço de ${name} ${orderRefusals[code].reason}. ${charged}`
    const { subject, reason } = orderRefusals[code]
    return `Não gerei o PIX de ${name}: ${uncapital(subject)} ${reason}. ${charged} Sem esse pedido:`
  }),
  'price-changed': verbatim(() => 'O preço mudou agora há pouco, então confira de novo antes de pagar.'),
  updated: () => ['Certo, atualizei.', 'Pronto, mudei.', 'Feito, corrigi.'],
  added: () => ['Certo, mais um no carrinho.', 'Pronto, coloquei no carrinho.'],
  'ask-which-stays': () => [
    'Qual dos dois fica, o primeiro ou o segundo? Se forem os dois, é só dizer “pode gerar os dois”.',
    'Só para eu acertar: gero o primeiro, o segundo ou os dois?',
  ],
  'removed-orders': verbatim(({ orders }: OpenOrders) => `Certo, tirei ${inWords(orders.map(openName))}.`),
  'set-aside': verbatim(
    ({ orders }: OpenOrders) => `Deixei ${inWords(orders.map(openName))} de lado por enquanto.`,
  ),
  noted: verbatim(({ orders }: ListedOrders) => `Já anotei:\n${bullets(orders.map(recapLine))}`),
  'ask-what-to-change': () => [
    'Sem problema, ainda não gerei nada. O que você quer mudar: a quantidade, o link ou o serviço?',
    'Nada foi cobrado. Me diga o que muda: a quantidade, o link ou o serviço.',
    'Você quer outra quantidade, outro link ou outro serviço? Se preferir, cancelo.',
  ],
  'ask-before-pix': () => [
    'Fiquei em dúvida, e prefiro perguntar antes de cobrar. Posso gerar o PIX assim mesmo?',
    'Só para ter certeza: gero o PIX assim?',
  ],
  'if-wanted-so': () => [
    'Se quiser assim, é só dizer “pode gerar” que eu mando o PIX.',
    'Gostando, é só pedir o PIX.',
  ],
  /** A case that may not come was told, and no price asked. */
  'when-decided': () => [
    'Quando decidir, é só me chamar por aqui e dizer “pode gerar”. Até lá nada é cobrado.',
    'Fica guardado, sem pressa: quando for a hora, é só dizer “pode gerar”.',
  ],
  'ask-pix-then': () => ['Posso gerar o PIX, então?', 'E o PIX, já posso gerar?'],
  'ask-new-quantity': () => ['Claro, vamos mudar a quantidade.', 'Certo, outra quantidade, então.'],
  'ask-new-page': () => ['Claro, vamos trocar o link.', 'Certo, outro link, então.'],
  'already-waiting': answer(({ isPaid }: { isPaid: boolean }) =>
    isPaid
      ? 'Atenção: já recebemos dinheiro deste mesmo pedido, e nossa equipe está conferindo. Se a ideia é fazer outro igual, seguimos.'
      : 'Atenção: já existe um PIX deste mesmo pedido esperando pagamento, logo acima. Se a ideia é fazer outro igual, seguimos.',
  ),
  'old-pix-expires': verbatim(
    () => 'Se for no lugar do pedido anterior, é só não pagar aquele PIX: ele vence sozinho.',
  ),
  'pix-after-yes': () => [
    'O código PIX aparece aqui assim que você confirmar.',
    'É só confirmar e o código PIX aparece aqui.',
  ],
}
