import { platformNames, type Product, type ServiceType } from '@smm/contracts/products'
import { formatCents, formatQuantity } from '@smm/pricing/money'
import { bullets, capital, howMany, inWords } from '../../naming/grammar.ts'
import { orderName, pricedName } from '../../naming/order-names.ts'
import { neededLink, targetShown } from '../../naming/page-names.ts'
import { productName, serviceNames } from '../../naming/product-names.ts'
import type { Limits, Priced } from '../../shop.ts'
import type { Choice } from '../../understanding/reading.ts'
import { statingPrices } from '../repeated-facts.ts'
import { answer, aside, verbatim } from './roles.ts'

/** Orders that are alike are told once, with their sum. */
function pricesInWords(orders: readonly Priced[]): string {
  const named = orders.map((it) => `${orderName(it, it.quantity)} saem por ${formatCents(it.cents)}`)
  const [only, ...others] = new Set(named)
  return only && others.length === 0 && orders.length > 1
    ? `${only} cada pedido, ${formatCents(sumOf(orders))} os ${orders.length}`
    : inWords(named)
}

const sumOf = (orders: readonly Priced[]) => orders.reduce((sum, it) => sum + it.cents, 0)

const apiece = (it: Priced) => it.cents / it.quantity
const perHundred = (it: Priced) => `${formatCents(Math.round(apiece(it) * 100))} a cada 100`

/** Names the order that costs less, in all and apiece. */
function cheaperInWords(orders: readonly Priced[]): string {
  const [cheapest, ...others] = [...orders].sort((a, b) => a.cents - b.cents)
  const best = orders.reduce((a, b) => (apiece(b) < apiece(a) ? b : a))
  if (!cheapest || others.every((it) => it.cents === cheapest.cents)) return 'O preço é o mesmo.'
  return cheapest === best
    ? `Sai mais barato: ${orderName(cheapest, cheapest.quantity)}.`
    : `Levando ${formatQuantity(cheapest.quantity)} você paga menos no total; levando ${formatQuantity(best.quantity)}, menos por unidade.`
}

type PricedOrders = { orders: readonly Priced[] }
/** `by`: how it was asked for · `name`: of the package. */
type NamedPackage = { order: Priced; by: TitledPackage; name: string; mark: string }
export type TitledPackage = keyof typeof packageTitles

const packageTitles = {
  popular: 'O destaque da tabela',
  cheapest: 'O menor',
  largest: 'O maior',
} satisfies Partial<Record<Choice['by'], string>>
export const hasTitle = (by: Choice['by']): by is TitledPackage => Object.hasOwn(packageTitles, by)

/** `leastCents`: the price of the minimum. */
type PricedLimits = Limits & { leastCents: number | null }
const maximumOf = ({ maximum }: Limits) => `máximo de ${formatQuantity(maximum)} por pedido`
const rangeInWords = (limits: PricedLimits) => {
  const { minimum, leastCents } = limits
  const price = leastCents === null ? '' : ` (${formatCents(leastCents)})`
  return `mínimo de ${formatQuantity(minimum)}${price} e ${maximumOf(limits)}`
}

const lacking = (cents: number) =>
  cents === 0 ? 'De graça não dá' : `Com ${formatCents(cents)} ainda não dá`

