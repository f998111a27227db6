import type { Figure } from '@smm/http-service/observability/serve-metrics'
import { countConnections } from './connect.ts'

/** The connections of `db` by state; `pool` names it where a service has several. */
export const measurePool = (db: object, pool = 'work'): Figure[] =>
  Object.entries(countConnections(db)).map(([state, value]) => ({
    name: 'database_connections',
    help: 'Connections of the pool: all, free, and callers that wait for one.',
    value,
    labels: { pool, state },
  }))
