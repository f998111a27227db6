import type { ChatAction } from '@smm/contracts/message-parts'
import type { ChatItem } from '../conversation/conversation.ts'

/** Sends an action with its words. */
export type OnAction = (words: string, action: ChatAction) => void

/** Packages and recaps have buttons for all that may be answered to them. */
const hasAllAnswers = ({ parts = [] }: ChatItem) =>
  parts.some(({ type }) => type === 'packages' || type === 'recap')
const canBeTapped = (item: ChatItem) =>
  hasAllAnswers(item) || (item.parts ?? []).some(({ type }) => type === 'choices')

/** The message whose parts can be tapped: the newest one, until the visitor answers or a PIX is there. */
export function openPartsId(items: readonly ChatItem[]): string | undefined {
  const last = items.findLast((it) => it.isFromUser || it.type === 'pix_payment' || canBeTapped(it))
  return last && !last.isFromUser && canBeTapped(last) ? last.id : undefined
}

/** The quick replies below the conversation: those of its last message, unless its parts offer the same. */
export function quickReplies(items: readonly ChatItem[]): string[] | undefined {
  const last = items.at(-1)
  return last && last.id === openPartsId(items) && hasAllAnswers(last) ? undefined : last?.suggestions
}
