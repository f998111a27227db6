import type { ColumnType, Generated } from 'kysely'
import type { Platform, ServiceType } from '@smm/contracts/products'
import type { RoutingMode } from '@smm/contracts/suppliers/routing'

type TiersTable = {
  id: Generated<string>
  name: string
  sentence: Generated<string>
  position: number
  isOn: boolean
  version: Generated<number>
}

/** A service in another tier than the standard one. */
type TierServicesTable = {
  serviceId: string
  tier: string
  isOn: Generated<boolean>
  routingMode: Generated<RoutingMode>
  /** Of the dearest enabled route, in reais, six decimals; zero until there is one. */
  costPerThousand: Generated<string>
  minQuantity: Generated<number>
  maxQuantity: Generated<number>
}

type TierRoutesTable = {
  serviceId: string
  tier: string
  supplierId: string
  upstreamId: number
  priority: number
  isOn: Generated<boolean>
}

type ReadOnly<Row> = { [Name in keyof Row]: ColumnType<Row[Name], never, never> }

export type TierTables = {
  tiers: TiersTable
  tierServices: TierServicesTable
  tierRoutes: TierRoutesTable
  /** A view of all tiers of all services. `isSold`: the service and its tier are on. */
  tieredServices: ReadOnly<{
    id: string
    platform: Platform
    category: ServiceType
    tier: string
    position: number
    isActive: boolean
    isSold: boolean
    routingMode: RoutingMode
    costPerThousand: string
    minQuantity: number
    maxQuantity: number
  }>
  /** A view of the routes of all tiers. */
  tieredRoutes: ReadOnly<{
    serviceId: string
    tier: string
    supplierId: string
    upstreamId: number
    priority: number
    isOn: boolean
  }>
}
