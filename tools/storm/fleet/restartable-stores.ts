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
  const [redisFolder, postgresFolder] = [join(dataDir, 'redis'), join(dataDir, 'postgres')]
  const redis = await openRestartableRedis(redisFolder)
  const env = { REDIS_URL: redis.url }
  const opened = await openStores({ dataDir, secrets, env }).catch(async (error: unknown) => {
    await redis.stop()
    throw error
  })
  const port = Number(new URL(opened.databaseUrl('CHAT')).port)
  const password = secrets['POSTGRES_PASSWORD']
  let postgresPid = opened.pids().postgres as number
  let isStopped = false
  const underWay = new Set<Promise<void>>()

  function note(restart: Promise<void>): Promise<void> {
    underWay.add(restart)
    return restart.finally(() => underWay.delete(restart))
  }

  async function restartPostgres(signal: PostgresSignal, whileDown = () => {}) {
    const pid = postgresPid
    process.kill(pid, signal)
    await waitFor(() => !isAlive(pid), 'the end of PostgreSQL')
    whileDown()
    if (isStopped) return
    postgresPid = (await startPostgres({ folder: postgresFolder, port, password })).pid as number
  }

  return {
    databaseUrl: (name: string) => opened.databaseUrl(name) as string,
    adminUrlOf: (name: string) => opened.adminUrlOf(name) as string,
    redisUrl: redis.url,
    /** One user for all: Redis is emptied and its data lost, and the rights of each service are not about that. */
    redisUrlOf: () => redis.url,
    redisFolder,
    postgresFolder,
    redisPid: redis.pid,
    postgresPid: () => postgresPid,
    superuserUrl: (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`,

    restartRedis: (how: RedisRestart) => note(redis.restart(how, () => isStopped)),
    /** SIGINT is a fast shutdown; after SIGQUIT and SIGKILL the server recovers as from a crash. */
    restartPostgres: (signal: PostgresSignal, whileDown?: () => void) =>
      note(restartPostgres(signal, whileDown)),

    async stop() {
      isStopped = true
      await Promise.allSettled(underWay)
      if (isAlive(postgresPid)) process.kill(postgresPid, 'SIGCONT')
      await Promise.all([redis.stop(), endProcess(postgresPid, 'SIGINT')])
    },
  }
}

type RedisRestart = { losesData?: boolean; downMs?: number }

async function openRestartableRedis(folder: string) {
  const port = (await freePort()) as number
  let server = await startRedis({ folder, port })
  let losses = 0
  return {
    url: server.url as string,
    pid: () => server.pid as number,
    async restart({ losesData = false, downMs = 0 }: RedisRestart, isStopped: () => boolean) {
      const { pid } = server
      process.kill(pid!, 'SIGKILL')
      await waitFor(() => !isAlive(pid), 'the end of Redis')
      if (losesData) renameSync(folder, `${folder}-lost-${losses++}`)
      await pause(downMs)
      if (!isStopped()) server = await startRedis({ folder, port })
    },
    async stop() {
      if (isAlive(server.pid)) process.kill(server.pid!, 'SIGCONT')
      await endProcess(server.pid)
    },
  }
}
