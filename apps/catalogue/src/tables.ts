import type { Generated } from 'kysely'
import type { OriginalEvidence } from '@smm/contracts/prices/packages'
import type { Badge, PricePage } from '@smm/contracts/prices/price-book'
import type { Platform, ServiceType } from '@smm/contracts/products'
import type { RoutingMode } from '@smm/contracts/suppliers/routing'
import type { MessagingTables } from '@smm/messaging/tables'
import type { SupplierTables } from './suppliers/supplier-tables.ts'
import type { TierTables } from './tiers/tier-tables.ts'

/** Services we sell: one row per platform and category. */
type ServicesTable = {
  id: Generated<string>
  platform: Platform
  category: ServiceType
  isActive: boolean
  smmServiceId: number | null
  /** Why this id is linked: the criteria of the automatic choice, or the administrator who entered it. */
  linkReason: string | null
  /** The cost of the dearest enabled route, in reais, six decimals; a sync alone changes it. */
  costPerThousand: Generated<string>
  minQuantity: Generated<number>
  maxQuantity: Generated<number>
  routingMode: Generated<RoutingMode>
  changedAt: Generated<Date>
}

type ServiceAlertsTable = {
  id: Generated<string>
  serviceId: string
  kind: 'vanished'
  smmServiceId: number | null
  createdAt: Generated<Date>
}

export type MarginsTable = {
  id: Generated<string>
  marginPercent: string
  isGlobal: boolean
  platform: Platform | null
  category: ServiceType | null
  changedAt: Generated<Date>
}

export type SyncRunsTable = {
  id: Generated<number>
  startedAt: Date
  finishedAt: Generated<Date>
  fetched: number
  changed: number
  held: number
  error: string | null
}

type CatalogueStateTable = {
  isOnly: Generated<boolean>
  version: number
  offers: string
  publishedAt: Date
  book: Generated<string>
  bookVersion: Generated<number>
  /** The moment whose prices the book holds. */
  bookAt: Generated<Date>
  routing: Generated<string>
  routingVersion: Generated<number>
  tiers: Generated<string>
  tiersVersion: Generated<number>
}

type PublishedProductsTable = {
  platform: Platform
  serviceType: ServiceType
  position: number
  minimum: number
  maximum: number
  commonUpToCents: number | null
}

type PackagesTable = {
  id: Generated<string>
  platform: Platform
  serviceType: ServiceType
  tier: Generated<string>
  quantity: number
  version: Generated<number>
}

/** The highest version that is valid now is in force; see `versionsInForce`. */
type PackageVersionsTable = {
  packageId: string
  version: number
  name: string
  priceCents: number
  originalCents: number | null
  originalEvidence: OriginalEvidence | null
  badge: Badge | null
  landingBadge: Badge | null
  pages: PricePage[]
  isWithdrawn: Generated<boolean>
  validFrom: Generated<Date>
  validUntil: Date | null
  savedBy: string | null
  savedAt: Generated<Date>
  publishedAt: Date | null
}

export type Tables = MessagingTables &
  SupplierTables &
  TierTables & {
    services: ServicesTable
    serviceAlerts: ServiceAlertsTable
    margins: MarginsTable
    syncRuns: SyncRunsTable
    catalogueState: CatalogueStateTable
    publishedProducts: PublishedProductsTable
    packages: PackagesTable
    packageVersions: PackageVersionsTable
    endedSessions: { sessionId: string; expiresAt: Date }
  }
