import { randomUUID } from 'node:crypto'
import type { AlertSubject } from '@smm/contracts/orders/alerts'
import { until } from '@smm/http-service/test-until'
import { sql } from 'kysely'
import { recordRun } from '../jobs/periodic-job.ts'
import { aPaidOrder } from '../testing/open-orders.ts'
import { publishRoutes, secondSupplierId } from '../testing/routing.ts'
import { findDaySummary } from './find-day-summary.ts'
import { findSupplierCases } from './find-supplier-cases.ts'
import { openAlerts } from './open-alerts.ts'
import {
  alertAbout,
  allSent,
  aReview,
  aWebhook,
  closeReviews,
  linesTo,
  openWithReceivers,
  orders,
  passMinutes,
  sandbox,
  toldTo,
  watch,
} from '../testing/alerts.ts'
import { watchCases } from './watch-cases.ts'

openWithReceivers()

const inAnHour = () => new Date(Date.now() + 3_600_000)
const longAgo = () => new Date(Date.now() - 48 * 3_600_000)

/** An order that waits to be sent, as held: no supplier is asked for it. */
const aHeldOrder = () =>
  aPaidOrder(orders, { readyAt: longAgo(), createdAt: longAgo(), notBefore: inAnHour() })
const stop = ({ id }: { id: string }) =>
  orders.db.updateTable('orders').set({ fulfilment: 'stopped' }).where('id', '=', id).execute()

/** How a case of each subject opens; resolves with how it ends. */
const cases: Array<[AlertSubject, () => Promise<() => Promise<unknown>>]> = [
  [
    'orders-waiting',
    async () => {
      const order = await aHeldOrder()
      return () => stop(order)
    },
  ],
  [
    'review',
    async () => {
      const id = await aReview('AMOUNT_MISMATCH')
      return () => closeReviews([id])
    },
  ],
  [
    'parked-by-fence',
    async () => {
      const id = await aReview('MAYBE_SENT_BEFORE_RESTORE')
      return () => closeReviews([id])
    },
  ],
  [
    'supplier-balance',
    async () => {
      await sandbox.smm({ balance: 1 })
      return () => sandbox.smm({ balance: 1_000 })
    },
  ],
  [
    'supplier-away',
    async () => {
      await sandbox.smm({ failNext: { action: 'balance', mode: '500', times: 10_000 } })
      return () => sandbox.smm({ failNext: null })
    },
  ],
  [
    'bank-away',
    async () => {
      const order = await aPaidOrder(orders, { fulfilment: 'stopped' })
      const change = (state: 'to-issue' | 'confirmed', nextIssueAt: Date | null) =>
        orders.db
          .updateTable('payments')
          .set({ state, issueAttempts: 3, nextIssueAt })
          .where('orderId', '=', order.id)
          .execute()
      await change('to-issue', inAnHour())
      return () => change('confirmed', null)
    },
  ],
  [
    'dead-letters',
    async () => {
      const eventId = randomUUID()
      const letter = { eventId, name: 'place-order', error: 'x', firstAt: longAgo() }
      await orders.db.insertInto('deadLetters').values(letter).execute()
      return () => orders.db.deleteFrom('deadLetters').where('eventId', '=', eventId).execute()
    },
  ],
  [
    'backup-old',
    async () => {
      await stop(await aHeldOrder())
      return () => recordRun(orders.db, 'backup')
    },
  ],
]

it.each(cases)('%s: a case is told once when it opens and once when it ends', async (subject, open) => {
  const { name } = await aWebhook()
  await alertAbout([subject])
  const end = await open()
  const opened = await toldTo(name, 'opened', subject)
  expect(opened.url).toMatch(/^http:\/\/localhost:3000\/admin09\?secao=/)
  await watch()
  await end()
  const closed = await toldTo(name, 'closed', subject)
  expect(closed.cases).toEqual(opened.cases)
  await watch()
  await allSent()
  expect((await linesTo(name)).map((line) => line.told)).toEqual(['opened', 'closed'])
})

