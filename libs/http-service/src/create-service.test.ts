import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { type AddressInfo, createConnection } from 'node:net'
import Type from 'typebox'
import { createLogger } from './observability/create-logger.ts'
import { createService } from './create-service.ts'
import { Refusal } from './refusal.ts'

function open(missing: () => Promise<string[]> = async () => []) {
  const app = createService({ name: 'test', log: createLogger('test', 'silent'), missing })
  app.get('/refused', () => {
    throw new Refusal('CONFLICT')
  })
  app.get('/bug', () => {
    throw new Error('the secret is 42')
  })
  app.get('/store-down', () => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  })
  app.get('/nul', () => {
    throw Object.assign(new Error('invalid byte sequence for encoding "UTF8": 0x00'), { code: '22021' })
  })
  app.get('/half-a-pair', () => {
    throw Object.assign(new Error('invalid input syntax for type json'), { code: '22P02' })
  })
  const Query = Type.Object(
    { limit: Type.Optional(Type.Integer({ minimum: 1 })) },
    { additionalProperties: false },
  )
  app.get('/list', { schema: { querystring: Query } }, ({ query }) => query)
  app.post('/text', () => 'ok')
  app.post('/impatient', { handlerTimeout: 300 }, () => 'ok')
  return app
}

describe('a service', () => {
  it.each([
    ['/refused', 409, 'CONFLICT'],
    ['/bug', 500, 'INTERNAL'],
    ['/store-down', 503, 'UNAVAILABLE'],
    ['/nul', 400, 'INVALID_REQUEST'],
    ['/half-a-pair', 400, 'INVALID_REQUEST'],
    ['/%', 400, 'INVALID_REQUEST'],
    ['/nowhere', 404, 'NOT_FOUND'],
    ['/list?limit=0', 400, 'INVALID_REQUEST'],
    ['/list?page=2', 400, 'INVALID_REQUEST'],
  ])('answers %s with %i %s and a message', async (url, status, error) => {
    const answer = await open().inject(url)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ error, message: expect.any(String) })
    expect(answer.body).not.toContain('the secret')
  })

  it.each([
    ['never sends the rest of the body', '/impatient', 'content-length: 60000\r\n\r\n{', 408],
    ['declares no body and sends none', '/text', '\r\n', 400],
  ])('answers a caller who %s without logging an error', async (_case, path, end, status) => {
    const app = open()
    expect(app.initialConfig).toMatchObject({ handlerTimeout: 10_000 })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const socket = createConnection(port, '127.0.0.1')
    socket.write(`POST ${path} HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n${end}`)
    const [answer] = (await once(socket, 'data')) as [Buffer]
    socket.destroy()
    await app.close()
    expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  })

  it('reads numbers from a query', async () => {
    expect((await open().inject('/list?limit=7')).json()).toEqual({ limit: 7 })
  })

  it('refuses broken and oversized bodies', async () => {
    const headers = { 'content-type': 'application/json' }
    expect((await open().inject({ method: 'POST', url: '/text', headers, payload: '{' })).statusCode).toBe(
      400,
    )
    const payload = JSON.stringify('x'.repeat(70_000))
    expect((await open().inject({ method: 'POST', url: '/text', headers, payload })).statusCode).toBe(413)
  })

  it('forbids caching', async () => {
    expect((await open().inject('/list')).headers['cache-control']).toBe('no-store')
  })

  it('is alive without its stores, and ready only with them', async () => {
    const app = open(async () => ['postgres'])
    expect((await app.inject('/livez')).statusCode).toBe(200)
    const ready = await app.inject('/readyz')
    expect(ready.statusCode).toBe(503)
    expect(ready.json()).toEqual({ ok: false, missing: ['postgres'] })
    expect((await open().inject('/readyz')).statusCode).toBe(200)
  })

  it.each([
    ['its own machine', '127.0.0.1', {}, 200],
    ['its own machine over IPv6', '::ffff:127.0.0.1', {}, 200],
    ['a visitor', '203.0.113.9', {}, 404],
    ['a neighbour in its network', '172.30.10.1', {}, 404],
    ['a visitor behind a proxy on its machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, 404],
  ])('on the public door answers a health check of %s', async (_, remoteAddress, headers, status) => {
    const app = createService({ name: 'test', log: createLogger('test', 'silent'), hidesHealth: true })
    for (const url of ['/livez', '/readyz']) {
      const answer = await app.inject({ url, remoteAddress, headers: { ...headers } })
      expect(answer.statusCode).toBe(status)
    }
  })
})

describe('closing', () => {
  /** Asks over a connection that the client keeps alive. */
  const ask = (port: number, path: string, agent: Agent) =>
    new Promise<number>((resolve, reject) => {
      get({ port, path, agent, host: '127.0.0.1' }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode!))
      }).on('error', reject)
    })

  it('answers what comes on a connection that a caller keeps, and says that it is the last one', async () => {
    const app = open()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const agent = new Agent({ keepAlive: true })
    await ask(port, '/list', agent)
    const closed = app.close()
    while (app.server.listening) await new Promise(setImmediate)
    const kept = Object.values(agent.freeSockets).flat()
    expect(kept).toHaveLength(1)
    expect(await ask(port, '/list', agent)).toBe(200)
    await closed
    expect(Object.values(agent.freeSockets).flat()).toHaveLength(0)
  })

  it('answers running and new requests, and then leaves no connection open', async () => {
    const app = open()
    const started = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    app.get('/slow', async () => {
      started.resolve()
      await mayEnd.promise
      return 'done'
    })
    const mayClose = Promise.withResolvers<void>()
    app.addHook('preClose', () => mayClose.promise)
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const agent = new Agent({ keepAlive: true })
    const slow = ask(port, '/slow', agent)
    await started.promise
    const closed = app.close()
    expect(await ask(port, '/list', agent)).toBe(200)
    mayClose.resolve()
    while (app.server.listening) await new Promise(setImmediate)
    mayEnd.resolve()
    expect(await slow).toBe(200)
    await closed
    agent.destroy()
  })
})
