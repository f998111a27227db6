import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import { FaultPlan, toFaults, refuseUnknownModes } from '../fault-plan-schema.ts'
import { type Charge, expiresAt } from './charge.ts'
import type { Notifier } from './notify-webhook.ts'
import type { Bank } from './bank-state.ts'
import { payCode, type PayRequest } from './pay-code.ts'
import { presentCharge } from './presenters.ts'

const Pay = Type.Object(
  {
    pixCode: Type.String({ maxLength: 1000 }),
    amount: Type.Optional(Type.Union([Type.Number({ exclusiveMinimum: 0 }), Type.String()])),
    times: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    force: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
const Control = Type.Object(
  {
    webhooks: Type.Optional(Type.Enum(['on', 'off', 'duplicate', 'forged'])),
    copies: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
    payExpired: Type.Optional(Type.Boolean()),
    refunds: Type.Optional(Type.Enum(['accept', 'refuse'])),
    refundMs: Type.Optional(Type.Integer({ minimum: 0 })),
    latencyMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 600_000 })),
    failRate: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
    failNext: Type.Optional(FaultPlan),
  },
  { additionalProperties: false },
)
const Forge = Type.Object(
  { txid: Type.String(), secret: Type.Enum(['no-secret', 'wrong-secret', 'right-secret']) },
  { additionalProperties: false },
)

/** Control plane of the bank: pays codes, plans faults and shows its state. */
export function bankControl(app: FastifyInstance, bank: Bank, notifier: Notifier) {
  app.post<{ Body: Static<typeof Pay> }>('/pay', { schema: { body: Pay } }, (request, reply) => {
    const outcome = pay(bank, notifier, request.body)
    return reply.code(outcome.status).send(outcome.body)
  })

  app.post<{ Body: Static<typeof Control> }>('/control', { schema: { body: Control } }, (request, reply) => {
    const { latencyMs, failRate, failNext, ...behaviour } = request.body
    const refusal = refuseUnknownModes(failNext, [])
    if (refusal) return reply.code(400).send(refusal)
    Object.assign(bank.behaviour, behaviour)
    bank.faults.latencyMs = latencyMs ?? bank.faults.latencyMs
    bank.faults.failRate = failRate ?? bank.faults.failRate
    if (failNext === null) bank.faults.clear()
    bank.faults.add(toFaults(failNext))
    return stateOf(bank)
  })
  app.get('/control', () => stateOf(bank))

  app.get('/charges', () =>
    bank.charges
      .all()
      .reverse()
      .map((charge) => chargeState(bank, charge)),
  )
  app.get('/notices', () => notifier.notices.toReversed())

  app.post<{ Body: Static<typeof Forge> }>('/forge', { schema: { body: Forge } }, async (request, reply) => {
    const charge = bank.charges.get(request.body.txid)
    if (!charge) return reply.code(404).send({ error: 'UNKNOWN_CHARGE', message: 'Cobrança não encontrada.' })
    return { answered: (await notifier.forge(charge, request.body.secret)) ?? null }
  })
}

/** Pays a code and notifies the shop in the background. */
export function pay(bank: Bank, notifier: Notifier, wanted: PayRequest) {
  const payment = payCode(bank, wanted)
  if (!payment.ok) {
    const { status, error, message } = payment
    return { status, body: { paid: false as const, error, message } }
  }
  payment.payments.forEach((pix) => notifier.notify(pix))
  const endToEndIds = payment.payments.map(({ endToEndId }) => endToEndId)
  const txid = payment.payments[0]?.txid ?? null
  return { status: 200, body: { paid: true as const, endToEndId: endToEndIds[0], txid, endToEndIds } }
}

export const chargeState = (bank: Bank, charge: Charge) => ({
  ...presentCharge(bank, charge),
  pixCode: charge.pixCopiaECola,
  expiresAt: expiresAt(charge).toISOString(),
  isOpen: charge.status === 'ATIVA' && expiresAt(charge).getTime() > bank.now(),
})

const stateOf = (bank: Bank) => ({
  ...bank.behaviour,
  latencyMs: bank.faults.latencyMs,
  failRate: bank.faults.failRate,
  failNext: bank.faults.planned(),
})
