import type { StaffSupplier, SupplierRecord, SupplierTrouble } from '@smm/contracts/suppliers/staff-suppliers'
import { formatTimeOfDay } from '../format-values.ts'

const unknown = '—'

/** 'R$ 120,50', or 'US$ 20,00' in the supplier's own currency. */
export const moneyText = (amount: string | number, currency: string) =>
  Number(amount).toLocaleString('pt-BR', { style: 'currency', currency }).replace(/\s/g, ' ')

export const balanceText = ({ balance, currency }: Pick<StaffSupplier, 'balance' | 'currency'>) =>
  balance === null ? unknown : moneyText(balance, currency)

export const shareText = (share: number | null | undefined): string =>
  share === null || share === undefined
    ? unknown
    : share.toLocaleString('pt-BR', { style: 'percent', maximumFractionDigits: 1 })

/** '40 s', '12 min', '3,5 h'. */
export function startText(seconds: number | null | undefined): string {
  if (seconds === null || seconds === undefined) return unknown
  if (seconds < 90) return `${Math.round(seconds)} s`
  if (seconds < 90 * 60) return `${Math.round(seconds / 60)} min`
  return `${(seconds / 3_600).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} h`
}

/** Whether orders are sent to it now. */
export function sendingText(
  { isOn }: Pick<StaffSupplier, 'isOn'>,
  record: SupplierRecord | undefined,
): string {
  if (!isOn) return 'Desligado'
  if (!record) return unknown
  return record.pausedUntil ? `Em pausa até ${formatTimeOfDay(Date.parse(record.pausedUntil))}` : 'Normais'
}

/** The trouble of the last sync, and its remedy. */
export const troubleTexts: Record<SupplierTrouble, string> = {
  KEY_REFUSED: 'Não aceita mais a chave. Troque-a em Editar.',
  KEY_UNREADABLE: 'A chave guardada não pode mais ser lida. Digite-a de novo em Editar.',
  ADDRESS_NOT_PUBLIC: 'O endereço não é da internet, e por isso não é consultado.',
  NO_ANSWER: 'Não respondeu à última consulta. Valem os preços de antes.',
}
