import { sql } from 'kysely'
import type { AuditEntry, ListAuditQuery } from '@smm/contracts/audit'
import { fieldsOf } from '@smm/http-service/json-fields'
import type { Db } from '../tables.ts'

const defaultLimit = 100

/** Newest first. */
export async function listAudit(
  db: Db,
  { action, search, limit = defaultLimit, before }: ListAuditQuery,
): Promise<AuditEntry[]> {
  const text = search?.trim().replace(/[\\%_]/g, '\\$&')
  let query = db.selectFrom('auditLog').selectAll().orderBy('id', 'desc').limit(limit)
  if (action !== undefined) query = query.where('action', '=', action)
  if (before !== undefined) query = query.where('id', '<', before)
  if (text)
    query = query.where(
      sql<boolean>`(actor ILIKE ${`${text}%`} OR details->>'orderId' LIKE ${`${text.toLowerCase()}%`}
        OR details->>'reason' ILIKE ${`%${text}%`})`,
    )
  const rows = await query.execute()
  return rows.map(({ at, details, ...row }) => ({
    ...row,
    at: at.toISOString(),
    ...shownDetails(fieldsOf(details)),
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
