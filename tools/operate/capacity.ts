// `npm run capacity -- --orders 200 --rate 4 --pages 1000 --chats 500`: the processor time that an order, a page and an open
// chat take of each part, and for 1 to 1,000 times the first shop. The tables go into growth.md as they are printed.
import { setTimeout as pause } from 'node:timers/promises'
import { readNumbers } from '../read-numbers.ts'
import { openSandboxControl } from '../storm/sandbox-control.ts'
import { seededRandom } from '../storm/seeded-random.ts'
import { runOnFleet } from '../storm/fleet/run-on-fleet.ts'
import { startFleet } from '../storm/fleet/start-fleet.ts'
import type { Visit } from '../storm/visitors/visit.ts'
import { countTransactions } from './capacity/count-transactions.ts'
import { loadPages } from './capacity/load-pages.ts'
import {
  ofEachPart,
  type Part,
  parts,
  type ProcessorTime,
  readProcessorTime,
} from './capacity/processor-time.ts'
import { type Costs, firstShop, projectGrowth } from './capacity/project-growth.ts'
import { bringOrders } from './rolling/bring-orders.ts'
import { holdChats } from './rolling/hold-chats.ts'

const defaults = { orders: 200, rate: 4, pages: 1_000, chats: 500 }
const { orders, rate, pages, chats } = readNumbers('npm run capacity', defaults)
const idleMs = 15_000
/** Two rounds of heartbeats. */
const chatMs = 60_000

const fleet = await startFleet({ expiryMinutes: 30, say: console.error })
await runOnFleet(fleet, async () => {
  const outside = openSandboxControl(fleet.sandbox)
  await outside.supplier({ balance: 10_000_000 })
  // The first ones warm up the compiler.
  await bring(40)
  await loadPages(fleet.url, 100)
  await pause(2_000)
  const before = await countTransactions(fleet.stores)
  const idle = await spend(() => pause(idleMs))
  const after = await countTransactions(fleet.stores)
  const ofOrders = await spend(() => bring(orders))
  const ofPages = await spend(() => loadPages(fleet.url, pages))
  const held = await holdChats(fleet.url, chats)
  await pause(5_000)
  const ofChats = await spend(() => pause(chatMs))
  const cut = held.stop().length

  /** Beside idling, for one of `count`. */
  const costOf = (spent: Spent<unknown>, part: Part, count: number) => {
    const idling = (idle.time[part] / idle.seconds) * spent.seconds
    return Math.max(0, (1_000 * (spent.time[part] - idling)) / count)
  }
  const costs = ofEachPart((part) => ({
    perOrder: costOf(ofOrders, part, ofOrders.result),
    perPage: costOf(ofPages, part, ofPages.result),
    perChatMinute: costOf(ofChats, part, chats * (ofChats.seconds / 60)),
  }))
  console.log('\nMilliseconds of a core\n')
  printTable(
    parts.map((part) => ({
      part,
      'an order': costs[part].perOrder.toFixed(1),
      'a page with its files': costs[part].perPage.toFixed(2),
      'an open chat, a minute': costs[part].perChatMinute.toFixed(2),
      'idle, % of a core': ((100 * idle.time[part]) / idle.seconds).toFixed(1),
      'idle, transactions/s':
        part in after ? (((after[part] ?? 0) - (before[part] ?? 0)) / idle.seconds).toFixed(1) : '',
    })),
  )
  console.log(
    `${ofOrders.result} of ${orders} orders delivered; ${ofPages.result} pages; ${cut} of ${chats} chats cut`,
  )

  printGrowth(costs)
  return true
})

type Spent<Result> = { time: ProcessorTime; seconds: number; result: Result }

/** The processor time and the seconds that `work` takes. */
async function spend<Result>(work: () => Promise<Result>): Promise<Spent<Result>> {
  const [before, began] = [readProcessorTime(fleet), Date.now()]
  const result = await work()
  const after = readProcessorTime(fleet)
  const time = ofEachPart((part) => after[part] - before[part])
  return { time, seconds: (Date.now() - began) / 1_000, result }
}

/** Resolves with how many were delivered. */
async function bring(count: number): Promise<number> {
  const visits: Visit[] = []
  const end = new AbortController()
  const outside = openSandboxControl(fleet.sandbox)
  const random = seededRandom(count)
  const ordering = bringOrders({ url: fleet.url, outside, signal: end.signal }, { rate, visits, random })
  await pause((1_000 * count) / rate)
  await ordering.stop()
  end.abort()
  return visits.filter(({ stage }) => stage === 'finished').length
}

function printGrowth(costs: Costs): void {
  console.log(
    `\nThe busiest hour of a shop (${JSON.stringify(firstShop)}), and of one so many times as large`,
  )
  const steps = [1, 10, 100, 1_000].map((times) => {
    const { replicas, cores, ...step } = projectGrowth(costs, times)
    const [first, second] = step.fullest.map(([what, share]) => `${what} ${Math.round(100 * share)} %`)
    return {
      times,
      'orders/s': step.ordersPerSecond.toFixed(2),
      'pages/s': step.pagesPerSecond.toFixed(1),
      'open chats': Math.round(step.openChats),
      'orders + chat + gateway': `${replicas.orders} + ${replicas.chat} + ${replicas.gateway}`,
      'their cores': (cores.orders + cores.chat + cores.gateway).toFixed(2),
      'cores of PostgreSQL': cores.postgres.toFixed(2),
      'cores of Redis': cores.redis.toFixed(2),
      connections: step.connections,
      suppliers: step.suppliers,
      fullest: first ?? '',
      then: second ?? '',
    }
  })
  printTable(steps)
}

/** In Markdown. */
function printTable(rows: Array<Record<string, string | number>>): void {
  const line = (cells: Array<string | number>) => `| ${cells.join(' | ')} |`
  const names = Object.keys(rows[0] ?? {})
  console.log(
    [line(names), line(names.map(() => '---')), ...rows.map((row) => line(Object.values(row)))].join('\n'),
  )
}
