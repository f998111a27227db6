import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { openForThisFile, orders, sandbox } from '../testing/open-for-this-file.ts'
import { aPaidOrder } from '../testing/open-orders.ts'
import { until } from '../testing/start-sandbox.ts'
import type { OrdersTable } from '../tables.ts'
import { pseudonymiseOrders, removedLink } from './pseudonymise-orders.ts'

openForThisFile()
beforeEach(() => sandbox.smm({ balance: 10_000, failNext: null, stepMs: 60_000 }))

const run = () => pseudonymiseOrders(orders.service.deps)
const over = { status: 'completed', fulfilment: 'sent', finishedAt: new Date() } as const
const forget = (conversationId: string) =>
  orders.send('forget-conversation', { conversationId, forgottenAt: new Date().toISOString() })
const becomesNameless = (id: string) =>
  until(async () => {
    const order = await orders.order(id)
    return order?.link === removedLink && order
  })

it('the orders of a forgotten conversation lose what leads to their visitor, and keep what tax law asks for', async () => {
  const { id, conversationId, linkVersion } = await aPaidOrder(orders, over)
  const { endToEndId, amountCents } = (await orders.payment(id))!
  await orders.db.insertInto('withdrawals').values({ orderId: id, reason: 'Sou a Ana.' }).execute()
  await orders.db
    .insertInto('reviews')
    .values({
      reason: 'REFILL_REFUSED',
      subject: id,
      orderId: id,
      details: JSON.stringify({ said: 'no refill for instagram.com/ana', amountCents: 5 }),
      closedAt: new Date(),
    })
    .execute()
  await forget(conversationId)
  const order = await becomesNameless(id)
  expect(order).toMatchObject({ amountCents, quantity: 500, correlationId: null })
  expect(order.conversationId).not.toBe(conversationId)
  expect(order.linkVersion).toBe(linkVersion + 1)
  expect(await orders.payment(id)).toMatchObject({ endToEndId, amountCents, pixCode: null })
  expect((await orders.reviews(id)).map(({ details }) => details)).toEqual([{ amountCents: 5 }])
  const [withdrawal] = await orders.db
    .selectFrom('withdrawals')
    .selectAll()
    .where('orderId', '=', id)
    .execute()
  expect(withdrawal).toMatchObject({ reason: null })
})

type Rights = { exportedAs?: string; isReplaced?: true }
/** Columns by their name in the visitor's export, and whether they lead to the visitor; the compiler asks for a new one. */
const rights: Record<keyof OrdersTable, Rights> = {
  id: { exportedAs: 'pedido' },
  conversationId: { isReplaced: true },
  link: { exportedAs: 'link', isReplaced: true },
  platform: { exportedAs: 'servico' },
  serviceType: { exportedAs: 'servico' },
  tier: { exportedAs: 'servico' },
  quantity: { exportedAs: 'quantidade' },
  amountCents: { exportedAs: 'valor' },
  discountCents: { exportedAs: 'desconto' },
  couponCode: { exportedAs: 'cupom' },
  redemptionId: {},
  currency: {},
  status: { exportedAs: 'situacao' },
  version: {},
  fulfilment: {},
  correlationId: { isReplaced: true },
  supplier: {},
  refusedBy: {},
  upstreamOrderId: {},
  upstreamStatus: {},
  refusedCode: {},
  remains: { exportedAs: 'faltou' },
  startCount: {},
  supplierChargeCents: {},
  paidAt: { exportedAs: 'pagoEm' },
  readyAt: {},
  notBefore: {},
  sendingSince: {},
  sentAt: { exportedAs: 'enviadoEm' },
  nextCheckAt: {},
  startedAt: {},
  finishedAt: { exportedAs: 'encerradoEm' },
  nextCancelAt: {},
  cancelAskedAt: {},
  statusMissingSince: {},
  submissionApprovedAt: {},
  linkVersion: { isReplaced: true },
  termsVersion: { exportedAs: 'versaoDosTermos' },
  addressHash: { isReplaced: true },
  pseudonymisedAt: { isReplaced: true },
  createdAt: { exportedAs: 'feitoEm' },
}
const columns = Object.entries(rights)

