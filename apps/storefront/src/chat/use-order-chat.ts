import { useCallback, useSyncExternalStore } from 'react'
import { chatSocketPath, type EarlyStatus, type WindowWithEarlySocket } from '@smm/contracts/pages'
import { newUuid } from '@smm/ui/new-uuid'
import { shownStatus, takeEarlySocket } from './connection/take-early-socket.ts'
import { createChatStorage } from './conversation/chat-storage.ts'
import { type ChatView, emptyView, openOrderChat, type OrderChat } from './open-order-chat.ts'
import { storageKey } from './conversation/storage-key.ts'
import { navigationAddress, visitOriginOf } from './visit-origin.ts'

let chatOfThisTab: OrderChat | undefined

/**
 * The order chat of this tab and its view. One chat lives as long as the document: client-side navigation neither
 * reconnects nor loses text. Prerendering sees an empty, undialled chat, hydration what the document shows.
 */
export function useOrderChat(chatForTest?: OrderChat): { view: ChatView; chat: () => OrderChat } {
  const chat = useCallback(() => chatForTest ?? (chatOfThisTab ??= openChatOfThisTab()), [chatForTest])
  const subscribe = useCallback(
    (listener: () => void) => {
      const stop = chat().subscribe(listener)
      chat().restore()
      return stop
    },
    [chat],
  )
  const view = useSyncExternalStore(subscribe, () => chat().getView(), viewOfDocument)
  return { view, chat }
}

const earlyViews = {
  connecting: { ...emptyView, status: { kind: 'connecting' } },
  connected: { ...emptyView, status: { kind: 'connected' } },
} satisfies Record<EarlyStatus, ChatView>

function viewOfDocument(): ChatView {
  const shown = typeof window === 'undefined' ? undefined : shownStatus(window as WindowWithEarlySocket)
  return shown ? earlyViews[shown] : emptyView
}

function openChatOfThisTab(): OrderChat {
  const chat = openOrderChat({
    openSocket: (after) => takeEarlySocket(after) ?? new WebSocket(socketAddress(window.location, after)),
    storage: createChatStorage(() => window.localStorage),
    clock: {
      now: Date.now,
      later(ms, run) {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      },
    },
    random: Math.random,
    newId: newUuid,
    visit: visitOriginOf(navigationAddress()),
  })
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey) chat.adoptStored()
  })
  for (const event of ['online', 'pageshow']) window.addEventListener(event, chat.resume)
  window.addEventListener('offline', chat.loseNetwork)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') chat.resume()
  })
  return chat
}

/** On the page's own host; the server replays the messages after the one with id `after`. */
export function socketAddress(page: { protocol: string; host: string }, after: string | undefined): string {
  const scheme = page.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${page.host}${chatSocketPath}${after ? `?after=${encodeURIComponent(after)}` : ''}`
}
