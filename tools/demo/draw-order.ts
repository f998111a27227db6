import { dayMs, hourMs, minuteMs } from './demo-clock.ts'
import type { DemoOrder, Ending } from './plan-days.ts'

/** A row of a table, by the names of its columns. */
export type Row = Record<string, unknown>
type Step = { to: string; cause: string; at: number }

/** An order with the times of its life, in milliseconds; undefined where it did not come so far. */
export type DatedOrder = DemoOrder & {
  dueAt: number
  paidAt?: number
  sentAt?: number
  finishedAt?: number
  remains?: number
  /** The supplier's charge. */
  costCents: number
  endToEndId: string
}

const chargeMinutes = 30
const neverPaid: readonly Ending[] = ['expired', 'paid-late', 'to-issue']
const neverSent: readonly Ending[] = ['cancelled', 'refused', 'unknown', 'ready']
const delivered: readonly Ending[] = ['completed', 'partial', 'owed']

/** Adds to an order when it was paid, sent and delivered, always before `now`, and its cost by a rate per thousand. */
export function dateOrder(order: DemoOrder, costMicrosPerThousand: number, now: number): DatedOrder {
  const { id, placedAt, ending, quantity } = order
  const dueAt = placedAt + chargeMinutes * minuteMs
  const dated = { ...order, dueAt, costCents: 0, endToEndId: endToEndIdOf(id, placedAt) }
  if (neverPaid.includes(ending)) return dated
  // The digits of its id stand for chance: the same order has the same life.
  const chance = parseInt(id.slice(0, 6), 16) / 0xff_ffff
  const paidAt = placedAt + Math.min((0.4 + 5 * chance) * minuteMs, (now - placedAt) / 2)
  if (neverSent.includes(ending)) return { ...dated, paidAt }
  const sentAt = Math.min(paidAt + (1 + chance) * minuteMs, now)
  const wholeCents = Math.round((quantity * costMicrosPerThousand) / 10_000_000)
  const left = Math.round(quantity * order.undelivered)
  if (!delivered.includes(ending)) return { ...dated, paidAt, sentAt, remains: left, costCents: wholeCents }
  const finishedAt = Math.min(sentAt + (0.5 + 11 * chance) * hourMs, sentAt + (now - sentAt) * 0.9)
  if (ending === 'completed')
    return { ...dated, paidAt, sentAt, finishedAt, remains: 0, costCents: wholeCents }
  const costCents = Math.round((wholeCents * (quantity - left)) / quantity)
  return { ...dated, paidAt, sentAt, finishedAt, remains: left, costCents }
}

/** As a bank writes it: its number, the minute, and eleven characters. */
const endToEndIdOf = (id: string, at: number): string =>
  `E00000000${new Date(at).toISOString().replaceAll(/\D/g, '').slice(0, 12)}${id.replaceAll('-', '').slice(0, 11)}`

/** The moves of an order, as its history shows them. */
export function stepsOf(order: DatedOrder): Step[] {
  const { ending, placedAt, dueAt, paidAt, sentAt, finishedAt } = order
  const isExpired = ending === 'expired' || ending === 'paid-late'
  const status = ending === 'completed' ? 'completed' : 'partial'
  return [
    { to: 'pending', cause: 'placed', at: placedAt },
    ...(isExpired ? [{ to: 'cancelled', cause: 'payment-expired', at: dueAt }] : []),
    ...(paidAt ? [{ to: 'paid', cause: 'payment-confirmed', at: paidAt }] : []),
    ...(paidAt && ending === 'cancelled'
      ? [{ to: 'cancelled', cause: 'cancelled-by-visitor', at: paidAt + minuteMs / 2 }]
      : []),
    ...(sentAt ? [{ to: 'processing', cause: 'sent-to-supplier', at: sentAt }] : []),
    ...(finishedAt ? [{ to: status, cause: 'supplier-reported', at: finishedAt }] : []),
  ]
}

const versionEpochMs = Date.UTC(2026, 0, 1)

/** Every move with the version that it gave the order: seconds since 2026, and more than before. */
const versionsOf = (steps: readonly Step[]): number[] =>
  steps.reduce<number[]>((versions, { at }, index) => {
    const seconds = Math.floor((at - versionEpochMs) / 1_000)
    return [...versions, index === 0 ? 1 : Math.max(versions.at(-1)! + 1, seconds)]
  }, [])

export const time = (at: number | undefined): string | null =>
  at === undefined ? null : new Date(at).toISOString()

const fulfilmentOf: Partial<Record<Ending, string>> = {
  expired: 'stopped',
  'paid-late': 'stopped',
  cancelled: 'stopped',
  'to-issue': 'waiting',
  ready: 'ready',
  refused: 'refused',
  unknown: 'unknown',
}

/** The row of an order. A `ready` one is submitted by the service itself; one under way is not polled: no supplier has it. */
export function drawOrder(order: DatedOrder, now: number): { order: Row; history: Row[] } {
  const { id, product, ending, paidAt, sentAt, finishedAt, costCents } = order
  const steps = stepsOf(order)
  const versions = versionsOf(steps)
  return {
    order: {
      id,
      conversation_id: order.conversationId,
      link: order.link,
      platform: product.platform,
      service_type: product.serviceType,
      quantity: order.quantity,
      amount_cents: order.amountCents,
      status: steps.at(-1)!.to,
      version: versions.at(-1),
      fulfilment: fulfilmentOf[ending] ?? 'sent',
      supplier: 'smm-api',
      upstream_order_id: sentAt ? `exemplo-${id.slice(0, 8)}` : null,
      upstream_status: upstreamStatus[ending] ?? null,
      refused_code: ending === 'refused' ? 'BAD_LINK' : null,
      remains: order.remains ?? null,
      start_count: sentAt ? 100 + (parseInt(id.slice(0, 3), 16) % 4_000) : null,
      charged_cents: costCents > 0 ? costCents : null,
      paid_at: time(paidAt),
      ready_at: time(ending === 'ready' ? now : paidAt),
      sent_at: time(sentAt),
      started_at: time(sentAt && sentAt + 2 * minuteMs < now ? sentAt + 2 * minuteMs : undefined),
      finished_at: time(finishedAt),
      created_at: time(order.placedAt),
    },
    history: steps.map(({ to, cause, at }, index) => ({
      order_id: id,
      version: versions[index],
      from_status: steps[index - 1]?.to ?? null,
      to_status: to,
      cause,
      at: time(at),
    })),
  }
}

const upstreamStatus: Partial<Record<Ending, string>> = {
  completed: 'Completed',
  partial: 'Partial',
  owed: 'Partial',
  processing: 'In progress',
}

/** Staff looked at it within a day. */
export const decidedAt = (finishedAt: number, now: number): number =>
  Math.min(finishedAt + dayMs / 3, finishedAt + (now - finishedAt) / 2)
