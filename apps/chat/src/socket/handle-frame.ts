import { randomUUID } from 'node:crypto'
import type { Writable } from 'node:stream'
import { closeCodes, type RefusedFrameCode, type ServerFrame, type VisitorFrame } from '@smm/contracts/chat'
import { timing } from '@smm/http-service/observability/metrics'
import { inSpan } from '@smm/http-service/observability/trace'
import { withTimeout } from '@smm/http-service/with-timeout'
import { answerVisitor, type StoredTurn, type TurnVisitor } from '../conversation/answer-visitor.ts'
import { ConversationGone } from '../conversation/conversation.queries.ts'
import { resetChat } from '../conversation/reset-chat.ts'
import { type Subscriber, suppressEcho } from '../delivery/subscriber.ts'
import { refusalTexts } from '../service-texts.ts'
import type { Deps } from '../deps.ts'
import type { TokenBucket } from '../limits/token-bucket.ts'
import { idAtStart, parseFrame, readContent } from './parse-frame.ts'

/** A message that could not be stored. Later messages of its connection wait until it is resent or the gap expires. */
type Gap = { messageId: string; receivedAt: number; expiresAt: number }

/** The state of one visitor's socket. */
export type Connection = TurnVisitor & {
  subscriber: Subscriber
  /** The TCP stream under the socket. */
  stream: Pick<Writable, 'cork' | 'uncork'>
  messageBucket: TokenBucket
  frameBucket: TokenBucket
  gap?: Gap | undefined
}

/** From a message's arrival. Its work goes on after it, and stores the message once however often it is resent. */
const defaultTurnDeadlineMs = 15_000

/** The client resends a refused message after about a second. */
const resendTimeoutMs = 5_000

