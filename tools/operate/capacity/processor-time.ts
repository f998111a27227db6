import { childrenOf, statusOf } from '../../stores/process-status.ts'
import type { Fleet } from '../../storm/fleet/start-fleet.ts'

const ticksPerSecond = 100

export const parts = ['orders', 'chat', 'gateway', 'catalogue', 'postgres', 'redis'] as const
export type Part = (typeof parts)[number]

export const ofEachPart = <Value>(valueOf: (part: Part) => Value): Record<Part, Value> => ({
  orders: valueOf('orders'),
  chat: valueOf('chat'),
  gateway: valueOf('gateway'),
  catalogue: valueOf('catalogue'),
  postgres: valueOf('postgres'),
  redis: valueOf('redis'),
})

/** Seconds of processor time so far, by part; replicas together. */
export type ProcessorTime = Record<Part, number>

export const readProcessorTime = (fleet: Fleet): ProcessorTime =>
  ofEachPart((part) => secondsOf(processesOf(fleet, part)))

function processesOf({ pids, stores }: Fleet, part: Part): number[] {
  if (part === 'redis') return [stores.redisPid()]
  if (part === 'postgres') return [stores.postgresPid(), ...childrenOf(stores.postgresPid())]
  const running = Object.entries(pids())
  return running.filter(([name]) => name.replace(/-\d$/, '') === part).map(([, pid]) => pid)
}

/** Their own time and that of their ended children. */
function secondsOf(pids: number[]): number {
  const ticks = pids.flatMap((pid) => statusOf(pid).slice(11, 15).map(Number))
  return ticks.reduce((sum, one) => sum + one, 0) / ticksPerSecond
}
