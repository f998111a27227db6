import type { Offer } from '@smm/contracts/products'
import { packagesOf } from '@smm/pricing/price-book'
import { seedBook } from '@smm/pricing/seed-book'
import { cheaperPair, judgePrice } from './judge-price.ts'

const offer: Offer = {
  platform: 'instagram',
  serviceType: 'followers',
  isActive: true,
  upstreamServiceId: 1,
  costMicrosPerThousand: 5_000_000,
  marginBasisPoints: 5_000,
  minQuantity: 10,
  maxQuantity: 100_000,
}

it('a price has a cost, a floor and a markup', () => {
  expect(judgePrice(offer, 500, 4_500)).toEqual({ costCents: 250, floorCents: 375, markupPercent: 1_700 })
  expect(judgePrice(offer, 500, 200)).toMatchObject({ markupPercent: -20 })
})

it('nothing is known of a price without the cost', () => {
  expect(judgePrice(null, 500, 4_500)).toBeUndefined()
  expect(judgePrice({ ...offer, costMicrosPerThousand: 0 }, 500, 4_500)).toBeUndefined()
})

it('1,000 subscribers of the first price tables are dearer than twice 500, and no other package is', () => {
  const dearer = seedBook.flatMap((product) => {
    const packages = packagesOf(seedBook, product)
    return packages.flatMap((it) => {
      const pair = cheaperPair(packages, it)
      return pair ? [[product.serviceType, it.quantity, pair[0].quantity, pair[1].quantity]] : []
    })
  })
  expect(dearer).toEqual([['subscribers', 1_000, 500, 500]])
})

it('a package at the price of two smaller ones is not dearer', () => {
  const half = { quantity: 500, priceCents: 100 }
  expect(cheaperPair([half], { quantity: 1_000, priceCents: 200 })).toBeUndefined()
  expect(cheaperPair([half], { quantity: 1_001, priceCents: 900 })).toBeUndefined()
  expect(cheaperPair([half], { quantity: 1_000, priceCents: 201 })).toEqual([half, half])
})
