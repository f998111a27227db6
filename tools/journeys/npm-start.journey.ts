import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from '../stores/processes.mjs'
import { listOrders, pay, signIn } from './outside-world.ts'
import { eventually, freePorts, newDataDir, npmStart, type Product } from './product.ts'
import { openVisitor, order } from './visitor.ts'

const dataDir = newDataDir()
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const readyLine = /^Ready: (http:\S+) · admin panel: (\S+) · administrator: (\S+) · password: (\S+)$/

async function ended(child: Awaited<ReturnType<typeof npmStart>>['process'], pids: number[]) {
  const exited = new Promise((resolve) => child.on('exit', resolve))
  child.kill('SIGINT')
  expect(await exited).toBe(0)
  expect(pids.filter(isAlive)).toEqual([])
}

const runningPids = () =>
  Object.values(JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')) as Record<string, number>)

it('starts, prints one ready line, ends on Ctrl-C, and starts again with the earlier orders', async () => {
  const ports = await freePorts()
  const env = {
    DATA_DIR: dataDir,
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
  }
  const first = await npmStart(env)
  const [, url, , username, password] = readyLine.exec(first.line)!
  const product = {
    url,
    sandbox: `http://127.0.0.1:${ports.SANDBOX_PORT}`,
    administrator: { username, password },
  } as unknown as Product
  const visitor = await openVisitor(product)
  await order(visitor)
  const card = await visitor.card()
  await pay(product, card.pixCode)
  await visitor.hears(/pagamento (foi )?(confirmado|recebido)/i)
  visitor.close()
  const pids = runningPids()
  expect(pids.length).toBe(7)
  await ended(first.process, pids)

  const second = await npmStart(env)
  expect(second.tookMs).toBeLessThan(15_000)
  expect(readyLine.exec(second.line)![4]).toBe(password)
  const found = await eventually('earlier order', async () =>
    (await listOrders(product, await signIn(product))).find(({ id }) => id === card.orderId),
  )
  expect(found.totalPrice).toBe('45.00')
  await ended(second.process, runningPids())
})
