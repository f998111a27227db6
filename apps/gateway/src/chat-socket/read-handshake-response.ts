import type { Socket } from 'node:net'

const maxHeadBytes = 16 * 1024

/** A service's response to an upgrade. `bytes` is everything received so far: the head and perhaps the first frames. */
export type HandshakeResponse = { status: number; retryAfter?: string; bytes: Buffer }

/** Reads the head and leaves the rest unread. A response that is late, cut off or no HTTP counts as 503. */
export function readHandshakeResponse(
  upstream: Socket,
  timeoutMs: number,
  received: (response: HandshakeResponse) => void,
): void {
  let bytes: Buffer = Buffer.alloc(0)
  const finish = (response: HandshakeResponse) => {
    clearTimeout(timer)
    upstream.off('data', onData).off('close', giveUp).pause()
    received(response)
  }
  const giveUp = () => finish({ status: 503, bytes })
  const onData = (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk])
    const end = bytes.indexOf('\r\n\r\n')
    if (end < 0) return bytes.length > maxHeadBytes ? giveUp() : undefined
    const head = bytes.subarray(0, end).toString('latin1')
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 503)
    finish({ status, retryAfter: /\r\nretry-after: *(\d+)/i.exec(head)?.[1], bytes })
  }
  const timer = setTimeout(giveUp, timeoutMs)
  upstream.on('data', onData).on('close', giveUp)
}
