import { createHmac, timingSafeEqual } from 'node:crypto'
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { staffCookie } from '@smm/contracts/staff'
import { Refusal } from './refusal.ts'

/** The content of the signed cookie. Times are milliseconds since 1970. */
export type StaffSession = { sessionId: string; username: string; idleEndsAt: number; endsAt: number }

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
/** The cookie is renewed after a sixth of the idle time, not at every request. */
const renewAfterMs = idleMs / 6

declare module 'fastify' {
  interface FastifyRequest {
    staff: StaffSession | null
  }
}

const signature = (payload: string, secret: string) =>
  createHmac('sha256', secret).update(payload).digest('base64url')

/** The cookie's value: the session as base64url JSON, a dot, its HMAC-SHA256. */
export function sealSession(session: StaffSession, secret: string): string {
  const payload = Buffer.from(JSON.stringify(session)).toString('base64url')
  return `${payload}.${signature(payload, secret)}`
}

/** The session of a sealed cookie; null when it is forged, malformed, or past its idle or absolute end. */
export function openSession(
  sealed: string | undefined,
  secret: string,
  now = Date.now(),
): StaffSession | null {
  const [payload, mac, ...rest] = (sealed ?? '').split('.')
  if (!payload || !mac || rest.length > 0) return null
  const expected = Buffer.from(signature(payload, secret))
  const given = Buffer.from(mac)
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null
  const session = JSON.parse(Buffer.from(payload, 'base64url').toString()) as StaffSession
  return session.idleEndsAt > now && session.endsAt > now ? session : null
}

/**
 * Guards every route of `scope`: without a session it answers 401, and a write from a foreign origin 403. Registers
 * @fastify/cookie; handlers read the session by `staffOf`.
 */
export async function guardStaffRoutes(scope: FastifyInstance, guard: StaffGuard): Promise<void> {
  await identifyStaff(scope, guard)
  scope.addHook('onRequest', async (request) => void staffOf(request))
}

/** The session at a guarded route. Throws NOT_SIGNED_IN without one. */
export function staffOf({ staff }: Pick<FastifyRequest, 'staff'>): StaffSession {
  if (!staff) throw new Refusal('NOT_SIGNED_IN')
  return staff
}

/** As `guardStaffRoutes`, but without a session `request.staff` is null: for the sign-in and the session check. */
export async function identifyStaff(scope: FastifyInstance, guard: StaffGuard): Promise<void> {
  await scope.register(cookie)
  scope.decorateRequest('staff', null)
  scope.addHook('onRequest', async (request, reply) => {
    refuseForeignOrigin(request)
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

/** CSRF protection by the origin a browser sends; another client has no cookie to abuse. */
function refuseForeignOrigin(request: FastifyRequest) {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') throw new Refusal('FOREIGN_ORIGIN', { site })
  const { origin } = request.headers
  if (site === undefined && origin !== undefined && !isOwnOrigin(origin, request)) {
    throw new Refusal('FOREIGN_ORIGIN', { origin })
  }
}

function isOwnOrigin(origin: string, request: FastifyRequest): boolean {
  if (!URL.canParse(origin)) return false
  return new URL(origin).host === request.host
}
