import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Returns the way to end the connections that never asked for anything, as browsers open them ahead: a server that closes takes
 * them for requests under way and waits.
 */
export function silentConnections(server: Server): () => void {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return () => open.forEach((it) => it.bytesRead === 0 && it.destroy())
}
