import { type Clock, createTimers } from './clock.ts'
import { reduceConnection } from './connection-reducer.ts'
import {
  type ConnectionEffect,
  type ConnectionEvent,
  type ConnectionStatus,
  type ConnectionTimer,
  type ControlFrame,
  type Delivery,
  initialConnection,
  type OutgoingFrame,
} from './connection-state.ts'
import { isShown, readFrame, type ShownFrame } from './read-frame.ts'

/** The part of a browser's WebSocket that is used. */
export type ChatSocket = Pick<WebSocket, 'send' | 'close'> & {
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  /** Since when it is open, in ms since the epoch, if it was before the chat had it. */
  openedAt?: number | undefined
}

export type ConnectionPorts = {
  openSocket: () => ChatSocket
  clock: Clock
  random: () => number
  newId: () => string
  onStatus: (status: ConnectionStatus) => void
  onFrame: (frame: ShownFrame) => void
  onDelivered: (delivery: Delivery) => void
  onGivenUp: (id: string, words?: string) => void
}

/** Keeps one socket to the chat alive and sends the visitor's messages until the chat has them. */
export function createChatConnection(ports: ConnectionPorts) {
  const { clock, random } = ports
  let state = initialConnection
  const socket = createSocketHolder(ports, dispatch)
  const timers = createTimers<ConnectionTimer>(clock, (timer) => dispatch({ type: 'timer-fired', timer }))
  const run = createEffectRunner({ ports, socket, timers })

  /** An effect may dispatch in turn: its own state and effects come before the remaining ones. */
  function dispatch(event: ConnectionEvent) {
    const [next, effects] = reduceConnection(state, event, { now: clock.now(), chance: random() })
    state = next
    effects.forEach(run)
  }

  return { dispatch, queuedIds: () => state.queue.messages.map(({ id }) => id) }
}

type Dispatch = (event: ConnectionEvent) => void
type SocketHolder = ReturnType<typeof createSocketHolder>
type Timers = ReturnType<typeof createTimers<ConnectionTimer>>

/** At most one socket is current; events of a released one are ignored. */
function createSocketHolder({ openSocket, onFrame, clock, newId }: ConnectionPorts, dispatch: Dispatch) {
  let socket: ChatSocket | undefined
  const complete = (frame: ControlFrame) => ({
    id: frame.type === 'ping' ? newId() : frame.id,
    type: frame.type,
    content: '',
    timestamp: clock.now(),
  })
  return {
    open() {
      try {
        socket = openSocket()
      } catch {
        return dispatch({ type: 'socket-failed' })
      }
      const { openedAt } = socket
      socket.onopen = () => dispatch({ type: 'socket-opened', at: openedAt })
      socket.onclose = ({ code }) => dispatch({ type: 'socket-closed', code })
      socket.onmessage = ({ data }) => {
        const frame = readFrame(data, { newId, now: clock.now })
        if (!frame) return
        dispatch({ type: 'frame-received', frame })
        if (isShown(frame)) onFrame(frame)
      }
    },
    transmit(frame: OutgoingFrame) {
      try {
        socket?.send(JSON.stringify(frame.type === 'chat_message' ? frame : complete(frame)))
      } catch {
        dispatch({ type: 'socket-failed' })
      }
    },
    release(closeCode?: number) {
      const released = socket
      if (released) released.onopen = released.onmessage = released.onclose = null
      socket = undefined
      if (closeCode !== undefined) released?.close(closeCode)
    },
  }
}

type Driver = { ports: ConnectionPorts; socket: SocketHolder; timers: Timers }

function createEffectRunner({ ports, socket, timers }: Driver) {
  return (effect: ConnectionEffect): void => {
    switch (effect.type) {
      case 'open-socket':
        return socket.open()
      case 'release-socket':
        return socket.release(effect.closeCode)
      case 'transmit':
        return socket.transmit(effect.frame)
      case 'start-timer':
        return timers.start(effect.timer, effect.ms)
      case 'stop-timers':
        return effect.timers.forEach(timers.stop)
      case 'report-status':
        return ports.onStatus(effect.status)
      case 'report-delivered':
        return ports.onDelivered(effect)
      case 'report-given-up':
        return ports.onGivenUp(effect.id, effect.words)
    }
  }
}
