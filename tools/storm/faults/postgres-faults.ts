import pg from 'pg'
import type { DrawFault, Fault, Target } from './fault.ts'

/** PostgreSQL keeps what it committed, but it may cut every connection at any moment. */
export const drawPostgresFault: DrawFault = (target) =>
  target.random.pick([fastRestart, immediateRestart, backendsTerminated, backendsTerminated])(target)

const fastRestart = ({ fleet }: Target): Fault => ({
  says: 'PostgreSQL restarted, fast',
  strike: () => fleet.stores.restartPostgres('SIGINT'),
})

const immediateRestart = ({ fleet }: Target): Fault => ({
  says: 'PostgreSQL restarted as after a crash',
  strike: () => fleet.stores.restartPostgres('SIGQUIT'),
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