it('of an order that is over, the columns that lead to its visitor are replaced, and no others', async () => {
  const personal = { correlationId: randomUUID(), addressHash: 'hash' }
  const { id, conversationId } = await aPaidOrder(orders, { ...over, ...personal })
  const before = (await orders.order(id))!
  await forget(conversationId)
  const after = await becomesNameless(id)
  const changed = Object.entries(before).filter(
    ([name, value]) => !isDeepStrictEqual(value, Object(after)[name]),
  )
  const replaced = columns.flatMap(([name, { isReplaced }]) => (isReplaced ? name : []))
  expect(changed.map(([name]) => name).toSorted()).toEqual(replaced.toSorted())
  expect(Object.keys(before).toSorted()).toEqual(Object.keys(rights).toSorted())
})

it('an order under way, owed money or in review keeps its link until that is over', async () => {
  const { id: running, conversationId } = await aPaidOrder(orders)
  const { id: owed } = await aPaidOrder(orders, { ...over, conversationId })
  const { id: done } = await aPaidOrder(orders, { ...over, conversationId })
  const refund = { orderId: owed, endToEndId: 'E1', cause: 'X', amountCents: 1 }
  await orders.db.insertInto('refunds').values(refund).execute()
  await orders.becomes(running, { fulfilment: 'sent' })
  await forget(conversationId)
  await becomesNameless(done)
  for (const id of [running, owed]) expect((await orders.order(id))!.link).not.toBe(removedLink)
  await orders.db.updateTable('refunds').set({ state: 'done' }).where('orderId', '=', owed).execute()
  await orders.db.updateTable('orders').set({ status: 'completed' }).where('id', '=', running).execute()
  await run()
  await becomesNameless(running)
  await becomesNameless(owed)
})

it('orders are pseudonymised after five years, whoever asked or not', async () => {
  const years = (count: number) => new Date(Date.now() - count * 366 * 24 * 60 * 60_000)
  const { id: old } = await aPaidOrder(orders, { ...over, createdAt: years(6) })
  const { id: young } = await aPaidOrder(orders, { ...over, createdAt: years(4) })
  await run()
  await becomesNameless(old)
  expect((await orders.order(young))!.link).not.toBe(removedLink)
})

it('a database restored from before a forget forgets again, and has the chat do so', async () => {
  const { id, conversationId, link, linkVersion } = await aPaidOrder(orders, over)
  await forget(conversationId)
  await becomesNameless(id)
  await run()
  const journal = join(orders.config.FENCE_JOURNAL_DIR!, 'forgotten.jsonl')
  await until(async () => (await readFile(journal, 'utf8').catch(() => '')).includes(conversationId))
  // As the backup had it.
  await orders.db.deleteFrom('forgottenConversations').where('conversationId', '=', conversationId).execute()
  await orders.db
    .updateTable('orders')
    .set({ link, linkVersion, conversationId, pseudonymisedAt: null })
    .where('id', '=', id)
    .execute()
  await run()
  await becomesNameless(id)
  const sent = await orders.db
    .selectFrom('outbox')
    .select('payload')
    .where('name', '=', 'forget-conversation')
    .execute()
  expect(sent.map(({ payload }) => payload)).toContainEqual(expect.objectContaining({ conversationId }))
})

it('the orders of a conversation are exported by an owner, which is audited', async () => {
  const { id, conversationId, link } = await aPaidOrder(orders, over)
  const url = `/api/orders/conversations/${conversationId}/personal-data`
  const answer = await orders.service.app.inject({ url, headers: { cookie: await orders.signIn() } })
  expect(answer.json()).toMatchObject({
    pedidos: [{ pedido: id, link, valor: '45.00', pagamentos: [{ valor: '45.00' }] }],
  })
  const ofOtherTables = ['pagamentos', 'reembolsos', 'desistencia', 'avisosPorEmail']
  const exported = new Set([...columns.flatMap(([, { exportedAs }]) => exportedAs ?? []), ...ofOtherTables])
  expect(Object.keys(answer.json().pedidos[0]).toSorted()).toEqual([...exported].toSorted())
  const audit = await orders.db.selectFrom('auditLog').select(['action', 'details']).execute()
  expect(audit).toContainEqual({ action: 'conversation-exported', details: { conversation: conversationId } })
  const unknown = await orders.service.app.inject({
    url: `/api/orders/conversations/${randomUUID()}/personal-data`,
    headers: { cookie: await orders.signIn() },
  })
  expect(unknown.json()).toEqual({ pedidos: [] })
})
