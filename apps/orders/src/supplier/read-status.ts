import { readError } from './classify-answer.ts'

/** How far the supplier says it is. `unknown` keeps what we knew: a word nobody knows never completes an order. */
export type SupplierPhase = 'pending' | 'processing' | 'completed' | 'partial' | 'cancelled' | 'unknown'
export type SupplierState = {
  phase: SupplierPhase
  word: string
  remains: number | null
  startCount: number | null
  /** What it takes for the order now; null when it does not say, or not in reais. */
  chargedCents: number | null
}

const phases: Record<string, SupplierPhase> = {
  pending: 'pending',
  creating: 'pending',
  awaiting: 'pending',
  pendente: 'pending',
  inprogress: 'processing',
  processing: 'processing',
  emandamento: 'processing',
  processando: 'processing',
  completed: 'completed',
  complete: 'completed',
  concluido: 'completed',
  partial: 'partial',
  parcial: 'partial',
  canceled: 'cancelled',
  cancelled: 'cancelled',
  cancelado: 'cancelled',
  refunded: 'cancelled',
  refunds: 'cancelled',
  '0': 'pending',
  '1': 'processing',
  '2': 'completed',
  '3': 'partial',
  '4': 'cancelled',
  '5': 'cancelled',
}

const fold = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u036f _-]/g, '')
    .toLowerCase()

export function readPhase(word: unknown): SupplierPhase {
  const key = typeof word === 'string' || typeof word === 'number' ? fold(String(word)) : ''
  return Object.hasOwn(phases, key) ? phases[key]! : 'unknown'
}

const wholeNumber = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && Math.abs(number) < 2 ** 31
    ? number
    : null
}

/** Some write 4,50. */
function readCharge({ charge, currency = 'BRL' }: Record<string, unknown>): number | null {
  const text = typeof charge === 'number' || typeof charge === 'string' ? String(charge).trim() : ''
  const cents = currency === 'BRL' && text !== '' ? Math.round(Number(text.replace(',', '.')) * 100) : NaN
  return Number.isSafeInteger(cents) && cents >= 0 ? cents : null
}

/** One order's part of a status answer; undefined when it is an error or nothing. */
export function readSupplierState(value: unknown): SupplierState | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const fields = value as Record<string, unknown>
  const nested = fields['order']
  if (typeof nested === 'object' && nested !== null) return readSupplierState(nested)
  const { status } = fields
  if (fields['error'] || (typeof status !== 'string' && typeof status !== 'number')) return undefined
  return {
    phase: readPhase(status),
    word: String(status).slice(0, 60),
    remains: wholeNumber(fields['remains']),
    startCount: wholeNumber(fields['start_count']),
    chargedCents: readCharge(fields),
  }
}

/** What it says instead of answering at all, as when the key is not right any more. */
export function readStatusRefusal(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return undefined
  const error = readError(answer as Record<string, unknown>)
  return error === undefined ? undefined : JSON.stringify(error).slice(0, 500)
}

/** The answer to a question about many: an object by id, or a list that names each order. */
export function readSupplierStates(answer: unknown): Map<string, SupplierState> {
  if (typeof answer !== 'object' || answer === null) return new Map()
  const named: Array<[string, unknown]> = Array.isArray(answer)
    ? answer.map((it: Record<string, unknown> | null) => [String(it?.['order'] ?? it?.['id'] ?? ''), it])
    : Object.entries(answer)
  return new Map(
    named.flatMap(([id, value]) => {
      const isNested = typeof (value as { order?: unknown } | null)?.order === 'object'
      const state = readSupplierState(isNested ? value : { ...(value as object), order: undefined })
      return state ? [[id, state] as const] : []
    }),
  )
}
