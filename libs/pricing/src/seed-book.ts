import type { Badge, Package, PriceBook, PricePage } from '@smm/contracts/prices/price-book'
import type { Figures } from './figures.ts'

const both: PricePage[] = ['prices', 'landing']
const pricesPage: PricePage[] = ['prices']
const landingPage: PricePage[] = ['landing']

type Row = [name: string, quantity: number, price: number, original: number | null, pages: PricePage[]]
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

/** The price tables of the specification, section 9: the book of a shop whose owner has not changed a price yet. */
export const seedBook: PriceBook = [
  {
    platform: 'instagram',
    serviceType: 'followers',
    minimum: 100,
    maximum: 50_000,
    commonUpToCents: 50_000,
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
    commonUpToCents: 30_000,
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

export const seedFigures: Figures = { packages: seedBook }
