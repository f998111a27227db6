import { setTimeout as pause } from 'node:timers/promises'
import { publishAgainSince, recoverOrdersSince } from '../../operate/backup-moment.mjs'
import { queryDatabase } from '../facts/query-database.ts'
import type { SandboxControl } from '../sandbox-control.ts'
import type { Random } from '../seeded-random.ts'
import type { Databases, Fleet } from '../fleet/start-fleet.ts'
import { waitUntilQuiet } from '../facts/wait-until-quiet.ts'
import { type Copy, copyDatabase, copyDataFolder } from './copy-databases.ts'
import { type Figures, isBroken, judgeRound } from './judge-round.ts'
import { placeOrders } from './place-orders.ts'

const databases = ['chat', 'orders', 'catalogue']

/** `data folder`: PostgreSQL is killed and a stale folder put back, as under `npm start`, without `npm run restore`. */
export const kinds = ['orders', 'data folder', 'all', 'chat', 'catalogue'] as const
type Kind = (typeof kinds)[number]
export type Round = Figures & { kind: Kind; copiedAfter: number; paid: number; seconds: number }

type Scene = {
  fleet: Fleet
  outside: SandboxControl
  random: Random
  name: string
  orders: number
  kind: Kind
}

/** Copies at a random moment of the first half, puts the copy back when all orders are paid, and waits until all is settled. */
export async function runRound(scene: Scene): Promise<Round> {
  const { fleet, outside, kind } = scene
  const { copies, copiedAfter, paid } = await copyUnderLoad(scene)
  const began = Date.now()
  await putBack(fleet, kind, copies)
  const figures = await settle(fleet, outside)
  return { ...figures, kind, copiedAfter, paid, seconds: Math.round((Date.now() - began) / 1000) }
}

/** The second half is placed after the copy is whole, so no copy holds it. */
async function copyUnderLoad({ fleet, outside, random, name, orders, kind }: Scene) {
  const half = Math.ceil(orders / 2)
  const copiedAfter = random.whole(1, half - 1)
  const copying: Array<Promise<Copy[]>> = []
  const load = { url: fleet.url, outside, orders: half }
  const before = await placeOrders({
    ...load,
    name: `${name}.a`,
    paid(count) {
      if (count === copiedAfter) copying.push(takeCopies(fleet, kind))
    },
  })
  const copies = await copying[0]
  if (!copies) throw new Error(`only ${before.length} of ${half} orders were paid: no copy was taken`)
  const after = await placeOrders({ ...load, name: `${name}.b`, paid: () => {} })
  await waitUntilOneIsSent(outside, `${name}.b.`)
  return { copies, copiedAfter, paid: before.length + after.length }
}

/** Without a submission since the copy there is nothing that could be sent twice. */
export async function waitUntilOneIsSent(outside: SandboxControl, target: string): Promise<void> {
  const until = Date.now() + timeoutMs
  while (Date.now() < until) {
    const placed = await outside.upstreamOrders()
    if (placed.some(({ link }) => link.includes(target))) return
    await pause(200)
  }
}

const restoredBy = (kind: Kind) => (kind === 'data folder' || kind === 'all' ? databases : [kind])

async function takeCopies(fleet: Fleet, kind: Kind): Promise<Copy[]> {
  if (kind === 'data folder') return [await copyDataFolder(fleet)]
  return Promise.all(restoredBy(kind).map((database) => copyDatabase(fleet, database)))
}

/** Restores as `npm run restore` does; a data folder is replaced before the next `npm start`. */
async function putBack(fleet: Fleet, kind: Kind, copies: Copy[]): Promise<void> {
  await fleet.halt(databases)
  for (const copy of copies) await copy.putBack()
  if (kind !== 'data folder') {
    const moment = new Date(Math.min(...copies.map(({ takenAt }) => takenAt.getTime())) - marginMs)
    const execute = (database: string, statement: string) =>
      queryDatabase(fleet.stores.superuserUrl(database), statement)
    for (const database of databases) await execute(database, publishAgainSince(moment))
    if (restoredBy(kind).includes('orders')) await execute('orders', recoverOrdersSince(moment))
  }
  await fleet.resume(databases)
}

const marginMs = 10_000
const timeoutMs = 120_000

/** The fence, the polls and the bank's list take turns of seconds: the last word is what stays. */
export async function settle(fleet: { stores: Databases }, outside: SandboxControl): Promise<Figures> {
  const until = Date.now() + timeoutMs
  for (;;) {
    await waitUntilQuiet(fleet, outside)
    const figures = await judgeRound(fleet, outside)
    if (!isBroken(figures) || figures.maxUpstreamOrders > 1 || Date.now() > until) return figures
  }
}
