import type { Locator, Page } from 'playwright-core'
import { pageTokenOf } from '@smm/http-service/order-page/order-link'
import { newSecret } from '../secrets.mjs'
import { openChat, payCard } from './browser/chat-page.ts'
import { expectHidden, orderPageOn, recordRequests } from './browser/order-page.ts'
import {
  controlSupplier,
  type Mail,
  mailsTo,
  pay,
  refuseMailsTo,
  supplierOrders,
  tellOfOrder,
} from './actors/outside-world.ts'
import { listAttention, signIn } from './actors/panel-api.ts'
import type { AppName } from './product/start-product.ts'
import { eventually } from './eventually.ts'
import { useBrowser, useShop } from './fixtures.ts'
import { violationsOn } from './browser/violations-on.ts'
import { openVisitor, order } from './actors/visitor.ts'

const secret = newSecret() as string
const address = 'maria.da.loja@example.com'
const refused = 'maria.da.loja@exemple.com'
const apps: AppName[] = ['gateway', 'chat', 'orders', 'catalogue', 'sandbox']

const browser = useBrowser()
const product = useShop({ ORDER_LINK_SECRET: secret, CHAT_LIMITS: 'off', LOG_LEVEL: 'debug' })
const pages = recordRequests(browser)
beforeAll(async () => {
  // A delivery moves when the journey says so.
  await controlSupplier(product, { stepMs: 3_600_000 })
})

const mail = (subject: string) =>
  eventually(`mail '${subject}'`, async () =>
    (await mailsTo(product, address)).find((one) => one.subject.startsWith(subject)),
  )

/** The page of a new order, and what its PIX card says. */
async function enterOrder(account: string) {
  const visitor = await openVisitor(product)
  await order(visitor, `Quero 500 seguidores para https://www.instagram.com/${account}`)
  const { orderId, pixCode } = await visitor.card()
  visitor.close()
  const token = pageTokenOf(secret, { id: orderId, linkVersion: 1 })
  return { ...(await pages.enter(`${product.url}/pedido#${token}`)), token, pixCode }
}

async function askForMails(shown: Page | Locator, given: string) {
  const notices = shown.getByRole('region', { name: /e-mail/ })
  await notices.getByLabel('Seu e-mail').fill(given)
  await notices.getByRole('button', { name: 'Receber avisos' }).click()
}

/** A link of a mail, at the address where this run listens. */
function linkIn({ text }: Mail, what: string): string {
  const [, hash] = new RegExp(`/pedido(#${what}[\\w-]{43})`).exec(text) ?? []
  return `${product.url}/pedido${hash}`
}

it('an address is confirmed, told each news of its order once, and ended by one click', async () => {
  const { page, pageErrors, token, pixCode } = await enterOrder('loja.do.aviso')
  await askForMails(page, address)
  await page.getByText('ma•••@example.com').waitFor()
  expect(await violationsOn(page)).toEqual([])

  const confirmLink = linkIn(await mail('Confirme'), 'confirmar-')
  const phone = await pages.enter(confirmLink)
  await phone.page.getByRole('heading', { name: 'E-mail confirmado' }).waitFor()
  expect(await violationsOn(phone.page)).toEqual([])
  await page.getByRole('heading', { name: 'Avisos por e-mail ligados' }).waitFor()

  await pay(product, pixCode)
  await mail('Pagamento confirmado: 500 seguidores no Instagram')
  const { id } = await eventually('order at the supplier', async () => (await supplierOrders(product))[0])
  await tellOfOrder(product, id, { status: 'In progress', remains: 400 })
  const started = await mail('A entrega começou')

  // The link of a notice opens the order where it is read.
  const reader = await pages.enter(linkIn(started, ''), 1440)
  await orderPageOn(reader.page).status('Em andamento')
  await tellOfOrder(product, id, { status: 'Completed', remains: 0 })
  const delivered = await mail('Entregue')
  const told = new Map(
    (await mailsTo(product, address)).map(({ messageId, subject }) => [messageId, subject]),
  )
  expect([...told.values()]).toEqual([
    expect.stringMatching(/^Confirme/),
    expect.stringMatching(/^Pagamento confirmado/),
    expect.stringMatching(/^A entrega começou/),
    expect.stringMatching(/^Entregue/),
  ])

  const endLink = linkIn(delivered, 'sair-')
  const ended = await pages.enter(endLink)
  await ended.page.getByRole('heading', { name: 'Pronto, os avisos pararam' }).waitFor()
  // Delivered, it asks no more: a reload cuts off no answer.
  await orderPageOn(page).status('Entregue')
  await page.reload()
  await orderPageOn(page).receipt()
  expect(await page.getByRole('heading', { name: /e-mail/ }).count()).toBe(0)
  for (const seen of [pageErrors, phone.pageErrors, reader.pageErrors, ended.pageErrors])
    expect(seen).toEqual([])

  const readLogs = () => apps.map((name) => product.log(name)).join('\n')
  await eventually('log of the confirmation', async () =>
    readLogs().includes('/api/order-pages/mail/confirm'),
  )
  const hidden = { address, token, confirmLink: confirmLink.slice(-43), endLink: endLink.slice(-43) }
  expectHidden({ logs: readLogs(), requested: pages.requested.join('\n') }, hidden)
})

it('in the chat an address is given beside its order, and one that its server refuses is told to visitor and staff', async () => {
  // The pages learn from orders, a while after the start, that this shop sends mails.
  await eventually('pages that offer mails', async () =>
    (await (await fetch(product.url)).text()).includes('"sendsMails":true'),
  )
  await refuseMailsTo(product, refused)
  const { page, pageErrors, chat } = await openChat(browser, product, { width: 390, height: 844 })
  await chat.send('Quero 500 seguidores para instagram.com/loja.do.engano')
  await chat.issuePix()
  await payCard(product, chat.pixCard('45,00'))
  const card = chat.orderCard('500 seguidores no Instagram')
  await card.getByRole('button', { name: 'Receber por e-mail' }).click()
  await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'email')
  await askForMails(card, refused)
  await card.getByRole('heading', { name: 'Este e-mail não aceitou nossa mensagem' }).waitFor()
  expect(await violationsOn(page)).toEqual([])

  const cookie = await signIn(product)
  const attention = async () => (await listAttention(product, cookie)).map(({ code }) => code)
  expect(await attention()).toContain('MAILS_NOT_DELIVERED')
  await askForMails(card, address)
  await card.getByRole('heading', { name: 'Falta confirmar seu e-mail' }).waitFor()
  expect(await attention()).not.toContain('MAILS_NOT_DELIVERED')
  expect(pageErrors).toEqual([])
})
