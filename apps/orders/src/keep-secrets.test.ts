import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { freePort } from '@smm/database/test-port'
import { pageTokenOf } from '@smm/http-service/order-page/order-link'
import { startRedis, type TestRedis } from '@smm/messaging/test-redis'
import { spawnService } from '@smm/http-service/test-process'
import { until } from '@smm/http-service/test-until'
import { mailTokenOf } from './mail/mail-token.ts'
import { end, type Sandbox, startSandbox } from './testing/start-sandbox.ts'
import { placeOrderMessage, openOrders, type OpenOrders, webhookPath } from './testing/open-orders.ts'

const planted = () => `plantado${randomBytes(12).toString('hex')}`
const secrets = {
  PIX_CLIENT_SECRET: planted(),
  PIX_WEBHOOK_SECRET: planted(),
  SMM_API_KEY: planted(),
  STAFF_SESSION_SECRET: `${planted()}${planted()}`,
  SECOND_STEP_KEY: `${planted()}${planted()}`,
  SUPPLIER_KEYS_SECRET: `${planted()}${planted()}`,
  ORDER_LINK_SECRET: `${planted()}${planted()}`,
  ADMIN_PASSWORD: planted(),
}
const guessed = planted()
const cpf = '529.982.247-25'
const mailPassword = planted()
const address = `${planted()}@example.com`

let folder: string
let sandbox: Sandbox
let orders: OpenOrders
let redis: TestRedis
let service: ChildProcess

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'smm-secrets-'))
  const port = await freePort()
  redis = await startRedis(port, ['--dir', folder, '--appendonly', 'yes', '--appendfsync', 'always'])
  sandbox = await startSandbox({
    SANDBOX_BANK_CLIENT_SECRET: secrets.PIX_CLIENT_SECRET,
    SANDBOX_SMM_KEY: secrets.SMM_API_KEY,
  })
  const mailServer = `127.0.0.1:${await freePort()}`
  orders = await openOrders(sandbox, {
    ...secrets,
    REDIS_URL: `redis://127.0.0.1:${port}`,
    SMTP_URL: `smtp://loja:${mailPassword}@${mailServer}`,
    MAIL_FROM: 'avisos@example.com',
  })
  await orders.stop()
  const log = openSync(join(folder, 'orders.log'), 'a')
  service = spawnService('orders', { ...orders.config, LOG_LEVEL: 'trace' }, ['ignore', log, log])
  await until(() =>
    call('/readyz').then(
      ({ ok }) => ok,
      () => false,
    ),
  )
})
afterAll(async () => {
  await end(service)
  await orders?.close()
  await sandbox?.stop()
  await redis.stop()
  rmSync(folder, { recursive: true, force: true })
})

const call = (path: string, body?: object, cookie = '') =>
  fetch(`http://127.0.0.1:${orders.port}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-requested-with': 'fetch',
      cookie,
    },
  })

/** The keys of an order's page, each after it was used: by its visitor, and wrongly. */
async function useLinkOf(orderId: string) {
  const linkOf = (linkVersion: number) => pageTokenOf(secrets.ORDER_LINK_SECRET, { id: orderId, linkVersion })
  const pages = '/api/order-pages'
  const opened = await call(pages, { token: linkOf(1) })
  const cookie = opened.headers.getSetCookie()[0]!.split(';')[0]!
  const invited = await call(`${pages}/${orderId}/invitation`, {}, cookie)
  const { invitation } = (await invited.json()) as { invitation: string }
  expect((await call(`${pages}/${orderId}/mail`, { address }, cookie)).status).toBe(200)
  await until(async () => allThatWasWritten().includes('a mail was not sent'))
  const { id } = await orders.db.selectFrom('mailSubscriptions').select('id').executeTakeFirstOrThrow()
  const [confirmMail, endMail] = (['confirm', 'end'] as const).map((name) =>
    mailTokenOf(secrets.ORDER_LINK_SECRET, name, id),
  )
  const ended = await call(`${pages}/mail/unsubscribe?token=${endMail}`, {})
  const notConfirmed = await call(`${pages}/mail/confirm`, { token: confirmMail })
  expect([ended.status, notConfirmed.status]).toEqual([200, 404])
  const refused = await call(pages, { token: linkOf(7) })
  const malformed = await call(pages, { token: linkOf(8), more: true })
  expect([opened.status, invited.status, refused.status, malformed.status]).toEqual([200, 200, 404, 400])
  return {
    link: linkOf(1),
    wrongLink: linkOf(7),
    malformedLink: linkOf(8),
    cookie: cookie.split('=')[1]!,
    invitation,
    confirmMail: confirmMail!,
    endMail: endMail!,
  }
}

/** Everything that was logged, and everything that Redis ever held. */
const allThatWasWritten = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')

/** Every row that something could have been written into. */
async function allRows(): Promise<string> {
  const tables = [
    'outbox',
    'inbox',
    'dead_letters',
    'orders',
    'payments',
    'reviews',
    'submission_attempts',
    'mails',
  ]
  const all = await Promise.all(
    [...tables, 'webhook_hints', 'pix_receipts', 'audit_log', 'staff_accounts', 'staff_sessions'].map(
      (table) => sql<{ row: string }>`SELECT t::text AS row FROM ${sql.table(table)} AS t`.execute(orders.db),
    ),
  )
  return all.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n')
}

/** Every answer to the panel about orders, money, staff and queue. */
async function panelAnswers(orderIds: string[]): Promise<string> {
  const signedIn = await call('/api/admin/login', { username: 'admin', password: secrets.ADMIN_PASSWORD })
  const cookie = signedIn.headers.getSetCookie().map((one) => one.split(';')[0])
  const paths = [
    ...['/api/orders', '/api/orders/export', ...orderIds.map((id) => `/api/orders/${id}`)],
    ...['', '/export', '/stats', '/revenue', '/reviews'].map((path) => `/api/payments${path}`),
    ...['/api/admin/staff', '/api/admin/attention', '/api/audit', '/api/operation/orders'],
  ]
  const answers = paths.map(async (path) => {
    const answer = await fetch(`http://127.0.0.1:${orders.port}${path}`, {
      headers: { cookie: cookie.join('; ') },
    })
    expect([path, answer.status]).toEqual([path, 200])
    return answer.text()
  })
  return (await Promise.all(answers)).join('\n')
}

