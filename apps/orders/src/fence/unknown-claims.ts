import { sql } from 'kysely'
import type { Db } from '../tables.ts'
import type { WitnessedClaim } from './witness.ts'

/**
 * The attempt of a claim that stands for everything before an operator accepted the loss of the witnesses' memory; made at
 * that moment, which the database holds too.
 */
export const seedAttemptId = '00000000-0000-0000-0000-000000000000'

export const isSeed = ({ attemptId }: WitnessedClaim): boolean => attemptId === seedAttemptId

/** Seeds share an attempt: each is told by its number. */
export const claimKey = (claim: WitnessedClaim): string =>
  isSeed(claim) ? `${claim.supplier} ${claim.number}` : claim.attemptId

/** How many submissions were claimed, by supplier. Nothing is submitted while there is no row. */
export const listFences = (db: Db): Promise<Array<{ supplier: string; claims: number }>> =>
  db.selectFrom('submissionFence').select(['supplier', 'claims']).execute()

/** The claims that the database neither made nor took in from a witness: it went back to a copy from before them. */
export async function listUnknown(db: Db, claims: WitnessedClaim[]): Promise<WitnessedClaim[]> {
  const ids = claims.map(({ attemptId }) => attemptId)
  const seeds = claims.filter(isSeed)
  const { rows } = await sql<{ key: string }>`
    SELECT id::text AS key FROM submission_attempts WHERE id = any(${ids}::uuid[])
    UNION ALL SELECT attempt_id::text FROM witnessed_claims WHERE attempt_id = any(${ids}::uuid[])
    UNION ALL SELECT supplier || ' ' || number FROM submission_fence
      JOIN unnest(${seeds.map(({ supplier }) => supplier)}::text[], ${seeds.map(({ number }) => number)}::bigint[],
        ${seeds.map(({ claimedAt }) => claimedAt)}::timestamptz[]) AS seeds (supplier, number, claimed_at) USING (supplier)
      WHERE hold_before >= seeds.claimed_at
  `.execute(db)
  const known = new Set(rows.map(({ key }) => key))
  return claims.filter((claim) => !known.has(claimKey(claim)))
}
