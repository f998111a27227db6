import type { KeyObject } from 'node:crypto'
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type AuthState, staffCookie } from '@smm/contracts/staff'
import { refuseForeignOrigin } from '../foreign-origin.ts'
import { Refusal } from '../refusal.ts'
import { keyFor, seal, unseal } from '../cryptography/sealed.ts'
import { isSignatureOf, type SessionKeys, type SignedFields, signFields } from './session-signature.ts'

/** Times are milliseconds since 1970. Every service renews the idle time, so the signature leaves it out. */
export type StaffSession = SignedFields & { idleEndsAt: number; signature?: string }

/** The content of the sealed cookie. Previous releases write no signature, and some neither role nor proof. */
type SealedSession = Omit<StaffSession, 'role' | 'provenUntil'> &
  Partial<Pick<StaffSession, 'role' | 'provenUntil'>>

export type StaffGuard = SessionKeys & {
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
  { secret, publicKey, unsignedUntil }: SessionKeys,
  now = Date.now(),
): StaffSession | null {
  const session =
    unseal<SealedSession>(sealed, secret, now) ?? unseal<SealedSession>(sealed, limitedKey(secret), now)
  if (!session || session.idleEndsAt <= now) return null
  if (isSigned(session, publicKey)) return session
  const isAccepted = session.signature === undefined && session.endsAt <= unsignedUntil
  return isAccepted ? ofPreviousRelease(session) : null
}

const isSigned = (session: SealedSession, publicKey: KeyObject): session is StaffSession =>
  session.signature !== undefined && isSignatureOf(session.signature, session, publicKey)

/**
 * Without a role only owners got a session: a trigger of the table refuses any other. It is taken for proven, because the
 * panel of its release cannot ask for a proof.
 */
const ofPreviousRelease = (session: SealedSession): StaffSession =>
  session.role
    ? { provenUntil: 0, ...session, role: session.role }
    : { ...session, role: 'owner', provenUntil: session.endsAt }

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

/** The guard of the service that signs members in, which alone has the private key. */
export type SigningGuard = StaffGuard & { privateKey: KeyObject }

export const signSession = (session: StaffSession, privateKey: KeyObject): StaffSession => ({
  ...session,
  signature: signFields(session, privateKey),
})

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
