import { withTimeout } from '@smm/http-service/with-timeout'
import type { Deps } from '../deps.ts'
import type { Db } from '../tables.ts'
import { listFences } from './unknown-claims.ts'
import type { Witness } from './witness.ts'

const timeoutMs = 2_000

/**
 * Makes the first count beside witnesses that all answer and remember nothing. They are seeded for a new shop, so that no later
 * copy passes for one; a database with submissions waits for an operator, for it is older or they lost their memory.
 */
export async function seedFence({ db, fence, suppliers }: Deps): Promise<void> {
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
