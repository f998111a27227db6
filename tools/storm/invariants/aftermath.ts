import type { Facts } from '../facts/facts.ts'
import { atMost, noneOf, type Verdict } from './verdict.ts'

const maxHealSeconds = 90

/** I10, I11, I12: everything catches up, nothing is left over, nothing secret got out. */
export function aftermath({ healSeconds, backlog, deadLetters, leaks }: Facts): Verdict[] {
  const waiting = Object.entries(backlog).filter(([, count]) => count !== 0)
  return [
    atMost(
      'I10',
      'seconds from heal to empty backlog',
      Math.round(healSeconds),
      maxHealSeconds,
      waiting.map(([name, count]) => `${count} ${name}`),
    ),
    noneOf(
      'I10',
      'kinds of work still waiting',
      waiting.map(([name, count]) => `${count} ${name}`),
    ),
    noneOf(
      'I11',
      'dead letters left',
      deadLetters.map(({ database, name, error, times }) => `${database}: ${name}, ${times} × ${error}`),
    ),
    noneOf(
      'I12',
      'planted secrets in logs or Redis',
      leaks.map(({ what, where }) => `${what} in ${where}`),
    ),
  ]
}
