import { Refusal } from '@smm/http-service/refusal'
import type { Trx } from '../../tables.ts'
import type { AccountRow } from '../staff-tables.ts'

/**
 * Locks every active account, so that two owners cannot remove each other at once, and returns the member's. Refuses with
 * LAST_ADMINISTRATOR when no other owner can sign in.
 */
export async function lockBesideAnOwner(
  trx: Trx,
  id: string,
): Promise<Pick<AccountRow, 'username' | 'role'>> {
  const active = await trx
    .selectFrom('staffAccounts')
    .select(['id', 'username', 'role', 'oneTimeUntil'])
    .where('deactivatedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  const member = active.find((it) => it.id === id)
  if (!member) throw new Refusal('NOT_FOUND', { accountId: id })
  const isOwner = ({ role, oneTimeUntil }: (typeof active)[number]) =>
    role === 'owner' && oneTimeUntil === null
  if (!active.some((it) => it.id !== id && isOwner(it))) throw new Refusal('LAST_ADMINISTRATOR')
  return member
}
