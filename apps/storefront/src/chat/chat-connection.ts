import type { ChatMessageFrame, VisitorFrame } from '@smm/contracts/chat'
import { type Clock, createHeartbeat } from './heartbeat.ts'
import { createOutgoingQueue } from './outgoing-queue.ts'
import { type KnownFrame, readFrame } from './read-frame.ts'
import { maxReconnectAttempts, reconnectDelay } from './reconnect-delay.ts'

export const sendQueuedAfterMs = 100
const openTimeoutMs = 15_000
/** Pace of sending again what the chat refused as too much at once. */
const resendEveryMs = 1100
const maxRefusals = 10

const normalClosure = 1000
const noAnswer = 4000

export type ConnectionStatus =
  /** Nothing was dialled yet. */
  | { kind: 'asleep' }
  | { kind: 'connecting' }
  | { kind: 'connected' }
  | { kind: 'reconnecting'; attempt: number; retryAt: number }
  | { kind: 'failed' }

/** The part of a browser's WebSocket that is used. */
export type ChatSocket = Pick<WebSocket, 'send' | 'close'> & {
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
}

export type Wiring = {
  openSocket: () => ChatSocket
  clock: Clock
  random: () => number
  newId: () => string
  onStatus: (status: ConnectionStatus) => void
  onFrame: (frame: KnownFrame) => void
  onDelivered: (id: string, seq?: number) => void
  /** The message will not be tried again: no room in the queue, or refused for good with these words. */
  onGivenUp: (id: string, words?: string) => void
}

