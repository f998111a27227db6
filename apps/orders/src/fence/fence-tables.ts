import type { Generated } from 'kysely'

/** Claims per supplier, in step with the witnesses outside this database. */
type SubmissionFenceTable = {
  supplier: string
  claims: Generated<number>
  holdBefore: Date | null
  reseed: Generated<boolean>
  memoryLostAt: Date | null
}

/** Submissions that a witness remembers and this database forgot. */
type WitnessedClaimsTable = {
  attemptId: string
  supplier: string
  claimNumber: number
  orderId: string
  claimedAt: Date
  foundAt: Generated<Date>
}

export type FenceTables = {
  submissionFence: SubmissionFenceTable
  witnessedClaims: WitnessedClaimsTable
}
