import type { OpenedOrderPage } from './open-order-page.ts'

/**
 * Brings the order's conversation to this browser and opens it there. The chat loads anew: in this document it may still be
 * connected to another conversation.
 */
export async function moveToChat(opened: OpenedOrderPage, orderId: string, replace: boolean): Promise<void> {
  const { startAfresh } = await import('../chat/conversation/chat-storage.ts')
  await opened.continueHere(orderId, replace)
  startAfresh(() => window.localStorage, Date.now())
  location.assign('/#chat')
}
