import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RawData, WebSocket, WebSocketServer } from 'ws'
import { counter } from '@smm/http-service/metrics'
import { Refusal } from '@smm/http-service/refusal'
import { closeCodes, largestFrameBytes } from '@smm/contracts/chat'
import { admitVisitor } from './admit-visitor.ts'
import type { Deps } from './deps.ts'
import { openKeepAlive } from './keep-alive.ts'
import { isProperId } from './proper-id.ts'
import { type Speaker, takeFrame } from './take-frame.ts'
import { fullBucket } from './token-bucket.ts'
import { connectionRate, frameRate } from './visitor-limits.ts'
import type { VisitorSession } from './visitor-session.ts'

declare module 'fastify' {
  interface FastifyRequest {
    visitor: VisitorSession | null
  }
}

const unsupportedData = 1003
const drainMs = 5_000
// Without its own closeTimeout one dead peer would hold the service's end up for 30 s.
const socketOptions = {
  maxPayload: largestFrameBytes,
  maxFragments: 64,
  maxBufferedChunks: 1_024,
  perMessageDeflate: false,
  closeTimeout: 2_000,
}

const countClosed = counter('ws_closed_total', 'Sockets that ended, by the code they ended with.', ['code'])

/** The door of the chat: `/ws`. */
export async function chatSocket(app: FastifyInstance, deps: Deps): Promise<void> {
  const keepAlive = openKeepAlive()
  const cookies = new WeakMap<object, string>()
  let isClosing = false

  await app.register(websocket, {
    options: socketOptions,
    // The peer broke the protocol or its line: ws closes with the right code by itself.
    errorHandler: (err) => app.log.debug({ err }, 'a socket failed'),
    preClose(done) {
      isClosing = true
      keepAlive.close()
      void deps.turns.settle(drainMs).then(() => sayGoodbye(app.websocketServer, done))
    },
  })
  app.decorateRequest('visitor', null)
  app.websocketServer.on('headers', (headers, request) => {
    const cookie = cookies.get(request)
    if (cookie) headers.push(`Set-Cookie: ${cookie}`)
  })

  const admit = async (request: FastifyRequest) => {
    // Another replica is there for whoever comes now.
    if (isClosing) throw new Refusal('UNAVAILABLE')
    request.visitor = await admitVisitor(deps, request)
    cookies.set(request.raw, request.visitor.setCookie)
  }
  app.get('/ws', { websocket: true, onRequest: admit, logLevel: 'warn' }, (socket, request) => {
    const speaker = seat(deps, socket, request)
    keepAlive.watch(socket)
    socket.on('message', (data, isBinary) => {
      if (isBinary) return socket.close(unsupportedData)
      if (!isClosing && socket.readyState === socket.OPEN) takeFrame(deps, speaker, textOf(data))
    })
  })
}

function seat(deps: Deps, socket: WebSocket, request: FastifyRequest): Speaker {
  const { conversationId, isNew } = request.visitor!
  // Ties the request, which the gateway numbered, to everything that is said of the conversation.
  deps.log.info({ reqId: request.id, conversationId }, 'a visitor is in the chat')
  const { after } = request.query as { after?: unknown }
  const giveBack = deps.limits.enter(request.ip)
  const tab = deps.online.join(socket, conversationId, {
    isNew,
    after: isProperId(after) ? after : undefined,
  })
  socket.on('close', (code) => {
    countClosed({ code })
    giveBack()
    deps.online.leave(tab)
  })
  const now = Date.now()
  return {
    tab,
    line: request.raw.socket,
    ip: request.ip,
    messages: fullBucket(connectionRate, now),
    frames: fullBucket(frameRate, now),
  }
}

const textOf = (data: RawData) =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString()

// What was not acknowledged by now is sent again by the client, to another replica.
function sayGoodbye(server: WebSocketServer, done: () => void) {
  for (const socket of server.clients) socket.close(closeCodes.restarting)
  server.close(() => done())
}
