// `npm run bench:witness`: what the fence adds to the submission of an order, beside the test stores (`npm run stores`).
// `-- --claims 100000 --orders 500`. The witnesses are a Redis and a journal on this machine's disk.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { emptyRedis, redisUrl } from '@smm/messaging/test-redis'
import { openFence } from '../fence/open-fence.ts'
import { isClaimStanding } from '../fence/vetoed-orders.ts'
import type { WitnessedClaim } from '../fence/witness.ts'
import { openDatabase } from './open-orders.ts'

const { values } = parseArgs({
  options: { claims: { type: 'string', default: '100000' }, orders: { type: 'string', default: '500' } },
})
const [claims, orders] = [Number(values.claims), Number(values.orders)]
const supplier = 'smm-api'
const { db, drop } = await openDatabase()
const folder = mkdtempSync(join(tmpdir(), 'smm-witness-'))
const redis = { url: redisUrl, namespace: `bench-${randomUUID()}` }
const fence = openFence({
  config: {
    REDIS_URL: redis.url,
    REDIS_NAMESPACE: redis.namespace,
    FENCE_JOURNAL_DIR: folder,
    FENCE_TIMEOUT_MS: 1_000,
  },
  log: { warn: () => {}, error: () => {} },
  db,
})
try {
  const before = Array.from({ length: claims }, (_, at) => aClaim(at + 1))
  for (const witness of fence.witnesses) await witness.refill(before)
  await recordKnown(before.at(-1)!)
  const admits: number[] = []
  const looks: number[] = []
  for (let number = claims + 1; number <= claims + orders; number++) {
    const claim = aClaim(number)
    admits.push(await time(() => fence.admit(claim)))
    looks.push(await time(() => isClaimStanding(db, claim.attemptId)))
    await recordKnown(claim)
  }
  const figures = { claims, orders, witnessMs: percentiles(admits), vetoMs: percentiles(looks) }
  process.stdout.write(`${JSON.stringify(figures)}\n`)
} finally {
  await fence.close()
  await emptyRedis(redis)
  await drop()
  rmSync(folder, { recursive: true })
}

function aClaim(number: number): WitnessedClaim {
  const ids = { orderId: randomUUID(), attemptId: randomUUID() }
  return { supplier, number, ...ids, claimedAt: new Date().toISOString() }
}

async function recordKnown({ number, claimedAt, ...ids }: WitnessedClaim): Promise<void> {
  const row = { ...ids, claimNumber: number, claimedAt: new Date(claimedAt) }
  await db.insertInto('witnessedClaims').values(row).execute()
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

function percentiles(took: number[]) {
  const sorted = took.toSorted((one, other) => one - other)
  const at = (share: number) => Number(sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(2))
  return { p50: at(0.5), p99: at(0.99), max: at(1) }
}
