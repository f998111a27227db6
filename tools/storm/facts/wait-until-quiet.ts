import { setTimeout as pause } from 'node:timers/promises'
import { queryDatabase } from './query-database.ts'
import type { SandboxControl } from '../sandbox-control.ts'
import type { Databases } from '../fleet/start-fleet.ts'

const timeoutMs = 90_000

/** Counts of waiting messages and jobs, by name. */
export type Backlog = Record<string, number>
export type Quiet = { seconds: number; backlog: Backlog }

/** Waits until nothing is pending, at most 90 s. */
export async function waitUntilQuiet(fleet: { stores: Databases }, outside: SandboxControl): Promise<Quiet> {
  const began = Date.now()
  for (;;) {
    const backlog = await readBacklog(fleet, outside)
    const seconds = (Date.now() - began) / 1000
    const isQuiet = Object.values(backlog).every((count) => count === 0)
    if (isQuiet || seconds * 1000 > timeoutMs) return { seconds, backlog }
    await pause(500)
  }
}

async function readBacklog({ stores }: { stores: Databases }, outside: SandboxControl): Promise<Backlog> {
  const count = async (database: string, from: string) => {
    const query = `SELECT count(*)::int AS count FROM ${from}`
    const [row] = await queryDatabase<{ count: number }>(stores.superuserUrl(database), query)
    return row!.count
  }
  const paid = (await outside.charges()).flatMap(({ pix = [] }) => pix).length
  return {
    'messages of chat': await count('chat', 'outbox WHERE delivered_at IS NULL'),
    'messages of orders': await count('orders', 'outbox WHERE delivered_at IS NULL'),
    'messages of catalogue': await count('catalogue', 'outbox WHERE delivered_at IS NULL'),
    'charges to issue': await count('orders', "payments WHERE state = 'to-issue'"),
    'mails to send': await count('orders', "mails WHERE state = 'due' AND next_try_at <= now()"),
    'payments to notice': paid - (await count('orders', 'pix_receipts')),
    'orders to send': await count('orders', "orders WHERE fulfilment IN ('ready', 'sending')"),
    'orders to follow': await count('orders', "orders WHERE fulfilment = 'sent' AND status = 'processing'"),
  }
}
