// `npm run bench:money -- --seconds 4 --rounds 3`: an order until it is paid, held against the smallest shop on the same parts:
// the ratios count, and rounds alternate who goes first. `-- --suppliers` instead: sending by two slow suppliers against one.
import { parseArgs } from 'node:util'
import { newDataDir, removeDataDir } from '../journeys/product/data-dir.ts'
import { openStores } from '../open-stores.mjs'
import { readSecrets } from '../secrets.mjs'
import { freePort } from '../stores/processes.mjs'
import { analyzeTables } from './money/analyze-tables.ts'
import { openBareShop, openOurShop, type Shop } from './money/open-shops.ts'
import { seedOffer } from './money/seed-offer.ts'
import { wares } from './money/chat-side.ts'
import { median, percentiles } from './percentiles.ts'
import { routeWares, timeSends } from './money/time-sends.ts'
import { sendWebhooksAtRate, visitShop, type Visits, waitUntilIdle } from './money/visit-shop.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    suppliers: { type: 'boolean', default: false },
    /** Gives up after so many minutes. */
    minutes: { type: 'string', default: '8' },
  },
})
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)]
/** Orders/s of the floor over Vendure's with so many visitors, when both were measured side by side. */
const floorOverVendure = { 1: 41, 10: 54, 50: 63 } as const
const report = (line: object) => console.log(JSON.stringify(line))

const dataDir = newDataDir()
const secrets = readSecrets(dataDir)
const stores = { ...(await openStores({ dataDir, secrets, env: {} })), logs: dataDir }
const shops: Shop[] = []
const limit = Promise.withResolvers<never>()
const timer = setTimeout(
  () => limit.reject(new Error(`not done within ${values.minutes} minutes`)),
  Number(values.minutes) * 60_000,
)
try {
  await Promise.race([values.suppliers ? compareSuppliers() : measure(), limit.promise])
} finally {
  clearTimeout(timer)
  for (const shop of shops.toReversed()) await shop.close()
  await stores.stop()
  removeDataDir(dataDir)
}

async function measure() {
  const floor = await openBareShop(stores, await freePort())
  shops.push(floor)
  const ours = await openOurShop(stores, await freePort())
  shops.push(ours)
  await seedOffer(stores.databaseUrl('ORDERS'))
  // Code that has just been loaded is several times slower.
  for (const shop of shops) await visitShop(shop, 50, 15)
  for (const name of ['CATALOGUE', 'ORDERS'] as const) await analyzeTables(stores.databaseUrl(name))
  for (const visitors of [1, 10, 50] as const) await compareOrders(floor, ours, visitors)
  await compareWebhooks(floor, ours)
}

async function compareSuppliers() {
  const ours = await openOurShop(stores, await freePort(), { bought: wares, addMs: 200 })
  shops.push(ours)
  const databaseUrl = stores.databaseUrl('ORDERS')
  await seedOffer(databaseUrl)
  const ratios: number[] = []
  for (let round = 0; round < rounds; round++) {
    const perSecond = { 1: 0, 2: 0 }
    for (const suppliers of round % 2 ? ([2, 1] as const) : ([1, 2] as const)) {
      await routeWares(databaseUrl, { ...ours.second, suppliers })
      await waitUntilIdle(ours)
      perSecond[suppliers] = await timeSends(ours, 60)
    }
    report({
      measured: 'orders sent per second',
      round,
      one: rounded(perSecond[1]),
      two: rounded(perSecond[2]),
    })
    ratios.push(perSecond[2] / perSecond[1])
  }
  const goal = 'two suppliers that take 200 ms send at least 1.8 × one'
  report({ goal, times: rounded(median(ratios)), ofRounds: ratios.map(rounded) })
}

async function compareOrders(floor: Shop, ours: Shop, visitors: keyof typeof floorOverVendure) {
  const ratios: number[] = []
  for (let round = 0; round < rounds; round++) {
    const visits = new Map<Shop, Visits>()
    for (const shop of round % 2 ? [ours, floor] : [floor, ours]) {
      // Orders of the previous measurement are still being submitted, on the same machine.
      await waitUntilIdle(ours)
      visits.set(shop, await visitShop(shop, visitors, seconds))
    }
    const [bare, own] = [visits.get(floor)!, visits.get(ours)!]
    report({ measured: 'order until paid', visitors, round, floor: figures(bare), ours: figures(own) })
    for (const [step, waits] of own.steps) report({ visitors, round, step, ...percentiles(waits) })
    ratios.push(own.ordersPerSecond / bare.ordersPerSecond)
  }
  report({
    goal: 'orders/s: at least 10 × Vendure',
    visitors,
    timesFloor: median(ratios),
    ofRounds: ratios.map(rounded),
    timesVendure: rounded(median(ratios) * floorOverVendure[visitors]),
  })
}

function figures({ orders, ordersPerSecond, cpuMsPerOrder, untilPaid }: Visits) {
  return {
    orders,
    ordersPerSecond: rounded(ordersPerSecond),
    cpuMsPerOrder: rounded(cpuMsPerOrder),
    ms: percentiles(untilPaid),
  }
}

async function compareWebhooks(floor: Shop, ours: Shop) {
  const ratios: number[] = []
  for (let round = 0; round < rounds; round++) {
    const p99 = new Map<Shop, number>()
    for (const shop of round % 2 ? [ours, floor] : [floor, ours]) {
      await waitUntilIdle(ours)
      const waits = percentiles(await sendWebhooksAtRate(shop, 1_000, 200))
      report({ measured: 'webhook acknowledged', round, shop: shop === floor ? 'floor' : 'ours', ms: waits })
      p99.set(shop, waits.p99)
    }
    ratios.push(p99.get(ours)! / p99.get(floor)!)
  }
  report({
    goal: 'webhook at 200/s, a tenth twice, acknowledged: p99 at most 3 × the floor',
    timesFloorsP99: rounded(median(ratios)),
    ofRounds: ratios.map(rounded),
  })
}

function rounded(figure: number): number {
  return Number(figure.toPrecision(3))
}
