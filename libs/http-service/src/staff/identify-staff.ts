import type { KeyObject } from 'node:crypto'
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { grantCookie, staffCookie } from '@smm/contracts/staff'
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
    const session = await findSession(request, guard)
    request.staff = session
    if (session && session.idleEndsAt - Date.now() < idleMs - renewAfterMs) {
      const renewed = sealSession({ ...session, idleEndsAt: Date.now() + idleMs }, guard.secret)
      reply.setCookie(nameOf(staffCookie, guard), renewed, cookieOptions(guard))
    }
  })
}

/** Of the cookies' sessions that are live, the one proven last: an answer that is late renews an older one. */
async function findSession({ cookies }: FastifyRequest, guard: StaffGuard): Promise<StaffSession | null> {
  const sessions = [grantCookie, staffCookie]
    .flatMap((cookieName) => openSession(cookies[nameOf(cookieName, guard)], guard) ?? [])
    .toSorted((one, other) => other.provenUntil - one.provenUntil)
  for (const session of sessions) {
    if (await guard.isEnded(session.sessionId)) continue
    const same = sessions.filter(({ sessionId }) => sessionId === session.sessionId)
    return { ...session, idleEndsAt: Math.max(...same.map(({ idleEndsAt }) => idleEndsAt)) }
  }
  return null
}

/** A browser accepts the `__Host-` prefix only from this host, not from a sibling under the same domain. */
const nameOf = (cookieName: string, { secure }: Pick<StaffGuard, 'secure'>) =>
  secure ? `__Host-${cookieName}` : cookieName

/** Hands out a session that every service accepts, in a cookie that is renewed and in one that is not. */
export function giveSessionCookie(reply: FastifyReply, session: StaffSession, guard: SigningGuard) {
  const sealed = sealSession(signSession(session, guard.privateKey), guard.secret)
  for (const cookieName of [staffCookie, grantCookie])
    reply.setCookie(nameOf(cookieName, guard), sealed, cookieOptions(guard))
  return reply
}

export function clearSessionCookie(reply: FastifyReply, guard: Pick<StaffGuard, 'secure'>) {
  for (const cookieName of [staffCookie, grantCookie])
    reply.clearCookie(nameOf(cookieName, guard), { ...cookieOptions(guard), maxAge: 0 })
  return reply
}

const cookieOptions = (guard: Pick<StaffGuard, 'secure'>) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: guard.secure,
    maxAge: absoluteMs / 1000,
  }) as const
