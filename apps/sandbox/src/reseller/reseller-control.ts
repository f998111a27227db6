import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import { FaultPlan, planOf, refuseUnknownModes } from '../plan-faults.ts'
import type { ListedService } from './catalogue.ts'
import { commonDialect, Dialect, sayOrderId } from './dialect.ts'
import { type Reseller, unitsPerReal } from './open-reseller.ts'
import { orderAt, type UpstreamOrder } from './order-life.ts'
import { panelModes } from './reseller-routes.ts'
import { saidReais } from './tell-status.ts'

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
    /** Of orders placed from now on. */
    stepMs: Type.Optional(Type.Integer({ minimum: 0 })),
    refuseActiveLink: Type.Optional(Type.Boolean()),
    /** Null is the common dialect again. */
    dialect: Type.Optional(Type.Union([Type.Partial(Dialect, { additionalProperties: false }), Type.Null()])),
    services: Type.Optional(Type.Array(ServiceChange)),
  },
  { additionalProperties: false },
)
const Saying = Type.Object(
  {
    status: Type.Union([Type.String({ minLength: 1, maxLength: 40 }), Type.Null()]),
    remains: Type.Optional(Type.Integer()),
    startCount: Type.Optional(Type.Integer()),
  },
  { additionalProperties: false },
)

/** What only the sandbox has: misbehaving, and looking into the reseller. */
export function resellerControl(app: FastifyInstance, reseller: Reseller) {
  app.post<{ Body: Static<typeof Control> }>('/control', { schema: { body: Control } }, (request, reply) => {
    const { failNext, dialect, services = [], balance, latencyMs, failRate, ...manner } = request.body
    const refusal =
      refuseUnknownModes(failNext, panelModes) ??
      services.map((one) => refuseHalf(reseller, one)).find(Boolean)
    if (refusal) return reply.code(400).send(refusal)
    services.forEach((one) => reseller.putService(changedService(reseller, one)))
    if (balance !== undefined) reseller.setBalance(Math.round(Number(balance) * unitsPerReal))
    if (dialect !== undefined) Object.assign(reseller.dialect, dialect ?? commonDialect)
    if (failNext === null) reseller.faults.clear()
    reseller.faults.add(planOf(failNext))
    reseller.faults.latencyMs = latencyMs ?? reseller.faults.latencyMs
    reseller.faults.failRate = failRate ?? reseller.faults.failRate
    Object.assign(reseller.manner, manner)
    return stateOf(reseller)
  })
  app.get('/control', () => stateOf(reseller))

  app.get('/orders', () => reseller.orders.all().map((order) => orderState(reseller, order)))

  /** Says what an order is, whatever its clock says; a status of null gives it back to the clock. */
  app.post<{ Params: { id: string }; Body: Static<typeof Saying> }>(
    '/orders/:id',
    { schema: { body: Saying } },
    (request, reply) => {
      const order = reseller.orders.get(request.params.id)
      if (!order) return reply.code(404).send({ error: 'UNKNOWN_ORDER', message: 'No such order.' })
      const { status, ...told } = request.body
      const { said: _said, ...unsaid } = order
      const present = orderAt(order, reseller.now())
      const said =
        status === null
          ? undefined
          : { remains: present.remains, startCount: order.startCount, ...told, status }
      const changed: UpstreamOrder = { ...unsaid, ...(said && { said }) }
      reseller.putOrder(changed)
      return orderState(reseller, changed)
    },
  )

  /** Says what became of a refill, whatever its clock says. */
  app.post<{ Params: { id: string }; Body: { status: string } }>('/refills/:id', (request, reply) => {
    const refill = reseller.refills.get(request.params.id)
    if (!refill) return reply.code(404).send({ error: 'UNKNOWN_REFILL', message: 'No such refill.' })
    reseller.refills.put(refill.id, { ...refill, said: String(request.body.status) })
    return reseller.refills.get(refill.id)
  })
  app.get('/refills', () => reseller.refills.all())
}

type Change = Static<typeof ServiceChange>

function refuseHalf(reseller: Reseller, change: Change) {
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
  const { status, remains, startCount, chargeUnits } = orderAt(order, reseller.now())
  const { service, link, quantity, comments, receivedAt } = order
  const id = sayOrderId(reseller.dialect, order.id)
  const charge = saidReais(chargeUnits)
  return { id, service, link, quantity, comments, receivedAt, status, remains, startCount, charge }
}

const stateOf = (reseller: Reseller) => ({
  ...reseller.manner,
  balance: saidReais(reseller.balanceUnits()),
  latencyMs: reseller.faults.latencyMs,
  failRate: reseller.faults.failRate,
  failNext: reseller.faults.planned(),
  dialect: reseller.dialect,
})
