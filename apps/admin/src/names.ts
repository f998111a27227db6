import { type OrderStatus, orderStatusNames } from '@smm/contracts/orders'
import { type PaymentStatus, paymentStatusNames } from '@smm/contracts/payments'
import { type TicketStatus, ticketStatusNames } from '@smm/contracts/tickets'
import type { BadgeTone } from '@smm/ui/badge'

type State = { name: string; tone: BadgeTone }

export const orderStates: Record<OrderStatus, State> = {
  pending: { name: orderStatusNames.pending, tone: 'warn' },
  paid: { name: orderStatusNames.paid, tone: 'info' },
  processing: { name: orderStatusNames.processing, tone: 'info' },
  partial: { name: orderStatusNames.partial, tone: 'warn' },
  completed: { name: orderStatusNames.completed, tone: 'good' },
  cancelled: { name: orderStatusNames.cancelled, tone: 'bad' },
}

export const paymentStates: Record<PaymentStatus, State> = {
  pending: { name: paymentStatusNames.pending, tone: 'warn' },
  confirmed: { name: paymentStatusNames.confirmed, tone: 'good' },
  expired: { name: paymentStatusNames.expired, tone: 'neutral' },
}

export const ticketStates: Record<TicketStatus, State> = {
  open: { name: ticketStatusNames.open, tone: 'warn' },
  in_progress: { name: ticketStatusNames.in_progress, tone: 'info' },
  resolved: { name: ticketStatusNames.resolved, tone: 'good' },
  closed: { name: ticketStatusNames.closed, tone: 'neutral' },
}

/** The first characters of an order's id, a payment's with its mark. */
export const shortId = (id: string) => id.slice(0, 8)
export const shortPaymentId = (id: string) => `PIX_${id.slice(0, 6)}`
