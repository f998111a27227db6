import { createHash } from 'node:crypto'
import type { Duplex } from 'node:stream'

/** RFC 6455, 5.5.1: a close frame of two bytes, which are the code 1012, 'Service Restart'. */
const closeFrame = Buffer.from([0x88, 2, 1012 >> 8, 1012 & 0xff])

/**
 * Takes an upgrade and closes it as a restart. A browser that dials in vain is told no reason and waits longer each time; after
 * this one it dials again soon.
 */
export function announceRestart(client: Duplex, key: string): void {
  const accept = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64')
  client.write(
    `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  )
  client.end(closeFrame)
}
