import type { ChatSocket } from './connection/chat-connection.ts'
import { createChatStorage } from './conversation/chat-storage.ts'
import type { Clock } from './connection/clock.ts'
import { openOrderChat } from './open-order-chat.ts'

type Due = { at: number; run: () => void }

/** A fake clock: `pass` runs the due timers in order. */
export function createTestClock(start = 1_700_000_000_000) {
  let now = start
  let waiting: Due[] = []
  const clock: Clock = {
    now: () => now,
    later(ms, run) {
      const due = { at: now + ms, run }
      waiting.push(due)
      return () => void (waiting = waiting.filter((other) => other !== due))
    },
  }
  return {
    ...clock,
    pass(ms: number) {
      const end = now + ms
      for (;;) {
        const next = waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        waiting = waiting.filter((other) => other !== next)
        now = next.at
        next.run()
      }
      now = end
    },
  }
}

export type TestSocket = ChatSocket & {
  sent: Array<{ id: string; type: string; content: string; timestamp: number }>
  closedWith?: number
  open: () => void
  say: (frame: unknown) => void
  drop: (code: number) => void
}

/** A fake socket: records sent frames and lets the test play server and network. */
export function createTestSocket(): TestSocket {
  const socket: TestSocket = {
    sent: [],
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => void socket.sent.push(JSON.parse(String(text))),
    close: (code) => void (socket.closedWith = code),
    open: () => socket.onopen?.(new Event('open')),
    say: (frame) =>
      socket.onmessage?.({ data: typeof frame === 'string' ? frame : JSON.stringify(frame) } as MessageEvent),
    drop: (code) => socket.onclose?.({ code } as CloseEvent),
  }
  return socket
}

/** localStorage of one browser, shared by the tabs of a test. */
export function createTestStorage(stored: Record<string, string> = {}): Storage {
  const texts = new Map(Object.entries(stored))
  return {
    get length() {
      return texts.size
    },
    clear: () => texts.clear(),
    getItem: (key) => texts.get(key) ?? null,
    key: (index) => [...texts.keys()][index] ?? null,
    removeItem: (key) => void texts.delete(key),
    setItem: (key, text) => void texts.set(key, text),
  }
}

/** Predictable ids: `prefix-1`, `prefix-2` … */
export function countingIds(prefix: string) {
  let count = 0
  return () => `${prefix}-${(count += 1)}`
}

/** The chat of one tab; tabs of one browser share a storage. */
export function givenTab(shared = createTestStorage(), name = 'tab') {
  const clock = createTestClock()
  const sockets: TestSocket[] = []
  const asked: Array<string | undefined> = []
  const chat = openOrderChat({
    openSocket: (after) => {
      asked.push(after)
      sockets.push(createTestSocket())
      return sockets.at(-1)!
    },
    storage: createChatStorage(() => shared),
    clock,
    random: () => 0,
    newId: countingIds(name),
  })
  return {
    chat,
    clock,
    sockets,
    asked,
    shared,
    items: () => chat.getView().items,
    socket: () => sockets.at(-1)!,
    connect() {
      chat.start()
      sockets.at(-1)!.open()
      clock.pass(100)
    },
  }
}
