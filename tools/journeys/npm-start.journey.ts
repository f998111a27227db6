import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
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

/** Sends Ctrl-C and resolves with the exit code. */
async function end(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode) return child.exitCode
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve))
  child.kill('SIGINT')
  return exited
}

const childPids = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

/** The processes of apps and stores; npm may be a process in between. */
function childrenOf({ pid }: ChildProcess): { pid: number; command: string }[] {
  let pids = [pid!]
  while (pids.length === 1) pids = childPids(pids[0]!)
  return pids.map((one) => ({ pid: one, command: readFileSync(`/proc/${one}/cmdline`, 'utf8') }))
}

function start(command?: [string, string]): Promise<Awaited<ReturnType<typeof npmStart>>> {
  return npmStart(env, command).then((run) => {
    started.push(run.process)
    return run
  })
}

async function paidOrder() {
  const visitor = await eventually('open chat', () => openVisitor(product))
  await order(visitor)
  const card = await visitor.card()
  await pay(product, card.pixCode)
  await visitor.hears(/pagamento (foi )?(confirmado|recebido)/i)
  visitor.close()
  return card.orderId
}

async function changePassword(newPassword: string) {
  const response = await fetch(`${product.url}/api/admin/account/password`, {
    method: 'POST',
    headers: { cookie: await signIn(product), 'content-type': 'application/json' },
    body: JSON.stringify({ password: product.administrator.password, newPassword }),
  })
  expect(response.status).toBe(200)
  product.administrator.password = newPassword
}

const orderInPanel = (id: string) =>
  eventually('earlier order', async () =>
    (await listOrders(product, await signIn(product))).find((one) => one.id === id),
  )

let env: Record<string, string>
let product: Product

beforeAll(async () => {
  const ports = await freePorts()
  env = {
    DATA_DIR: dataDir,
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
  }
  product = {
    url: `http://localhost:${ports.PORT}`,
    sandbox: `http://127.0.0.1:${ports.SANDBOX_PORT}`,
  } as Product
})

let earlier: string
let later: string
let killed: ChildProcess

it('prints one ready line, sells, and ends as a whole on Ctrl-C', async () => {
  const run = await start()
  const [, url, , username, password] = readyLine.exec(run.line)!
  expect(url).toBe(product.url)
  product.administrator = { username: username!, password: password! }
  earlier = await paidOrder()
  const children = childrenOf(run.process)
  expect(children.length).toBe(7)
  expect(await end(run.process)).toBe(0)
  expect(children.filter(({ pid }) => isAlive(pid))).toEqual([])
})

it('starts again with the earlier orders, and starts a store again that was killed', async () => {
  const run = await start()
  expect(readyLine.exec(run.line)![4]).toBe(product.administrator.password)
  expect((await orderInPanel(earlier)).totalPrice).toBe('45.00')
  await changePassword('uma frase que só eu sei')
  const stores = childrenOf(run.process).filter(({ command }) => /postgres|redis-server|valkey/.test(command))
  expect(stores.length).toBe(2)
  for (const { pid } of stores) process.kill(pid, 'SIGKILL')
  later = await paidOrder()
  killed = run.process
})

it('takes the place of a run whose supervisor was killed, and ends as a whole when npm is ended', async () => {
  const left = childrenOf(killed)
  killed.kill('SIGKILL')
  const run = await start(['npm', 'start'])
  expect(run.line).toMatch(/administrator: admin · password: \(the one chosen in the panel\)$/)
  await eventually('end of what was left', async () => !left.some(({ pid }) => isAlive(pid)))
  await orderInPanel(later)
  await paidOrder()
  const children = childrenOf(run.process)
  expect(children.length).toBe(7)
  run.process.kill('SIGTERM')
  await eventually('end of everything', async () => children.every(({ pid }) => !isAlive(pid)))
})
