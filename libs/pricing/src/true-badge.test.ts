import type { Product } from '@smm/contracts/products'
import { packagesOf } from './price-book.ts'
import { seedBook } from './seed-book.ts'
import { trueBadge } from './true-badge.ts'

const badgesOf = (product: Product) => {
  const packages = packagesOf(seedBook, product)
  return packages.map((it) => [it.quantity, trueBadge(packages, it)])
}

it('calls only the lowest price per unit the best value', () =>
  expect(badgesOf({ platform: 'youtube', serviceType: 'views' })).toEqual([
    [500, null],
    [2_000, 'MAIS POPULAR'],
    [10_000, null],
    [50_000, 'MELHOR VALOR'],
  ]))

it('leaves the other badges of the book as they are', () =>
  expect(badgesOf({ platform: 'tiktok', serviceType: 'followers' })).toEqual([
    [100, null],
    [500, 'TRENDING'],
    [2_500, null],
    [10_000, 'MELHOR VALOR'],
  ]))

it('calls none the best where two cost the same per unit', () => {
  const [pack] = packagesOf(seedBook, { platform: 'tiktok', serviceType: 'followers' })
  const double = { ...pack!, quantity: pack!.quantity * 2, priceCents: pack!.priceCents * 2 }
  expect([pack!, double].map((it) => trueBadge([pack!, double], it))).toEqual([null, null])
})
