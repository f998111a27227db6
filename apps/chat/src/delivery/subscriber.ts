import type { WebSocket } from 'ws'
import { closeCodes, type ServerFrame } from '@smm/contracts/chat'
import type { MessagePart } from '@smm/contracts/message-parts'
import { orderPagePath } from '@smm/http-service/order-page/order-link'
import type { StoredMessage } from '../conversation/stored-message.ts'

/** One open socket of a conversation and its position in the messages. */
export type Subscriber = {
  socket: WebSocket
  conversationId: string
  /** Signs the links of orders' pages. */
  linkSecret: string
  deliveredSeq: number
  /** Client ids of messages sent from this socket: its page shows them already. */
  unechoedIds: Set<string>
  isCatchingUp: boolean
  /** Messages were stored while it was catching up. */
  hasMore: boolean
}

const maxUnechoedIds = 100
const maxBufferedBytes = 256 * 1024
const highWaterMarkBytes = 64 * 1024
const drainTimeoutMs = 10_000

export const newSubscriber = (socket: WebSocket, conversationId: string, linkSecret: string): Subscriber => ({
  socket,
  conversationId,
  linkSecret,
  deliveredSeq: 0,
  unechoedIds: new Set(),
  isCatchingUp: false,
  hasMore: false,
})

/** Suppresses the echo of a message to the socket that sent it. The oldest ids are dropped: an echo does no harm. */
export function suppressEcho({ unechoedIds }: Subscriber, clientId: string) {
  unechoedIds.add(clientId)
  const [oldest] = unechoedIds
  if (unechoedIds.size > maxUnechoedIds && oldest !== undefined) unechoedIds.delete(oldest)
}

export const isOpen = ({ socket }: Subscriber) => socket.readyState === socket.OPEN

/** Sends new messages. A slow reader is closed: its client reconnects and resumes where it stopped. */
export function deliver(subscriber: Subscriber, messages: StoredMessage[]) {
  for (const message of messages) sendFrame(subscriber, message)
  if (subscriber.socket.bufferedAmount > maxBufferedBytes) subscriber.socket.close(closeCodes.slowReader)
}

/** Sends one of many stored messages and waits for a slow reader, so that a long history is not buffered here. */
export async function deliverWithBackpressure(subscriber: Subscriber, message: StoredMessage): Promise<void> {
  sendFrame(subscriber, message)
  if (subscriber.socket.bufferedAmount > highWaterMarkBytes) await drained(subscriber.socket)
}

function sendFrame(subscriber: Subscriber, message: StoredMessage) {
  if (!isOpen(subscriber)) return
  subscriber.deliveredSeq = message.seq
  if (message.clientId !== null && subscriber.unechoedIds.delete(message.clientId)) return
  subscriber.socket.send(JSON.stringify(serverFrameOf(message, subscriber.linkSecret)))
}

// A visitor's message keeps its client id, so that the tab that sent it recognizes it.
function serverFrameOf(message: StoredMessage, linkSecret: string): ServerFrame {
  const { id, seq, kind, content, clientId, pixPayment, suggestions, parts } = message
  const timestamp = message.createdAt.getTime()
  switch (kind) {
    case 'pix_payment':
      return { id, type: kind, content, timestamp, seq, pixPayment: pixPayment! }
    case 'visitor_message':
      return { id: clientId ?? id, type: kind, content, timestamp, seq }
    case 'chat_response':
      return {
        id,
        type: kind,
        content,
        timestamp,
        seq,
        ...(suggestions && { suggestions }),
        ...(parts && { parts: parts.map((part) => withPageLink(part, linkSecret)) }),
      }
    case 'chat_reset_confirmed':
      return { id, type: kind, content, timestamp, seq }
  }
}

/** The link of an order's page is made when its part is sent, and stored nowhere. */
function withPageLink(part: MessagePart, linkSecret: string): MessagePart {
  if (part.type !== 'order' || part.order.linkVersion === undefined) return part
  const { id, linkVersion } = part.order
  return { ...part, order: { ...part.order, pagePath: orderPagePath(linkSecret, { id, linkVersion }) } }
}

// A ping is written after everything that was sent before it, so its callback marks an empty buffer.
function drained(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(() => {
      socket.close(closeCodes.slowReader)
      resolve()
    }, drainTimeoutMs)
    socket.ping(undefined, false, () => {
      clearTimeout(timeout)
      resolve()
    })
  })
}
