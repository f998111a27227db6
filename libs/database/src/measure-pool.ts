import type { Figure } from '@smm/http-service/serve-metrics'
import { poolUse } from './connect.ts'

/** The connections of `db` and who waits for one; `pool` tells several of a service apart. */
export const measurePool = (db: object, pool = 'work'): Figure[] =>
  Object.entries(poolUse(db)).map(([state, value]) => ({
    name: 'database_connections',
    help: 'Connections of the pool: all, free, and callers that wait for one.',
    value,
    labels: { pool, state },
  }))
