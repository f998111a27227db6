import type { OrderStatus } from '@smm/contracts/orders'
import type { PaymentStatus } from '@smm/contracts/payments'
import type { Platform, Product, ServiceType } from '@smm/contracts/products'
import type { TicketStatus } from '@smm/contracts/tickets'
import type { BadgeTone } from '@smm/ui/badge'

/** What the panel calls things: every state and product in the words of the administrator. */
export const platformNames: Record<Platform, string> = {
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
}

export const categoryNames: Record<ServiceType, string> = {
  followers: 'Seguidores',
  likes: 'Curtidas',
  views: 'Visualizações',
  subscribers: 'Inscritos',
  comments: 'Comentários',
  shares: 'Compartilhamentos',
  saves: 'Salvamentos',
}

export const productName = ({ platform, serviceType }: Product) =>
  `${platformNames[platform]} ${categoryNames[serviceType]}`

type State = { name: string; tone: BadgeTone }

export const orderStates: Record<OrderStatus, State> = {
  pending: { name: 'Pendente', tone: 'warn' },
  paid: { name: 'Pago', tone: 'info' },
  processing: { name: 'Processando', tone: 'info' },
  partial: { name: 'Parcial', tone: 'warn' },
  completed: { name: 'Concluído', tone: 'good' },
  cancelled: { name: 'Cancelado', tone: 'bad' },
}

export const paymentStates: Record<PaymentStatus, State> = {
  pending: { name: 'Pendente', tone: 'warn' },
  confirmed: { name: 'Confirmado', tone: 'good' },
  expired: { name: 'Expirado', tone: 'neutral' },
}

export const ticketStates: Record<TicketStatus, State> = {
  open: { name: 'Aberto', tone: 'warn' },
  in_progress: { name: 'Em Andamento', tone: 'info' },
  resolved: { name: 'Resolvido', tone: 'good' },
  closed: { name: 'Fechado', tone: 'neutral' },
}

/** The first characters of an order's or ticket's id, a payment's with its mark. */
export const shortId = (id: string) => id.slice(0, 8)
export const shortTicketId = (id: string) => id.slice(0, 8).toUpperCase()
export const shortPaymentId = (id: string) => `PIX_${id.slice(0, 6)}`
