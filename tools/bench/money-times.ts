// `npm run bench:money`: an order until it is paid, held against the smallest shop on the same parts, in one run.
// `-- --seconds 4 --rounds 5 --history 1000,100000`. Figures of one run say little by themselves; the ratios are what
// counts, and each round changes who is measured first. The visitors, the bank, the reseller and the chat of ours run in
// this process and share the machine with what is measured, which is against us: see its share of the processor.
import { parseArgs } from 'node:util'
import { newDataDir, removeDataDir } from '../journeys/product.ts'
import { openStores } from '../open-stores.mjs'
import { readSecrets } from '../secrets.mjs'
import { freePort } from '../stores/processes.mjs'
import { fillOrders } from './money/fill-orders.ts'
import { learnTables } from './money/learn-tables.ts'
import { measureBareQueue } from './money/measure-bare-queue.ts'
import { openBareShop, openOurShop, type Shop } from './money/open-shops.ts'
import { median, spread } from './money/spread.ts'
import { cpuMsOfAll } from './money/run-process.ts'
import {
  measureSending,
  tellAtOnce,
  tellAtRate,
  visitShop,
  type Visits,
  waitUntilIdle,
} from './money/visit-shop.ts'
import { seedOffer } from './money/seed-offer.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    /** Orders that are in the database beforehand; a measurement more for each. */
    history: { type: 'string', default: '' },
    /** Gives up after so many minutes. */
    minutes: { type: 'string', default: '8' },
  },
})
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)]
/** How many times Vendure's orders/s the floor made with so many visitors, when both were measured side by side. */
const floorOverVendure = { 1: 41, 10: 54, 50: 63 } as const
const say = (line: object) => console.log(JSON.stringify(line))

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
  await Promise.race([measure(), limit.promise])
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
  for (const name of ['CATALOGUE', 'ORDERS'] as const) await learnTables(stores.databaseUrl(name))
  for (const visitors of [1, 10, 50] as const) await compareOrders(floor, ours, visitors)
  await compareWebhooks(floor, ours)
  await tellOften(ours)
  await compareSending(ours)
  for (const orders of values.history.split(',').filter(Boolean).map(Number)) await withHistory(ours, orders)
  say({ what: 'memory of apps/orders at the end', megabytes: ours.process.residentMegabytes() })
}

async function compareOrders(floor: Shop, ours: Shop, visitors: keyof typeof floorOverVendure) {
  const rushes = [
    { name: 'floor', shop: floor },
    { name: 'ours', shop: ours },
  ]
  const shares: number[] = []
  const sharesUntilSent: number[] = []
  for (let round = 0; round < rounds; round++) {
    const visits: Record<string, Visits> = {}
    for (const { name, shop } of round % 2 ? rushes.toReversed() : rushes) {
      // What was sold to those before is still sent when they have gone, on the same machine.
      await waitUntilIdle(ours)
      visits[name] = await visitShop(shop, visitors, seconds, usedByAll)
    }
    const all = Object.entries(visits).map(([name, one]) => [name, figures(one)])
    say({ what: 'order until paid', visitors, round, ...Object.fromEntries(all) })
    for (const [step, waits] of visits['ours']!.steps) say({ visitors, round, step, ...spread(waits) })
    const [own, bare] = [visits['ours']!, visits['floor']!]
    shares.push(own.ordersPerSecond / bare.ordersPerSecond)
    sharesUntilSent.push(own.ordersPerSecondUntilSent / bare.ordersPerSecondUntilSent)
  }
  say({
    goal: 'orders/s: at least 0.35 × the floor, at least 10 × Vendure',
    visitors,
    timesFloor: median(shares),
    ofRounds: shares.map(rounded),
    timesVendure: rounded(median(shares) * floorOverVendure[visitors]),
    // With the time that all of it took to go upstream, which the floor has nothing of.
    timesFloorUntilSent: median(sharesUntilSent),
  })
}

/** Processor time of the stores and of this process, by name. */
function usedByAll() {
  return {
    postgres: cpuMsOfAll(stores.pids().postgres),
    redis: cpuMsOfAll(stores.pids().redis),
    visitors: process.cpuUsage().user / 1_000 + process.cpuUsage().system / 1_000,
  }
}

function figures({ orders, ordersPerSecond, sentMeanwhile, cpuMsPerOrder, untilPaid }: Visits) {
  const used = Object.entries(cpuMsPerOrder).map(([name, ms]) => [name, rounded(ms)])
  const cpu = Object.fromEntries(used) as Record<string, number>
  return {
    orders,
    ordersPerSecond: rounded(ordersPerSecond),
    sentMeanwhile,
    cpuMsPerOrder: cpu,
    ms: spread(untilPaid),
  }
}

async function compareWebhooks(floor: Shop, ours: Shop) {
  const [bare, own] = [await tellAtRate(floor, 1_000, 200), await tellAtRate(ours, 1_000, 200)].map(spread)
  say({
    goal: 'webhook at 200/s, a tenth twice, acknowledged: p99 at most 3 × the floor',
    ...{ floor: bare, ours: own },
    timesFloorsP99: rounded(own!.p99 / bare!.p99),
  })
}

async function tellOften(ours: Shop) {
  const goal = 'webhook 50 times at once, all acknowledged: p99 under 500 ms'
  say({ goal, ours: spread(await tellAtOnce(ours, 20, 50)) })
}

async function compareSending(ours: Shop) {
  const bare = spread(await measureBareQueue(stores.redisUrl, 200))
  const own = spread(await measureSending(ours, 200))
  say({
    goal: 'paid → upstream call: p50 at most 10 ×, p99 at most 20 × a bare queue',
    ...{ floor: bare, ours: own },
    timesFloorsP50: rounded(own.p50 / bare.p50),
    timesFloorsP99: rounded(own.p99 / bare.p99),
  })
}

async function withHistory(ours: Shop, orders: number) {
  await fillOrders(stores.databaseUrl('ORDERS'), orders)
  const visits = await visitShop(ours, 10, seconds)
  const acknowledged = spread(await tellAtRate(ours, 500, 200))
  const sent = spread(await measureSending(ours, 50))
  say({ what: 'with a history', ordersBefore: orders, ours: figures(visits), acknowledged, sent })
}

function rounded(figure: number): number {
  return Number(figure.toPrecision(3))
}
