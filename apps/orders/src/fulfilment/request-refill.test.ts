import { until } from '@smm/http-service/test-until'
import { openForThisFile, orders, sandbox } from '../testing/open-for-this-file.ts'
import { aPaidOrder } from '../testing/open-orders.ts'
import { askRefills } from './ask-refills.ts'
import { followRefills } from './follow-refills.ts'

openForThisFile({ SMM_ADD_TIMEOUT_MS: '2000' })
beforeEach(() => sandbox.smm({ balance: 1_000, failNext: null, stepMs: 200, dialect: null }))

describe('request-refill', () => {
  const request = async (orderId: string, conversationId: string) => {
    const answers = async () =>
      (await orders.outbox(orderId)).filter(({ name }) => name.startsWith('refill-'))
    const before = (await answers()).length
    await orders.send('request-refill', { orderId, conversationId })
    const said = await until(async () => {
      const all = await answers()
      return all.length > before && all
    })
    return said[before]?.outcome
  }

  const requests = (orderId: string) =>
    orders.db.selectFrom('refillRequests').selectAll().where('orderId', '=', orderId).execute()
  const upstreamRefills = async (orderId: string) => {
    const upstreamOrderId = (await orders.order(orderId))?.upstreamOrderId
    return (await sandbox.refills()).filter(({ order }) => order === upstreamOrderId)
  }
  const decided = (orderId: string, outcome: string) =>
    until(async () =>
      (await orders.outbox(orderId)).find((it) => it.name === 'refill-decided' && it.outcome === outcome),
    )
  const askAgain = async (orderId: string) => {
    const nextPollAt = new Date()
    await orders.db
      .updateTable('refillRequests')
      .set({ nextPollAt })
      .where('orderId', '=', orderId)
      .where('state', '=', 'to-ask')
      .execute()
    orders.service.deps.wake('ask-refills')
  }

  it('passes it on to the supplier, once a day', async () => {
    const { id, conversationId } = await aPaidOrder(orders)
    expect(await request(id, conversationId)).toBe('not-delivered-yet')
    await orders.becomes(id, { status: 'completed' })
    await sandbox.smm({ failNext: { action: 'refill', mode: 'refuse:Too many requests', times: 1 } })
    expect(await request(id, conversationId)).toBe('requested')
    expect(await request(id, conversationId)).toBe('requested')
    await until(async () => ((await sandbox.state()).failNext as unknown[]).length === 0)
    await until(async () => (await requests(id))[0]?.nextPollAt)
    expect(await orders.reviews(id)).toEqual([])
    await askAgain(id)
    const asked = await until(async () => {
      const rows = await requests(id)
      return rows.every(({ state }) => state !== 'to-ask') && rows
    })
    expect(asked).toMatchObject([{ state: 'accepted', upstreamRefillId: expect.any(String) }])
    expect(await upstreamRefills(id)).toHaveLength(1)
    await decided(id, 'accepted')
    expect(await request(id, conversationId)).toBe('accepted')
  })

  it('tells the visitor what the supplier refused, and shows it to the staff', async () => {
    const { id, conversationId } = await aPaidOrder(orders)
    await orders.becomes(id, { status: 'completed' })
    const mode = 'refuse:Order not eligible for refill.'
    await sandbox.smm({ failNext: { action: 'refill', mode, times: 1 } })
    expect(await request(id, conversationId)).toBe('requested')
    expect(await decided(id, 'refused')).toMatchObject({ conversationId })
    expect(await orders.reviews(id)).toMatchObject([{ reason: 'REFILL_REFUSED' }])
  })

  it.each(['timeout-after', 'html', 'refuse:Words that nobody knows'])(
    'is not sent again by itself after %s: a person looks',
    async (mode) => {
      const { id, conversationId } = await aPaidOrder(orders)
      await orders.becomes(id, { status: 'completed' })
      await sandbox.smm({ failNext: { action: 'refill', mode, times: 1 } })
      expect(await request(id, conversationId)).toBe('requested')
      const [review] = await until(async () => {
        const rows = await orders.reviews(id)
        return rows.length > 0 && rows
      })
      expect(review).toMatchObject({ reason: 'REFILL_UNKNOWN', closedAt: null })
      await orders.db
        .updateTable('refillRequests')
        .set({ createdAt: new Date(Date.now() - 3 * 86_400_000) })
        .where('orderId', '=', id)
        .execute()
      expect(await request(id, conversationId)).toBe('requested')
      await askRefills(orders.service.deps)
      expect(await requests(id)).toMatchObject([{ state: 'to-ask', nextPollAt: null, inFlightSince: null }])
      expect((await upstreamRefills(id)).length).toBeLessThanOrEqual(1)
      expect((await orders.outbox(id)).filter(({ name }) => name === 'refill-decided')).toEqual([])
    },
  )

  it('is asked anew by who wants it after somebody found out and put the first one away', async () => {
    const { id, conversationId } = await aPaidOrder(orders)
    await orders.becomes(id, { status: 'completed' })
    await sandbox.smm({ failNext: { action: 'refill', mode: '500', times: 1 } })
    expect(await request(id, conversationId)).toBe('requested')
    await until(async () => (await orders.reviews(id)).length > 0)
    const seen = orders.db.updateTable('reviews').set({ closedAt: new Date(), closedBy: 'admin' })
    await seen.where('orderId', '=', id).execute()
    expect(await request(id, conversationId)).toBe('requested')
    await decided(id, 'accepted')
    expect(await upstreamRefills(id)).toHaveLength(1)
  })

  it('is not sent again when its process went away before the answer', async () => {
    const { id } = await aPaidOrder(orders)
    await orders.becomes(id, { status: 'completed' })
    const inFlightSince = new Date(Date.now() - 600_000)
    await orders.db
      .insertInto('refillRequests')
      .values({ orderId: id, nextPollAt: null, inFlightSince })
      .execute()
    await askRefills(orders.service.deps)
    expect(await orders.reviews(id)).toMatchObject([{ reason: 'REFILL_UNKNOWN' }])
    expect(await upstreamRefills(id)).toEqual([])
  })

  it('that was taken in and then rejected is told as refused, and shown to the staff', async () => {
    const { id, conversationId } = await aPaidOrder(orders)
    await orders.becomes(id, { status: 'completed' })
    await request(id, conversationId)
    await decided(id, 'accepted')
    const [taken] = await requests(id)
    await sandbox.smmSaysOfRefill(taken!.upstreamRefillId!, 'Rejected')
    await orders.db
      .updateTable('refillRequests')
      .set({ nextPollAt: new Date() })
      .where('orderId', '=', id)
      .execute()
    await followRefills(orders.service.deps)
    await decided(id, 'refused')
    expect(await orders.reviews(id)).toMatchObject([{ reason: 'REFILL_REFUSED' }])
    expect(await requests(id)).toMatchObject([{ state: 'refused', nextPollAt: null }])
  })

  it('whose end cannot be stored holds up no other', async () => {
    const refills = []
    for (const said of ['Rejected', 'Completed']) {
      const { id, conversationId } = await aPaidOrder(orders)
      await orders.becomes(id, { status: 'completed' })
      await request(id, conversationId)
      await decided(id, 'accepted')
      const [refill] = await requests(id)
      await sandbox.smmSaysOfRefill(refill!.upstreamRefillId!, said)
      refills.push(refill!)
    }
    const [bad, good] = refills
    const { deps } = orders.service
    const relay = {
      ...deps.relay,
      publish: () => {
        throw new Error('no')
      },
    }
    for (const [{ orderId }, seconds] of [
      [bad!, 2],
      [good!, 1],
    ] as const)
      await orders.db
        .updateTable('refillRequests')
        .set({ nextPollAt: new Date(Date.now() - seconds * 1_000) })
        .where('orderId', '=', orderId)
        .execute()
    await followRefills({ ...deps, relay })
    expect(await requests(good!.orderId)).toMatchObject([{ nextPollAt: null }])
  })

  it('refuses what is not guaranteed any more, and what is somebody else’s', async () => {
    const { id, conversationId } = await aPaidOrder(orders)
    await orders.becomes(id, { status: 'completed' })
    expect(await request(id, id)).toBe('not-found')
    const finishedAt = new Date(Date.now() - 30 * 86_400_000 - 1_000)
    await orders.db.updateTable('orders').set({ finishedAt }).where('id', '=', id).execute()
    expect(await request(id, conversationId)).toBe('out-of-guarantee')
  })
})
