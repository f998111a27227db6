import type { Page } from 'playwright-core'
import { queryDatabase } from '../storm/facts/query-database.ts'
import { pay, supplierOrders, supplierRefills } from './actors/outside-world.ts'
import { openPanelPage, press, save } from './browser/panel-page.ts'
import { eventually } from './eventually.ts'
import { useBrowser, useShop } from './fixtures.ts'
import { violationsOn } from './browser/violations-on.ts'
import { openVisitor, order } from './actors/visitor.ts'

const browser = useBrowser()
const product = useShop({ CHAT_LIMITS: 'off' })
let panel: Page
beforeAll(async () => {
  panel = await openPanelPage(browser, product, 'fornecedores')
})

/** Waits until orders has what the panel saved. */
const ordersKnows = (query: string) =>
  eventually(query, async () => (await queryDatabase(product.databaseUrl('ORDERS'), query)).length > 0)

/** Buys followers for a page, which are delivered; the visitor stays. */
async function buyFor(page: string) {
  const visitor = await openVisitor(product)
  await order(visitor, `Quero 500 seguidores para https://www.instagram.com/${page}`)
  await pay(product, (await visitor.card()).pixCode)
  await visitor.hearsOfDelivery()
  return visitor
}

/** The ids that each reseller gave to the orders for a page. */
const idsFor = async (page: string) => {
  const [first, second] = await Promise.all([supplierOrders(product), supplierOrders(product, 'smm-2')])
  const ofPage = (all: typeof first) => all.filter(({ link }) => link.includes(page)).map(({ id }) => id)
  return { first: ofPage(first), second: ofPage(second) }
}

/** In the panel, where balance and services are read before the supplier is stored. */
async function addSupplier() {
  await press(panel, 'Adicionar fornecedor')
  await panel.getByLabel('Nome').fill('Reserva')
  await panel.getByLabel('Endereço da API').fill(`${product.sandbox}/smm-2/api/v2`)
  await panel.getByLabel('Chave da API').fill('not its key')
  await press(panel, 'Consultar')
  await panel.getByRole('alert').filter({ hasText: 'chave' }).waitFor()
  await panel.getByLabel('Chave da API').fill('sandbox-2')
  await press(panel, 'Consultar')
  const answer = panel.getByRole('region', { name: 'O que ele respondeu' })
  await answer.getByText('R$ 250.000,00').waitFor()
  await answer.getByText('Seguidores no Instagram').waitFor()
  expect(await violationsOn(panel)).toEqual([])
  await save(panel, 'Guardar fornecedor')
  await panel.getByRole('heading', { name: 'Reserva', level: 2 }).waitFor()
  expect(await violationsOn(panel)).toEqual([])
}

it('an owner adds a supplier; an order goes where the routes say, its refill after it, and the next one elsewhere once that is off', async () => {
  await addSupplier()
  await press(panel, 'Editar quem entrega Seguidores no Instagram')
  await press(panel, 'Acrescentar')
  await press(panel, 'Subir Reserva')
  expect(await violationsOn(panel)).toEqual([])
  await save(panel, 'Salvar')
  await ordersKnows("SELECT FROM routes WHERE supplier_id <> 'smm-api' AND rank = 0")

  const visitor = await buyFor('padaria.da.reserva')
  const { first, second } = await idsFor('padaria.da.reserva')
  expect([first.length, second.length]).toEqual([0, 1])

  visitor.say('meus seguidores caíram, quero a reposição')
  await eventually('refill at the second supplier', async () =>
    (await supplierRefills(product, 'smm-2')).some((refill) => refill.order === String(second[0])),
  )
  expect(await supplierRefills(product)).toEqual([])
  visitor.close()

  await panel.getByRole('switch', { name: 'Reserva recebe pedidos' }).click()
  await panel.getByRole('switch', { name: 'Reserva recebe pedidos', checked: false }).waitFor()
  expect(await violationsOn(panel)).toEqual([])
  await ordersKnows("SELECT FROM suppliers WHERE id <> 'smm-api' AND NOT is_on")
  const next = await buyFor('padaria.sem.reserva')
  const after = await idsFor('padaria.sem.reserva')
  expect([after.first.length, after.second.length]).toEqual([1, 0])
  next.close()
})
