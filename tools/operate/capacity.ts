// `npm run capacity -- --orders 200`: the processor time of one order in each part, from the first message to the delivery,
// and of idling. Processor time hardly depends on other load of the machine; see growth.md.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openSandboxControl } from '../storm/sandbox-control.ts'
import { seededRandom } from '../storm/seeded-random.ts'
import { startFleet } from '../storm/fleet/start-fleet.ts'
import type { Visit } from '../storm/visitors/visit.ts'
import { bringOrders } from './rolling/bring-orders.ts'

const { values } = parseArgs({
  options: { orders: { type: 'string', default: '200' }, rate: { type: 'string', default: '4' } },
})
const [orders, rate] = [Number(values.orders), Number(values.rate)]
const idleMs = 15_000
const ticksPerSecond = 100

const fleet = await startFleet({ expiryMinutes: 30, say: console.error })
try {
  await fleet.ready()
  const outside = openSandboxControl(fleet.sandbox)
  await outside.supplier({ balance: 10_000_000 })
  // The first orders warm up the compiler.
  await bring(40)
  await pause(2_000)
  const calm = read()
  await pause(idleMs)
  const before = read()
  const began = Date.now()
  const done = await bring(orders)
  const seconds = (Date.now() - began) / 1_000
  const after = read()
  console.table(
    Object.keys(after).map((part) => {
      const idle = (before[part]! - calm[part]!) / (idleMs / 1_000)
      const spent = after[part]! - before[part]! - idle * seconds
      const perOrder = (1_000 * spent) / done
      // Below the resolution of the kernel's clock.
      const isNothing = perOrder < 0.5
      return {
        part,
        'ms a order': isNothing ? '—' : perOrder.toFixed(1),
        'orders/s a core, at 70 %': isNothing ? '—' : Math.floor(700 / perOrder),
        'idle, % of a core': (100 * idle).toFixed(1),
      }
    }),
  )
  console.log(`${done} orders delivered in ${Math.round(seconds)} s`)

  async function bring(count: number): Promise<number> {
    const visits: Visit[] = []
    const end = new AbortController()
    const random = seededRandom(count)
    const ordering = bringOrders({ url: fleet.url, outside, signal: end.signal }, { rate, visits, random })
    await pause((1_000 * count) / rate)
    await ordering.stop()
    end.abort()
    return visits.filter(({ stage }) => stage === 'finished').length
  }
} finally {
  await fleet.stop()
  rmSync(fleet.dataDir, { recursive: true, force: true })
}
process.exit(0)

/** Seconds of processor time so far, by part; replicas together. */
function read(): Record<string, number> {
  const used: Record<string, number> = {}
  for (const [name, pid] of Object.entries(fleet.pids())) {
    const part = name.replace(/-\d$/, '')
    used[part] = (used[part] ?? 0) + secondsOf(pid)
  }
  const postgres = fleet.stores.postgresPid()
  const backends = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === postgres)
  used['postgres'] = [String(postgres), ...backends].reduce((sum, pid) => sum + secondsOf(Number(pid)), 0)
  used['redis'] = secondsOf(fleet.stores.redisPid())
  delete used['sandbox']
  return used
}

function fieldsOf(pid: number | string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
  } catch {
    return []
  }
}

function parentOf(pid: string): number {
  return Number(fieldsOf(pid)[1])
}

/** Its own time and that of its ended children. */
function secondsOf(pid: number): number {
  const ticks = fieldsOf(pid).slice(11, 15).map(Number)
  return ticks.reduce((sum, one) => sum + one, 0) / ticksPerSecond
}
