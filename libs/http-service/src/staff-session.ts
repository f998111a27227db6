import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { StaffRole } from '@smm/contracts/access'
import { type AuthState, staffCookie } from '@smm/contracts/staff'
import { refuseForeignOrigin } from './foreign-origin.ts'
import { Refusal } from './refusal.ts'
import { keyFor, seal, unseal } from './sealed.ts'

/** Times are milliseconds since 1970. */
export type StaffSession = {
  sessionId: string
  username: string
  role: StaffRole
  idleEndsAt: number
  endsAt: number
  /** Until when the member need not prove their identity again. */
  provenUntil: number
  /** The member has yet to enrol the second step that their role demands. */
  isEnrolling?: true
}

/** The content of the signed cookie. The previous release writes neither role nor proof. */
type SealedSession = Omit<StaffSession, 'role' | 'provenUntil'> &
  Partial<Pick<StaffSession, 'role' | 'provenUntil'>>

export type StaffGuard = {
  /** The key that signs the cookies: the same in every service, at least 32 characters. */
  secret: string
  /** Whether this session was revoked, by the service's own copy of the revocations. */
  isEnded: (sessionId: string) => Promise<boolean>
  /** Whether the public origin is https: cookies are then `Secure` and bound to the host. */
  secure: boolean
}

export const idleMs = 30 * 60_000
export const absoluteMs = 12 * 60 * 60_000
/** How long a proof of identity is good for; a sign-in is one. */
export const proofMs = 10 * 60_000
/** The cookie is renewed after a sixth of the idle time, not at every request. */
const renewAfterMs = idleMs / 6

declare module 'fastify' {
  interface FastifyRequest {
    staff: StaffSession | null
  }
}

/**
 * The key of sessions that may not do everything. The previous release takes every session it can open for an
 * administrator's, and does not know this one.
 */
const limitedKey = (secret: string) => keyFor(secret, 'limited staff session')

export function sealSession(session: SealedSession, secret: string): string {
  const isLimited = session.isEnrolling || (session.role ?? 'owner') !== 'owner'
  return seal(session, isLimited ? limitedKey(secret) : secret)
}

/** The session of a sealed cookie; null when it is forged, malformed, or past its idle or absolute end. */
export function openSession(
  sealed: string | undefined,
  secret: string,
  now = Date.now(),
): StaffSession | null {
  const session =
    unseal<SealedSession>(sealed, secret, now) ?? unseal<SealedSession>(sealed, limitedKey(secret), now)
  if (!session || session.idleEndsAt <= now) return null
  // Only owners get a session of the previous release: a trigger of the table refuses any other.
  return session.role ? { provenUntil: 0, ...session, role: session.role } : ofPreviousRelease(session)
}

/** It is taken for proven, because the panel of its release cannot ask for a proof. */
const ofPreviousRelease = (session: SealedSession): StaffSession => ({
  ...session,
  role: 'owner',
  provenUntil: session.endsAt,
})

/** The part of a session that its client may know. */
export const authStateOf = (session: StaffSession | null): AuthState =>
  session
    ? {
        authenticated: true,
        role: session.role,
        ...(session.isEnrolling && { isEnrolling: true }),
        provenForSeconds: Math.max(0, Math.floor((session.provenUntil - Date.now()) / 1000)),
      }
    : { authenticated: false }

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
    const session = openSession(request.cookies[staffCookieName(guard)], guard.secret)
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

export const setSessionCookie = (reply: FastifyReply, session: StaffSession, guard: CookieGuard) =>
  reply.setCookie(staffCookieName(guard), sealSession(session, guard.secret), cookieOptions(guard))

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
