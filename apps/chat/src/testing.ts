import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Redis } from 'ioredis'
import type { FastifyInstance } from 'fastify'
import WebSocket from 'ws'
import { openLine } from '@smm/http-service/wait-in-line'
import { readDialogue } from '@smm/assistant/dialogue'
import type { HouseFrame } from '@smm/contracts/chat'
import { openTestDatabase, type TestDatabase } from '@smm/database/test-database'
import type { RedisPlace } from '@smm/messaging/queue'
import { buildApp } from './app.ts'
import { type Config, readChatConfig } from './config.ts'
import type { Deps } from './deps.ts'
import { migrations } from './migrations.ts'
import { openOffersCopy } from './offers-copy.ts'
import type { Tables } from './tables.ts'
import { openTurns, turnsAtOnce } from './turns-under-way.ts'
import { noLimits } from './visitor-limits.ts'
import { openVisitorsOnline } from './visitors-online.ts'

export const redisUrl = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:63799'
const quiet = { info: () => {}, warn: () => {}, error: () => {} }

export type TestChat = {
  deps: Deps
  app: FastifyInstance
  database: TestDatabase<Tables>
  redis: RedisPlace
  /** Addresses of the running replica. */
  url: string
  /** Closes this replica; the stores stay. */
  close: () => Promise<void>
}

/** One replica of the chat, listening. Give it the stores of another one to have two. */
export async function openTestChat(
  given: Partial<Deps> & { database?: TestDatabase<Tables>; redis?: RedisPlace; settings?: object } = {},
): Promise<TestChat> {
  const database = given.database ?? (await openTestDatabase<Tables>('chat', migrations))
  const redis = given.redis ?? { url: redisUrl, namespace: `test-${randomUUID()}` }
  const db = given.db ?? database.db
  const deps: Deps = {
    config: testConfig(database.url, redis, given.settings),
    db,
    log: quiet,
    relay: { nudge: () => {} },
    online: openVisitorsOnline({ db, redis, log: quiet }),
    limits: noLimits,
    turns: openTurns(),
    inLine: openLine(turnsAtOnce),
    nextTurn: echo,
    offersOf: openOffersCopy(),
    ...given,
  }
  const app = await buildApp(deps)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const close = async () => {
    await app.close()
    deps.online.close()
  }
  return { deps, app: app as unknown as FastifyInstance, database, redis, url, close }
}

const testConfig = (databaseUrl: string, redis: RedisPlace, settings: object = {}): Config =>
  readChatConfig({
    CHAT_DATABASE_URL: databaseUrl,
    REDIS_URL: redis.url,
    REDIS_NAMESPACE: redis.namespace,
    LOG_LEVEL: 'silent',
    STAFF_SESSION_SECRET: 'a secret that is long enough for a test',
    ...settings,
  })

/** Answers with the visitor's own words and counts the turns. */
const echo: Deps['nextTurn'] = ({ state, message }) => {
  const dialogue = readDialogue(state)
  const turns = dialogue.misses + 1
  return {
    state: { ...dialogue, misses: turns },
    replies: [{ content: `${turns}: ${message}` }],
    intents: [],
  }
}

export type TestVisitor = {
  socket: WebSocket
  cookie: string
  frames: HouseFrame[]
  say: (content: string, id?: string) => string
  send: (frame: unknown) => void
  /** The first frame, of those come or to come, that is so. */
  see: (isIt: (frame: HouseFrame) => boolean) => Promise<HouseFrame>
  texts: () => string[]
  closed: Promise<number>
}

/** A browser's tab: opens a socket and keeps all that comes. */
export async function visit(
  { url }: { url: string },
  { cookie, after, headers }: { cookie?: string; after?: string; headers?: Record<string, string> } = {},
): Promise<TestVisitor> {
  const query = after === undefined ? '' : `?after=${encodeURIComponent(after)}`
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws${query}`, {
    headers: { ...headers, ...(cookie && { cookie }) },
  })
  const frames: HouseFrame[] = []
  socket.on('message', (data) => frames.push(JSON.parse(String(data))))
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  const send = (frame: unknown) => socket.send(JSON.stringify(frame))
  const setCookie = await new Promise<string>((resolve, reject) => {
    socket.on('upgrade', (response) => resolve(response.headers['set-cookie']?.[0] ?? ''))
    socket.on('unexpected-response', (_request, response) => reject(new Error(String(response.statusCode))))
    socket.on('error', reject)
  })
  if (socket.readyState !== socket.OPEN) await new Promise((resolve) => socket.once('open', resolve))
  return {
    socket,
    cookie: setCookie.split(';')[0]!,
    frames,
    send,
    closed,
    say(content, id = randomUUID()) {
      send({ id, type: 'chat_message', content, timestamp: Date.now() })
      return id
    },
    see: (isIt) => until(async () => frames.find(isIt)),
    texts: () => frames.flatMap((frame) => (frame.type === 'chat_response' ? [frame.content] : [])),
  }
}

/** Waits for something to be so, for half a minute unless told. */
export async function until<T>(look: () => Promise<T | undefined | false>, atMostMs = 30_000): Promise<T> {
  for (let passedMs = 0; passedMs < atMostMs; passedMs += 10) {
    const seen = await look()
    if (seen) return seen
    await pause(10)
  }
  throw new Error('it never came to be')
}

/** A Redis of one's own, to be stopped and started. */
export async function startRedis(port: number): Promise<{ stop: () => Promise<void> }> {
  const server = spawn('redis-server', ['--port', String(port), '--save', '', '--bind', '127.0.0.1'])
  const ended = new Promise<void>((resolve) => server.on('close', () => resolve()))
  const probe = new Redis({ port, retryStrategy: () => 20 })
  probe.on('error', () => {})
  await probe.ping()
  probe.disconnect()
  return {
    async stop() {
      server.kill('SIGKILL')
      await ended
    },
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** Removes what a test left in the shared Redis. */
export async function emptyRedis({ url, namespace }: RedisPlace): Promise<void> {
  const client = new Redis(url)
  for await (const keys of client.scanStream({ match: `*${namespace}*` })) {
    if ((keys as string[]).length > 0) await client.del(...(keys as string[]))
  }
  await client.quit()
}
