import { Refusal } from '@smm/http-service/refusal'
import { writeAudit } from '../staff/write-audit.ts'
import type { Db } from '../tables.ts'
import { closeOpen } from './reviews.ts'

/** Closes a review that belongs to no order; the others are closed by decisions about their order. */
export async function closeReview(
  db: Db,
  { id, actor, reason }: { id: string; actor: string; reason: string },
) {
  await db.transaction().execute(async (trx) => {
    const closed = await closeOpen(trx, { actor, reason })
      .where('id', '=', id)
      .where('orderId', 'is', null)
      .returning('reason')
      .executeTakeFirst()
    if (!closed) throw new Refusal('CONFLICT')
    await writeAudit(trx, actor, 'close-review', { id, about: closed.reason, reason })
  })
}
