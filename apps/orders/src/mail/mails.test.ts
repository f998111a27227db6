import { pageTokenOf } from '@smm/http-service/order-page/order-link'
import { deleteExpired } from '../jobs/delete-expired.ts'
import { placeCartMessage } from '../testing/open-orders.ts'
import { until } from '@smm/http-service/test-until'
import {
  anAddress,
  anOrder,
  confirm,
  follow,
  mailTo,
  openPageOf,
  openWithMails,
  orders,
  payFor,
  sandbox,
  sender,
  subjects,
  tokenOf,
} from '../testing/mails.ts'

openWithMails({ CHARGE_LIMITS: 'off' })

/** Resolves when a later order's notices were all sent: whatever was due before them was sent too. */
async function sendAnother() {
  const other = await anOrder()
  const address = await confirm(other.orderId)
  await payFor(other)
  orders.service.deps.wake('send-mails')
  await mailTo(address, 'Pagamento confirmado')
}

it('tells paid, started and delivered, each once, however many replicas look', async () => {
  const replica = await orders.replicate()
  const order = await anOrder()
  const address = await confirm(order.orderId)
  const upstream = await payFor(order)
  await mailTo(address, 'Pagamento confirmado')
  await sandbox.smmSays(upstream, { status: 'In progress', remains: 400 })
  await mailTo(address, 'A entrega começou')
  await sandbox.smmSays(upstream, { status: 'Completed', remains: 0 })
  const delivered = await mailTo(address, 'Entregue')
  for (const { deps } of [orders.service, replica]) deps.wake('send-mails')
  await sendAnother()
  expect(await subjects(address)).toEqual([
    'Confirme seu e-mail para receber os avisos do pedido',
    'Pagamento confirmado',
    'A entrega começou',
    'Entregue',
  ])
  const { ORDER_LINK_SECRET: secret, PUBLIC_ORIGIN: origin } = orders.config
  const link = `${origin}/pedido#${pageTokenOf(secret, { id: order.orderId, linkVersion: 1 })}`
  for (const content of [delivered.text, delivered.html]) expect(content).toContain(link)
  expect(delivered.headers).toMatchObject({
    from: `SMM Brasil <${sender}>`,
    to: address,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    'auto-submitted': 'auto-generated',
  })
})

it('tells nothing before the address is confirmed, and only then shows it as on', async () => {
  const order = await anOrder()
  const page = await openPageOf(order.orderId)
  expect(await page.mail()).toEqual({ state: 'off' })
  const address = anAddress()
  await page.askForMails(address)
  expect(await page.mail()).toEqual({ state: 'unconfirmed', address: expect.stringMatching(/^vi•••@/) })
  const asked = await mailTo(address, 'Confirme')
  // A stranger may read it: it opens no order.
  expect(asked.text).not.toContain(order.orderId.slice(0, 8))
  expect(asked.text).not.toContain('seguidores')
  await payFor(order)
  await sendAnother()
  expect(await subjects(address)).toHaveLength(1)
  const token = tokenOf('confirmar', asked)
  expect((await follow('end', token)).statusCode).toBe(404)
  for (let times = 0; times < 2; times++)
    expect((await follow('confirm', token)).json()).toEqual({ address: expect.stringMatching(/^vi•••@/) })
  expect(await page.mail()).toMatchObject({ state: 'on' })
  await mailTo(address, 'Pagamento confirmado')
})

type Way = (told: { headers: Record<string, string>; text: string; orderId: string }) => Promise<void>