/** Keeps one socket to the chat alive and sends what the visitor wrote until the chat has it. */
export function createChatConnection(wiring: Wiring) {
  const { clock, newId } = wiring
  const queue = createOutgoingQueue()
  const heartbeat = createHeartbeat(
    clock,
    () => transmit(bareFrame('ping')),
    () => cut(noAnswer),
  )
  let status: ConnectionStatus = { kind: 'asleep' }
  let socket: ChatSocket | undefined
  let attempts = 0
  let isEndedByVisitor = false
  let stopTimer = () => {}
  let stopFlush: (() => void) | undefined
  let resetId: string | undefined

  const bareFrame = (type: 'ping' | 'reset_chat', id = newId()) => ({
    id,
    type,
    content: '',
    timestamp: clock.now(),
  })

  function changeStatus(next: ConnectionStatus) {
    status = next
    wiring.onStatus(next)
  }

  function dial() {
    stopTimer()
    stopTimer = clock.later(openTimeoutMs, () => cut(noAnswer))
    try {
      socket = wiring.openSocket()
    } catch {
      return lose(noAnswer)
    }
    socket.onopen = () => {
      stopTimer()
      attempts = 0
      heartbeat.start()
      stopFlush = clock.later(sendQueuedAfterMs, flush)
      changeStatus({ kind: 'connected' })
      sendReset()
    }
    socket.onmessage = ({ data }) => take(readFrame(data, { newId, now: clock.now }))
    socket.onclose = ({ code }) => lose(code)
  }

  /** Lets go of the socket without waiting for the other side, which may never answer the close. */
  function cut(code: number) {
    const old = socket
    lose(code)
    old?.close(code)
  }

  function lose(code: number) {
    letGo()
    if (code === normalClosure || attempts >= maxReconnectAttempts) return changeStatus({ kind: 'failed' })
    attempts += 1
    const delay = reconnectDelay(attempts, code, wiring.random())
    stopTimer = clock.later(delay, dial)
    changeStatus({ kind: 'reconnecting', attempt: attempts, retryAt: clock.now() + delay })
  }

  function letGo() {
    if (socket) socket.onopen = socket.onmessage = socket.onclose = null
    socket = undefined
    stopTimer()
    heartbeat.stop()
    stopFlush?.()
    stopFlush = undefined
    queue.noteConnectionLost().forEach((id) => wiring.onDelivered(id))
  }

  function transmit(frame: VisitorFrame) {
    try {
      socket?.send(JSON.stringify(frame))
    } catch {
      cut(noAnswer)
    }
  }

  function transmitQueued(message: ChatMessageFrame) {
    queue.noteSent(message.id)
    transmit(message)
  }

  function flush() {
    stopFlush = undefined
    if (resetId) return
    for (const { message } of queue.unsent()) transmitQueued(message)
  }

  /** One at a time, in order, after the chat said that it was too much. */
  function flushSlowly() {
    stopFlush ??= clock.later(resendEveryMs, () => {
      stopFlush = undefined
      if (resetId) return
      const [next, ...more] = queue.unsent()
      if (next) transmitQueued(next.message)
      if (more.length > 0) flushSlowly()
    })
  }

  function take(frame: KnownFrame | undefined) {
    if (!frame) return
    if (frame.type === 'pong') {
      heartbeat.takePong()
      return queue.acknowledgeSilently().forEach((id) => wiring.onDelivered(id))
    }
    if (frame.type === 'message_ack') {
      queue.acknowledge(frame.id)
      return wiring.onDelivered(frame.id, frame.seq)
    }
    if (frame.type === 'message_refused') return takeRefusal(frame)
    if (frame.type === 'visitor_message') queue.remove(frame.id)
    else queue.acknowledgeSilently().forEach((id) => wiring.onDelivered(id))
    wiring.onFrame(frame)
  }

  function takeRefusal(frame: Extract<KnownFrame, { type: 'message_refused' }>) {
    const isPassing = frame.code === 'TOO_MANY_MESSAGES' || frame.code === 'TRY_AGAIN'
    if (frame.id === resetId)
      return isPassing ? repeatReset(resetId) : wiring.onGivenUp(resetId, frame.content)
    if (isPassing && queue.noteRefused(frame.id) <= maxRefusals) return flushSlowly()
    if (queue.remove(frame.id)) wiring.onGivenUp(frame.id, frame.content)
  }

  function sendReset() {
    if (resetId && status.kind === 'connected') transmit(bareFrame('reset_chat', resetId))
  }

  function repeatReset(id: string) {
    clock.later(resendEveryMs, () => {
      if (id === resetId) sendReset()
    })
  }

  /** The reset that the chat has not confirmed, if there is one: nothing written goes out before it is. */
  function holdReset(id: string | undefined) {
    if (id === resetId) return
    resetId = id
    if (id) sendReset()
    else if (status.kind === 'connected' && !stopFlush) flush()
  }

  function start() {
    changeStatus({ kind: 'connecting' })
    dial()
  }

  function retry() {
    letGo()
    attempts = 0
    isEndedByVisitor = false
    start()
  }

  /** Known to be on its way, from another tab or an earlier page: sent when a connection next opens. */
  function hold(message: ChatMessageFrame) {
    for (const id of queue.add(message, clock.now())) wiring.onGivenUp(id)
  }

  return {
    start,
    retry,
    hold,
    holdReset,
    queuedIds: queue.ids,
    /** Another tab learned that the message is stored. */
    forget: queue.remove,

    send(message: ChatMessageFrame) {
      hold(message)
      if (status.kind === 'connected' && !stopFlush) flush()
    },

    /** Nothing written before a reset is sent after it. Answers its id. */
    reset(): string {
      queue.clear()
      const id = newId()
      holdReset(id)
      return id
    },

    /** The network or the screen has just come back: finds out at once what is alive. */
    wake() {
      if (isEndedByVisitor) return
      if (status.kind === 'connected') heartbeat.beat()
      else if (status.kind === 'failed') retry()
      else if (status.kind === 'reconnecting' && !socket) dial()
    },

    disconnect() {
      isEndedByVisitor = true
      const old = socket
      letGo()
      old?.close(normalClosure)
      changeStatus({ kind: 'failed' })
    },
  }
}
