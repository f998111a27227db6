import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { startChild } from './start-child.ts'

const holdMs = 8_000
const warmUp = 100

/** The memory of these processes per idle socket, in bytes, and how many sockets were refused or lost. */
export async function measureIdle(urls: string[], sockets: number, pids: Record<string, number>) {
  const addresses = urls.map((url) => `${url.replace('http', 'ws')}/ws`)
  const hold = (count: number, ms: number) =>
    startChild('hold-sockets.ts', { URLS: addresses.join(' '), SOCKETS: String(count), HOLD_MS: String(ms) })
  await (await hold(warmUp, 0)).stop()
  await pause(2_000)
  const before = residentBytes(pids)
  const held = await hold(sockets, holdMs)
  const after = residentBytes(pids)
  await held.stop()
  const { opened = 0, standing = 0, refused = 0 } = held.output
  const perSocket = Object.fromEntries(
    Object.keys(pids).map((name) => [name, Math.round((after[name]! - before[name]!) / sockets)]),
  )
  return { perSocket, refused, lost: opened - standing }
}

const residentBytes = (pids: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, residentOf(pid)]))

const residentOf = (pid: number) =>
  Number(/^Rss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))![1]) * 1_024
