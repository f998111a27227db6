import type { KeyObject } from 'node:crypto'
import type { AuthState } from '@smm/contracts/staff'
import { keyFor, seal, unseal } from '../cryptography/sealed.ts'
import { isSignatureOf, type SessionKeys, type SignedFields, signFields } from './session-signature.ts'

/** Times are milliseconds since 1970. Every service renews the idle time, so the signature leaves it out. */
export type StaffSession = SignedFields & { idleEndsAt: number; signature?: string }

/** The content of the sealed cookie. Previous releases write no signature, and some neither role nor proof. */
type SealedSession = Omit<StaffSession, 'role' | 'provenUntil'> &
  Partial<Pick<StaffSession, 'role' | 'provenUntil'>>

export const idleMs = 30 * 60_000
export const absoluteMs = 12 * 60 * 60_000
/** How long a proof of identity is good for; a sign-in is one. */
export const proofMs = 10 * 60_000

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

export const signSession = (session: StaffSession, privateKey: KeyObject): StaffSession => ({
  ...session,
  signature: signFields(session, privateKey),
})
