import type { FastifyRequest } from 'fastify'
import * as staff from '@smm/contracts/staff'
import type { StaffScope } from '@smm/http-service/staff/staff-routes'
import { giveSessionCookie, type SigningGuard, staffOf } from '@smm/http-service/staff/identify-staff'
import { authStateOf, proofMs } from '@smm/http-service/staff/staff-session'
import type { Deps } from '../deps.ts'
import { addMember } from './members/add-member.ts'
import { changeRole } from './members/change-role.ts'
import { changePassword } from './password/change-password.ts'
import { deactivateMember } from './members/deactivate-member.ts'
import { revokeOneSession, revokeOtherSessions } from './revoke-sessions.ts'
import { listStaff, showAccount, showMember } from './members/list-staff.ts'
import { markNoticesSeen } from './unseen-notices.ts'
import { reauthenticate } from './reauthenticate.ts'
import { renewAccess } from './members/renew-access.ts'
import { beginSecondStep, confirmSecondStep, removeSecondStep } from './second-step/enrol-second-step.ts'

/** Address and user agent of a request. */
export const originOf = ({ ip, headers }: FastifyRequest) => ({ address: ip, device: headers['user-agent'] })
const memberOf = (request: FastifyRequest) => ({
  username: staffOf(request).username,
  ...originOf(request),
})

/** Routes about the members of the staff. */
export function memberRoutes(app: StaffScope, deps: Deps): void {
  app.route({ ...staff.listStaff, handler: (request) => listStaff(deps, staffOf(request)) })
  app.route({
    ...staff.addMember,
    async handler(request, reply) {
      const me = staffOf(request)
      const { id, oneTimePassword } = await addMember(deps, memberOf(request), request.body)
      return reply.code(201).send({ member: await showMember(deps, id, me), oneTimePassword })
    },
  })
  app.route({
    ...staff.renewAccess,
    async handler(request) {
      const me = staffOf(request)
      const oneTimePassword = await renewAccess(deps, request.params.id, memberOf(request), request.body)
      return { member: await showMember(deps, request.params.id, me), oneTimePassword }
    },
  })
  app.route({
    ...staff.changeRole,
    async handler(request) {
      const { id } = request.params
      await changeRole(deps, id, memberOf(request), request.body)
      return showMember(deps, id, staffOf(request))
    },
  })
  app.route({
    ...staff.deactivateMember,
    async handler(request) {
      await deactivateMember(deps, request.params.id, memberOf(request), request.body)
      return listStaff(deps, staffOf(request))
    },
  })
}

/** Routes of the own account. */
export function accountRoutes(app: StaffScope, deps: Deps, guard: SigningGuard): void {
  app.route({ ...staff.showAccount, handler: (request) => showAccount(deps, staffOf(request)) })
  app.route({
    ...staff.markNoticesSeen,
    async handler(request) {
      const me = staffOf(request)
      await markNoticesSeen(deps.db, me.username, request.body.upTo)
      return showAccount(deps, me)
    },
  })
  app.route({
    ...staff.proveIdentity,
    async handler(request, reply) {
      await reauthenticate(deps, memberOf(request), request.body)
      const session = { ...staffOf(request), provenUntil: Date.now() + proofMs }
      giveSessionCookie(reply, session, guard)
      return authStateOf(session)
    },
  })
  app.route({
    ...staff.changePassword,
    async handler(request, reply) {
      const session = await changePassword(deps, memberOf(request), request.body)
      giveSessionCookie(reply, session, guard)
      return showAccount(deps, session)
    },
  })
  app.route({
    ...staff.beginSecondStep,
    handler: (request) => beginSecondStep(deps, memberOf(request), request.body),
  })
  app.route({
    ...staff.confirmSecondStep,
    async handler(request, reply) {
      const { isEnrolling, ...me } = staffOf(request)
      const recoveryCodes = await confirmSecondStep(deps, me.username, request.body.code)
      if (isEnrolling) giveSessionCookie(reply, me, guard)
      return { account: await showAccount(deps, me), recoveryCodes }
    },
  })
  app.route({
    ...staff.removeSecondStep,
    async handler(request) {
      await removeSecondStep(deps, memberOf(request), request.body)
      return showAccount(deps, staffOf(request))
    },
  })
  app.route({
    ...staff.endOneSession,
    async handler(request) {
      await revokeOneSession(deps, request.params.id, staffOf(request), memberOf(request), request.body ?? {})
      return { authenticated: true }
    },
  })
  app.route({
    ...staff.endOtherSessions,
    async handler(request) {
      await revokeOtherSessions(deps, staffOf(request))
      return showAccount(deps, staffOf(request))
    },
  })
}
