import type { ColumnType } from 'kysely'
import type { Platform, ServiceType } from '@smm/contracts/products'
import type { RoutingMode } from '@smm/contracts/suppliers/routing'

/** Copies of the catalogue's. `url`, `encryptedKey` and `rateToBrl` are null for the first one. */
type SuppliersTable = {
  id: string
  name: string
  isOn: boolean
  url: string | null
  encryptedKey: string | null
  rateToBrl: ColumnType<string | null, number | null, number | null>
}

/** A way in which a product may be delivered; the lowest rank is asked first. */
type DeliveryRoute = {
  platform: Platform
  serviceType: ServiceType
  supplierId: string
  upstreamServiceId: number
  costMicrosPerThousand: number
  /** Null where no other route could take what this one refuses. */
  minQuantity: number | null
  maxQuantity: number | null
  rank: number
}

export type SupplierTables = {
  suppliers: SuppliersTable
  routes: DeliveryRoute & { mode: RoutingMode; priority: number }
  tierRoutes: DeliveryRoute & { mode: RoutingMode; priority: number; tier: string }
  /**
   * A view: the routes, or the offers until there are routes, with the empty text as their tier, and the routes of all other
   * tiers.
   */
  tieredDeliveryRoutes: DeliveryRoute & { tier: string }
}
