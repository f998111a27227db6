import { packagesOf, publishedProducts } from '@smm/pricing/packages'
import { trueBadge } from '@smm/pricing/true-badge'
import { packageLines } from './shop.ts'
import { eachRow } from './test-each-row.ts'

describe('packageLines', () => {
  eachRow(publishedProducts.map((it) => [it.platform, it.serviceType] as const))(
    'marks the packages that carry a badge, and nothing else',
    (platform, serviceType) => {
      const packages = packagesOf({ platform, serviceType })
      const badges = packages.flatMap((it) => trueBadge(packages, it) ?? [])
      const marked = packageLines({ platform, serviceType }).matchAll(/\((.+)\)$/gm)
      expect([...marked].map(([, mark]) => mark!.toUpperCase())).toEqual(badges)
    },
  )
})
