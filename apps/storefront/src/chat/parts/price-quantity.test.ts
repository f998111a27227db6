import type { PackagesPart } from '@smm/contracts/message-parts'
import { packagesOf } from '@smm/pricing/price-book'
import { quote } from '@smm/pricing/quote'
import { seedBook } from '@smm/pricing/seed-book'
import { firstQuantity, priceQuantity, stepQuantity } from './price-quantity.ts'

const product = { platform: 'youtube', serviceType: 'views' } as const
const part = (floorMicrosPerThousand?: number): PackagesPart => ({
  type: 'packages',
  ...product,
  title: '',
  unit: '',
  rows: packagesOf(seedBook, product).map(({ quantity, priceCents }) => ({
    quantity,
    amount: priceCents / 100,
    action: { type: 'choose-quantity', offerId: 'a', quantity },
  })),
  otherQuantity: {
    offerId: 'a',
    minimum: 500,
    maximum: 100_000,
    ...(floorMicrosPerThousand && { floorMicrosPerThousand }),
  },
})

it.each([500, 501, 1_999, 3_000, 49_999, 77_777, 100_000])('prices %i as the house does', (quantity) => {
  const quoted = quote(seedBook, { product, quantity })
  expect(priceQuantity(part(), quantity)).toBe(quoted.ok && quoted.amountCents)
})

it.each([499, 100_001, 0, 1.5, NaN])('has no price for %d', (quantity) =>
  expect(priceQuantity(part(), quantity)).toBeUndefined(),
)

it('keeps to the floor where the frame brings one', () => {
  // R$ 20 for 1,000: over the R$ 8 that 90,000 views would cost.
  expect(priceQuantity(part(20_000_000), 90_000)).toBe(180_000)
  expect(priceQuantity(part(20_000_000), 50_000)).toBe(40_000)
})

it.each([
  [500, 1, 600],
  [640, 1, 700],
  [700, -1, 600],
  [501, -1, 500],
  [500, -1, 500],
  [5_000, 1, 5_500],
  [5_000, -1, 4_900],
  [100_000, 1, 100_000],
  [0, 1, 500],
] as const)('steps from %i by %i to %i', (from, direction, to) =>
  expect(stepQuantity(part(), from, direction)).toBe(to),
)

it('begins at twice the second package', () => expect(firstQuantity(part())).toBe(4_000))
