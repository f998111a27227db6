import { type Platform, platformNames, type Product, type ServiceType } from '@smm/contracts/products'
import { formatCents, formatQuantity } from '@smm/pricing/money'
import type { LinkRefusal } from '@smm/social-links/link'
import { targetOf } from '@smm/social-links/link-fits'
import { bullets, capital, howMany, inWords } from '../../naming/grammar.ts'
import { pricedName } from '../../naming/order-names.ts'
import { exampleLink, neededLink, shownLink, targetName, targetShown } from '../../naming/page-names.ts'
import { networkNames, productName, serviceNames } from '../../naming/product-names.ts'
import type { Limits, Priced } from '../../shop.ts'
import { paragraph } from '../paragraph.ts'
import { passwordNotNeeded, priceLine } from '../repeated-facts.ts'
import { answer } from './roles.ts'

type RefusedPage = { refusal: LinkRefusal; platform: Platform | null; product: Product | null }
type BetweenRanges = { product: Product; quantity: number; nearest: readonly [number, number] }

type PricedService = {
  serviceType: ServiceType
  quantity: number | null
  prices: ReadonlyArray<{ platform: Platform; cents: number }>
}

const anyNetwork = inWords(networkNames, 'ou')
const anyOfNetworks = inWords(
  networkNames.map((it) => `do ${it}`),
  'ou',
)

const pageRefusals: Record<LinkRefusal, string> = {
  SHORT_LINK: 'Não consegui abrir esse link daqui.',
  STORY: 'Esse link é de um story, que some em 24 horas, então não dá para entregar nele.',
  PLAYLIST: 'Esse link é de uma playlist, e eu preciso do canal ou de um vídeo só.',
  NOT_A_TARGET: 'Esse link não leva a um perfil, vídeo ou publicação.',
  OTHER_SITE: `Esse link é de outro site. Trabalho com ${inWords(networkNames)}.`,
  UNSAFE: 'Esse endereço não é o oficial da rede, então não posso usar.',
  TOO_LONG: 'Esse link está longo demais para ser de um perfil ou publicação.',
}

const pagesOn: Record<Platform, string> = {
  instagram: 'do perfil ou da publicação',
  youtube: 'do canal ou do vídeo',
  tiktok: 'do perfil',
}

/** How to name a page whose link the share button has hidden. */
const askOtherWay = (product: Product | null, ofPlatform: string) =>
  product && targetOf(product) === 'content'
    ? 'Abra a página no navegador, copie o endereço que aparece no alto e cole aqui.'
    : `Me diga o @${ofPlatform} ou cole o endereço do perfil.`

/** Above drawn packages: 'Quantos seguidores para @loja.x?' */
export const askHowMany = (product: Product, link: string | null) =>
  link
    ? `${howMany(product.serviceType)} ${serviceNames[product.serviceType]} para ${targetShown(link)}?`
    : `${howMany(product.serviceType)} ${productName(product)} você quer?`

/** Below drawn packages. */
export const askPageToo = (product: Product) => `Me envie também ${neededLink(product)}.`

const priceBefore = (order: Priced | Product) => ('cents' in order ? priceLine(order) : '')

const firstAsk = 'Para começar, me envie o link do perfil, do vídeo ou da publicação.'

