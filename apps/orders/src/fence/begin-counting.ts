import { withTimeout } from '@smm/http-service/with-timeout'
import type { Deps } from '../deps.ts'
import type { Db } from '../tables.ts'
import { listFences } from './unknown-claims.ts'
import type { Witness } from './witness.ts'

const timeoutMs = 2_000

/**
 * Makes the first count of a database that has none, beside witnesses that all answer and remember nothing. A new shop has
 * submitted nothing: its witnesses are seeded, so that no later copy of it passes for a new shop. A database with
 * submissions is older than its witnesses, or they lost their memory: it waits for an operator.
 */
export async function beginCounting({ db, fence, suppliers }: Deps): Promise<void> {
  if ((await listFences(db)).length > 0 || !(await isEveryWitnessEmpty(fence.witnesses))) return
  const isNew = !(await hasSubmitted(db))
  await db
    .insertInto('submissionFence')
    .values({
      supplier: suppliers.first.id,
      claims: 1,
      reseed: isNew,
      // Holds no order: all submissions of a new shop will be witnessed.
      holdBefore: isNew ? new Date(0) : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function isEveryWitnessEmpty(witnesses: Witness[]): Promise<boolean> {
  const found = witnesses.map(async (witness) => {
    const newest = (await witness.suppliers()).map((supplier) => witness.newest(supplier))
    return (await Promise.all(newest)).every((claim) => claim === undefined)
  })
  const answers = await Promise.all(found.map((one) => withTimeout(timeoutMs, one).catch(() => false)))
  return answers.every(Boolean)
}

async function hasSubmitted(db: Db): Promise<boolean> {
  const attempt = await db.selectFrom('submissionAttempts').select('id').limit(1).executeTakeFirst()
  return attempt !== undefined
}
