import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { listen, openTestApp } from '../testing.ts'

export const openGateway = (...chat: string[]) => openPatientGateway(0, chat)

export async function openPatientGateway(patienceMs: number, chat: string[]) {
  const { app } = await openTestApp({ services: { chat, orders: chat, catalogue: chat }, patienceMs })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { app, port, socketUrl: `ws://127.0.0.1:${port}/ws` }
}

/** A chat that echoes every frame. */
export async function openChat() {
  const server = createServer()
  const sockets = new WebSocketServer({ server, path: '/ws' })
  const asked: Array<Record<string, unknown>> = []
  sockets.on('headers', (headers) => headers.push('Set-Cookie: smm_visitor=1; HttpOnly'))
  sockets.on('connection', (socket, request) => {
    asked.push({ url: request.url, ...request.headers })
    socket.on('message', (data, isBinary) => socket.send(data, { binary: isBinary }))
  })
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}`,
    server,
    sockets,
    asked,
    close: () => (sockets.close(), server.close()),
  }
}
