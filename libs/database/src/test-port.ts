import { once } from 'node:events'
import { createServer } from 'node:net'

/** A free port of the loopback: below the range of outgoing connections, which could take it before its server listens. */
export async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 12_000)
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return freePort()
  }
  server.close()
  await once(server, 'close')
  return port
}
