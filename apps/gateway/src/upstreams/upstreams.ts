import { Pool } from 'undici'
import type { Config } from '../config.ts'
import { discoverReplicas } from './replica-discovery.ts'

export type ServiceName = keyof Config['services']

export type Upstreams = {
  /** All addresses of a service, in round-robin order: each call begins with the next one. */
  addresses: (service: ServiceName) => URL[]
  /** Connection pools in the same order. */
  pools: (service: ServiceName) => Pool[]
  close: () => Promise<void>
}

const poolOptions = {
  connections: 128,
  connect: { timeout: 2000 },
  headersTimeout: 12_000,
  bodyTimeout: 12_000,
}

/** Opens a connection pool to each address of each service on first use. */
export async function openUpstreams(services: Config['services']): Promise<Upstreams> {
  const replicas = await discoverReplicas(Object.values(services).flat())
  const pools = new Map<string, Pool>()
  // One turn per service: with a shared one, calls that alternate between two services always meet the same replica.
  const turns = { chat: 0, orders: 0, catalogue: 0 }

  const addresses = (service: ServiceName) =>
    rotated(services[service].flatMap(replicas.of), turns[service]++)

  function poolOf({ origin }: URL): Pool {
    const pool = pools.get(origin) ?? new Pool(origin, poolOptions)
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

function rotated<T>(list: T[], turn: number): T[] {
  const start = turn % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}
