import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Redis } from 'ioredis'
import type { RedisOptions } from './queue.ts'

export const redisUrl = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:63799'

export type TestRedis = { stop: () => Promise<void> }

/** Starts a Redis of the test's own; `stop` kills it. It writes nothing to disk unless `settings` say so. */
export async function startRedis(port: number, settings: string[] = []): Promise<TestRedis> {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', ...settings]
  const server = spawn('redis-server', options, { stdio: 'ignore' })
  const ended = once(server, 'exit')
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

/** Deletes the test's keys from the shared Redis. */
export async function emptyRedis({ url, namespace }: RedisOptions): Promise<void> {
  const client = new Redis(url)
  for await (const keys of client.scanStream({ match: `*${namespace}*` })) {
    if ((keys as string[]).length > 0) await client.del(...(keys as string[]))
  }
  await client.quit()
}
