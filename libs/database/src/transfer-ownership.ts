import pg from 'pg'
import { retry } from '@smm/http-service/retry'

/** The role that a database and its tables belong to; it cannot sign in. */
export const ownerOf = (role: string) => `${role}_owner`

/** Shorter than the server's deadlock_timeout (1 s): a running service never loses a deadlock against the transfer. */
const lockTimeoutMs = 500

/**
 * Gives a database from `role`, that of a service, to a role of its own, and leaves to the service what it does with rows:
 * it cannot alter a table, nor switch a trigger off. Idempotent, and safe while the service runs.
 */
export async function transferOwnership({
  adminUrl,
  role,
}: {
  adminUrl: string
  role: string
}): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await retry(() => transferIfDue(client, role), {
      attempts: 120,
      pauseMs: () => lockTimeoutMs,
      shouldRetry: isLocked,
    })
  } finally {
    await client.end()
  }
}

async function transferIfDue(client: pg.Client, role: string): Promise<void> {
  if (!(await isDue(client, role))) return
  try {
    await transfer(client, role)
  } catch (err) {
    await client.query('ROLLBACK')
    throw err
  }
}

/** Lock timeout and deadlock. */
const isLocked = (err: unknown) => ['55P03', '40P01'].includes(String((err as { code?: unknown }).code))

/**
 * A table can only be the service's where it was made before the transfer, or by a superuser's hand. A database that was made
 * for the owner, as an operator of Kubernetes does, gives the service nothing yet.
 */
async function isDue(client: pg.Client, role: string): Promise<boolean> {
  const { rows } = await client.query<{ due: boolean }>(
    `SELECT pg_get_userbyid(datdba) <> $2 OR EXISTS (
       SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace AND pg_get_userbyid(relowner) = $1
     ) OR NOT EXISTS (SELECT FROM pg_default_acl WHERE pg_get_userbyid(defaclrole) = $2) AS due
     FROM pg_database WHERE datname = current_database()`,
    [role, ownerOf(role)],
  )
  return rows[0]!.due
}

async function transfer(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name')
  const [service, owner] = [client.escapeIdentifier(role), client.escapeIdentifier(ownerOf(role))]
  const database = client.escapeIdentifier(rows[0]!.name)
  await client.query('BEGIN')
  await client.query(`SET LOCAL lock_timeout = ${lockTimeoutMs}`)
  await client.query(`SELECT pg_advisory_xact_lock(hashtext('transfer ownership'))`)
  const known = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [ownerOf(role)])
  if (!known.rowCount) await client.query(`CREATE ROLE ${owner} NOLOGIN`)
  await client.query(`
    REASSIGN OWNED BY ${service} TO ${owner};
    ALTER DATABASE ${database} OWNER TO ${owner};
    REVOKE ALL ON DATABASE ${database} FROM PUBLIC, ${service};
    GRANT CONNECT ON DATABASE ${database} TO ${service};
    GRANT USAGE ON SCHEMA public TO ${service};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${service};
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${service};
    -- What migrations and restores make later.
    ALTER DEFAULT PRIVILEGES FOR ROLE ${owner} GRANT USAGE ON SCHEMAS TO ${service};
    ALTER DEFAULT PRIVILEGES FOR ROLE ${owner} GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${service};
    ALTER DEFAULT PRIVILEGES FOR ROLE ${owner} GRANT USAGE, SELECT ON SEQUENCES TO ${service}`)
  await client.query('COMMIT')
}
