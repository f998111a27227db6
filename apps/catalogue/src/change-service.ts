import { sql, type Transaction } from 'kysely'
import { productName } from '@smm/contracts/products'
import { firstSupplierId } from '@smm/contracts/suppliers/routing'
import type { Service, ServiceChange } from '@smm/contracts/services'
import { Refusal } from '@smm/http-service/refusal'
import { enqueueMessage } from '@smm/messaging/outbox'
import { changeCatalogue } from './change-catalogue.ts'
import type { Config } from './config.ts'
import { costInBrl } from './sync/cost-in-brl.ts'
import type { Deps } from './deps.ts'
import { writeLinkReason } from './link-reason.ts'
import { isListed } from './load-offers.ts'
import { showServices } from './show-services.ts'
import { syncCatalogue } from './sync/sync-catalogue.ts'
import { applyAcceptedPrices } from './sync/update-services.ts'
import { acceptOfferedPrice } from './sync/upsert-upstream-services.ts'
import type { Tables } from './tables.ts'

/**
 * Switches a service on or off, or links it to an id of the supplier, at that id's offered price even if held. An id
 * missing from our copy of the list starts a sync and is not sold before it is found; `onlyIfListed` refuses it.
 */
export async function changeService(
  deps: Deps,
  id: string,
  { onlyIfListed, ...change }: ServiceChange & { onlyIfListed?: boolean },
  changedBy: string,
): Promise<Service> {
  const outcome = await changeCatalogue(deps, async (trx) => {
    const found = await trx.selectFrom('services').selectAll().where('id', '=', id).executeTakeFirst()
    if (!found) throw new Refusal('NOT_FOUND', { serviceId: id })
    if (onlyIfListed && change.smmServiceId !== undefined) await requireListed(trx, change.smmServiceId)
    if (change.isActive !== undefined) await setActive(trx, id, change.isActive)
    const { smmServiceId, acceptPrice: seen } = change
    const isLinkListed =
      smmServiceId === undefined || (await link(trx, deps.config, { id, smmServiceId, changedBy }))
    if (seen !== undefined) await acceptPrice(trx, deps.config, { id, seen })
    const details = {
      service: productName({ platform: found.platform, serviceType: found.category }),
      ...auditDetails(change),
    }
    await enqueueMessage(trx, 'orders', 'staff-acted', {
      actor: changedBy,
      action: 'service-changed',
      details,
    })
    return { isListed: isLinkListed }
  })
  deps.log.info({ serviceId: id, ...change, changedBy }, 'service changed')
  if (!outcome.isListed)
    syncCatalogue(deps).catch((err: Error) => deps.log.warn({ err: err.message }, 'sync failed'))
  const [service] = await showServices(deps.db, deps.config, id)
  if (!service) throw new Refusal('NOT_FOUND', { serviceId: id })
  return service
}

const auditDetails = ({ isActive, smmServiceId, acceptPrice }: ServiceChange): Record<string, string> => ({
  ...(isActive !== undefined && { sold: isActive ? 'Sim' : 'Não' }),
  ...(smmServiceId !== undefined && { smmServiceId: String(smmServiceId) }),
  ...(acceptPrice !== undefined && { acceptedPrice: acceptPrice }),
})

/** Refuses an id that the supplier does not list, because it would take the service off sale. */
async function requireListed(trx: Transaction<Tables>, smmServiceId: number): Promise<void> {
  const listed = await trx
    .selectFrom('upstreamServices')
    .select('missingRuns')
    .where('upstreamId', '=', smmServiceId)
    .executeTakeFirst()
  if (!listed || !isListed(listed)) throw new Refusal('ID_NOT_LISTED', { smmServiceId })
}

const setActive = (trx: Transaction<Tables>, id: string, isActive: boolean) =>
  trx
    .updateTable('services')
    .set({ isActive, changedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()

type Link = { id: string; smmServiceId: number }

/** Accepts the held price; refuses with CONFLICT when it is not the one displayed. */
async function acceptPrice(
  trx: Transaction<Tables>,
  config: Config,
  { id, seen }: { id: string; seen: string },
) {
  const [service] = await showServices(trx, config, id)
  const held = service?.notices?.find(({ code }) => code === 'PRICE_HELD')?.pricePerThousand
  const isShown = held !== undefined && Number(held) === Number(seen) && Number(held) > 0
  if (!isShown || !service?.smmServiceId) throw new Refusal('CONFLICT', { serviceId: id, seen, now: held })
  await applyOfferedPrice(trx, config, { id, smmServiceId: service.smmServiceId })
}

/** Returns whether our copy of the supplier's list has the id. */
async function link(
  trx: Transaction<Tables>,
  config: Config,
  { id, smmServiceId, changedBy }: Link & { changedBy: string },
): Promise<boolean> {
  await trx
    .updateTable('services')
    .set({
      smmServiceId,
      linkReason: writeLinkReason({ by: 'staff', username: changedBy }),
      changedAt: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute()
  return applyOfferedPrice(trx, config, { id, smmServiceId })
}

/**
 * Applies the supplier's offered price and limits, held or not; a dearer route still decides the cost. Returns false when its
 * list lacks the id.
 */
async function applyOfferedPrice(
  trx: Transaction<Tables>,
  { SMM_RATE_TO_BRL: rateToBrl }: Config,
  { id, smmServiceId }: Link,
): Promise<boolean> {
  await acceptOfferedPrice(trx, firstSupplierId, smmServiceId)
  const listed = await trx
    .selectFrom('upstreamServices')
    .select([costInBrl(rateToBrl).as('costPerThousand'), 'minQuantity', 'maxQuantity'])
    .where('upstreamId', '=', smmServiceId)
    .executeTakeFirst()
  if (!listed) return false
  await trx.updateTable('services').set(listed).where('id', '=', id).execute()
  await applyAcceptedPrices(trx, id)
  return true
}
