import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A TCP proxy to one server at a time, as a Service of Kubernetes or a managed endpoint is: what is open stays with
 * the server that it was opened to.
 */
export async function openSwitchableProxy(firstPort: number) {
  let leadsTo = firstPort
  let closed = 0
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(leadsTo, '127.0.0.1')
    client.on('close', () => closed++)
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(from)
      from.on('error', () => {})
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
      from.pipe(to)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** How many connections have ended. */
    closed: () => closed,
    leadTo(port: number) {
      leadsTo = port
    },
    /** As when a machine vanishes: what is open stays open and says nothing. */
    silence() {
      for (const socket of open) socket.unpipe().pause()
    },
    close() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
