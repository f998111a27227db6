import { withTimeout } from '@smm/http-service/with-timeout'
import type { Witness, WitnessAnswer, WitnessedClaim } from './witness.ts'

/** `empty`: claims were made and the witness holds none, so it lost its memory. `unreachable`: no answer in time. */
export type Testimony = { witness: Witness; answer: WitnessAnswer | 'empty' | 'unreachable' }

/**
 * - `send`: at least one witness with a memory holds the claim now.
 * - `database-went-back`: the newest claim of a witness is unknown to the database. Nothing may leave.
 * - `memory-lost`: every witness is empty beside a database with claims. A person decides from when on sending is safe.
 * - `unwitnessed`: no witness can be written. The order waits.
 */
export type ClaimVerdict = 'send' | 'database-went-back' | 'memory-lost' | 'unwitnessed'

/** The witnesses are a veto, never a permission: one veto outweighs any number of records. */
export function judgeClaim(answers: Array<Testimony['answer']>): ClaimVerdict {
  if (answers.includes('vetoed')) return 'database-went-back'
  if (answers.includes('recorded')) return 'send'
  return answers.every((answer) => answer === 'empty') ? 'memory-lost' : 'unwitnessed'
}

const patienceMs = 1_000
/** Stands for everything before an operator accepted the loss of the witnesses' memory. */
export const seedAttemptId = '00000000-0000-0000-0000-000000000000'

/** Whether the database holds an attempt of this id. */
export type IsKnownAttempt = (attemptId: string) => Promise<boolean>

/** Has all witnesses at once record a claim; none of them can hold the others up for more than a second. */
export const askWitnesses = (
  witnesses: Witness[],
  claim: WitnessedClaim,
  isKnown: IsKnownAttempt,
): Promise<Testimony[]> =>
  Promise.all(
    witnesses.map(async (witness) => ({
      witness,
      answer: await withTimeout(patienceMs, recordAt(witness, claim, isKnown)).catch(
        () => 'unreachable' as const,
      ),
    })),
  )

/**
 * Appends the claim only behind a claim that the database knows: a restored database does not know the newest one, however
 * far its own counter has come since.
 */
async function recordAt(
  witness: Witness,
  claim: WitnessedClaim,
  isKnown: IsKnownAttempt,
): Promise<Testimony['answer']> {
  const newest = await witness.newest(claim.supplier)
  if (!newest) return claim.number > 1 ? 'empty' : witness.record(claim, undefined)
  if (newest.attemptId !== seedAttemptId && !(await isKnown(newest.attemptId))) return 'vetoed'
  return witness.record(claim, newest.attemptId)
}
