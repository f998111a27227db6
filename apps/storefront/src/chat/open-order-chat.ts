import type { ChatMessageFrame } from '@smm/contracts/chat'
import { type ChatSocket, type ConnectionStatus, createChatConnection } from './chat-connection.ts'
import {
  type ChatEvent,
  deliveredIdTrimEveryMs,
  receivedIdCleanUpEveryMs,
  reduceChat,
} from './chat-reducer.ts'
import type { ChatStorage } from './chat-storage.ts'
import { type ChatState, emptyChat } from './conversation.ts'
import type { Clock } from './heartbeat.ts'

export type ChatView = ChatState & { status: ConnectionStatus }
export type OrderChat = ReturnType<typeof openOrderChat>

export const emptyView: ChatView = { ...emptyChat, status: { kind: 'asleep' } }
export const queueFull = 'A fila está cheia: esta mensagem não foi enviada.'
const notAccepted = 'Esta mensagem não foi aceita pelo chat.'

type Surroundings = {
  /** Opens the socket; the server resends what came after the message with id `after`. */
  openSocket: (after: string | undefined) => ChatSocket
  storage: ChatStorage
  clock: Clock
  random: () => number
  newId: () => string
}

/** One conversation of one tab: what it shows, its connection and what it keeps. Nothing is dialled before `start`. */
export function openOrderChat({ openSocket, storage, clock, random, newId }: Surroundings) {
  let view = emptyView
  let isStarted = false
  let isRestored = false
  const listeners = new Set<() => void>()
  const writtenHere = new Set<string>()

  const connection = createChatConnection({
    openSocket: () => {
      // Another tab may have done meanwhile what this one still holds.
      adoptStored()
      return openSocket(view.lastReceivedId)
    },
    clock,
    random,
    newId,
    onStatus: (status) => show({ ...view, status }),
    onFrame: (frame) => change({ type: 'frame-received', frame, at: clock.now() }),
    onDelivered: (id, seq) => change({ type: 'message-delivered', id, seq, at: clock.now() }),
    onGivenUp: (id, words) =>
      change({ type: 'message-given-up', id, problem: words || fallbackWords(words) }),
  })

  function show(next: ChatView) {
    if (next === view) return
    view = next
    for (const listener of listeners) listener()
  }

  function reduce(event: ChatEvent) {
    const next = reduceChat(view, event)
    if (next !== view) show({ ...next, status: view.status })
  }

  /** Another tab may have written meanwhile: its messages are taken in before ours go out. */
  function change(event: ChatEvent) {
    reduce(event)
    adoptStored()
    storage.write(view)
  }

  function adoptStored() {
    const conversation = storage.read()
    if (conversation) reduce({ type: 'conversation-found', conversation, ownQueuedIds: writtenHere })
    connection.holdReset(view.unconfirmedReset)
    if (!conversation) return
    const stillQueued = view.items.filter(({ isQueued }) => isQueued)
    for (const id of connection.queuedIds())
      if (!stillQueued.some((item) => item.id === id)) connection.forget(id)
    for (const item of stillQueued) connection.hold(frameOf(item))
  }

  function restore() {
    if (!isRestored) adoptStored()
    isRestored = true
  }

  function tidyReceivedIds() {
    reduce({ type: 'received-ids-aged', at: clock.now() })
    clock.later(receivedIdCleanUpEveryMs, tidyReceivedIds)
  }

  function trimDeliveredIds() {
    reduce({ type: 'delivered-ids-aged' })
    clock.later(deliveredIdTrimEveryMs, trimDeliveredIds)
  }

  return {
    /** What was typed and not sent yet, kept while the visitor moves between pages. */
    draft: '',
    getView: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    restore,
    adoptStored,
    retry: connection.retry,
    disconnect: connection.disconnect,

    start() {
      if (isStarted) return
      isStarted = true
      restore()
      clock.later(receivedIdCleanUpEveryMs, tidyReceivedIds)
      clock.later(deliveredIdTrimEveryMs, trimDeliveredIds)
      connection.start()
    },

    wake() {
      if (isStarted) connection.wake()
    },

    send(text: string) {
      const content = text.trim()
      if (!content) return
      const written = { id: newId(), content, at: clock.now() }
      writtenHere.add(written.id)
      change({ type: 'visitor-wrote', ...written })
      connection.send(frameOf({ ...written, timestamp: written.at }))
    },

    sendAgain(id: string) {
      const item = view.items.find((candidate) => candidate.id === id && candidate.problem)
      if (!item) return
      change({ type: 'message-queued-again', id })
      connection.send(frameOf(item))
    },

    reset() {
      const resetId = connection.reset()
      writtenHere.clear()
      change({ type: 'chat-emptied', at: clock.now(), resetId })
    },
  }
}

const fallbackWords = (words: string | undefined) => (words === undefined ? queueFull : notAccepted)

const frameOf = ({
  id,
  content,
  timestamp,
}: {
  id: string
  content: string
  timestamp: number
}): ChatMessageFrame => ({
  id,
  type: 'chat_message',
  content,
  timestamp,
})
