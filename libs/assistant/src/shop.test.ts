import { packagesOn, publishedProducts } from '@smm/pricing/packages'
import { chosenQuantity, packageLines } from './shop.ts'

describe('packageLines', () => {
  it.each(publishedProducts.map((it) => [it.platform, it.serviceType] as const))(
    'marks what the card of the price page marks, as it does, and nothing else: %s %s',
    (platform, serviceType) => {
      const badges = packagesOn('prices', { platform, serviceType }).flatMap((it) =>
        it.badge ? [it.badge] : [],
      )
      const marked = packageLines({ platform, serviceType }).matchAll(/\((.+)\)$/gm)
      expect([...marked].map(([, mark]) => mark!.toUpperCase())).toEqual(badges)
    },
  )
})

describe('chosenQuantity', () => {
  it.each([
    ['instagram', 'followers', 500],
    ['instagram', 'likes', 500],
    ['youtube', 'subscribers', 500],
  ] as const)('takes the one in the middle, the smaller of two: %s %s', (platform, serviceType, quantity) =>
    expect(chosenQuantity({ platform, serviceType }, { by: 'middle' })).toBe(quantity),
  )
})
