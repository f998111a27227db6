import { type OrderStatus, orderStatusNames } from '@smm/contracts/orders/orders'
import { type PaymentStatus, paymentStatusNames } from '@smm/contracts/payments'
import { type TicketStatus, ticketStatusNames } from '@smm/contracts/tickets'
import type { BadgeTone } from '@smm/ui/badge'

type StatusBadge = { name: string; tone: BadgeTone }

export const orderBadges: Record<OrderStatus, StatusBadge> = {
  pending: { name: orderStatusNames.pending, tone: 'warn' },
  paid: { name: orderStatusNames.paid, tone: 'info' },
  processing: { name: orderStatusNames.processing, tone: 'info' },
  partial: { name: orderStatusNames.partial, tone: 'warn' },
  completed: { name: orderStatusNames.completed, tone: 'good' },
  cancelled: { name: orderStatusNames.cancelled, tone: 'bad' },
}

export const paymentBadges: Record<PaymentStatus, StatusBadge> = {
  pending: { name: paymentStatusNames.pending, tone: 'warn' },
  confirmed: { name: paymentStatusNames.confirmed, tone: 'good' },
  expired: { name: paymentStatusNames.expired, tone: 'neutral' },
}

export const ticketBadges: Record<TicketStatus, StatusBadge> = {
  open: { name: ticketStatusNames.open, tone: 'warn' },
  in_progress: { name: ticketStatusNames.in_progress, tone: 'info' },
  resolved: { name: ticketStatusNames.resolved, tone: 'good' },
  closed: { name: ticketStatusNames.closed, tone: 'neutral' },
}
