import type { PriceBook } from '@smm/contracts/prices/price-book'
import type { Service } from '@smm/contracts/services'
import { packagesBelowFloor, salePerThousand } from '../catalogue/sale-price.ts'
import { type MarginField, type MarginFields, savedPercent } from './margin-form.ts'

type Percents = { before: string; after: string }
export type PriceEffect = {
  service: Service
  percents: Percents
  /** Centavos for 1,000; undefined while the cost is unknown. */
  sale: { before: number | undefined; after: number | undefined }
  packagesUnderFloor: ReturnType<typeof packagesBelowFloor>
}

/** The price effect of the edited margins on each service; unchanged services are left out. */
export function previewMargins(
  book: PriceBook,
  services: Service[],
  fields: MarginFields,
  percentOf: (field: MarginField) => string,
): PriceEffect[] {
  const [global] = fields
  const percentFor = (service: Service, read: (field: MarginField) => string) => {
    const own = fields.find(
      ({ product }) => product?.platform === service.platform && product.serviceType === service.category,
    )
    return ((own && read(own)) || read(global) || '0').trim().replace(',', '.')
  }
  return services.flatMap((service) => {
    const percents = { before: percentFor(service, savedPercent), after: percentFor(service, percentOf) }
    if (Number(percents.before) === Number(percents.after)) return []
    const sale = {
      before: salePerThousand(book, service, percents.before),
      after: salePerThousand(book, service, percents.after),
    }
    return [
      { service, percents, sale, packagesUnderFloor: packagesBelowFloor(book, service, percents.after) },
    ]
  })
}
