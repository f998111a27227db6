import type { ChatMessageFrame } from '@smm/contracts/chat'

/** A member of staff answers in the assistant's place until then; every message of theirs moves the end. */
export type Hold = { by: string; until: Date }

/** The hold that is in force; one whose time is over has lapsed without a further act. */
export const currentHold = (hold: Hold | null, now: Date): Hold | null =>
  hold && now < hold.until ? hold : null

/** While a member holds the conversation the assistant answers no words; an action is executed as ever. */
export const isAssistantSilent = (
  hold: Hold | null,
  { action }: Pick<ChatMessageFrame, 'action'>,
  now: Date,
): boolean => currentHold(hold, now) !== null && action === undefined

/** The effect of a member's message on the conversation: one member writes at a time. */
export function decideStaffMessage(
  hold: Hold | null,
  actor: string,
  now: Date,
): 'begin' | 'go-on' | 'refuse' {
  const current = currentHold(hold, now)
  if (!current) return 'begin'
  return current.by === actor ? 'go-on' : 'refuse'
}
