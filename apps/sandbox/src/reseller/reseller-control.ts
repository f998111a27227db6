import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import { FaultPlan, toFaults, refuseUnknownModes } from '../fault-plan-schema.ts'
import type { ListedService } from './catalogue.ts'
import { commonDialect, Dialect, formatOrderId } from './dialect.ts'
import { type Reseller, unitsPerReal } from './reseller-state.ts'
import { progressAt, type UpstreamOrder } from './order-progress.ts'
import { panelModes } from './reseller-routes.ts'
import { formatUnits } from './order-status.ts'

const Rate = Type.String({ pattern: '^\\d{1,7}\\.\\d{2}$' })
const ServiceChange = Type.Object(
  {
    service: Type.Integer({ minimum: 1 }),
    name: Type.Optional(Type.String()),
    category: Type.Optional(Type.String()),
    type: Type.Optional(Type.Enum(['Default', 'Package', 'Custom Comments'])),
    rate: Type.Optional(Rate),
    min: Type.Optional(Type.Integer({ minimum: 0 })),
    max: Type.Optional(Type.Integer({ minimum: 0 })),
    refill: Type.Optional(Type.Boolean()),
    cancel: Type.Optional(Type.Boolean()),
    dripfeed: Type.Optional(Type.Boolean()),
    removed: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
const Control = Type.Object(
  {
    /** Reais. */
    balance: Type.Optional(Type.Union([Type.Number(), Type.String({ pattern: '^-?\\d+(\\.\\d{1,5})?$' })])),
    latencyMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 600_000 })),
    failRate: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
    failNext: Type.Optional(FaultPlan),
    /** Orders placed from now on take this long for a step. */
    stepMs: Type.Optional(Type.Integer({ minimum: 0 })),
    refuseActiveLink: Type.Optional(Type.Boolean()),
    /** Null is the common dialect again. */
    dialect: Type.Optional(Type.Union([Type.Partial(Dialect, { additionalProperties: false }), Type.Null()])),
    services: Type.Optional(Type.Array(ServiceChange)),
  },
  { additionalProperties: false },
)
const OrderOverride = Type.Object(
  {
    status: Type.Union([Type.String({ minLength: 1, maxLength: 40 }), Type.Null()]),
    remains: Type.Optional(Type.Integer()),
    startCount: Type.Optional(Type.Integer()),
  },
  { additionalProperties: false },
)

/** Control plane of the reseller: plans faults, changes services and orders, and shows its state. */
export function resellerControl(app: FastifyInstance, reseller: Reseller) {
  app.post<{ Body: Static<typeof Control> }>('/control', { schema: { body: Control } }, (request, reply) => {
    const { failNext, dialect, services = [], balance, latencyMs, failRate, ...behaviour } = request.body
    const refusal =
      refuseUnknownModes(failNext, panelModes) ??
      services.map((one) => refuseIncomplete(reseller, one)).find(Boolean)
    if (refusal) return reply.code(400).send(refusal)
    services.forEach((one) => reseller.putService(changedService(reseller, one)))
    if (balance !== undefined) reseller.setBalance(Math.round(Number(balance) * unitsPerReal))
    if (dialect !== undefined) Object.assign(reseller.dialect, dialect ?? commonDialect)
    if (failNext === null) reseller.faults.clear()
    reseller.faults.add(toFaults(failNext))
    reseller.faults.latencyMs = latencyMs ?? reseller.faults.latencyMs
    reseller.faults.failRate = failRate ?? reseller.faults.failRate
    Object.assign(reseller.behaviour, behaviour)
    return stateOf(reseller)
  })
  app.get('/control', () => stateOf(reseller))

  app.get('/orders', () => reseller.orders.all().map((order) => orderState(reseller, order)))

  /** Overrides the state of an order; a status of null returns it to the clock. */
  app.post<{ Params: { id: string }; Body: Static<typeof OrderOverride> }>(
    '/orders/:id',
    { schema: { body: OrderOverride } },
    (request, reply) => {
      const order = reseller.orders.get(request.params.id)
      if (!order) return reply.code(404).send({ error: 'UNKNOWN_ORDER', message: 'No such order.' })
      const { status, ...counts } = request.body
      const { override: _previous, ...clocked } = order
      const { remains } = progressAt(order, reseller.now())
      const override =
        status === null ? undefined : { remains, startCount: order.startCount, ...counts, status }
      const changed: UpstreamOrder = { ...clocked, ...(override && { override }) }
      reseller.putOrder(changed)
      return orderState(reseller, changed)
    },
  )

  /** Overrides the status of a refill. */
  app.post<{ Params: { id: string }; Body: { status: string } }>('/refills/:id', (request, reply) => {
    const refill = reseller.refills.get(request.params.id)
    if (!refill) return reply.code(404).send({ error: 'UNKNOWN_REFILL', message: 'No such refill.' })
    reseller.refills.put(refill.id, { ...refill, override: String(request.body.status) })
    return reseller.refills.get(refill.id)
  })
  app.get('/refills', () => reseller.refills.all())
}

type Change = Static<typeof ServiceChange>

function refuseIncomplete(reseller: Reseller, change: Change) {
  const isWhole = reseller.knownService(change.service) ?? (change.name && change.rate && change.max)
  if (isWhole) return undefined
  return { error: 'HALF_A_SERVICE', message: `service ${change.service} is new: it needs name, rate and max` }
}

function changedService(reseller: Reseller, change: Change): ListedService {
  const blank: ListedService = {
    service: change.service,
    name: '',
    type: 'Default',
    category: 'Novidades',
    rate: '0.00',
    min: 1,
    max: 1,
    refill: false,
    cancel: false,
    dripfeed: false,
  }
  return { ...blank, ...reseller.knownService(change.service), ...change }
}

const orderState = (reseller: Reseller, order: UpstreamOrder) => {
  const { status, remains, startCount, chargeUnits } = progressAt(order, reseller.now())
  const { service, link, quantity, comments, receivedAt } = order
  const id = formatOrderId(reseller.dialect, order.id)
  const charge = formatUnits(chargeUnits)
  return { id, service, link, quantity, comments, receivedAt, status, remains, startCount, charge }
}

const stateOf = (reseller: Reseller) => ({
  ...reseller.behaviour,
  balance: formatUnits(reseller.balanceUnits()),
  latencyMs: reseller.faults.latencyMs,
  failRate: reseller.faults.failRate,
  failNext: reseller.faults.planned(),
  dialect: reseller.dialect,
})
