import type {
  Package,
  PriceBook,
  PricePage,
  PublishedProduct,
  TierNote,
} from '@smm/contracts/prices/price-book'
import type { Product, TieredProduct } from '@smm/contracts/products'
import { standardTier } from '@smm/contracts/same-product'
import type { ShopFigures } from '@smm/contracts/figures/shop-figures'
import { centsToDecimal, formatCents, formatCentsInSentence, formatQuantity } from './money.ts'
import { inTier, packagesOn, publishedProduct } from './price-book.ts'
import { trueBadge } from './true-badge.ts'

/** Fills the slots of the pages. Each document holds it as JSON, which pages of other releases read. */
export type Figures = { packages: PriceBook; shop?: ShopFigures }

/** A product, or one of its other tiers by its index among them: '1' is the first. */
export type TierProduct = Product & { tierIndex?: string | undefined }

type OfProduct = {
  book: PriceBook
  sold: TieredProduct
  product: PublishedProduct
  tier: TierNote | undefined
}
type OfPackage = OfProduct & { package: Package }

const onPage = (page: PricePage, { book, sold, package: { quantity } }: OfPackage) =>
  packagesOn(book, page, sold).find((it) => it.quantity === quantity)

function badgeOn(page: PricePage, it: OfPackage): { ofFavourite?: string; ofBest?: string } {
  const packages = packagesOn(it.book, page, it.sold)
  const shown = packages.find(({ quantity }) => quantity === it.package.quantity)
  const badge = shown && trueBadge(packages, shown)
  if (!badge) return {}
  return shown.badge ? { ofFavourite: badge } : badge === 'MELHOR VALOR' ? { ofBest: badge } : {}
}

const ofPackage = {
  /** '1.500' */
  quantity: ({ package: it }) => formatQuantity(it.quantity),
  name: ({ package: it }) => it.name,
  /** The name beside the quantity: one that begins with it would repeat it. */
  heading: ({ package: it }) => (it.name.startsWith(formatQuantity(it.quantity)) ? 'Pacote' : it.name),
  /** 'R$ 45,00' */
  price: ({ package: it }) => formatCents(it.priceCents),
  /** '45.00', for machines. */
  decimal: ({ package: it }) => centsToDecimal(it.priceCents),
  /** The struck-through price. */
  original: ({ package: it }) => (it.originalCents === null ? undefined : formatCents(it.originalCents)),
  'shown-on-prices': (it) => onPage('prices', it)?.name,
  'shown-on-landing': (it) => onPage('landing', it)?.name,
  /** Of the favourite. */
  'badge-on-prices': (it) => badgeOn('prices', it).ofFavourite,
  'badge-on-landing': (it) => badgeOn('landing', it).ofFavourite,
  /** Of the lowest price per unit, beside the favourite. */
  'best-on-prices': (it) => badgeOn('prices', it).ofBest,
  'best-on-landing': (it) => badgeOn('landing', it).ofBest,
} satisfies Record<string, (it: OfPackage) => string | undefined>

const ofProduct = {
  /** 'R$ 15', the lowest price. */
  from: ({ product }) => product.packages[0] && formatCentsInSentence(product.packages[0].priceCents),
  'common-up-to': ({ product: { commonUpToCents } }) =>
    commonUpToCents === undefined ? undefined : formatCentsInSentence(commonUpToCents),
  minimum: ({ product }) => formatQuantity(product.minimum),
  maximum: ({ product }) => formatQuantity(product.maximum),
  /** The name of the tier, where the product has several. */
  tier: ({ tier }) => tier?.name,
  'tier-sentence': ({ tier }) => tier?.sentence || undefined,
  /** The name in an address. */
  'tier-parameter': ({ tier }) => tier && encodeURIComponent(tier.name),
} satisfies Record<string, (it: OfProduct) => string | undefined>

/** The largest discount against a struck-through price, in whole percents: '40%'. */
function maxDiscount(book: PriceBook): string | undefined {
  const percents = book.flatMap(({ packages }) =>
    packages.map(({ priceCents, originalCents }) =>
      originalCents ? Math.floor((100 * (originalCents - priceCents)) / originalCents) : 0,
    ),
  )
  const most = Math.max(0, ...percents)
  return most > 0 ? `${most}%` : undefined
}

/** Keys of figures: 'price instagram followers 500', '… followers#1 500' of its first other tier, 'from instagram likes'. */
export const packageFigure = (
  name: keyof typeof ofPackage,
  of: TierProduct,
  quantity: number | string,
): string => `${name} ${productKey(of)} ${quantity}`
export const productFigure = (name: keyof typeof ofProduct, of: TierProduct): string =>
  `${name} ${productKey(of)}`
export const productKey = ({ platform, serviceType, tierIndex }: TierProduct): string =>
  `${platform} ${serviceType}${tierIndex === undefined ? '' : `#${tierIndex}`}`
export const maxDiscountFigure = 'most-off'
export const completedOrdersFigure = 'shop-completed-orders'
/** 'shop-start instagram followers' */
export const medianStartFigure = ({ platform, serviceType }: Product): string =>
  `shop-start ${platform} ${serviceType}`

/** The text of a figure by its key; undefined where the book has none. */
export function figureOf({ packages: book, shop }: Figures, key: string): string | undefined {
  if (key === maxDiscountFigure) return maxDiscount(book)
  if (key.startsWith('shop-')) return shop && ofShop(shop, key)
  const [name = '', platform, serviceType, quantity] = key.split(' ')
  const of = findTierProduct(book, readProductKey(platform, serviceType))
  if (!of) return undefined
  if (isNameIn(ofProduct, name)) return ofProduct[name](of)
  const found = of.product.packages.find((it) => String(it.quantity) === quantity)
  return found && isNameIn(ofPackage, name) ? ofPackage[name]({ ...of, package: found }) : undefined
}

/** Of the two words of a `productKey`. */
export function readProductKey(platform = '', service = ''): TierProduct {
  const [serviceType, tierIndex] = service.split('#')
  return { platform, serviceType, tierIndex } as TierProduct
}

/** Undefined where the book has no such product or tier. */
export function findTierProduct(book: PriceBook, { tierIndex, ...of }: TierProduct): OfProduct | undefined {
  const standard = publishedProduct(book, inTier(of, undefined))
  const tiers = standard?.tiers && [
    { name: standardTier, sentence: standard.sentence ?? '' },
    ...standard.tiers,
  ]
  const tier = tiers?.[Number(tierIndex ?? 0)]
  if (!standard || (tierIndex !== undefined && !tier)) return undefined
  const sold = inTier(standard, tier?.name)
  return { book, sold, product: publishedProduct(book, sold)!, tier }
}

function ofShop({ completedOrders, starts }: ShopFigures, key: string): string | undefined {
  if (key === completedOrdersFigure)
    return completedOrders === undefined ? undefined : formatQuantity(completedOrders)
  const start = starts.find((it) => key === medianStartFigure(it))
  return start && `${start.medianMinutes} min`
}

const isNameIn = <T extends object>(figures: T, name: PropertyKey): name is keyof T =>
  Object.hasOwn(figures, name)
