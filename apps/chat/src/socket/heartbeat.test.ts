import { once } from 'node:events'
import WebSocket, { WebSocketServer } from 'ws'
import { openHeartbeat } from './heartbeat.ts'

const checkedByTheTestMs = 3_600_000

describe('a socket', () => {
  let server: WebSocketServer
  let heartbeat: ReturnType<typeof openHeartbeat>
  beforeEach(async () => {
    server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
    await once(server, 'listening')
    heartbeat = openHeartbeat(checkedByTheTestMs)
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

  function check(times: number) {
    for (let check = 0; check < times; check += 1) heartbeat.check()
  }

  it('is pinged after 25 s and stays as long as it answers', async () => {
    const { client, socket } = await open(true)
    for (let round = 0; round < 3; round++) {
      const answered = once(socket, 'pong')
      check(25)
      await answered
    }
    expect(socket.readyState).toBe(socket.OPEN)
    client.terminate()
  })

  it('is terminated when it does not answer within 8 s', async () => {
    const { client, socket } = await open(false)
    const pinged = once(client, 'ping')
    check(25)
    await pinged
    check(7)
    expect(socket.readyState).toBe(socket.OPEN)
    const closed = once(client, 'close')
    check(1)
    await closed
  })

  it('stays when this process stalled beyond the time to answer: its pong is unread', async () => {
    const { client, socket } = await open(true)
    const [pinged, answered] = [once(client, 'ping'), once(socket, 'pong')]
    check(25)
    await pinged
    check(1)
    await answered
    expect(socket.readyState).toBe(socket.OPEN)
    client.terminate()
  })
})
