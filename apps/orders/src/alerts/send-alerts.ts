import { isDue, leaseUntil } from '@smm/database/lease'
import { type Selectable, sql } from 'kysely'
import type { Deps } from '../deps.ts'
import type { Db } from '../tables.ts'
import { type AlertMessage, AlertNotSent } from './alert-sender.ts'
import type { AlertTables } from './alert-tables.ts'
import { type AlertNews, composeAlerts, takeNews } from './compose-alerts.ts'
import { decryptChannelSecret } from './channel-secret.ts'
import { isQuietNow } from './quiet-hours.ts'

/** Longer than a message may take: so long it waits where its process died. */
const leaseSeconds = 30
const slowestRetrySeconds = 15 * 60
const maxNews = 200

type Channel = Pick<Selectable<AlertTables['alertChannels']>, 'id' | 'kind' | 'target' | 'encryptedSecret'>
type UnsentNews = AlertNews & { position: number }

/**
 * Sends what waits for a channel, as one message. It is leased meanwhile, and a failed message is tried again until it
 * arrives or the channel is removed: a dead channel loses nothing, and is told all of it in order.
 */
export async function sendAlerts(deps: Deps): Promise<boolean> {
  const { db, log } = deps
  if (!(await isAnyUnsent(db))) return false
  const isQuiet = await isQuietNow(db)
  const channel = await leaseChannel(db, isQuiet)
  if (!channel) return false
  await sendUnsent(deps, channel, isQuiet).catch((err: unknown) => {
    log.error({ err, channelId: channel.id }, 'alerts could not be composed; they are tried again')
    return storeFailure(db, channel, 'internal')
  })
  return true
}

async function sendUnsent(deps: Deps, channel: Channel, isQuiet: boolean): Promise<void> {
  const { db, config } = deps
  const news = takeNews(await findUnsent(db, channel.id, isQuiet))
  const [first, last] = [news[0], news.at(-1)]
  if (!first || !last) return release(db, channel)
  // Another id once there is more to tell: a receiver that has seen it must not skip the rest.
  const id = `${channel.id}.${first.position}-${last.position}`
  const failure = await sendTo(deps, channel, { id, ...composeAlerts(news, config.PUBLIC_ORIGIN) })
  await (failure === undefined ? storeSent(db, channel, news) : storeFailure(db, channel, failure))
}

const isAnyUnsent = async (db: Db): Promise<boolean> =>
  (await db
    .selectFrom('alertDeliveries')
    .select('position')
    .where('sentAt', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined

const hasUnsent = (isQuiet: boolean) => sql<boolean>`EXISTS (
  SELECT FROM alert_deliveries JOIN alerts ON alerts.id = alert_id
  WHERE channel_id = alert_channels.id AND sent_at IS NULL AND (is_urgent OR NOT ${isQuiet}::boolean))`

const leaseChannel = (db: Db, isQuiet: boolean): Promise<Channel | undefined> =>
  db
    .updateTable('alertChannels')
    .set({ leasedUntil: leaseUntil(leaseSeconds) })
    .where((eb) =>
      isDue(
        'id',
        eb
          .selectFrom('alertChannels')
          .select('id')
          .where('isOn', '=', true)
          .where('leasedUntil', '<=', sql<Date>`now()`)
          .where(hasUnsent(isQuiet)),
        'nextTryAt',
        1,
      ),
    )
    .returning(['id', 'kind', 'target', 'encryptedSecret'])
    .executeTakeFirst()

async function release(db: Db, { id }: Channel): Promise<void> {
  await db
    .updateTable('alertChannels')
    .set({ leasedUntil: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

const findUnsent = (db: Db, channelId: string, isQuiet: boolean): Promise<UnsentNews[]> =>
  db
    .selectFrom('alertDeliveries')
    .innerJoin('alerts', 'alerts.id', 'alertId')
    .select(['position', 'alertId', 'told', 'subject', 'details'])
    .where('channelId', '=', channelId)
    .where('sentAt', 'is', null)
    .$if(isQuiet, (unsent) => unsent.where('isUrgent', '=', true))
    .orderBy('position')
    .limit(maxNews)
    .execute()

/** Undefined when it arrived, else why not. */
export async function sendTo(
  { alerts, config, log }: Pick<Deps, 'alerts' | 'config' | 'log'>,
  { id: channelId, kind, target, encryptedSecret }: Channel,
  message: AlertMessage,
): Promise<string | undefined> {
  const secret =
    encryptedSecret === null ? undefined : decryptChannelSecret(encryptedSecret, channelId, config)
  try {
    await alerts.send({ kind, target, secret }, message)
    return undefined
  } catch (err) {
    if (!(err instanceof AlertNotSent)) throw err
    const { failure } = err
    log.warn({ channelId, kind, failure }, 'alerts were not sent')
    return failure
  }
}

async function storeSent(db: Db, { id }: Channel, news: UnsentNews[]): Promise<void> {
  const positions = news.map(({ position }) => position)
  await db.transaction().execute(async (trx) => {
    // The channel first, as its removal takes it before its deliveries: the other way round, the two deadlock.
    await trx
      .updateTable('alertChannels')
      .set({ leasedUntil: sql<Date>`now()`, ...worksAgain })
      .where('id', '=', id)
      .execute()
    await trx
      .updateTable('alertDeliveries')
      .set({ sentAt: sql<Date>`now()` })
      .where('position', 'in', positions)
      .execute()
  })
}

/** Columns of a channel that took a message. */
export const worksAgain = {
  lastSentAt: sql<Date>`now()`,
  nextTryAt: sql<Date>`now()`,
  failingSince: null,
  tries: 0,
}

/** Columns of a channel that took none. */
export const failsNow = (failure: string) => ({
  failure,
  failedAt: sql<Date>`now()`,
  failingSince: sql<Date>`coalesce(failing_since, now())`,
})

/** Exponential backoff from 2 seconds on. A try counts as it fails: one that a dying process breaks off costs none. */
async function storeFailure(db: Db, { id }: Channel, failure: string): Promise<void> {
  const seconds = sql<number>`least(${slowestRetrySeconds}, power(2, least(tries + 1, 12)))::integer`
  await db
    .updateTable('alertChannels')
    .set({
      leasedUntil: sql<Date>`now()`,
      nextTryAt: leaseUntil(seconds),
      tries: sql<number>`tries + 1`,
      ...failsNow(failure),
    })
    .where('id', '=', id)
    .execute()
}
