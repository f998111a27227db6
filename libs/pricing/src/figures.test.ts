import {
  completedOrdersFigure,
  figureOf,
  maxDiscountFigure,
  medianStartFigure,
  packageFigure,
  productFigure,
} from './figures.ts'
import { seedBook, seedFigures } from './seed-book.ts'
import type { Package } from '@smm/contracts/prices/price-book'

const followers = { platform: 'instagram', serviceType: 'followers' } as const
const views = { platform: 'youtube', serviceType: 'views' } as const
const unpublished = { platform: 'tiktok', serviceType: 'likes' } as const

const withPackages = (change: (it: Package) => Package[]) => ({
  packages: seedBook.map((it) => ({ ...it, packages: it.packages.flatMap(change) })),
})

describe('figureOf', () => {
  it.each([
    [packageFigure('price', followers, 500), 'R$ 45,00'],
    [packageFigure('decimal', followers, 500), '45.00'],
    [packageFigure('original', followers, 500), 'R$ 65,00'],
    [packageFigure('original', { ...followers, serviceType: 'likes' }, 500), undefined],
    [packageFigure('badge-on-prices', views, 2_000), 'MAIS POPULAR'],
    [packageFigure('best-on-prices', views, 2_000), undefined],
    [packageFigure('best-on-prices', views, 50_000), 'MELHOR VALOR'],
    [packageFigure('best-on-landing', views, 50_000), 'MELHOR VALOR'],
    [packageFigure('badge-on-landing', views, 2_000), undefined],
    [packageFigure('badge-on-landing', views, 10_000), 'MAIS POPULAR'],
    [packageFigure('shown-on-prices', { ...followers, serviceType: 'likes' }, 500), undefined],
    [packageFigure('shown-on-landing', followers, 500), 'Growth'],
    [packageFigure('price', followers, 501), undefined],
    [packageFigure('price', unpublished, 500), undefined],
    [packageFigure('name', followers, 500), 'Growth'],
    [packageFigure('heading', followers, 500), 'Growth'],
    [packageFigure('quantity', followers, 1_500), '1.500'],
    [productFigure('from', followers), 'R$ 15'],
    [productFigure('common-up-to', followers), 'R$ 500'],
    [productFigure('common-up-to', views), undefined],
    [productFigure('minimum', views), '500'],
    [productFigure('maximum', views), '100.000'],
    [maxDiscountFigure, '40%'],
    ['constructor instagram followers', undefined],
    ['price', undefined],
    ['', undefined],
  ])('%s is %s', (key, text) => expect(figureOf(seedFigures, key)).toBe(text))

  it('tells the shop’s own figures where there are some', () => {
    const shop = { completedOrders: 12_345, starts: [{ ...followers, medianMinutes: 12 }] }
    const figures = { ...seedFigures, shop }
    expect(figureOf(figures, completedOrdersFigure)).toBe('12.345')
    expect(figureOf(figures, medianStartFigure(followers))).toBe('12 min')
    expect(figureOf(figures, medianStartFigure(views))).toBeUndefined()
    expect(figureOf({ ...seedFigures, shop: { starts: [] } }, completedOrdersFigure)).toBeUndefined()
    expect(figureOf(seedFigures, completedOrdersFigure)).toBeUndefined()
  })

  it('follows the book', () => {
    const dearer = withPackages((it) => [{ ...it, priceCents: it.priceCents + 50, originalCents: null }])
    expect(figureOf(dearer, productFigure('from', followers))).toBe('R$ 15,50')
    expect(figureOf(dearer, maxDiscountFigure)).toBeUndefined()
    const fewer = withPackages((it) => (it.quantity === 500 ? [] : [it]))
    expect(figureOf(fewer, packageFigure('price', followers, 500))).toBeUndefined()
  })
})
