import type { IncomingMessage } from 'node:http'
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RawData, WebSocket, WebSocketServer } from 'ws'
import { closeCodes, maxFrameBytes } from '@smm/contracts/chat'
import { chatSocketPath } from '@smm/contracts/pages'
import { counter } from '@smm/http-service/observability/metrics'
import { Refusal } from '@smm/http-service/refusal'
import type { Deps } from '../deps.ts'
import { frameRate, messageRate } from '../limits/quotas.ts'
import { fullBucket } from '../limits/token-bucket.ts'
import { type Admission, authorizeHandshake } from './authorize-handshake.ts'
import { openAccessRecords } from '../rights/record-access.ts'
import { type Connection, countFrame, handleFrame } from './handle-frame.ts'
import { openHeartbeat } from './heartbeat.ts'
import { isMessageId } from './parse-frame.ts'

type AfterQuery = { Querystring: { after?: unknown } }

const unsupportedData = 1003
const drainTimeoutMs = 5_000
// ws waits 30 s for a dead peer's close frame by default, which would delay the shutdown.
const socketOptions = {
  maxPayload: maxFrameBytes,
  maxFragments: 64,
  maxBufferedChunks: 1_024,
  perMessageDeflate: false,
  closeTimeout: 2_000,
}

const countClosed = counter('ws_closed_total', 'Sockets that ended, by the code they ended with.', ['code'])

/** The visitors' WebSocket. */
export async function chatSocket(app: FastifyInstance, deps: Deps): Promise<void> {
  const heartbeat = openHeartbeat()
  const handshakeDeps = { ...deps, recordAccess: openAccessRecords(deps.db) }
  const admissions = new WeakMap<IncomingMessage, Admission>()
  let isClosing = false

  await app.register(websocket, {
    options: socketOptions,
    // ws closes the socket with the right code by itself.
    errorHandler: (err) => app.log.debug({ err }, 'a socket failed'),
    preClose(done) {
      isClosing = true
      heartbeat.close()
      void deps.conversationMutex.drain(drainTimeoutMs).then(() => closeSockets(app.websocketServer, done))
    },
  })
  app.websocketServer.on('headers', (headers, request) => {
    const admission = admissions.get(request)
    if (admission) headers.push(`Set-Cookie: ${admission.session.setCookie}`)
  })

  const authorize = async (request: FastifyRequest) => {
    // The client retries and reaches another replica.
    if (isClosing) throw new Refusal('UNAVAILABLE')
    admissions.set(request.raw, await authorizeHandshake(handshakeDeps, request))
  }
  const options = { websocket: true, onRequest: authorize, logLevel: 'warn' } as const
  app.get<AfterQuery>(chatSocketPath, options, (socket, request) => {
    const admission = admissions.get(request.raw)
    if (!admission) return socket.close(closeCodes.restarting)
    const connection = openConnection(deps, socket, request, admission)
    heartbeat.watch(socket)
    const countControlFrame = () => void countFrame(deps, connection)
    socket.on('ping', countControlFrame).on('pong', countControlFrame)
    socket.on('message', (data, isBinary) => {
      if (isBinary) return socket.close(unsupportedData)
      if (!isClosing && socket.readyState === socket.OPEN) handleFrame(deps, connection, textOf(data))
    })
  })
}

function openConnection(
  deps: Deps,
  socket: WebSocket,
  request: FastifyRequest<AfterQuery>,
  { session: { conversationId, isNew, snapshot }, socketLease }: Admission,
): Connection {
  // Links the gateway's request id to the conversation id of all later logs.
  deps.log.info({ reqId: request.id, conversationId }, 'a visitor connected')
  const { after } = request.query
  const releaseLease = deps.sharedLimits.holdSocket(socketLease)
  const subscriber = deps.fanOut.subscribe(socket, conversationId, {
    isNew,
    after: isMessageId(after) ? after : undefined,
  })
  socket.on('close', (code) => {
    countClosed({ code })
    releaseLease()
    deps.fanOut.unsubscribe(subscriber)
  })
  const now = Date.now()
  return {
    conversationId,
    subscriber,
    stream: request.raw.socket,
    ip: request.ip,
    messageBucket: fullBucket(messageRate, now),
    frameBucket: fullBucket(frameRate, now),
    processorBudget: deps.rateLimiter.openProcessorBudget(request.ip),
    snapshotCache: { snapshot },
  }
}

const textOf = (data: RawData) =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.isBuffer(data) ? data : Buffer.from(data)).toString()

// Clients reconnect to another replica and resend what was not acknowledged.
function closeSockets(server: WebSocketServer, done: () => void) {
  for (const socket of server.clients) socket.close(closeCodes.restarting)
  server.close(() => done())
}
