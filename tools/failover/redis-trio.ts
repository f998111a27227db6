import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { until } from '@smm/http-service/test-until'
import { endProcess, freePort, isAlive } from '../stores/processes.mjs'
import { findServer, startRedis } from '../stores/redis.mjs'

/** The name by which the Sentinels know the master. */
const masterName = 'shop'

const names = ['one', 'two', 'three'] as const

export type RedisTrio = Awaited<ReturnType<typeof startRedisTrio>>

type Options = { folder: string; users: string; operatorPassword: string }

type Trio = Options & {
  ports: number[]
  sentinelPorts: number[]
  /** The servers by their ports, and the Sentinels. */
  pids: Map<number, number>
  sentinels: number[]
}

/** A master, two replicas and three Sentinels on this machine; two Sentinels agree on another master within seconds. */
export async function startRedisTrio(options: Options) {
  const [ports, sentinelPorts] = [await freePorts(), await freePorts()]
  const trio: Trio = { ...options, ports, sentinelPorts, pids: new Map(), sentinels: [] }
  try {
    for (const at of names.keys()) await startServer(trio, at, at > 0 ? ports[0] : undefined)
    for (const [at, port] of sentinelPorts.entries())
      trio.sentinels.push(startSentinel({ ...options, at, port, master: ports[0]! }))
    // Before they know each other and the replicas, a failover would find nobody to promote.
    for (const port of sentinelPorts) await until(() => knowsAll(port))
  } catch (error) {
    await stop(trio)
    throw error
  }
  const hosts = sentinelPorts.map((port) => `127.0.0.1:${port}`).join(',')
  return {
    urlOf: (user: string, password: string) => `redis+sentinel://${user}:${password}@${hosts}/${masterName}`,
    findMaster: () => findMaster(trio),
    killMaster: () => killMaster(trio),
    startEnded: () => startEnded(trio),
    stop: () => stop(trio),
  }
}

async function startServer(trio: Trio, at: number, master?: number) {
  const { folder, users, operatorPassword, ports, pids } = trio
  const own = join(folder, names[at]!)
  mkdirSync(own, { recursive: true })
  const more = {
    masteruser: 'default',
    masterauth: operatorPassword,
    'repl-diskless-sync-delay': 0,
    ...(master && { replicaof: ['127.0.0.1', master] }),
  }
  const { pid } = await startRedis({ folder: own, port: ports[at]!, users, more })
  pids.set(ports[at]!, pid as number)
}

/** Asks the Sentinels, as the clients do. */
async function findMaster({ sentinelPorts }: Trio): Promise<number> {
  const answers = await Promise.all(sentinelPorts.map((port) => askSentinel(port, 'get-master-addr-by-name')))
  const known = answers.flatMap((answer) => (Array.isArray(answer) ? [Number(answer[1])] : []))
  return known.find((port) => known.filter((other) => other === port).length >= 2) ?? 0
}

/** Kills the master and resolves with the port of the next one. */
async function killMaster(trio: Trio): Promise<number> {
  const former = await findMaster(trio)
  const pid = trio.pids.get(former)!
  process.kill(pid, 'SIGKILL')
  await until(() => !isAlive(pid))
  return until(async () => {
    const next = await findMaster(trio)
    return next !== 0 && next !== former && (await replicationOf(trio, next)).includes('role:master') && next
  })
}

/** Starts the servers that ended, as replicas of the present master. */
async function startEnded(trio: Trio) {
  const master = await findMaster(trio)
  for (const [at, port] of trio.ports.entries())
    if (!isAlive(trio.pids.get(port)!)) await startServer(trio, at, master)
  await until(async () => (await replicationOf(trio, master)).includes('connected_slaves:2'))
}

/** The server's report of its replication; empty while it is away. */
async function replicationOf({ operatorPassword: password }: Trio, port: number): Promise<string> {
  const client = new Redis({ port, password, retryStrategy: () => null, lazyConnect: true })
  return (await asking(client, () => client.info('replication'))) ?? ''
}

async function stop({ sentinels, pids }: Trio) {
  await Promise.all([...sentinels, ...pids.values()].map((pid) => endProcess(pid)))
}

type Sentinel = { folder: string; at: number; port: number; master: number; operatorPassword: string }

function startSentinel({ folder, at, port, master, operatorPassword }: Sentinel): number {
  const file = join(folder, `sentinel-${names[at]}.conf`)
  const settings = [
    `port ${port}`,
    'bind 127.0.0.1',
    `dir ${folder}`,
    `logfile ${folder}/sentinel-${names[at]}.log`,
    `sentinel monitor ${masterName} 127.0.0.1 ${master} 2`,
    `sentinel auth-user ${masterName} default`,
    `sentinel auth-pass ${masterName} ${operatorPassword}`,
    `sentinel down-after-milliseconds ${masterName} 3000`,
    `sentinel failover-timeout ${masterName} 3000`,
  ]
  writeFileSync(file, settings.map((line) => `${line}\n`).join(''), { mode: 0o600 })
  const child = spawn(findServer(), [file, '--sentinel'], { detached: true, stdio: 'ignore' })
  return child.pid!
}

async function knowsAll(port: number) {
  const [replicas, others] = await Promise.all([
    askSentinel(port, 'replicas'),
    askSentinel(port, 'sentinels'),
  ])
  return [replicas, others].every((known) => Array.isArray(known) && known.length === 2)
}

const askSentinel = (port: number, question: string) =>
  asking(new Redis({ port, retryStrategy: () => null, lazyConnect: true }), (client) =>
    client.call('SENTINEL', question, masterName),
  )

/** Undefined from a server that is away. */
async function asking<Answer>(
  client: Redis,
  ask: (client: Redis) => Promise<Answer>,
): Promise<Answer | undefined> {
  client.on('error', () => {})
  try {
    await client.connect()
    return await ask(client)
  } catch {
    return undefined
  } finally {
    client.disconnect()
  }
}

const freePorts = () => Promise.all(names.map(() => freePort() as Promise<number>))
