import type { Platform, Product, ServiceType } from '@smm/contracts/products'
import { formatCents, formatQuantity } from '@smm/pricing/money'
import { contact, whatsappLink } from '@smm/site/contact'
import type { LinkRefusal } from '@smm/social-links/link'
import {
  capital,
  exampleLink,
  howMany,
  inWords,
  neededLink,
  orderName,
  platformNames,
  productName,
  serviceNames,
  shownLink,
  targetName,
} from './wording.ts'

type Priced = Product & { quantity: number; cents: number }
type ShownOrder = Product & { quantity: number; link: string; quotedCents: number }
type Limits = { product: Product; minimum: number; maximum: number }

const pricedName = (it: Priced) => `${orderName(it, it.quantity)} por ${formatCents(it.cents)}`
const bullets = (list: readonly string[]) => list.map((it) => `• ${it}`).join('\n')
const orderLine = (it: ShownOrder) =>
  `${orderName(it, it.quantity)} para ${shownLink(it.link)}: ${formatCents(it.quotedCents)}`
const totalOf = (orders: readonly ShownOrder[]) =>
  formatCents(orders.reduce((sum, it) => sum + it.quotedCents, 0))
const numbered = (orders: readonly ShownOrder[]) =>
  orders.map((it, at) => `${at + 1}. ${orderLine(it)}`).join('\n')

/** 'os 500 seguidores no Instagram (R$ 45,00)', in one line. */
function cartInLine(orders: readonly ShownOrder[]): string {
  const [first] = orders
  if (orders.length === 1 && first)
    return `${orderName(first, first.quantity)} para ${shownLink(first.link)}, por ${formatCents(first.quotedCents)}`
  return `${orders.length} pedidos, total de ${totalOf(orders)}`
}

const pageRefusals: Record<LinkRefusal, string> = {
  SHORT_LINK: 'Esse é um link curto, que não mostra para onde vai.',
  STORY: 'Esse link é de um story, que some em 24 horas, então não dá para entregar nele.',
  PLAYLIST: 'Esse link é de uma playlist, e eu preciso do canal ou de um vídeo só.',
  NOT_A_TARGET: 'Esse link não leva a um perfil, vídeo ou publicação.',
  OTHER_SITE: 'Esse link é de outro site. Trabalho com Instagram, YouTube e TikTok.',
  UNSAFE: 'Esse endereço não é o oficial da rede, então não posso usar.',
  TOO_LONG: 'Esse link está longo demais para ser de um perfil ou publicação.',
}

const firstAsk = 'Para o primeiro passo, me envie o link do perfil, do vídeo ou da publicação.'

