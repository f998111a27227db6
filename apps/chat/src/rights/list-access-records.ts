import { enqueueMessage, transact } from '@smm/messaging/outbox'
import type { Deps } from '../deps.ts'

const maxRecords = 1_000

/** The accesses to a conversation, newest first, with the audit entry of the member who read them. */
export const listAccessRecords = (
  deps: Pick<Deps, 'db' | 'relay'>,
  { conversationId, actor }: { conversationId: string; actor: string },
): Promise<Array<{ at: string; address: string }>> =>
  transact(deps, async (trx) => {
    const details = { conversation: conversationId }
    await enqueueMessage(trx, 'orders', 'staff-acted', { actor, action: 'access-records-read', details })
    const records = await trx
      .selectFrom('accessRecords')
      .select(['at', 'address'])
      .where('conversationId', '=', conversationId)
      .orderBy('at', 'desc')
      .limit(maxRecords)
      .execute()
    return records.map(({ at, address }) => ({ at: at.toISOString(), address }))
  })
