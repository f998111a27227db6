import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pLimit from 'p-limit'
import type { Message } from '@smm/contracts/messages'
import { recordRestore } from '../fence/is-recovering.ts'
import { lockConversation } from '../order/orders.queries.ts'
import { listAttentionItems } from '../panel/list-attention-items.ts'
import { placeCart } from '../order/place-cart.ts'
import { openForThisFile, orders } from '../testing/open-for-this-file.ts'
import { placeOrderMessage } from '../testing/open-orders.ts'
import { findChargePause } from './charge-limits.ts'

openForThisFile({ CHARGES_PER_MINUTE: '100000' })

type PlaceOrder = Message<'place-order'>
const asCart = ({ conversationId, addressHashes, ...order }: PlaceOrder): Message<'place-cart'> => ({
  conversationId,
  orders: [order],
  ...(addressHashes && { addressHashes }),
})
const anAddress = () => [randomUUID().slice(0, 22), randomUUID().slice(0, 22)]

/** Places an order as the queue does, without a charge at the bank; the minutes of the pause when it is refused. */
async function place(
  request: PlaceOrder,
  { deps } = orders.service,
  origin: { sentAt?: string } = {},
): Promise<'placed' | number> {
  const quiet = { ...deps, wake: () => {}, dispatcher: { ...deps.dispatcher, freeSlots: () => 0 } }
  await orders.db.transaction().execute(async (trx) => {
    await lockConversation(trx, request.conversationId)
    const afterCommit = await placeCart(quiet, trx, asCart(request), { correlationId: null, ...origin })
    afterCommit?.()
  })
  if (await orders.order(request.orderId)) return 'placed'
  const [refused] = await orders.outbox(request.orderId)
  expect(refused).toMatchObject({ name: 'order-refused', code: 'TOO_MANY_UNPAID' })
  return refused!.retryAfterMinutes ?? 0
}

const placed = (outcomes: Array<'placed' | number>) => outcomes.filter((it) => it === 'placed').length

async function placeAll(requests: PlaceOrder[], service = orders.service) {
  const outcomes: Array<'placed' | number> = []
  for (const request of requests) outcomes.push(await place(request, service))
  return outcomes
}

const many = (count: number, change: () => Partial<PlaceOrder>) =>
  Array.from({ length: count }, () => placeOrderMessage(change()))

const setStatus = (orderId: string, status: 'cancelled' | 'paid') =>
  orders.db
    .updateTable('orders')
    .set({ status, paidAt: status === 'paid' ? new Date() : null })
    .where('id', '=', orderId)
    .execute()

/** Inserts unpaid orders of five minutes ago, one for each hash. */
const insertCharges = (hashes: string[]) =>
  sql`
    WITH placed AS (
      INSERT INTO orders (id, conversation_id, link, platform, service_type, quantity, amount_cents, supplier,
        address_hash, created_at)
      SELECT gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'instagram', 'followers', 500, 4500, 'smm-api',
        hash, now() - interval '5 minutes'
      FROM unnest(${hashes}::text[]) AS hash
      RETURNING id, amount_cents
    )
    INSERT INTO payments (id, order_id, provider, txid, amount_cents, next_issue_at)
    SELECT gen_random_uuid(), id, 'api-pix', md5(id::text), amount_cents, NULL FROM placed`.execute(orders.db)

describe('the circuit breaker over all charges', () => {
  it('refuses above its charges in a minute, and is an attention item for an hour', async () => {
    const { deps } = orders.service
    await sql`UPDATE payments SET created_at = created_at - interval '1 minute'`.execute(orders.db)
    await orders.db.deleteFrom('lastRuns').where('name', '=', 'charge-breaker').execute()
    const limited = {
      ...orders.service,
      deps: { ...deps, config: { ...deps.config, CHARGES_PER_MINUTE: 5 } },
    }
    expect(
      await placeAll(
        many(7, () => ({})),
        limited,
      ),
    ).toEqual([...Array(5).fill('placed'), 1, 1])
    expect(await listAttentionItems(deps)).toContainEqual(
      expect.objectContaining({ code: 'CHARGES_PAUSED', since: expect.any(String) }),
    )
    await sql`UPDATE payments SET created_at = created_at - interval '1 minute'`.execute(orders.db)
    expect(await place(placeOrderMessage(), limited)).toBe('placed')
    await sql`UPDATE last_runs SET at = at - interval '1 hour'`.execute(orders.db)
    expect(await listAttentionItems(deps)).not.toContainEqual(
      expect.objectContaining({ code: 'CHARGES_PAUSED' }),
    )
  })
})

