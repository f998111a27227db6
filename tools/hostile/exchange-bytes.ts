import { once } from 'node:events'
import { connect } from 'node:net'

/** Silence after which our side of the connection ends, so that an unfinished request gets its answer. */
const quietMs = 300
/** Longer than any limit of the gateway on a request. */
const timeoutMs = 90_000

/** The answers on a connection until it was closed. */
export type Exchange = { statuses: number[]; isHung: boolean }

/** Sends bytes on a connection of their own, and reads until the other side closes it. */
export async function exchangeBytes(port: number, bytes: Buffer): Promise<Exchange> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  const received: Buffer[] = []
  let isHung = false
  socket.on('data', (chunk: Buffer) => void received.push(chunk))
  // A refused request is often reset while its rest is still being sent.
  socket.on('error', () => {})
  socket.on('end', () => socket.end())
  const quiet = setInterval(() => socket.end(), quietMs)
  const timeout = setTimeout(() => {
    isHung = true
    socket.destroy()
  }, timeoutMs)
  socket.write(bytes)
  await once(socket, 'close')
  clearInterval(quiet)
  clearTimeout(timeout)
  return { statuses: statusesIn(Buffer.concat(received)), isHung }
}

const statusesIn = (received: Buffer) =>
  [...received.toString('latin1').matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))
