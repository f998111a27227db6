import { sql } from 'kysely'
import { Refusal } from '@smm/http-service/refusal'
import type { Trx } from '../tables.ts'
import type { Decision } from './decision.ts'
import { refundingActions } from './refunded-cents.ts'

type Refunding = Pick<Decision, 'actor' | 'isProven'> & {
  /** The money that leaves now, and with what left for the same order before. */
  leavingCents: number
  refundedCents: number
}

/**
 * Refuses a refund above the limit without a fresh proof of identity. Small parts count together: those of an order, and
 * those that the member refunded on any order within the last hour.
 */
export async function demandProof(
  trx: Trx,
  { actor, isProven, leavingCents, refundedCents }: Refunding,
  limitCents: number,
): Promise<void> {
  if (isProven || leavingCents === 0) return
  const isAbove = refundedCents > limitCents || (await readLastHour(trx, actor)) + leavingCents > limitCents
  if (isAbove) throw new Refusal('PROOF_NEEDED')
}

/** Locks the member's refunds until the transaction ends: the sum sees those that were decided beside it. */
async function readLastHour(trx: Trx, actor: string): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`refunds of ${actor}`}, 0))`.execute(trx)
  const { cents } = await trx
    .selectFrom('auditLog')
    .select(sql<number>`coalesce(sum((details ->> 'amountCents')::bigint), 0)::double precision`.as('cents'))
    .where('actor', '=', actor)
    .where('action', 'in', refundingActions)
    .where('at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  return cents
}
