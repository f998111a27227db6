import type { Margin, NewMargin } from '@smm/contracts/prices/margins'
import { productName } from '@smm/contracts/products'
import { sql, type Transaction } from 'kysely'
import { Refusal } from '@smm/http-service/refusal'
import { enqueueMessage } from '@smm/messaging/outbox'
import type { Deps } from './deps.ts'
import { changeCatalogue } from './change-catalogue.ts'
import type { MarginsTable, Tables } from './tables.ts'

type Row = Omit<MarginsTable, 'id' | 'changedAt'> & { id: string }

/** "37.50" → "37.5", "50.00" → "50". */
const percentOf = (numeric: string) => String(Number(numeric))
const toMargin = ({ id, marginPercent, isGlobal, platform, category }: Row): Margin => ({
  id,
  marginPercent: percentOf(marginPercent),
  isGlobal,
  platform,
  category,
})

export const listMargins = async ({ db }: Pick<Deps, 'db'>): Promise<Margin[]> => {
  const rows = await db
    .selectFrom('margins')
    .selectAll()
    .orderBy('isGlobal', 'desc')
    .orderBy('platform')
    .orderBy('category')
    .execute()
  return rows.map(toMargin)
}

/** Refuses with CONFLICT when the margin exists already: two administrators may create it at once. */
export async function createMargin(deps: Deps, wanted: NewMargin, savedBy: string): Promise<Margin> {
  const { marginPercent, isGlobal } = wanted
  const product = wanted.isGlobal
    ? { platform: null, category: null }
    : { platform: wanted.platform, category: wanted.category }
  const created = await changeCatalogue(deps, async (trx) => {
    const row = await trx
      .insertInto('margins')
      .values({ marginPercent, isGlobal, ...product })
      .onConflict((conflict) => conflict.columns(['platform', 'category']).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) throw new Refusal('CONFLICT', product)
    await enqueueAuditEntry(trx, row, savedBy)
    return row
  })
  deps.log.info({ marginId: created.id, ...product, marginPercent, savedBy }, 'margin created')
  return toMargin(created)
}

/** Optimistic locking: refuses with CONFLICT when the stored percentage differs from `seen`, the one displayed. */
export async function changeMargin(
  deps: Deps,
  id: string,
  { marginPercent, seen }: { marginPercent: string; seen?: string },
  savedBy: string,
): Promise<Margin> {
  const changed = await changeCatalogue(deps, async (trx) => {
    const margin = await trx.selectFrom('margins').selectAll().where('id', '=', id).executeTakeFirst()
    if (!margin) throw new Refusal('NOT_FOUND', { marginId: id })
    if (seen !== undefined && Number(seen) !== Number(margin.marginPercent)) {
      throw new Refusal('CONFLICT', { marginId: id, seen, now: percentOf(margin.marginPercent) })
    }
    const row = await trx
      .updateTable('margins')
      .set({ marginPercent, changedAt: sql<Date>`now()` })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await enqueueAuditEntry(trx, row, savedBy, margin.marginPercent)
    return row
  })
  deps.log.info({ marginId: id, marginPercent, savedBy }, 'margin changed')
  return toMargin(changed)
}

const shownPercent = (numeric: string) => `${percentOf(numeric).replace('.', ',')}%`

function enqueueAuditEntry(trx: Transaction<Tables>, row: Row, actor: string, before?: string) {
  const { platform, category, marginPercent } = row
  const details = {
    margin: platform && category ? productName({ platform, serviceType: category }) : 'Global',
    ...(before && { before: shownPercent(before) }),
    after: shownPercent(marginPercent),
  }
  return enqueueMessage(trx, 'orders', 'staff-acted', { actor, action: 'margin-saved', details })
}
