import type { Kysely } from 'kysely'
import type { WebSocket } from 'ws'
import { closeCodes } from '@smm/contracts/chat'
import type { MessagingLog, RedisPlace } from '@smm/messaging/queue'
import { findReadingPlace, listMessagesAfter, listPositions } from './conversation.queries.ts'
import { openConversationNews } from './conversation-news.ts'
import type { StoredMessage } from './house-frame.ts'
import { isOpen, newTab, type OpenTab, sendCalmly, sendNow } from './open-tab.ts'
import type { Tables } from './tables.ts'

export type VisitorsOnline = {
  /** Lets a socket in and sends what it has not seen: what came after the message `after`, or the newest ones. */
  join: (socket: WebSocket, conversationId: string, place: { isNew: boolean; after?: string }) => OpenTab
  leave: (tab: OpenTab) => void
  /** Shows messages, just committed, in every tab here and elsewhere. */
  show: (conversationId: string, messages: StoredMessage[]) => void
  countTabs: (conversationId: string) => number
  /** Finds in the rows what no news told of. Done by itself every 20 s. */
  comparePositions: () => Promise<void>
  close: () => void
}

const pageSize = 50
const positionsEveryMs = 20_000
const positionsAtOnce = 1_000

/**
 * Every tab has its place in the conversation and gets the messages in their order: from memory when the next one is at
 * hand, from the database otherwise.
 */
export function openVisitorsOnline(options: {
  db: Kysely<Tables>
  redis: RedisPlace
  log: MessagingLog
}): VisitorsOnline {
  const { db, log } = options
  const rooms = new Map<string, Set<OpenTab>>()
  const tabsOf = (conversationId: string) => rooms.get(conversationId) ?? []
  const news = openConversationNews({ ...options, present: () => [...rooms.keys()], hear })

  // First listen, then read: what is said in between is heard or read, never missed.
  async function findPlace(tab: OpenTab, place: { isNew: boolean; after?: string }) {
    await news.listen(tab.conversationId)
    if (!place.isNew) tab.seq = await findReadingPlace(db, tab.conversationId, place.after)
  }

  function hear(conversationId: string, seq: number) {
    for (const tab of tabsOf(conversationId)) if (seq > tab.seq) catchUp(tab)
  }

  function catchUp(tab: OpenTab) {
    if (tab.isCatchingUp) tab.hasMore = true
    else void readOn(tab, async () => {})
  }

  async function readOn(tab: OpenTab, prepare: () => Promise<void>) {
    tab.isCatchingUp = true
    try {
      await prepare()
      do {
        tab.hasMore = false
        await sendStored(tab)
      } while (tab.hasMore && isOpen(tab))
    } catch (err) {
      log.error({ err, conversationId: tab.conversationId }, 'a conversation could not be read')
      // The client comes back and says where it stood.
      tab.socket.close(closeCodes.restarting)
    } finally {
      tab.isCatchingUp = false
    }
  }

  async function sendStored(tab: OpenTab) {
    for (let more = true; more && isOpen(tab);) {
      const page = await listMessagesAfter(db, tab.conversationId, tab.seq, pageSize)
      for (const message of page) await sendCalmly(tab, message)
      more = page.length === pageSize
    }
  }

  async function comparePositions() {
    try {
      const present = [...rooms.keys()]
      for (let at = 0; at < present.length; at += positionsAtOnce) {
        const positions = await listPositions(db, present.slice(at, at + positionsAtOnce))
        for (const { id, lastSeq } of positions) hear(id, lastSeq)
      }
    } catch (err) {
      log.error({ err }, 'the positions of conversations could not be compared')
    }
  }
  const comparing = setInterval(() => void comparePositions(), positionsEveryMs)

  return {
    join(socket, conversationId, place) {
      const tab = newTab(socket, conversationId)
      rooms.set(conversationId, new Set([...tabsOf(conversationId), tab]))
      void readOn(tab, () => findPlace(tab, place))
      return tab
    },
    leave(tab) {
      const room = rooms.get(tab.conversationId)
      room?.delete(tab)
      if (room?.size !== 0) return
      rooms.delete(tab.conversationId)
      news.leave(tab.conversationId)
    },
    show(conversationId, messages) {
      const [first, last] = [messages[0], messages.at(-1)]
      if (!first || !last) return
      for (const tab of tabsOf(conversationId)) {
        if (!tab.isCatchingUp && first.seq === tab.seq + 1) sendNow(tab, messages)
        else if (last.seq > tab.seq) catchUp(tab)
      }
      news.tell(conversationId, last.seq)
    },
    comparePositions,
    countTabs: (conversationId) => rooms.get(conversationId)?.size ?? 0,
    close() {
      clearInterval(comparing)
      news.close()
    },
  }
}
