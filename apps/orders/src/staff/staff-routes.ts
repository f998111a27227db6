import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import * as contracts from '@smm/contracts/staff'
import { giveSession, type StaffGuard, staffOf } from '@smm/http-service/staff-session'
import type { Deps } from '../deps.ts'
import { addMember } from './add-member.ts'
import { changePassword } from './change-password.ts'
import { deactivateMember } from './deactivate-member.ts'
import { endOneSession, endOtherSessions } from './end-sessions.ts'
import { listStaff, showAccount, showMember } from './list-staff.ts'
import { renewAccess } from './renew-access.ts'
import { beginSecondStep, confirmSecondStep, removeSecondStep } from './second-step.ts'

/** Where a request comes from. */
export const originOf = ({ ip, headers }: FastifyRequest) => ({ address: ip, device: headers['user-agent'] })
const memberOf = (request: FastifyRequest) => ({
  username: staffOf(request).username,
  ...originOf(request),
})

/** The staff's own accounts, and each other's. */
export const accountRoutes: FastifyPluginAsyncTypebox<Deps & { guard: StaffGuard }> = async (app, deps) => {
  const { db } = deps
  app.route({ ...contracts.listStaff, handler: (request) => listStaff(db, staffOf(request)) })
  app.route({
    ...contracts.addMember,
    async handler(request, reply) {
      const me = staffOf(request)
      const { id, oneTimePassword } = await addMember(deps, memberOf(request), request.body)
      return reply.code(201).send({ member: await showMember(db, id, me), oneTimePassword })
    },
  })
  app.route({
    ...contracts.renewAccess,
    async handler(request) {
      const me = staffOf(request)
      const oneTimePassword = await renewAccess(deps, request.params.id, memberOf(request), request.body)
      return { member: await showMember(db, request.params.id, me), oneTimePassword }
    },
  })
  app.route({
    ...contracts.deactivateMember,
    async handler(request) {
      await deactivateMember(deps, request.params.id, memberOf(request), request.body)
      return listStaff(db, staffOf(request))
    },
  })
  app.route({ ...contracts.showAccount, handler: (request) => showAccount(db, staffOf(request)) })
  app.route({
    ...contracts.changePassword,
    async handler(request, reply) {
      const session = await changePassword(deps, memberOf(request), request.body)
      giveSession(reply, session, deps.guard)
      return showAccount(db, session)
    },
  })
  app.route({
    ...contracts.beginSecondStep,
    handler: (request) => beginSecondStep(deps, memberOf(request), request.body),
  })
  app.route({
    ...contracts.confirmSecondStep,
    async handler(request) {
      const me = staffOf(request)
      const recoveryCodes = await confirmSecondStep(deps, me.username, request.body.code)
      return { account: await showAccount(db, me), recoveryCodes }
    },
  })
  app.route({
    ...contracts.removeSecondStep,
    async handler(request) {
      await removeSecondStep(deps, memberOf(request), request.body)
      return showAccount(db, staffOf(request))
    },
  })
  app.route({
    ...contracts.endOneSession,
    async handler(request) {
      await endOneSession(deps, request.params.id, memberOf(request), request.body ?? {})
      return { authenticated: true }
    },
  })
  app.route({
    ...contracts.endOtherSessions,
    async handler(request) {
      await endOtherSessions(deps, staffOf(request))
      return showAccount(db, staffOf(request))
    },
  })
}
