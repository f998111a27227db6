import type { Kysely } from 'kysely'
import type { Receiver } from '@smm/contracts/messages'
import { Refusal } from '@smm/http-service/refusal'
import { enqueueMessage, transact } from './outbox.ts'
import type { Relay } from './relay.ts'
import type { MessagingTables } from './tables.ts'

type Deps = { db: Kysely<MessagingTables>; relay: Pick<Relay, 'publish' | 'requestRedelivery'> }
type Retry = { eventId: string; actor: string; me: Receiver }

/**
 * Has a dead letter's sender publish it at once, and enqueues the audit entry of who asked. Idempotent. Refuses with
 * NOT_FOUND when the message was handled meanwhile, with UNAVAILABLE without an answer from Redis.
 */
export async function retryDeadLetter(deps: Deps, { eventId, actor, me }: Retry): Promise<void> {
  await transact(deps, async (trx) => {
    const letter = await trx
      .selectFrom('deadLetters')
      .select('name')
      .where('eventId', '=', eventId)
      .executeTakeFirst()
    if (!letter) throw new Refusal('NOT_FOUND', { eventId })
    const details = { eventId, message: letter.name, service: me }
    await enqueueMessage(trx, 'orders', 'staff-acted', { actor, action: 'try-message-again', details })
  })
  await deps.relay.requestRedelivery([eventId]).catch(() => {
    throw new Refusal('UNAVAILABLE', { eventId })
  })
}
