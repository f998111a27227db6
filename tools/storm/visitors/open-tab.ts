import { randomUUID } from 'node:crypto'
import WebSocket from 'ws'
import { type ChatView, openOrderChat } from '../../../apps/storefront/src/chat/open-order-chat.ts'

export type Tab = ReturnType<typeof openTab>
export type ChatItem = ChatView['items'][number]
type Chat = ReturnType<typeof openOrderChat>
/** Shared by the tabs of one visitor. */
export type Browser = { cookie: string }

const pressesRetryAfterMs = 2_000
const clock = {
  now: Date.now,
  later(ms: number, run: () => void) {
    // The client's periodic timers must not keep the process alive.
    const timer = setTimeout(run, ms).unref()
    return () => clearTimeout(timer)
  },
}

/** One tab of the order chat, with a journal of sent, acknowledged and received messages. */
export function openTab(url: string, browser: Browser) {
  const journal = { sent: [] as string[], acked: new Set<string>(), arrivals: new Map<string, number>() }
  let kept: ReturnType<Parameters<typeof openOrderChat>[0]['storage']['read']>
  let isLeft = false
  let lastEnd = ''
  let stopRetry = () => {}

  const chat = openOrderChat({
    openSocket: (after) => openSocket({ url, browser, note, noteEnd: (why) => (lastEnd = why) }, after),
    storage: { read: () => kept, write: (conversation) => void (kept = conversation) },
    clock,
    random: Math.random,
    newId: randomUUID,
  })
  chat.subscribe(() => {
    if (chat.getView().status.kind !== 'failed' || isLeft) return
    stopRetry()
    stopRetry = clock.later(pressesRetryAfterMs, () => isLeft || chat.retry())
  })
  chat.start()

  function note(text: string) {
    const frame = JSON.parse(text) as { id: string; type: string }
    if (frame.type === 'message_ack') journal.acked.add(frame.id)
    if (frame.type in shownTypes) journal.arrivals.set(frame.id, (journal.arrivals.get(frame.id) ?? 0) + 1)
  }

  return {
    journal,
    items: () => chat.getView().items,
    /** Calls `seen` with each state of the connection and with what ended its last socket. */
    watchConnection(seen: (status: ChatView['status'], lastEnd: string) => void) {
      let status = chat.getView().status
      chat.subscribe(() => {
        const isNew = chat.getView().status !== status
        status = chat.getView().status
        if (isNew) seen(status, lastEnd)
      })
    },
    isConnected: () => chat.getView().status.kind === 'connected',
    say(text: string): string {
      chat.send(text)
      const { id } = chat.getView().items.findLast(({ isFromUser }) => isFromUser)!
      journal.sent.push(id)
      return id
    },
    /** Resolves with the first item that `fits`, or undefined on `signal`. */
    sees: (fits: (item: ChatItem) => boolean, signal: AbortSignal) => waitForItem(chat, fits, signal),
    leave() {
      isLeft = true
      stopRetry()
      chat.disconnect()
    },
    comeBack() {
      if (!isLeft) return
      isLeft = false
      chat.retry()
    },
  }
}

function waitForItem(chat: Chat, fits: (item: ChatItem) => boolean, signal: AbortSignal) {
  return new Promise<ChatItem | undefined>((resolve) => {
    const end = (found?: ChatItem) => {
      stop()
      signal.removeEventListener('abort', giveUp)
      resolve(found)
    }
    const giveUp = () => end()
    const look = () => {
      const found = chat.getView().items.find(fits)
      if (found || signal.aborted) end(found)
    }
    const stop = chat.subscribe(look)
    signal.addEventListener('abort', giveUp)
    look()
  })
}

const shownTypes = { chat_response: 1, pix_payment: 1, visitor_message: 1, chat_reset_confirmed: 1 }

type Door = {
  url: string
  browser: Browser
  note: (text: string) => void
  noteEnd: (why: string) => void
}

function openSocket({ url, browser, note, noteEnd }: Door, after: string | undefined) {
  const address = `${url.replace('http', 'ws')}/ws${after ? `?after=${encodeURIComponent(after)}` : ''}`
  const headers = browser.cookie ? { cookie: browser.cookie } : {}
  const socket = new WebSocket(address, { headers, perMessageDeflate: false })
  socket.on('upgrade', ({ headers }) => {
    browser.cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? browser.cookie
  })
  socket.on('message', (data) => note(String(data)))
  socket.on('open', () => noteEnd('code 1006')).on('error', ({ message }) => noteEnd(message))
  socket.on('close', (code) => code !== 1006 && noteEnd(`code ${code}`))
  return socket as unknown as ReturnType<Parameters<typeof openOrderChat>[0]['openSocket']>
}
