import { sql, type Transaction } from 'kysely'
import { productName } from '@smm/contracts/products'
import type { Service, ServiceChange } from '@smm/contracts/services'
import { Refusal } from '@smm/http-service/refusal'
import { enqueueMessage, transact } from '@smm/messaging/outbox'
import { costInBrl } from './sync/cost-in-brl.ts'
import type { Deps } from './deps.ts'
import { isListed } from './load-offers.ts'
import { lockCatalogue, publishCatalogue } from './publish-catalogue.ts'
import { showServices } from './show-services.ts'
import { syncCatalogue } from './sync/sync-catalogue.ts'
import type { Tables } from './tables.ts'
import { applyAcceptedPrices } from './update-services.ts'

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
  const outcome = await transact(deps, async (trx) => {
    await lockCatalogue(trx)
    const found = await trx.selectFrom('services').selectAll().where('id', '=', id).executeTakeFirst()
    if (!found) throw new Refusal('NOT_FOUND', { serviceId: id })
    if (onlyIfListed && change.smmServiceId !== undefined) await requireListed(trx, change.smmServiceId)
    if (change.isActive !== undefined) await setActive(trx, id, change.isActive)
    const isLinkListed =
      change.smmServiceId === undefined ||
      (await link(trx, id, change.smmServiceId, changedBy, deps.config.SMM_RATE_TO_BRL))
    if (change.acceptPrice !== undefined) await acceptPrice(deps, trx, id, change.acceptPrice)
    const details = {
      service: productName({ platform: found.platform, serviceType: found.category }),
      ...auditDetails(change),
    }
    await enqueueMessage(trx, 'orders', 'staff-acted', {
      actor: changedBy,
      action: 'service-changed',
      details,
    })
    await publishCatalogue(trx)
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

/** Accepts the held price; refuses with CONFLICT when it is not the one displayed. */
async function acceptPrice(
  { config }: Deps,
  trx: Transaction<Tables>,
  id: string,
  seen: string,
): Promise<void> {
  const [service] = await showServices(trx, config, id)
  const held = service?.notices?.find(({ code }) => code === 'PRICE_HELD')?.pricePerThousand
  const isShown = held !== undefined && Number(held) === Number(seen) && Number(held) > 0
  if (!isShown || !service?.smmServiceId) throw new Refusal('CONFLICT', { serviceId: id, seen, now: held })
  await applyOfferedPrice(trx, id, service.smmServiceId, config.SMM_RATE_TO_BRL)
}

/** Returns whether our copy of the supplier's list has the id. */
async function link(
  trx: Transaction<Tables>,
  id: string,
  smmServiceId: number,
  changedBy: string,
  rateToBrl: number,
): Promise<boolean> {
  await trx
    .updateTable('services')
    .set({ smmServiceId, linkReason: `entered by ${changedBy}`, changedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
  return applyOfferedPrice(trx, id, smmServiceId, rateToBrl)
}

/**
 * Applies the supplier's offered price and limits, held or not; a dearer route still decides the cost. Returns false when its
 * list lacks the id.
 */
async function applyOfferedPrice(
  trx: Transaction<Tables>,
  id: string,
  smmServiceId: number,
  rateToBrl: number,
): Promise<boolean> {
  const listed = await trx
    .updateTable('upstreamServices')
    .set((eb) => ({
      rate: sql`CASE WHEN ${eb.ref('offeredRate')} > 0 THEN ${eb.ref('offeredRate')} ELSE ${eb.ref('rate')} END`,
    }))
    .where('upstreamId', '=', smmServiceId)
    .returning(costInBrl(rateToBrl).as('cost'))
    .returning(['minQuantity', 'maxQuantity'])
    .executeTakeFirst()
  if (!listed) return false
  await trx
    .updateTable('services')
    .set({
      costPerThousand: listed.cost,
      minQuantity: listed.minQuantity,
      maxQuantity: listed.maxQuantity,
    })
    .where('id', '=', id)
    .execute()
  await applyAcceptedPrices(trx, id)
  return true
}
