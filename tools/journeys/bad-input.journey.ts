import { post, postJson } from './actors/json.ts'
import { eventually } from './eventually.ts'
import { useSharedShop } from './fixtures.ts'
import { openVisitor, type Visitor } from './actors/visitor.ts'
import { queryDatabase } from '../storm/facts/query-database.ts'

let pids: Record<string, number>
// Before the shop is closed.
afterAll(() => expect(product.pids()).toEqual(pids))
const product = useSharedShop()
beforeAll(() => {
  pids = product.pids()
})

const refused = (code: string) => async (visitor: Visitor) =>
  eventually(`refusal ${code}`, async () =>
    visitor.frames.some((frame) => frame.type === 'message_refused' && frame.code === code),
  )

describe('the chat', () => {
  it.each([
    ['text that is no JSON', 'not json', 'INVALID_FRAME'],
    ['an unknown type', JSON.stringify({ id: 'a', type: 'root_me', content: 'x' }), 'INVALID_FRAME'],
    ['a frame without id', JSON.stringify({ type: 'chat_message', content: 'oi' }), 'INVALID_FRAME'],
    ['an array', '[1,2,3]', 'INVALID_FRAME'],
    ['an empty message', JSON.stringify({ id: 'b', type: 'chat_message', content: '   ' }), 'EMPTY_MESSAGE'],
  ])('answers %s and stays open', async (_what, frame, code) => {
    const visitor = await openVisitor(product)
    visitor.raw(frame)
    await refused(code)(visitor)
    visitor.say('oi')
    await visitor.hears(/./)
    visitor.close()
  })

  it('closes on a frame over its limit and on binary, and takes the next visitor', async () => {
    for (const frame of ['x'.repeat(17 * 1024), Buffer.from([1, 2, 3])]) {
      const visitor = await openVisitor(product)
      visitor.raw(frame)
      await eventually('closed socket', async () => !visitor.isOpen())
    }
    const next = await openVisitor(product)
    next.say('oi')
    await next.hears(/./)
    next.close()
  })

  const range = 'Consigo de 100 a 50.000 seguidores no Instagram por pedido. Quantos você quer?'
  it.each([
    ['a link of another network', '500 seguidores https://www.facebook.com', /^Esse link é de outro site/],
    ['too few', '10 seguidores no instagram https://www.instagram.com', new RegExp(`^${range}`)],
    ['too many', '900 mil seguidores no instagram https://www.instagram.com', new RegExp(`^${range}`)],
  ])('answers %s in words and orders nothing', async (_what, wanted, answer) => {
    const visitor = await openVisitor(product)
    visitor.say(`quero ${wanted}/padaria.sem.pedido`)
    await visitor.hears(answer)
    const from = visitor.frames.length
    visitor.say('sim')
    await visitor.hears(/./, from)
    // The chat stores what it orders with its reply.
    const ordered = `SELECT FROM chat_orders WHERE link LIKE '%padaria.sem.pedido%'`
    expect(await queryDatabase(product.databaseUrl('CHAT'), ordered)).toEqual([])
    visitor.close()
  })
})

describe('the API', () => {
  const logIn = (body: string, headers = {}) => post(`${product.url}/api/admin/login`, body, headers)

  it.each([
    '/api/orders',
    '/api/payments',
    '/api/payments/stats',
    '/api/services',
    '/api/margins',
    '/api/tickets',
  ])('refuses GET %s without a session', async (path) => {
    const answer = await fetch(product.url + path)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ error: 'NOT_SIGNED_IN' })
  })

  it('refuses a wrong login in words', async () => {
    const answer = await logIn(JSON.stringify({ username: 'admin', password: 'errada' }))
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ message: 'Usuário ou senha inválidos.' })
  })

  it.each([
    ['broken JSON', '{'],
    ['another shape', '{"user":1}'],
    ['a huge body', JSON.stringify({ username: 'a'.repeat(100_000), password: 'b' })],
  ])('refuses a login that is %s', async (_what, body) => {
    const answer = await logIn(body)
    expect([400, 413]).toContain(answer.status)
  })

  it('refuses a login sent by a foreign page', async () => {
    const answer = await logIn(JSON.stringify(product.administrator), { origin: 'https://evil.example' })
    expect(answer.status).toBe(403)
  })

  it('refuses a webhook that the bank did not send', async () => {
    const forged = { pix: [{ txid: 'x', endToEndId: 'y', valor: '1.00' }] }
    const answer = await postJson(`${product.url}/api/webhooks/pix/api-pix`, forged)
    expect(answer.status).toBe(401)
  })
})
