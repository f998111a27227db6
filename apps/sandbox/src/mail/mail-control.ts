import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import { FaultPlan, toFaults } from '../fault-plan-schema.ts'
import { mailModes } from './mail-server.ts'
import type { Mailbox } from './mailbox.ts'

const Control = Type.Object(
  {
    /** Before each answer to a recipient. */
    latencyMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 600_000 })),
    failNext: Type.Optional(FaultPlan),
    /** Addresses that are refused with 550 from now on, in place of those before. */
    refuse: Type.Optional(Type.Array(Type.String())),
  },
  { additionalProperties: false },
)

/** Control plane of the mail server: plans faults and shows what was received. */
export function mailControl(app: FastifyInstance, mailbox: Mailbox) {
  app.post<{ Body: Static<typeof Control> }>('/control', { schema: { body: Control } }, (request, reply) => {
    const { latencyMs, failNext, refuse } = request.body
    const unknown = toFaults(failNext).find(({ mode }) => !mailModes.includes(mode))
    if (unknown) {
      const message = `${unknown.mode} is none of ${mailModes.join(', ')}`
      return reply.code(400).send({ error: 'UNKNOWN_MODE', message })
    }
    if (failNext === null) mailbox.faults.clear()
    mailbox.faults.add(toFaults(failNext))
    mailbox.faults.latencyMs = latencyMs ?? mailbox.faults.latencyMs
    if (refuse) {
      mailbox.refusedAddresses.clear()
      for (const address of refuse) mailbox.refusedAddresses.add(address)
    }
    return stateOf(mailbox)
  })
  app.get('/control', () => stateOf(mailbox))

  /** Every mail, oldest first; `to` keeps those to one address. */
  app.get<{ Querystring: { to?: string } }>('/messages', ({ query: { to } }) =>
    mailbox.all().filter((mail) => to === undefined || mail.to === to),
  )
  app.delete('/messages', () => {
    mailbox.clear()
    return { ok: true }
  })
}

const stateOf = ({ faults, refusedAddresses }: Mailbox) => ({
  latencyMs: faults.latencyMs,
  failNext: faults.planned(),
  refuse: [...refusedAddresses],
})
