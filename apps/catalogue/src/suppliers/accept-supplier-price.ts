import type { Transaction } from 'kysely'
import type { SupplierService } from '@smm/contracts/suppliers/staff-routes'
import { Refusal } from '@smm/http-service/refusal'
import { enqueueMessage } from '@smm/messaging/outbox'
import type { Deps } from '../deps.ts'
import { changeCatalogue } from '../change-catalogue.ts'
import { acceptOfferedPrice } from '../sync/upsert-upstream-services.ts'
import type { Tables } from '../tables.ts'
import { selectListed, toSupplierService } from './list-supplier-services.ts'

type Seen = { supplierId: string; upstreamServiceId: number; heldPrice: string }

/** Accepts a held price of a supplier; the floor of what it delivers changes with the next sync. */
export async function acceptSupplierPrice(
  deps: Deps,
  { supplierId, upstreamServiceId, heldPrice }: Seen,
  acceptedBy: string,
): Promise<SupplierService> {
  const accepted = await changeCatalogue(deps, async (trx) => {
    const before = await findListed(trx, supplierId, upstreamServiceId)
    if (before.heldPrice !== heldPrice) throw new Refusal('CONFLICT', { supplierId, seen: heldPrice })
    await acceptOfferedPrice(trx, supplierId, upstreamServiceId)
    const { name } = await trx
      .selectFrom('suppliers')
      .select('name')
      .where('id', '=', supplierId)
      .executeTakeFirstOrThrow()
    await enqueueMessage(trx, 'orders', 'staff-acted', {
      actor: acceptedBy,
      action: 'supplier-price-accepted',
      details: { supplier: name, smmServiceId: String(upstreamServiceId), acceptedPrice: heldPrice },
    })
    return findListed(trx, supplierId, upstreamServiceId)
  })
  deps.log.info({ supplierId, upstreamServiceId, heldPrice, acceptedBy }, 'price accepted')
  return accepted
}

async function findListed(
  trx: Transaction<Tables>,
  supplierId: string,
  id: number,
): Promise<SupplierService> {
  const listed = await selectListed(trx, supplierId).where('link.upstreamId', '=', id).executeTakeFirst()
  if (!listed) throw new Refusal('NOT_FOUND', { supplierId, upstreamServiceId: id })
  return toSupplierService(listed)
}
