import {
  type ChatItem,
  type ChatState,
  type Conversation,
  maxReceivedIds,
  maxStoredMessages,
  placeItem,
} from './conversation.ts'

/**
 * What this tab shows once it has seen what another tab (or an earlier page) stored. Nothing that either side shows is
 * lost, unless one of them was emptied later: then only that side stays, with what this tab still has to send.
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

/** Each message that `mine` lacks takes its place; without a number it goes right after the one it follows in `theirs`. */
function insertMissing(mine: ChatItem[], theirs: ChatItem[]): ChatItem[] {
  let merged = mine
  let before: string | undefined
  for (const item of theirs) {
    const own = merged.find(({ id }) => id === item.id)
    if (!own) merged = item.seq === undefined ? insertAfter(merged, before, item) : placeItem(merged, item)
    else if (tellsMore(own, item)) {
      const known = { ...own, isQueued: false, problem: undefined, seq: item.seq ?? own.seq }
      merged = isToMove(own, item)
        ? placeItem(without(merged, own), known)
        : merged.map((one) => (one === own ? known : one))
    }
    before = item.id
  }
  return merged === mine ? mine : merged.slice(-maxStoredMessages)
}

/** There it was delivered, or has its place. */
const tellsMore = (own: ChatItem, theirs: ChatItem) =>
  !theirs.isQueued && !theirs.problem && (own.isQueued || own.problem || isToMove(own, theirs))

const isToMove = (own: ChatItem, theirs: ChatItem) => theirs.seq !== undefined && own.seq !== theirs.seq

const without = (items: ChatItem[], item: ChatItem) => items.filter((other) => other !== item)

function insertAfter(items: ChatItem[], before: string | undefined, item: ChatItem): ChatItem[] {
  const place = items.findIndex(({ id }) => id === before)
  return items.toSpliced(place + 1, 0, item)
}

function mergeReceivedIds(mine: Conversation, stored: Conversation) {
  const known = new Set(mine.receivedIds.map(({ id }) => id))
  const missing = stored.receivedIds.filter(({ id }) => !known.has(id))
  if (missing.length === 0) return mine.receivedIds
  return [...missing, ...mine.receivedIds].slice(-maxReceivedIds)
}
