import {
  type Platform,
  platforms,
  type Product,
  type ServiceType,
  type TieredProduct,
} from '@smm/contracts/products'
import { sameTier } from '@smm/contracts/same-product'
import { formatQuantity } from '@smm/pricing/money'
import { packagesOf } from '@smm/pricing/price-book'
import { isOnRequest } from '@smm/site/on-request'
import { linkFits } from '@smm/social-links/link-fits'
import { type Part, say } from '../replies/say.ts'
import {
  catalogueInWords,
  isOurs,
  isSold,
  packageLines,
  priceOf,
  rangeOf,
  soldProducts,
  soldTiers,
} from '../shop.ts'
import { capital, platformNames, productChips, productName, serviceNames } from '../replies/wording.ts'
import { withChoice } from './choose-package.ts'
import { discountRecap } from './discount-recap.ts'
import { type Draft, productOf, withTier } from './draft.ts'
import { isSame } from './is-same.ts'
import { idle, type Recap, type State, totalOf } from './state.ts'
import { does, stateAt, type Step, type Turn } from './turn.ts'

/** The result of looking at one order: complete, not sold here, or open at one point. */
type Check =
  | { is: 'ready'; draft: Draft; recap: Recap }
  | { is: 'unsold'; draft: Draft; parts: Part[] }
  | {
      is: 'open'
      draft: Draft
      product: TieredProduct | null
      needs: 'what' | 'page' | 'other-page' | 'quantity' | 'range'
    }

export const yesTaps = ['Sim, pode gerar o PIX', 'Mudar a quantidade', 'Mudar o link']

/** The next step of putting the cart together: refuses what is not sold, asks for what is missing, or shows the recap. */
export function proceed(turn: Turn, cart: readonly Draft[], lead: readonly Part[] = []): Step {
  const shown = stateAt(turn, 'choosing')?.shown ?? []
  const checks = cart.map((it) => check(turn, it, shown))
  const refusals = checks.flatMap((it) => (it.is === 'unsold' ? it.parts : []))
  const left = checks.filter((it) => it.is !== 'unsold')
  const drafts = left.map((it) => it.draft)
  const open = left.find((it) => it.is === 'open')
  if (left.length === 0) return refused(turn, refusals, lead)
  const recap = left.flatMap((it) => (it.is === 'ready' ? [it.recap] : []))
  const parts = [...lead, ...refusals]
  if (!open) return showRecap(turn, drafts, recap, parts)
  if (recap.length > 0) parts.push(say('noted', { orders: recap }))
  const step = askFor(
    turn,
    open,
    left.filter((it) => it.is === 'open'),
  )
  return {
    ...step,
    dialogue: { ...step.dialogue, cart: drafts.map((it) => (it === open.draft ? keptOf(open) : it)) },
    parts: [...parts, ...step.parts],
  }
}

type Open = Extract<Check, { is: 'open' }>

/** A page of the wrong kind and a quantity out of range are not kept. */
const keptOf = ({ draft, needs }: Open): Draft => {
  if (needs === 'other-page') return { ...draft, link: null, handle: null }
  return needs === 'range' ? { ...draft, quantity: null, choice: null } : draft
}

function check(turn: Turn, wanted: Draft, shown: readonly number[]): Check {
  const draft = inSoldTier(turn, wanted)
  const product = productOf(draft)
  if (!product)
    return isUnsold(turn, draft.serviceType)
      ? { is: 'unsold', draft, parts: refuseService(draft.serviceType!) }
      : { is: 'open', draft, product, needs: 'what' }
  if (!isOurs(turn, product)) return { is: 'unsold', draft, parts: refuseProduct(product) }
  if (!isSold(turn, product))
    return { is: 'unsold', draft, parts: [say('sold-out', { product, others: soldProducts(turn) })] }
  const chosen = withChoice(turn, draft, { product, shown })
  if (chosen.link && !linkFits(product, chosen.link))
    return { is: 'open', draft: chosen, product, needs: 'other-page' }
  if (chosen.quantity === null) return { is: 'open', draft: chosen, product, needs: 'quantity' }
  const priced = priceOf(turn, product, chosen.quantity)
  if (!priced.ok) return { is: 'open', draft: chosen, product, needs: 'range' }
  if (!chosen.link) return { is: 'open', draft: chosen, product, needs: 'page' }
  const { quantity, link } = chosen
  return {
    is: 'ready',
    draft: chosen,
    recap: { ...asRecapped(product), quantity, link: link.canonicalUrl, quotedCents: priced.amountCents },
  }
}