/** Texts of packages, prices and budgets. */
export const priceTexts = {
  packages: ({ product, link, lines }: { product: Product; link: string | null; lines: string }) => {
    const name = productName(product)
    const page = link && `para ${targetShown(link)}`
    return [
      page ? `${capital(page)} temos ${name}:` : `Temos ${name}:`,
      page ? `${capital(name)} ${page}, por pacote:` : `${capital(name)}, por pacote:`,
    ].map((it) => (lines ? `${it}\n${lines}` : it))
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
    const ask = `Me envie o link do perfil (ou o @ e o nome da rede) e diga ${howMany(serviceType).toLowerCase()} você quer.`
    return [
      `Essa quantidade de ${serviceNames[serviceType]} eu não consigo: ${list.join('; ')}.\n\n${ask}`,
      `De ${serviceNames[serviceType]}, consigo: ${list.join('; ')}.\n\n${ask}`,
    ]
  },
  prices: answer(({ orders, isSum = false }: PricedOrders & { isSum?: boolean }) => {
    const [only, ...others] = orders
    if (only && others.length === 0)
      return [
        statingPrices(orders, `${pricesInWords(orders)}.`),
        statingPrices(orders, `São ${formatCents(only.cents)} por ${orderName(only, only.quantity)}.`),
      ]
    const total = formatCents(sumOf(orders))
    return `Os preços ficam assim:\n${bullets(orders.map(pricedName))}${isSum ? `\nTotal: ${total}` : ''}`
  }),
  compared: answer(({ orders }: PricedOrders) => {
    const isSameQuantity = orders.every((it) => it.quantity === orders[0]?.quantity)
    const lines = orders.map((it) => pricedName(it) + (isSameQuantity ? '' : ` (${perHundred(it)})`))
    return `${bullets(lines)}\n\n${cheaperInWords(orders)}`
  }),
  quoted: answer(({ orders }: PricedOrders) => [
    statingPrices(orders, `${pricesInWords(orders)}.`),
    statingPrices(orders, `Fica assim: ${pricesInWords(orders)}.`),
  ]),
  'starts-from': ({ orders }: PricedOrders) => [
    `Sem pressa! Dá para começar com pouco: ${pricesInWords(orders)}. Quando decidir, é só me chamar.`,
    `Fique à vontade para pensar. O menor pedido é pequeno: ${pricesInWords(orders)}.`,
  ],
  'price-confirmed': ({ orders }: PricedOrders) => [
    statingPrices(orders, `Isso mesmo: ${pricesInWords(orders)}.`),
    statingPrices(orders, `Esse é o preço: ${pricesInWords(orders)}.`),
  ],
  'choose-quantity': ({ product, hasPage }: { product: Product; hasPage: boolean }) =>
    hasPage
      ? ['Qual quantidade você prefere?', 'Qual delas você quer?']
      : [
          `Me envie ${neededLink(product)} e diga qual quantidade você prefere.`,
          `Qual você prefere? Me envie também ${neededLink(product)}.`,
        ],
  'ask-this-package': ({ product, hasPage }: { product: Product; hasPage: boolean }) =>
    hasPage
      ? ['Quer esse, ou prefere outra quantidade?', 'Fica com esse ou com outro?']
      : ['Quer esse, ou prefere outra quantidade?', 'Fica com esse ou com outro?'].map(
          (it) => `${it} Me envie também ${neededLink(product)}.`,
        ),
  'if-wanted': aside(({ product }: { product: Product | null }) =>
    ['Se quiser, me envie', 'Gostando, é só me enviar'].map(
      (it) => `${it} ${product ? neededLink(product) : 'o link do perfil, do vídeo ou da publicação'}.`,
    ),
  ),
  'if-changed': () => [
    'Se quiser trocar, é só dizer. Por enquanto o pedido continua como estava.',
    'O pedido continua como estava; para trocar, é só me dizer.',
  ],
  /** The least that each product costs. */
  catalogue: verbatim(
    ({ orders }: PricedOrders) =>
      `Trabalhamos com:\n${bullets(orders.map((it) => `${capital(productName(it))}: a partir de ${formatCents(it.cents)} (${formatQuantity(it.quantity)} ${serviceNames[it.serviceType]})`))}`,
  ),
  'packages-of-each': verbatim(({ lists }: { lists: ReadonlyArray<{ product: Product; lines: string }> }) =>
    lists.map((it) => `${capital(productName(it.product))}:\n${it.lines}`).join('\n\n'),
  ),
  limits: answer(
    ({ limits, isMaximum = false }: { limits: readonly PricedLimits[]; isMaximum?: boolean }) => {
      const [only] = limits
      const boundsOf = isMaximum ? maximumOf : rangeInWords
      if (limits.length !== 1 || !only)
        return `Os limites são:\n${bullets(limits.map((it) => `${productName(it.product)}: ${boundsOf(it)}`))}`
      const name = productName(only.product)
      const most = `${formatQuantity(only.maximum)} ${name} por pedido`
      return isMaximum
        ? [`O máximo é ${most}.`, `São até ${most}.`]
        : [`${capital(name)} têm ${rangeInWords(only)}.`, `De ${name}: ${rangeInWords(only)}.`]
    },
  ),
  'package-named': answer(({ order, by, name, mark }: NamedPackage) => {
    const isNamedByQuantity = name.startsWith(formatQuantity(order.quantity))
    return `${packageTitles[by]} é ${isNamedByQuantity ? 'o de' : `o ${name}:`} ${pricedName(order)}${mark}.`
  }),
  'budget-buys': answer(
    ({ cents, order }: { cents: number; order: Priced }) =>
      `Com ${formatCents(cents)} você leva até ${orderName(order, order.quantity)}.`,
  ),
  'budget-advice': answer(({ order }: { order: Priced }) =>
    statingPrices(
      [order],
      `Uma boa pedida: ${formatQuantity(order.quantity)} por ${formatCents(order.cents)}.`,
    ),
  ),
  'budget-choices': ({ cents, orders }: { cents: number; orders: readonly Priced[] }) =>
    [
      `Com ${formatCents(cents)} dá para escolher, por exemplo:`,
      `Por ${formatCents(cents)} você leva um destes:`,
    ].map(
      (it) =>
        `${it}\n${bullets(orders.map(pricedName))}\n\nGostou de algum? Me envie o link do perfil, do vídeo ou da publicação.`,
    ),
  /** `order`: the smallest one. */
  'budget-too-small': answer(
    ({ cents, order }: { cents: number; order: Priced }) =>
      `${lacking(cents)} para ${productName(order)}: o mínimo é ${formatQuantity(order.quantity)}, por ${formatCents(order.cents)}.`,
  ),
  'budget-under-all': answer(
    ({ cents, least }: { cents: number; least: number }) =>
      `${lacking(cents)}: o pacote mais em conta custa ${formatCents(least)}.`,
  ),
  'same-price': ({ orders, isFree = false }: PricedOrders & { isFree?: boolean }) => {
    const list = orders.length ? `: ${pricesInWords(orders)}` : ''
    if (isFree)
      return ['De graça não consigo', 'Sem cobrar eu não consigo mesmo'].map((it) =>
        statingPrices(orders, `${it}${list}.`),
      )
    return [
      statingPrices(orders, `O preço é o mesmo para todo mundo${list}.`),
      statingPrices(orders, `Não consigo mudar o preço, ele é o da tabela${list}.`),
    ]
  },
  /** `orders`: the smallest one. */
  'starts-lower': ({ orders }: PricedOrders) => [
    statingPrices(
      orders,
      `O preço é o mesmo para todo mundo, mas dá para começar por menos: ${pricesInWords(orders)}.`,
    ),
    statingPrices(
      orders,
      `O preço eu não consigo mudar. Mais em conta, só levando menos: ${pricesInWords(orders)}.`,
    ),
  ],
  'same-price-less': answer(
    ({ order }: { order: Priced }) => `Com esse valor, dá para levar ${pricedName(order)}.`,
  ),
  'within-budget': () => ['Dá, sim!', 'Cabe, sim!'],
  'over-budget': answer(
    ({ cents, total }: { cents: number; total: number }) =>
      `Com ${formatCents(cents)} não dá para tudo: o total é ${formatCents(total)}. Posso mudar uma quantidade ou tirar um pedido.`,
  ),
}
