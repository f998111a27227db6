import { randomUUID } from 'node:crypto'
import { aPaidOrder } from '../testing/open-orders.ts'
import { openFence } from './open-fence.ts'
import { copyDatabase } from '../testing/copy-database.ts'
import {
  emptyWitnesses,
  expectSentOnce,
  memoryIsLost,
  openForEachTest,
  orders,
  resumeSending,
  sent,
} from '../testing/fence.ts'

openForEachTest()

const hold = { notBefore: new Date(Date.now() + 86_400_000) }
const release = () => orders.db.updateTable('orders').set({ notBefore: null }).execute()

/** As a release without a fence leaves its database. */
async function forgetFence() {
  await orders.db.deleteFrom('submissionFence').execute()
  await orders.db.updateTable('submissionAttempts').set({ claimNumber: null }).execute()
}

/** The supplier has an order that no witness saw leave. */
async function addUpstream(link: string) {
  const form = { key: 'sandbox', action: 'add', service: '101', link, quantity: '500' }
  const answer = await fetch(orders.config.SMM_API_URL, { method: 'POST', body: new URLSearchParams(form) })
  expect(await answer.json()).toMatchObject({ order: expect.anything() })
}

/** The witnesses of a shop that began to use them, without a seed, after it had sold for a while. */
async function startWitnesses() {
  await emptyWitnesses()
  const { witnesses, close } = openFence(orders.service.deps)
  const ids = { orderId: randomUUID(), attemptId: randomUUID() }
  const claim = { supplier: 'smm-api', number: 1, ...ids, claimedAt: new Date().toISOString() }
  await Promise.all(witnesses.map((witness) => witness.refill([claim])))
  await close()
}

describe('a database from before there were witnesses', () => {
  it('sends nothing that was placed before their first claim', async () => {
    const { id, link } = await aPaidOrder(orders, hold)
    await orders.stop()
    await forgetFence()
    await addUpstream(link)
    await startWitnesses()
    await orders.replicate()
    await release()
    await orders.becomes(id, { fulfilment: 'unknown' })
    await expectSentOnce([link])
    await sent()
  })

  it('is no new shop beside empty witnesses, once it has sent an order: it waits for an operator', async () => {
    await sent()
    const { id, link } = await aPaidOrder(orders, hold)
    await orders.stop()
    await forgetFence()
    await addUpstream(link)
    await emptyWitnesses()
    await orders.replicate()
    await release()
    await memoryIsLost()
    expect(await orders.order(id)).toMatchObject({ fulfilment: 'ready' })
    await resumeSending()
    await orders.becomes(id, { fulfilment: 'unknown' })
    await expectSentOnce([link])
    await sent()
  })
})

it('a copy from before the first order left is no new shop, though all witnesses were lost since', async () => {
  const { id, link } = await aPaidOrder(orders, hold)
  const copy = await copyDatabase(orders.db)
  await release()
  await orders.becomes(id, { fulfilment: 'sent' })
  await orders.stop()
  await emptyWitnesses()
  await copy.restore()
  await orders.replicate()
  await release()
  await memoryIsLost()
  expect(await orders.order(id)).toMatchObject({ fulfilment: 'ready' })
  await resumeSending()
  await orders.becomes(id, { fulfilment: 'unknown' })
  await expectSentOnce([link])
})
