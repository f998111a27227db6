import type { MessageName, Receiver } from '@smm/contracts/messages'
import type { MessageHealth } from '@smm/contracts/message-health'
import type { BadgeTone } from '@smm/ui/badge'
import { formatCount } from '../format-values.ts'

export const serviceNames: Record<Receiver, string> = {
  chat: 'Chat',
  orders: 'Pedidos',
  catalogue: 'Catálogo',
}

const messageNames: Record<string, string> = {
  'place-order': 'Fazer pedido',
  'place-cart': 'Fazer pedidos com um PIX',
  'place-tiers': 'Pedidos de níveis',
  'pix-issued': 'PIX emitido',
  'order-refused': 'Pedido recusado',
  'payment-confirmed': 'Pagamento confirmado',
  'payment-expired': 'Pagamento expirado',
  'payment-needs-review': 'Pagamento para conferir',
  'order-status-changed': 'Pedido mudou de status',
  'cancel-order': 'Cancelar pedido',
  'cancel-answered': 'Resposta ao cancelamento',
  'request-refill': 'Pedir reposição',
  'refill-answered': 'Resposta à reposição',
  'refill-decided': 'Fornecedor sobre a reposição',
  'refund-changed': 'Devolução mudou',
  'coupons-changed': 'Cupons que valem agora',
  'catalogue-changed': 'Catálogo mudou',
  'staff-session-ended': 'Sessão da equipe encerrada',
  'forget-conversation': 'Apagar dados de um cliente',
  'staff-acted': 'Ação da equipe',
} satisfies Record<MessageName, string>

/** A message that has no label, as of a newer release, is shown by its name. */
export const messageLabel = (name: string) => messageNames[name] ?? name
export const serviceLabel = (name: string) => {
  const names: Partial<Record<string, string>> = serviceNames
  return names[name] ?? name
}

/** Seconds → '12 s', '3 min', '2 h', '4 dias'. */
export function formatAge(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min`
  if (seconds < 86_400) return `${Math.floor(seconds / 3_600)} h`
  return formatCount(Math.floor(seconds / 86_400), 'dia', 'dias')
}

const lateAfterSeconds = 30

export function serviceHealth({ outbox, queue, deadLetters }: MessageHealth): {
  name: string
  tone: BadgeTone
} {
  if (deadLetters.count > 0) return { name: 'Precisa de você', tone: 'bad' }
  if (!queue) return { name: 'Sem Redis', tone: 'bad' }
  if (outbox.oldestSeconds > lateAfterSeconds) return { name: 'Atrasado', tone: 'warn' }
  return { name: 'Em dia', tone: 'good' }
}
