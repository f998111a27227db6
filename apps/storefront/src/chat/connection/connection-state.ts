import type { ChatMessageFrame } from '@smm/contracts/chat'
import type { KnownFrame } from './read-frame.ts'

export type ConnectionStatus =
  /** Not dialled yet. */
  | { kind: 'asleep' }
  | { kind: 'connecting' }
  | { kind: 'connected' }
  | { kind: 'reconnecting'; attempt: number; retryAt: number }
  | { kind: 'failed' }

/** `isUnanswered`: a person has the conversation, so no answer comes by itself. */
export type Delivery = { id: string; seq?: number | undefined; isUnanswered?: boolean | undefined }

export type QueuedMessage = {
  id: string
  message: ChatMessageFrame
  retryCount: number
  /** On the current connection; nothing tells yet whether it arrived. */
  isSent: boolean
}

export type ConnectionState = {
  status: ConnectionStatus
  /** A socket is opening or open. */
  hasSocket: boolean
  /** Failed attempts since the last open connection. */
  attempts: number
  isEndedByVisitor: boolean
  isAwaitingPong: boolean
  /** The 'ack' timer runs. */
  isAwaitingAck?: boolean
  /** Messages of the visitor that are not known to be stored, oldest first. */
  queue: { messages: readonly QueuedMessage[]; hasEverAcked: boolean }
  /** How much of the queue the running 'flush' timer will send. */
  scheduledFlush?: 'all' | 'next'
  /** The reset that the chat has not confirmed: no message goes out before its confirmation. */
  pendingResetId?: string
}

export const initialConnection: ConnectionState = {
  status: { kind: 'asleep' },
  hasSocket: false,
  attempts: 0,
  isEndedByVisitor: false,
  isAwaitingPong: false,
  queue: { messages: [], hasEverAcked: false },
}

export type ConnectionEvent =
  | { type: 'start-requested' }
  | { type: 'retry-requested' }
  | { type: 'disconnect-requested' }
  /** The network or the screen has just come back. */
  | { type: 'page-resumed' }
  /** The browser has no network. */
  | { type: 'network-lost' }
  /** `at`, in ms since the epoch, where it was open before. */
  | { type: 'socket-opened'; at?: number | undefined }
  | { type: 'socket-closed'; code: number }
  /** The socket could not be made, or refused to send. */
  | { type: 'socket-failed' }
  | { type: 'frame-received'; frame: KnownFrame }
  | { type: 'timer-fired'; timer: ConnectionTimer }
  | { type: 'message-written'; message: ChatMessageFrame }
  /** Written in another tab or on an earlier page: sent when a connection next opens. */
  | { type: 'message-restored'; message: ChatMessageFrame }
  /** Another tab learned that the message is stored. */
  | { type: 'message-stored-elsewhere'; id: string }
  | { type: 'reset-requested'; id: string }
  | { type: 'reset-synced'; id: string | undefined }

/**
 * 'dial' limits the opening of a socket, 'redial' is the pause before the next one. 'ack' is the patience with a message that
 * was sent, before a ping asks whether the connection is alive.
 */
export type ConnectionTimer = 'dial' | 'redial' | 'ping' | 'pong' | 'ack' | 'flush' | 'repeat-reset'

/** The driver completes it with the time, an empty content and, for a ping, an id. */
export type ControlFrame = { type: 'ping' } | { type: 'reset_chat'; id: string }
export type OutgoingFrame = ChatMessageFrame | ControlFrame

export type ConnectionEffect =
  | { type: 'open-socket' }
  /** Without a code the socket is only let go of. */
  | { type: 'release-socket'; closeCode?: number }
  | { type: 'transmit'; frame: OutgoingFrame }
  | { type: 'start-timer'; timer: ConnectionTimer; ms: number }
  | { type: 'stop-timers'; timers: ConnectionTimer[] }
  | { type: 'report-status'; status: ConnectionStatus }
  | ({ type: 'report-delivered' } & Delivery)
  /** The message will not be tried again: no room in the queue, or refused for good with these words. */
  | { type: 'report-given-up'; id: string; words?: string }

export type Step = readonly [ConnectionState, readonly ConnectionEffect[]]

/** The steps one after the other; the effects of all, in order. */
export function sequence(state: ConnectionState, ...steps: Array<(state: ConnectionState) => Step>): Step {
  const effects: ConnectionEffect[] = []
  for (const step of steps) {
    const [next, more] = step(state)
    state = next
    effects.push(...more)
  }
  return [state, effects]
}

export function changeStatus(state: ConnectionState, status: ConnectionStatus): Step {
  return [{ ...state, status }, [{ type: 'report-status', status }]]
}
