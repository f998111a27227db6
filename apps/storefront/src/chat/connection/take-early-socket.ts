import type { EarlyStatus, WindowWithEarlySocket } from '@smm/contracts/pages'
import type { ChatSocket } from './chat-connection.ts'

/**
 * The socket that the loader opened before the chat's scripts had come, once; undefined if there is none, it is closed, or
 * messages after `after` are wanted, which it was not asked for. Its opening and its messages are dispatched anew.
 */
export function takeEarlySocket(
  after: string | undefined,
  page: WindowWithEarlySocket = window as WindowWithEarlySocket,
): ChatSocket | undefined {
  const early = page.smmEarlySocket
  if (!early) return undefined
  page.smmEarlySocket = undefined
  const { socket, received, openedAt } = early
  // The document is the chat's from now on.
  socket.onopen = socket.onclose = null
  if (after !== undefined) socket.close()
  if (socket.readyState > WebSocket.OPEN) return undefined
  if (socket.readyState === WebSocket.OPEN) {
    // The chat sets its handlers in this task.
    queueMicrotask(() => {
      socket.onopen?.(new Event('open'))
      for (const message of received) socket.onmessage?.(message)
    })
  }
  return Object.assign(socket, { openedAt })
}

/** The status that the loader shows in the document until the chat has taken its socket over. */
export const shownStatus = (page: WindowWithEarlySocket): EarlyStatus | undefined =>
  page.smmEarlySocket?.shown
