/** A submission that is about to leave: numbered per supplier, in step with the counter in the database. */
export type WitnessedClaim = {
  supplier: string
  number: number
  orderId: string
  attemptId: string
  /** ISO 8601. */
  claimedAt: string
}

/**
 * `recorded`: the claim stands there now, or stood there already. `vetoed`: its number is not above the newest one, or another
 * claim than `after` is the newest one.
 */
export type WitnessAnswer = 'recorded' | 'vetoed'

/**
 * A memory of submissions that a restore of the database does not reach. Every method rejects when the witness cannot
 * be reached; each may be called again.
 */
export type Witness = {
  name: string
  /** Appends a claim behind `after`, the attempt of the newest one; undefined for the first claim of a supplier. */
  record: (claim: WitnessedClaim, after: string | undefined) => Promise<WitnessAnswer>
  /** The suppliers of its claims, as far as it knows them: each that this process asked about, and those of before. */
  suppliers: () => Promise<string[]>
  /** The claim with the highest number of a supplier. */
  newest: (supplier: string) => Promise<WitnessedClaim | undefined>
  /** The claims above `number`, lowest first. */
  listAfter: (supplier: string, number: number) => Promise<WitnessedClaim[]>
  /** Adds claims that another witness remembers. One that stopped half way is refilled at the next comparison. */
  refill: (claims: WitnessedClaim[]) => Promise<void>
  /** Forgets claims older than `days`, never the newest one of a supplier. */
  prune: (days: number) => Promise<void>
  close: () => Promise<void>
}
