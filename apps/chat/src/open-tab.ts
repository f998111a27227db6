import type { WebSocket } from 'ws'
import { closeCodes } from '@smm/contracts/chat'
import type { Recall } from './answer-visitor.ts'
import { houseFrame, type StoredMessage } from './house-frame.ts'

/** A socket that is open here, and how far its visitor has read. */
export type OpenTab = {
  socket: WebSocket
  conversationId: string
  /** Number of the last message sent to it. */
  seq: number
  /** Ids of what was written in this tab and not passed yet: it shows them already. */
  written: Set<string>
  recall: Recall
  isCatchingUp: boolean
  hasMore: boolean
}

const mostWritten = 100
const mostUnreadBytes = 256 * 1024
const mostAtOnceBytes = 64 * 1024
const longestFlushMs = 10_000

export const newTab = (socket: WebSocket, conversationId: string): OpenTab => ({
  socket,
  conversationId,
  seq: 0,
  written: new Set(),
  recall: {},
  isCatchingUp: false,
  hasMore: false,
})

/** Remembers the newest only: a message that is sent back to where it was written does no harm there. */
export function noteWritten({ written }: OpenTab, id: string) {
  written.add(id)
  if (written.size > mostWritten) written.delete(written.values().next().value!)
}

export const isOpen = ({ socket }: OpenTab) => socket.readyState === socket.OPEN

/** Sends what has just been said. Who does not read it is closed, and comes back to the place where reading stopped. */
export function sendNow(tab: OpenTab, messages: StoredMessage[]) {
  for (const message of messages) sendTo(tab, message)
  if (tab.socket.bufferedAmount > mostUnreadBytes) tab.socket.close(closeCodes.slowReader)
}

function sendTo(tab: OpenTab, message: StoredMessage) {
  if (!isOpen(tab)) return
  tab.seq = message.seq
  if (message.clientId !== null && tab.written.delete(message.clientId)) return
  tab.socket.send(JSON.stringify(houseFrame(message)))
}

/** Sends one of many stored messages, at the pace of its reader. */
export async function sendCalmly(tab: OpenTab, message: StoredMessage): Promise<void> {
  sendTo(tab, message)
  if (tab.socket.bufferedAmount > mostAtOnceBytes) await flushed(tab)
}

/** Waits until what was sent has left this process, so that a long history never piles up here. */
function flushed(tab: OpenTab): Promise<void> {
  return new Promise((resolve) => {
    const tooSlow = setTimeout(() => {
      tab.socket.close(closeCodes.slowReader)
      resolve()
    }, longestFlushMs)
    tab.socket.ping(undefined, false, () => {
      clearTimeout(tooSlow)
      resolve()
    })
  })
}
