import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureDatabases } from '../open-stores.mjs'
import { redisUsers } from '../stores/redis-users.mjs'
import { type PostgresTrio, startPostgresTrio } from './postgres-trio.ts'
import { type RedisTrio, startRedisTrio } from './redis-trio.ts'

export type StoresInThrees = Awaited<ReturnType<typeof openStoresInThrees>>

/** The product's stores with two spares each, addressed as in production: all hosts, and the Sentinels. */
export async function openStoresInThrees(dataDir: string, secrets: Record<string, string>) {
  const folderOf = (name: string) => {
    const folder = join(dataDir, name)
    mkdirSync(folder, { recursive: true })
    chmodSync(folder, 0o755)
    return folder
  }
  const password = secrets['POSTGRES_PASSWORD']!
  const operatorPassword = secrets['REDIS_PASSWORD']!
  const { postgres, redis } = await startBoth(
    startPostgresTrio({ folder: folderOf('postgres'), password }),
    startRedisTrio({ folder: folderOf('redis'), users: redisUsers({ secrets }), operatorPassword }),
  )
  const superuserUrl = (database: string) => postgres.urlOf(postgres.primary(), database)
  await ensureDatabases(superuserUrl('postgres'), secrets)
  const addressOf = (user: string, word: string, database: string) =>
    `postgres://${user}:${word}@${postgres.hosts}/${database}`
  return {
    postgres,
    redis,
    superuserUrl,
    adminUrlOf: () => addressOf('postgres', password, 'postgres'),
    databaseUrl(name: string) {
      const service = name.toLowerCase()
      return addressOf(service, secrets[`${name}_DATABASE_PASSWORD`]!, service)
    },
    redisUrlOf: (name: string) => redis.urlOf(name.toLowerCase(), secrets[`${name}_REDIS_PASSWORD`]!),
    async stop() {
      await Promise.all([postgres.stop(), redis.stop()])
    },
  }
}

/** Where one does not start, the other is stopped. */
async function startBoth(startingPostgres: Promise<PostgresTrio>, startingRedis: Promise<RedisTrio>) {
  const [postgres, redis] = await Promise.allSettled([startingPostgres, startingRedis])
  if (postgres.status === 'fulfilled' && redis.status === 'fulfilled')
    return { postgres: postgres.value, redis: redis.value }
  for (const one of [postgres, redis]) if (one.status === 'fulfilled') await one.value.stop()
  throw new Error('the stores did not start', { cause: [postgres, redis] })
}
