import { once } from 'node:events'
import WebSocket, { WebSocketServer } from 'ws'
import { openKeepAlive } from './keep-alive.ts'

describe('a socket', () => {
  let now = 0
  let server: WebSocketServer
  let keepAlive: ReturnType<typeof openKeepAlive>
  beforeEach(async () => {
    now = 0
    server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
    await once(server, 'listening')
    keepAlive = openKeepAlive(() => now)
  })
  afterEach(() => {
    keepAlive.close()
    for (const socket of server.clients) socket.terminate()
    server.close()
  })

  async function open(autoPong: boolean) {
    const { port } = server.address() as { port: number }
    const client = new WebSocket(`ws://127.0.0.1:${port}`, { autoPong })
    const [[socket]] = (await Promise.all([once(server, 'connection'), once(client, 'open')])) as [
      [WebSocket],
      unknown,
    ]
    keepAlive.watch(socket)
    return { client, socket }
  }

  it('is pinged after 25 s and stays as long as it answers', async () => {
    const { client, socket } = await open(true)
    for (let round = 0; round < 3; round++) {
      now += 25_000
      const answered = once(socket, 'pong')
      keepAlive.look()
      await answered
      now += 8_000
      keepAlive.look()
      now -= 8_000
    }
    expect(socket.readyState).toBe(socket.OPEN)
    client.terminate()
  })

  it('is cut off when it does not answer within 8 s', async () => {
    const { client, socket } = await open(false)
    now += 25_000
    const pinged = once(client, 'ping')
    keepAlive.look()
    await pinged
    now += 7_999
    keepAlive.look()
    expect(socket.readyState).toBe(socket.OPEN)
    now += 1
    const closed = once(client, 'close')
    keepAlive.look()
    await closed
  })
})
