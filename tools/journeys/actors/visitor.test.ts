import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { openVisitor } from './visitor.ts'

it.each([
  ['never answers', () => {}],
  ['hangs up', (socket: Socket) => socket.destroy()],
])('a chat that %s opens for no visitor, and no visitor waits for ever', async (_what, answer) => {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    answer(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await expect(openVisitor({ url }, 200)).rejects.toThrow()
  for (const socket of sockets) socket.destroy()
  server.close()
})
