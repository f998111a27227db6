import { randomUUID } from 'node:crypto'
import { type Selectable, sql, type Transaction } from 'kysely'
import { firstSupplierId } from '@smm/contracts/suppliers/routing'
import type { NewSupplier, StaffSupplier, SupplierChange } from '@smm/contracts/suppliers/staff-suppliers'
import { Refusal } from '@smm/http-service/refusal'
import { encryptSupplierKey } from '@smm/http-service/suppliers/supplier-access'
import { enqueueMessage } from '@smm/messaging/outbox'
import type { Deps } from '../deps.ts'
import { changeCatalogue } from '../change-catalogue.ts'
import type { UpstreamBalance } from '../sync/read-upstream-balance.ts'
import { upsertUpstreamServices } from '../sync/upsert-upstream-services.ts'
import type { Tables } from '../tables.ts'
import { readSupplier } from './check-supplier.ts'
import { keyOf } from './connect-supplier.ts'
import { toStaffSupplier } from './list-suppliers.ts'

type Row = Selectable<Tables['suppliers']>

/**
 * Adds a supplier once it has told its balance and its services: a wrong key or address is refused and stores nothing. It
 * delivers nothing before a service has a route to it.
 */
export async function addSupplier(
  deps: Deps,
  { name, url, key, rateToBrl }: NewSupplier,
  savedBy: string,
): Promise<StaffSupplier> {
  const { config } = deps
  const { services, balance } = await readSupplier({ url, key }, config)
  if (balance.currency !== 'BRL' && !rateToBrl)
    throw new Refusal('INVALID_REQUEST', { rateToBrl: `missing for ${balance.currency}` })
  const id = randomUUID()
  const encryptedKey = encryptSupplierKey(key, id, config)
  const added = await changeCatalogue(deps, async (trx) => {
    await refuseKnown(trx, { url, key }, config)
    const row = await trx
      .insertInto('suppliers')
      .values({ id, name, url, encryptedKey, rateToBrl: rateToBrl ?? '1', ...asRead(balance) })
      .returningAll()
      .executeTakeFirstOrThrow()
    await upsertUpstreamServices(trx, id, services, config.SYNC_HOLD_ABOVE_PERCENT)
    await enqueueAuditEntry(trx, savedBy, 'supplier-added', { supplier: name, host: new URL(url).host })
    return row
  })
  deps.log.info({ supplier: id, savedBy }, 'supplier added')
  return toStaffSupplier(added)
}

/** Optimistic locking: refuses with CONFLICT when the supplier is not as it was displayed. */
export async function changeSupplier(
  deps: Deps,
  id: string,
  { version, key, ...change }: SupplierChange,
  savedBy: string,
): Promise<StaffSupplier> {
  const before = await deps.db.selectFrom('suppliers').selectAll().where('id', '=', id).executeTakeFirst()
  if (!before) throw new Refusal('NOT_FOUND', { supplier: id })
  if (before.version !== version) throw new Refusal('CONFLICT', { supplier: id })
  const isReconnected = key !== undefined || change.rateToBrl !== undefined
  if (id === firstSupplierId && isReconnected) throw new Refusal('INVALID_REQUEST', { key: 'is a setting' })
  const connection = key === undefined ? {} : await tryKey(deps, before, key)
  const changed = await changeCatalogue(deps, async (trx) => {
    const row = await trx
      .updateTable('suppliers')
      .set({ ...change, ...connection, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst()
    if (!row) throw new Refusal('CONFLICT', { supplier: id })
    await enqueueAuditEntry(trx, savedBy, 'supplier-changed', auditDetails(before, row))
    return row
  })
  deps.log.info({ supplier: id, ...change, savedBy }, 'supplier changed')
  return toStaffSupplier(changed)
}

/** The columns of a key that the supplier accepts. */
async function tryKey({ config }: Deps, { id, url }: Row, key: string) {
  const { balance } = await readSupplier({ url: url ?? '', key }, config)
  return { encryptedKey: encryptSupplierKey(key, id, config), ...asRead(balance) }
}

const asRead = ({ amount, currency }: UpstreamBalance) => ({
  balance: amount,
  currency,
  syncedAt: sql<Date>`now()`,
  syncError: null,
})

/** The same account twice would only look like two suppliers. */
async function refuseKnown(
  trx: Transaction<Tables>,
  { url, key }: { url: string; key: string },
  config: Deps['config'],
): Promise<void> {
  const rows = await trx.selectFrom('suppliers').selectAll().where('url', '=', url).execute()
  const known = rows.find((row) => keyOf(row, config) === key)
  if (known) throw new Refusal('CONFLICT', { supplier: known.id })
}

const auditDetails = (before: Row, after: Row): Record<string, string> => ({
  supplier: after.name,
  ...(before.name !== after.name && { before: before.name }),
  ...(before.isOn !== after.isOn && { on: after.isOn ? 'Sim' : 'Não' }),
  ...(before.encryptedKey !== after.encryptedKey && { key: 'trocada' }),
  ...(Number(before.rateToBrl) !== Number(after.rateToBrl) && {
    rate: String(Number(after.rateToBrl)).replace('.', ','),
  }),
})

const enqueueAuditEntry = (
  trx: Transaction<Tables>,
  actor: string,
  action: 'supplier-added' | 'supplier-changed',
  details: Record<string, string>,
) => enqueueMessage(trx, 'orders', 'staff-acted', { actor, action, details })
