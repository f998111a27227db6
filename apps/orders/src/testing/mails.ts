import { randomUUID } from 'node:crypto'
import type { OrderPage } from '@smm/contracts/orders/order-page'
import { pageTokenOf } from '@smm/http-service/order-page/order-link'
import { freePort } from '@smm/database/test-port'
import { placeOrderMessage, openOrders, type OpenOrders } from './open-orders.ts'
import { until } from '@smm/http-service/test-until'
import { type Sandbox, startSandbox } from './start-sandbox.ts'

export let orders: OpenOrders
export let sandbox: Sandbox

export const sender = 'avisos@loja.example'

/** The service with a mail server, from a file's first test to its last. Deliveries move only when a test says so. */
export function openWithMails(config: Record<string, string> = {}) {
  beforeAll(async () => {
    const port = String(await freePort())
    sandbox = await startSandbox({ SANDBOX_SMTP_PORT: port, SANDBOX_STEP_MS: '3600000' })
    const mail = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: sender }
    orders = await openOrders(sandbox, { ...mail, ...config })
  })
  afterAll(async () => {
    await orders?.close()
    await sandbox?.stop()
  })
}

export const anAddress = () => `visitante.${randomUUID().slice(0, 8)}@example.com`

/** A visitor's browser with the page of an order open. */
export async function openPageOf(orderId: string) {
  const secret = orders.config.ORDER_LINK_SECRET
  const ask = (method: 'GET' | 'POST', url: string, payload?: object, cookie = '') =>
    orders.service.app.inject({
      method,
      url: `/api/order-pages${url}`,
      headers: { cookie },
      ...(payload && { payload }),
    })
  const opened = await ask('POST', '', { token: pageTokenOf(secret, { id: orderId, linkVersion: 1 }) })
  const cookie = String(opened.headers['set-cookie']).split(';')[0]!
  return {
    askForMails: (address: string) => ask('POST', `/${orderId}/mail`, { address }, cookie),
    endMails: () => ask('POST', `/${orderId}/mail/end`, undefined, cookie),
    mail: async () => (await ask('GET', `/${orderId}`, undefined, cookie)).json<OrderPage>().mail,
  }
}

/** Posts the token of a link in a mail, as the page does. */
export const follow = (name: 'confirm' | 'end', token: string) =>
  orders.service.app.inject({ method: 'POST', url: `/api/order-pages/mail/${name}`, payload: { token } })

/** The mail to an address whose subject begins so. */
export const mailTo = (address: string, subject: string) =>
  until(async () => (await sandbox.mailsTo(address)).find((mail) => mail.subject.startsWith(subject)))

export const tokenOf = (name: 'confirmar' | 'sair', { text }: { text: string }) =>
  new RegExp(`/pedido#${name}-([\\w-]{43})`).exec(text)![1]!

/** Gives an address on the page of an order, and opens the link that comes. */
export async function confirm(orderId: string, address = anAddress()): Promise<string> {
  const page = await openPageOf(orderId)
  expect((await page.askForMails(address)).statusCode).toBe(200)
  const token = tokenOf('confirmar', await mailTo(address, 'Confirme'))
  expect((await follow('confirm', token)).statusCode).toBe(200)
  return address
}

export async function anOrder() {
  const request = placeOrderMessage()
  await orders.send('place-order', request)
  const { pixCode } = await orders.card(request.orderId)
  return { ...request, pixCode }
}

/** Pays an order; resolves with its id at the supplier. */
export async function payFor({ orderId, pixCode }: { orderId: string; pixCode: string }): Promise<string> {
  await sandbox.pay(pixCode)
  return (await orders.becomes(orderId, { fulfilment: 'sent' })).upstreamOrderId!
}

/** As a mail program shows them: a mail that came twice under its Message-ID, once. */
export async function subjects(address: string): Promise<string[]> {
  const mails = (await sandbox.mailsTo(address)).map(
    ({ messageId, subject }) => [messageId, subject] as const,
  )
  return [...new Map(mails).values()].map((subject) => subject.split(':')[0]!)
}
