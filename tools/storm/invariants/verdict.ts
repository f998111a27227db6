/** One figure of the report, with a line for each offender. */
export type Verdict = {
  id: string
  what: string
  figure: number
  limit: number
  isViolated: boolean
  offenders: string[]
  /** Context that violates nothing. */
  remark?: string
}

/** A figure that must be zero. */
export const noneOf = (id: string, what: string, offenders: string[], remark?: string): Verdict => ({
  id,
  what,
  figure: offenders.length,
  limit: 0,
  isViolated: offenders.length > 0,
  offenders,
  ...(remark && { remark }),
})

export const atMost = (
  id: string,
  what: string,
  figure: number,
  limit: number,
  offenders: string[] = [],
): Verdict => ({
  id,
  what,
  figure,
  limit,
  isViolated: figure > limit,
  offenders,
})

/** Two sums that must be one. The figure is their distance, whichever is the larger. */
export const equal = (id: string, what: string, expected: number, found: number): Verdict => ({
  ...atMost(id, what, Math.abs(found - expected), 0, [`${found} instead of ${expected}`]),
  remark: `of ${expected}`,
})
