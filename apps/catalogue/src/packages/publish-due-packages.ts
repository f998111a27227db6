import { sql } from 'kysely'
import { transact } from '@smm/messaging/outbox'
import { type BackgroundLoop, startBackgroundLoop } from '../background-loop.ts'
import type { Deps } from '../deps.ts'
import { lockCatalogue, publishCatalogue } from '../publish-catalogue.ts'

const pollMs = 1_000

/** Publishes each scheduled price at its moment, from boot to close. */
export const startPriceSchedule = (deps: Deps): BackgroundLoop =>
  startBackgroundLoop(deps, async () => {
    await publishDuePackages(deps)
    return pollMs
  })

/**
 * Publishes the book when a version began or ended since the last publication, or when the shop has never published one.
 * Returns whether it published.
 */
export async function publishDuePackages(deps: Pick<Deps, 'db' | 'relay'>): Promise<boolean> {
  const due = await deps.db
    .selectFrom('catalogueState')
    .select('version')
    .where('version', '>', 0)
    .where((eb) =>
      eb.or([
        eb('bookVersion', '=', 0),
        eb.exists(
          eb
            .selectFrom('packageVersions')
            .select('version')
            .where(
              sql<boolean>`(valid_from > book_at AND valid_from <= clock_timestamp())
                OR (valid_until > book_at AND valid_until <= clock_timestamp())`,
            ),
        ),
      ]),
    )
    .executeTakeFirst()
  if (!due) return false
  return transact(deps, async (trx) => {
    await lockCatalogue(trx)
    return publishCatalogue(trx)
  })
}
