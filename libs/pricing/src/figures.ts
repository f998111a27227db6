import type { Package, PriceBook, PricePage, PublishedProduct } from '@smm/contracts/price-book'
import type { Product } from '@smm/contracts/products'
import type { ShopFigures } from '@smm/contracts/shop-figures'
import { centsToDecimal, formatCents, formatCentsInSentence, formatQuantity } from './money.ts'
import { packagesOn, publishedProduct } from './price-book.ts'
import { trueBadge } from './true-badge.ts'

/** Fills the slots of the pages. Each document holds it as JSON, which pages of other releases read. */
export type Figures = { packages: PriceBook; shop?: ShopFigures }

type OfProduct = { book: PriceBook; product: PublishedProduct }
type OfPackage = OfProduct & { package: Package }

const onPage = (page: PricePage, { book, product, package: { quantity } }: OfPackage) =>
  packagesOn(book, page, product).find((it) => it.quantity === quantity)

function badgeOn(page: PricePage, it: OfPackage): { ofFavourite?: string; ofBest?: string } {
  const packages = packagesOn(it.book, page, it.product)
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

/** Keys of figures: 'price instagram followers 500', 'from instagram likes', 'most-off'. */
export const packageFigure = (name: keyof typeof ofPackage, of: Product, quantity: number | string): string =>
  `${name} ${of.platform} ${of.serviceType} ${quantity}`
export const productFigure = (name: keyof typeof ofProduct, of: Product): string =>
  `${name} ${of.platform} ${of.serviceType}`
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
  const product = publishedProduct(book, { platform, serviceType } as Product)
  if (!product) return undefined
  if (isNameIn(ofProduct, name)) return ofProduct[name]({ book, product })
  const found = product.packages.find((it) => String(it.quantity) === quantity)
  return found && isNameIn(ofPackage, name) ? ofPackage[name]({ book, product, package: found }) : undefined
}

function ofShop({ completedOrders, starts }: ShopFigures, key: string): string | undefined {
  if (key === completedOrdersFigure)
    return completedOrders === undefined ? undefined : formatQuantity(completedOrders)
  const start = starts.find((it) => key === medianStartFigure(it))
  return start && `${start.medianMinutes} min`
}

const isNameIn = <T extends object>(figures: T, name: PropertyKey): name is keyof T =>
  Object.hasOwn(figures, name)
