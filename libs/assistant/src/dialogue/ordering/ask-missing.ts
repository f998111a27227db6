import { platformNames, type TieredProduct } from '@smm/contracts/products'
import { formatQuantity } from '@smm/pricing/money'
import { packagesOf } from '@smm/pricing/price-book'
import { capital } from '../../naming/grammar.ts'
import { packageLines } from '../../naming/package-lines.ts'
import { shownLink } from '../../naming/page-names.ts'
import { serviceNames } from '../../naming/product-names.ts'
import { type Part, say } from '../../replies/say.ts'
import { productSuggestions } from '../../replies/suggestions.ts'
import { type Limits, nearestTo, priceOf, soldProducts } from '../../shop.ts'
import { says } from '../../understanding/reading.ts'
import { type Draft, pageOf } from '../cart/draft.ts'
import { leastOf, limitsOf, pricedOf, pricesOf } from '../cart/known-prices.ts'
import { collecting, type State } from '../state.ts'
import { stateAt, type Step, type Turn } from '../turn.ts'
import type { Open } from './check-cart.ts'

type OfProduct = Extract<Open, { limits: Limits }>
type WithOtherPage = Extract<Open, { link: string }>

/** Asks for what the first of the open orders needs. */
export function askMissing(turn: Turn, open: Open, all: readonly Open[]): Step {
  switch (open.needs) {
    case 'what':
      return askWhat(turn, open.draft)
    case 'quantity':
      return askQuantity(turn, open, all)
    case 'range':
      return askInRange(turn, open)
    case 'other-page':
      return askOtherPage(turn, open)
    case 'page':
      return askPage(turn, open, all)
  }
}

function askOtherPage(turn: Turn, { draft, limits: { product }, link }: WithOtherPage): Step {
  const quoted = pricesOf(turn, [draft]).map((order) => say('quoted', { orders: [order] }))
  const question = say('ask-other-page', { product, link })
  return { dialogue: { state: collecting('link') }, parts: quoted, question }
}

function askPage(turn: Turn, open: OfProduct, all: readonly Open[]): Step {
  const orders = pricesOf(
    turn,
    all.filter((it) => it.needs === 'page').map((it) => it.draft),
  )
  const pages = possiblePages(turn)
  const [order = open.limits.product, ...others] = orders
  const asked: Step = { dialogue: { state: collecting('link') }, parts: [] }
  if (others.length > 0) return { ...asked, question: say('ask-pages', { orders }) }
  if (pages.length > 1)
    return { ...asked, question: say('ask-which-page', { order, pages }), suggestions: pages }
  const isBare = isAskedAgain(turn)
  const isOffer = says(turn.reading, 'ask-price') && !says(turn.reading, 'agree', 'command', 'order-now')
  return { ...asked, question: say('ask-page', { order, isBare, isOffer }) }
}

/** The page was asked for just before, and nothing of an order or its price is said since. */
const isAskedAgain = (turn: Turn) =>
  stateAt(turn, 'collecting')?.missing === 'link' &&
  turn.namedOrders.length === 0 &&
  !says(turn.reading, 'ask-price', 'ask-total', 'ask-recap')

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
function askInRange(turn: Turn, { draft, limits }: OfProduct): Step {
  const { product } = limits
  const quantity = draft.quantity ?? 0
  const nearest = nearestTo(turn, product, quantity)
  return {
    dialogue: { state: collecting('quantity') },
    parts: [],
    question: nearest ? say('between-ranges', { product, quantity, nearest }) : say('out-of-range', limits),
    suggestions: quantitySuggestions(turn, product, nearest),
  }
}

/** Quantities to suggest: those given, else the first packages. */
function quantitySuggestions(
  turn: Turn,
  product: TieredProduct,
  given = quantitiesOf(turn, product),
): string[] {
  return given.slice(0, 4).map((it) => `${formatQuantity(it)} ${serviceNames[product.serviceType]}`)
}

const quantitiesOf = ({ priceBook }: Turn, product: TieredProduct): readonly number[] =>
  packagesOf(priceBook, product).map((it) => it.quantity)

/** The list of packages is shown once for a product; afterwards only the question. */
function askQuantity(turn: Turn, { draft, limits }: OfProduct, all: readonly Open[]): Step {
  const { product } = limits
  const link = pageOf(draft)
  const listed = quantitiesListed(turn, product)
  const isListed = listed === null || says(turn.reading, 'ask-packages')
  const pages = all.flatMap((it) =>
    it.needs === 'quantity' && it.draft.link
      ? [{ product: it.limits.product, link: it.draft.link.canonicalUrl }]
      : [],
  )
  const isOfSeveral = pages.length > 1
  const first = isListed
    ? say('ask-quantity', { ...limits, hasPage: link !== null })
    : say('ask-quantity-again', { product, link })
  const shown = listed ?? quantitiesOf(turn, product)
  const services = [product, ...(isOfSeveral ? pages.map((it) => it.product) : [])].map(
    (it) => it.serviceType,
  )
  const state: State = shown.length ? { at: 'choosing', shown: [...shown], services } : collecting('quantity')
  return {
    dialogue: { state },
    parts: isListed ? [say('packages', { product, link, lines: packageLines(turn, product) })] : [],
    question: isOfSeveral ? say('ask-quantities', { pages }) : first,
    suggestions: quantitySuggestions(turn, product),
  }
}

/** The quantities that are listed already, where they are those of the product and no tier is named; null otherwise. */
function quantitiesListed(turn: Turn, product: TieredProduct): readonly number[] | null {
  const { shown = [], services = [] } = stateAt(turn, 'choosing') ?? {}
  const isOfProduct =
    services.includes(product.serviceType) && shown.every((it) => priceOf(turn, product, it).ok)
  return turn.reading.tier === undefined && shown.length > 0 && isOfProduct ? shown : null
}

/** No product yet: asks for the platform of a handle, the service on a platform, or an address. */
function askWhat(turn: Turn, draft: Draft): Step {
  const { handle, platform } = draft
  if (handle && !platform)
    return {
      dialogue: { state: collecting('platform') },
      parts: [],
      question: say('ask-platform-of-handle', { handle }),
      suggestions: Object.values(platformNames),
    }
  if (platform) {
    const services = soldProducts(turn)
      .filter((it) => it.platform === platform)
      .map((it) => it.serviceType)
    return {
      dialogue: { state: collecting('service') },
      parts: [],
      question: say('ask-service', { platform, services }),
      suggestions: services.map((it) => `${capital(serviceNames[it])} no ${platformNames[platform]}`),
    }
  }
  return {
    dialogue: { state: collecting('link') },
    parts: [],
    question: askWhere(turn, draft),
    suggestions: productSuggestions(sold(turn, draft)),
  }
}

const sold = (turn: Turn, { serviceType }: Draft) =>
  soldProducts(turn).filter((it) => !serviceType || it.serviceType === serviceType)

/** The service is known and not the platform, or only a quantity, or nothing: an address tells all. */
function askWhere(turn: Turn, draft: Draft): Part {
  const { serviceType, quantity } = draft
  const products = sold(turn, draft)
  if (!serviceType || products.length === 0) return say('ask-first-page')
  const prices = products.flatMap((it) =>
    quantity === null ? leastOf(turn, it) : pricedOf(turn, it, [quantity]),
  )
  if (prices.length > 0) return say('ask-platform-of-service', { serviceType, quantity, prices })
  return say('impossible-quantity', {
    serviceType,
    limits: products.flatMap((it) => limitsOf(turn, it) ?? []),
  })
}
