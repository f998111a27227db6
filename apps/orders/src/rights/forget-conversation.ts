import type { Message } from '@smm/contracts/messages'
import type { Deps } from '../deps.ts'
import type { Trx } from '../tables.ts'

/** The chat deleted a conversation for its visitor: its orders lose what leads to them, each once it is over. */
export async function forgetConversation(
  deps: Deps,
  trx: Trx,
  { conversationId, forgottenAt }: Message<'forget-conversation'>,
): Promise<() => void> {
  await trx
    .insertInto('forgottenConversations')
    .values({ conversationId, forgottenAt: new Date(forgottenAt) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return () => deps.wake('pseudonymise-orders')
}
