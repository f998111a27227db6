import { type Kysely, sql, type Transaction } from 'kysely'
import type { Message } from '@smm/contracts/messages'
import { say } from '@smm/messaging/outbox'
import { describeOffers } from './describe-offers.ts'
import type { Tables } from './tables.ts'

const listeners = ['chat', 'orders'] as const
const repeatAfterMinutes = 5

/**
 * Taken first by everything that changes the catalogue: whoever publishes later has seen all that was published before,
 * so a higher version is always the newer catalogue.
 */
export const lockCatalogue = (trx: Transaction<Tables>) =>
  trx.selectFrom('catalogueState').selectAll().forUpdate().executeTakeFirstOrThrow()

/** Tells chat and orders all offers, if they changed. Call it last in the transaction that holds the lock. */
export async function publishCatalogue(trx: Transaction<Tables>): Promise<boolean> {
  const offers = await describeOffers(trx)
  const text = JSON.stringify(offers)
  const told = await trx
    .updateTable('catalogueState')
    .set((eb) => ({ version: eb('version', '+', 1), offers: text, publishedAt: sql<Date>`now()` }))
    .where((eb) => eb.or([eb('offers', '!=', text), eb('version', '=', 0)]))
    .returning('version')
    .executeTakeFirst()
  if (!told) return false
  await tellAll(trx, { version: told.version, offers })
  return true
}

/**
 * Says the current version again, at boot and every few minutes: a neighbour whose database was emptied gets it back.
 * Of several replicas one does it. A neighbour that is down and still has it to come is not told twice.
 */
export async function repeatCatalogue(db: Kysely<Tables>, { always = false } = {}): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const state = await lockCatalogue(trx)
    const isDue = Date.now() - state.publishedAt.getTime() > repeatAfterMinutes * 60_000
    if (state.version === 0 || !(always || isDue)) return false
    await trx
      .updateTable('catalogueState')
      .set({ publishedAt: sql<Date>`now()` })
      .execute()
    const waiting = await trx
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
    const missing = listeners.filter((name) => !waiting.some(({ receiver }) => receiver === name))
    await tellAll(trx, message, missing)
    return missing.length > 0
  })
}

async function tellAll(
  trx: Transaction<Tables>,
  message: Message<'catalogue-changed'>,
  receivers: ReadonlyArray<(typeof listeners)[number]> = listeners,
) {
  for (const receiver of receivers) await say(trx, receiver, 'catalogue-changed', message)
}
