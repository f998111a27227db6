import { randomBytes, randomUUID } from 'node:crypto'
import type { Alerts, AlertSettings, NewAlertChannel } from '@smm/contracts/orders/alerts'
import { Refusal } from '@smm/http-service/refusal'
import type { Deps } from '../deps.ts'
import { writeAudit } from '../staff/write-audit.ts'
import type { Db } from '../tables.ts'
import { isAllowedWebhook } from './alert-sender.ts'
import { findAlertSettings } from './find-alert-settings.ts'
import { encryptChannelSecret } from './channel-secret.ts'

const maxChannels = 20

/** Channels, with how many news wait for each, and the settings. Secrets never leave again. */
export async function listAlerts({ db, mailer }: Pick<Deps, 'db' | 'mailer'>): Promise<Alerts> {
  const channels = await db
    .selectFrom('alertChannels')
    .select(['id', 'kind', 'name', 'target', 'isOn', 'lastSentAt', 'failingSince', 'failedAt', 'failure'])
    .select((eb) =>
      eb
        .selectFrom('alertDeliveries')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('channelId', '=', 'alertChannels.id')
        .where('sentAt', 'is', null)
        .as('waiting'),
    )
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return {
    channels: channels.map(({ waiting, lastSentAt, failingSince, failedAt, ...channel }) => ({
      ...channel,
      waiting: waiting ?? 0,
      lastSentAt: lastSentAt?.toISOString() ?? null,
      failingSince: failingSince?.toISOString() ?? null,
      failedAt: failedAt?.toISOString() ?? null,
    })),
    settings: await findAlertSettings(db),
    hasMail: mailer !== undefined,
  }
}

/** Returns the key that signs the calls of a webhook; it is shown this once. */
export async function addChannel(
  { db, config, mailer }: Deps,
  channel: NewAlertChannel,
  actor: string,
): Promise<string | undefined> {
  const { kind, target } = channel
  if (kind === 'webhook' && !isAllowedWebhook(target, config)) throw new Refusal('WEBHOOK_NOT_PUBLIC')
  if (kind === 'mail' && !mailer) throw new Refusal('NO_MAIL_SERVER')
  const id = randomUUID()
  const name = channel.name.trim()
  const signingKey = kind === 'webhook' ? randomBytes(32).toString('base64url') : undefined
  const secret = kind === 'telegram' ? channel.token : signingKey
  const encryptedSecret = secret === undefined ? null : encryptChannelSecret(secret, id, config)
  await db.transaction().execute(async (trx) => {
    const { count } = await trx
      .selectFrom('alertChannels')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (count >= maxChannels) throw new Refusal('TOO_MANY_CHANNELS')
    await trx.insertInto('alertChannels').values({ id, kind, target, name, encryptedSecret }).execute()
    await writeAudit(trx, actor, 'alert-channel-added', { channel: name })
  })
  return signingKey
}

/** A channel that is off is told nothing that happens meanwhile; what waited for it is sent when it is on again. */
export async function switchChannel(db: Db, id: string, isOn: boolean, actor: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const switched = await trx
      .updateTable('alertChannels')
      .set({ isOn })
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst()
    if (!switched) throw new Refusal('NOT_FOUND')
    const details = { channel: switched.name, paused: isOn ? 'não' : 'sim' }
    await writeAudit(trx, actor, 'alert-channel-switched', details)
  })
}

export async function removeChannel(db: Db, id: string, actor: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('alertChannels')
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst()
    if (!removed) throw new Refusal('NOT_FOUND')
    await writeAudit(trx, actor, 'alert-channel-removed', { channel: removed.name })
  })
}

export async function saveAlertSettings(db: Db, settings: AlertSettings, actor: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('alertSettings').set(settings).execute()
    const { subjectsOff } = settings
    const details = subjectsOff.length > 0 ? { silenced: subjectsOff.join(' ') } : {}
    await writeAudit(trx, actor, 'alert-settings-saved', details)
  })
}
