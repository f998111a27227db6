import { fieldsOf, isObject } from '@smm/http-service/json-fields'
import { readError } from './parse-answer.ts'

/** Progress of an order at the supplier. `unknown` changes nothing: an unknown status never completes an order. */
export type SupplierPhase = 'pending' | 'processing' | 'completed' | 'partial' | 'cancelled' | 'unknown'
export type SupplierState = {
  phase: SupplierPhase
  /** The supplier's own name of the status. */
  upstreamStatus: string
  remains: number | null
  startCount: number | null
  /** Amount charged so far; null when absent or not in reais. */
  supplierChargeCents: number | null
}

const phases = new Map<string, SupplierPhase>(
  Object.entries<SupplierPhase>({
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
  }),
)

const fold = (status: string) =>
  status
    .normalize('NFD')
    .replace(/[\u0300-\u036f _-]/g, '')
    .toLowerCase()

export function readPhase(status: unknown): SupplierPhase {
  const key = typeof status === 'string' || typeof status === 'number' ? fold(String(status)) : ''
  return phases.get(key) ?? 'unknown'
}

const wholeNumber = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && Math.abs(number) < 2 ** 31
    ? number
    : null
}

/** Some suppliers write 4,50. */
function readCharge({ charge, currency = 'BRL' }: Record<string, unknown>): number | null {
  const text = typeof charge === 'number' || typeof charge === 'string' ? String(charge).trim() : ''
  const cents = currency === 'BRL' && text !== '' ? Math.round(Number(text.replace(',', '.')) * 100) : NaN
  return Number.isSafeInteger(cents) && cents >= 0 ? cents : null
}

/** Parses the status of one order; undefined for an error or anything else. */
export function readSupplierState(value: unknown): SupplierState | undefined {
  if (!isObject(value)) return undefined
  if (isObject(value['order'])) return readSupplierState(value['order'])
  const { status } = value
  if (value['error'] || (typeof status !== 'string' && typeof status !== 'number')) return undefined
  return {
    phase: readPhase(status),
    upstreamStatus: String(status).slice(0, 60),
    remains: wholeNumber(value['remains']),
    startCount: wholeNumber(value['start_count']),
    supplierChargeCents: readCharge(value),
  }
}

/** The error of a whole status answer, such as an invalid key; undefined without one. */
export function readStatusRefusal(answer: unknown): string | undefined {
  if (!isObject(answer) || Array.isArray(answer)) return undefined
  const error = readError(answer)
  return error === undefined ? undefined : JSON.stringify(error).slice(0, 500)
}

/** Parses the statuses of several orders: an object by id, or a list that names each order. */
export function readSupplierStates(answer: unknown): Map<string, SupplierState> {
  if (!isObject(answer)) return new Map()
  const named: Array<[string, unknown]> = Array.isArray(answer)
    ? answer.map((it: Record<string, unknown> | null) => [String(it?.['order'] ?? it?.['id'] ?? ''), it])
    : Object.entries(answer)
  return new Map(
    named.flatMap(([id, value]) => {
      const fields = fieldsOf(value)
      const isNested = typeof fields['order'] === 'object'
      const state = readSupplierState(isNested ? fields : { ...fields, order: undefined })
      return state ? [[id, state] as const] : []
    }),
  )
}
