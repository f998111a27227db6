import pg from 'pg'
import { queryDatabase } from '../facts/query-database.ts'
import type { DrawFault, Fault, Target } from './fault.ts'

/** PostgreSQL keeps what it committed, but it may cut every connection at any moment. */
export const drawPostgresFault: DrawFault = (target) =>
  target.random.pick([fastRestart, immediateRestart, backendKilled, backendsTerminated, backendsTerminated])(
    target,
  )

const fastRestart = ({ fleet }: Target): Fault => ({
  says: 'PostgreSQL restarted, fast',
  strike: () => fleet.stores.restartPostgres('SIGINT'),
})

const immediateRestart = ({ fleet }: Target): Fault => ({
  says: 'PostgreSQL restarted as after a crash',
  strike: () => fleet.stores.restartPostgres('SIGQUIT'),
})

/** As the kernel does when memory is short: PostgreSQL ends every connection and recovers as from a crash. */
const backendKilled = ({ fleet }: Target): Fault => ({
  says: 'a connection of orders killed in its transaction',
  async strike() {
    const busiest = `SELECT pid FROM pg_stat_activity WHERE datname = 'orders' AND pid <> pg_backend_pid()
      ORDER BY xact_start IS NULL, state <> 'active' LIMIT 1`
    const [backend] = await queryDatabase<{ pid: number }>(fleet.stores.superuserUrl('orders'), busiest)
    process.kill(backend!.pid, 'SIGKILL')
  },
})

function backendsTerminated({ fleet, random }: Target): Fault {
  const database = random.pick(['chat', 'orders', 'catalogue'])
  return {
    says: `connections of ${database} terminated`,
    async strike() {
      const client = new pg.Client({ connectionString: fleet.stores.superuserUrl('postgres') })
      client.on('error', () => {})
      await client.connect()
      const terminate = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1'
      await client.query(terminate, [database]).finally(() => client.end())
    },
  }
}
