import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from '../stores/processes.mjs'
import { listOrders, pay, signIn } from './outside-world.ts'
import { eventually, freePorts, newDataDir, npmStart, type Product, removeDataDir } from './product.ts'
import { openVisitor, order } from './visitor.ts'

const dataDir = newDataDir()
const started: ChildProcess[] = []

afterAll(async () => {
  for (const child of started) await end(child)
  removeDataDir(dataDir)
})

const readyLine = /^Ready: (http:\S+) · admin panel: (\S+) · administrator: (\S+) · password: (\S+)$/

/** Ctrl-C; answers the exit code. */
async function end(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve))
  child.kill('SIGINT')
  return exited
}

async function expectCleanEnd(child: ChildProcess, pids: number[]) {
  expect(await end(child)).toBe(0)
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
  started.push(first.process)
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
  await expectCleanEnd(first.process, pids)

  const second = await npmStart(env)
  started.push(second.process)
  expect(second.tookMs).toBeLessThan(15_000)
  expect(readyLine.exec(second.line)![4]).toBe(password)
  const found = await eventually('earlier order', async () =>
    (await listOrders(product, await signIn(product))).find(({ id }) => id === card.orderId),
  )
  expect(found.totalPrice).toBe('45.00')
  await expectCleanEnd(second.process, runningPids())
}, 300_000)
