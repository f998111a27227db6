import type { ChatMessageFrame } from '@smm/contracts/chat'
import type { VisitOrigin } from '@smm/contracts/conversion'
import type { ChatAction } from '@smm/contracts/message-parts'
import { type ChatSocket, createChatConnection } from './connection/chat-connection.ts'
import type { Clock } from './connection/clock.ts'
import type { ConnectionStatus } from './connection/connection-state.ts'
import {
  type ChatEvent,
  deliveredIdTrimEveryMs,
  receivedIdCleanUpEveryMs,
  reduceChat,
} from './conversation/chat-reducer.ts'
import type { ChatStorage } from './conversation/chat-storage.ts'
import { type ChatItem, type ChatState, emptyChat } from './conversation/conversation.ts'
import { createObservable } from '../observable.ts'

export type ChatView = ChatState & { status: ConnectionStatus }
export type OrderChat = ReturnType<typeof openOrderChat>

export const emptyView: ChatView = { ...emptyChat, status: { kind: 'asleep' } }
export const queueFull = 'A fila está cheia: esta mensagem não foi enviada.'
const notAccepted = 'Esta mensagem não foi aceita pelo chat.'

type SentItem = Pick<ChatItem, 'id' | 'content' | 'timestamp' | 'action'>

type OrderChatPorts = {
  /** Opens the socket; the server resends the messages after the one with id `after`. */
  openSocket: (after: string | undefined) => ChatSocket
  storage: ChatStorage
  clock: Clock
  random: () => number
  newId: () => string
  /** Where the visit began; sent with the first message that the page shows. */
  visit?: VisitOrigin | undefined
}

/** One conversation of one tab: its view, its connection and its storage. Nothing is dialled before `start`. */
export function openOrderChat(ports: OrderChatPorts) {
  const { clock, newId } = ports
  const { view, connection, reduce, change, adoptStored, frameOf } = joinConversation(ports)
  let isStarted = false
  let isRestored = false

  function restore() {
    if (!isRestored) adoptStored()
    isRestored = true
  }

  return {
    /** The unsent text of the composer, kept while the visitor moves between pages. */
    draft: '',
    getView: view.get,
    subscribe: view.subscribe,
    restore,
    adoptStored,
    retry: () => connection.dispatch({ type: 'retry-requested' }),
    disconnect: () => connection.dispatch({ type: 'disconnect-requested' }),
    loseNetwork: () => connection.dispatch({ type: 'network-lost' }),

    start() {
      if (isStarted) return
      isStarted = true
      restore()
      repeatEvery(clock, receivedIdCleanUpEveryMs, () =>
        reduce({ type: 'received-ids-aged', at: clock.now() }),
      )
      repeatEvery(clock, deliveredIdTrimEveryMs, () => reduce({ type: 'delivered-ids-aged' }))
      connection.dispatch({ type: 'start-requested' })
    },

    resume() {
      if (isStarted) connection.dispatch({ type: 'page-resumed' })
    },

    send(text: string, action?: ChatAction) {
      const content = text.trim()
      if (!content) return
      const id = newId()
      const at = clock.now()
      const tapped = action && { action }
      change({ type: 'visitor-wrote', id, content, at, ...tapped })
      const message = frameOf({ id, content, timestamp: at, ...tapped })
      connection.dispatch({ type: 'message-written', message })
    },

    sendAgain(id: string) {
      const item = view.get().items.find((candidate) => candidate.id === id && candidate.problem)
      if (!item) return
      change({ type: 'message-queued-again', id })
      connection.dispatch({ type: 'message-written', message: frameOf(item) })
    },

    reset() {
      const resetId = newId()
      connection.dispatch({ type: 'reset-requested', id: resetId })
      change({ type: 'chat-reset', at: clock.now(), resetId })
    },
  }
}

/** Keeps the view, the stored conversation and the outgoing queue of the connection in step. */
function joinConversation({ openSocket, storage, clock, random, newId, visit }: OrderChatPorts) {
  const view = createObservable(emptyView)
  const writtenHere = new Set<string>()
  const connection = createChatConnection({
    openSocket: () => {
      // Another tab may have delivered meanwhile a message that this one still holds.
      adoptStored()
      return openSocket(view.get().lastReceivedId)
    },
    clock,
    random,
    newId,
    onStatus: (status) => view.set({ ...view.get(), status }),
    onFrame: (frame) => change({ type: 'frame-received', frame, at: clock.now() }),
    onDelivered: ({ id, seq, isUnanswered }) =>
      change({ type: 'message-delivered', id, seq, isUnanswered, at: clock.now() }),
    onGivenUp: (id, words) =>
      change({ type: 'message-given-up', id, problem: words || fallbackWords(words) }),
  })

  function reduce(event: ChatEvent) {
    if (event.type === 'visitor-wrote') writtenHere.add(event.id)
    if (event.type === 'chat-reset') writtenHere.clear()
    const { status } = view.get()
    const next = reduceChat(view.get(), event)
    if (next !== view.get()) view.set({ ...next, status })
  }

  /** Adopts messages of another tab before this one's are stored. */
  function change(event: ChatEvent) {
    reduce(event)
    adoptStored()
    storage.write(view.get())
  }

  function adoptStored() {
    const conversation = storage.read()
    if (conversation) reduce({ type: 'conversation-found', conversation, ownQueuedIds: writtenHere })
    connection.dispatch({ type: 'reset-synced', id: view.get().unconfirmedReset })
    if (conversation) syncQueue()
  }

  /** The connection sends exactly the messages that the conversation shows as queued. */
  function syncQueue() {
    const queued = view.get().items.filter(({ isQueued }) => isQueued)
    for (const id of connection.queuedIds())
      if (!queued.some((item) => item.id === id))
        connection.dispatch({ type: 'message-stored-elsewhere', id })
    for (const item of queued) connection.dispatch({ type: 'message-restored', message: frameOf(item) })
  }

  function frameOf({ id, content, timestamp, action }: SentItem): ChatMessageFrame {
    const isFirst = view.get().items.find(({ isFromUser }) => isFromUser)?.id === id
    return {
      id,
      type: 'chat_message',
      content,
      timestamp,
      ...(action && { action }),
      ...(isFirst && visit && { origin: visit }),
    }
  }

  return { view, connection, reduce, change, adoptStored, frameOf }
}

function repeatEvery(clock: Clock, ms: number, run: () => void) {
  clock.later(ms, () => {
    run()
    repeatEvery(clock, ms, run)
  })
}

const fallbackWords = (words: string | undefined) => (words === undefined ? queueFull : notAccepted)
