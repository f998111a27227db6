import { once } from 'node:events'
import { createServer } from 'node:http'
import { createServer as createTcpServer, type Socket } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'
import { until } from '@smm/http-service/test-until'
import { listen } from '../testing.ts'
import { openChat, openPatientGateway } from './test-chat.ts'

describe('the handshake', () => {
  it.each([
    ['ends and answers 503', (socket: Socket) => socket.end('HTTP/1.1 503 Service Unavailable\r\n\r\n')],
    ['is cut off', (socket: Socket) => socket.destroy()],
  ])('asks another replica when one %s', async (_what, answer) => {
    const ending = createTcpServer((socket) => socket.on('error', () => {}).on('data', () => answer(socket)))
    const chat = await openChat()
    const { app, socketUrl } = await openPatientGateway(60_000, [
      `http://127.0.0.1:${await listen(ending)}`,
      chat.url,
    ])
    for (const _ of [1, 2]) {
      const visitor = new WebSocket(socketUrl)
      await once(visitor, 'open')
      visitor.terminate()
    }
    await app.close()
    chat.close()
    ending.close()
  })

  it('keeps a visitor waiting until the chat is back', async () => {
    const chat = await openChat()
    const { port } = new URL(chat.url)
    await new Promise((resolve) => chat.server.close(resolve))
    const { app, socketUrl } = await openPatientGateway(60_000, [chat.url])
    const visitor = new WebSocket(socketUrl)
    setTimeout(() => chat.server.listen(Number(port), '127.0.0.1'), 300)
    await once(visitor, 'open')
    visitor.send('olá')
    const [data] = await once(visitor, 'message')
    expect(String(data)).toBe('olá')
    visitor.terminate()
    await app.close()
    chat.close()
  })

  it('asks a replica for a few upgrades at once, and all visitors get theirs', async () => {
    let [atOnce, most] = [0, 0]
    const server = createServer()
    const sockets = new WebSocketServer({ noServer: true })
    server.on('upgrade', (request, socket, head) => {
      most = Math.max(most, ++atOnce)
      setTimeout(() => sockets.handleUpgrade(request, socket, head, () => atOnce--), 20)
    })
    const { app, socketUrl } = await openPatientGateway(60_000, [`http://127.0.0.1:${await listen(server)}`])
    const visitors = Array.from({ length: 100 }, () => new WebSocket(socketUrl))
    await Promise.all(visitors.map((visitor) => once(visitor, 'open')))
    expect(most).toBeLessThanOrEqual(64)
    visitors.forEach((visitor) => visitor.terminate())
    await app.close()
    server.close()
  })

  it('tells a visitor who still waits that it restarts', async () => {
    let asked = ''
    const hung = createTcpServer((socket) => {
      socket.on('error', () => {}).on('data', (chunk) => (asked += chunk))
    })
    const { app, socketUrl } = await openPatientGateway(60_000, [`http://127.0.0.1:${await listen(hung)}`])
    const visitor = new WebSocket(socketUrl)
    await until(() => asked.includes('GET /ws'))
    const closed = app.close()
    expect(await once(visitor, 'close')).toMatchObject([1012, {}])
    await closed
    hung.close()
  })
})
