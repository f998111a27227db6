import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type Answer, playFault, splitMode } from '../play-fault.ts'
import { cancelOrders, requestRefills, tellRefillStatus } from './cancel-and-refill.ts'
import type { ListedService } from './catalogue.ts'
import { type Dialect, sayFlag, sayNumber, sayOrderId, sayServiceId } from './dialect.ts'
import type { Reseller } from './open-reseller.ts'
import type { UpstreamOrder } from './order-life.ts'
import { type Ending, type Fields, placeUpstreamOrder } from './place-upstream-order.ts'
import { PanelRefusal, refusalAnswer } from './refusal.ts'
import { saidReais, tellStatus } from './tell-status.ts'

/** Modes of the panel itself, beside those of the way there. All but `refuse` and `repeat-id` place the order. */
export const panelModes = [
  'refuse',
  'both-fields',
  'repeat-id',
  'wrong-type',
  'partial',
  'canceled',
  'stuck',
] as const

/** The one door of a panel: `POST /smm/api/v2` with `key` and `action`. */
export function resellerRoutes(app: FastifyInstance, reseller: Reseller, key: string) {
  app.post('/api/v2', async (request, reply) => {
    if (reseller.faults.latencyMs) await pause(reseller.faults.latencyMs)
    const fields = fieldsOf(request.body)
    const mode = reseller.faults.take(fields['action'] ?? '')
    const act = () => answer(reseller, key, fields, mode)
    return playFault(mode, { reply, act, failure: panelFailure })
  })
  app.setErrorHandler((error, request, reply) => {
    const isTheirs = ((error as { statusCode?: number }).statusCode ?? 500) < 500
    if (!isTheirs) request.log.error({ err: error }, 'panel call failed')
    const refused = refusalAnswer(reseller.dialect, new PanelRefusal('Incorrect request'))
    return reply.code(isTheirs ? refused.status : 500).send(refused.body)
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
      return reseller.listServices().map((service) => saidService(reseller.dialect, service))
    case 'add':
      return add(reseller, fields, mode, text)
    case 'status':
      return tellStatus(reseller, fields)
    case 'refill':
      return requestRefills(reseller, fields)
    case 'refill_status':
      return tellRefillStatus(reseller, fields)
    case 'cancel':
      return cancelOrders(reseller, fields)
    case 'balance':
      return { balance: sayNumber(reseller.dialect, saidReais(reseller.balanceUnits())), currency: 'BRL' }
    default:
      throw new PanelRefusal('Incorrect action')
  }
}

const endings: readonly string[] = ['partial', 'canceled', 'stuck'] satisfies Ending[]

function add(reseller: Reseller, fields: Fields, mode: string, text: string): unknown {
  const { orderField } = reseller.dialect
  const earlier = mode === 'repeat-id' && reseller.orders.all().at(-1)
  if (earlier) return saidOrder(reseller, earlier)
  const order = placeUpstreamOrder(reseller, fields, endings.includes(mode) ? (mode as Ending) : undefined)
  if (mode === 'both-fields') return { ...saidOrder(reseller, order), error: text || 'Something went wrong' }
  if (mode === 'wrong-type') return { [orderField]: text ? literal(text) : 'abc' }
  return saidOrder(reseller, order)
}

function saidOrder({ dialect, balanceUnits }: Reseller, { id, chargeUnits }: UpstreamOrder) {
  const extras = { charge: saidReais(chargeUnits), remaining_balance: saidReais(balanceUnits()) }
  return { [dialect.orderField]: sayOrderId(dialect, id), ...(dialect.addExtras && extras) }
}

function saidService(
  dialect: Dialect,
  { service, name, type, category, rate, min, max, ...flags }: ListedService,
) {
  return {
    service: sayServiceId(dialect, service),
    name,
    type,
    category,
    rate: sayNumber(dialect, rate),
    min: sayNumber(dialect, String(min)),
    max: sayNumber(dialect, String(max)),
    refill: sayFlag(dialect, flags.refill),
    cancel: sayFlag(dialect, flags.cancel),
    dripfeed: sayFlag(dialect, flags.dripfeed),
  }
}

/** `wrong-type:-1` answers the number, `wrong-type:[1]` the list, `wrong-type:abc` the text. */
function literal(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function fieldsOf(body: unknown): Fields {
  const given = typeof body === 'object' && body !== null ? Object.entries(body) : []
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}
