import {
  type AlertChannel,
  type Alerts,
  type AlertSettings,
  alertSubjects,
} from '@smm/contracts/orders/alerts'
import { freePort } from '@smm/database/test-port'
import { until } from '@smm/http-service/test-until'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { openOrders, type OpenOrders } from './open-orders.ts'
import { type Sandbox, startSandbox } from './start-sandbox.ts'
import type { AlertLine } from '../alerts/compose-alerts.ts'
import { watchCases } from '../alerts/watch-cases.ts'

export let orders: OpenOrders
export let sandbox: Sandbox
let cookie: string

/** The service with the sandbox's receivers. Each test begins without channels, and alerts about nothing. */
export function openWithReceivers() {
  beforeAll(async () => {
    const port = String(await freePort())
    sandbox = await startSandbox({ SANDBOX_SMTP_PORT: port })
    orders = await openOrders(sandbox, {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'avisos@loja.example',
      TELEGRAM_API_URL: `${sandbox.base}/alerts/telegram`,
      ALERT_TEST_ORIGIN: sandbox.base,
    })
    cookie = await orders.signIn()
  })
  beforeEach(() => alertAbout([]))
  afterEach(async () => {
    await orders.db.deleteFrom('alertChannels').execute()
    await orders.db.deleteFrom('alerts').execute()
  })
  afterAll(async () => {
    await orders?.close()
    await sandbox?.stop()
  })
}

export const ask = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path = '', payload?: object) =>
  orders.service.app.inject({
    method,
    url: `/api/admin/alerts${path}`,
    headers: { cookie },
    ...(payload && { payload }),
  })

export const alerts = async () => (await ask('GET')).json<Alerts>()
export const channel = async (name: string): Promise<AlertChannel | undefined> =>
  (await alerts()).channels.find((it) => it.name === name)

/** Alerts about these subjects alone, without quiet hours unless `change` says otherwise. */
export async function alertAbout(
  subjects: readonly string[],
  change: Partial<AlertSettings> = {},
): Promise<void> {
  const subjectsOff = alertSubjects.filter((it) => !subjects.includes(it))
  const answer = await ask('PUT', '/settings', {
    ...{ subjectsOff, waitMinutes: 10, quietFrom: 0, quietUntil: 0 },
    ...change,
  })
  expect(answer.statusCode).toBe(200)
}

export const webhookOf = (name: string) => `${sandbox.base}/alerts/hooks/${name}`

/** Adds a webhook at the sandbox under a name of its own. */
export async function aWebhook(): Promise<{ name: string; id: string; secret: string }> {
  const name = `hook-${randomUUID().slice(0, 8)}`
  const answer = await ask('POST', '/channels', { kind: 'webhook', name, target: webhookOf(name) })
  expect(answer.statusCode).toBe(201)
  const { secret, alerts } = answer.json<{ secret: string; alerts: Alerts }>()
  return { name, secret, id: alerts.channels.find((it) => it.name === name)!.id }
}

export const linesTo = async (name: string): Promise<AlertLine[]> =>
  (await sandbox.alertsTo(name)).flatMap(({ body }) => (JSON.parse(body) as { alerts: AlertLine[] }).alerts)

export const watch = () => watchCases(orders.service.deps)

/** As if each case had last been seen a while ago. */
export const passMinutes = (minutes: number) =>
  sql`UPDATE alerts SET last_seen_at = last_seen_at - make_interval(mins => ${minutes})`.execute(orders.db)

/** Watches until a webhook was told that a case of the subject opened or closed. */
export const toldTo = (name: string, told: 'opened' | 'closed', subject: string): Promise<AlertLine> =>
  until(async () => {
    await passMinutes(3)
    await watch()
    return (await linesTo(name)).find((line) => line.told === told && line.subject === subject)
  })

/** Resolves when nothing waits for any channel. */
export const allSent = () =>
  until(async () => {
    const unsent = await orders.db
      .selectFrom('alertDeliveries')
      .select('position')
      .where('sentAt', 'is', null)
      .execute()
    return unsent.length === 0
  })

/** Opens a review; resolves with its id. */
export async function aReview(reason: string): Promise<string> {
  const { id } = await orders.db
    .insertInto('reviews')
    .values({ reason, subject: randomUUID(), details: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
export const closeReviews = (ids: string[]) =>
  orders.db.updateTable('reviews').set({ closedAt: new Date() }).where('id', 'in', ids).execute()
