import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { staffCookie } from '@smm/contracts/staff'
import { sessionKeysOf } from './session-signature.ts'
import { idleMs, sealSession, signSession, type StaffSession } from './staff-session.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')

/** The settings of a service that signs nobody in. */
export const sessionSettings = {
  STAFF_SESSION_SECRET: 'a secret of the tests, thirty-two characters',
  STAFF_SESSION_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
}

/** The settings of the service that signs members in. */
export const signingSettings = {
  STAFF_SESSION_SECRET: sessionSettings.STAFF_SESSION_SECRET,
  STAFF_SESSION_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
}

export const sessionKeys = { ...sessionKeysOf(sessionSettings, publicKey), privateKey }

/** An owner's session unless `change` says otherwise, just signed in. */
export const aSession = (change: Partial<StaffSession> = {}): StaffSession => ({
  sessionId: randomUUID(),
  username: 'ana',
  role: 'owner',
  idleEndsAt: Date.now() + idleMs,
  endsAt: Date.now() + 3_600_000,
  provenUntil: Date.now() + 600_000,
  ...change,
})

/** The cookie that a member got at the sign-in, as a header's value. */
export const cookieOf = (change: Partial<StaffSession> = {}): string =>
  `${staffCookie}=${sealSession(signSession(aSession(change), privateKey), sessionKeys.secret)}`

/** Cookies of a service that knows only the settings of all services: rightly sealed, not signed or by itself. */
export function mintedCookies(): string[] {
  const ghost = aSession({ username: 'ghost' })
  const own = generateKeyPairSync('ed25519').privateKey
  const real = signSession(aSession({ role: 'viewer' }), privateKey)
  return [ghost, signSession(ghost, own), { ...real, role: 'owner' as const }].map(
    (session) => `${staffCookie}=${sealSession(session, sessionKeys.secret)}`,
  )
}
