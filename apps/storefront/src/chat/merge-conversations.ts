import {
  type ChatItem,
  type ChatState,
  type Conversation,
  maxReceivedIds,
  maxStoredMessages,
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
  if (stored.clearedAt > mine.clearedAt) {
    const kept = mine.items.filter(({ id, isQueued }) => isQueued && ownQueuedIds.has(id))
    const items = insertMissing(stored.items, kept)
    return { ...mine, items, receivedIds, clearedAt: stored.clearedAt, lastReceivedId: stored.lastReceivedId }
  }
  const items = insertMissing(mine.items, stored.items)
  if (items === mine.items && receivedIds === mine.receivedIds) return mine
  return { ...mine, items, receivedIds, lastReceivedId: mine.lastReceivedId ?? stored.lastReceivedId }
}

/** Each message that `mine` lacks goes right after the one it follows in `theirs`. */
function insertMissing(mine: ChatItem[], theirs: ChatItem[]): ChatItem[] {
  const merged = [...mine]
  let isChanged = false
  let next = 0
  for (const item of theirs) {
    const place = merged.findIndex(({ id }) => id === item.id)
    if (place === -1) {
      merged.splice(next++, 0, item)
      isChanged = true
      continue
    }
    next = place + 1
    const own = merged[place]!
    const isDeliveredThere = !item.isQueued && !item.problem
    if (isDeliveredThere && (own.isQueued || own.problem)) {
      merged[place] = { ...own, isQueued: false, problem: undefined }
      isChanged = true
    }
  }
  return isChanged ? merged.slice(-maxStoredMessages) : mine
}

function mergeReceivedIds(mine: Conversation, stored: Conversation) {
  const known = new Set(mine.receivedIds.map(({ id }) => id))
  const missing = stored.receivedIds.filter(({ id }) => !known.has(id))
  if (missing.length === 0) return mine.receivedIds
  return [...missing, ...mine.receivedIds].slice(-maxReceivedIds)
}
