import type { Transaction } from 'kysely'
import { transact } from '@smm/messaging/outbox'
import type { Deps } from './deps.ts'
import { lockCatalogue, publishCatalogue } from './publish-catalogue.ts'
import type { Tables } from './tables.ts'

/** Changes the catalogue under its lock, and publishes it in the same transaction when offers, prices or routes changed. */
export const changeCatalogue = <Changed>(
  deps: Pick<Deps, 'db' | 'relay'>,
  change: (trx: Transaction<Tables>) => Promise<Changed>,
): Promise<Changed> =>
  transact(deps, async (trx) => {
    await lockCatalogue(trx)
    const changed = await change(trx)
    await publishCatalogue(trx)
    return changed
  })
