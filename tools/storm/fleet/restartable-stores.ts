import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openStores } from '../../open-stores.mjs'
import { startPostgres } from '../../stores/postgres.mjs'
import { endProcess, freePort, isAlive, waitFor } from '../../stores/processes.mjs'
import { startRedis } from '../../stores/redis.mjs'

type Secrets = Record<string, string>
type PostgresSignal = 'SIGINT' | 'SIGQUIT' | 'SIGKILL'

/** The product's stores as `npm start` opens them, which can be restarted in place. */
export async function openRestartableStores(dataDir: string, secrets: Secrets) {
  const redisFolder = join(dataDir, 'redis')
  const postgresFolder = join(dataDir, 'postgres')
  const redisPort = (await freePort()) as number
  let redis = await startRedis({ folder: redisFolder, port: redisPort })
  const env = { REDIS_URL: redis.url }
  const opened = await openStores({ dataDir, secrets, env }).catch(async (error: unknown) => {
    await redis.stop()
    throw error
  })
  const postgresPort = Number(new URL(opened.databaseUrl('CHAT')).port)
  let postgresPid = opened.pids().postgres as number
  let isStopped = false
  let losses = 0
  const underWay = new Set<Promise<void>>()

  function note(restart: Promise<void>): Promise<void> {
    underWay.add(restart)
    return restart.finally(() => underWay.delete(restart))
  }

  async function restartRedis({ losesData = false, downMs = 0 }) {
    const { pid } = redis
    process.kill(pid!, 'SIGKILL')
    await waitFor(() => !isAlive(pid), 'the end of Redis')
    if (losesData) renameSync(redisFolder, `${redisFolder}-lost-${losses++}`)
    await pause(downMs)
    if (!isStopped) redis = await startRedis({ folder: redisFolder, port: redisPort })
  }

  async function restartPostgres(signal: PostgresSignal, whileDown = () => {}) {
    const pid = postgresPid
    process.kill(pid, signal)
    await waitFor(() => !isAlive(pid), 'the end of PostgreSQL')
    whileDown()
    if (isStopped) return
    const password = secrets['POSTGRES_PASSWORD']
    const server = await startPostgres({ folder: postgresFolder, port: postgresPort, password })
    postgresPid = server.pid as number
  }

  return {
    databaseUrl: (name: string) => opened.databaseUrl(name) as string,
    adminUrlOf: (name: string) => opened.adminUrlOf(name) as string,
    redisUrl: redis.url as string,
    /** One user for all: Redis is emptied and its data lost, and the rights of each service are not about that. */
    redisUrlOf: () => redis.url as string,
    redisFolder,
    postgresFolder,
    redisPid: () => redis.pid as number,
    postgresPid: () => postgresPid,
    superuserUrl: (database: string) =>
      `postgres://postgres:${secrets['POSTGRES_PASSWORD']}@127.0.0.1:${postgresPort}/${database}`,

    restartRedis: (how: { losesData?: boolean; downMs?: number }) => note(restartRedis(how)),
    /** SIGINT is a fast shutdown; after SIGQUIT and SIGKILL the server recovers as from a crash. */
    restartPostgres: (signal: PostgresSignal, whileDown?: () => void) =>
      note(restartPostgres(signal, whileDown)),

    async stop() {
      isStopped = true
      await Promise.allSettled(underWay)
      for (const pid of [redis.pid, postgresPid]) if (isAlive(pid)) process.kill(pid!, 'SIGCONT')
      await Promise.all([endProcess(redis.pid), endProcess(postgresPid, 'SIGINT')])
    },
  }
}
