import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { CouponChange, NewCoupon, StaffCoupon } from '@smm/contracts/orders/coupons'
import type { Message } from '@smm/contracts/messages'
import { until } from '@smm/http-service/test-until'
import { nextVersion } from '@smm/database/next-version'
import { expire } from '../payments/expire-payments.ts'
import { placeCartMessage, placeOrderMessage } from '../testing/open-orders.ts'
import { openForThisFile, orders, sandbox } from '../testing/open-for-this-file.ts'
import { publishCoupons } from './publish-coupons.ts'
import { settleRedemptions } from './settle-redemptions.ts'

openForThisFile()

const aCode = () => `C${randomUUID().slice(0, 8).toUpperCase()}`
const tenPercent = { kind: 'percent', percent: 10 } as const

async function ask(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
  const headers = { cookie: await signedIn() }
  return orders.service.app.inject({ method, url, headers, ...(payload && { payload }) })
}
let cookie: string | undefined
const signedIn = async () => (cookie ??= await orders.signIn())

async function aCoupon(change: Partial<NewCoupon> = {}): Promise<StaffCoupon> {
  const wanted: NewCoupon = {
    code: aCode(),
    discount: tenPercent,
    minimumCents: 0,
    products: null,
    validUntil: null,
    maxUses: null,
    maxUsesPerVisitor: null,
    ...change,
  }
  const answer = await ask('POST', '/api/coupons', wanted)
  expect(answer.statusCode).toBe(201)
  return answer.json<StaffCoupon>()
}
const saved = async (id: string) =>
  (await ask('GET', '/api/coupons')).json<StaffCoupon[]>().find((it) => it.id === id)!
const usesOf = async ({ id }: StaffCoupon) => (await saved(id)).uses
const changeOf = (coupon: StaffCoupon, change: Partial<CouponChange>): CouponChange => {
  const { discount, minimumCents, products, validFrom, validUntil, isPaused, version } = coupon
  const { maxUses, maxUsesPerVisitor } = coupon
  return {
    ...{ discount, minimumCents, products, validFrom, validUntil, isPaused, version },
    ...{ maxUses, maxUsesPerVisitor },
    ...change,
  }
}

/** An order for 500 followers at R$ 45,00, told with a tenth off. */
const discounted = (coupon: string, change: Partial<Message<'place-order'>> = {}) =>
  placeOrderMessage({ quotedCents: 4_050, discountCents: 450, coupon, ...change })
async function place(request: Message<'place-order'>) {
  await orders.send('place-order', request)
  return orders.card(request.orderId)
}
const refusalOf = (orderId: string) =>
  until(async () => (await orders.outbox(orderId)).find(({ name }) => name === 'order-refused'))
const expireOrder = async (orderId: string) =>
  expire(orders.service.deps, { id: (await orders.payment(orderId))!.id })
const returned = (coupon: StaffCoupon) => until(async () => (await usesOf(coupon)) === 0)
async function pay(request: Message<'place-order'>) {
  const { pixCode } = await place(request)
  await sandbox.pay(pixCode)
  return orders.becomes(request.orderId, { fulfilment: 'sent' })
}

/** Sums the entries of an order by their account. */
async function ledgerSums(orderId: string) {
  const booked = Map.groupBy(await orders.ledger(orderId), ({ account }) => account)
  const sums = [...booked].map(([account, entries]) => [
    account,
    entries.reduce((sum, { amountCents }) => sum + amountCents, 0),
  ])
  return Object.fromEntries(sums)
}
/** The staff refunds a part of the order, and reads it again when its delivery moved meanwhile. */
async function refund(orderId: string, amountCents: number) {
  const answer = await until(async () => {
    const { version, moreActions } = (await ask('GET', `/api/orders/${orderId}`)).json()
    const { mostCents } = moreActions.find(({ name }: { name: string }) => name === 'refund-amount')
    const decision = { name: 'refund-amount', version, amountCents, mostCents, reason: 'pediu de volta' }
    const response = await ask('POST', `/api/orders/${orderId}/actions`, decision)
    return response.statusCode !== 409 && response
  })
  expect(answer.statusCode).toBe(200)
}

