import type { ChildProcess } from 'node:child_process'
import { isAlive } from '../stores/processes.mjs'
import { eventually } from './eventually.ts'
import { listOrders, signIn } from './actors/panel-api.ts'
import { pay } from './actors/outside-world.ts'
import { newDataDir, removeDataDir } from './product/data-dir.ts'
import { freePorts } from './product/free-ports.ts'
import { interrupt, npmStart, partsOf } from './product/npm-start.ts'
import { openVisitor, order } from './actors/visitor.ts'

const dataDir = newDataDir()
const started: ChildProcess[] = []

afterAll(async () => {
  for (const child of started) await interrupt(child)
  removeDataDir(dataDir)
})

const stores = ['postgres', 'redis']
const everyPart = ['catalogue', 'chat', 'gateway', 'orders', 'sandbox', ...stores].toSorted()

type Shop = Awaited<ReturnType<typeof aShop>>

/** The addresses of a shop that `start` runs, again and again, on the same data. */
async function aShop() {
  const ports = await freePorts()
  const settings = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]))
  return {
    url: `http://localhost:${ports.PORT}`,
    sandbox: `http://127.0.0.1:${ports.SANDBOX_PORT}`,
    async start(command?: [string, string]) {
      const run = await npmStart({ DATA_DIR: dataDir, ...settings }, command)
      started.push(run.process)
      return run
    },
  }
}

async function paidOrder(shop: Shop): Promise<string> {
  const visitor = await eventually('open chat', () => openVisitor(shop))
  await order(visitor)
  const card = await visitor.card()
  await pay(shop, card.pixCode)
  await visitor.hears(/pagamento (foi )?(confirmado|recebido)/i)
  visitor.close()
  return card.orderId
}

type Administrator = { username: string; password: string }

async function changePassword(shop: Shop, administrator: Administrator, newPassword: string) {
  const response = await fetch(`${shop.url}/api/admin/account/password`, {
    method: 'POST',
    headers: { cookie: await signIn({ ...shop, administrator }), 'content-type': 'application/json' },
    body: JSON.stringify({ password: administrator.password, newPassword }),
  })
  expect(response.status).toBe(200)
  return { ...administrator, password: newPassword }
}

const orderInPanel = (shop: Shop, administrator: Administrator, id: string) =>
  eventually(`order ${id} in the panel`, async () =>
    (await listOrders(shop, await signIn({ ...shop, administrator }))).find((one) => one.id === id),
  )

const left = (parts: ReturnType<typeof partsOf>) => parts.filter(({ pid }) => isAlive(pid))

it('npm start sells, ends as a whole, comes back with its orders, and outlives its stores and its supervisor', async () => {
  const shop = await aShop()

  // The first start prints one ready line, and Ctrl-C ends all of it.
  const first = await shop.start()
  expect(first.ready.url).toBe(shop.url)
  const { username, password } = first.ready
  const earlier = await paidOrder(shop)
  const parts = partsOf(first.process)
  expect(parts.map(({ name }) => name).toSorted()).toEqual(everyPart)
  expect(await interrupt(first.process)).toBe(0)
  expect(left(parts)).toEqual([])

  // The second has the earlier order, and starts a store again that was killed.
  const second = await shop.start()
  expect(second.ready.password).toBe(password)
  expect((await orderInPanel(shop, { username, password }, earlier)).totalPrice).toBe('45.00')
  const administrator = await changePassword(shop, { username, password }, 'uma frase que só eu sei')
  const killed = partsOf(second.process).filter(({ name }) => stores.includes(name))
  expect(killed.map(({ name }) => name).toSorted()).toEqual(stores)
  for (const { pid } of killed) process.kill(pid, 'SIGKILL')
  const later = await paidOrder(shop)

  // The third takes the place of a run whose supervisor was killed, and ends as a whole when npm is ended.
  const orphans = partsOf(second.process)
  second.process.kill('SIGKILL')
  const third = await shop.start(['npm', 'start'])
  expect(third.line).toMatch(/administrator: admin · password: \(the one chosen in the panel\)$/)
  await eventually('end of what was left', async () => left(orphans).length === 0)
  await orderInPanel(shop, administrator, later)
  await paidOrder(shop)
  const ended = partsOf(third.process)
  expect(ended.map(({ name }) => name).toSorted()).toEqual(everyPart)
  third.process.kill('SIGTERM')
  await eventually('end of everything', async () => left(ended).length === 0)
})
