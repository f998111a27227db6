import { withTimeout } from '@smm/http-service/with-timeout'
import type { Witness, WitnessAnswer, WitnessedClaim } from './witness.ts'

/**
 * `empty`: the witness holds nothing at all, or none of the claims made at this supplier, so it lost its memory: a new shop's
 * holds a seed. `unreachable`: no answer in time.
 */
export type Testimony = {
  witness: Witness
  answer: WitnessAnswer | 'empty' | 'unreachable'
  /** The newest claim that it held before a recorded one. */
  before?: number
}
type Answer = Omit<Testimony, 'witness'>

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

const timeoutMs = 1_000
/** Whether the database knows a claim of a witness. */
export type IsKnownClaim = (claim: WitnessedClaim) => Promise<boolean>

/** Has all witnesses record a claim. */
export const askWitnesses = (
  witnesses: Witness[],
  claim: WitnessedClaim,
  isKnown: IsKnownClaim,
): Promise<Testimony[]> =>
  askAll(witnesses, async (witness) => {
    const last = await findLast(witness, claim, isKnown)
    if (typeof last === 'string') return { answer: last }
    return { answer: await witness.record(claim, last.attemptId), before: last.number }
  })

/** Asks all witnesses whether they would record a claim of this number; `recorded` stands for yes. */
export const probeWitnesses = (
  witnesses: Witness[],
  intended: Pick<WitnessedClaim, 'supplier' | 'number'>,
  isKnown: IsKnownClaim,
): Promise<Testimony[]> =>
  askAll(witnesses, async (witness) => {
    const last = await findLast(witness, intended, isKnown)
    return { answer: typeof last === 'string' ? last : 'recorded' }
  })

/** All at once; none of them can hold the others up for more than a second. */
const askAll = (witnesses: Witness[], ask: (witness: Witness) => Promise<Answer>): Promise<Testimony[]> =>
  Promise.all(
    witnesses.map(async (witness) => ({
      witness,
      ...(await withTimeout(timeoutMs, ask(witness)).catch((): Answer => ({ answer: 'unreachable' }))),
    })),
  )

/**
 * The attempt that a claim is appended behind, undefined for the first one. The database must know it, and the newest ones of
 * all other suppliers too: a restored one does not, however far its own counters have come since, and what it forgot of one
 * supplier would be sent to another.
 */
async function findLast(
  witness: Witness,
  { supplier, number }: Pick<WitnessedClaim, 'supplier' | 'number'>,
  isKnown: IsKnownClaim,
): Promise<{ attemptId: string | undefined; number: number } | 'vetoed' | 'empty'> {
  const others = (await witness.suppliers()).filter((other) => other !== supplier)
  const [newest, ...ofOthers] = await Promise.all([supplier, ...others].map((one) => witness.newest(one)))
  const claims = [newest, ...ofOthers].filter((claim) => claim !== undefined)
  const known = await Promise.all(claims.map(isKnown))
  if (known.includes(false)) return 'vetoed'
  if (!newest && (number > 1 || claims.length === 0)) return 'empty'
  return { attemptId: newest?.attemptId, number: newest?.number ?? 0 }
}
