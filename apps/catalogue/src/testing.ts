import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Kysely } from 'kysely'
import { createLogger } from '@smm/http-service/observability/create-logger'
import { cookieOf as sessionCookieOf, sessionSettings } from '@smm/http-service/staff/test-staff-session'
import { openTestDatabase } from '@smm/database/test-database'
import type { StaffRole } from '@smm/contracts/access'
import type { Message } from '@smm/contracts/messages'
import { buildApp } from './app.ts'
import { readCatalogueConfig } from './config.ts'
import { migrations } from './migrations.ts'
import { adoptSettings } from './suppliers/adopt-settings.ts'
import type { Tables } from './tables.ts'

type Row = Record<string, unknown>
type FakeSupplier = {
  url: string
  rows: Row[]
  balance: Row
  /** The requests for its list. */
  asked: string[]
  /** Overrides the answer to them, to simulate failures. */
  answer?: (request: IncomingMessage, response: ServerResponse) => void
  close: () => Promise<void>
}

/** A service as the supplier lists it. */
export const aService = (change: Row = {}): Row => ({
  service: 1,
  name: 'Instagram Followers HQ',
  type: 'Default',
  category: 'Instagram Followers',
  rate: '5.00',
  min: '10',
  max: '100000',
  refill: true,
  cancel: true,
  ...change,
})

export const fivePublished = (): Row[] => [
  aService({ service: 1 }),
  aService({ service: 2, name: 'Instagram Likes', category: 'Instagram Likes', rate: '1.50' }),
  aService({ service: 3, name: 'YouTube Subscribers', category: 'YouTube Subscribers', rate: '60' }),
  aService({ service: 4, name: 'YouTube Views', category: 'YouTube Views', rate: '4', max: '1000000' }),
  aService({ service: 5, name: 'TikTok Followers', category: 'TikTok Followers', rate: '8' }),
]

export async function startSupplier(rows: Row[] = fivePublished()): Promise<FakeSupplier> {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      if (new URLSearchParams(body).get('action') === 'balance')
        return response.setHeader('content-type', 'application/json').end(JSON.stringify(supplier.balance))
      supplier.asked.push(body)
      if (supplier.answer) return supplier.answer(request, response)
      response.setHeader('content-type', 'application/json').end(JSON.stringify(supplier.rows))
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const supplier: FakeSupplier = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2`,
    rows,
    balance: { balance: '100.00', currency: 'BRL' },
    asked: [],
    async close() {
      server.close().closeAllConnections()
      await once(server, 'close')
    },
  }
  return supplier
}

/** The cookie of a member, whose proof of identity is over or just given. */
export const cookieOf = (role: StaffRole, isProven: boolean): string =>
  sessionCookieOf({ role, provenUntil: Date.now() + (isProven ? 600_000 : -1) })

/** The catalogue app on its own test database, with a fake supplier over HTTP. */
export async function openTestApp(rows?: Row[], settings: Record<string, string> = {}) {
  const supplier = await startSupplier(rows)
  const database = await openTestDatabase<Tables>('catalogue', migrations)
  const config = readCatalogueConfig({
    CATALOGUE_DATABASE_URL: database.url,
    REDIS_URL: 'redis://unused',
    LOG_LEVEL: 'silent',
    ...sessionSettings,
    SUPPLIER_KEYS_SECRET: 'k'.repeat(32),
    SMM_API_URL: supplier.url,
    SMM_API_KEY: 'the key',
    ...settings,
  })
  const relay = { publish: () => {} }
  const deps = { db: database.db, config, relay, log: createLogger('catalogue', 'silent') }
  const app = await buildApp(deps)
  await adoptSettings(deps)
  return {
    app,
    deps,
    db: database.db,
    url: database.url,
    supplier,
    async call(
      method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
      url: string,
      payload?: object,
      headers: object = {},
    ) {
      const cookie = sessionCookieOf({ sessionId: 'session-1' })
      const response = await app.inject({
        method,
        url,
        headers: { cookie, ...headers },
        ...(payload && { payload }),
      })
      return { status: response.statusCode, body: response.json() }
    },
    published: (receiver: 'chat' | 'orders' = 'chat') =>
      listPayloads(database.db, 'catalogue-changed', receiver),
    auditMessages: () => listPayloads(database.db, 'staff-acted', 'orders'),
    async close() {
      await app.close()
      await supplier.close()
      await database.drop()
    },
  }
}

/** The payloads of the messages in the outbox, the oldest first. */
async function listPayloads<Name extends 'catalogue-changed' | 'staff-acted'>(
  db: Kysely<Tables>,
  name: Name,
  receiver: 'chat' | 'orders',
): Promise<Array<Message<Name>>> {
  const rows = await db
    .selectFrom('outbox')
    .select('payload')
    .where('receiver', '=', receiver)
    .where('name', '=', name)
    .orderBy('position')
    .execute()
  return rows.map(({ payload }) => payload as Message<Name>)
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>
