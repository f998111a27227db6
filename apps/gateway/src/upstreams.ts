import { Pool } from 'undici'
import type { Config } from './config.ts'
import { followReplicas } from './follow-replicas.ts'

export type ServiceName = keyof Config['services']

/** Which service answers which part of the API. */
export const owners: Record<string, ServiceName> = {
  '/api/tickets': 'chat',
  '/api/transcripts': 'chat',
  '/api/orders': 'orders',
  '/api/payments': 'orders',
  '/api/webhooks': 'orders',
  '/api/admin': 'orders',
  '/api/audit': 'orders',
  '/api/operation/chat': 'chat',
  '/api/operation/orders': 'orders',
  '/api/operation/catalogue': 'catalogue',
  '/api/services': 'catalogue',
  '/api/margins': 'catalogue',
}

export type Upstreams = {
  /** Where a service answers. Begins at another address every time. */
  addresses: (service: ServiceName) => URL[]
  pools: (service: ServiceName) => Pool[]
  close: () => Promise<void>
}

const limits = { connections: 128, connect: { timeout: 2000 }, headersTimeout: 12_000, bodyTimeout: 12_000 }

/** Keeps connections to every address of every service. Each request starts at the next address. */
export async function openUpstreams(services: Config['services']): Promise<Upstreams> {
  const replicas = await followReplicas(Object.values(services).flat())
  const pools = new Map<string, Pool>()
  // One count for all would always meet the same replica when calls to two services alternate.
  const turns = { chat: 0, orders: 0, catalogue: 0 }

  const addresses = (service: ServiceName) =>
    rotated(services[service].flatMap(replicas.of), turns[service]++)

  function poolOf({ origin }: URL): Pool {
    const pool = pools.get(origin) ?? new Pool(origin, limits)
    pools.set(origin, pool)
    return pool
  }

  return {
    addresses,
    pools: (service) => addresses(service).map(poolOf),
    close: async () => {
      replicas.close()
      await Promise.all([...pools.values()].map((pool) => pool.close()))
    },
  }
}

/** The same list, begun at another place. */
function rotated<T>(list: T[], turn: number): T[] {
  const start = turn % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}
