import type { KeyObject } from 'node:crypto'
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { staffCookie } from '@smm/contracts/staff'
import { refuseForeignOrigin } from '../foreign-origin.ts'
import { Refusal } from '../refusal.ts'
import type { SessionKeys } from './session-signature.ts'
import {
  absoluteMs,
  idleMs,
  openSession,
  sealSession,
  signSession,
  type StaffSession,
} from './staff-session.ts'

export type StaffGuard = SessionKeys & {
  /** Whether this session was revoked, by the service's own copy of the revocations. */
  isEnded: (sessionId: string) => Promise<boolean>
  /** Whether the public origin is https: cookies are then `Secure` and bound to the host. */
  secure: boolean
}

/** The guard of the service that signs members in, which alone has the private key. */
export type SigningGuard = StaffGuard & { privateKey: KeyObject }

declare module 'fastify' {
  interface FastifyRequest {
    staff: StaffSession | null
  }
}

/** The cookie is renewed after a sixth of the idle time, not at every request. */
const renewAfterMs = idleMs / 6

/** The session at a guarded route. Throws NOT_SIGNED_IN without one. */
export function staffOf({ staff }: Pick<FastifyRequest, 'staff'>): StaffSession {
  if (!staff) throw new Refusal('NOT_SIGNED_IN')
  return staff
}

/**
 * Reads the session into `request.staff`, null without one, and refuses a write from a foreign origin. Registers
 * @fastify/cookie.
 */
export async function identifyStaff(scope: FastifyInstance, guard: StaffGuard): Promise<void> {
  await scope.register(cookie)
  scope.decorateRequest('staff', null)
  scope.addHook('onRequest', async (request, reply) => {
    refuseForeignOrigin(request, guard.secure)
    const session = openSession(request.cookies[staffCookieName(guard)], guard)
    if (!session || (await guard.isEnded(session.sessionId))) return
    request.staff = session
    if (session.idleEndsAt - Date.now() < idleMs - renewAfterMs) {
      setSessionCookie(reply, { ...session, idleEndsAt: Date.now() + idleMs }, guard)
    }
  })
}

/** A browser accepts the `__Host-` prefix only from this host, not from a sibling under the same domain. */
const staffCookieName = ({ secure }: Pick<StaffGuard, 'secure'>) =>
  secure ? `__Host-${staffCookie}` : staffCookie

type CookieGuard = Pick<StaffGuard, 'secret' | 'secure'>

const setSessionCookie = (reply: FastifyReply, session: StaffSession, guard: CookieGuard) =>
  reply.setCookie(staffCookieName(guard), sealSession(session, guard.secret), cookieOptions(guard))

/** Hands out a session that every service accepts. */
export const giveSessionCookie = (reply: FastifyReply, session: StaffSession, guard: SigningGuard) =>
  setSessionCookie(reply, signSession(session, guard.privateKey), guard)

export const clearSessionCookie = (reply: FastifyReply, guard: CookieGuard) =>
  reply.clearCookie(staffCookieName(guard), { ...cookieOptions(guard), maxAge: 0 })

const cookieOptions = (guard: CookieGuard) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: guard.secure,
    maxAge: absoluteMs / 1000,
  }) as const
