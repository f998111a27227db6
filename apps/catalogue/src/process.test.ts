import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Redis } from 'ioredis'
import type { Message } from '@smm/contracts/messages'
import { openTestDatabase } from '@smm/database/test-database'
import { spawnService } from '@smm/http-service/test-process'
import { sessionSettings } from '@smm/http-service/staff/test-staff-session'
import { createMessagingTables, type MessagingTables } from '@smm/messaging/tables'
import { redisUrl } from '@smm/messaging/test-redis'
import { receive } from '@smm/messaging/receive'
import { migrations } from './migrations.ts'
import type { Tables } from './tables.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }

const start = (app: 'sandbox' | 'catalogue', settings: Record<string, string>) =>
  spawnService(app, settings, ['ignore', 'pipe', 'inherit'])

/** Reads the port from the ready log line of a process. */
const portOf = (child: ChildProcess) =>
  new Promise<number>((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (chunk) => {
      said += String(chunk)
      const port = /listening at http:\/\/127\.0\.0\.1:(\d+)|"port":(\d+)/.exec(said)
      if (port) resolve(Number(port[1] ?? port[2]))
    })
    child.on('exit', () => reject(new Error(`it never listened: ${said}`)))
  })

async function end(child: ChildProcess) {
  if (child.exitCode !== null) return child.exitCode
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  return (await exited)[0]
}

it('fills an empty catalogue from the supplier, publishes it to chat, and stops on SIGTERM', async () => {
  const namespace = `test-${randomUUID()}`
  const own = await openTestDatabase<Tables>('catalogue', migrations)
  const chat = await openTestDatabase<MessagingTables>('catalogue_chat', { '1': createMessagingTables })
  const sandbox = start('sandbox', { SANDBOX_PORT: '0' })
  const supplierPort = await portOf(sandbox)
  let published: (message: Message<'catalogue-changed'>) => void = () => {}
  const message = new Promise<Message<'catalogue-changed'>>((resolve) => (published = resolve))
  const queue = receive<MessagingTables>({
    db: chat.db,
    redis: { url: redisUrl, namespace },
    me: 'chat',
    handlers: { catalogue: { 'catalogue-changed': async (_trx, news) => published(news) } },
    log,
  })
  const catalogue = start('catalogue', {
    CATALOGUE_PORT: '0',
    CATALOGUE_DATABASE_URL: own.url,
    REDIS_URL: redisUrl,
    REDIS_NAMESPACE: namespace,
    ...sessionSettings,
    SUPPLIER_KEYS_SECRET: 'k'.repeat(32),
    SMM_API_URL: `http://127.0.0.1:${supplierPort}/smm/api/v2`,
    SMM_API_KEY: 'sandbox',
  })
  try {
    const port = await portOf(catalogue)
    const { offers } = await message
    expect(offers.filter((it) => it.isActive)).toHaveLength(5)
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
    expect(await end(catalogue)).toBe(0)
  } finally {
    await end(catalogue)
    await end(sandbox)
    await queue.close()
    await emptyNamespace(namespace)
    await own.drop()
    await chat.drop()
  }
})

async function emptyNamespace(namespace: string) {
  const redis = new Redis(redisUrl)
  for await (const keys of redis.scanStream({ match: `{${namespace}-*` })) {
    if ((keys as string[]).length > 0) await redis.del(...(keys as string[]))
  }
  await redis.quit()
}