describe('a coupon', () => {
  it('is taken off the charge, whatever its case and accents, and shown', async () => {
    const coupon = await aCoupon({ code: `Verão${aCode()}` })
    const request = discounted(coupon.code.normalize('NFD').toUpperCase())
    expect(await place(request)).toMatchObject({
      amount: 40.5,
      coupon: { code: coupon.code, discount: 4.5 },
    })
    const row = await orders.order(request.orderId)
    expect(row).toMatchObject({ amountCents: 4_050, discountCents: 450, couponCode: coupon.code })
    expect(await usesOf(coupon)).toBe(1)
    const details = await ask('GET', `/api/orders/${request.orderId}`)
    expect(details.json()).toMatchObject({ coupon: { code: coupon.code, discount: '4.50' } })
  })

  it('is split over the orders of a cart, and charged once', async () => {
    const coupon = await aCoupon({ discount: { kind: 'amount', cents: 1_000 } })
    const cart = placeCartMessage()
    const shares = [511, 91, 398]
    const told = cart.orders.map((order, at) => ({
      ...order,
      quotedCents: order.quotedCents - shares[at]!,
      discountCents: shares[at]!,
    }))
    await orders.send('place-cart', { ...cart, orders: told, coupon: coupon.code })
    const card = await orders.card(told[0]!.orderId)
    expect(card).toMatchObject({ amount: 78, coupon: { discount: 10 } })
    const [issued] = await orders.outbox(told[0]!.orderId)
    expect(issued?.orders?.map(({ amountCents }) => amountCents)).toEqual([3_989, 709, 3_102])
    expect(await usesOf(coupon)).toBe(1)
  })

  it('of ten uses is used ten times by a hundred visitors at once', async () => {
    const coupon = await aCoupon({ maxUses: 10 })
    const requests = Array.from({ length: 100 }, () => discounted(coupon.code))
    const sendAll = () =>
      Promise.all(requests.map((request) => orders.send('place-order', request, request.orderId)))
    await sendAll()
    // As their sender does: one that waited too long for the lock is sent again.
    const again = setInterval(() => void sendAll(), 10_000)
    const ids = requests.map(({ orderId }) => orderId)
    const isOurs = sql<boolean>`payload->>'orderId' = any(${ids})`
    const refused = () =>
      orders.db
        .selectFrom('outbox')
        .where('name', '=', 'order-refused')
        .where(isOurs)
        .select('payload')
        .execute()
    await until(async () => (await refused()).length === 90)
    clearInterval(again)
    for (const { payload } of await refused())
      expect(payload).toMatchObject({ code: 'PRICE_CHANGED', amountCents: 4_500, coupon: 'used-up' })
    const placed = await orders.db.selectFrom('orders').select('id').where('id', 'in', ids).execute()
    expect(placed).toHaveLength(10)
    expect(await usesOf(coupon)).toBe(10)
  })

  it('is given back when its PIX expires, and serves the next visitor', async () => {
    const coupon = await aCoupon({ maxUses: 1 })
    const first = discounted(coupon.code)
    await place(first)
    await expireOrder(first.orderId)
    await returned(coupon)
    await place(discounted(coupon.code))
    expect(await usesOf(coupon)).toBe(1)
  })

  it('is given back when the last order of its charge is cancelled', async () => {
    const coupon = await aCoupon()
    const { orderId, conversationId, ...request } = discounted(coupon.code)
    await place({ orderId, conversationId, ...request })
    await orders.send('cancel-order', { orderId, conversationId })
    await returned(coupon)
  })

  it('stays used once it was paid', async () => {
    const coupon = await aCoupon()
    await pay(discounted(coupon.code))
    await settleRedemptions(orders.service.deps)
    expect(await saved(coupon.id)).toMatchObject({ uses: 1, discountedCents: 450 })
    const { state } = await orders.db
      .selectFrom('couponRedemptions')
      .select('state')
      .where('couponId', '=', coupon.id)
      .executeTakeFirstOrThrow()
    expect(state).toBe('used')
  })

  it('stands in the ledger beside the full price', async () => {
    const { id } = await pay(discounted((await aCoupon()).code))
    expect(await ledgerSums(id)).toEqual({ sales: -4_500, bank: 4_050, discounts: 450 })
  })

  it('is reversed in the ledger by its share of each refund, whole with the last of the money', async () => {
    const { id } = await pay(discounted((await aCoupon()).code))
    await refund(id, 1_001)
    expect(await ledgerSums(id)).toMatchObject({ sales: -3_388, discounts: 339 })
    await refund(id, 3_049)
    expect(await ledgerSums(id)).toMatchObject({ sales: 0, discounts: 0 })
    const discounts = (await orders.ledger(id)).filter(({ account }) => account === 'discounts')
    expect(discounts.map(({ amountCents, cause }) => [amountCents, cause])).toEqual([
      [450, 'coupon'],
      [-111, 'coupon-reversed'],
      [-339, 'coupon-reversed'],
    ])
  })

  it('leaves the discounted amount to be refunded', async () => {
    const { id: orderId } = await pay(discounted((await aCoupon()).code))
    const details = (await ask('GET', `/api/orders/${orderId}`)).json()
    expect(details.moreActions).toContainEqual(
      expect.objectContaining({ name: 'refund-amount', mostCents: 4_050 }),
    )
  })

  describe('whose order is paid after it was given back', () => {
    async function paidLate(coupon: StaffCoupon) {
      const request = discounted(coupon.code)
      const { pixCode } = await place(request)
      await expireOrder(request.orderId)
      await returned(coupon)
      await sandbox.pay(pixCode)
      const [review] = await until(async () => {
        const open = await orders.reviews(request.orderId)
        return open.length > 0 && open
      })
      const accept = async () => {
        const { version } = (await orders.order(request.orderId))!
        const decision = { name: 'accept-payment', version, subject: review!.id, reason: 'pagou tarde' }
        return ask('POST', `/api/orders/${request.orderId}/actions`, decision)
      }
      return { ...request, accept }
    }

    it('is used again where it has uses left', async () => {
      const coupon = await aCoupon({ maxUses: 1 })
      const late = await paidLate(coupon)
      expect((await late.accept()).statusCode).toBe(200)
      expect(await usesOf(coupon)).toBe(1)
    })

    it('keeps the money for a decision where somebody else took the last use', async () => {
      const coupon = await aCoupon({ maxUses: 1 })
      const late = await paidLate(coupon)
      await place(discounted(coupon.code))
      const answer = await late.accept()
      expect([answer.statusCode, answer.json().error]).toEqual([409, 'COUPON_USED_UP'])
      expect(await usesOf(coupon)).toBe(1)
      expect(await orders.order(late.orderId)).toMatchObject({ status: 'cancelled' })
    })
  })

  it.each([
    ['unknown', 'not-valid', {}, { coupon: 'NUNCA10' }],
    ['over', 'not-valid', { validFrom: '2026-01-01T00:00:00Z', validUntil: '2026-01-02T00:00:00Z' }, {}],
    ['yet to begin', 'not-valid', { validFrom: '2099-01-01T00:00:00Z' }, {}],
    ['for dearer orders', 'not-for-order', { minimumCents: 4_501 }, {}],
    [
      'for other products',
      'not-for-order',
      { products: [{ platform: 'tiktok' as const, serviceType: 'followers' as const }] },
      {},
    ],
    ['of less than was told', 'changed', { discount: { kind: 'percent' as const, percent: 5 } }, {}],
  ])('that is %s is refused kindly: nothing is placed', async (_name, why, terms, told) => {
    const coupon = await aCoupon(terms)
    const request = discounted(coupon.code, told)
    await orders.send('place-order', request)
    expect(await refusalOf(request.orderId)).toMatchObject({
      code: 'PRICE_CHANGED',
      amountCents: 4_500,
      coupon: why,
    })
    expect(await orders.order(request.orderId)).toBeUndefined()
    expect(await usesOf(coupon)).toBe(0)
  })

  it('is refused while it is paused', async () => {
    const coupon = await aCoupon()
    await ask('PUT', `/api/coupons/${coupon.id}`, changeOf(coupon, { isPaused: true }))
    const request = discounted(coupon.code)
    await orders.send('place-order', request)
    expect(await refusalOf(request.orderId)).toMatchObject({ coupon: 'not-valid' })
  })

  it('of one use per visitor knows the conversation and the page', async () => {
    const coupon = await aCoupon({ maxUsesPerVisitor: 1 })
    const first = discounted(coupon.code)
    await place(first)
    const { conversationId, link } = first
    for (const same of [{ conversationId }, { link }]) {
      const request = discounted(coupon.code, same)
      await orders.send('place-order', request)
      expect(await refusalOf(request.orderId)).toMatchObject({ coupon: 'used-before' })
    }
    await place(discounted(coupon.code))
  })

  it('that an order was told with, and that it does not name, leaves it unplaced', async () => {
    const { coupon: _, ...request } = discounted('VERAO10')
    await orders.send('place-order', request)
    expect(await refusalOf(request.orderId)).toMatchObject({ amountCents: 4_500, coupon: 'not-valid' })
  })
})

