import { sql } from 'kysely'
import { until } from '@smm/http-service/test-until'
import { sendMails } from './send-mails.ts'
import { anAddress, anOrder, openPageOf, openWithMails, orders } from '../testing/mails.ts'

// The service's own job finds no server: only the test sends.
openWithMails({ SMTP_URL: 'smtp://127.0.0.1:1' })

const mailOf = (orderId: string) =>
  orders.db
    .selectFrom('mails')
    .select(['id', 'tries', sql<number>`extract(epoch FROM next_try_at - now())::float8`.as('inSeconds')])
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow()

it('a mail that is on its way as the process ends has lost no try', async () => {
  const { orderId } = await anOrder()
  await (await openPageOf(orderId)).askForMails(anAddress())
  const { deps } = orders.service
  const onItsWay = Promise.withResolvers<Awaited<ReturnType<typeof mailOf>>>()
  const mailer = { ...deps.mailer!, send: async () => onItsWay.resolve(await mailOf(orderId)) }
  let isSent = false
  void onItsWay.promise.then(() => (isSent = true))
  let tries = 0
  await until(async () => {
    // The service takes a due mail too: its next write is the failure that it counts, and nothing follows that.
    if ((await mailOf(orderId)).tries === tries) return false
    tries = 3
    const now = { nextTryAt: sql<Date>`now()`, tries }
    await orders.db.updateTable('mails').set(now).where('orderId', '=', orderId).execute()
    await sendMails({ ...deps, mailer })
    return isSent
  })
  expect(await onItsWay.promise).toMatchObject({ tries: 3 })
})

it('a mail that cannot be prepared is tried again by its backoff, not after a whole lease', async () => {
  const { orderId } = await anOrder()
  await (await openPageOf(orderId)).askForMails(anAddress())
  const { deps } = orders.service
  const { id } = await mailOf(orderId)
  const failed = new Set<string>()
  const log = Object.assign(Object.create(deps.log), {
    error: ({ mailId }: { mailId: string }) => failed.add(mailId),
  })
  const config = { ...deps.config, ORDER_LINK_SECRET: null as unknown as string }
  await until(async () => {
    await orders.db
      .updateTable('mails')
      .set({ nextTryAt: sql<Date>`now()`, tries: 0 })
      .where('orderId', '=', orderId)
      .execute()
    await sendMails({ ...deps, config, log })
    return failed.has(id)
  })
  const { tries, inSeconds } = await mailOf(orderId)
  expect([tries, inSeconds < 10]).toEqual([1, true])
})
