import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { withTimeout } from '@smm/http-service/with-timeout'
import { transact } from '@smm/messaging/outbox'
import type { Deps } from '../deps.ts'
import { lockCatalogue, publishCatalogue } from '../publish-catalogue.ts'

const pollMs = 1_000
const closeTimeoutMs = 5_000

/** Publishes each scheduled price at its moment, from boot to close. */
export function startPriceSchedule(deps: Deps): { close: () => Promise<void> } {
  const closing = new AbortController()
  const loop = runSchedule(deps, closing.signal)
  return {
    async close() {
      closing.abort()
      await withTimeout(closeTimeoutMs, loop).catch(() => {})
    },
  }
}

async function runSchedule(deps: Deps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await publishDuePackages(deps).catch((err: Error) =>
      deps.log.warn({ err: err.message }, 'scheduled prices could not be published'),
    )
    await wait(pollMs, undefined, { signal }).catch(() => {})
  }
}

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
