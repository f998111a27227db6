import { randomUUID } from 'node:crypto'
import { keyFor, seal, unseal } from '../cryptography/sealed.ts'

/** Brings a conversation to one more browser. The service that accepts it refuses its id from then on. */
export type Invitation = { invitationId: string; conversationId: string; endsAt: number }

const minutes = 5

/** An invitation that orders gives and the chat accepts; `secret` is ORDER_LINK_SECRET of both. */
export const sealInvitation = (secret: string, conversationId: string, now = Date.now()): string =>
  seal({ invitationId: randomUUID(), conversationId, endsAt: now + minutes * 60_000 }, keyOf(secret))

/** Null when it is forged or five minutes old. */
export const openInvitation = (secret: string, sealed: string): Invitation | null =>
  unseal<Invitation>(sealed, keyOf(secret))

const keyOf = (secret: string) => keyFor(secret, 'invitation to a conversation')
