import { sql } from 'kysely'
import { firstSupplierId } from '@smm/contracts/suppliers/routing'
import type { Deps } from '../deps.ts'

/** Makes the supplier of the settings the first one. Its key stays a setting: no row holds it. */
export async function adoptSettings({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<void> {
  const { SMM_API_URL: url, SMM_RATE_TO_BRL: rateToBrl } = config
  await db
    .updateTable('suppliers')
    .set({ url, rateToBrl })
    .where('id', '=', firstSupplierId)
    .where(sql<boolean>`(url, rate_to_brl) IS DISTINCT FROM (${url}, ${rateToBrl}::numeric)`)
    .execute()
}