it.each<[string, Way]>([
  [
    'one click of the mail program',
    async ({ headers }) => {
      const address = headers['list-unsubscribe']!.replace(/^<|>$/g, '')
      const url = address.replace(orders.config.PUBLIC_ORIGIN, '')
      const asked = await orders.service.app.inject({ url })
      expect(asked.statusCode).toBe(303)
      expect(asked.headers.location).toMatch(/^\/pedido#sair-[\w-]{43}$/)
      const answer = await orders.service.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
      expect(answer.statusCode).toBe(200)
    },
  ],
  [
    'the link in the mail',
    async ({ text }) => {
      const token = tokenOf('sair', { text })
      expect((await follow('confirm', token)).statusCode).toBe(404)
      expect((await follow('end', token)).statusCode).toBe(200)
      expect((await follow('end', token)).statusCode).toBe(200)
    },
  ],
  ['the page of the order', async ({ orderId }) => void (await (await openPageOf(orderId)).endMails())],
])('ends by %s', async (_name, end) => {
  const { orderId, ...order } = await anOrder()
  const address = await confirm(orderId)
  const upstream = await payFor({ orderId, ...order })
  await end({ ...(await mailTo(address, 'Pagamento confirmado')), orderId })
  expect(await (await openPageOf(orderId)).mail()).toEqual({ state: 'off' })
  await sandbox.smmSays(upstream, { status: 'Completed', remains: 0 })
  await orders.becomes(orderId, { status: 'completed' })
  await sendAnother()
  expect(await subjects(address)).toHaveLength(2)
  const stored = await orders.db.selectFrom('mailSubscriptions').select('address').execute()
  expect(stored.filter((row) => row.address === address)).toEqual([])
})

it('tells a cancelled order nothing but its refund', async () => {
  await sandbox.bank({ refunds: 'accept', refundMs: 0 })
  const order = await anOrder()
  const address = await confirm(order.orderId)
  await sandbox.mail({ failNext: { action: 'rcpt', mode: '451', times: 2 } })
  const upstream = await payFor(order)
  await sandbox.smmSays(upstream, { status: 'Canceled', remains: 500 })
  await orders.becomes(order.orderId, { status: 'cancelled' })
  await sandbox.mail({ failNext: null })
  await orders.db
    .updateTable('refunds')
    .set({ state: 'sending', nextTryAt: new Date() })
    .where('orderId', '=', order.orderId)
    .execute()
  orders.service.deps.wake('send-refunds')
  const { text } = await mailTo(address, 'Devolvemos R$ 45,00')
  expect(text).toContain('Seu dinheiro voltou')
  await sendAnother()
  const told = (await subjects(address)).slice(1)
  // The payment may have been told before the supplier cancelled.
  expect(told.filter((subject) => subject !== 'Pagamento confirmado')).toEqual([
    'Devolvemos R$ 45,00 para você',
  ])
})

it('a cart is told to one address, order by order, after one confirmation', async () => {
  const cart = placeCartMessage()
  await orders.send('place-cart', cart)
  const ids = cart.orders.map(({ orderId }) => orderId)
  const { pixCode } = await orders.card(ids[0]!)
  const address = await confirm(ids[1]!)
  await sandbox.pay(pixCode)
  await until(async () => (await subjects(address)).length === 4)
  await sendAnother()
  const told = await sandbox.mailsTo(address)
  expect([...new Set(told.slice(1).map(({ subject }) => subject))].sort()).toEqual([
    'Pagamento confirmado: 2.000 visualizações no YouTube',
    'Pagamento confirmado: 50 curtidas no Instagram',
    'Pagamento confirmado: 500 seguidores no Instagram',
  ])
})

it('another address takes the place of the first, whose link ends', async () => {
  const order = await anOrder()
  const page = await openPageOf(order.orderId)
  const [wrong, right] = [anAddress(), anAddress()]
  await page.askForMails(wrong)
  const stale = tokenOf('confirmar', await mailTo(wrong, 'Confirme'))
  await page.askForMails(right)
  await mailTo(right, 'Confirme')
  expect((await follow('confirm', stale)).statusCode).toBe(404)
  await page.askForMails(` ${right} `)
  await until(async () => (await subjects(right)).length === 2)
  // Each of the links that came works.
  const token = tokenOf('confirmar', (await sandbox.mailsTo(right))[0]!)
  expect((await follow('confirm', token)).statusCode).toBe(200)
  await page.askForMails(right)
  await sendAnother()
  expect(await subjects(right)).toHaveLength(2)
})

describe('the mail server', () => {
  const get = async (url: string) => {
    const cookie = await orders.signIn()
    return (await orders.service.app.inject({ url, headers: { cookie } })).json()
  }

  it('that is busy or cuts the line gets the mail again, under the same Message-ID', async () => {
    const order = await anOrder()
    const address = await confirm(order.orderId)
    await sandbox.mail({
      failNext: [
        { action: 'rcpt', mode: '451', times: 1 },
        { action: 'data', mode: '451', times: 1 },
        { action: 'data', mode: 'drop-after', times: 1 },
      ],
    })
    await payFor(order)
    const received = await until(async () => {
      const mails = (await sandbox.mailsTo(address)).slice(1)
      return mails.length === 2 && mails
    })
    expect(received[1]!.messageId).toBe(received[0]!.messageId)
    expect(received[0]!.messageId).toMatch(/^<[\da-f-]{36}@loja\.example>$/)
  })

  it('that refuses the address ends the mails to it, which the visitor and the staff see', async () => {
    const order = await anOrder()
    const page = await openPageOf(order.orderId)
    const address = anAddress()
    await sandbox.mail({ refuse: [address] })
    await page.askForMails(address)
    const shown = await until(async () => {
      const mail = await page.mail()
      return mail?.state === 'refused' && mail
    })
    expect(shown.address).toMatch(/^vi•••@example\.com$/)
    expect(await get('/api/admin/attention')).toContainEqual(
      expect.objectContaining({ code: 'MAILS_NOT_DELIVERED', count: 1, since: expect.any(String) }),
    )
    const { reviews } = await get(`/api/orders/${order.orderId}`)
    expect(reviews).toMatchObject([{ reason: 'MAIL_BOUNCED', said: expect.stringContaining('550') }])
    expect(reviews[0].said).toMatch(/^vi•••@example\.com: 550 /)
    expect(JSON.stringify(reviews)).not.toContain(address)

    const other = await confirm(order.orderId)
    expect(await page.mail()).toMatchObject({ state: 'on' })
    expect(await orders.reviews(order.orderId)).toMatchObject([{ closedBy: 'visitor' }])
    await payFor(order)
    await mailTo(other, 'Pagamento confirmado')
    expect(await sandbox.mailsTo(address)).toEqual([])
  })

  it('that refuses one mail leaves it to the staff, and gets the next ones', async () => {
    const order = await anOrder()
    const address = await confirm(order.orderId)
    await sandbox.mail({ failNext: { action: 'data', mode: '550', times: 1 } })
    const upstream = await payFor(order)
    const review = await until(async () => (await orders.reviews(order.orderId))[0])
    expect(review).toMatchObject({ reason: 'MAIL_NOT_SENT', closedAt: null })
    await sandbox.smmSays(upstream, { status: 'Completed', remains: 0 })
    await mailTo(address, 'Entregue')
    expect(await subjects(address)).toHaveLength(2)
  })
})

it('takes one plain address alone, from the page of the order alone', async () => {
  const { orderId } = await anOrder()
  const page = await openPageOf(orderId)
  const hostile = [
    'a@b',
    'a@b.com\r\nBcc: c@d.com',
    'a@b.com, c@d.com',
    'A <a@b.com>',
    '"a b"@c.com',
    'á@b.com',
    '@b.com',
  ]
  for (const address of hostile)
    expect([address, (await page.askForMails(address)).statusCode]).toEqual([address, 400])
  const stranger = await orders.service.app.inject({
    method: 'POST',
    url: `/api/order-pages/${orderId}/mail`,
    payload: { address: anAddress() },
  })
  expect(stranger.statusCode).toBe(401)
  for (const name of ['confirm', 'end'] as const)
    for (const token of ['x', 'A'.repeat(43), pageTokenOf('l'.repeat(32), { id: orderId, linkVersion: 1 })])
      expect((await follow(name, token)).statusCode).toBe(404)
})

it('forgets an address that nobody confirmed, and one whose orders have long been over', async () => {
  const { db } = orders
  const [waiting, over, running] = [await anOrder(), await anOrder(), await anOrder()]
  const unconfirmed = anAddress()
  await (await openPageOf(waiting.orderId)).askForMails(unconfirmed)
  const [ofOver, ofRunning] = [await confirm(over.orderId), await confirm(running.orderId)]
  const longAgo = new Date(Date.now() - 41 * 86_400_000)
  const aWeekAgo = new Date(Date.now() - 8 * 86_400_000)
  await db
    .updateTable('orders')
    .set({ createdAt: longAgo })
    .where('id', 'in', [over.orderId, running.orderId])
    .execute()
  await db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', over.orderId).execute()
  await db.updateTable('mailSubscriptions').set({ createdAt: aWeekAgo }).execute()
  await deleteExpired(db)
  const rows = await db.selectFrom('mailSubscriptions').select('address').execute()
  const stored = rows.map(({ address }) => address)
  expect([unconfirmed, ofOver, ofRunning].map((it) => stored.includes(it))).toEqual([false, false, true])
})
