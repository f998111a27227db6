/** A message that could not be stored. Later messages of its connection wait until it is resent or the gap expires. */
export type Gap = { messageId: string; expiresAt: number }

export const isOutOfOrder = (messageId: string, gap: Gap | undefined, now: number): boolean =>
  gap !== undefined && gap.messageId !== messageId && now < gap.expiresAt

/** The client resends a refused message after about a second. */
const resendTimeoutMs = 5_000

export const openGap = (messageId: string, now: number): Gap => ({
  messageId,
  expiresAt: now + resendTimeoutMs,
})