/** A tier that its product is not sold in gives way to the standard one, which the recap shows at its price. */
function inSoldTier(turn: Turn, draft: Draft): Draft {
  if (draft.tier === undefined) return draft
  const product = productOf(draft)
  const isKept = product === null || soldTiers(turn, product).some(({ name }) => name === draft.tier)
  return withTier(draft, isKept ? draft.tier : null)
}

const asRecapped = ({ tier, ...product }: TieredProduct) => ({ ...product, ...(tier && { tier }) })

const isUnsold = (turn: Turn, serviceType: ServiceType | null): boolean =>
  serviceType !== null && !platforms.some((platform) => isOurs(turn, { platform, serviceType }))

export const refuseProduct = (product: Product): Part[] => [
  isOnRequest(product)
    ? say('quoted-by-staff', { products: [product] })
    : say('not-sold', { name: productName(product) }),
]

function refuseService(serviceType: ServiceType): Part[] {
  const products = platforms.map((platform) => ({ platform, serviceType })).filter(isOnRequest)
  return [
    products.length
      ? say('quoted-by-staff', { products })
      : say('not-sold', { name: serviceNames[serviceType] }),
  ]
}

const refused = (turn: Turn, refusals: Part[], lead: readonly Part[]): Step => ({
  dialogue: { cart: [], state: idle },
  parts: [...lead, ...refusals, say('sold-here', { catalogue: catalogueInWords(turn), isAsked: true })],
  taps: productChips(soldProducts(turn)),
})

/** Shows the cart in full and asks for a yes. */
function showRecap(turn: Turn, cart: Draft[], listed: Recap[], lead: Part[]): Step {
  const before = stateAt(turn, 'confirming')
  const isAgain = before !== null
  const isOnePix = turn.takesCarts === true
  const coupon = listed.length === 1 || isOnePix ? (turn.dialogue.coupon ?? null) : null
  const discounted = coupon === null ? { recap: listed, parts: [] } : discountRecap(turn, coupon, listed)
  const { recap, code, isOver } = discounted
  const waits = lead.length === 0 ? waitingParts(turn, recap) : []
  const { money } = turn.reading
  const isOtherPrice = money !== null && money.use !== 'budget' && money.cents !== totalOf(recap)
  const isUnchanged = before !== null && isSame(before.recap, recap) && !does(turn, 'agree', 'ask-recap')
  const isAnswer = isUnchanged || isOtherPrice || does(turn, 'ask-price', 'ask-total', 'haggle', 'trick')
  const placedBy = isAnswer ? ({ placedBy: 'yes' } as const) : {}
  return {
    dialogue: {
      cart,
      ...(isOver && { coupon: null }),
      state: {
        ...({ at: 'confirming', recap, isPaused: false, asked: 'yes', quoted: null } as const),
        ...(code !== undefined && { coupon: code }),
        ...placedBy,
      },
    },
    parts: [
      ...lead,
      ...waits,
      ...discounted.parts,
      say('recap', { orders: recap, isAgain, isOnePix, ...(code !== undefined && { coupon: code }) }),
      say('ask-yes', { pixCount: isOnePix ? 1 : recap.length }),
    ],
    taps: yesTaps,
  }
}

/** An order like one that already waits for its payment. */
function waitingParts({ orders }: Turn, recap: readonly Recap[]): Part[] {
  const same = orders.find(
    (it) =>
      (it.status === 'requested' || it.status === 'pending') &&
      recap.some((one) => sameTier(it, one) && it.quantity === one.quantity && it.link === one.link),
  )
  return same ? [say('already-waiting', { isPaid: Boolean(same.reviewReason) })] : []
}

const collecting = (missing: Extract<State, { at: 'collecting' }>['missing']): State => ({
  at: 'collecting',
  missing,
})

