import type { OverviewSums } from '@smm/contracts/overview'
import { formatQuantity } from '@smm/pricing/money'
import { formatAmount } from '../format-values.ts'

/** A figure of the overview. */
export type Measure = {
  key: 'sales' | 'received' | 'profit' | 'orders'
  name: string
  meaning: string
  format: (value: number) => string
  isCount?: boolean
}

export const measures: readonly [Measure, ...Measure[]] = [
  { key: 'sales', name: 'Vendas', meaning: 'O que foi pago pelos pedidos.', format: formatAmount },
  {
    key: 'received',
    name: 'Recebido',
    meaning: 'O que entrou por PIX, menos o que saiu em reembolsos.',
    format: formatAmount,
  },
  {
    key: 'profit',
    name: 'Lucro',
    meaning: 'Vendas menos reembolsos, fornecedor e tarifa do PIX.',
    format: formatAmount,
  },
  {
    key: 'orders',
    name: 'Pedidos pagos',
    meaning: 'Quantos pedidos foram pagos.',
    format: formatQuantity,
    isCount: true,
  },
]

type Change = { text: string; tone: 'good' | 'bad' | 'neutral' }

const mostPercent = 1000

/** A figure against the one of the days before. From nothing, or from a loss, no percentage makes sense. */
export function changeOf(value: number, before: number): Change {
  if (value === before) return { text: 'igual', tone: 'neutral' }
  const tone = value > before ? 'good' : 'bad'
  if (before <= 0) return { text: value > before ? 'subiu' : 'caiu', tone }
  const percent = Math.round(((value - before) / before) * 100)
  if (percent === 0) return { text: 'quase igual', tone: 'neutral' }
  const sign = percent > 0 ? '+' : '−'
  const size = Math.abs(percent)
  return { text: size > mostPercent ? `mais de ${formatQuantity(mostPercent)}%` : `${sign}${size}%`, tone }
}

/** The share of sales that is left, in percent; undefined without sales. */
export const marginOf = ({ sales, profit }: Pick<OverviewSums, 'sales' | 'profit'>): number | undefined =>
  sales > 0 ? Math.round((profit / sales) * 100) : undefined
