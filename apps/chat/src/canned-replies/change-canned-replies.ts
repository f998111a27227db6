import { sql } from 'kysely'
import { type CannedReply, maxCannedReplies } from '@smm/contracts/conversations/canned-replies'
import { maxReplyLength } from '@smm/contracts/tickets'
import { Refusal } from '@smm/http-service/refusal'
import { enqueueMessage, transact } from '@smm/messaging/outbox'
import type { Deps } from '../deps.ts'
import { sanitizeText } from '../sanitize-text.ts'
import type { Trx } from '../tables.ts'
import { listCannedReplies } from './list-canned-replies.ts'

/** Adds or changes a reply. Idempotent. */
export function saveCannedReply(deps: Deps, actor: string, reply: CannedReply): Promise<CannedReply[]> {
  const [title, text] = [sanitizeText(reply.title), sanitizeText(reply.text)]
  // The schema's maxLength counts graphemes.
  if (!title || !text || text.length > maxReplyLength) throw new Refusal('INVALID_REQUEST', { id: reply.id })
  return transact(deps, async (trx) => {
    const replies = await listCannedReplies(trx)
    const isNew = !replies.some(({ id }) => id === reply.id)
    if (isNew && replies.length >= maxCannedReplies)
      throw new Refusal('INVALID_REQUEST', { most: maxCannedReplies })
    await trx
      .insertInto('cannedReplies')
      .values({ id: reply.id, title, text })
      .onConflict((it) => it.column('id').doUpdateSet({ title, text, changedAt: sql`now()` }))
      .execute()
    await audit(trx, actor, 'canned-reply-saved', title)
    return listCannedReplies(trx)
  })
}

/** Deletes a reply; one that is gone already is no failure. */
export const deleteCannedReply = (deps: Deps, actor: string, id: string): Promise<CannedReply[]> =>
  transact(deps, async (trx) => {
    const deleted = await trx
      .deleteFrom('cannedReplies')
      .where('id', '=', id)
      .returning('title')
      .executeTakeFirst()
    if (deleted) await audit(trx, actor, 'canned-reply-deleted', deleted.title)
    return listCannedReplies(trx)
  })

const audit = (
  trx: Trx,
  actor: string,
  action: 'canned-reply-saved' | 'canned-reply-deleted',
  title: string,
) => enqueueMessage(trx, 'orders', 'staff-acted', { actor, action, details: { reply: title } })
