import type { Handler } from '@smm/messaging/receive'
import type { Tables } from '../tables.ts'

/** Stores the coupons that can be used now. A stale version never replaces a newer one; offers may come later. */
export const storeCoupons: Handler<Tables, 'coupons-changed'> = async (trx, { version, coupons }) => {
  const stored = { coupons: JSON.stringify(coupons), couponsVersion: version }
  await trx
    .insertInto('catalogueCopy')
    .values({ id: 1, version: 0, offers: '[]', ...stored })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(stored).where('catalogueCopy.couponsVersion', '<', version),
    )
    .execute()
}
