import { until } from '@smm/http-service/test-until'
import { sql } from 'kysely'
import { sendAlerts } from './send-alerts.ts'
import {
  alertAbout,
  aReview,
  aWebhook,
  closeReviews,
  linesTo,
  openWithReceivers,
  orders,
  sandbox,
  watch,
} from '../testing/alerts.ts'

openWithReceivers()

const rowOf = ({ id }: { id: string }) =>
  orders.db
    .selectFrom('alertChannels')
    .select(['tries', 'failure', 'failingSince', sql<boolean>`leased_until > now()`.as('isLeased')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

it('a channel whose message is on its way as the process ends has lost no try', async () => {
  const channel = await aWebhook()
  await alertAbout(['review'])
  await sandbox.refuseAlerts(channel.name, 503)
  const review = await aReview('AMOUNT_MISMATCH')
  await watch()
  const { deps } = orders.service
  const onItsWay = Promise.withResolvers<Awaited<ReturnType<typeof rowOf>>>()
  const send = async () => onItsWay.resolve(await rowOf(channel))
  await until(async () => {
    await orders.db
      .updateTable('alertChannels')
      .set({ nextTryAt: sql<Date>`now()`, tries: 7 })
      .execute()
    return sendAlerts({ ...deps, alerts: { ...deps.alerts, send } })
  })
  expect(await onItsWay.promise).toMatchObject({ isLeased: true, tries: 7 })
  await closeReviews([review])
})

it('a message that cannot be written frees its channel, shows it, and holds up no other', async () => {
  const [broken, other] = [await aWebhook(), await aWebhook()]
  // As the next release may open one while this one still runs.
  const { id: alertId } = await orders.db
    .insertInto('alerts')
    .values({ subject: 'of-the-next-release' as 'review', key: 'x', details: '{}', isUrgent: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  await orders.db
    .insertInto('alertDeliveries')
    .values({ alertId, channelId: broken.id, told: 'opened' })
    .execute()
  const row = await until(async () => {
    const found = await rowOf(broken)
    return found.failingSince && found
  })
  expect(row).toMatchObject({ failure: 'internal', isLeased: false })
  await alertAbout(['review'])
  const review = await aReview('AMOUNT_MISMATCH')
  await watch()
  await until(async () => (await linesTo(other.name)).length === 1)
  await closeReviews([review])
})
