import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Intent } from '@smm/assistant/dialogue'
import type { Tables } from './tables.ts'

export async function openTicket(
  trx: Transaction<Tables>,
  conversationId: string,
  { description, link, orderId }: Extract<Intent, { type: 'open-ticket' }>,
): Promise<string> {
  const id = randomUUID()
  await trx
    .insertInto('tickets')
    .values({ id, conversationId, orderId: orderId ?? null, description, link })
    .execute()
  return id
}
