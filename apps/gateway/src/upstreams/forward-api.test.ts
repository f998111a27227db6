import { once } from 'node:events'
import { type IncomingMessage, request as send } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { until } from '@smm/http-service/test-until'
import { openService, openTestApp } from '../testing.ts'

const readAll = async (message: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** A service that answers with the request it received. */
const openEcho = () =>
  openService(async (request, response) => {
    const body = await readAll(request)
    response.setHeader('set-cookie', ['a=1', 'b=2'])
    response.setHeader('keep-alive', 'timeout=1')
    response.statusCode = 201
    response.end(
      JSON.stringify({
        method: request.method,
        url: request.url,
        headers: request.headers,
        bytes: body.length,
        body: String(body),
      }),
    )
  })

async function openWithEcho() {
  const echo = await openEcho()
  const services = { chat: [echo.url], orders: [echo.url], catalogue: [echo.url] }
  const { app } = await openTestApp({ services })
  return { app, close: () => Promise.all([app.close(), echo.server.close()]) }
}

describe('/api', () => {
  it('forwards method, query, body and response', async () => {
    const { app, close } = await openWithEcho()
    const answer = await app.inject({
      method: 'PATCH',
      url: '/api/services/7?dry=1',
      headers: { 'content-type': 'application/json' },
      payload: '{ "isActive":  true }',
    })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      method: 'PATCH',
      url: '/api/services/7?dry=1',
      body: '{ "isActive":  true }',
    })
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2'])
    expect(answer.headers['cache-control']).toBe('no-store')
    await close()
  })

  it('sets the forwarded headers and drops those a visitor forges', async () => {
    const { app, close } = await openWithEcho()
    const forged = {
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'for=1.2.3.4',
      'x-real-ip': '1.2.3.4',
      'x-user-id': 'admin',
      traceparent: '00-1',
      connection: 'x-secret, keep-alive',
      'x-secret': 'hop',
      cookie: 'smm_staff=1',
      'sec-fetch-site': 'same-origin',
    }
    const { headers } = (
      await app.inject({ url: '/api/orders', headers: { ...forged, host: 'loja.example' } })
    ).json()
    expect(headers).toMatchObject({
      host: 'loja.example',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'loja.example',
      'x-forwarded-proto': 'http',
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
      cookie: 'smm_staff=1',
      'sec-fetch-site': 'same-origin',
    })
    for (const name of ['forwarded', 'x-real-ip', 'x-user-id', 'traceparent', 'x-secret']) {
      expect(headers).not.toHaveProperty(name)
    }
    await close()
  })

  it('refuses a body that is too large, and takes a larger one from the bank', async () => {
    const { app, close } = await openWithEcho()
    const post = (url: string, kilobytes: number) =>
      app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'text/plain' },
        payload: 'x'.repeat(kilobytes * 1024),
      })
    expect((await post('/api/orders', 65)).statusCode).toBe(413)
    expect((await post('/api/webhooks/pix/1', 200)).json()).toMatchObject({ bytes: 200 * 1024 })
    expect((await post('/api/webhooks/pix/1', 257)).statusCode).toBe(413)
    await close()
  })

  it('answers 503 with a message while one service is down, and the others go on', async () => {
    const echo = await openEcho()
    const services = { chat: ['http://127.0.0.1:1'], orders: [echo.url], catalogue: ['http://127.0.0.1:1'] }
    const { app } = await openTestApp({ services })
    const answer = await app.inject('/api/tickets')
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toEqual({
      error: 'UNAVAILABLE',
      message: 'Serviço indisponível no momento. Tente novamente.',
    })
    expect((await app.inject('/api/orders')).statusCode).toBe(201)
    expect((await app.inject('/')).statusCode).toBe(200)
    await Promise.all([app.close(), echo.server.close()])
  })

  it('fails over to the next address when one is down', async () => {
    const echo = await openEcho()
    const services = { chat: ['http://127.0.0.1:1', echo.url], orders: [], catalogue: [] }
    const { app } = await openTestApp({ services })
    const answers = await Promise.all([1, 2, 3].map(() => app.inject('/api/tickets')))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    await Promise.all([app.close(), echo.server.close()])
  })

  it.each(['GET', 'POST'] as const)('keeps a %s waiting until its service is back', async (method) => {
    const echo = await openEcho()
    const { port } = echo.server.address() as AddressInfo
    await new Promise((resolve) => echo.server.close(resolve))
    const services = { chat: [], orders: [echo.url], catalogue: [] }
    const { app } = await openTestApp({ services, patienceMs: 60_000 })
    setTimeout(() => echo.server.listen(port, '127.0.0.1'), 500)
    expect((await app.inject({ method, url: '/api/orders' })).json()).toMatchObject({ method })
    await Promise.all([app.close(), echo.server.close()])
  })

  it('waits no more for a service that stays away', async () => {
    const services = { chat: [], orders: ['http://127.0.0.1:1'], catalogue: [] }
    const { app } = await openTestApp({ services, patienceMs: 1_000 })
    const secondsOf = async () => {
      const began = performance.now()
      expect((await app.inject('/api/orders')).statusCode).toBe(503)
      return (performance.now() - began) / 1_000
    }
    expect(await secondsOf()).toBeGreaterThan(0.5)
    expect(await secondsOf()).toBeLessThan(0.5)
    await app.close()
  })

  it('waits anew for a service that nobody asked for since its last outage', async () => {
    const echo = await openEcho()
    const { port } = echo.server.address() as AddressInfo
    await new Promise((resolve) => echo.server.close(resolve))
    const services = { chat: [], orders: [echo.url], catalogue: [] }
    const { app } = await openTestApp({ services, patienceMs: 500 })
    expect((await app.inject('/api/orders')).statusCode).toBe(503)
    await pause(1_000)
    setTimeout(() => echo.server.listen(port, '127.0.0.1'), 100)
    expect((await app.inject('/api/orders')).statusCode).toBe(201)
    await Promise.all([app.close(), echo.server.close()])
  })

  it('answers 503 when a service resets the connection before its response', async () => {
    const broken = await openService((request) => void request.socket.destroy())
    const services = { chat: [broken.url], orders: [broken.url], catalogue: [broken.url] }
    const { app } = await openTestApp({ services })
    expect((await app.inject('/api/orders')).statusCode).toBe(503)
    await Promise.all([app.close(), broken.server.close()])
  })

  it('fails over to another replica after a reset, but never repeats a write', async () => {
    const echo = await openEcho()
    const broken = await openService((request) => void request.socket.destroy())
    const services = { chat: [], orders: [broken.url, echo.url], catalogue: [] }
    const { app } = await openTestApp({ services })
    const statuses = async (method: 'GET' | 'POST') => {
      const answers = [
        await app.inject({ method, url: '/api/orders' }),
        await app.inject({ method, url: '/api/orders' }),
      ]
      return answers.map(({ statusCode }) => statusCode).sort()
    }
    expect(await statuses('GET')).toEqual([201, 201])
    expect(await statuses('POST')).toEqual([201, 503])
    await Promise.all([app.close(), echo.server.close(), broken.server.close()])
  })

  it.each([
    ['down', () => ({ url: 'http://127.0.0.1:1' })],
    ['silent', () => openService(() => {})],
    ['shutting down', () => openService((_, response) => void response.writeHead(503).end('{}'))],
  ])('checks the session at another service while orders is %s', async (_, open) => {
    const [orders, chat] = [await open(), await openEcho()]
    const services = { chat: [chat.url], orders: [orders.url], catalogue: [chat.url] }
    const { app } = await openTestApp({ services })
    const answer = await app.inject({ url: '/api/admin/check', headers: { cookie: 'smm_staff=1' } })
    expect(answer.json()).toMatchObject({ url: '/api/admin/check', headers: { cookie: 'smm_staff=1' } })
    if ('server' in orders) orders.server.closeAllConnections()
    await Promise.all([app.close(), chat.server.close(), 'server' in orders && orders.server.close()])
  })

  it('cancels the request to the service when the visitor disconnects', async () => {
    let isCancelled = false
    const slow = await openService((request) => void request.socket.once('close', () => (isCancelled = true)))
    const services = { chat: [slow.url], orders: [slow.url], catalogue: [slow.url] }
    const { app } = await openTestApp({ services })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const visitor = send({ port, path: '/api/orders' }).on('error', () => {})
    visitor.end()
    await once(slow.server, 'request')
    visitor.destroy()
    await until(() => isCancelled)
    expect(isCancelled).toBe(true)
    await Promise.all([app.close(), slow.server.close()])
  })

  it('forwards nothing of a visitor who is gone, nor what names another host in its first line', async () => {
    const received: string[] = []
    const orders = await openService((request, response) => {
      if (request.url!.includes('/api/orders'))
        received.push(`${request.headers['x-forwarded-for']} ${request.url}`)
      response.end()
    })
    const services = { chat: [orders.url], orders: [orders.url], catalogue: [orders.url] }
    const { app } = await openTestApp({ services })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const answerTo = async (bytes: string) => {
      const socket = connect({ port, host: '127.0.0.1' })
      let answer = ''
      socket.on('data', (chunk) => (answer += String(chunk)))
      socket.write(bytes)
      await once(socket, 'close')
      return answer.split('\r\n')[0]
    }
    // The second letter is no request: the connection ends before the first one is forwarded.
    expect(await answerTo('GET /api/orders/gone HTTP/1.1\r\nHost: a\r\n\r\nx')).toContain('400')
    const absolute = 'GET http://evil.example/api/orders/absolute HTTP/1.1\r\nHost: a\r\n\r\n'
    expect(await answerTo(absolute)).toContain('400')
    expect((await fetch(`http://127.0.0.1:${port}/api/orders/next`)).status).toBe(200)
    expect(received).toEqual(['127.0.0.1 /api/orders/next'])
    await Promise.all([app.close(), orders.server.close()])
  })
})
