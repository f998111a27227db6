import type { Kysely, Selectable } from 'kysely'
import { firstSupplierId } from '@smm/contracts/suppliers/routing'
import type { StaffSupplier } from '@smm/contracts/suppliers/staff-suppliers'
import type { Tables } from '../tables.ts'
import { troubleOf } from './supplier-trouble.ts'

/** All suppliers as the panel shows them. */
export async function listSuppliers(db: Kysely<Tables>): Promise<StaffSupplier[]> {
  const rows = await db.selectFrom('suppliers').selectAll().orderBy('createdAt').orderBy('id').execute()
  return rows.map(toStaffSupplier)
}

export const toStaffSupplier = (row: Selectable<Tables['suppliers']>): StaffSupplier => ({
  id: row.id,
  name: row.name,
  isFromSettings: row.id === firstSupplierId,
  host: row.url && URL.canParse(row.url) ? new URL(row.url).host : '',
  currency: row.currency,
  rateToBrl: String(Number(row.rateToBrl)),
  isOn: row.isOn,
  version: row.version,
  balance: row.balance,
  syncedAt: row.syncedAt?.toISOString() ?? null,
  trouble: row.syncError === null ? null : troubleOf(row.syncError),
})
