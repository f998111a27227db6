import { Pool } from 'undici'
import type { Config } from './config.ts'

export type ServiceName = keyof Config['services']

/** Which service answers which part of the API. */
export const owners: Record<string, ServiceName> = {
  '/api/tickets': 'chat',
  '/api/orders': 'orders',
  '/api/payments': 'orders',
  '/api/webhooks': 'orders',
  '/api/admin': 'orders',
  '/api/services': 'catalogue',
  '/api/margins': 'catalogue',
}

export type Upstreams = { pools: (service: ServiceName) => Pool[]; close: () => Promise<void> }

/** Keeps connections to every address of every service. Each request starts at the next address. */
export function openUpstreams(services: Config['services']): Upstreams {
  const limits = { connections: 128, connect: { timeout: 2000 }, headersTimeout: 12_000, bodyTimeout: 12_000 }
  const poolsOf = Object.fromEntries(
    Object.entries(services).map(([name, urls]) => [
      name,
      urls.map((url) => new Pool(new URL(url).origin, limits)),
    ]),
  ) as Record<ServiceName, Pool[]>
  let turn = 0
  return {
    pools: (service) => rotated(poolsOf[service], turn++),
    close: async () => {
      await Promise.all(Object.values(poolsOf).flatMap((pools) => pools.map((pool) => pool.close())))
    },
  }
}

/** The same list, begun at another place. */
export function rotated<T>(list: T[], turn: number): T[] {
  const start = turn % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}
