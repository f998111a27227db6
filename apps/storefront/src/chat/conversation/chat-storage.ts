import type { ChatItem, Conversation } from './conversation.ts'
import { actionOf, partsOf, pixPaymentOf, seqOf, suggestionsOf } from '../connection/read-frame.ts'
import { storageKey } from './storage-key.ts'

/** Stored items when the quota has no room for the whole conversation. */
const itemsOverQuota = 20

export type ChatStorage = ReturnType<typeof createChatStorage>

/** The conversation in localStorage. Never throws: absent, full or forbidden storage only stores less. */
export function createChatStorage(openStorage: () => Storage) {
  return {
    read(): Conversation | undefined {
      try {
        return readConversation(openStorage().getItem(storageKey))
      } catch {
        return undefined
      }
    },
    write(conversation: Conversation) {
      const { items, receivedIds, lastReceivedId, clearedAt, unconfirmedReset } = conversation
      const stored = { items, receivedIds, lastReceivedId, clearedAt, unconfirmedReset }
      if (!tryWrite(stored)) tryWrite({ ...stored, items: items.slice(-itemsOverQuota) })
    },
  }

  function tryWrite(conversation: Conversation): boolean {
    try {
      openStorage().setItem(storageKey, JSON.stringify(conversation))
      return true
    } catch {
      return false
    }
  }
}

/** Stores an empty conversation in place of this browser's: the chat then shows the one of its session. */
export function startAfresh(openStorage: () => Storage, now: number): void {
  createChatStorage(openStorage).write({ items: [], receivedIds: [], clearedAt: now })
}

/** Parses a stored conversation, leaving out unreadable items. Throws on text that is not JSON. */
export function readConversation(text: string | null): Conversation | undefined {
  if (!text) return undefined
  const stored = JSON.parse(text) as Partial<Conversation> | null
  if (!stored || !Array.isArray(stored.items)) return undefined
  return {
    items: stored.items.flatMap(readItem),
    receivedIds: Array.isArray(stored.receivedIds) ? stored.receivedIds.filter(isReceivedId) : [],
    lastReceivedId: typeof stored.lastReceivedId === 'string' ? stored.lastReceivedId : undefined,
    clearedAt: typeof stored.clearedAt === 'number' ? stored.clearedAt : 0,
    ...(typeof stored.unconfirmedReset === 'string' && { unconfirmedReset: stored.unconfirmedReset }),
  }
}

function readItem(value: unknown): ChatItem[] {
  const item = (value ?? {}) as Partial<ChatItem>
  if (typeof item.id !== 'string' || typeof item.content !== 'string' || !Number.isFinite(item.timestamp))
    return []
  const pixPayment = item.type === 'pix_payment' ? pixPaymentOf(item.pixPayment) : undefined
  return [
    {
      id: item.id,
      content: item.content,
      isFromUser: item.isFromUser === true,
      timestamp: item.timestamp as number,
      ...seqOf({ seq: item.seq }),
      type: pixPayment ? 'pix_payment' : 'text',
      isQueued: item.isQueued === true,
      ...(pixPayment ? { pixPayment } : {}),
      ...(typeof item.problem === 'string' ? { problem: item.problem } : {}),
      ...suggestionsOf({ suggestions: item.suggestions }),
      ...partsOf({ parts: item.parts }),
      ...actionOf({ action: item.action }),
    },
  ]
}

const isReceivedId = (value: unknown): value is { id: string; at: number } =>
  typeof (value as { id?: unknown } | null)?.id === 'string' &&
  typeof (value as { at?: unknown } | null)?.at === 'number'
