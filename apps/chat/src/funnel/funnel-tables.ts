import type { Generated } from 'kysely'

type PageVisitsTable = { day: string; page: string; source: string; visits: number }

type ConversationOriginsTable = {
  conversationId: string
  day: string
  page: string
  source: string
  /** The assistant has summed an order up for it. */
  hasRecap: Generated<boolean>
}

export type FunnelTables = {
  pageVisits: PageVisitsTable
  conversationOrigins: ConversationOriginsTable
}
