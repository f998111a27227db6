/** One service of the supplier, normalized. `rate` is a decimal text, per 1,000. */
export type UpstreamService = {
  upstreamId: number
  name: string
  category: string
  type: string
  rate: string
  minQuantity: number
  maxQuantity: number
  refill: boolean
  cancel: boolean
}
export type UpstreamList = { services: UpstreamService[]; skipped: number }

const maxInteger = 2_147_483_647
const maxRate = 10_000_000

/**
 * Parses the answer to `services`; panels write numbers as text, flags as 0 and 1, and warnings before the JSON. Invalid
 * rows are skipped and counted. Throws when no row is valid, so a bad answer never reads as "everything was removed".
 */
export function readUpstreamServices(text: string): UpstreamList {
  const rows = rowsOf(parse(text))
  const byId = new Map<number, UpstreamService>()
  for (const row of rows) {
    const service = readRow(row)
    if (service) byId.set(service.upstreamId, service)
  }
  if (byId.size === 0) throw new Error('the supplier answered without a single service')
  return { services: [...byId.values()], skipped: rows.length - byId.size }
}

function parse(text: string): unknown {
  const trimmed = text.replace(/^\uFEFF/, '').trim()
  for (const start of [0, trimmed.indexOf('[{'), trimmed.indexOf('{"')]) {
    if (start < 0) continue
    try {
      return JSON.parse(trimmed.slice(start))
    } catch {
      continue
    }
  }
  throw new Error('the supplier answered something that is not JSON')
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function rowsOf(answer: unknown): unknown[] {
  if (Array.isArray(answer)) return answer
  if (!isRecord(answer)) throw new Error('the supplier answered no list')
  const error = answer['error'] || (answer['status'] === 'error' && (answer['message'] ?? answer['msg']))
  if (error) throw new Error(`the supplier refused: ${String(error).slice(0, 200)}`)
  const nested = answer['services'] ?? answer['data']
  if (nested !== undefined) return rowsOf(nested)
  return Object.values(answer)
}

function readRow(row: unknown): UpstreamService | undefined {
  if (!isRecord(row)) return undefined
  const upstreamId = readInteger(row['service'] ?? row['id'])
  const rate = readDecimal(row['rate'] ?? row['price'])
  const least = readInteger(row['min'])
  const most = readInteger(row['max'])
  const name = readText(row['name'])
  if (!upstreamId || upstreamId > maxInteger || rate === undefined || !name) return undefined
  if (least === undefined || most === undefined || most < 1 || least > most) return undefined
  return {
    upstreamId,
    name,
    category: readText(row['category']),
    type: readText(row['type']) || 'Default',
    rate,
    minQuantity: Math.min(Math.max(least, 1), maxInteger),
    maxQuantity: Math.min(most, maxInteger),
    refill: readFlag(row['refill']),
    cancel: readFlag(row['cancel']),
  }
}

// Postgres refuses NUL and lone surrogates; other control characters break the comparison by line.
const hasControls = /[\u0000-\u001f\u007f-\u009f]/
const controls = /[\u0000-\u001f\u007f-\u009f]+/g
function readText(value: unknown): string {
  if (typeof value !== 'string') return typeof value === 'number' ? String(value) : ''
  return (hasControls.test(value) ? value.replace(controls, ' ') : value).trim().slice(0, 500).toWellFormed()
}

/** 50, "50", "50.0", "10.000" and "10,000" are integers; anything else is undefined. */
function readInteger(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? value : undefined
  if (typeof value === 'string' && /^\d{1,9}$/.test(value)) return Number(value)
  const text = readText(value)
  const digits = /^\d{1,3}([.,]\d{3})+$/.test(text)
    ? text.replace(/[.,]/g, '')
    : /^(\d+)(?:[.,]0+)?$/.exec(text)?.[1]
  const number = Number(digits ?? NaN)
  return Number.isSafeInteger(number) ? number : undefined
}

/** The last comma or point is the decimal separator; a single comma is one as well. */
function readDecimal(value: unknown): string | undefined {
  if (typeof value === 'string' && /^\d{1,6}(\.\d{1,6})?$/.test(value)) return value
  const text =
    typeof value === 'number' ? decimalText(value) : readText(value).replace(/^(R\$|US\$|\$|€)\s*/, '')
  const sign = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'))
  const normal =
    sign < 0 ? text : `${text.slice(0, sign).replace(/[.,](?=\d{3})/g, '')}.${text.slice(sign + 1)}`
  if (!/^\d*\.?\d+$/.test(normal)) return undefined
  return Number(normal) <= maxRate ? normal : undefined
}

const decimalText = (number: number) => (/e/.test(String(number)) ? number.toFixed(12) : String(number))

const readFlag = (value: unknown) =>
  typeof value === 'boolean' ? value : value === 1 || /^(1|true|yes|sim)$/i.test(String(value ?? ''))
