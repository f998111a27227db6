import type { PixPayment } from '@smm/contracts/chat'
import { formatAmount } from '../format-amount.ts'
import css from './pix-line.module.css'
import { PixSign } from './pix-sign.tsx'

export type PixEnd = 'paid' | 'in-review' | 'expired' | 'cancelled' | 'shown-below'

const words: Record<PixEnd, string> = {
  paid: 'Pago',
  'in-review': 'Em conferência: não pague',
  expired: 'Vencido: não pague',
  cancelled: 'Cancelado: não pague',
  'shown-below': 'Logo abaixo',
}

/** A PIX that is not to be paid here any more: no code beside a paid order. */
export const PixLine = ({ payment, end }: { payment: PixPayment; end: PixEnd }) => (
  <p className={css.line} data-end={end}>
    <PixSign />
    <span>PIX de {formatAmount(payment.amount)}</span>
    <strong>{words[end]}</strong>
  </p>
)
