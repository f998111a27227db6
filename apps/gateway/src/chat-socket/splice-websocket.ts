import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { chatSocketPath } from '@smm/contracts/pages'
import { hasAmbiguousHost } from '../ambiguous-host.ts'
import { forwardedHeaders } from '../upstreams/forwarded-headers.ts'
import type { Visitor } from '../upstreams/visitor-address.ts'
import { announceRestart } from './announce-restart.ts'
import { openHandshakes } from './shake-hands.ts'

const lingerMs = 5000
const keepAliveMs = 30_000
const maxEarlyBytes = 16 * 1024
/** The pace of cutting visitors where another gateway takes them: the chat takes one after the other. */
const spread = { msEach: 10, longestMs: 18_000 }

type Splicing = {
  /** The addresses of the chat in round-robin order. */
  addresses: () => URL[]
  visitorOf: (request: IncomingMessage) => Visitor
  patienceMs?: number | undefined
  /** Another gateway listens on the same port. */
  sharesPort?: boolean | undefined
  log: FastifyBaseLogger
}

/**
 * Splices each upgrade of /ws with a connection to the chat, byte for byte: backpressure works through it, and each side
 * ends with the other. Returns the way to end all connections and to refuse new ones.
 */
export function spliceWebSocket(
  server: Server,
  { addresses, visitorOf, patienceMs, sharesPort, log }: Splicing,
): () => void {
  const shakeHands = openHandshakes({ addresses, patienceMs })
  const open = new Set<Duplex>()
  /** The keys of the visitors whose handshake is under way. */
  const waiting = new Map<Duplex, string>()
  let isClosing = false

  // An upgrade to another protocol is answered as plain HTTP.
  Object.assign(server, { shouldUpgradeCallback: isWebSocket })
  server.on('upgrade', (request: IncomingMessage, client: Duplex, early: Buffer) => {
    client.on('error', () => client.destroy())
    if (request.url?.split('?')[0] !== chatSocketPath) return refuse(client, 404)
    if (!isHandshake(request)) return refuse(client, 400)
    if (isClosing) return refuse(client, 503)
    open.add(client)
    waiting.set(client, request.headers['sec-websocket-key'] ?? '')
    client.once('close', () => open.delete(client))
    const handshake = handshakeOf(request, visitorOf(request))
    const takeEarly = bufferEarlyBytes(client, early)
    void shakeHands(client, handshake).then(({ status, upstream, bytes, retryAfter, err }) => {
      waiting.delete(client)
      if (err) log.warn({ err }, 'chat could not be reached')
      if (client.writableEnded || client.destroyed) upstream?.destroy()
      else if (upstream && status === 101) splice({ client, upstream, bytes, takeEarly })
      else refuse(client, status, retryAfter)
    })
  })

  return () => {
    // A connection that is open already may still ask for an upgrade, which nothing would end.
    isClosing = true
    waiting.forEach((key, client) => announceRestart(client, key))
    const spreadMs = sharesPort ? Math.min(open.size * spread.msEach, spread.longestMs) : 0
    open.forEach((client) => {
      if (waiting.has(client)) destroySoon(client)
      else setTimeout(() => client.destroy(), Math.random() * spreadMs)
    })
  }
}

/** RFC 6455, 4.1: a GET without a body. */
const isHandshake = (request: IncomingMessage) =>
  request.method === 'GET' &&
  Number(request.headers['content-length'] ?? 0) === 0 &&
  request.headers['transfer-encoding'] === undefined &&
  !hasAmbiguousHost(request)

const isWebSocket = (request: IncomingMessage) => /^websocket$/i.test(request.headers.upgrade ?? '')

/** Reads on while the chat is being asked: a client that disconnects is only noticed by reading. */
function bufferEarlyBytes(client: Duplex, first: Buffer): () => Buffer {
  const early = [first]
  let size = first.length
  const onData = (chunk: Buffer) => {
    size += chunk.length
    early.push(chunk)
    if (size > maxEarlyBytes) client.destroy()
  }
  const onEnd = () => client.destroy()
  client.on('data', onData).on('end', onEnd)
  return () => {
    client.off('data', onData).off('end', onEnd).pause()
    return Buffer.concat(early)
  }
}

type Spliced = { client: Duplex; upstream: Socket; bytes: Buffer; takeEarly: () => Buffer }

/**
 * No byte of the client passes before the chat has switched protocols: after a refusal the connection still speaks HTTP,
 * and a second request would reach the chat past the gateway's checks.
 */
function splice({ client, upstream, bytes, takeEarly }: Spliced) {
  upstream.setKeepAlive(true, keepAliveMs)
  endTogether(client as Socket, upstream)
  client.write(bytes)
  upstream.write(takeEarly())
  client.pipe(upstream)
  upstream.pipe(client)
}

/** A closed side closes the other; after a side has stopped sending, the last bytes get `lingerMs`. */
function endTogether(client: Socket, upstream: Socket) {
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
  destroySoon(client)
}

const destroySoon = (client: Duplex) => setTimeout(() => client.destroy(), lingerMs).unref()