const ackSeconds = timing(
  'chat_ack_seconds',
  'From a message of a visitor to its acknowledgement.',
  [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
)

const maxPingLength = 256

/** Counts a frame, a control frame too; false, and the socket is closed, when there are too many. */
export function countFrame({ rateLimiter }: Deps, { subscriber, frameBucket }: Connection): boolean {
  const isAllowed = rateLimiter.allowFrame(frameBucket)
  if (!isAllowed) {
    subscriber.socket.close(closeCodes.tooManyMessages)
    // Nothing is read while the socket closes: the rest of a flood stays in the peer's buffers.
    subscriber.socket.pause()
  }
  return isAllowed
}

/** Handles one frame: a ping at once, a message or reset as a turn of the conversation. */
export function handleFrame(deps: Deps, connection: Connection, text: string): void {
  const { subscriber } = connection
  const { rateLimiter, conversationMutex } = deps
  if (!countFrame(deps, connection)) return
  // A spent address still gets the pongs that keep its sockets open.
  if (text.length > maxPingLength && connection.processorBudget.isSpent()) {
    const messageId = idAtStart(text)
    if (!messageId) return refuse(subscriber, 'TOO_MANY_MESSAGES', messageId)
    return refuseAndOpenGap(connection, { messageId, receivedAt: performance.now() }, 'TOO_MANY_MESSAGES')
  }
  const parsed = connection.processorBudget.measure(() => parseFrame(text))
  if ('refused' in parsed) return refuse(subscriber, parsed.refused, parsed.id)
  const { frame } = parsed
  if (frame.type === 'ping') return send(subscriber, pong(frame.id))
  const receivedAt = performance.now()
  const isAccepted =
    rateLimiter.allowMessage(connection.messageBucket) &&
    conversationMutex.tryRun(subscriber.conversationId, () => handleTurn(deps, connection, frame, receivedAt))
  if (!isAccepted) refuseAndOpenGap(connection, { messageId: frame.id, receivedAt }, 'TOO_MANY_MESSAGES')
}

type TurnFrame = Exclude<VisitorFrame, { type: 'ping' }>
type MessageFrame = Extract<VisitorFrame, { type: 'chat_message' }>

async function handleTurn(deps: Deps, connection: Connection, frame: TurnFrame, receivedAt: number) {
  const { subscriber } = connection
  const { conversationId } = subscriber
  const arrival = { messageId: frame.id, receivedAt }
  if (isOutOfOrder(arrival, connection.gap)) return refuse(subscriber, 'TRY_AGAIN', frame.id)
  if (connection.processorBudget.isSpent() || !(await deps.sharedLimits.allowMessage(connection.ip)))
    return refuseAndOpenGap(connection, arrival, 'TOO_MANY_MESSAGES')
  if (connection.gap?.messageId === frame.id) connection.gap = undefined
  let turn: StoredTurn | undefined
  try {
    const leftMs = receivedAt + (deps.turnDeadlineMs ?? defaultTurnDeadlineMs) - performance.now()
    if (leftMs <= 0) throw new Error('the turn waited past its deadline')
    if (frame.type === 'reset_chat')
      return await withTimeout(leftMs, handleReset(deps, conversationId, frame.id))
    turn = await withTimeout(leftMs, handleMessage(deps, connection, frame, receivedAt))
  } catch (err) {
    // The browser comes again, and its cookie begins another conversation.
    if (err instanceof ConversationGone) return subscriber.socket.close(closeCodes.restarting)
    deps.log.error({ err, conversationId }, 'a turn failed')
    return refuseAndOpenGap(connection, arrival, 'TRY_AGAIN')
  }
  // The message is acknowledged: a count that takes long leaves no gap, and the next turn's comes after it.
  if (turn) await deps.recordProgress(conversationId, turn, frame.origin)
}

type Arrival = Pick<Gap, 'messageId' | 'receivedAt'>

/** Refuses a message that its client resends. Until it comes, later ones of the connection are refused: no 'sim' goes before it. */
function refuseAndOpenGap(
  connection: Connection,
  arrival: Arrival,
  code: 'TRY_AGAIN' | 'TOO_MANY_MESSAGES',
): void {
  if (!isOutOfOrder(arrival, connection.gap))
    connection.gap = { ...arrival, expiresAt: Date.now() + resendTimeoutMs }
  refuse(connection.subscriber, code, arrival.messageId)
}

/** Whether a message came behind one that is to be resent; what waits here since before that one goes first. */
const isOutOfOrder = ({ messageId, receivedAt }: Arrival, gap: Gap | undefined) =>
  gap !== undefined &&
  gap.messageId !== messageId &&
  receivedAt > gap.receivedAt &&
  Date.now() < gap.expiresAt

async function handleReset(deps: Deps, conversationId: string, clientId: string) {
  const messages = await deps.turnPermits(() => resetChat(deps, conversationId, clientId))
  deps.fanOut.publish(conversationId, messages)
}

async function handleMessage(deps: Deps, connection: Connection, frame: MessageFrame, receivedAt: number) {
  const { subscriber, stream, conversationId, processorBudget } = connection
  const read = await deps.decisionQueue(() => processorBudget.measure(() => readContent(frame.content)))
  if ('refused' in read) {
    refuse(subscriber, read.refused, frame.id)
    return undefined
  }
  suppressEcho(subscriber, frame.id)
  const message = { ...frame, content: read.content }
  const turn = await inSpan(spanOf(conversationId), () => answerVisitor(deps, connection, message))
  const { seq, messages, isUnanswered } = turn
  // Acknowledgement and answer leave in one TCP write: the write costs more than the turn's decision.
  stream.cork()
  try {
    const ack = { id: frame.id, type: 'message_ack', seq, timestamp: Date.now() } as const
    send(subscriber, isUnanswered ? { ...ack, isUnanswered } : ack)
    deps.fanOut.publish(conversationId, messages)
  } finally {
    stream.uncork()
  }
  ackSeconds((performance.now() - receivedAt) / 1000)
  return turn
}

const spanOf = (conversationId: string) =>
  ({ name: 'answer visitor', kind: 'server', attributes: { 'smm.correlation_id': conversationId } }) as const

/** `id` is that of the refused frame. */
const refuse = (subscriber: Subscriber, code: RefusedFrameCode, id: string = randomUUID()) =>
  send(subscriber, { id, type: 'message_refused', code, content: refusalTexts[code], timestamp: Date.now() })

const pong = (id: string = randomUUID()): ServerFrame => ({ id, type: 'pong', timestamp: Date.now() })

function send({ socket }: Subscriber, frame: ServerFrame): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame))
}