/** Asks for what the first open order needs. */
function askFor(turn: Turn, { draft, product, needs }: Open, all: readonly Open[]): Step {
  if (!product) return askWhat(turn, draft)
  if (needs === 'quantity') return askQuantity(turn, draft, product)
  if (needs === 'range') {
    const range = rangeOf(turn, product)!
    return {
      dialogue: { state: collecting('quantity') },
      parts: [say('out-of-range', { product, ...range, quantity: draft.quantity ?? 0 })],
      taps: quantityTaps(turn, product),
    }
  }
  if (needs === 'other-page')
    return {
      dialogue: { state: collecting('link') },
      parts: [
        ...pricePart(turn, draft, product),
        say('ask-other-page', { product, link: draft.link!.canonicalUrl }),
      ],
    }
  const pages = all.filter((it) => it.needs === 'page')
  const orders = pages.flatMap((it) => priced(turn, it))
  const isAskedAgain = stateAt(turn, 'collecting')?.missing === 'link' && turn.said.length === 0
  const ask =
    orders.length > 1
      ? say('ask-pages', { orders })
      : say('ask-page', { order: orders[0]!, isBare: isAskedAgain })
  return { dialogue: { state: collecting('link') }, parts: [ask] }
}

function priced(turn: Turn, { draft, product }: Open) {
  if (!product || draft.quantity === null) return []
  const quote = priceOf(turn, product, draft.quantity)
  return quote.ok ? [{ ...product, quantity: draft.quantity, cents: quote.amountCents }] : []
}

function pricePart(turn: Turn, { quantity }: Draft, product: TieredProduct): Part[] {
  const quote = quantity === null ? null : priceOf(turn, product, quantity)
  return quote?.ok && quantity
    ? [say('quoted', { orders: [{ ...product, quantity, cents: quote.amountCents }] })]
    : []
}

const quantityTaps = ({ priceBook }: Turn, product: TieredProduct) =>
  packagesOf(priceBook, product)
    .slice(0, 4)
    .map((it) => `${formatQuantity(it.quantity)} ${serviceNames[product.serviceType]}`)

/** The list of packages is shown once for a product; afterwards only the question. */
function askQuantity(turn: Turn, draft: Draft, product: TieredProduct): Step {
  const range = rangeOf(turn, product)!
  const hasPage = draft.link !== null
  const shown = stateAt(turn, 'choosing')?.shown ?? []
  const isShown =
    turn.reading.tier === undefined &&
    shown.length > 0 &&
    shown.every((it) => priceOf(turn, product, it).ok) &&
    wasListed(turn, product)
  const link = draft.link?.canonicalUrl ?? null
  const packages = packagesOf(turn.priceBook, product)
  const parts =
    isShown && !turn.reading.acts.includes('ask-packages')
      ? [say('ask-quantity-again', { product, link }), ...(hasPage ? [] : [say('if-wanted', { product })])]
      : [
          say('packages', { product, link, lines: packageLines(turn, product) }),
          say('ask-quantity', { product, ...range, hasPage }),
        ]
  const state: State = isShown
    ? { at: 'choosing', shown }
    : packages.length
      ? { at: 'choosing', shown: packages.map((it) => it.quantity) }
      : collecting('quantity')
  return { dialogue: { state }, parts, taps: quantityTaps(turn, product) }
}

/** Whether the list stands in one of the last replies. */
const wasListed = ({ dialogue: { said } }: Turn, product: TieredProduct) =>
  said.slice(-3).some((it) => it.includes(serviceNames[product.serviceType]) && it.includes('R$'))

/** No product yet: asks for the network of a handle, the service on a network, or an address. */
function askWhat(turn: Turn, draft: Draft): Step {
  const { handle, platform } = draft
  if (handle && !platform)
    return {
      dialogue: { state: collecting('platform') },
      parts: [say('ask-platform', { handle })],
      taps: Object.values(platformNames),
    }
  if (platform) {
    const services = soldProducts(turn)
      .filter((it) => it.platform === platform)
      .map((it) => it.serviceType)
    return {
      dialogue: { state: collecting('service') },
      parts: [say('ask-service', { platform, services })],
      taps: services.map((it) => `${capital(serviceNames[it])} no ${platformNames[platform]}`),
    }
  }
  return {
    dialogue: { state: collecting('link') },
    parts: [askWhere(turn, draft)],
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

/** Networks on which the shop sells a service. */
export const networksOf = (turn: Turn, serviceType: ServiceType): Platform[] =>
  platforms.filter((platform) => isOurs(turn, { platform, serviceType }))
