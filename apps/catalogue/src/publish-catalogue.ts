import { sql, type Transaction } from 'kysely'
import type { Message } from '@smm/contracts/messages'
import { enqueueMessage, transact } from '@smm/messaging/outbox'
import type { Deps } from './deps.ts'
import { loadOffers } from './load-offers.ts'
import type { Tables } from './tables.ts'

const subscribers = ['chat', 'orders'] as const
const republishAfterMinutes = 5

/**
 * Serializes catalogue changes; every transaction that publishes takes it first. A higher version is therefore always
 * the newer catalogue.
 */
export const lockCatalogue = (trx: Transaction<Tables>) =>
  trx.selectFrom('catalogueState').selectAll().forUpdate().executeTakeFirstOrThrow()

/** Enqueues all offers for chat and orders when they changed. Call it last in the transaction that holds the lock. */
export async function publishCatalogue(trx: Transaction<Tables>): Promise<boolean> {
  const offers = await loadOffers(trx)
  const text = JSON.stringify(offers)
  const published = await trx
    .updateTable('catalogueState')
    .set((eb) => ({ version: eb('version', '+', 1), offers: text, publishedAt: sql<Date>`now()` }))
    .where((eb) => eb.or([eb('offers', '!=', text), eb('version', '=', 0)]))
    .returning('version')
    .executeTakeFirst()
  if (!published) return false
  await enqueueForSubscribers(trx, { version: published.version, offers })
  return true
}

/**
 * Enqueues the current version again, at boot and every few minutes, so a service with an emptied database recovers.
 * The lock makes one replica do it; a subscriber with the version still undelivered in the outbox is skipped.
 */
export async function republishCatalogue(
  deps: Pick<Deps, 'db' | 'relay'>,
  { always = false } = {},
): Promise<boolean> {
  return transact(deps, async (trx) => {
    const state = await lockCatalogue(trx)
    const isDue = Date.now() - state.publishedAt.getTime() > republishAfterMinutes * 60_000
    if (state.version === 0 || !(always || isDue)) return false
    await trx
      .updateTable('catalogueState')
      .set({ publishedAt: sql<Date>`now()` })
      .execute()
    const undelivered = await trx
      .selectFrom('outbox')
      .select('receiver')
      .where('name', '=', 'catalogue-changed')
      .where('deliveredAt', 'is', null)
      .where(sql<string>`payload->>'version'`, '=', String(state.version))
      .execute()
    const message = {
      version: state.version,
      offers: JSON.parse(state.offers) as Message<'catalogue-changed'>['offers'],
    }
    const missing = subscribers.filter((name) => !undelivered.some(({ receiver }) => receiver === name))
    await enqueueForSubscribers(trx, message, missing)
    return missing.length > 0
  })
}

async function enqueueForSubscribers(
  trx: Transaction<Tables>,
  message: Message<'catalogue-changed'>,
  receivers: ReadonlyArray<(typeof subscribers)[number]> = subscribers,
) {
  for (const receiver of receivers) await enqueueMessage(trx, receiver, 'catalogue-changed', message)
}
