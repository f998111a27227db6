import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { queryDatabase } from '../../storm/facts/query-database.ts'
import type { Product } from './start-product.ts'

/** The places of the shop that hold one of `texts`: `orders.outbox.payload`, `logs/chat.log`, `redis:smm-chat`. */
export async function findTraces(product: Product, texts: string[]): Promise<string[]> {
  const places = await Promise.all([
    ...['chat', 'orders', 'catalogue'].map((database) => inDatabase(product, database, texts)),
    inRedis(product, texts),
    inFiles(product, texts),
  ])
  return [...new Set(places.flat())].sort()
}

const hasOne = (text: string, texts: string[]) => texts.some((one) => text.includes(one))

async function inDatabase(product: Product, database: string, texts: string[]): Promise<string[]> {
  const url = product.databaseUrl(database.toUpperCase())
  const tables = await queryDatabase<{ name: string }>(
    url,
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
  )
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await queryDatabase<{ row: Record<string, unknown> }>(
        url,
        `SELECT to_jsonb(it) AS row FROM "${name}" it`,
      )
      const columns = rows.flatMap(({ row }) =>
        Object.entries(row).flatMap(([column, value]) =>
          hasOne(JSON.stringify(value), texts) ? `${database}.${name}.${column}` : [],
        ),
      )
      return columns
    }),
  )
  return found.flat()
}

async function inRedis(product: Product, texts: string[]): Promise<string[]> {
  const redis = new Redis(product.redisUrl())
  try {
    const keys = await redis.keys('*')
    const found = await Promise.all(
      keys.map(async (key) => (hasOne(key + (await valueOf(redis, key)), texts) ? ['redis'] : [])),
    )
    return found.flat()
  } finally {
    redis.disconnect()
  }
}

/** A queue moves its keys while it is read: one that is gone, or of another type by then, holds nothing that stays. */
async function valueOf(redis: Redis, key: string): Promise<string> {
  const readers: Record<string, () => Promise<unknown>> = {
    string: () => redis.get(key),
    hash: () => redis.hgetall(key),
    list: () => redis.lrange(key, 0, -1),
    set: () => redis.smembers(key),
    zset: () => redis.zrange(key, 0, -1),
    stream: () => redis.xrange(key, '-', '+'),
  }
  const read = readers[await redis.type(key)]
  return JSON.stringify((await read?.().catch(() => '')) ?? '')
}

/** The shop's own files; those of the databases and of Redis, which they rewrite by themselves, and of the sandbox are not. */
function inFiles({ dataDir }: Product, texts: string[]): string[] {
  const folders = ['logs', 'fence']
  return folders.flatMap((folder) =>
    readdirSync(join(dataDir, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name !== 'sandbox.log' && statSync(join(dataDir, folder, name)).isFile())
      .filter((name) => hasOne(readFileSync(join(dataDir, folder, name), 'latin1'), texts))
      .map((name) => `${folder}/${name}`),
  )
}
