import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { WebSocket } from 'ws'
import { until } from '@smm/http-service/test-until'
import { listen } from '../testing.ts'
import { openChat, openGateway } from './test-chat.ts'

const statusOfRefusal = (url: string) =>
  new Promise((resolve) => {
    new WebSocket(url)
      .on('unexpected-response', (_request, response) => resolve(response.statusCode))
      .on('error', () => {})
  })

const upgrade =
  'GET /ws HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'

describe('/ws', () => {
  it('connects a visitor with the chat, both ways, with the forwarded headers', async () => {
    const chat = await openChat()
    const { app, socketUrl } = await openGateway(chat.url)
    const visitor = new WebSocket(`${socketUrl}?after=7`, {
      origin: 'https://loja.example',
      headers: { 'x-forwarded-for': '1.2.3.4', cookie: 'c=1' },
    })
    const [answer] = await once(visitor, 'upgrade')
    expect(answer.headers['set-cookie']).toEqual(['smm_visitor=1; HttpOnly'])
    const long = 'é'.repeat(500_000)
    for (const text of ['olá', long]) {
      visitor.send(text)
      const [data] = await once(visitor, 'message')
      expect(String(data) === text).toBe(true)
    }
    expect(chat.asked).toEqual([
      expect.objectContaining({
        url: '/ws?after=7',
        origin: 'https://loja.example',
        'x-forwarded-for': '127.0.0.1',
        cookie: 'c=1',
      }),
    ])
    visitor.close(1000)
    const [code] = await once(visitor, 'close')
    expect(code).toBe(1000)
    await until(() => chat.sockets.clients.size === 0)
    await app.close()
    chat.close()
  })

  it('passes the close code of the chat to the visitor', async () => {
    const chat = await openChat()
    const { app, socketUrl } = await openGateway(chat.url)
    const visitor = new WebSocket(socketUrl)
    await once(visitor, 'open')
    chat.sockets.clients.forEach((socket) => socket.close(1012))
    const [code] = await once(visitor, 'close')
    expect(code).toBe(1012)
    await app.close()
    chat.close()
  })

  it('leaves no connection to the chat open when 200 visitors disconnect early', async () => {
    const open = new Set<Socket>()
    let seen = 0
    // Takes connections and never answers.
    const hung = createServer((socket) => {
      seen++
      open.add(socket)
      socket
        .on('error', () => {})
        .on('close', () => open.delete(socket))
        .resume()
    })
    const { app, port } = await openGateway(`http://127.0.0.1:${await listen(hung)}`)
    for (let visitor = 0; visitor < 200; visitor++) {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      socket.write(upgrade)
      // Half of them end the connection, half of them reset it.
      if (visitor % 2) socket.end()
      else setImmediate(() => socket.resetAndDestroy())
    }
    await until(() => seen > 0 && open.size === 0)
    expect(open.size).toBe(0)
    await app.close()
    hung.close()
  })

  it('applies backpressure to the chat when a visitor does not read', async () => {
    const chat = await openChat()
    const { app, port } = await openGateway(chat.url)
    const visitor = connect(port, '127.0.0.1')
    visitor.write(upgrade)
    await once(visitor, 'data')
    visitor.pause()
    await until(() => chat.sockets.clients.size === 1)
    const [socket] = chat.sockets.clients
    for (let megabyte = 0; megabyte < 64; megabyte++) socket!.send(Buffer.alloc(1024 * 1024))
    // The chat buffers whatever the visitor does not read, and its own limits apply there.
    await until(() => socket!.bufferedAmount > 0)
    expect(socket!.bufferedAmount).toBeGreaterThan(32 * 1024 * 1024)
    visitor.destroy()
    await until(() => chat.sockets.clients.size === 0)
    await app.close()
    chat.close()
  })

  it('answers 503 while the chat is down, and fails over to its other address', async () => {
    const chat = await openChat()
    const down = await openGateway('http://127.0.0.1:1')
    expect(await statusOfRefusal(down.socketUrl)).toBe(503)
    await down.app.close()
    const second = await openGateway('http://127.0.0.1:1', chat.url)
    for (const _ of [1, 2]) {
      const visitor = new WebSocket(second.socketUrl)
      await once(visitor, 'open')
      visitor.terminate()
    }
    await second.app.close()
    chat.close()
  })

  it('passes a refusal on, and no request after it', async () => {
    let received = ''
    const refusing = createServer((socket) => {
      socket
        .on('error', () => {})
        .on('data', (chunk) => {
          received += chunk
          socket.write('HTTP/1.1 429 Too Many Requests\r\nRetry-After: 9\r\nContent-Length: 0\r\n\r\n')
        })
    })
    const { app, port } = await openGateway(`http://127.0.0.1:${await listen(refusing)}`)
    const visitor = connect(port, '127.0.0.1')
    visitor.write(upgrade + 'GET /livez HTTP/1.1\r\nHost: chat\r\n\r\n')
    let answer = ''
    visitor.on('data', (chunk) => (answer += chunk))
    await once(visitor, 'close')
    expect(answer).toMatch(/^HTTP\/1\.1 429 Too Many Requests\r\nRetry-After: 9\r\n/)
    expect(received).toContain('GET /ws')
    expect(received).not.toContain('GET /livez')
    await app.close()
    refusing.close()
  })

  it('refuses an upgrade of another path, and answers one to another protocol as plain HTTP', async () => {
    const chat = await openChat()
    const { app, port } = await openGateway(chat.url)
    expect(await statusOfRefusal(`ws://127.0.0.1:${port}/api/tickets`)).toBe(404)
    const visitor = connect(port, '127.0.0.1')
    visitor.write(
      'GET /livez HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA\r\n\r\n',
    )
    const [answer] = await once(visitor, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /)
    visitor.destroy()
    expect(chat.asked).toEqual([])
    await app.close()
    chat.close()
  })

  it.each([
    ['a POST', upgrade.replace('GET', 'POST').replace('\r\n\r\n', '\r\nContent-Length: 2\r\n\r\nhi')],
    ['a body', upgrade.replace('\r\n\r\n', '\r\nContent-Length: 2\r\n\r\nhi')],
    ['a body in pieces', upgrade.replace('\r\n\r\n', '\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n')],
    ['two hosts', upgrade.replace('\r\n', '\r\nHost: b\r\n')],
    ['two hosts at a page', 'GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n'],
    ['two hosts at the API', 'GET /api/x HTTP/1.1\r\nHost: a\r\nhost: a\r\n\r\n'],
  ])('refuses %s', async (_what, sent) => {
    const chat = await openChat()
    const { app, port } = await openGateway(chat.url)
    const visitor = connect(port, '127.0.0.1')
    visitor.write(sent)
    const [answer] = await once(visitor, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /)
    visitor.destroy()
    expect(chat.asked).toEqual([])
    await app.close()
    chat.close()
  })

  it('closes within seconds when the gateway closes', async () => {
    const chat = await openChat()
    const { app, socketUrl } = await openGateway(chat.url)
    const visitor = new WebSocket(socketUrl)
    await once(visitor, 'open')
    const closed = once(visitor, 'close')
    await app.close()
    await closed
    await until(() => chat.sockets.clients.size === 0)
    expect(chat.sockets.clients.size).toBe(0)
    chat.close()
  })

  it('refuses an upgrade that comes while the gateway closes', async () => {
    const chat = await openChat()
    const { app, port, socketUrl } = await openGateway(chat.url)
    const [first, rest] = [upgrade.slice(0, 20), upgrade.slice(20)]
    const late = connect(port, '127.0.0.1')
    late.write(first)
    const visitor = new WebSocket(socketUrl)
    await once(visitor, 'open')
    const closed = app.close()
    await once(visitor, 'close')
    late.write(rest)
    const [answer] = await once(late, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 503 /)
    late.destroy()
    await closed
    chat.close()
  })
})
