import { platformNames, type TieredProduct } from '@smm/contracts/products'
import { formatQuantity } from '@smm/pricing/money'
import { packagesOf } from '@smm/pricing/price-book'
import { packageLines } from '../../replies/list-packages.ts'
import { type Part, say } from '../../replies/say.ts'
import { capital, productChips, serviceNames, shownLink } from '../../replies/wording.ts'
import { nearestTo, priceOf, rangeOf, soldProducts } from '../../shop.ts'
import { type Draft, pageOf } from '../cart/draft.ts'
import { pricesOf } from '../cart/known-prices.ts'
import { collecting, type State } from '../state.ts'
import { does, stateAt, type Step, type Turn } from '../turn.ts'

/** An order that lacks one thing. */
export type Open = {
  is: 'open'
  draft: Draft
  product: TieredProduct | null
  needs: 'what' | 'page' | 'other-page' | 'quantity' | 'range'
}

/** `isListedAnew`: the packages are listed, be they listed already · `isPriceTold`: the price was told just before. */
export type Asking = { isListedAnew?: boolean; isPriceTold?: boolean }

/** Asks for what the first open order needs. */
export function askFor(turn: Turn, open: Open, all: readonly Open[], asking: Asking): Step {
  const { draft, product, needs } = open
  if (!product) return askWhat(turn, draft)
  const counted = all.filter((it) => it.needs === 'quantity')
  if (needs === 'quantity') return askQuantity(turn, draft, product, counted, asking)
  if (needs === 'range') return askInRange(turn, product, draft.quantity ?? 0)
  if (needs === 'other-page') {
    const quoted = pricesOf(turn, [draft]).map((order) => say('quoted', { orders: [order] }))
    const question = say('ask-other-page', { product, link: pageOf(draft)! })
    return { dialogue: { state: collecting('link') }, parts: quoted, question }
  }
  const orders = pricesOf(
    turn,
    all.filter((it) => it.needs === 'page').map((it) => it.draft),
  )
  const isPriceAsked = does(turn, 'ask-price', 'ask-total', 'ask-recap')
  const isAskedAgain =
    stateAt(turn, 'collecting')?.missing === 'link' && turn.namedOrders.length === 0 && !isPriceAsked
  const pages = possiblePages(turn)
  if (orders.length === 1 && pages.length > 1)
    return {
      dialogue: { state: collecting('link') },
      parts: [],
      question: say('ask-which-page', { order: orders[0]!, pages }),
      taps: pages,
    }
  const isBare = isAskedAgain || asking.isPriceTold === true
  const question =
    orders.length > 1 ? say('ask-pages', { orders }) : say('ask-page', { order: orders[0]!, isBare })
  return { dialogue: { state: collecting('link') }, parts: [], question }
}

/** The pages that the message may mean, as they are shown. */
const possiblePages = ({ reading: { targets } }: Turn): string[] => [
  ...new Set(
    targets.flatMap(({ role, link, handle }) => {
      if (role !== 'possible') return []
      return link ? [shownLink(link.canonicalUrl)] : handle ? [`@${handle}`] : []
    }),
  ),
]

/** The nearest quantities of a product in several ranges are offered; else its range alone. */
function askInRange(turn: Turn, product: TieredProduct, quantity: number): Step {
  const nearest = nearestTo(turn, product, quantity)
  return {
    dialogue: { state: collecting('quantity') },
    parts: [],
    question: nearest
      ? say('between-ranges', { product, quantity, nearest })
      : say('out-of-range', { product, ...rangeOf(turn, product)! }),
    taps: quantityTaps(turn, product, nearest),
  }
}

/** Quantities to be tapped: those given, else the first packages. */
function quantityTaps({ priceBook }: Turn, product: TieredProduct, given?: readonly number[]): string[] {
  const quantities = given ?? packagesOf(priceBook, product).map((it) => it.quantity)
  return quantities.slice(0, 4).map((it) => `${formatQuantity(it)} ${serviceNames[product.serviceType]}`)
}

/** The list of packages is shown once for a product; afterwards only the question. */
function askQuantity(
  turn: Turn,
  draft: Draft,
  product: TieredProduct,
  counted: readonly Open[],
  { isListedAnew = false }: Asking,
): Step {
  const link = pageOf(draft)
  const hasPage = link !== null
  const { shown = [], services = [] } = stateAt(turn, 'choosing') ?? {}
  const isShown =
    turn.reading.tier === undefined &&
    shown.length > 0 &&
    shown.every((it) => priceOf(turn, product, it).ok) &&
    services.includes(product.serviceType) &&
    !isListedAnew
  const isListed = !isShown || turn.reading.acts.includes('ask-packages')
  const list = isListed ? [say('packages', { product, link, lines: packageLines(turn, product) })] : []
  const pages = counted.flatMap(({ draft: { link }, product }) =>
    product && link ? [{ product, link: link.canonicalUrl }] : [],
  )
  const askedOf = pages.length > 1 ? [product, ...pages.map((it) => it.product)] : [product]
  const first = isListed
    ? say('ask-quantity', { product, ...rangeOf(turn, product)!, hasPage })
    : say('ask-quantity-again', { product, link })
  const question = pages.length > 1 ? say('ask-quantities', { pages }) : first
  const quantities = isShown ? shown : packagesOf(turn.priceBook, product).map((it) => it.quantity)
  const state: State = quantities.length
    ? { at: 'choosing', shown: quantities, services: askedOf.map((it) => it.serviceType) }
    : collecting('quantity')
  return { dialogue: { state }, parts: list, question, taps: quantityTaps(turn, product) }
}

/** No product yet: asks for the network of a handle, the service on a network, or an address. */
function askWhat(turn: Turn, draft: Draft): Step {
  const { handle, platform } = draft
  if (handle && !platform)
    return {
      dialogue: { state: collecting('platform') },
      parts: [],
      question: say('ask-platform', { handle }),
      taps: Object.values(platformNames),
    }
  if (platform) {
    const services = soldProducts(turn)
      .filter((it) => it.platform === platform)
      .map((it) => it.serviceType)
    return {
      dialogue: { state: collecting('service') },
      parts: [],
      question: say('ask-service', { platform, services }),
      taps: services.map((it) => `${capital(serviceNames[it])} no ${platformNames[platform]}`),
    }
  }
  return {
    dialogue: { state: collecting('link') },
    parts: [],
    question: askWhere(turn, draft),
    taps: productChips(sold(turn, draft)),
  }
}

const sold = (turn: Turn, { serviceType }: Draft) =>
  soldProducts(turn).filter((it) => !serviceType || it.serviceType === serviceType)

/** The service is known and not the network, or only a quantity, or nothing: an address tells all. */
function askWhere(turn: Turn, draft: Draft): Part {
  const { serviceType, quantity } = draft
  const products = sold(turn, draft)
  if (!serviceType || products.length === 0) return say('ask-first-page')
  const prices = products.flatMap((it) => {
    const quote = priceOf(turn, it, quantity ?? rangeOf(turn, it)!.minimum)
    return quote.ok ? [{ platform: it.platform, cents: quote.amountCents }] : []
  })
  if (prices.length > 0) return say('ask-network', { serviceType, quantity, prices })
  const limits = products.map((product) => ({ product, ...rangeOf(turn, product)! }))
  return say('impossible-quantity', { serviceType, limits })
}
