import {
  type ChatItem,
  type ChatState,
  type Conversation,
  maxReceivedIds,
  maxStoredMessages,
  insertItem,
} from './conversation.ts'

/**
 * Merges the conversation stored by another tab or an earlier page. No item of either side is lost, unless one side was
 * reset later: then only that side stays, with the messages this tab still has to send.
 */
export function mergeConversations(
  mine: ChatState,
  stored: Conversation,
  ownQueuedIds: ReadonlySet<string>,
): ChatState {
  if (mine.clearedAt > stored.clearedAt) return mine
  const receivedIds = mergeReceivedIds(mine, stored)
  const { clearedAt, unconfirmedReset } = stored
  if (stored.clearedAt > mine.clearedAt) {
    const kept = mine.items.filter(({ id, isQueued }) => isQueued && ownQueuedIds.has(id))
    const items = insertMissing(stored.items, kept)
    const { lastReceivedId } = stored
    return { ...mine, items, receivedIds, clearedAt, lastReceivedId, unconfirmedReset }
  }
  const items = insertMissing(mine.items, stored.items)
  if (items === mine.items && receivedIds === mine.receivedIds) return mine
  return { ...mine, items, receivedIds, lastReceivedId: mine.lastReceivedId ?? stored.lastReceivedId }
}

/** Inserts the items `mine` lacks by `seq`; without one, right after their predecessor in `theirs`. */
function insertMissing(mine: ChatItem[], theirs: ChatItem[]): ChatItem[] {
  let merged = mine
  let previousId: string | undefined
  for (const item of theirs) {
    const own = merged.find(({ id }) => id === item.id)
    if (!own)
      merged = item.seq === undefined ? insertAfter(merged, previousId, item) : insertItem(merged, item)
    else if (isNewer(own, item)) {
      const updated = { ...own, isQueued: false, problem: undefined, seq: item.seq ?? own.seq }
      merged = hasMoved(own, item)
        ? insertItem(without(merged, own), updated)
        : merged.map((one) => (one === own ? updated : one))
    }
    previousId = item.id
  }
  return merged === mine ? mine : merged.slice(-maxStoredMessages)
}

/** The other side knows of the delivery or the position. */
const isNewer = (own: ChatItem, theirs: ChatItem) =>
  !theirs.isQueued && !theirs.problem && (own.isQueued || own.problem || hasMoved(own, theirs))

const hasMoved = (own: ChatItem, theirs: ChatItem) => theirs.seq !== undefined && own.seq !== theirs.seq

const without = (items: ChatItem[], item: ChatItem) => items.filter((other) => other !== item)

/** Queued items stay last: what the chat has not numbered yet comes after all that it has. */
function insertAfter(items: ChatItem[], previousId: string | undefined, item: ChatItem): ChatItem[] {
  const place = items.findIndex(({ id }) => id === previousId) + 1
  const numbered = items.findLastIndex(({ isQueued }) => !isQueued) + 1
  return items.toSpliced(item.isQueued ? Math.max(place, numbered) : place, 0, item)
}

function mergeReceivedIds(mine: Conversation, stored: Conversation) {
  const known = new Set(mine.receivedIds.map(({ id }) => id))
  const missing = stored.receivedIds.filter(({ id }) => !known.has(id))
  if (missing.length === 0) return mine.receivedIds
  return [...missing, ...mine.receivedIds].slice(-maxReceivedIds)
}
