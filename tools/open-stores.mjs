import { join } from 'node:path'
import { startPostgres } from './stores/postgres.mjs'
import { freePort } from './stores/processes.mjs'
import { redisUsers } from './stores/redis-users.mjs'
import { hasUsers, startRedis } from './stores/redis.mjs'

const services = ['CHAT', 'ORDERS', 'CATALOGUE']

/**
 * The stores that `env` names, and embedded ones for the others; `run` wraps the start of an embedded store.
 * Resolves with their addresses and a `stop`.
 */
export async function openStores({ dataDir, secrets, env, run = (_name, start) => start() }) {
  const urls = Object.fromEntries(services.map((name) => [name, env[`${name}_DATABASE_URL`]]))
  const [postgres, redis] = await Promise.all([
    services.every((name) => urls[name]) ? undefined : openPostgres(dataDir, secrets, run),
    env.REDIS_URL ? undefined : openRedis(dataDir, secrets, env, run),
  ])
  return {
    databaseUrl: (name) => urls[name] ?? postgres.urlOf(name),
    /** The superuser's address, of an embedded server: it gives each database an owner. */
    adminUrlOf: (name) => (urls[name] ? undefined : postgres.server.url),
    /** The operator's address, who may do everything. */
    redisUrl: env.REDIS_URL ?? redis.urlOf('default'),
    redisUrlOf: (name) => env.REDIS_URL ?? redis.urlOf(name),
    pids: () => ({ postgres: postgres?.server.pid, redis: redis?.server.pid }),
    stop: () => Promise.all([postgres?.server.stop(), redis?.server.stop()]),
  }
}

// One user per service, where the server of this machine knows their rights.
async function openRedis(dataDir, secrets, env, run) {
  const port = await freePort()
  const users = hasUsers() ? redisUsers({ namespace: env.REDIS_NAMESPACE || 'smm', secrets }) : undefined
  const server = await run('Redis', () => startRedis({ folder: join(dataDir, 'redis'), port, users }))
  const urlOf = (name) => {
    const password = secrets[name === 'default' ? 'REDIS_PASSWORD' : `${name}_REDIS_PASSWORD`]
    return users ? `redis://${name.toLowerCase()}:${password}@127.0.0.1:${port}` : server.url
  }
  return { server, urlOf }
}

async function openPostgres(dataDir, secrets, run) {
  const port = await freePort()
  const server = await run('PostgreSQL', () =>
    startPostgres({ folder: join(dataDir, 'postgres'), port, password: secrets.POSTGRES_PASSWORD }),
  )
  await ensureDatabases(server.url, secrets)
  const urlOf = (name) =>
    `postgres://${name.toLowerCase()}:${secrets[`${name}_DATABASE_PASSWORD`]}@127.0.0.1:${port}/${name.toLowerCase()}`
  return { server, urlOf }
}

// One role and one database per service, without access to the others.
export async function ensureDatabases(url, secrets) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const service of services) {
      const name = service.toLowerCase()
      const password = secrets[`${service}_DATABASE_PASSWORD`]
      const known = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name])
      await client.query(`${known.rowCount ? 'ALTER' : 'CREATE'} ROLE ${name} LOGIN PASSWORD '${password}'`)
      const made = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
      if (made.rowCount) continue
      await client.query(`CREATE DATABASE ${name} OWNER ${name}`)
      await client.query(`REVOKE ALL ON DATABASE ${name} FROM PUBLIC`)
    }
  } finally {
    await client.end()
  }
}
