import { packagesOf } from '@smm/pricing/price-book'
import { publishedProducts } from '@smm/pricing/published-products'
import { seedBook } from '@smm/pricing/seed-book'
import { trueBadge } from '@smm/pricing/true-badge'
import { eachRow } from '../test-each-row.ts'
import { packageLines } from './package-lines.ts'

describe('packageLines', () => {
  eachRow(publishedProducts.map((it) => [it.platform, it.serviceType] as const))(
    'marks the packages that carry a badge, and nothing else',
    (platform, serviceType) => {
      const packages = packagesOf(seedBook, { platform, serviceType })
      const badges = packages.flatMap((it) => trueBadge(packages, it) ?? [])
      const marked = packageLines({ offers: [], priceBook: seedBook }, { platform, serviceType }).matchAll(
        /\((.+)\)$/gm,
      )
      expect([...marked].map(([, mark]) => mark!.toUpperCase())).toEqual(badges)
    },
  )
})
