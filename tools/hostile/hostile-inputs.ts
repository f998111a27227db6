// `npm run hostile-inputs -- --inputs 300 --seed 7` (`--first 4711 --inputs 1` repeats one): hostile HTTP, frames and messages at
// the built product. No process ends, no answer is a 5xx, no inner request reaches a service, no memory is kept.
import { setTimeout as pause } from 'node:timers/promises'
import { signIn } from '../journeys/actors/panel-api.ts'
import { type Product, startProduct } from '../journeys/product/start-product.ts'
import { openVisitor, order } from '../journeys/actors/visitor.ts'
import { readNumbers } from '../read-numbers.ts'
import { residentMegabytes } from '../storm/fleet/watch-memory.ts'
import { smuggledMark } from './ambiguous-requests.ts'
import { attack } from './attack.ts'

const defaults = { inputs: 10_000, seed: 1, first: 0 }
const { inputs, seed, first } = readNumbers('npm run hostile-inputs', defaults)
/** Grows heaps and caches to their usual size. */
const warmUp = { seed: seed + 1, from: 0, to: Math.min(1_500, inputs) }
const memoryPatienceMs = 180_000

// No limits, which would refuse most inputs unread; no network outside, which the links of share buttons and added resellers would ask.
const product = await startProduct({ CHAT_LIMITS: 'off', SHORT_LINKS: 'off', SUPPLIER_ADDRESSES: 'public' })
let isGood = false
try {
  isGood = await report()
} finally {
  await product.stop()
}
process.exit(isGood ? 0 : 1)

async function report(): Promise<boolean> {
  const cookie = await signIn(product)
  const pids = product.pids()
  await attack(product.url, cookie, warmUp)
  const before = memoryOf(product)
  const startedAt = Date.now()
  const outcome = await attack(product.url, cookie, { seed, from: first, to: first + inputs })
  const seconds = Math.round((Date.now() - startedAt) / 1_000)
  const memory = await waitForMemory(before)
  const ended = Object.keys(pids).filter((name) => product.pids()[name] !== pids[name])
  const reached = (['orders', 'chat', 'catalogue'] as const).filter((name) =>
    product.log(name).includes(smuggledMark),
  )
  const stillSells = await buysStill()
  console.log(JSON.stringify({ inputs, seed, seconds, ...outcome, ended, reached, stillSells }, null, 2))
  console.table(memory)
  const isBack = memory.every(({ before, after }) => after <= before * 1.1)
  const isFine = outcome.failed.length === 0 && !outcome.refusals['TRY_AGAIN'] && isBack
  return isFine && ended.length === 0 && reached.length === 0 && stillSells
}

function memoryOf({ pids }: Product): Record<string, number> {
  return Object.fromEntries(Object.entries(pids()).map(([name, pid]) => [name, residentMegabytes(pid) ?? 0]))
}

/** The lowest memory of each process within some minutes, or all of it sooner when it is back. */
async function waitForMemory(before: Record<string, number>) {
  const lowest = memoryOf(product)
  const isOver = () => Object.keys(before).some((name) => (lowest[name] ?? 0) > before[name]! * 1.1)
  for (const end = Date.now() + memoryPatienceMs; isOver() && Date.now() < end; await pause(1_000)) {
    for (const [name, megabytes] of Object.entries(memoryOf(product)))
      lowest[name] = Math.min(lowest[name] ?? megabytes, megabytes)
  }
  return Object.entries(before).map(([name, megabytes]) => ({
    name,
    before: megabytes,
    after: lowest[name]!,
  }))
}

async function buysStill(): Promise<boolean> {
  const visitor = await openVisitor(product)
  await order(visitor)
  const card = await visitor.card().catch(() => undefined)
  visitor.close()
  return card !== undefined
}
