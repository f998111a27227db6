import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { maskAddress } from './mail-address.ts'
import { subscriptionIn } from './mail-token.ts'

/** Confirms the address that the token was mailed to, and returns it masked. Undefined when it ended or never was. */
export async function confirmAddress(
  { db, config, wake }: Deps,
  token: string,
): Promise<{ address: string } | undefined> {
  const id = subscriptionIn(config.ORDER_LINK_SECRET, 'confirm', token)
  const confirmed =
    id &&
    (await db
      .updateTable('mailSubscriptions')
      .set({ confirmedAt: sql<Date>`coalesce(confirmed_at, now())` })
      .where('id', '=', id)
      .where('endedAt', 'is', null)
      .returning('address')
      .executeTakeFirst())
  if (!confirmed || !confirmed.address) return undefined
  wake('send-mails')
  return { address: maskAddress(confirmed.address) }
}