/** Texts that ask for the parts of an order: its page, its platform, its service, its quantity. */
export const askTexts = {
  /** `isOffer`: only the price was asked. */
  'ask-page': ({
    order,
    isBare,
    isOffer,
  }: {
    order: Priced | Product
    isBare?: boolean
    isOffer?: boolean
  }) => {
    const ask = `me envie ${neededLink(order)}`
    const price = isBare ? '' : priceBefore(order)
    return [
      paragraph`${price}${isOffer ? 'Se quiser' : 'Para continuar'}, ${ask}.${passwordNotNeeded}`,
      paragraph`${price}Agora só falta ${neededLink(order)}: me envie por aqui.`,
      paragraph`${price}Para ${productName(order)}, ${ask}, por favor.`,
    ]
  },
  /** Several pages were named, and which of them is meant is not sure. */
  'ask-which-page': ({ order, pages }: { order: Priced | Product; pages: readonly string[] }) => {
    const which = `qual ${targetName(order).toLowerCase()}`
    const names = inWords(pages, 'ou')
    return [
      paragraph`${priceBefore(order)}É para ${which}: ${names}?`,
      `Só para eu acertar: ${which} recebe, ${names}?`,
    ]
  },
  'ask-pages': ({ orders }: { orders: ReadonlyArray<Priced | Product> }) => {
    const lines = orders.map(
      (it) => ('cents' in it ? pricedName(it) : productName(it)) + `: ${neededLink(it)}`,
    )
    return ['Para continuar, me envie os links:', 'Faltam só os links:'].map(
      (it) => `${it}\n${bullets([...new Set(lines)])}`,
    )
  },
  'ask-quantity': ({ product, minimum, maximum, hasPage }: Limits & { hasPage: boolean }) => {
    const other = `Também faço outra quantidade, de ${formatQuantity(minimum)} a ${formatQuantity(maximum)}.`
    const many = howMany(product.serviceType)
    const service = serviceNames[product.serviceType]
    return hasPage
      ? [
          `${other} ${many} você quer? Responda com a quantidade ou o número da opção.`,
          `Qual deles você quer? ${other}`,
        ]
      : [
          `${other} Me envie ${neededLink(product)} e diga ${many.toLowerCase()} ${service} você quer.`,
          `${other} ${many} ${service} você quer? ${askPageToo(product)}`,
        ]
  },
  'ask-quantity-again': ({ product, link }: { product: Product; link: string | null }) => {
    const many = howMany(product.serviceType)
    const where = link ? ` para ${targetShown(link)}` : ''
    const other = link ? '' : ` ${askPageToo(product)}`
    return [
      `${many} ${productName(product)} você quer${where}?${other}`,
      `Qual quantidade de ${serviceNames[product.serviceType]} você quer${where}?${other || ' Pode responder só com o número.'}`,
    ]
  },
  'ask-quantities': ({ pages }: { pages: ReadonlyArray<{ product: Product; link: string }> }) => {
    const names = [...new Set(pages.map(({ product }) => productName(product)))]
    const [only] = names.length === 1 ? pages : []
    const many = only ? `${howMany(only.product.serviceType)} ${productName(only.product)}` : 'Quantos'
    const lines = pages.map(({ product, link }) =>
      only ? shownLink(link) : `${productName(product)} para ${shownLink(link)}`,
    )
    return [
      `${many} você quer para cada link?\n${bullets(lines)}`,
      `Falta só a quantidade de cada link:\n${bullets(lines)}`,
    ]
  },
  'out-of-range': answer(
    ({ product, minimum, maximum }: Limits) =>
      `Consigo de ${formatQuantity(minimum)} a ${formatQuantity(maximum)} ${productName(product)} por pedido. ${howMany(product.serviceType)} você quer?`,
  ),
  'between-ranges': answer(({ product, quantity, nearest }: BetweenRanges) => {
    const [less, more] = nearest.map((it) => formatQuantity(it))
    const refusal = `Para ${productName(product)}, ${formatQuantity(quantity)} não consigo no momento`
    return `${refusal}: o mais perto é ${less} ou ${more}. ${howMany(product.serviceType)} você quer?`
  }),
  'ask-other-page': ({ product, link }: { product: Product; link: string }) => [
    `Para ${productName(product)}, o link ${shownLink(link)} não serve: me envie ${neededLink(product)}, como ${exampleLink(product)}.`,
    `Esse link é de outro tipo de página. Para ${productName(product)}, me envie ${neededLink(product)}.`,
  ],
  'kept-page': answer(
    ({ product, link }: { product: Product; link: string }) =>
      `Esse link não serve para ${productName(product)}, então mantive ${shownLink(link)}.`,
  ),
  'ask-platform-of-handle': ({ handle }: { handle: string }) => [
    `Esse @${handle} é ${anyOfNetworks}?`,
    `De qual rede é @${handle}: ${anyNetwork}?`,
    `Só falta a rede de @${handle}: ${anyNetwork}?`,
  ],
  'ask-platform-of-service': ({ serviceType, quantity, prices }: PricedService) => {
    const list = prices.map(
      (it) => `no ${platformNames[it.platform]} (${quantity ? '' : 'a partir de '}${formatCents(it.cents)})`,
    )
    const what = `${quantity ? `${formatQuantity(quantity)} ` : ''}${serviceNames[serviceType]}`
    return [
      `Temos ${what} ${inWords(list)}.\n\nMe envie o link do perfil (ou o @ e o nome da rede) para continuar.`,
      `Para qual rede? ${capital(what)} saem ${inWords(list)}. Me envie o link do perfil (ou o @ e o nome da rede).`,
      `Falta só a rede: ${what} saem ${inWords(list)}. Qual é o link do perfil (ou o @)?`,
    ]
  },
  'ask-handle': ({ platform }: { platform: Platform | null }) =>
    platform
      ? [
          `Qual é o @ no ${platformNames[platform]}? Escreva assim: @seuperfil.`,
          `Me diga o @ do ${platformNames[platform]}, como @seuperfil.`,
        ]
      : [
          'Qual é o @? Escreva com o nome da rede, assim: @seuperfil no Instagram.',
          'Me diga o @ e a rede, como @seuperfil no Instagram.',
        ],
  'ask-service': ({ platform, services }: { platform: Platform; services: readonly ServiceType[] }) => {
    const names = inWords(
      services.map((it) => serviceNames[it]),
      'ou',
    )
    return [
      `No ${platformNames[platform]} você quer ${names}?`,
      `Qual serviço no ${platformNames[platform]}: ${names}?`,
    ]
  },
  'ask-first-page': () => [
    'Vamos lá! Me envie o link do perfil, do vídeo ou da publicação, e eu já mostro os preços.',
    firstAsk,
    'Pode mandar o link (ou o @ e o nome da rede) que eu já mostro os preços.',
  ],
  'for-whom': () => [
    'Para outra pessoa também dá: me envie o link público do perfil, do vídeo ou da publicação dela.',
    'Me envie o link da página dessa pessoa e eu troco.',
  ],
  'ask-which-product': () => [
    'Qual você quer? Pode me enviar o link (ou o @ e o nome da rede).',
    'Gostou de algum? Me envie o link do perfil, do vídeo ou da publicação.',
  ],
  'other-site': answer(() => pageRefusals.OTHER_SITE),
  'page-unusable': answer(({ refusal, platform, product }: RefusedPage) => {
    const ofPlatform = platform ? ` do ${platformNames[platform]}` : ''
    if (refusal === 'SHORT_LINK') return `${pageRefusals[refusal]} ${askOtherWay(product, ofPlatform)}`
    const ask = product
      ? `Me envie ${neededLink(product)}, por favor.`
      : `Me envie o link completo${ofPlatform}, ${platform ? pagesOn[platform] : 'do perfil, do vídeo ou da publicação'} (ou o @).`
    return `${pageRefusals[refusal]} ${ask}`
  }),
}
