import { type Selectable, sql, type Transaction } from 'kysely'
import type { Message } from '@smm/contracts/messages'
import type { PublishedRouting } from '@smm/contracts/suppliers/routing'
import { enqueueMessage, transact } from '@smm/messaging/outbox'
import type { Deps } from './deps.ts'
import { loadOffers } from './load-offers.ts'
import { loadPriceBook, type Moment, versionsInForce } from './packages/load-price-book.ts'
import { readBook } from './packages/show-price-book.ts'
import { loadRouting } from './suppliers/load-routing.ts'
import type { Tables } from './tables.ts'

const subscribers = ['chat', 'orders'] as const
type Subscriber = (typeof subscribers)[number]
const republishAfterMinutes = 5

type Routing = Omit<PublishedRouting, 'version'>
type State = Selectable<Tables['catalogueState']>

/**
 * Serializes catalogue changes; every transaction that publishes takes it first. A higher version is therefore always
 * the newer catalogue.
 */
export const lockCatalogue = (trx: Transaction<Tables>) =>
  trx.selectFrom('catalogueState').selectAll().forUpdate().executeTakeFirstOrThrow()

/**
 * Enqueues all offers, the price book and the routing for chat and orders when they changed. Call it last in the
 * transaction that holds the lock.
 */
export async function publishCatalogue(trx: Transaction<Tables>): Promise<boolean> {
  const { at } = await trx
    .updateTable('catalogueState')
    .set({ bookAt: sql<Date>`clock_timestamp()` })
    .returning(sql<string>`book_at::text`.as('at'))
    .executeTakeFirstOrThrow()
  const moment = sql<Date>`${at}::timestamptz`
  await datePublishedVersions(trx, moment)
  const offers = JSON.stringify(await loadOffers(trx))
  const book = JSON.stringify(await loadPriceBook(trx, moment))
  const routing = JSON.stringify(await loadRouting(trx))
  const published = await trx
    .updateTable('catalogueState')
    .set((eb) => ({
      version: eb('version', '+', 1),
      offers,
      book,
      bookVersion: sql<number>`book_version + (book != ${book})::integer`,
      routing,
      routingVersion: sql<number>`routing_version + (routing != ${routing})::integer`,
      publishedAt: sql<Date>`now()`,
    }))
    .where((eb) =>
      eb.or([
        ...[eb('offers', '!=', offers), eb('book', '!=', book)],
        ...[eb('routing', '!=', routing), eb('version', '=', 0)],
      ]),
    )
    .returningAll()
    .executeTakeFirst()
  if (!published) return false
  await enqueueForSubscribers(trx, published)
  return true
}

/** A version that was published once is a price that the package was charged at. */
const datePublishedVersions = (trx: Transaction<Tables>, at: Moment) =>
  trx
    .updateTable('packageVersions')
    .from(versionsInForce(trx, at).select(['packageId', 'version']).as('sold'))
    .set({ publishedAt: at })
    .whereRef('packageVersions.packageId', '=', 'sold.packageId')
    .whereRef('packageVersions.version', '=', 'sold.version')
    .where('packageVersions.publishedAt', 'is', null)
    .execute()

/** The routing holds the suppliers' keys, encrypted: orders alone receives it. */
const toMessage = (state: State, receiver: Subscriber): Message<'catalogue-changed'> => ({
  version: state.version,
  offers: JSON.parse(state.offers) as Message<'catalogue-changed'>['offers'],
  ...(state.bookVersion > 0 && { priceBook: { version: state.bookVersion, products: readBook(state.book) } }),
  ...(receiver === 'orders' &&
    state.routingVersion > 0 && {
      routing: { version: state.routingVersion, ...(JSON.parse(state.routing) as Routing) },
    }),
})

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
    const missing = subscribers.filter((name) => !undelivered.some(({ receiver }) => receiver === name))
    await enqueueForSubscribers(trx, state, missing)
    return missing.length > 0
  })
}

async function enqueueForSubscribers(
  trx: Transaction<Tables>,
  state: State,
  receivers: readonly Subscriber[] = subscribers,
) {
  for (const receiver of receivers)
    await enqueueMessage(trx, receiver, 'catalogue-changed', toMessage(state, receiver))
}
