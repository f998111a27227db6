import { sql } from 'kysely'
import type { AuditEntry, ListAuditQuery } from '@smm/contracts/audit'
import type { Db } from '../tables.ts'

const usualLimit = 100

/** Newest first. */
export async function listAudit(
  db: Db,
  { action, search, limit = usualLimit, before }: ListAuditQuery,
): Promise<AuditEntry[]> {
  const words = search?.trim().replace(/[\\%_]/g, '\\$&')
  const rows = await db
    .selectFrom('auditLog')
    .selectAll()
    .$if(action !== undefined, (query) => query.where('action', '=', action!))
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .$if(Boolean(words), (query) =>
      query.where(
        sql<boolean>`(actor ILIKE ${`${words}%`} OR details->>'orderId' LIKE ${`${words!.toLowerCase()}%`}
          OR details->>'reason' ILIKE ${`%${words}%`})`,
      ),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ at, details, ...row }) => ({
    ...row,
    at: at.toISOString(),
    ...shownDetails(details as Record<string, unknown>),
  }))
}

function shownDetails({ orderId, reason, ...others }: Record<string, unknown>) {
  const known = Object.entries(others).filter(([, value]) => value !== null && value !== undefined)
  return {
    orderId: typeof orderId === 'string' ? orderId : null,
    reason: typeof reason === 'string' ? reason : null,
    details: Object.fromEntries(known.map(([name, value]) => [name, textOf(value)])),
  }
}

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