/** Texts of putting orders together, up to the PIX. */
export const orderTexts = {
  recap: ({ orders, isAgain }: { orders: readonly ShownOrder[]; isAgain: boolean }) => {
    const [only] = orders
    if (orders.length > 1)
      return `Confira os ${orders.length} pedidos:\n${numbered(orders)}\nTotal: ${totalOf(orders)}. Cada pedido tem um PIX próprio.`
    if (!only) return ''
    const lines = [
      `• ${orderName(only, only.quantity)}`,
      `• ${targetName(only)}: ${shownLink(only.link)}`,
      `• Total: ${formatCents(only.quotedCents)}`,
    ].join('\n')
    return isAgain
      ? [`Fica assim:\n${lines}`, `Este é o pedido:\n${lines}`, `Aqui está:\n${lines}`]
      : `Confira o pedido:\n${lines}`
  },
  'ask-yes': ({ count }: { count: number }) =>
    count > 1
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
  'still-in-cart': ({ orders }: { orders: readonly ShownOrder[] }) => [
    `Sobre ${orders.length > 1 ? 'os' : 'o pedido de'} ${cartInLine(orders)}: posso gerar o PIX?`,
    `Quando quiser fechar (${cartInLine(orders)}), responda “sim” e eu gero o PIX.`,
    `Fechamos ${cartInLine(orders)}?`,
  ],
  'kept-quietly': ({ orders }: { orders: readonly ShownOrder[] }) => [
    `O pedido continua anotado: ${cartInLine(orders)}. Para confirmar, responda “sim”; para mudar, me diga o quê.`,
    `Nada mudou no pedido (${cartInLine(orders)}). Responda “sim” para confirmar, ou toque numa das opções.`,
  ],
  'placing-one': ({ order, isAnother }: { order: ShownOrder; isAnother: boolean }) =>
    `${isAnother ? 'Combinado, mais um! Gerando o PIX' : 'Combinado! Gerando seu PIX'} de ${formatCents(order.quotedCents)}: ${orderName(order, order.quantity)} para ${shownLink(order.link)}. O código aparece aqui em instantes.`,
  'placing-several': ({ orders }: { orders: readonly ShownOrder[] }) =>
    `Combinado! Gerando os ${orders.length} PIX, um para cada pedido:\n${numbered(orders)}\nOs códigos aparecem aqui em instantes.`,
  'left-for-later': ({ orders }: { orders: readonly ShownOrder[] }) =>
    `Depois seguimos com ${cartInLine(orders)}: quer continuar?`,
  'too-many-unpaid': () =>
    'Você já tem três PIX esperando pagamento nesta conversa. Pague um deles, ou espere vencer, e é só me dizer “pode gerar” que eu faço este.',
  'price-changed': () => 'O preço mudou agora há pouco, então confira de novo antes de pagar.',
  updated: () => ['Certo, atualizei.', 'Pronto, mudei.', 'Feito, corrigi.'],
  added: ({ count }: { count: number }) => [
    `Anotado, agora são ${count} pedidos.`,
    `Somei ao carrinho: ${count} pedidos.`,
  ],
  'removed-orders': ({ names }: { names: readonly string[] }) => `Certo, tirei ${inWords(names)}.`,
  noted: ({ orders }: { orders: readonly ShownOrder[] }) => `Já anotei:\n${bullets(orders.map(orderLine))}`,
  'ask-page': ({ order, isBare }: { order: Priced | Product; isBare?: boolean }) => {
    const ask = `me envie ${neededLink(order)}`
    const price =
      'cents' in order && !isBare
        ? `${orderName(order, order.quantity)} ${order.quantity === 1 ? 'sai' : 'saem'} por ${formatCents(order.cents)}.\n`
        : ''
    return [
      `${price}Para continuar, ${ask}. Não precisamos de senha.`,
      `${price}Agora só falta o link: ${ask}.`,
      `${price}Para ${productName(order)}, ${ask}, por favor.`,
    ]
  },
  'ask-pages': ({ orders }: { orders: ReadonlyArray<Priced | Product> }) => {
    const lines = orders.map(
      (it) => ('cents' in it ? pricedName(it) : productName(it)) + `: ${neededLink(it)}`,
    )
    return `Para continuar, me envie os links:\n${bullets(lines)}`
  },
  packages: ({ product, link, lines }: { product: Product; link: string | null; lines: string }) =>
    `${link ? `Para ${shownLink(link)} temos` : 'Temos'} ${productName(product)}:${lines ? `\n${lines}` : ''}`,
  'ask-quantity': ({ product, minimum, maximum, hasPage }: Limits & { hasPage: boolean }) => {
    const other = `Também faço outra quantidade, de ${formatQuantity(minimum)} a ${formatQuantity(maximum)}.`
    const many = howMany(product.serviceType)
    return hasPage
      ? `${other} ${many} você quer? Responda com a quantidade ou o número da opção.`
      : `${other} Me envie ${neededLink(product)} e diga ${many.toLowerCase()} ${serviceNames[product.serviceType]} você quer.`
  },
  'ask-quantity-again': ({ product, link }: { product: Product; link: string | null }) => {
    const many = howMany(product.serviceType)
    const where = link ? ` para ${shownLink(link)}` : ''
    return [
      `${many} ${productName(product)} você quer${where}?`,
      `Qual quantidade de ${serviceNames[product.serviceType]} você quer${where}? Pode responder só com o número.`,
    ]
  },
  'out-of-range': ({ product, minimum, maximum, quantity }: Limits & { quantity: number }) => {
    const limit =
      quantity < minimum
        ? `o mínimo é ${formatQuantity(minimum)}`
        : `o máximo por pedido é ${formatQuantity(maximum)}`
    return `Para ${productName(product)}, ${limit}. Consigo de ${formatQuantity(minimum)} a ${formatQuantity(maximum)}.\n\n${howMany(product.serviceType)} você quer?`
  },
  'ask-other-page': ({ product, link }: { product: Product; link: string }) => [
    `Para ${productName(product)}, o link ${shownLink(link)} não serve: preciso de outro tipo, como ${exampleLink(product)}. Me envie ${neededLink(product)}, por favor.`,
    `Esse link é de outro tipo de página. Para ${productName(product)}, me envie ${neededLink(product)}.`,
  ],
  'kept-page': ({ product, link }: { product: Product; link: string }) =>
    `Esse link não serve para ${productName(product)}, então mantive ${shownLink(link)}.`,
  'ask-platform': ({ handle }: { handle: string }) => [
    `Anotei @${handle}. É do Instagram, do YouTube ou do TikTok?`,
    `De qual rede é @${handle}: Instagram, YouTube ou TikTok?`,
  ],
  'ask-service': ({ platform, services }: { platform: Platform; services: readonly ServiceType[] }) => {
    const names = services.map((it) => serviceNames[it])
    return [
      `No ${platformNames[platform]} você quer ${names.join(' ou ')}?`,
      `Qual serviço no ${platformNames[platform]}: ${names.join(' ou ')}?`,
    ]
  },
  'ask-first-page': () => [
    'Vamos lá! Me envie o link do perfil, do vídeo ou da publicação, e eu já mostro os preços.',
    firstAsk,
    'Pode mandar o link (ou o @ e o nome da rede) que eu já mostro os preços.',
  ],
  'ask-network': ({
    serviceType,
    quantity,
    prices,
  }: {
    serviceType: ServiceType
    quantity: number | null
    prices: ReadonlyArray<{ platform: Platform; cents: number }>
  }) => {
    const list = prices.map(
      (it) => `no ${platformNames[it.platform]} (${quantity ? '' : 'a partir de '}${formatCents(it.cents)})`,
    )
    const what = `${quantity ? `${formatQuantity(quantity)} ` : ''}${serviceNames[serviceType]}`
    return [
      `Temos ${what} ${list.join(' e ')}.\n\nMe envie o link do perfil (ou o @ e o nome da rede) para continuar.`,
      `Para qual rede? ${capital(what)} saem ${list.join(' e ')}. Me envie o link do perfil (ou o @ e o nome da rede).`,
    ]
  },
  'impossible-quantity': ({
    serviceType,
    limits,
  }: {
    serviceType: ServiceType
    limits: readonly Limits[]
  }) => {
    const list = limits.map(
      (it) =>
        `no ${platformNames[it.product.platform]}, de ${formatQuantity(it.minimum)} a ${formatQuantity(it.maximum)}`,
    )
    return `Essa quantidade de ${serviceNames[serviceType]} eu não consigo: ${list.join('; ')}.\n\nMe envie o link do perfil (ou o @ e o nome da rede) e diga quantos você quer.`
  },
  prices: ({ orders }: { orders: readonly Priced[] }) =>
    `Os preços ficam assim:\n${bullets(orders.map(pricedName))}`,
  quoted: ({ orders }: { orders: readonly Priced[] }) => {
    const list = orders.map((it) => `${orderName(it, it.quantity)} saem por ${formatCents(it.cents)}`)
    return [`${inWords(list)}.`, `O preço: ${inWords(list)}.`]
  },
  'choose-quantity': ({ product, hasPage }: { product: Product; hasPage: boolean }) =>
    hasPage
      ? ['Qual quantidade você prefere?', 'Qual delas você quer?']
      : [
          `Me envie ${neededLink(product)} e diga qual quantidade você prefere.`,
          `Qual você prefere? Me envie também ${neededLink(product)}.`,
        ],
  'if-wanted': ({ product }: { product: Product | null }) =>
    product
      ? `Se quiser, me envie ${neededLink(product)}.`
      : 'Se quiser, me envie o link do perfil, do vídeo ou da publicação.',
  'if-changed': () => [
    'Se quiser trocar, é só dizer. Por enquanto o pedido continua como estava.',
    'O pedido continua como estava; para trocar, é só me dizer.',
  ],
  catalogue: ({ lines }: { lines: readonly string[] }) => `Trabalhamos com:\n${bullets(lines)}`,
  'packages-of-each': ({ lists }: { lists: ReadonlyArray<{ product: Product; lines: string }> }) =>
    lists.map((it) => `${capital(productName(it.product))}:\n${it.lines}`).join('\n\n'),
  limits: ({ limits }: { limits: readonly Limits[] }) => {
    const lines = limits.map(
      (it) =>
        `${productName(it.product)}: mínimo de ${formatQuantity(it.minimum)} e máximo de ${formatQuantity(it.maximum)} por pedido`,
    )
    return limits.length === 1 ? `Para ${lines[0]}.` : `Os limites são:\n${bullets(lines)}`
  },
  'package-named': ({
    order,
    title,
    packageName,
    mark,
  }: {
    order: Priced
    title: string
    packageName: string
    mark: string
  }) => `${title} é ${packageName} ${pricedName(order)}${mark}.`,
  'budget-buys': ({ cents, order }: { cents: number; order: Priced }) =>
    `Com ${formatCents(cents)} você leva até ${orderName(order, order.quantity)}.`,
  'budget-advice': ({ order }: { order: Priced }) =>
    `Uma boa pedida: ${formatQuantity(order.quantity)} por ${formatCents(order.cents)}.`,
  'budget-choices': ({ cents, orders }: { cents: number; orders: readonly Priced[] }) =>
    `Com ${formatCents(cents)} dá para escolher, por exemplo:\n${bullets(orders.map(pricedName))}\n\nGostou de algum? Me envie o link do perfil, do vídeo ou da publicação.`,
  'budget-too-small': ({
    cents,
    product,
    minimum,
    least,
  }: {
    cents: number
    product: Product | null
    minimum: number
    least: number
  }) =>
    product
      ? `Com ${formatCents(cents)} ainda não dá para ${productName(product)}: o mínimo é ${formatQuantity(minimum)}, por ${formatCents(least)}.`
      : `Com ${formatCents(cents)} ainda não dá: o pacote mais em conta custa ${formatCents(least)}.`,
  'same-price': ({ orders }: { orders: readonly Priced[] }) => {
    const list = orders.map((it) => `${orderName(it, it.quantity)} saem por ${formatCents(it.cents)}`)
    return [
      `O preço é o mesmo para todo mundo${list.length ? `: ${inWords(list)}` : ''}.`,
      `Não consigo mudar o preço, ele é o da tabela${list.length ? `: ${inWords(list)}` : ''}.`,
    ]
  },
  'same-price-less': ({ order }: { order: Priced }) => `Com esse valor, dá para levar ${pricedName(order)}.`,
  'page-refused': ({
    refusal,
    platform,
    product,
  }: {
    refusal: LinkRefusal
    platform: Platform | null
    product: Product | null
  }) => {
    const network = platform ? ` do ${platformNames[platform]}` : ''
    const ask = product
      ? `Me envie ${neededLink(product)}, por favor.`
      : `Me envie o link completo${network}, do perfil ou da publicação (ou o @).`
    return `${pageRefusals[refusal]} ${ask}`
  },
  'not-sold': ({ name }: { name: string }) => `Infelizmente não trabalhamos com ${name}.`,
  'quoted-by-staff': ({ products }: { products: readonly Product[] }) => {
    const names = inWords(products.map(productName))
    return `${capital(names)} não saem por este chat: são sob consulta com a equipe.\nWhatsApp ${contact.whatsappShown}: ${whatsappLink(`Olá! Quero um orçamento de ${names}.`)}`
  },
  'sold-here': ({ catalogue, isAsked }: { catalogue: string; isAsked: boolean }) =>
    `Por aqui temos somente ${catalogue}.${isAsked ? ' Se algum desses servir, me envie o link e eu já mostro os preços.' : ''}`,
  'sold-out': ({ product, others }: { product: Product; others: readonly Product[] }) =>
    `No momento ${productName(product)} estão indisponíveis. ${others.length ? `Enquanto isso, posso ajudar com ${inWords(others.slice(0, 4).map(productName))}.` : 'Tente de novo daqui a pouco, por favor.'}`,
  'ask-what-to-change': () => [
    'Sem problema, ainda não gerei nada. O que você quer mudar: a quantidade, o link ou o serviço?',
    'Certo, nada foi cobrado. Me diga o que muda: a quantidade, o link ou o serviço.',
  ],
  'ask-before-pix': () => [
    'Fiquei em dúvida, e prefiro perguntar antes de cobrar. Posso gerar o PIX assim mesmo?',
    'Só para ter certeza: gero o PIX assim?',
  ],
  'ask-new-quantity': () => 'Claro, vamos mudar a quantidade.',
  'ask-new-page': () => 'Claro, vamos trocar o link.',
  'already-waiting': ({ isPaid }: { isPaid: boolean }) =>
    isPaid
      ? 'Atenção: já recebemos dinheiro deste mesmo pedido, e nossa equipe está conferindo. Se a ideia é fazer outro igual, seguimos.'
      : 'Atenção: já existe um PIX deste mesmo pedido esperando pagamento, logo acima. Se a ideia é fazer outro igual, seguimos.',
  'old-pix-expires': () => 'Sem problema: o PIX anterior não precisa ser pago e vence sozinho.',
  'pix-after-yes': () => [
    'O código PIX aparece aqui assim que você confirmar.',
    'É só confirmar e o código PIX aparece aqui.',
  ],
  'for-whom': () => [
    'Para outra pessoa também dá: me envie o link público do perfil, do vídeo ou da publicação dela.',
    'Me envie o link da página dessa pessoa e eu troco.',
  ],
}