it('tells at night too that nothing is sent, because the memory of what was sent is lost', async () => {
  const { name } = await aWebhook()
  const always = { quietFrom: 0, quietUntil: 23 }
  const isNight = new Date(Date.now() - 3 * 3_600_000).getUTCHours() !== 23
  await alertAbout(['parked-by-fence'], isNight ? always : { quietFrom: 1, quietUntil: 0 })
  const lose = (memoryLostAt: Date | null) =>
    orders.db.updateTable('submissionFence').set({ memoryLostAt }).execute()
  const opened = await until(async () => {
    // The service reconciles its fence meanwhile, and finds the memory whole.
    await lose(new Date())
    await watch()
    return (await linesTo(name)).find((line) => line.told === 'opened')
  })
  expect(opened.text).toMatch(/^Nenhum pedido sai: /)
  await lose(null)
  const closed = await toldTo(name, 'closed', 'parked-by-fence')
  expect([closed.text, closed.cases]).toEqual(['Os pedidos voltaram a sair.', opened.cases])
})

it('tells of each supplier by its name', async () => {
  await publishRoutes(orders, sandbox)
  const { name } = await aWebhook()
  await alertAbout(['supplier-balance', 'supplier-away'])
  await sandbox.second.smm({ balance: 2 })
  const low = await toldTo(name, 'opened', 'supplier-balance')
  expect(low.text).toContain('Saldo baixo no Dois: R$ 2,00')
  await sandbox.second.smm({ failNext: { action: 'balance', mode: '500', times: 10_000 } })
  expect((await toldTo(name, 'opened', 'supplier-away')).text).toContain('O Dois não responde')
  // Nothing is known of the balance meanwhile: that case neither ends nor opens again.
  await sandbox.second.smm({ failNext: null })
  await toldTo(name, 'closed', 'supplier-away')
  await sandbox.second.smm({ balance: 1_000 })
  await toldTo(name, 'closed', 'supplier-balance')
  await allSent()
  expect((await linesTo(name)).map(({ subject, told }) => `${subject} ${told}`)).toEqual([
    'supplier-balance opened',
    'supplier-away opened',
    'supplier-away closed',
    'supplier-balance closed',
  ])
  await orders.db.deleteFrom('suppliers').where('id', '=', secondSupplierId).execute()
})

it('tells of a supplier that comes and goes once, and of its end once it has stayed', async () => {
  const { name } = await aWebhook()
  await alertAbout(['supplier-away'])
  const become = async (isAway: boolean) => {
    const failNext = isAway ? { action: 'balance', mode: '500', times: 10_000 } : null
    await sandbox.smm({ failNext })
    await until(async () => (await findSupplierCases(orders.service.deps)).open.length > 0 === isAway)
  }
  const toldAfterLook = async () => {
    await watch()
    await allSent()
    return (await linesTo(name)).map((line) => line.told)
  }
  for (let times = 0; times < 3; times++) {
    await become(true)
    expect(await toldAfterLook()).toEqual(['opened'])
    await become(false)
    await passMinutes(1)
    expect(await toldAfterLook()).toEqual(['opened'])
  }
  await passMinutes(2)
  expect(await toldAfterLook()).toEqual(['opened', 'closed'])
})

it('says nothing of a case that ended by itself before anybody looked', async () => {
  const { name } = await aWebhook()
  await alertAbout(['review'])
  await closeReviews([await aReview('AMOUNT_MISMATCH')])
  await watch()
  await allSent()
  expect(await linesTo(name)).toEqual([])
})

