import type { Platform, Product, ServiceType } from '@smm/contracts/products'

export type Badge = 'MAIS POPULAR' | 'RECOMENDADO' | 'MELHOR VALOR' | 'TRENDING'
export type PricePage = 'prices' | 'landing'

export type Package = {
  name: string
  quantity: number
  priceCents: number
  /** The struck-through price; null where only the landing page publishes the package. */
  originalCents: number | null
  isPopular: boolean
  badge: Badge | null
  /** Where the package is published. */
  pages: readonly PricePage[]
}

export type PublishedProduct = Product & {
  /** Quantities the pages promise. */
  minimum: number
  maximum: number
  packages: readonly Package[]
  /** The landing page highlights another card than the prices page. */
  landingFavourite?: { quantity: number; badge: Badge }
}

const both = ['prices', 'landing'] as const
const pricesPage = ['prices'] as const
const landingPage = ['landing'] as const

type Row = [
  name: string,
  quantity: number,
  price: number,
  original: number | null,
  pages: readonly PricePage[],
]
const inReais = (rows: Row[], favourite: string, badge: Badge): Package[] =>
  rows.map(([name, quantity, price, original, pages]) => ({
    name,
    quantity,
    priceCents: price * 100,
    originalCents: original === null ? null : original * 100,
    isPopular: name === favourite,
    badge: name === favourite ? badge : null,
    pages,
  }))

/** The tables of the specification, section 9: the only copy of a published price. */
export const publishedProducts: readonly PublishedProduct[] = [
  {
    platform: 'instagram',
    serviceType: 'followers',
    minimum: 100,
    maximum: 50_000,
    packages: inReais(
      [
        ['Starter', 100, 15, 25, pricesPage],
        ['Growth', 500, 45, 65, pricesPage],
        ['Pro', 1_500, 120, 180, pricesPage],
        ['Business', 5_000, 300, 450, pricesPage],
      ],
      'Growth',
      'MAIS POPULAR',
    ),
  },
  {
    platform: 'instagram',
    serviceType: 'likes',
    minimum: 50,
    maximum: 10_000,
    packages: inReais(
      [
        ['Basic', 50, 8, 12, both],
        ['Popular', 300, 25, 35, pricesPage],
        ['500 curtidas', 500, 35, null, landingPage],
        ['Power', 1_000, 60, 90, pricesPage],
        ['2.500 curtidas', 2_500, 150, null, landingPage],
      ],
      'Popular',
      'MAIS POPULAR',
    ),
  },
  {
    platform: 'youtube',
    serviceType: 'subscribers',
    minimum: 100,
    maximum: 10_000,
    packages: inReais(
      [
        ['Start', 100, 25, 35, both],
        ['Growth', 500, 80, 120, both],
        ['Pro', 1_000, 200, 300, both],
        ['Business', 5_000, 800, 1_200, both],
      ],
      'Growth',
      'RECOMENDADO',
    ),
  },
  {
    platform: 'youtube',
    serviceType: 'views',
    minimum: 500,
    maximum: 100_000,
    packages: inReais(
      [
        ['Basic', 500, 12, 18, both],
        ['Popular', 2_000, 35, 50, both],
        ['Power', 10_000, 120, 180, both],
        ['Viral', 50_000, 400, 600, both],
      ],
      'Popular',
      'MELHOR VALOR',
    ),
    landingFavourite: { quantity: 10_000, badge: 'MAIS POPULAR' },
  },
  {
    platform: 'tiktok',
    serviceType: 'followers',
    minimum: 100,
    maximum: 50_000,
    packages: inReais(
      [
        ['Starter', 100, 12, 18, both],
        ['Trending', 500, 45, 65, both],
        ['Influencer', 2_500, 180, 270, both],
        ['10.000 seguidores', 10_000, 600, null, landingPage],
      ],
      'Trending',
      'TRENDING',
    ),
    landingFavourite: { quantity: 2_500, badge: 'MAIS POPULAR' },
  },
]

const productKey = (platform: Platform, serviceType: ServiceType) => `${platform} ${serviceType}`
const byProduct = new Map(publishedProducts.map((it) => [productKey(it.platform, it.serviceType), it]))

/** The published packages and range of a product; undefined when no page publishes it. */
export const publishedProduct = (product: Product): PublishedProduct | undefined =>
  byProduct.get(productKey(product.platform, product.serviceType))

/** Every package the pages bind us to, smallest first, with the prices page's favourite; empty when none. */
export const packagesOf = (product: Product): readonly Package[] => publishedProduct(product)?.packages ?? []

/** The packages one page shows, with that page's own highlighted card. */
export function packagesOn(page: PricePage, product: Product): Package[] {
  const published = publishedProduct(product)
  if (!published) return []
  const shown = published.packages.filter((it) => it.pages.includes(page))
  const favourite = page === 'landing' ? published.landingFavourite : undefined
  if (!favourite) return shown
  return shown.map((it) => {
    const isPopular = it.quantity === favourite.quantity
    return { ...it, isPopular, badge: isPopular ? favourite.badge : null }
  })
}

/** The 'a partir de' price of a published product, in centavos. */
export const fromPriceCents = (product: Product): number | undefined => packagesOf(product)[0]?.priceCents
