import type { Verdict } from './invariants/verdict.ts'

const maxOffenders = 5

/** Prints a figure beside its limit, and some of its offenders. */
export function printVerdict({ id, what, figure, limit, isViolated, offenders, remark }: Verdict): void {
  const mark = isViolated ? 'OFF' : 'ok '
  const bound = limit === 0 || !Number.isFinite(limit) ? '' : ` (at most ${limit})`
  const shown = `${Math.round(figure * 1_000) / 1_000}${bound}${remark ? `   ${remark}` : ''}`
  console.log(`${mark} ${`${id} ${what}`.trim().padEnd(60)} ${shown}`)
  if (!isViolated) return
  for (const offender of offenders.slice(0, maxOffenders)) console.log(`         ${offender}`)
  if (offenders.length > maxOffenders) console.log(`         … ${offenders.length} in all`)
}
