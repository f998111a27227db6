import { readFileSync } from 'node:fs'
import type { Fleet } from './start-fleet.ts'

const everyMs = 2_000
const pageBytes = 4096

export type MemorySample = { at: number; megabytes: number }
/** Samples by process; a restarted process is a new one. */
export type Memory = Map<string, MemorySample[]>

/** Samples the resident memory of each of our processes until `stop`. */
export function watchMemory(fleet: Pick<Fleet, 'pids'>): { memory: Memory; stop: () => void } {
  const memory: Memory = new Map()
  const timer = setInterval(() => {
    for (const [name, pid] of Object.entries(fleet.pids())) {
      const megabytes = residentMegabytes(pid)
      if (megabytes === undefined) continue
      const key = `${name} ${pid}`
      memory.set(key, [...(memory.get(key) ?? []), { at: Date.now(), megabytes }])
    }
  }, everyMs)
  return { memory, stop: () => clearInterval(timer) }
}

/** Undefined when the process is gone, or where there is no /proc. */
export function residentMegabytes(pid: number): number | undefined {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
    return Math.round((pages * pageBytes) / 2 ** 20)
  } catch {
    return undefined
  }
}
