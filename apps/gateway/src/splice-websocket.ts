import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { forwardedHeaders } from './forwarded-headers.ts'
import { hasTwoHosts } from './has-two-hosts.ts'
import { readHandshakeAnswer } from './read-handshake-answer.ts'
import type { Visitor } from './visitor-address.ts'

const connectMs = 2000
const handshakeMs = 10_000
const lingerMs = 5000
const keepAliveMs = 30_000
const largestEarly = 16 * 1024

type Splicing = {
  /** Where the chat answers now, beginning at another address every time. */
  addresses: () => URL[]
  visitorOf: (request: IncomingMessage) => Visitor
  log: FastifyBaseLogger
}

/**
 * Joins each upgrade of /ws with a connection to the chat, byte for byte: the system's own back-pressure works through
 * it, and when one side goes the other goes too. Returns the way to end all of them, and to let nobody in any more.
 */
export function spliceWebSocket(server: Server, { addresses, visitorOf, log }: Splicing): () => void {
  const open = new Set<Duplex>()
  let isOver = false

  // Whoever offers another protocol is answered in this one.
  Object.assign(server, { shouldUpgradeCallback: isWebSocket })
  server.on('upgrade', (request: IncomingMessage, client: Duplex, early: Buffer) => {
    client.on('error', () => client.destroy())
    if (request.url?.split('?')[0] !== '/ws') return refuse(client, 404)
    if (!isHandshake(request)) return refuse(client, 400)
    if (isOver) return refuse(client, 503)
    open.add(client)
    client.once('close', () => open.delete(client))
    const head = handshakeOf(request, visitorOf(request))
    const takeEarly = holdEarly(client, early)
    const join = (upstream: Socket) => splice(client, upstream, head, takeEarly)
    const giveUp = (err: Error) => {
      log.warn({ err }, 'chat could not be reached')
      refuse(client, 503)
    }
    reach(client, addresses(), join, giveUp)
  })

  return () => {
    // A line that was open already may still ask: nobody would end what came of it.
    isOver = true
    open.forEach((client) => client.destroy())
  }
}

/** RFC 6455, 4.1: a GET, and nothing comes with it. */
const isHandshake = (request: IncomingMessage) =>
  request.method === 'GET' &&
  Number(request.headers['content-length'] ?? 0) === 0 &&
  request.headers['transfer-encoding'] === undefined &&
  !hasTwoHosts(request)

const isWebSocket = (request: IncomingMessage) => /^websocket$/i.test(request.headers.upgrade ?? '')

/** Tries the addresses in turn; a client that leaves meanwhile ends the search. */
function reach(
  client: Duplex,
  [address, ...others]: URL[],
  join: (to: Socket) => void,
  giveUp: (err: Error) => void,
) {
  const upstream = connect({
    host: address!.hostname.replace(/^\[|\]$/g, ''),
    port: Number(address!.port || 80),
  })
  const leave = () => upstream.destroy()
  const fail = (err: Error) => {
    client.off('close', leave)
    upstream.destroy()
    if (client.destroyed) return
    if (others.length > 0) reach(client, others, join, giveUp)
    else giveUp(err)
  }
  client.once('close', leave)
  upstream.setTimeout(connectMs, () => fail(new Error('connecting took too long')))
  upstream.once('error', fail)
  upstream.once('connect', () => {
    upstream.off('error', fail)
    upstream.setTimeout(0)
    upstream.removeAllListeners('timeout')
    join(upstream)
  })
}

/** Reads on while the chat is being asked: a client that leaves is only noticed by reading. */
function holdEarly(client: Duplex, first: Buffer): () => Buffer {
  const early = [first]
  let size = first.length
  const onData = (chunk: Buffer) => {
    size += chunk.length
    early.push(chunk)
    if (size > largestEarly) client.destroy()
  }
  const onEnd = () => client.destroy()
  client.on('data', onData).on('end', onEnd)
  return () => {
    client.off('data', onData).off('end', onEnd).pause()
    return Buffer.concat(early)
  }
}

function splice(client: Duplex, upstream: Socket, head: string, takeEarly: () => Buffer) {
  upstream.on('error', () => upstream.destroy())
  upstream.setNoDelay(true).setKeepAlive(true, keepAliveMs)
  upstream.write(head)
  // Until the chat has agreed nothing of the client's goes through: after a refusal the connection would still speak
  // HTTP, and whatever came would reach the chat past our own door.
  readHandshakeAnswer(upstream, handshakeMs, ({ status, retryAfter, bytes }) => {
    if (status !== 101) {
      upstream.destroy()
      return refuse(client, status, retryAfter)
    }
    joinSides(client as Socket, upstream)
    client.write(bytes)
    upstream.write(takeEarly())
    client.pipe(upstream)
    upstream.pipe(client)
  })
}

/** When one side is gone the other goes too; a side that only stopped sending gets a moment for the last bytes. */
function joinSides(client: Socket, upstream: Socket) {
  const endBoth = () => {
    client.destroy()
    upstream.destroy()
  }
  const endSoon = () => setTimeout(endBoth, lingerMs).unref()
  client.setNoDelay(true).setKeepAlive(true, keepAliveMs).setTimeout(0)
  for (const side of [client, upstream]) side.once('close', endBoth).once('end', endSoon)
}

function handshakeOf(request: IncomingMessage, visitor: Visitor): string {
  const headers = forwardedHeaders(request.rawHeaders, visitor, randomUUID())
  const lines = [`GET ${request.url} HTTP/1.1`, 'Connection: Upgrade', 'Upgrade: websocket']
  for (let at = 0; at < headers.length; at += 2) lines.push(`${headers[at]}: ${headers[at + 1]}`)
  return `${lines.join('\r\n')}\r\n\r\n`
}

function refuse(client: Duplex, status: number, retryAfter?: string) {
  const wait = retryAfter ? `Retry-After: ${retryAfter}\r\n` : ''
  const reason = STATUS_CODES[status] ?? 'Refused'
  if (client.writable)
    client.end(`HTTP/1.1 ${status} ${reason}\r\n${wait}Connection: close\r\nContent-Length: 0\r\n\r\n`)
  setTimeout(() => client.destroy(), lingerMs).unref()
}
