import { execFileSync } from 'node:child_process'
import { readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { pageTokenOf } from '@smm/http-service/order-page/order-link'
import { newSecret } from '../secrets.mjs'
import { queryDatabase } from '../storm/facts/query-database.ts'
import { findTraces } from './product/find-traces.ts'
import { cookiesOf, postJson } from './actors/json.ts'
import { pay } from './actors/outside-world.ts'
import { signIn } from './actors/panel-api.ts'
import { eventually } from './eventually.ts'
import { useShop } from './fixtures.ts'
import { root } from '../prepare.mjs'
import { openVisitor, order } from './actors/visitor.ts'

const secret = newSecret() as string
const page = `rastro.${newSecret(8).toLowerCase()}`
const address = `ana.${newSecret(8).toLowerCase()}@example.com`
const words = `sumiram ${newSecret(12)}`

const product = useShop({ ORDER_LINK_SECRET: secret, CHAT_LIMITS: 'off', LOG_LEVEL: 'debug' })

/** Places that the manual says keep something, as `running.md` lists them for who looks after the machine. */
function listedPlaces(): string[] {
  const manual = readFileSync(join(root, 'tools/operate/running.md'), 'utf8')
  const [, table = ''] = manual.split('## What a deletion leaves')
  return [...table.split('\n## ')[0]!.matchAll(/^\| `([^`]+)` +\|/gm)].map(([, place]) => place!)
}

const post = (path: string, body: object, cookie = '') => postJson(product.url + path, body, { cookie })

/** An order that was delivered, mails about it, a ticket with a reply and a request to be forgotten. */
async function aWholeConversation(): Promise<{ conversationId: string; orderId: string }> {
  const visitor = await openVisitor(product)
  await order(visitor, `Quero 500 seguidores para https://www.instagram.com/${page}`)
  const { orderId, pixCode } = await visitor.card()
  const token = pageTokenOf(secret, { id: orderId, linkVersion: 1 })
  const cookie = cookiesOf(await post('/api/order-pages', { token }))
  const asked = await post(`/api/order-pages/${orderId}/mail`, { address }, cookie)
  expect([asked.status, asked.status === 200 || (await asked.text())]).toEqual([200, true])
  await pay(product, pixCode)
  await visitor.hearsOfDelivery()
  visitor.say(`meus seguidores ${words}`)
  await visitor.hears(/reposição/i)
  visitor.say('apague meus dados')
  const staff = await signIn(product)
  const read = async (path: string) =>
    (await fetch(product.url + path, { headers: { cookie: staff } })).json()
  const ticket = await eventually(
    'ticket',
    async () => ((await read('/api/tickets')) as Array<{ id: string }>)[0],
  )
  const { conversationId } = (await read(`/api/tickets/${ticket.id}`)) as { conversationId: string }
  const replied = await post(`/api/tickets/${ticket.id}/replies`, { text: `Vimos: ${words}` }, staff)
  expect(replied.ok).toBe(true)
  visitor.close()
  return { conversationId, orderId }
}

const isOver = async (conversationId: string) => {
  const chat = `SELECT FROM conversations WHERE id = '${conversationId}'`
  const orders = `SELECT FROM orders WHERE link LIKE '%${page}%' OR conversation_id = '${conversationId}'`
  const messages = 'SELECT FROM outbox WHERE delivered_at IS NULL'
  const answers = await Promise.all([
    queryDatabase(product.databaseUrl('CHAT'), chat),
    queryDatabase(product.databaseUrl('ORDERS'), orders),
    queryDatabase(product.databaseUrl('CHAT'), messages),
    queryDatabase(product.databaseUrl('ORDERS'), messages),
  ])
  return answers.every((rows) => rows.length === 0)
}

/** A job is in Redis until its message is handled; whatever stays besides the listed places is named by the failure. */
async function tracesThatStay(texts: string[], listed: string[]): Promise<string[]> {
  let found: string[] = []
  await eventually('end of the traces', async () => {
    found = await findTraces(product, texts)
    return found.every((place) => listed.includes(place))
  }).catch(() => expect(found).toEqual(listed))
  return found
}

const postgres = () => join(product.dataDir, 'postgres')
const copyFolder = (from: string, to: string) => execFileSync('cp', ['-a', from, to])

it('a conversation is exported whole and forgotten everywhere but where the manual says so, also after a restore', async () => {
  const { conversationId, orderId } = await aWholeConversation()
  const read = async (path: string) =>
    (await fetch(product.url + path, { headers: { cookie: await signIn(product) } })).text()
  const exported = [
    await read(`/api/conversations/${conversationId}/personal-data`),
    await read(`/api/orders/conversations/${conversationId}/personal-data`),
  ].join('\n')
  for (const text of [page, address, words, orderId, 'PIX', '127.0.0.1', '45.00'])
    expect(exported).toContain(text)

  const texts = [page, address, words, conversationId]
  // The search works: what is looked for afterwards is found before.
  expect(await findTraces(product, texts)).toEqual(
    expect.arrayContaining([
      'chat.messages.content',
      'chat.tickets.conversation_id',
      'chat.ticket_replies.text',
      'chat.access_records.conversation_id',
      'orders.orders.link',
      'orders.mail_subscriptions.address',
      'orders.outbox.payload',
    ]),
  )

  // A backup as `npm start` has it: everything stopped, and the folder of PostgreSQL copied.
  const backup = join(product.dataDir, 'backup')
  await product.killAll()
  copyFolder(postgres(), backup)
  await product.startAgain()

  const owner = await signIn(product)
  const forgotten = await eventually('end of the order', async () => {
    const answer = await post(
      `/api/conversations/${conversationId}/forget`,
      { reason: 'Pedido do titular' },
      owner,
    )
    return answer.status !== 409 && answer
  })
  expect(forgotten.status).toBe(200)
  await eventually('deletion', () => isOver(conversationId))
  const journal = join(product.dataDir, 'fence/forgotten.jsonl')
  await eventually('journal', async () => readFileSync(journal, 'utf8').includes(conversationId))
  const listed = listedPlaces()
  const left = await tracesThatStay(texts, listed)
  const written = await findTraces(product, [page, address, words])
  expect(written.filter((place) => !place.endsWith('.outbox.payload'))).toEqual([])
  expect(await read(`/api/conversations/${conversationId}/access-records`)).toContain('127.0.0.1')

  await product.killAll()
  renameSync(postgres(), join(product.dataDir, 'postgres-lost'))
  renameSync(backup, postgres())
  await product.startAgain()
  await eventually('second deletion', () => isOver(conversationId))
  const found = [...left, ...(await tracesThatStay(texts, listed))]
  // Nothing is listed that is not so. The line of a log is written after its request, and lost with its process.
  const isFound = async (place: string) =>
    found.includes(place) || (await findTraces(product, texts)).includes(place)
  for (const place of listed)
    await eventually(`trace in ${place}`, async () => {
      await read(`/api/conversations/${conversationId}/access-records`)
      return isFound(place)
    })
})
