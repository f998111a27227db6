import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { openTestCollector } from '@smm/http-service/observability/test-collector'
import { queryDatabase } from '../storm/facts/query-database.ts'
import { newSecret, newSigningKeys } from '../secrets.mjs'
import { pay, supplierOrders } from './actors/outside-world.ts'
import { signIn } from './actors/panel-api.ts'
import { type AppName, type Product, startProduct } from './product/start-product.ts'
import { eventually } from './eventually.ts'
import { openVisitor, order } from './actors/visitor.ts'

const cpf = '529.982.247-25'
const password = 'minha-senha-plantada-7f3a'
const keys = {
  SMM_API_KEY: newSecret() as string,
  PIX_WEBHOOK_SECRET: newSecret() as string,
  STAFF_SESSION_SECRET: newSecret() as string,
  ...newSigningKeys(),
}
const ours: AppName[] = ['gateway', 'chat', 'orders', 'catalogue']

let product: Product
let collector: Awaited<ReturnType<typeof openTestCollector>>
let redis: Socket
let passed = ''

beforeAll(async () => {
  collector = await openTestCollector()
  product = await startProduct({
    ...keys,
    SANDBOX_SMM_KEY: keys.SMM_API_KEY,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    CHAT_LIMITS: 'off',
    LOG_LEVEL: 'debug',
  })
  // A plain connection: a Redis client would take MONITOR lines for answers to its commands.
  const { port, hostname, password } = new URL(product.redisUrl())
  redis = connect(Number(port), hostname).setEncoding('utf8')
  redis.on('data', (said: string) => (passed += said))
  redis.write(`AUTH ${password}\r\n`)
  await once(redis, 'data')
  redis.write('MONITOR\r\n')
  await once(redis, 'data')
})
afterAll(async () => {
  redis?.destroy()
  await product?.stop()
  await collector?.close()
})

const logs = () => [...ours, 'sandbox' as const].map((name) => product.log(name)).join('\n')
const traces = () => JSON.stringify(collector.spans)

/** The messages between services, as stored in their databases. */
async function outboxes(): Promise<string> {
  const rows = await Promise.all(
    ['CHAT', 'ORDERS', 'CATALOGUE'].flatMap((name) =>
      ['outbox', 'dead_letters'].map((table) =>
        queryDatabase<{ row: string }>(
          product.databaseUrl(name),
          `SELECT ${table}::text AS row FROM ${table}`,
        ),
      ),
    ),
  )
  return rows
    .flat()
    .map(({ row }) => row)
    .join('\n')
}

/** Everything that the panel can ask for. */
async function panelAnswers(cookie: string): Promise<string> {
  const get = async (path: string) => {
    const answer = await fetch(product.url + path, { headers: { cookie } })
    expect([path, answer.status]).toEqual([path, 200])
    return answer.text()
  }
  const list = await get('/api/orders')
  const [first] = JSON.parse(list) as Array<{ id: string }>
  const rest = [
    ...['', '/export', `/${first!.id}`].map((path) => `/api/orders${path}`),
    ...['', '/export', '/stats', '/revenue', '/reviews'].map((path) => `/api/payments${path}`),
    ...['/api/services', '/api/services/attention', '/api/margins'],
    ...['/api/suppliers', '/api/suppliers/routes', '/api/orders/suppliers'],
    ...['/api/admin/staff', '/api/admin/attention', '/api/admin/check', '/api/audit', '/api/tickets'],
    ...ours.slice(1).map((name) => `/api/operation/${name}`),
  ]
  return [list, ...(await Promise.all(rest.map(get)))].join('\n')
}

it('what a visitor should not have written, and what opens a door, is nowhere but where it belongs', async () => {
  const visitor = await openVisitor(product)
  visitor.say(`meu cpf é ${cpf} e a senha do meu instagram é ${password}`)
  await visitor.hears(/./)
  const from = visitor.frames.length
  await order(visitor, 'Quero 500 seguidores para https://www.instagram.com/loja.sem.segredo')
  const { pixCode } = await visitor.card(from)
  await pay(product, pixCode)
  await visitor.hears(/enviado para a entrega/, from)
  await visitor.hearsOfDelivery(from)
  const cookie = await signIn(product)
  const panel = await panelAnswers(cookie)
  const staff = cookie.split('=')[1]!
  const session = visitor.cookie().split('=')[1]!
  visitor.close()

  // Processes send their spans, and write their logs, when they like.
  await eventually('span of the call to the supplier', async () => traces().includes('/smm/api/v2'))
  await eventually('log of the login', async () => logs().includes('/api/admin/login'))
  const places = {
    logs: logs(),
    queues: passed,
    outboxes: await outboxes(),
    // With the address of every call that one process makes to another.
    traces: traces(),
    panel,
  }
  // Proves that the search works: the link must be found.
  const [placed] = await supplierOrders(product)
  expect(placed!.link).toContain('loja.sem.segredo')
  for (const [where, sign] of Object.entries({
    logs: '/api/admin/login',
    queues: 'loja.sem.segredo',
    outboxes: 'loja.sem.segredo',
    traces: '/smm/api/v2',
    panel: 'loja.sem.segredo',
  } satisfies Record<keyof typeof places, string>))
    expect([where, places[where as keyof typeof places].includes(sign)]).toEqual([where, true])

  const secrets = { cpf, password, session, staff, admin: product.administrator.password, ...keys }
  for (const [where, text] of Object.entries(places))
    for (const [what, secret] of Object.entries(secrets))
      expect([where, what, secret.length > 5, text.includes(secret)]).toEqual([where, what, true, false])
})
