import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Duplex } from 'node:stream'
import pLimit, { type LimitFunction } from 'p-limit'
import { type HandshakeResponse, readHandshakeResponse } from './read-handshake-response.ts'

const connectTimeoutMs = 2000
const handshakeTimeoutMs = 10_000
/** Less than the 15 s after which a browser dials again. */
const defaultPatienceMs = 13_000
const pauseMs = { first: 100, longest: 1000 }
/**
 * Handshakes of a replica at once. All visitors of one that ended come to the others together: with more at once none is done
 * before its time is over, and all are asked for again.
 */
const mostAtOnce = 64

type Chat = {
  /** The addresses of the chat, another one first each time. */
  addresses: () => URL[]
  patienceMs?: number | undefined
}
type Answer = HandshakeResponse & { upstream?: Socket; err?: Error }
type Handshake = { client: Duplex; head: string; until: number }
export type ShakeHands = (client: Duplex, head: string) => Promise<Answer>

/**
 * Asks one replica after the other for the upgrade, and all again after a pause, until one takes or refuses it. A replica that is
 * away, ends or starts does neither: the visitor waits for the next one, since a browser would wait longer before each try.
 */
export function openHandshakes({ addresses, patienceMs = defaultPatienceMs }: Chat): ShakeHands {
  const queues = new Map<string, LimitFunction>()

  function queueOf({ origin }: URL): LimitFunction {
    const queue = queues.get(origin) ?? pLimit(mostAtOnce)
    queues.set(origin, queue)
    return queue
  }
  const loadOf = (address: URL) => queueOf(address).activeCount + queueOf(address).pendingCount

  async function askEach(handshake: Handshake, [address, ...others]: URL[]): Promise<Answer> {
    const answer = await queueOf(address!)(() => ask(handshake, address!))
    return answer.status !== 503 || others.length === 0 ? answer : askEach(handshake, others)
  }

  return async (client, head) => {
    const handshake = { client, head, until: performance.now() + Math.max(patienceMs, connectTimeoutMs) }
    const lastPauseAt = performance.now() + patienceMs
    for (let ms = pauseMs.first; ; ms = Math.min(ms * 2, pauseMs.longest)) {
      const leastBusyFirst = addresses().sort((one, other) => loadOf(one) - loadOf(other))
      const answer = await askEach(handshake, leastBusyFirst)
      if (answer.status !== 503 || hasLeft(client) || performance.now() + ms > lastPauseAt) return answer
      await pause(ms)
    }
  }
}

const hasLeft = ({ writableEnded, destroyed }: Duplex) => writableEnded || destroyed

/** 503 when the replica cannot be reached, or gives no answer in time. A client that disconnects ends it. */
function ask({ client, head, until }: Handshake, address: URL): Promise<Answer> {
  const leftMs = Math.min(handshakeTimeoutMs, until - performance.now())
  if (hasLeft(client) || leftMs <= 0) return Promise.resolve({ status: 503, bytes: Buffer.alloc(0) })
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
    upstream.setNoDelay(true).write(head)
  })
  return new Promise((resolve) =>
    readHandshakeResponse(upstream, leftMs, (response) => {
      client.off('close', abandon)
      if (response.status !== 101 || client.destroyed) upstream.destroy()
      resolve({ ...response, upstream, ...(failure && { err: failure }) })
    }),
  )
}
