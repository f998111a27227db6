import { sql } from 'kysely'
import type { Db } from '../tables.ts'
import type { WitnessedClaim } from './witness.ts'

/**
 * The attempt of a claim that stands for everything before an operator accepted the loss of the witnesses' memory; made at
 * that moment, which the database holds too.
 */
export const seedAttemptId = '00000000-0000-0000-0000-000000000000'

export const isSeed = ({ attemptId }: WitnessedClaim): boolean => attemptId === seedAttemptId

/** The claims that the database neither made nor took in from a witness: it went back to a copy from before them. */
export async function listUnknown(db: Db, claims: WitnessedClaim[]): Promise<WitnessedClaim[]> {
  const ids = claims.map(({ attemptId }) => attemptId)
  const seed = claims.find(isSeed)
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM submission_attempts WHERE id = any(${ids}::uuid[])
    UNION ALL SELECT attempt_id FROM witnessed_claims WHERE attempt_id = any(${ids}::uuid[])
    UNION ALL SELECT ${seedAttemptId}::uuid FROM submission_fence
      WHERE supplier = ${seed?.supplier ?? null} AND hold_before >= ${seed?.claimedAt ?? null}::timestamptz
  `.execute(db)
  const known = new Set(rows.map(({ id }) => id))
  return claims.filter(({ attemptId }) => !known.has(attemptId))
}
