import type { Generated } from 'kysely'
import type { Platform, ServiceType } from '@smm/contracts/products'
import type { MessagingTables } from '@smm/messaging/tables'

/** Numeric columns are texts here: no price passes through a floating-point number. */
export type UpstreamServicesTable = {
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
  /** Answers in a row that did not list it. */
  missingRuns: Generated<number>
}

/** What we sell: one row per platform and category. */
export type ServicesTable = {
  id: Generated<string>
  platform: Platform
  category: ServiceType
  isActive: boolean
  smmServiceId: number | null
  /** Why this service of the supplier: the reasons of the automatic choice, or who entered it. */
  linkReason: string | null
  /** In reais, six decimals. */
  costPerThousand: Generated<string>
  minQuantity: Generated<number>
  maxQuantity: Generated<number>
  changedAt: Generated<Date>
}

export type ServiceAlertsTable = {
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

export type CatalogueStateTable = {
  isOnly: Generated<boolean>
  version: number
  offers: string
  publishedAt: Date
}

export type Tables = MessagingTables & {
  upstreamServices: UpstreamServicesTable
  services: ServicesTable
  serviceAlerts: ServiceAlertsTable
  margins: MarginsTable
  syncRuns: SyncRunsTable
  catalogueState: CatalogueStateTable
  endedSessions: { sessionId: string; expiresAt: Date }
}
