import type { Service } from '@smm/contracts/services'
import { packagesBelow, salePerThousand } from '../catalog/sale-price.ts'
import { type MarginField, savedPercent } from './margin-form.ts'

type Percents = { before: string; after: string }
export type Effect = {
  service: Service
  percents: Percents
  /** Centavos for 1,000; undefined where nobody can say. */
  sale: { before: number | undefined; after: number | undefined }
  /** Packages that would sell under their floor. */
  below: ReturnType<typeof packagesBelow>
}

/** What the margins that were typed would change, service by service; those they leave alone are left out. */
export function previewMargins(
  services: Service[],
  fields: MarginField[],
  typed: (field: MarginField) => string,
): Effect[] {
  const [global] = fields
  const percentFor = (service: Service, read: (field: MarginField) => string) => {
    const own = fields.find(
      ({ product }) => product?.platform === service.platform && product.serviceType === service.category,
    )
    return ((own && read(own)) || (global && read(global)) || '0').trim().replace(',', '.')
  }
  return services.flatMap((service) => {
    const percents = { before: percentFor(service, savedPercent), after: percentFor(service, typed) }
    if (Number(percents.before) === Number(percents.after)) return []
    const sale = {
      before: salePerThousand(service, percents.before),
      after: salePerThousand(service, percents.after),
    }
    return [{ service, percents, sale, below: packagesBelow(service, percents.after) }]
  })
}
