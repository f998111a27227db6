import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type Answer, injectFault, splitMode } from '../inject-fault.ts'
import { cancelOrders, requestRefills, readRefillStatus } from './cancel-and-refill.ts'
import type { ListedService } from './catalogue.ts'
import { type Dialect, formatFlag, formatNumber, formatOrderId, formatServiceId } from './dialect.ts'
import type { Reseller } from './reseller-state.ts'
import type { UpstreamOrder } from './order-progress.ts'
import { type Ending, type Fields, placeUpstreamOrder } from './place-upstream-order.ts'
import { PanelRefusal, refusalAnswer } from './refusal.ts'
import { formatUnits, readOrderStatus } from './order-status.ts'

/** Faults of the panel, besides those of the transport. All but `refuse` and `repeat-id` place the order. */
export const panelModes = [
  'refuse',
  'both-fields',
  'repeat-id',
  'wrong-type',
  'partial',
  'canceled',
  'stuck',
] as const

/** The only route of a panel: `POST /api/v2` with `key` and `action`. */
export function resellerRoutes(app: FastifyInstance, reseller: Reseller, key: string) {
  app.post('/api/v2', async (request, reply) => {
    if (reseller.faults.latencyMs) await sleep(reseller.faults.latencyMs)
    const fields = fieldsOf(request.body)
    const mode = reseller.faults.take(fields['action'] ?? '')
    const act = () => answer(reseller, key, fields, mode)
    return injectFault(mode, { reply, act, failure: panelFailure })
  })
  app.setErrorHandler((error, request, reply) => {
    const isClientError = ((error as { statusCode?: number }).statusCode ?? 500) < 500
    if (!isClientError) request.log.error({ err: error }, 'panel call failed')
    const refused = refusalAnswer(reseller.dialect, new PanelRefusal('Incorrect request'))
    return reply.code(isClientError ? refused.status : 500).send(refused.body)
  })
}

const panelFailure = (status: number): Answer => ({
  status,
  body: status === 429 ? { error: 'Too many requests' } : `<h1>${status} Server Error</h1>`,
  type: status === 429 ? undefined : 'text/html',
})

function answer(reseller: Reseller, key: string, fields: Fields, mode: string | undefined): Answer {
  const [name, text] = splitMode(mode ?? '')
  try {
    if (fields['key'] !== key) throw new PanelRefusal('Invalid API key')
    if (name === 'refuse') return { status: 200, body: { error: text } }
    return { status: 200, body: perform(reseller, fields, name, text) }
  } catch (error) {
    if (error instanceof PanelRefusal) return refusalAnswer(reseller.dialect, error)
    throw error
  }
}

function perform(reseller: Reseller, fields: Fields, mode: string, text: string): unknown {
  switch (fields['action']) {
    case 'services':
      return reseller.listServices().map((service) => presentService(reseller.dialect, service))
    case 'add':
      return add(reseller, fields, mode, text)
    case 'status':
      return readOrderStatus(reseller, fields)
    case 'refill':
      return requestRefills(reseller, fields)
    case 'refill_status':
      return readRefillStatus(reseller, fields)
    case 'cancel':
      return cancelOrders(reseller, fields)
    case 'balance':
      return {
        balance: formatNumber(reseller.dialect, formatUnits(reseller.balanceUnits())),
        currency: 'BRL',
      }
    default:
      throw new PanelRefusal('Incorrect action')
  }
}

const endings: readonly string[] = ['partial', 'canceled', 'stuck'] satisfies Ending[]

function add(reseller: Reseller, fields: Fields, mode: string, text: string): unknown {
  const { orderField } = reseller.dialect
  const previous = mode === 'repeat-id' && reseller.orders.all().at(-1)
  if (previous) return presentOrder(reseller, previous)
  const order = placeUpstreamOrder(reseller, fields, endings.includes(mode) ? (mode as Ending) : undefined)
  if (mode === 'both-fields')
    return { ...presentOrder(reseller, order), error: text || 'Something went wrong' }
  if (mode === 'wrong-type') return { [orderField]: text ? literal(text) : 'abc' }
  return presentOrder(reseller, order)
}

function presentOrder({ dialect, balanceUnits }: Reseller, { id, chargeUnits }: UpstreamOrder) {
  const extras = { charge: formatUnits(chargeUnits), remaining_balance: formatUnits(balanceUnits()) }
  return { [dialect.orderField]: formatOrderId(dialect, id), ...(dialect.addExtras && extras) }
}

function presentService(
  dialect: Dialect,
  { service, name, type, category, rate, min, max, ...flags }: ListedService,
) {
  return {
    service: formatServiceId(dialect, service),
    name,
    type,
    category,
    rate: formatNumber(dialect, rate),
    min: formatNumber(dialect, String(min)),
    max: formatNumber(dialect, String(max)),
    refill: formatFlag(dialect, flags.refill),
    cancel: formatFlag(dialect, flags.cancel),
    dripfeed: formatFlag(dialect, flags.dripfeed),
  }
}

/** Parses the text of a mode: `-1` as a number, `[1]` as a list, `abc` as text. */
function literal(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function fieldsOf(body: unknown): Fields {
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : []
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}
