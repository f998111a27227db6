import type { ChatAction } from '@smm/contracts/message-parts'
import type { ChatItem } from '../conversation/conversation.ts'

/** Sends a tap with its words. */
export type OnTap = (words: string, action: ChatAction) => void

const canBeTapped = ({ parts = [] }: ChatItem) =>
  parts.some(({ type }) => type === 'packages' || type === 'recap')

/** The message whose packages or recap can be tapped: the newest one, until the visitor answers or a PIX is there. */
export function openPartsId(items: readonly ChatItem[]): string | undefined {
  const last = items.findLast((it) => it.isFromUser || it.type === 'pix_payment' || canBeTapped(it))
  return last && !last.isFromUser && canBeTapped(last) ? last.id : undefined
}