async function anOrderThatIsSent() {
  const request = placeOrderMessage()
  await orders.send('place-order', request)
  const { pixCode } = await orders.card(request.orderId)
  await sandbox.pay(pixCode)
  await orders.becomes(request.orderId, { fulfilment: 'sent' })
  return request
}

it('no secret gets into its logs, Redis, its rows or the panel, whatever goes wrong', async () => {
  const { orderId } = await anOrderThatIsSent()
  const failing = (action: string) =>
    ['500', 'html', 'truncated', 'reset-before'].map((mode) => ({ action, mode }))
  await sandbox.bank({ failNext: [...failing('put-cob'), ...failing('token')] })
  await sandbox.smm({
    failNext: [...failing('balance'), { action: 'add', mode: `answer:bad key ${secrets.SMM_API_KEY}` }],
  })
  const parked = placeOrderMessage()
  await orders.send('place-order', parked)
  const { pixCode } = await orders.card(parked.orderId)
  await sandbox.pay(pixCode)
  await orders.becomes(parked.orderId, { fulfilment: 'unknown' })

  const signIns = [guessed, secrets.ADMIN_PASSWORD].map((password) =>
    call('/api/admin/login', { username: 'admin', password }).then(({ status }) => status),
  )
  expect((await Promise.all(signIns)).sort()).toEqual([200, 401])
  const pix = { endToEndId: 'E1', txid: 'x'.repeat(32), valor: '1.00', horario: '2026-01-01T00:00:00Z' }
  const notice = { pix: [{ ...pix, infoPagador: cpf, pagador: { cpf, nome: guessed } }] }
  const tell = (secret: string) => call(`${webhookPath}/pix?hmac=${secret}&ignorar=`, notice)
  expect((await tell(guessed)).status).toBe(401)
  expect((await tell(secrets.PIX_WEBHOOK_SECRET)).status).toBe(200)
  await until(async () => allThatWasWritten().includes(parked.orderId))
  const ofPage = await useLinkOf(orderId)

  const written = allThatWasWritten()
  // A search that does not find what must be there finds nothing.
  expect(written).toContain(orderId)
  expect(written).toContain('"path":"/api/admin/login"')
  expect(written).toContain('"path":"/api/order-pages"')
  for (const [name, secret] of Object.entries({ ...secrets, ...ofPage, guessed, cpf, mailPassword, address }))
    expect([name, written.includes(secret)]).toEqual([name, false])

  const [rows, panel] = [await allRows(), await panelAnswers([orderId, parked.orderId])]
  for (const [where, text] of Object.entries({ rows, panel })) {
    expect([where, text.includes(orderId), text.includes('bad key ***')]).toEqual([where, true, true])
    for (const [name, secret] of Object.entries({
      ...secrets,
      ...ofPage,
      guessed,
      cpf,
      mailPassword,
      address,
    }))
      expect([where, name, text.includes(secret)]).toEqual([where, name, false])
  }
})