describe('the panel', () => {
  it('has one coupon per code, without regard to case and accents', async () => {
    const code = aCode()
    await aCoupon({ code: `${code}ção` })
    const { id: _, ...wanted } = { ...(await aCoupon()), code: `${code}CAO` }
    const { discount, minimumCents, products, validUntil, maxUses, maxUsesPerVisitor } = wanted
    const terms = { discount, minimumCents, products, validUntil, maxUses, maxUsesPerVisitor }
    const answer = await ask('POST', '/api/coupons', { code: wanted.code, ...terms })
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'COUPON_CODE_TAKEN'])
  })

  it.each([
    { code: 'ab' },
    { code: 'dois nomes' },
    { code: '<b>10</b>' },
    { discount: { kind: 'percent' as const, percent: 91 } },
    { validUntil: '2020-01-01T00:00:00Z' },
    { validUntil: '2099-12-31T23:59:60Z' },
  ])('refuses %j', async (change) => {
    const coupon = { code: aCode(), discount: tenPercent, minimumCents: 0, products: null }
    const limits = { validUntil: null, maxUses: null, maxUsesPerVisitor: null }
    const answer = await ask('POST', '/api/coupons', { ...coupon, ...limits, ...change })
    expect(answer.json()).toMatchObject({ error: 'INVALID_REQUEST' })
  })

  it('changes the version that was displayed, and writes who did it', async () => {
    const coupon = await aCoupon()
    const url = `/api/coupons/${coupon.id}`
    const change = changeOf(coupon, { maxUses: 5 })
    expect((await ask('PUT', url, change)).json()).toMatchObject({ version: 2, maxUses: 5 })
    expect((await ask('PUT', url, change)).json()).toMatchObject({ error: 'CONFLICT' })
    const [entry] = (await ask('GET', '/api/audit?action=coupon-changed')).json<
      Array<{ actor: string; details: object }>
    >()
    expect(entry).toMatchObject({ actor: 'admin', details: { coupon: coupon.code, maxUses: '5' } })
  })

  it('refuses a version that no coupon reaches', async () => {
    const coupon = await aCoupon()
    const change = { ...changeOf(coupon, {}), version: 2_147_483_647 }
    expect((await ask('PUT', `/api/coupons/${coupon.id}`, change)).statusCode).toBe(400)
  })
})

