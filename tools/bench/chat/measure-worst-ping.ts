import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import WebSocket from 'ws'

const pingEveryMs = 20
const answerTimeoutMs = 30_000

export type Flood = { connections: number; messages: number; content: string }

/** The longest time to a pong, in ms, of a visitor while `address` sends the flood at once. */
export async function measureWorstPing(url: string, address: string, flood: Flood): Promise<number> {
  const socketUrl = `${url.replace('http', 'ws')}/ws`
  const visitor = await open(new WebSocket(socketUrl, { perMessageDeflate: false }))
  const closed = once(visitor, 'close').then(([code]) => `the chat closed the visitor's socket: ${code}`)
  let isDone = false
  const flooding = send(socketUrl, address, flood).finally(() => (isDone = true))
  let worstMs = 0
  while (!isDone) {
    worstMs = Math.max(worstMs, await ping(visitor, closed))
    await pause(pingEveryMs)
  }
  visitor.terminate()
  await flooding
  return worstMs
}

async function ping(socket: WebSocket, closed: Promise<string>): Promise<number> {
  const sentAt = performance.now()
  const answered = once(socket, 'message')
  socket.send(JSON.stringify({ id: randomUUID(), type: 'ping' }))
  const outcome = await Promise.race([answered, closed])
  if (typeof outcome === 'string') throw new Error(outcome)
  return performance.now() - sentAt
}

/** Resolves when each message is acknowledged or refused, or its socket is closed. */
async function send(
  socketUrl: string,
  localAddress: string,
  { connections, messages, content }: Flood,
): Promise<void> {
  const sockets = await Promise.all(
    Array.from({ length: connections }, () =>
      open(new WebSocket(socketUrl, { perMessageDeflate: false, localAddress })),
    ),
  )
  const answered = Promise.withResolvers<void>()
  let answers = 0
  let openSockets = connections
  for (const socket of sockets) {
    socket.on('message', (data) => {
      if (/"type":"message_(ack|refused)"/.test(String(data)) && ++answers === messages) answered.resolve()
    })
    socket.on('close', () => --openSockets === 0 && answered.resolve())
    socket.on('error', () => {})
  }
  for (let n = 0; n < messages; n++) {
    const message = { id: randomUUID(), type: 'chat_message', content, timestamp: Date.now() }
    sockets[n % connections]!.send(JSON.stringify(message))
  }
  await Promise.race([answered.promise, pause(answerTimeoutMs)])
  for (const socket of sockets) socket.terminate()
}

async function open(socket: WebSocket): Promise<WebSocket> {
  await once(socket, 'open')
  // An error is followed by a close.
  socket.on('error', () => {})
  return socket
}
