import { type Selectable, sql, type Transaction } from 'kysely'
import type { Message } from '@smm/contracts/messages'
import type { Offer, TieredProduct } from '@smm/contracts/products'
import type { PublishedRouting, Route } from '@smm/contracts/suppliers/routing'
import { nextVersion } from '@smm/database/next-version'
import { enqueueMessage, transact } from '@smm/messaging/outbox'
import type { Deps } from './deps.ts'
import { loadOffers } from './load-offers.ts'
import { loadPriceBook, type Moment, versionsInForce } from './packages/load-price-book.ts'
import { readBook } from './packages/show-price-book.ts'
import { applyLimits } from './suppliers/apply-limits.ts'
import { loadRouting, loadTierRoutes, withGaps } from './suppliers/load-routing.ts'
import { loadTierOffers } from './tiers/load-tier-offers.ts'
import type { Tables } from './tables.ts'

const subscribers = ['chat', 'orders'] as const
type Subscriber = (typeof subscribers)[number]
const republishAfterMinutes = 5

type Routing = Omit<PublishedRouting, 'version'>
type Tiers = Omit<Required<NonNullable<Message<'catalogue-changed'>['tiers']>>, 'version'>
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
  await applyLimits(trx)
  const { at, ...before } = await trx
    .updateTable('catalogueState')
    .set({ bookAt: sql<Date>`clock_timestamp()` })
    .returning([
      sql<string>`book_at::text`.as('at'),
      'version',
      'bookVersion',
      'routingVersion',
      'tiersVersion',
    ])
    .executeTakeFirstOrThrow()
  const moment = sql<Date>`${at}::timestamptz`
  await datePublishedVersions(trx, moment)
  const offers = JSON.stringify(await loadOffers(trx))
  const book = JSON.stringify(await loadPriceBook(trx, moment))
  const routing = JSON.stringify(await loadRouting(trx))
  const tiers = await loadTiers(trx)
  const published = await trx
    .updateTable('catalogueState')
    .set({
      version: nextVersion(before.version),
      offers,
      book,
      bookVersion: sql<number>`CASE WHEN book = ${book} THEN book_version ELSE ${nextVersion(before.bookVersion)} END`,
      routing,
      routingVersion: sql<number>`CASE WHEN routing = ${routing} THEN routing_version
        ELSE ${nextVersion(before.routingVersion)} END`,
      tiers,
      tiersVersion: sql<number>`CASE WHEN tiers = ${tiers} THEN tiers_version ELSE ${nextVersion(before.tiersVersion)} END`,
      publishedAt: sql<Date>`now()`,
    })
    .where((eb) =>
      eb.or([
        eb('offers', '!=', offers),
        eb('book', '!=', book),
        eb('tiers', '!=', tiers),
        eb('routing', '!=', routing),
        eb('version', '=', 0),
      ]),
    )
    .returningAll()
    .executeTakeFirst()
  if (!published) return false
  await enqueueForSubscribers(trx, published)
  return true
}

/** The offers and routes of all tiers but the standard one; empty in a shop that has none, whose messages name none. */
async function loadTiers(trx: Transaction<Tables>): Promise<string> {
  const tiers: Tiers = { offers: await loadTierOffers(trx), routes: await loadTierRoutes(trx) }
  const { tiers: before } = await trx.selectFrom('catalogueState').select('tiers').executeTakeFirstOrThrow()
  return before === '' && tiers.offers.length === 0 ? '' : JSON.stringify(tiers)
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

/**
 * The routing holds the suppliers' keys, encrypted: orders alone receives it. The chat is told what the routes leave out, which
 * the previous release of orders would store as a column of its offers.
 */
const toMessage = (state: State, receiver: Subscriber): Message<'catalogue-changed'> => ({
  version: state.version,
  offers: offersFor(receiver, JSON.parse(state.offers) as Offer[], routesIn(state)),
  ...(state.bookVersion > 0 && { priceBook: { version: state.bookVersion, products: readBook(state.book) } }),
  ...(receiver === 'orders' &&
    state.routingVersion > 0 && {
      routing: { version: state.routingVersion, ...(JSON.parse(state.routing) as Routing) },
    }),
  ...(state.tiersVersion > 0 && { tiers: tiersFor(state, receiver) }),
})

function tiersFor({ tiersVersion: version, tiers }: State, receiver: Subscriber) {
  const { offers, routes } = JSON.parse(tiers) as Tiers
  return { version, offers: offersFor(receiver, offers, routes), ...(receiver === 'orders' && { routes }) }
}

const routesIn = ({ routing }: State) => (routing === '' ? [] : (JSON.parse(routing) as Routing).routes)

function offersFor<Some extends Offer & TieredProduct>(
  receiver: Subscriber,
  offers: Some[],
  routes: Array<Route & TieredProduct>,
): Some[] {
  return receiver === 'orders' ? offers : withGaps(offers, routes)
}

/**
 * Enqueues the catalogue again every few minutes, so a service with an emptied database recovers; the lock makes one replica
 * do it. A database below the version that was seen last went back: its receivers know later versions, so it is published
 * under a new one. Returns the version to be seen next time; a process that begins has seen any.
 */
export const republishCatalogue = (deps: Pick<Deps, 'db' | 'relay'>, lastSeen = 0): Promise<number> =>
  transact(deps, async (trx) => {
    const state = await lockCatalogue(trx)
    const wentBack = state.version < lastSeen
    const isDue = Date.now() - state.publishedAt.getTime() > republishAfterMinutes * 60_000
    if (state.version === 0 || !(wentBack || isDue)) return state.version
    const published = await trx
      .updateTable('catalogueState')
      .set({ publishedAt: sql<Date>`now()`, ...(wentBack && raiseVersions(state)) })
      .returningAll()
      .executeTakeFirstOrThrow()
    const receivers = wentBack ? subscribers : await findUninformed(trx, state.version)
    await enqueueForSubscribers(trx, published, receivers)
    return published.version
  })

/** A part that was never published has no version yet. */
const raiseVersions = ({ version, bookVersion, routingVersion, tiersVersion }: State) => ({
  version: nextVersion(version),
  bookVersion: bookVersion && nextVersion(bookVersion),
  routingVersion: routingVersion && nextVersion(routingVersion),
  tiersVersion: tiersVersion && nextVersion(tiersVersion),
})

/** The subscribers to whom this version is not on its way. */
async function findUninformed(trx: Transaction<Tables>, version: number): Promise<Subscriber[]> {
  const undelivered = await trx
    .selectFrom('outbox')
    .select('receiver')
    .where('name', '=', 'catalogue-changed')
    .where('deliveredAt', 'is', null)
    .where(sql<string>`payload->>'version'`, '=', String(version))
    .execute()
  return subscribers.filter((name) => !undelivered.some(({ receiver }) => receiver === name))
}

async function enqueueForSubscribers(
  trx: Transaction<Tables>,
  state: State,
  receivers: readonly Subscriber[] = subscribers,
) {
  for (const receiver of receivers)
    await enqueueMessage(trx, receiver, 'catalogue-changed', toMessage(state, receiver))
}
