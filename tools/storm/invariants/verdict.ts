/** One figure of the report. `offenders` says who is behind it, one line each. */
export type Verdict = {
  id: string
  what: string
  figure: number
  limit: number
  isOff: boolean
  offenders: string[]
  /** Not wrong, but worth knowing. */
  remark?: string
}

/** A figure that counts what must not be. */
export const noneOf = (id: string, what: string, offenders: string[], remark?: string): Verdict => ({
  ...{ id, what, figure: offenders.length, limit: 0, isOff: offenders.length > 0, offenders },
  ...(remark && { remark }),
})

export const atMost = (
  id: string,
  what: string,
  figure: number,
  limit: number,
  offenders: string[] = [],
): Verdict => ({
  ...{ id, what, figure, limit, isOff: figure > limit, offenders },
})
