import type { Socket } from 'node:net'

const largestHead = 16 * 1024

/** What a service answered to an upgrade. `bytes` is all that came so far: the head and perhaps the first frames. */
export type HandshakeAnswer = { status: number; retryAfter?: string; bytes: Buffer }

/** Reads the head of the answer and leaves the rest unread. 503 stands for: none came in time, or none that is HTTP. */
export function readHandshakeAnswer(
  upstream: Socket,
  timeoutMs: number,
  answered: (answer: HandshakeAnswer) => void,
): void {
  let bytes: Buffer = Buffer.alloc(0)
  const finish = (answer: HandshakeAnswer) => {
    clearTimeout(timer)
    upstream.off('data', onData).off('close', onClose).pause()
    answered(answer)
  }
  const none = () => finish({ status: 503, bytes })
  const onClose = none
  const onData = (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk])
    const end = bytes.indexOf('\r\n\r\n')
    if (end < 0) return bytes.length > largestHead ? none() : undefined
    const head = bytes.subarray(0, end).toString('latin1')
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 503)
    finish({ status, retryAfter: /\r\nretry-after: *(\d+)/i.exec(head)?.[1], bytes })
  }
  const timer = setTimeout(none, timeoutMs)
  upstream.on('data', onData).on('close', onClose)
}
