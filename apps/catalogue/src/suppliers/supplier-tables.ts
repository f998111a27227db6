import type { ColumnType, Generated } from 'kysely'
import type { Platform, ServiceType } from '@smm/contracts/products'

/** Those that deliver. `url` and `encryptedKey` are null for the first one, which is connected by settings. */
type SuppliersTable = {
  id: string
  name: string
  url: string | null
  encryptedKey: string | null
  currency: Generated<string>
  /** Reais per unit of its currency, as text. */
  rateToBrl: ColumnType<string, string | number | undefined, string | number>
  isOn: Generated<boolean>
  version: Generated<number>
  balance: string | null
  syncedAt: Date | null
  syncError: string | null
  createdAt: Generated<Date>
}

/** A service that a supplier lists. Numeric columns are text, so no price passes through a floating-point number. */
type ListedServiceRow = {
  upstreamId: number
  name: string
  category: string
  type: string
  offeredRate: string
  rate: string
  minQuantity: number
  maxQuantity: number
  refill: boolean
  cancel: boolean
  platform: Platform | null
  serviceType: ServiceType | null
  /** Consecutive answers that did not list it. */
  missingRuns: Generated<number>
}

/** A way in which a service may be delivered; the one to the first supplier follows `services.smmServiceId`. */
type RoutesTable = {
  serviceId: string
  supplierId: string
  upstreamId: number
  priority: number
  isOn: Generated<boolean>
}

export type SupplierTables = {
  suppliers: SuppliersTable
  routes: RoutesTable
  /** The first supplier's list. */
  upstreamServices: ListedServiceRow
  /** The lists of all others. */
  supplierServices: ListedServiceRow & { supplierId: string }
  /** A view of both. */
  listedServices: ListedServiceRow & { supplierId: string }
}
