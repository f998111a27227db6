import { readdirSync, readFileSync } from 'node:fs'

/** The fields of /proc/<pid>/stat from the third one on, the state; none when the process is gone. See proc(5). */
export function statusOf(pid: number | string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    return []
  }
}

/** The processes that a process started and that are still there. */
export const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && Number(statusOf(pid)[1]) === parent)
    .map(Number)
