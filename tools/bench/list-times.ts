// `npm run bench:list`: times the panel's lists as it filters and searches them, their totals and its overview of 90 days
// with 100,000 orders in the database, asked of the service directly. `-- --orders 100000 --pages 500`.
import { newDataDir, removeDataDir } from '../journeys/product/data-dir.ts'
import { openStores } from '../open-stores.mjs'
import { readNumbers } from '../read-numbers.ts'
import { readSecrets } from '../secrets.mjs'
import { freePort } from '../stores/processes.mjs'
import { fillOrders, untilDaysAreSummed } from './money/fill-orders.ts'
import { administratorPassword, openOurShop } from './money/open-shops.ts'
import { percentiles } from './percentiles.ts'

const { orders, pages } = readNumbers('npm run bench:list', { orders: 100_000, pages: 500 })
const product = 'platform=instagram&serviceType=followers'
const maxMs = {
  '/api/orders': 50,
  [`/api/orders?${product}&status=completed&limit=100`]: 50,
  '/api/orders?search=past.77&limit=100': 50,
  [`/api/orders/totals?${product}`]: 100,
  '/api/payments': 50,
  '/api/payments?status=confirmed&limit=100': 50,
  '/api/payments/reviews': 50,
  '/api/admin/overview?days=7': 100,
  '/api/admin/overview?days=90': 100,
}
const warmUp = 50

const dataDir = newDataDir()
const secrets = readSecrets(dataDir)
const stores = { ...(await openStores({ dataDir, secrets, env: {} })), logs: dataDir }
const port = await freePort()
const base = `http://127.0.0.1:${port}`
const shop = await openOurShop(stores, port)
try {
  await fillOrders(stores.databaseUrl('ORDERS'), orders)
  const cookie = await signIn()
  await untilDaysAreSummed(stores.databaseUrl('ORDERS'))
  for (const [path, most] of Object.entries(maxMs)) {
    await askOften(path, cookie, warmUp)
    const { p50, p99 } = percentiles(await askOften(path, cookie, pages))
    const isMet = p99 <= most
    console.log(JSON.stringify({ path, orders, p50, p99, maxMs: most, isMet }))
    if (!isMet) process.exitCode = 1
  }
} finally {
  await shop.close()
  await stores.stop()
  removeDataDir(dataDir)
}

async function signIn(): Promise<string> {
  const answer = await fetch(`${base}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: administratorPassword }),
  })
  if (!answer.ok) throw new Error(`signing in: ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

async function askOften(path: string, cookie: string, times: number): Promise<number[]> {
  const took: number[] = []
  for (let time = 0; time < times; time++) {
    const began = performance.now()
    const answer = await fetch(base + path, { headers: { cookie } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    took.push(performance.now() - began)
  }
  return took
}
