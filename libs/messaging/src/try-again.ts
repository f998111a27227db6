import type { Kysely } from 'kysely'
import type { Receiver } from '@smm/contracts/messages'
import { Refusal } from '@smm/http-service/refusal'
import { say } from './outbox.ts'
import type { Relay } from './relay.ts'
import type { MessagingTables } from './tables.ts'

type Wanted = { eventId: string; actor: string; me: Receiver }

/**
 * Has a message offered again that could not be taken in, and has it written down who wanted that. The message is taken
 * in once however often it is offered. What is no dead letter any more needs no trying.
 */
export async function tryAgain<Tables extends MessagingTables>(
  options: Kysely<Tables>,
  relay: Pick<Relay, 'askAgain' | 'nudge'>,
  { eventId, actor, me }: Wanted,
): Promise<void> {
  const db = options as unknown as Kysely<MessagingTables>
  await db.transaction().execute(async (trx) => {
    const letter = await trx
      .selectFrom('deadLetters')
      .select('name')
      .where('eventId', '=', eventId)
      .executeTakeFirst()
    if (!letter) throw new Refusal('NOT_FOUND', { eventId })
    const details = { eventId, message: letter.name, service: me }
    await say(trx, 'orders', 'staff-acted', { actor, action: 'try-message-again', details })
  })
  relay.nudge()
  await relay.askAgain([eventId]).catch(() => {
    throw new Refusal('UNAVAILABLE', { eventId })
  })
}
