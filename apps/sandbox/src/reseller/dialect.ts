import Type, { type Static } from 'typebox'

/** Format variations of real panels, the most common first. */
export const Dialect = Type.Object(
  {
    /** Format of rate, min, max, charge, start_count and remains. */
    numbers: Type.Enum(['text', 'number', 'comma']),
    serviceIds: Type.Enum(['number', 'text']),
    /** Orders placed from now on get ids of this form. */
    orderIds: Type.Enum(['digits', 'text-digits', 'ulid', 'prefixed']),
    orderField: Type.Enum(['order', 'order_id', 'Order', 'id']),
    flags: Type.Enum(['boolean', 'number', 'text', 'absent']),
    statuses: Type.Enum(['words', 'numbers', 'lower', 'snake', 'portuguese']),
    batch: Type.Enum(['object', 'list']),
    /** `status` of one order: at the root, or below `order`. */
    nesting: Type.Enum(['root', 'order']),
    errors: Type.Enum(['text', 'dotted', 'status-error', 'http-400']),
    addExtras: Type.Boolean(),
    /** start_count null and remains "Unknown" until the delivery has started. */
    unknownUntilStarted: Type.Boolean(),
  },
  { additionalProperties: false },
)
export type Dialect = Static<typeof Dialect>

export const commonDialect: Dialect = {
  numbers: 'text',
  serviceIds: 'number',
  orderIds: 'digits',
  orderField: 'order',
  flags: 'boolean',
  statuses: 'words',
  batch: 'object',
  nesting: 'root',
  errors: 'text',
  addExtras: false,
  unknownUntilStarted: false,
}

const numbered = ['Pending', 'Processing', 'Completed', 'Partial', 'Canceled', 'Refunded']
const portuguese: Record<string, string> = {
  Pending: 'Pendente',
  'In progress': 'Em andamento',
  Processing: 'Processando',
  Completed: 'Concluído',
  Partial: 'Parcial',
  Canceled: 'Cancelado',
}

export function formatNumber({ numbers }: Dialect, text: string): string | number {
  if (numbers === 'number') return Number(text)
  return numbers === 'comma' ? text.replace('.', ',') : text
}

export const formatServiceId = ({ serviceIds }: Dialect, id: number) =>
  serviceIds === 'text' ? String(id) : id

export const formatOrderId = ({ orderIds }: Dialect, id: string) =>
  orderIds === 'text-digits' || !/^\d+$/.test(id) ? id : Number(id)

export function formatFlag({ flags }: Dialect, isOn: boolean): boolean | number | string | undefined {
  if (flags === 'absent') return undefined
  if (flags === 'number') return Number(isOn)
  return flags === 'text' ? String(Number(isOn)) : isOn
}

/** A status without a translation, such as an invented one, stays unchanged. */
export function formatStatus({ statuses }: Dialect, status: string): string | number {
  if (statuses === 'lower') return status.toLowerCase()
  if (statuses === 'snake') return status.toLowerCase().replaceAll(' ', '_')
  if (statuses === 'portuguese') return portuguese[status] ?? status
  if (statuses === 'words') return status
  const number = numbered.indexOf(status === 'In progress' ? 'Processing' : status)
  return number < 0 ? status : number
}
