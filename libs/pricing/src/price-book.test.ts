import { fromPriceCents, packagesOf, packagesOn, publishedProduct } from './price-book.ts'
import { seedBook } from './seed-book.ts'

const pairs = (list: ReadonlyArray<{ quantity: number; priceCents: number }>) =>
  list.map((it) => [it.quantity, it.priceCents / 100])

describe('packages', () => {
  it.each([
    [
      'instagram',
      'followers',
      'prices',
      [
        [100, 15],
        [500, 45],
        [1500, 120],
        [5000, 300],
      ],
    ],
    [
      'instagram',
      'likes',
      'prices',
      [
        [50, 8],
        [300, 25],
        [1000, 60],
      ],
    ],
    [
      'instagram',
      'likes',
      'landing',
      [
        [50, 8],
        [500, 35],
        [2500, 150],
      ],
    ],
    [
      'youtube',
      'subscribers',
      'prices',
      [
        [100, 25],
        [500, 80],
        [1000, 200],
        [5000, 800],
      ],
    ],
    [
      'youtube',
      'subscribers',
      'landing',
      [
        [100, 25],
        [500, 80],
        [1000, 200],
        [5000, 800],
      ],
    ],
    [
      'youtube',
      'views',
      'prices',
      [
        [500, 12],
        [2000, 35],
        [10000, 120],
        [50000, 400],
      ],
    ],
    [
      'youtube',
      'views',
      'landing',
      [
        [500, 12],
        [2000, 35],
        [10000, 120],
        [50000, 400],
      ],
    ],
    [
      'tiktok',
      'followers',
      'prices',
      [
        [100, 12],
        [500, 45],
        [2500, 180],
      ],
    ],
    [
      'tiktok',
      'followers',
      'landing',
      [
        [100, 12],
        [500, 45],
        [2500, 180],
        [10000, 600],
      ],
    ],
  ] as const)('%s %s on the %s page', (platform, serviceType, page, expected) =>
    expect(pairs(packagesOn(seedBook, page, { platform, serviceType }))).toEqual(expected),
  )

  it.each([
    ['prices', 'youtube', 'views', 2_000, 'MELHOR VALOR'],
    ['landing', 'youtube', 'views', 10_000, 'MAIS POPULAR'],
    ['prices', 'tiktok', 'followers', 500, 'TRENDING'],
    ['landing', 'tiktok', 'followers', 2_500, 'MAIS POPULAR'],
    ['prices', 'instagram', 'followers', 500, 'MAIS POPULAR'],
  ] as const)(
    'highlights on the %s page of %s %s the card of %d',
    (page, platform, serviceType, quantity, badge) => {
      const highlighted = packagesOn(seedBook, page, { platform, serviceType }).filter((it) => it.isPopular)
      expect(highlighted).toEqual([expect.objectContaining({ quantity, badge })])
    },
  )

  it('keeps every table in rising order, inside the published range, with a higher original price', () => {
    for (const { packages, minimum, maximum } of seedBook) {
      expect(packages[0]?.quantity).toBe(minimum)
      expect(packages.at(-1)!.quantity).toBeLessThanOrEqual(maximum)
      packages.slice(1).forEach((it, index) => {
        expect(it.quantity).toBeGreaterThan(packages[index]!.quantity)
        expect(it.priceCents).toBeGreaterThan(packages[index]!.priceCents)
      })
      for (const it of packages) if (it.originalCents) expect(it.originalCents).toBeGreaterThan(it.priceCents)
    }
  })

  it('derives the lowest price of each product', () => {
    const from = seedBook.map((it) => [it.platform, it.serviceType, fromPriceCents(seedBook, it)])
    expect(from).toEqual([
      ['instagram', 'followers', 1_500],
      ['instagram', 'likes', 800],
      ['youtube', 'subscribers', 2_500],
      ['youtube', 'views', 1_200],
      ['tiktok', 'followers', 1_200],
    ])
  })

  it('shows those of the prices page on a landing page without any of its own', () => {
    const product = { platform: 'instagram', serviceType: 'followers' } as const
    expect(packagesOn(seedBook, 'landing', product)).toEqual(packagesOn(seedBook, 'prices', product))
  })

  it('has no packages of unpublished products', () => {
    const product = { platform: 'tiktok', serviceType: 'likes' } as const
    expect(publishedProduct(seedBook, product)).toBeUndefined()
    expect(packagesOf(seedBook, product)).toEqual([])
    expect(packagesOn(seedBook, 'landing', product)).toEqual([])
    expect(fromPriceCents(seedBook, product)).toBeUndefined()
  })
})