describe('charges within an hour', () => {
  it('are at most 10 for a conversation, and cancelling one frees no place', async () => {
    const conversationId = randomUUID()
    const outcomes: Array<'placed' | number> = []
    for (const request of many(12, () => ({ conversationId }))) {
      outcomes.push(await place(request))
      await setStatus(request.orderId, 'cancelled')
    }
    expect(outcomes.slice(0, 10)).toEqual(Array(10).fill('placed'))
    expect(outcomes.slice(10)).toEqual([60, 60])
  })

  it('hold after the database went back too, for all but the orders from before', async () => {
    const conversationId = randomUUID()
    const since = new Date(Date.now() + 60_000).toISOString()
    const before = new Date(Date.now() - 60_000).toISOString()
    await recordRestore(orders.db)
    for (const request of many(10, () => ({ conversationId }))) {
      await place(request)
      await setStatus(request.orderId, 'cancelled')
    }
    const another = () => placeOrderMessage({ conversationId })
    expect(await place(another(), orders.service, { sentAt: since })).toBe(60)
    expect(await place(another(), orders.service, { sentAt: before })).toBe('placed')
    await orders.db.deleteFrom('lastRuns').where('name', '=', 'database-went-back').execute()
  })

  it('are at most 10 for a page', async () => {
    const { link } = placeOrderMessage()
    expect(placed(await placeAll(many(12, () => ({ link }))))).toBe(10)
  })

  it('are at most 10 for a page from any number of addresses; one that paid there has room for three more', async () => {
    const { link } = placeOrderMessage()
    const owner = anAddress()
    const first = placeOrderMessage({ link, addressHashes: owner })
    expect(await place(first)).toBe('placed')
    await setStatus(first.orderId, 'paid')
    expect(placed(await placeAll(many(15, () => ({ link, addressHashes: anAddress() }))))).toBe(10)
    expect(placed(await placeAll(many(5, () => ({ link, addressHashes: owner }))))).toBe(3)
  })

  it('are at most 60 from an address, yesterday under another hash', async () => {
    const [today, yesterday] = anAddress()
    const before = many(30, () => ({ addressHashes: [yesterday!, randomUUID()] }))
    const after = many(40, () => ({ addressHashes: [today!, yesterday!] }))
    expect(placed(await placeAll([...before, ...after]))).toBe(60)
    expect(await place(placeOrderMessage({ addressHashes: anAddress() }))).toBe('placed')
  })

  it('are at most 60 from an address that floods two replicas at once', async () => {
    const addressHashes = anAddress()
    const second = await orders.replicate()
    const requests = many(120, () => ({ addressHashes }))
    const permits = pLimit(8)
    const outcomes = await Promise.all([
      ...requests.slice(0, 60).map((request) => permits(() => place(request))),
      ...requests.slice(60).map((request) => permits(() => place(request, second))),
    ])
    expect(placed(outcomes)).toBe(60)
  })

  it.each([10, 200])('are at most 60 from each of %d addresses', async (addresses) => {
    const hashes = Array.from({ length: addresses }, anAddress)
    const charges = (n: number) => (n % 2 === 0 ? 59 : 60)
    for (const [n, [today]] of hashes.entries()) await insertCharges(Array(charges(n)).fill(today))
    await orders.db.transaction().execute(async (trx) => {
      for (const [n, addressHashes] of hashes.entries()) {
        const pause = await findChargePause(
          orders.service.deps,
          trx,
          asCart(placeOrderMessage({ addressHashes })),
        )
        expect(pause).toEqual(
          charges(n) === 59 ? undefined : { scope: 'address', retryAfterMinutes: expect.any(Number) },
        )
      }
    })
  })

  it('leave room when some are paid: 200 visitors behind one address buy undisturbed though three of four do not pay', async () => {
    const addressHashes = anAddress()
    const requests = many(200, () => ({ addressHashes }))
    for (const [n, request] of requests.entries()) {
      expect(await place(request)).toBe('placed')
      if (n >= 40 && n % 4 === 0) await setStatus(requests[n - 40]!.orderId, 'paid')
    }
  })

  it('of an address are paused again when the room that paid ones made is used up', async () => {
    const addressHashes = anAddress()
    const [paid] = many(1, () => ({ addressHashes }))
    await place(paid!)
    await setStatus(paid!.orderId, 'paid')
    await insertCharges(Array(58).fill(addressHashes[0]))
    expect(placed(await placeAll(many(8, () => ({ addressHashes }))))).toBe(60 + 3 - 58)
  })

  it('leave room after the hour', async () => {
    const conversationId = randomUUID()
    for (const request of many(10, () => ({ conversationId }))) {
      await place(request)
      await setStatus(request.orderId, 'cancelled')
    }
    const { db } = orders
    const wait = (minutes: number) =>
      sql`UPDATE orders SET created_at = created_at - make_interval(mins => ${minutes})
        WHERE conversation_id = ${conversationId}`.execute(db)
    await wait(45)
    expect(await place(placeOrderMessage({ conversationId }))).toBe(15)
    await wait(15)
    expect(await place(placeOrderMessage({ conversationId }))).toBe('placed')
  })

  it('are not counted where limits are off', async () => {
    const { deps } = orders.service
    const config = { ...deps.config, CHARGE_LIMITS: 'off' } as const
    const unlimited = { ...orders.service, deps: { ...deps, config } }
    const { link } = placeOrderMessage()
    expect(
      placed(
        await placeAll(
          many(12, () => ({ link })),
          unlimited,
        ),
      ),
    ).toBe(12)
  })
})
