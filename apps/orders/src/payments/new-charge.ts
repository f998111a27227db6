import { createHash } from 'node:crypto'
import { leaseUntil } from '@smm/database/lease'
import type { PixBank } from '../pix/bank.ts'
import { type ChargedOrder, type DuePayment, leaseSeconds } from './payments.queries.ts'

/** The payment of orders whose charge is still to be issued; the first is the one that it is named by. */
export function newCharge({ provider }: Pick<PixBank, 'provider'>, orders: ChargedOrder[]): DuePayment {
  const [first] = orders
  if (!first) throw new Error('a charge covers at least one order')
  const orderIds = orders.map(({ id }) => id)
  return {
    id: paymentIdOf(orderIds),
    orderId: first.id,
    provider,
    txid: txidOf(orderIds),
    amountCents: orders.reduce((sum, { amountCents }) => sum + amountCents, 0),
    state: 'to-issue',
    issueAttempts: 0,
    polls: 0,
    failedPolls: 0,
    nextPollAt: null,
    conversationId: first.conversationId,
    correlationId: first.correlationId,
    orders,
  }
}

/** The row of a new charge: leased to this process, or due at once. */
export const chargeRow = (
  { id, orderId, provider, txid, amountCents, orders }: DuePayment,
  isLeased: boolean,
) => ({
  id,
  orderId,
  provider,
  txid,
  amountCents,
  orderCount: orders.length,
  nextIssueAt: leaseUntil(isLeased ? leaseSeconds : 0),
})

/**
 * Ids by the orders, for ever: orders that a restored database receives again meet the charge that the visitor already has
 * and may have paid. The PIX code shows the payment's id, so it does not tell an order's own id.
 */
function paymentIdOf(orderIds: string[]): string {
  const hex = hashOf(`payment of ${orderIds.join(' ')}`)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

/** A single order's own id, as in every earlier release. */
const txidOf = (orderIds: string[]): string =>
  orderIds.length === 1 ? orderIds.join().replaceAll('-', '') : hashOf(`charge of ${orderIds.join(' ')}`)

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)