describe('the chat is told', () => {
  /** A process of orders runs it every second. */
  const publisherTo = (handled: string[]) => {
    const { deps } = orders.service
    return publishCoupons({ ...deps, relay: { ...deps.relay, listHandled: async () => handled } })
  }
  const told = async () => {
    const rows = await orders.db
      .selectFrom('outbox')
      .select('payload')
      .where('name', '=', 'coupons-changed')
      .orderBy('position')
      .execute()
    return rows.map(({ payload }) => payload as Message<'coupons-changed'>)
  }
  const codesTold = async () => (await told()).at(-1)?.coupons.map(({ code }) => code) ?? []

  it('the coupons that can be used, once per change, and only while it knows them', async () => {
    const coupon = await aCoupon({ maxUses: 1 })
    const before = (await told()).length
    await publisherTo([])()
    expect(await told()).toHaveLength(before)
    const publish = publisherTo(['coupons-changed'])
    await publish()
    await publish()
    expect(await told()).toHaveLength(before + 1)
    expect(await codesTold()).toContain(coupon.code)
    await place(discounted(coupon.code))
    await publish()
    expect(await codesTold()).not.toContain(coupon.code)
    const versions = (await told()).map(({ version }) => version)
    expect(versions).toEqual([...versions].sort((a, b) => a - b))
  })

  it('those of a database that went back, above all that it knows, at boot and later', async () => {
    const publish = publisherTo(['coupons-changed'])
    await publish()
    const copy = await orders.db.selectFrom('couponPublication').selectAll().executeTakeFirstOrThrow()
    const restore = async () => {
      const known = (await told()).at(-1)!.version
      await until(async () => nextVersion(1) > known)
      await orders.db
        .updateTable('couponPublication')
        .set({ ...copy, coupons: JSON.stringify(copy.coupons) })
        .execute()
    }
    const coupon = await aCoupon()
    await publish()
    for (const again of [publish, publisherTo(['coupons-changed'])]) {
      const known = (await told()).at(-1)!
      await orders.db.deleteFrom('coupons').where('id', '=', coupon.id).execute()
      await restore()
      await again()
      expect(await codesTold()).not.toContain(coupon.code)
      expect((await told()).at(-1)!.version).toBeGreaterThan(known.version)
    }
  })
})
