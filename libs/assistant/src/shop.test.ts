import { packagesOn, publishedProducts } from '@smm/pricing/packages'
import { packageLines } from './shop.ts'
import { eachRow } from './test-each-row.ts'

describe('packageLines', () => {
  eachRow(publishedProducts.map((it) => [it.platform, it.serviceType] as const))(
    'marks what the card of the price page marks, as it does, and nothing else',
    (platform, serviceType) => {
      const badges = packagesOn('prices', { platform, serviceType }).flatMap((it) =>
        it.badge ? [it.badge] : [],
      )
      const marked = packageLines({ platform, serviceType }).matchAll(/\((.+)\)$/gm)
      expect([...marked].map(([, mark]) => mark!.toUpperCase())).toEqual(badges)
    },
  )
})