it('tells every case of a storm once per channel, however many replicas look', async () => {
  const replica = await orders.replicate()
  const channels = [await aWebhook(), await aWebhook()]
  const [dead] = channels
  await alertAbout(['review'])
  await sandbox.refuseAlerts(dead!.name, 503)
  const reviews: string[] = []
  for (let round = 0; round < 6; round++) {
    const opened = await Promise.all(
      Array.from({ length: 30 }, (_, index) => aReview(index % 2 ? 'AMOUNT_MISMATCH' : 'OUTCOME_UNKNOWN')),
    )
    await Promise.all([orders.service, replica].map(({ deps }) => watchCases(deps)))
    await closeReviews(opened.slice(0, 15))
    reviews.push(...opened)
  }
  await sandbox.refuseAlerts(dead!.name, null)
  await closeReviews(reviews)
  await Promise.all([orders.service, replica].map(({ deps }) => watchCases(deps)))
  await orders.db
    .updateTable('alertChannels')
    .set({ nextTryAt: sql<Date>`now()` })
    .execute()
  await allSent()
  const rows = await orders.db.selectFrom('alerts').select(['id', 'key']).execute()
  expect(rows.map(({ key }) => key).toSorted()).toEqual(reviews.toSorted())
  const expected = rows.flatMap(({ id }) => [`${id} closed`, `${id} opened`]).toSorted()
  for (const { name } of channels) {
    const told = (await linesTo(name)).flatMap((line) => line.cases.map((id) => `${id} ${line.told}`))
    expect(told.toSorted()).toEqual(expected)
  }
})

it('tells in quiet hours of money alone, and of the rest afterwards', async () => {
  const { name } = await aWebhook()
  const { rows } = await sql<{ hour: number }>`
    SELECT extract(hour FROM now() AT TIME ZONE 'America/Sao_Paulo')::integer AS hour`.execute(orders.db)
  const hour = rows[0]!.hour
  await alertAbout(['review'], { quietFrom: hour, quietUntil: (hour + 2) % 24 })
  const ids = [await aReview('DELIVERED_IN_PART'), await aReview('AMOUNT_MISMATCH')]
  await toldTo(name, 'opened', 'review')
  await until(async () => {
    const unsent = await orders.db
      .selectFrom('alertDeliveries')
      .innerJoin('alerts', 'alerts.id', 'alertId')
      .select('isUrgent')
      .where('sentAt', 'is', null)
      .execute()
    return unsent.length === 1 && !unsent[0]!.isUrgent
  })
  expect((await linesTo(name)).map(({ text }) => text)).toEqual([
    'Um pagamento não bate e espera a sua decisão.',
  ])
  await alertAbout(['review'])
  await allSent()
  expect((await linesTo(name)).map(({ text }) => text)).toEqual([
    'Um pagamento não bate e espera a sua decisão.',
    'Um pedido espera a sua decisão.',
  ])
  await closeReviews(ids)
})

it('tells of a sign-in from a new device, and of none from a known one', async () => {
  const { name } = await aWebhook()
  await alertAbout(['new-device'])
  const signIn = (headers: Record<string, string> = {}) =>
    orders.service.app.inject({
      method: 'POST',
      url: '/api/admin/login',
      headers,
      payload: { username: 'admin', password: 'uma senha bem comprida' },
    })
  const device = (await signIn()).cookies.find((cookie) => cookie.name === 'smm_device')!
  await signIn({ cookie: `smm_device=${device.value}` })
  await allSent()
  const lines = await linesTo(name)
  expect(lines.map(({ subject, told }) => `${subject} ${told}`)).toEqual(['new-device opened'])
  expect(lines[0]!.text).not.toContain('admin')
})

it('sums up yesterday once, from eight in the morning on', async () => {
  const { deps } = orders.service
  expect(await findDaySummary(deps, 24)).toEqual([])
  const due = await findDaySummary(deps, 0)
  expect(due).toMatchObject([
    { subject: 'day-summary', details: { text: expect.stringMatching(/^\d\d\/\d\d: /) } },
  ])
  const { name } = await aWebhook()
  for (let times = 0; times < 2; times++) await orders.db.transaction().execute((trx) => openAlerts(trx, due))
  expect(await findDaySummary(deps, 0)).toEqual([])
  await allSent()
  expect((await linesTo(name)).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Resumo de \d\d\/\d\d: /),
  ])
})

it('says nothing of a subject that is switched off while its case is open', async () => {
  const { name } = await aWebhook()
  await alertAbout(['review'])
  const id = await aReview('AMOUNT_MISMATCH')
  await toldTo(name, 'opened', 'review')
  await alertAbout([])
  await watch()
  await closeReviews([id])
  await watch()
  await allSent()
  expect(await linesTo(name)).toHaveLength(1)
})
