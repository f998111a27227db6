import { queryDatabase } from '../../storm/facts/query-database.ts'
import type { Databases } from '../../storm/fleet/start-fleet.ts'

const services = ['orders', 'chat', 'catalogue'] as const
type TransactionCounts = Partial<Record<string, number>>

/** The transactions so far in each service's database, a single statement being one. PostgreSQL counts them a second late. */
export async function countTransactions({ superuserUrl }: Databases): Promise<TransactionCounts> {
  const names = services.map((name) => `'${name}'`).join(', ')
  const counts = `SELECT datname, xact_commit + xact_rollback AS count FROM pg_stat_database WHERE datname IN (${names})`
  const rows = await queryDatabase<{ datname: string; count: string }>(superuserUrl('postgres'), counts)
  return Object.fromEntries(rows.map(({ datname, count }) => [datname, Number(count)]))
}
