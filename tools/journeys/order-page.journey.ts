import type { Page } from 'playwright-core'
import { pageTokenOf } from '@smm/http-service/order-page/order-link'
import { readSecrets } from '../secrets.mjs'
import { queryDatabase } from '../storm/facts/query-database.ts'
import { chatOn, pixCardOn } from './browser/chat-page.ts'
import { expectHidden, orderPageOn, recordRequests } from './browser/order-page.ts'
import { pay } from './actors/outside-world.ts'
import type { AppName } from './product/start-product.ts'
import { eventually } from './eventually.ts'
import { useBrowser, useSharedShop } from './fixtures.ts'
import { violationsOn } from './browser/violations-on.ts'
import { openVisitor, order } from './actors/visitor.ts'

const apps: AppName[] = ['gateway', 'chat', 'orders', 'catalogue', 'sandbox']

const browser = useBrowser()
const product = useSharedShop()
const pages = recordRequests(browser)
let secret: string
beforeAll(() => {
  secret = readSecrets(product.dataDir).ORDER_LINK_SECRET as string
})

const enter = (path: string, width?: number) => pages.enter(product.url + path, width)
const noViolations = async (page: Page) => expect(await violationsOn(page)).toEqual([])

it('an order is followed by its link from the PIX to the delivery, found again by its receipt, and continued in the chat', async () => {
  const visitor = await openVisitor(product)
  await order(visitor, 'Quero 500 seguidores para https://www.instagram.com/loja.do.link')
  const { orderId, pixCode } = await visitor.card()
  const token = pageTokenOf(secret, { id: orderId, linkVersion: 1 })

  const { page, pageErrors } = await enter(`/pedido#${token}`)
  await pixCardOn(page, '45,00').waitFor()
  await noViolations(page)
  await pay(product, pixCode)
  await orderPageOn(page).receipt()
  await orderPageOn(page).status('Entregue')
  await noViolations(page)
  await page.reload()
  await orderPageOn(page).status('Entregue')

  // A second browser, by the same link: its chat shows the conversation, and the first one keeps it.
  const second = await enter(`/pedido#${token}`, 1440)
  await second.page.getByRole('button', { name: 'Continuar no chat' }).click()
  await second.page.waitForURL(`${product.url}/#chat`)
  await second.page.getByText('loja.do.link').first().waitFor()
  await chatOn(second.page).followOrder().first().waitFor()
  visitor.say('obrigada!')
  await second.page.getByText('obrigada!').waitFor()

  // Without link and cookies, by the bank's receipt.
  const [paid] = await queryDatabase<{ id: string }>(
    product.databaseUrl('ORDERS'),
    `SELECT end_to_end_id AS id FROM payments WHERE order_id = '${orderId}'`,
  )
  const lost = await enter('/pedido')
  await lost.page.getByLabel('ID da transação').fill(paid!.id)
  await lost.page.getByRole('button', { name: 'Ver como está' }).click()
  await orderPageOn(lost.page).status('Entregue')
  await lost.page.getByText('@lo•••').waitFor()
  await noViolations(lost.page)

  // The link is exchanged, and the visitor goes on to other pages from it.
  await page.getByRole('button', { name: 'Trocar por um novo' }).click()
  await page.getByRole('button', { name: 'Sim, trocar' }).click()
  await page.waitForFunction((old) => !location.hash.includes(old), token)
  const renewed = pageTokenOf(secret, { id: orderId, linkVersion: 2 })
  expect(new URL(page.url()).hash).toBe(`#${renewed}`)
  await page.goto(`${product.url}/termos`)
  await page.goBack()
  await orderPageOn(page).status('Entregue')
  const ended = await enter(`/pedido#${token}`)
  await ended.page.getByRole('alert').waitFor()
  expect(pageErrors).toEqual([])

  const readLogs = () => apps.map((name) => product.log(name)).join('\n')
  const requested = pages.requested.join('\n')
  expect(requested).toContain('/api/order-pages')
  await eventually('log of the page', async () => readLogs().includes('/api/order-pages'))
  expectHidden({ logs: readLogs(), requested }, { token, renewed, secret })
  visitor.close()
})
