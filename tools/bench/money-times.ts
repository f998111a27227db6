// `npm run bench:money`: an order until it is paid, held against the smallest shop on the same parts, in one run.
// `-- --seconds 5 --history 1000,100000`. Figures of one run say little by themselves; the ratios are what counts.
import { parseArgs } from 'node:util'
import { newDataDir, removeDataDir } from '../journeys/product.ts'
import { openStores } from '../open-stores.mjs'
import { readSecrets } from '../secrets.mjs'
import { freePort } from '../stores/processes.mjs'
import { fillOrders } from './money/fill-orders.ts'
import { measureBareQueue } from './money/measure-bare-queue.ts'
import { openBareShop, openOurShop, type Shop } from './money/open-shops.ts'
import { spread } from './money/spread.ts'
import { measureSending, tellAtRate, visitShop, type Visits } from './money/visit-shop.ts'
import { seedOffer } from './money/seed-offer.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    /** Orders that are in the database beforehand. */
    history: { type: 'string', default: '1000,100000' },
  },
})
const seconds = Number(values.seconds)
/** How many times Vendure's orders/s the floor made with so many visitors, when both were measured side by side. */
const floorOverVendure = { 1: 41, 10: 54, 50: 63 } as const
const say = (line: object) => console.log(JSON.stringify(line))

const dataDir = newDataDir()
const secrets = readSecrets(dataDir)
const stores = { ...(await openStores({ dataDir, secrets, env: {} })), logs: dataDir }
const shops: Shop[] = []
try {
  const floor = await openBareShop(stores, await freePort())
  shops.push(floor)
  const ours = await openOurShop(stores, await freePort())
  shops.push(ours)
  await seedOffer(stores.databaseUrl('ORDERS'))
  // Code that has just been loaded is several times slower.
  for (const shop of shops) await visitShop(shop, 10, 2 * seconds)
  for (const visitors of [1, 10, 50] as const) await compareOrders(floor, ours, visitors)
  await compareWebhooks(floor, ours)
  await compareSending(ours)
  for (const orders of values.history.split(',').filter(Boolean).map(Number)) await withHistory(ours, orders)
  say({ what: 'memory of apps/orders at the end', megabytes: ours.process.residentMegabytes() })
} finally {
  for (const shop of shops.toReversed()) await shop.close()
  await stores.stop()
  removeDataDir(dataDir)
}

async function compareOrders(floor: Shop, ours: Shop, visitors: keyof typeof floorOverVendure) {
  const [bare, own] = [await visitShop(floor, visitors, seconds), await visitShop(ours, visitors, seconds)]
  const share = own.ordersPerSecond / bare.ordersPerSecond
  say({ what: 'order until paid', visitors, floor: figures(bare), ours: figures(own) })
  say({
    goal: 'orders/s: at least 0.35 × the floor, at least 10 × Vendure',
    visitors,
    timesFloor: round(share),
    timesVendure: round(share * floorOverVendure[visitors]),
    timesFloorsP50: round(spread(own.untilPaid).p50 / spread(bare.untilPaid).p50),
  })
  for (const [step, waits] of own.steps) say({ visitors, step, ...spread(waits) })
}

function figures({ orders, ordersPerSecond, cpuMsPerOrder, untilPaid }: Visits) {
  const perSecond = { ordersPerSecond: round(ordersPerSecond), cpuMsPerOrder: round(cpuMsPerOrder) }
  return { orders, ...perSecond, ms: spread(untilPaid) }
}

async function compareWebhooks(floor: Shop, ours: Shop) {
  const [bare, own] = [await tellAtRate(floor, 1_000, 200), await tellAtRate(ours, 1_000, 200)].map(spread)
  say({
    goal: 'webhook at 200/s, a tenth twice, acknowledged: p99 at most 3 × the floor',
    ...{ floor: bare, ours: own },
    timesFloorsP99: round(own!.p99 / bare!.p99),
  })
}

async function compareSending(ours: Shop) {
  const bare = spread(await measureBareQueue(stores.redisUrl, 200))
  const own = spread(await measureSending(ours, 200))
  say({
    goal: 'paid → upstream call: p50 at most 10 ×, p99 at most 20 × a bare queue',
    ...{ floor: bare, ours: own },
    timesFloorsP50: round(own.p50 / bare.p50),
    timesFloorsP99: round(own.p99 / bare.p99),
  })
}

async function withHistory(ours: Shop, orders: number) {
  await fillOrders(stores.databaseUrl('ORDERS'), orders)
  const visits = await visitShop(ours, 10, seconds)
  const acknowledged = spread(await tellAtRate(ours, 500, 200))
  const sent = spread(await measureSending(ours, 50))
  say({ what: 'with a history', ordersBefore: orders, ours: figures(visits), acknowledged, sent })
}

function round(figure: number): number {
  return Number(figure.toPrecision(3))
}
