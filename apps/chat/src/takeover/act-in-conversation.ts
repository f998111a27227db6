import type { AuditAction } from '@smm/contracts/audit'
import type { Takeover } from '@smm/contracts/conversations/takeover'
import { Refusal } from '@smm/http-service/refusal'
import { enqueueMessage, transact } from '@smm/messaging/outbox'
import { appendMessages, lockLastSeq } from '../conversation/conversation.queries.ts'
import type { NewMessage, StoredMessage } from '../conversation/stored-message.ts'
import type { Deps } from '../deps.ts'
import type { Trx } from '../tables.ts'
import { currentHold, type Hold } from './hold.ts'

/** The hold after an act, and its messages for the visitor. An act without messages is not audited. */
type ActOutcome = { hold: Hold | null; messages: NewMessage[]; action: AuditAction }
type Act = (trx: Trx, hold: Hold | null, now: Date) => Promise<ActOutcome> | ActOutcome

/**
 * Performs an act of a member in a conversation under its lock: the hold, the messages and the audit entry in one
 * transaction. Every change of the hold comes with a message, which makes turns that were decided before it stale.
 */
export async function actInConversation(
  deps: Deps,
  { conversationId, actor }: { conversationId: string; actor: string },
  act: Act,
): Promise<Takeover> {
  const now = new Date()
  const { hold, stored } = await transact(deps, async (trx) => {
    const lastSeq = await lockLastSeq(trx, conversationId)
    if (lastSeq === undefined) throw new Refusal('NOT_FOUND', { conversationId })
    const { hold, messages, action } = await act(trx, await findHold(trx, conversationId), now)
    if (messages.length === 0) return { hold, stored: [] as StoredMessage[] }
    await trx
      .updateTable('conversations')
      .set({ heldBy: hold?.by ?? null, heldUntil: hold?.until ?? null })
      .where('id', '=', conversationId)
      .execute()
    const stored = await appendMessages(trx, conversationId, { lastSeq, messages })
    const details = { conversation: conversationId }
    await enqueueMessage(trx, 'orders', 'staff-acted', { actor, action, details })
    return { hold, stored }
  })
  deps.fanOut.publish(conversationId, stored)
  return presentTakeover(hold, now)
}

export async function findHold(db: Pick<Trx, 'selectFrom'>, conversationId: string): Promise<Hold | null> {
  const row = await db
    .selectFrom('conversations')
    .select(['heldBy', 'heldUntil'])
    .where('id', '=', conversationId)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND', { conversationId })
  return row.heldBy !== null && row.heldUntil !== null ? { by: row.heldBy, until: row.heldUntil } : null
}

export function presentTakeover(hold: Hold | null, now: Date): Takeover {
  const current = currentHold(hold, now)
  return { holder: current && { username: current.by, until: current.until.toISOString() } }
}
