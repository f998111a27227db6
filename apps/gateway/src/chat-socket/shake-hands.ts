import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Duplex } from 'node:stream'
import { type HandshakeResponse, readHandshakeResponse } from './read-handshake-response.ts'

const connectTimeoutMs = 2000
const handshakeTimeoutMs = 10_000
/** Less than the 15 s after which a browser dials again. */
const defaultPatienceMs = 13_000
const pauseMs = { first: 100, longest: 1000 }

export type Asking = {
  client: Duplex
  handshake: string
  /** The addresses of the chat, another one first each time. */
  addresses: () => URL[]
  patienceMs?: number | undefined
}
export type Answer = HandshakeResponse & { upstream: Socket; err?: Error }

/**
 * Asks one replica after the other for the upgrade, and all again after a pause, until one takes or refuses it. A replica that is
 * away, ends or starts does neither: the visitor waits for the next one, since a browser would wait longer before each try.
 */
export async function shakeHands(asking: Asking): Promise<Answer> {
  const { client, patienceMs = defaultPatienceMs } = asking
  const until = performance.now() + patienceMs
  for (let ms = pauseMs.first; ; ms = Math.min(ms * 2, pauseMs.longest)) {
    const answer = await askEach(asking, asking.addresses())
    const isOver = performance.now() + ms > until || client.writableEnded || client.destroyed
    if (answer.status !== 503 || isOver) return answer
    await pause(ms)
  }
}

async function askEach(asking: Asking, [address, ...others]: URL[]): Promise<Answer> {
  const answer = await ask(asking, address!)
  const { writableEnded, destroyed } = asking.client
  if (answer.status !== 503 || others.length === 0 || writableEnded || destroyed) return answer
  return askEach(asking, others)
}

/** 503 when the replica cannot be reached, or gives no answer. A client that disconnects ends it. */
function ask({ client, handshake }: Asking, address: URL): Promise<Answer> {
  const upstream = connect({
    host: address.hostname.replace(/^\[|\]$/g, ''),
    port: Number(address.port || 80),
  })
  let failure: Error | undefined
  const abandon = () => upstream.destroy()
  client.once('close', abandon)
  upstream.setTimeout(connectTimeoutMs, () => upstream.destroy(new Error('connecting took too long')))
  upstream.on('error', (err) => (failure = err))
  upstream.once('connect', () => {
    upstream.setTimeout(0).removeAllListeners('timeout')
    upstream.setNoDelay(true).write(handshake)
  })
  return new Promise((resolve) =>
    readHandshakeResponse(upstream, handshakeTimeoutMs, (response) => {
      client.off('close', abandon)
      if (response.status !== 101 || client.destroyed) upstream.destroy()
      resolve({ ...response, upstream, ...(failure && { err: failure }) })
    }),
  )
}
