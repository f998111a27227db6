import { once } from 'node:events'
import WebSocket, { WebSocketServer } from 'ws'
import { openHeartbeat } from './heartbeat.ts'

describe('a socket', () => {
  let now = 0
  let server: WebSocketServer
  let heartbeat: ReturnType<typeof openHeartbeat>
  beforeEach(async () => {
    now = 0
    server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
    await once(server, 'listening')
    heartbeat = openHeartbeat(() => now)
  })
  afterEach(() => {
    heartbeat.close()
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
    heartbeat.watch(socket)
    return { client, socket }
  }

  it('is pinged after 25 s and stays as long as it answers', async () => {
    const { client, socket } = await open(true)
    for (let round = 0; round < 3; round++) {
      now += 25_000
      const answered = once(socket, 'pong')
      heartbeat.check()
      await answered
      now += 8_000
      heartbeat.check()
      now -= 8_000
    }
    expect(socket.readyState).toBe(socket.OPEN)
    client.terminate()
  })

  it('is terminated when it does not answer within 8 s', async () => {
    const { client, socket } = await open(false)
    now += 25_000
    const pinged = once(client, 'ping')
    heartbeat.check()
    await pinged
    now += 7_999
    heartbeat.check()
    expect(socket.readyState).toBe(socket.OPEN)
    now += 1
    const closed = once(client, 'close')
    heartbeat.check()
    await closed
  })
})
