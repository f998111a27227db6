import { sql, type Transaction } from 'kysely'
import { productName } from '@smm/contracts/products'
import type { Service, ServiceChange } from '@smm/contracts/services'
import { Refusal } from '@smm/http-service/refusal'
import { say } from '@smm/messaging/outbox'
import { costInBrl } from './cost-in-brl.ts'
import type { Deps } from './deps.ts'
import { isListed } from './describe-offers.ts'
import { lockCatalogue, publishCatalogue } from './publish-catalogue.ts'
import { showServices } from './show-services.ts'
import { syncCatalogue } from './sync-catalogue.ts'
import type { Tables } from './tables.ts'

/**
 * Switches a service on or off, or links it to an id of the supplier. Saving an id, even the same one, takes the
 * supplier's present price, also one that was held back. An id that our copy of the list does not have is kept, for
 * the copy may be older than the id: the service is not sold until a sync, which starts at once, has found it.
 * `onlyIfListed` refuses such an id instead.
 */
export async function changeService(
  deps: Deps,
  id: string,
  { onlyIfListed, ...change }: ServiceChange & { onlyIfListed?: boolean },
  changedBy: string,
): Promise<Service> {
  const outcome = await deps.db.transaction().execute(async (trx) => {
    await lockCatalogue(trx)
    const found = await trx.selectFrom('services').selectAll().where('id', '=', id).executeTakeFirst()
    if (!found) throw new Refusal('NOT_FOUND', { serviceId: id })
    if (onlyIfListed && change.smmServiceId !== undefined) await askForListed(trx, change.smmServiceId)
    if (change.isActive !== undefined) await setActive(trx, id, change.isActive)
    const isKnown =
      change.smmServiceId === undefined ||
      (await link(trx, id, change.smmServiceId, changedBy, deps.config.SMM_RATE_TO_BRL))
    if (change.acceptPrice !== undefined) await acceptPrice(deps, trx, id, change.acceptPrice)
    const details = {
      service: productName({ platform: found.platform, serviceType: found.category }),
      ...inWords(change),
    }
    await say(trx, 'orders', 'staff-acted', { actor: changedBy, action: 'service-changed', details })
    await publishCatalogue(trx)
    return { isKnown }
  })
  deps.relay.nudge()
  deps.log.info({ serviceId: id, ...change, changedBy }, 'service changed')
  if (!outcome.isKnown)
    syncCatalogue(deps).catch((err: Error) => deps.log.warn({ err: err.message }, 'sync failed'))
  const [service] = await showServices(deps.db, deps.config, id)
  if (!service) throw new Refusal('NOT_FOUND', { serviceId: id })
  return service
}

const inWords = ({ isActive, smmServiceId, acceptPrice }: ServiceChange): Record<string, string> => ({
  ...(isActive !== undefined && { sold: isActive ? 'Sim' : 'Não' }),
  ...(smmServiceId !== undefined && { smmServiceId: String(smmServiceId) }),
  ...(acceptPrice !== undefined && { acceptedPrice: acceptPrice }),
})

/** Linked to another id the service would not be sold, and whoever does it should know before. */
async function askForListed(trx: Transaction<Tables>, smmServiceId: number): Promise<void> {
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

/** Takes the price that was held, if it is still the one that was seen. */
async function acceptPrice(
  { config }: Deps,
  trx: Transaction<Tables>,
  id: string,
  seen: string,
): Promise<void> {
  const [service] = await showServices(trx, config, id)
  const held = service?.notices?.find(({ code }) => code === 'PRICE_HELD')?.pricePerThousand
  if (held === undefined || Number(held) !== Number(seen) || Number(held) <= 0)
    throw new Refusal('CONFLICT', { serviceId: id, seen, now: held })
  await takePrice(trx, id, service!.smmServiceId!, config.SMM_RATE_TO_BRL)
}

/** Answers whether the supplier's list, as we know it, has the id. */
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
  return takePrice(trx, id, smmServiceId, rateToBrl)
}

/** The supplier's present price and limits, whatever was held. False when its list does not have the id. */
async function takePrice(
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
  return true
}
