import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import * as staff from '@smm/contracts/staff'
import { setSessionCookie, type StaffGuard, staffOf } from '@smm/http-service/staff-session'
import type { Deps } from '../deps.ts'
import { addMember } from './add-member.ts'
import { changePassword } from './change-password.ts'
import { deactivateMember } from './deactivate-member.ts'
import { revokeOneSession, revokeOtherSessions } from './revoke-sessions.ts'
import { listStaff, showAccount, showMember } from './list-staff.ts'
import { renewAccess } from './renew-access.ts'
import { beginSecondStep, confirmSecondStep, removeSecondStep } from './second-step.ts'

/** Address and user agent of a request. */
export const originOf = ({ ip, headers }: FastifyRequest) => ({ address: ip, device: headers['user-agent'] })
const memberOf = (request: FastifyRequest) => ({
  username: staffOf(request).username,
  ...originOf(request),
})

/** Routes of the own account, and of the other members. */
export const accountRoutes: FastifyPluginAsyncTypebox<Deps & { guard: StaffGuard }> = async (app, deps) => {
  const { db } = deps
  app.route({ ...staff.listStaff, handler: (request) => listStaff(db, staffOf(request)) })
  app.route({
    ...staff.addMember,
    async handler(request, reply) {
      const me = staffOf(request)
      const { id, oneTimePassword } = await addMember(deps, memberOf(request), request.body)
      return reply.code(201).send({ member: await showMember(db, id, me), oneTimePassword })
    },
  })
  app.route({
    ...staff.renewAccess,
    async handler(request) {
      const me = staffOf(request)
      const oneTimePassword = await renewAccess(deps, request.params.id, memberOf(request), request.body)
      return { member: await showMember(db, request.params.id, me), oneTimePassword }
    },
  })
  app.route({
    ...staff.deactivateMember,
    async handler(request) {
      await deactivateMember(deps, request.params.id, memberOf(request), request.body)
      return listStaff(db, staffOf(request))
    },
  })
  app.route({ ...staff.showAccount, handler: (request) => showAccount(db, staffOf(request)) })
  app.route({
    ...staff.changePassword,
    async handler(request, reply) {
      const session = await changePassword(deps, memberOf(request), request.body)
      setSessionCookie(reply, session, deps.guard)
      return showAccount(db, session)
    },
  })
  app.route({
    ...staff.beginSecondStep,
    handler: (request) => beginSecondStep(deps, memberOf(request), request.body),
  })
  app.route({
    ...staff.confirmSecondStep,
    async handler(request) {
      const me = staffOf(request)
      const recoveryCodes = await confirmSecondStep(deps, me.username, request.body.code)
      return { account: await showAccount(db, me), recoveryCodes }
    },
  })
  app.route({
    ...staff.removeSecondStep,
    async handler(request) {
      await removeSecondStep(deps, memberOf(request), request.body)
      return showAccount(db, staffOf(request))
    },
  })
  app.route({
    ...staff.endOneSession,
    async handler(request) {
      await revokeOneSession(deps, request.params.id, memberOf(request), request.body ?? {})
      return { authenticated: true }
    },
  })
  app.route({
    ...staff.endOtherSessions,
    async handler(request) {
      await revokeOtherSessions(deps, staffOf(request))
      return showAccount(db, staffOf(request))
    },
  })
}
