import type { MailChoice } from '@smm/contracts/orders/mail-choice'
import type { Deps } from '../deps.ts'
import type { OrderRow } from '../tables.ts'
import { maskAddress } from './mail-address.ts'
import { findSubscription } from './mail-subscriptions.queries.ts'

/** The mails about an order as its page shows them; nothing where the shop sends none, or none is left to send. */
export async function mailChoiceOf(
  { db, mailer }: Pick<Deps, 'db' | 'mailer'>,
  { id, status }: OrderRow,
): Promise<{ mail?: MailChoice }> {
  if (!mailer) return {}
  const subscription = await findSubscription(db, id)
  const state = stateOf(subscription)
  const isUnderWay = status === 'pending' || status === 'paid' || status === 'processing'
  if (state !== 'on' && !isUnderWay) return {}
  const address = state !== 'off' && subscription?.address
  return { mail: { state, ...(address && { address: maskAddress(address) }) } }
}

function stateOf(subscription: Awaited<ReturnType<typeof findSubscription>>): MailChoice['state'] {
  if (!subscription) return 'off'
  if (subscription.endedAt) return subscription.endedBy === 'refused' ? 'refused' : 'off'
  return subscription.confirmedAt ? 'on' : 'unconfirmed'
}
