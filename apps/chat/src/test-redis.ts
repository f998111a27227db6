import { spawn } from 'node:child_process'
import { Redis } from 'ioredis'
import type { RedisOptions } from '@smm/messaging/queue'

export const redisUrl = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:63799'

/** Starts a Redis of the test's own, which it may kill. */
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

/** Deletes the test's keys from the shared Redis. */
export async function emptyRedis({ url, namespace }: RedisOptions): Promise<void> {
  const client = new Redis(url)
  for await (const keys of client.scanStream({ match: `*${namespace}*` })) {
    if ((keys as string[]).length > 0) await client.del(...(keys as string[]))
  }
  await client.quit()
}
